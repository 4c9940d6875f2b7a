"""The photo with what was read drawn on it: sure pieces thin and green, doubtful ones thick and amber."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from vision.decode import Pixels
from vision.photo import Photo
from vision.reading import Corners, Reading

SURE = (80, 170, 40)  # BGR
DOUBTFUL = (0, 160, 255)
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
    for seen in reading.pieces:
        colour, width = (SURE, unit) if seen.sure else (DOUBTFUL, 3 * unit)
        _outline(drawn, seen.corners_px, zoom, colour, width)
    for seen in reading.pieces:  # words over all lines
        _label(drawn, str(seen.piece), seen.corners_px, zoom, SURE if seen.sure else DOUBTFUL)
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


def _label(drawn: Pixels, words: str, corners: Corners, zoom: float, colour: tuple[int, int, int]) -> None:
    """The piece in the middle of its tile, as large as the tile allows."""
    points = np.array(corners) * zoom
    short = np.hypot(*(points[1] - points[0]))
    size = float(np.clip(short / 70, 0.35, 1.6))
    thick = max(1, round(size * 1.5))
    (width, height), _ = cv2.getTextSize(words, _FONT, size, thick)
    x, y = np.round(points.mean(0)).astype(int)
    left, foot = int(x) - width // 2, int(y) + height // 2
    pad = max(2, height // 4)
    cv2.rectangle(drawn, (left - pad, foot - height - pad), (left + width + pad, foot + pad), colour, -1)
    cv2.putText(drawn, words, (left, foot), _FONT, size, _INK, thick, cv2.LINE_AA)
