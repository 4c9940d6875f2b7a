"""A stored wide crop as the reader may get it at the table: cut by an imperfect finder, lit otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.flatten import MARGIN
from vision.training.crops import WIDE
from vision.training.shake import colours, glitter, sharpness

Pixels = NDArray[np.uint8]
Floats = NDArray[np.float64]

READER_PX = 40
SPOTS_PX = READER_PX // 2  # the map of pips, cells each way
UNIT_PX = READER_PX / 2 / (1 + 2 * MARGIN)  # half a half's side in the reader's crop
Shake = Callable[[Pixels, np.random.Generator], Pixels]
_HOW_MUCH = (1.0, 2.0, 3.2)  # tiles on edge seen steeply are found less exactly
_HOW_OFTEN = (0.6, 0.25, 0.15)
_FACE = 0.86  # of the way from the middle to the edge: pips end here, and the reader must see that far
_CORE = 0.66  # so far from the middle, at least, a view shows the face even where its frame is far astray
_SHORT = 0.06  # of the crops: the finder took a tile on its edge for too short, and lost a line of pips
_GLITTER = 0.18  # of the crops: lamps in wrinkled film or in scratched lacquer
_BELL_CELLS = 0.75  # the spread of a pip's bell on the map


@dataclass(frozen=True, slots=True)
class View:
    """One crop and where in it the half lies."""

    picture: Pixels  # (px, px, 3)
    frame: Floats  # (2, 3): takes the half's units (-1 to 1, y down) to the crop's, see ../README.md
    whole: bool = True  # all of the face is in view


def _pip_shake(picture: Pixels, rng: np.random.Generator) -> Pixels:
    if rng.random() < _GLITTER:
        picture = glitter(picture, rng)
    return sharpness(colours(picture, rng), rng, 0.9)


def plain(crop: Pixels, px: int = READER_PX) -> Pixels:
    """A stored wide crop as a reader of px x px would see it from a perfect finder."""
    return _cut(crop, np.eye(2) * _unit_px(len(crop) / WIDE) / _unit_px(px), np.zeros(2), px)


def shaken(
    crop: Pixels,
    rng: np.random.Generator,
    *,
    mirror: bool,
    px: int = READER_PX,
    shake: Shake = _pip_shake,
    short: float = _SHORT,
    astray: float = 0.0,
) -> View:
    """The same cut as an imperfect finder would, at times mirrored, its colours and sharpness shaken.

    `short` of all views lose a part of the half; they are not `whole`. `astray` of all lie so far off it that
    no more than the middle of its face need be seen.
    """
    chance = rng.random()
    lost = chance < short
    frame = _short_frame if lost else _astray_frame if chance < short + astray else _random_frame
    to_wide, middle = frame(rng)
    if mirror and rng.random() < 0.5:
        to_wide = to_wide @ np.diag([-1.0, 1.0])
    wide_unit_px = _unit_px(len(crop) / WIDE)
    cut = _cut(crop, to_wide * wide_unit_px / _unit_px(px), middle * wide_unit_px, px)
    back = np.linalg.inv(to_wide)
    picture = shake(cut, rng)
    return View(_disturbed(picture, rng), np.column_stack([back, back @ -middle]), whole=not lost)


def frame_numbers(view: View) -> NDArray[np.float32]:
    """The six numbers that the reader is to tell of a view; a mirrored half is told mirrored."""
    right, down, centre = view.frame.T
    if right[0] < 0:
        right = -right
    return np.concatenate([centre, right - [1.0, 0.0], -down - [0.0, -1.0]]).astype(np.float32)


def spots(view: View, points: NDArray[np.floating]) -> NDArray[np.float32]:
    """The map (SPOTS_PX, SPOTS_PX) of pips at `points` (n, 2), in the half's units: a bell each."""
    heat = np.zeros((SPOTS_PX, SPOTS_PX), np.float32)
    cells = np.arange(SPOTS_PX)
    moved = points @ view.frame[:, :2].T + view.frame[:, 2]
    for x, y in (moved * UNIT_PX + READER_PX / 2) / (READER_PX / SPOTS_PX) - 0.5:
        column, row = round(float(x)), round(float(y))
        if 0 <= column < SPOTS_PX and 0 <= row < SPOTS_PX:
            bell = np.exp(-((cells - y) ** 2)[:, None] / (2 * _BELL_CELLS**2))
            bell = bell * np.exp(-((cells - x) ** 2)[None] / (2 * _BELL_CELLS**2))
            heat = np.maximum(heat, bell)
            heat[row, column] = 1.0
    return heat.astype(np.float32)


