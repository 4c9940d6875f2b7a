"""Of dice seen aslant the sides are told from the tops, and tops of touching dice are left alone."""

from __future__ import annotations

import numpy as np
import pytest

from vision.dice_sides import sides
from vision.halves import Tiles

FOCAL_PX, FAR = 1400.0, 14.0  # edges of a die from the camera to the table's middle


def picture(points: np.ndarray, tilt: float) -> np.ndarray:
    """Points (n, 3) on and over the table, z up, as a camera `tilt` degrees from the vertical sees them."""
    turn = np.deg2rad(tilt)
    right, down = np.array([1.0, 0, 0]), np.array([0, -np.cos(turn), -np.sin(turn)])
    ahead = np.array([0, np.sin(turn), -np.cos(turn)])
    away = points + FAR * ahead
    return np.stack([away @ right, away @ down], 1) / (away @ ahead)[:, None] * FOCAL_PX


def faces(x: float, y: float, yaw: float, tilt: float) -> tuple[list[np.ndarray], list[bool]]:
    """What is seen of a die of edge 1 that stands at x, y: centre and half edges of each face, px; which are
    sides."""
    c, s = np.cos(np.deg2rad(yaw)), np.sin(np.deg2rad(yaw))
    ways = [np.array([c, s, 0]), np.array([-s, c, 0]), np.array([-c, -s, 0]), np.array([s, -c, 0])]
    middle, up = np.array([x, y, 0.5]), np.array([0, 0, 1.0])
    eye = -FAR * np.array([0, np.sin(np.deg2rad(tilt)), -np.cos(np.deg2rad(tilt))])
    found, side = [(middle + up / 2, ways[0], ways[1])], [False]
    for i, way in enumerate(ways):
        towards = eye - middle - way / 2
        if way @ towards / np.linalg.norm(towards) > 0.35:
            found.append((middle + way / 2, up, ways[(i + 1) % 4]))
            side.append(True)
    return [picture(np.stack([m, m + a / 2, m + b / 2]), tilt) for m, a, b in found], side


def as_tiles(seen: list[np.ndarray]) -> Tiles:
    points = np.stack(seen)
    ups, rights = points[:, 1] - points[:, 0], points[:, 2] - points[:, 0]
    left = ups[:, 0] * rights[:, 1] - ups[:, 1] * rights[:, 0] < 0  # the right lies clockwise of up
    rights[left] *= -1
    nothing = np.zeros(len(points))
    return Tiles(points[:, None, 0], 2 * ups[:, None], rights[:, None], np.ones(len(points)), nothing)


@pytest.mark.parametrize("tilt", [30, 40, 50, 58])
@pytest.mark.parametrize("yaw", [0, 20, 45, 70])
def test_sides_of_a_lone_die_are_told_by_their_place_below_its_top(tilt: float, yaw: float) -> None:
    seen, side = faces(0.5, 0.3, yaw, tilt)
    worth = np.where(side, 0.6, 0.9)
    assert sides(as_tiles(seen), worth).tolist() == side


@pytest.mark.parametrize("turned", [0, 90, 180, 215])
def test_the_photo_may_have_been_taken_from_any_side_of_the_table(turned: float) -> None:
    seen, side = faces(0.0, 0.0, 25, 45)
    more, others = faces(2.5, 1.0, 60, 45)
    c, s = np.cos(np.deg2rad(turned)), np.sin(np.deg2rad(turned))
    turn = np.array([[c, -s], [s, c]])
    tiles = as_tiles([points @ turn.T for points in seen + more])
    assert sides(tiles, np.where(side + others, 0.5, 0.9)).tolist() == side + others


def test_the_tops_of_dice_that_touch_are_no_sides() -> None:
    seen = [faces(x, y, 0, 35)[0][0] for x in (0.0, 1.0, 2.0) for y in (0.0, 1.0)]
    assert not sides(as_tiles(seen), np.full(6, 0.8)).any()


def test_from_straight_above_there_are_no_sides() -> None:
    seen = [faces(x, 0.0, 10, 0)[0][0] for x in (0.0, 1.2)]
    assert not sides(as_tiles(seen), np.array([0.9, 0.5])).any()


def test_one_face_or_none_is_no_side() -> None:
    assert sides(as_tiles(faces(0, 0, 0, 30)[0][:1]), np.ones(1)).tolist() == [False]
    assert sides(as_tiles(faces(0, 0, 0, 30)[0][:1])[:0], np.empty(0)).tolist() == []
