"""The photo with what was read drawn on it: sure pieces thin and green, doubtful ones thick and amber.

Hands are framed where there are several. Where two tiles of a line touch there is a green dot if their ends
match, else a red ring.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np

from rules.pieces import Domo
from vision.decode import Pixels
from vision.halves import Floats
from vision.joins import played
from vision.photo import Photo
from vision.reading import Corners, Reading, Seen
from vision.tile_units import frames, half_px

SURE = (80, 170, 40)  # BGR
DOUBTFUL = (0, 160, 255)
WRONG = (40, 40, 220)
HAND = (230, 190, 110)
_INK = (255, 255, 255)
_FONT = cv2.FONT_HERSHEY_SIMPLEX
_LONG_SIDE_PX = 1600  # a larger photo is drawn smaller


def annotated(photo: Photo, reading: Reading) -> Pixels:
    """A copy of the photo, (h, w, 3) uint8 BGR, long side 1600 px at most, with boxes and readings."""
    drawn = _canvas(photo)
    zoom = drawn.shape[1] / photo.size_px[0]
    unit = max(1, round(max(drawn.shape[:2]) / 700))
    for doubt in reading.doubts:
        if doubt.corners_px and not doubt.pieces:
            _outline(drawn, doubt.corners_px, zoom, DOUBTFUL, unit)
    if len(reading.hands) > 1:
        for hand in reading.hands:
            _frame(drawn, [reading.pieces[i] for i in hand], zoom, 2 * unit)
    for seen in reading.pieces:
        colour, width = (SURE, unit) if seen.sure else (DOUBTFUL, 3 * unit)
        _outline(drawn, seen.corners_px, zoom, colour, width)
    for seen in reading.pieces:  # words over all lines
        for words, place in _labels(seen):
            _label(drawn, words, place, zoom, SURE if seen.sure else DOUBTFUL)
    _joins(drawn, reading, zoom, unit)
    return drawn


def save_annotated(photo: Photo, reading: Reading, folder: Path, name: str) -> Path:
    """Write the annotated photo as `name`.jpg; makes the folder. Raises OSError where it cannot."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.jpg"
    path.write_bytes(cv2.imencode(".jpg", annotated(photo, reading))[1].tobytes())
    return path


def _canvas(photo: Photo) -> Pixels:
    photo = photo.sharper(max(photo.size_px) / _LONG_SIDE_PX)
    shrink = _LONG_SIDE_PX / max(photo.pixels.shape[:2])
    if shrink >= 1:
        return photo.pixels.copy()
    return np.asarray(
        cv2.resize(photo.pixels, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA), np.uint8
    )


def _outline(drawn: Pixels, corners: Corners, zoom: float, colour: tuple[int, int, int], width: int) -> None:
    points = np.round(np.array(corners) * zoom).astype(np.int32)
    cv2.polylines(drawn, [points], True, colour, width, cv2.LINE_AA)


def _frame(drawn: Pixels, hand: list[Seen], zoom: float, width: int) -> None:
    """A line around a hand, half a half away from its tiles."""
    corners = np.array([seen.corners_px for seen in hand]) * zoom
    turn = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    around = np.stack([np.cos(turn), np.sin(turn)], 1) * float(np.median(half_px(frames(corners)))) / 2
    hull = cv2.convexHull((corners.reshape(-1, 1, 2) + around).reshape(-1, 2).astype(np.float32))
    cv2.polylines(drawn, [np.round(hull).astype(np.int32)], True, HAND, width, cv2.LINE_AA)


def _joins(drawn: Pixels, reading: Reading, zoom: float, unit: int) -> None:
    corners = np.array([seen.corners_px for seen in reading.pieces]).reshape(-1, 4, 2) * zoom
    sizes = half_px(frames(corners))
    for join in played(reading.joins):
        touching = [_half(corners[i], half) for i, half in zip(join.pieces, join.halves, strict=True)]
        x, y = np.round(np.mean(touching, axis=0)).astype(int)
        size = float(sizes[[*join.pieces]].mean())
        if join.matches:
            cv2.circle(drawn, (int(x), int(y)), max(2, round(size / 7)), SURE, -1, cv2.LINE_AA)
        else:
            cv2.circle(drawn, (int(x), int(y)), max(5, round(size * 0.7)), WRONG, 3 * unit, cv2.LINE_AA)


def _half(corners: Floats, half: int | None) -> Floats:
    """The middle of a half of a tile (4, 2); of the tile for None."""
    ends = corners.mean(0) if half is None else corners[2 * half : 2 * half + 2].mean(0)
    return np.asarray((ends + corners.mean(0)) / 2)


def _labels(seen: Seen) -> Iterator[tuple[str, Floats]]:
    """What is written, and in the middle of which (4, 2): on a tile with words, each on its own half."""
    corners = np.array(seen.corners_px)
    if not isinstance(seen.piece, Domo):
        yield str(seen.piece), corners
        return
    first, second, third, fourth = corners
    line = (first + fourth) / 2, (second + third) / 2
    yield str(seen.piece.one), np.array([first, second, line[1], line[0]])
    yield str(seen.piece.two), np.array([third, fourth, line[0], line[1]])


def _label(drawn: Pixels, words: str, corners: Floats, zoom: float, colour: tuple[int, int, int]) -> None:
    """Words in the middle of a tile, as large as it allows."""
    points = corners * zoom
    short = np.hypot(*(points[1] - points[0]))
    size = float(np.clip(short / 70 * min(1.0, 4 / len(words)), 0.35, 1.6))
    thick = max(1, round(size * 1.5))
    (width, height), _ = cv2.getTextSize(words, _FONT, size, thick)
    x, y = np.round(points.mean(0)).astype(int)
    left, foot = int(x) - width // 2, int(y) + height // 2
    pad = max(2, height // 4)
    cv2.rectangle(drawn, (left - pad, foot - height - pad), (left + width + pad, foot + pad), colour, -1)
    cv2.putText(drawn, words, (left, foot), _FONT, size, _INK, thick, cv2.LINE_AA)