def _unit_px(px: float) -> float:
    """Half a half's side in a crop of so many px."""
    return px / 2 / (1 + 2 * MARGIN)


def _random_frame(rng: np.random.Generator) -> tuple[Floats, Floats]:
    """From the crop's units to the half's: (2, 2), and where the crop's middle is; the face stays in view."""
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * _FACE
    for _ in range(6):
        much = float(rng.choice(_HOW_MUCH, p=_HOW_OFTEN))
        turn, scale = rng.normal(0, np.deg2rad(3.5) * min(much, 2.0)), np.exp(rng.normal(0, 0.055 * much, 2))
        shear = rng.normal(0, 0.045 * much)
        c, s = np.cos(turn), np.sin(turn)
        to_half = np.array([[c, -s], [s, c]]) @ np.array([[1.0, shear], [0.0, 1.0]]) @ np.diag(scale)
        middle = rng.normal(0, 0.09 * min(much, 2.0), 2)
        seen = (corners - middle) @ np.linalg.inv(to_half).T
        if np.abs(seen).max() < 1 + 2 * MARGIN:
            return to_half, middle
    return np.eye(2), np.zeros(2)


def _astray_frame(rng: np.random.Generator) -> tuple[Floats, Floats]:
    """As `_random_frame`, of a tile that lies steeply, or touches others: too narrow, too wide or askew."""
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * _CORE
    for _ in range(12):
        turn, scale = rng.normal(0, np.deg2rad(9)), np.exp(rng.normal(0, 0.2, 2))
        c, s = np.cos(turn), np.sin(turn)
        to_half = (
            np.array([[c, -s], [s, c]]) @ np.array([[1.0, rng.normal(0, 0.16)], [0.0, 1.0]]) @ np.diag(scale)
        )
        middle = rng.normal(0, 0.17, 2)
        seen = (corners - middle) @ np.linalg.inv(to_half).T
        if np.abs(seen).max() < 1 + 2 * MARGIN:
            return to_half, middle
    return np.eye(2), np.zeros(2)


def _short_frame(rng: np.random.Generator) -> tuple[Floats, Floats]:
    """As `_random_frame`, but an outer or inner part of the half is out of the crop."""
    length = rng.uniform(0.5, 0.85)
    turn, shear = rng.normal(0, np.deg2rad(3.5)), rng.normal(0, 0.05)
    c, s = np.cos(turn), np.sin(turn)
    width = np.exp(rng.normal(0, 0.07))
    to_half = np.array([[c, -s], [s, c]]) @ np.array([[1.0, shear], [0.0, 1.0]]) @ np.diag([width, length])
    # most lose the far end, since the line between the halves is seen well
    end = rng.choice([-1.0, 1.0], p=[0.75, 0.25]) * (1 - length)
    return to_half, np.array([rng.normal(0, 0.07), end + rng.normal(0, 0.05)])


def _cut(crop: Pixels, to_wide: Floats, middle: Floats, px: int) -> Pixels:
    """px x px of a stored crop; `to_wide` (2, 2) px to px, `middle` px from the stored crop's middle."""
    start = len(crop) / 2 + middle - to_wide @ np.array([px / 2, px / 2])
    matrix = np.column_stack([to_wide, start + to_wide @ [0.5, 0.5] - 0.5])
    flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    size = (px, px)
    return np.asarray(cv2.warpAffine(crop, matrix, size, flags=flags, borderMode=cv2.BORDER_REPLICATE))


def _disturbed(picture: Pixels, rng: np.random.Generator) -> Pixels:
    """Now and then something over an edge: a neighbour's corner, a finger tip."""
    if rng.random() > 0.08:
        return picture
    picture, px = picture.copy(), len(picture)
    at, deep, side = int(rng.integers(px)), int(rng.integers(2, 8)), int(rng.integers(4))
    y, x = ((0, at), (px - deep, at), (at, 0), (at, px - deep))[side]
    picture[y : y + deep, x : x + deep] = rng.uniform(0, 255, 3)
    return picture
