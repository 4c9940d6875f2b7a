"""Networks for Uno pieces that know the answer: each mark is painted as a plain grey with its number.

A half's grey is its kind, the turn of its mark is told by a dark edge, its colour by another plane: so plain
that a formula reads them out of a flattened crop, and so told wrong wherever the reader cuts it out wrongly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np

from rules.pieces import Face
from tests.vision.painted import maps
from vision.markings import CLASSES, HUES, NOT_A_HALF, TURNS, hue_of, kind_of
from vision.marks import ANSWER

CLOTH = (255, 255, 255)
_KIND, _HUE = (
    15,
    50,
)  # a kind, a hue more in the blue, in the green; red is 200 where the mark's top is, else 0

Shown = tuple[Any, tuple[str, ...], tuple[int, ...]]  # the halves' centres, their marks, their turns


def inked(width: int, height: int, pieces: Sequence[Shown], side: float = 80.0) -> np.ndarray:
    """A photo with tiles of two halves or dice of one, `side` px long each; turns as in markings.py.

    A die's frame has the top of the photo up.
    """
    photo = np.full((height, width, 3), CLOTH, np.uint8)
    for places, marks, turns in pieces:
        points = np.array(places, float).reshape(-1, 2)
        for i, (mark, turn) in enumerate(zip(marks, turns, strict=True)):
            up = (points[1 - i] - points[i]) / 2 if len(points) == 2 else np.array([0.0, -side / 2])
            right = np.array([-up[1], up[0]])
            face = Face.parse(mark)
            ink = (_KIND * kind_of(face), _HUE * hue_of(face), 0)
            _fill(photo, points[i], up, right, ink)
            top = (up, right, -up, -right)[turn]
            across = (right, -up, -right, up)[turn]
            _fill(photo, points[i] + top * 0.75, top * 0.25, across, (*ink[:2], 200))
    return photo


def _fill(photo: np.ndarray, centre: np.ndarray, up: np.ndarray, right: np.ndarray, ink: Any) -> None:
    quad = np.array([centre + up + right, centre + up - right, centre - up - right, centre - up + right])
    cv2.fillConvexPoly(photo, np.rint(quad).astype(np.int32), ink)


class FindInked:
    """A finder for such a photo; of dice, their frames turned by `quarter` from the photo's up."""

    def __init__(self, photo_w: int, places: Sequence[Any], side: float = 80.0, down: Any = ()) -> None:
        self.photo_w, self.side, self.down = photo_w, side, down
        self.tiles = [place for place in places if np.ndim(place) == 2]
        self.dice = [place for place in places if np.ndim(place) == 1]

    def __call__(self, inputs: np.ndarray) -> np.ndarray:
        height, width = inputs.shape[2:]
        zoom = width / self.photo_w
        out = maps(height, width, self.tiles, zoom, self.down)
        y, x = (np.mgrid[: out.shape[1], : out.shape[2]] + 0.5) * 4
        for place in self.dice:
            far = np.hypot(x - place[0] * zoom, y - place[1] * zoom) / (self.side * zoom)
            out[0] = np.maximum(out[0], 4 - 60 * far**2)
            for channel, px in ((1, 0), (2, -self.side), (3, self.side / 2), (4, 0)):
                out[channel, far < 0.4] = px * zoom / 64
        return out[None]


def read_inked(crops: np.ndarray) -> np.ndarray:
    """The network for marks: certain, frames perfect; cloth is no half."""
    size = crops.shape[2]
    pixels = crops * 255
    middle = pixels[:, :, size * 3 // 8 : size * 5 // 8, size * 3 // 8 : size * 5 // 8].mean((2, 3))
    edge = size // 6
    red = pixels[:, 2]
    sides = [
        red[:, edge, size // 2],
        red[:, size // 2, -edge],
        red[:, -edge, size // 2],
        red[:, size // 2, edge],
    ]
    turns = np.stack(sides, 1).argmax(1)
    out = np.full((len(crops), ANSWER), 0.0, np.float32)
    out[:, : CLASSES + HUES] = -10
    for i, (blue, green, _) in enumerate(middle.tolist()):
        if blue > 240:
            out[i, NOT_A_HALF] = 0
            out[i, CLASSES + HUES - 1] = 0
        else:
            kind, hue = round(blue / _KIND), round(green / _HUE)
            out[i, kind * TURNS + turns[i]] = 0
            out[i, CLASSES + hue] = 0
            out[i, -64:-16] = np.random.default_rng([kind, int(turns[i])]).normal(0, 1, 48)
            out[i, -16:] = np.random.default_rng(hue).normal(0, 1, 16)
    return out
