"""The photo with what was read drawn on it: sure pieces thin and green, doubtful ones thick and amber.

What each is taken for stands beside it; on it only where pieces lie so close that there is no room.
Hands are framed where there are several. Where two tiles of a line touch there is a green dot if their ends
match, else a red ring.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np

from vision.decode import Pixels
from vision.halves import Floats
from vision.joins import played
from vision.label_places import Label, Place, laid_out
from vision.photo import Photo
from vision.reading import Corners, Reading, Seen
from vision.tile_units import frames, half_px

SURE = (80, 170, 40)  # BGR
DOUBTFUL = (0, 160, 255)
WRONG = (40, 40, 220)
HAND = (230, 190, 110)
_INK = (255, 255, 255)
_FONT = cv2.FONT_HERSHEY_SIMPLEX
_LETTERS = (0.6, 0.45, 0.35)  # sizes of letters at one px a unit; the smaller where pieces lie close
_PAD = 2.0  # units around the words
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
    _labels(drawn, reading.pieces, zoom, unit)
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


def _labels(drawn: Pixels, pieces: Sequence[Seen], zoom: float, unit: int) -> None:
    """What each piece is, beside it where there is room; doubtful ones find a place first."""
    first = sorted(pieces, key=lambda seen: seen.sure)
    sizes = [[_plate(seen, letters, unit) for letters in _LETTERS] for seen in first]
    wanted = [
        Label([(x * zoom / unit, y * zoom / unit) for x, y in seen.corners_px], each, True)
        for seen, each in zip(first, sizes, strict=True)
    ]
    places = laid_out(wanted, (drawn.shape[1] / unit, drawn.shape[0] / unit))
    for seen, each, place in zip(first, sizes, places, strict=True):
        if place:
            _label(drawn, seen, place, each[place.size], unit)


def _label(drawn: Pixels, seen: Seen, place: Place, size: tuple[float, float], unit: int) -> None:
    """The words on a plate, and the line that leads to them if they lie away."""

    def px(x: float, y: float) -> tuple[int, int]:
        return round(x * unit), round(y * unit)

    colour, letters = SURE if seen.sure else DOUBTFUL, _LETTERS[place.size] * unit
    left, top = place.middle[0] - size[0] / 2, place.middle[1] - size[1] / 2
    if place.led_from:
        cv2.line(drawn, px(*place.led_from), px(*place.middle), colour, unit, cv2.LINE_AA)
    cv2.rectangle(drawn, px(left, top), px(left + size[0], top + size[1]), colour, -1)
    foot = px(left + _PAD, top + size[1] - _PAD)
    cv2.putText(drawn, str(seen.piece), foot, _FONT, letters, _INK, _thick(letters), cv2.LINE_AA)


def _plate(seen: Seen, letters: float, unit: int) -> tuple[float, float]:
    """Width and height in units."""
    (wide, high), _ = cv2.getTextSize(str(seen.piece), _FONT, letters * unit, _thick(letters * unit))
    return wide / unit + 2 * _PAD, high / unit + 2 * _PAD


def _thick(letters: float) -> int:
    return max(1, round(letters * 1.5))
