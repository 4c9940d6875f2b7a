"""Pieces are looked at in the frames that show them best."""

from __future__ import annotations

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
    hopeless=0.02, around=(),
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
