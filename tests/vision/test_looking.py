"""Pieces are looked at in the frames that show them best."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import cv2
import numpy as np
import pytest

from vision.decode import Pixels
from vision.flatten import MARGIN, Pyramid
from vision.halves import Floats, Tiles
from vision.looking import Looks, look_well
from vision.thresholds import LookBy

BY = LookBy(
    size=48, temperature=1.0, off=0.06, far=0.16, clear=0.97, clearly_counted=0.0, most_looks=6, longer=1.2,
    likely=0.25, plain=0.75, hopeless=0.02, around=(),
)  # fmt: skip
EDGE = 80.0


class SeesWhiteSquares:
    """Is sure of a crop whose face is white and whose margin is black, and never knows a better frame."""

    by = BY

    def tell(self, crops: Pixels) -> tuple[Floats, Floats]:
        rim = round(BY.size * MARGIN / (1 + 2 * MARGIN))
        face = (crops[:, rim + 2 : -rim - 2, rim + 2 : -rim - 2] > 127).mean((1, 2, 3))
        around = np.concatenate([crops[:, 0], crops[:, -1], crops[:, :, 0], crops[:, :, -1]], 1)
        margin = (around < 128).mean((1, 2))
        return (face * margin)[:, None], np.zeros((len(crops), 6))

    def shown(self, looks: Looks) -> Any:
        told = looks.best.told[:, :, 0]
        return SimpleNamespace(
            half=np.ones_like(told), confidence=told[:, 0], unsure=lambda by: told[:, 0] < 0.9
        )


def die(partner: tuple[float, float], side: tuple[float, float]) -> Tiles:
    one = np.array([[[200.0, 200.0]]])
    return Tiles(one, np.array([[partner]]), np.array([[side]]), np.array([0.8]), np.zeros(1))


@pytest.mark.parametrize("degrees", [0, 20, 45, 70])
def test_a_die_that_a_finder_told_in_the_mean_of_two_frames_is_looked_at_in_one_of_them(degrees: int) -> None:
    turn = np.deg2rad(degrees)
    up, right = EDGE * np.array([np.sin(turn), -np.cos(turn)]), EDGE * np.array([np.cos(turn), np.sin(turn)])
    corners = np.array([200, 200]) + np.array([up + right, right - up, -up - right, up - right]) / 2
    photo = cv2.fillConvexPoly(np.zeros((400, 400, 3), np.uint8), np.rint(corners).astype(int), (255,) * 3)
    mean, across = (up + right) / 2, (right - up) / 4

    tiles, looks = look_well(
        Pyramid(np.asarray(photo, np.uint8)), die(tuple(mean), tuple(across)), np.ones(2), SeesWhiteSquares()
    )

    assert looks.again.tolist() == [0]
    lies = {tuple(np.rint(way).astype(int)) for way in (up, right, -up, -right)}
    assert tuple(np.rint(tiles.partners[0, 0]).astype(int)) in lies
    assert np.hypot(*tiles.sides[0, 0]) == pytest.approx(EDGE / 2)


class SeesRightFrames:
    """Is sure of tiles whose width is half of their height on a table seen at 60 degrees, else of nothing."""

    by = replace(BY, clear=0.9)

    def tell(self, crops: Pixels) -> tuple[Floats, Floats]:
        return np.ones((len(crops), 1)), np.zeros((len(crops), 6))

    def shown(self, looks: Looks) -> Any:
        side = looks.best.truly.sides[:, 0] * (1, 2)
        up = looks.best.truly.partners[:, 0] * (1, 2)
        wide, long = np.hypot(*side.T), np.hypot(*up.T)
        square = np.abs((side * up).sum(1)) < 0.02 * wide * long
        sure = np.where(square & (np.abs(2 * wide / long - 1) < 0.02), 0.96, 0.01)
        half = np.full((len(sure), 2), 0.1)
        return SimpleNamespace(half=half, confidence=sure, unsure=lambda by: sure < 0.9)


def test_a_tile_whose_side_the_finder_missed_is_looked_at_as_the_others_lie() -> None:
    angles = np.deg2rad([10, 60, 100, 150])
    up = 60 * np.stack([np.sin(angles), -np.cos(angles) / 2], 1)
    side = 30 * np.stack([np.cos(angles), np.sin(angles) / 2], 1)
    middles = np.array([[100, 100], [300, 100], [100, 300], [300, 300]])
    told = side.copy()
    told[3] = told[3] * 0.6 + up[3] * 0.15
    tiles = Tiles(
        np.stack([middles - up / 2, middles + up / 2], 1), np.stack([up, -up], 1),
        np.stack([told, -told], 1), np.full(4, 0.5), np.zeros(4),
    )  # fmt: skip

    seen, looks = look_well(Pyramid(np.zeros((400, 400, 3), np.uint8)), tiles, np.ones(2), SeesRightFrames())

    assert looks.again.tolist() == [3]
    assert seen.sides[3, 0] == pytest.approx(side[3], abs=0.01)


class TakesSlantedForClear:
    """Sees half a die in frames that stand on their corners, and is surer there of what it shows."""

    by = BY

    def tell(self, crops: Pixels) -> tuple[Floats, Floats]:
        return np.ones((len(crops), 1)), np.zeros((len(crops), 6))

    def shown(self, looks: Looks) -> Any:
        up = looks.best.truly.partners
        slanted = np.abs(up[:, :, 0]) > 1
        confidence = np.where(slanted[:, 0], 0.8, 0.6)
        return SimpleNamespace(
            half=np.where(slanted, 0.9, 1.0), confidence=confidence, unsure=lambda by: confidence < 0.9
        )


def test_a_die_that_lies_well_in_its_frame_is_not_moved_to_one_across_it() -> None:
    photo = np.zeros((400, 400, 3), np.uint8)
    tiles, _ = look_well(
        Pyramid(photo), die((0.0, -EDGE), (EDGE / 2, 0.0)), np.ones(2), TakesSlantedForClear()
    )
    assert tiles.partners[0, 0].tolist() == [0.0, -EDGE]
