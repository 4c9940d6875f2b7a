"""Of dice seen aslant the sides are told from the tops, and tops of touching dice are left alone."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.dice_seen import as_tiles, faces
from vision.dice_sides import sides


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
