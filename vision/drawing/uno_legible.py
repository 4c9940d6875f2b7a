"""Whether a marking that was drawn can still be told, and its colour, in the finished picture."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.body import Body
from vision.drawing.paint import Image
from vision.drawing.truth import DrawnHalf
from vision.drawing.uno_artwork import Artwork, artwork
from vision.drawing.uno_marks import paint_parts
from vision.flatten import MARGIN, flatten

_PX = 48  # of the half
_EDGE = 2  # px that the picture may be off
_INKED = 14  # what differs this much from the panel belongs to the marking
_LEAST_CAPITAL_PX = 4.5  # in the photo: smaller letters are specks
_LEAST_ALIKE = 0.6  # correlation of the picture's fine structure with the artwork's
_LEAST_COLOUR = 3.5  # how far colours differ within the half, in CIELAB as uint8
_LEAST_COLOUR_ALIKE = 0.3

Field = NDArray[np.float32]


def mark_legible(image: Image, half: DrawnHalf, body: Body) -> bool:
    """Whether a person could read the half's marking in the picture; True where no one asks for it."""
    style, face = body.look.marks, half.face
    if style is None or face is None or not half.readable:
        return True
    tall = body.look.aspect / 2
    unit = min(1.0, tall)
    room = (1.0 / unit, tall / unit)
    drawn = artwork(style, face, room if half.turn % 2 == 0 else room[::-1], body.look.body)
    spans = np.hypot(*half.partner), 2 * np.hypot(*half.side)
    capital = drawn.least * float(min(spans))
    if capital < _LEAST_CAPITAL_PX:
        return False
    grounds = replace(drawn, parts=drawn.parts[: drawn.grounds])
    clean, bare = (_clean(art, body, half.turn, unit) for art in (drawn, grounds))
    whole = 1 + 2 * MARGIN
    crop = flatten(image, half.centre[None], half.partner[None] / whole, half.side[None] / whole, _PX)[0]
    spread = float(np.clip(drawn.least * _PX * 0.4, 2.0, 9.0))
    where = cv2.dilate(np.abs(clean.astype(np.int16) - bare).max(2), np.ones((7, 7))) > _INKED
    if _alike(_fine(crop, spread), _fine(clean, spread), where) < _LEAST_ALIKE:
        return False
    return not face.colour or _colour_seen(crop, clean)


def _clean(drawn: Artwork, body: Body, turn: int, unit: float) -> Image:
    """The artwork in the half's own frame, (_PX, _PX, 3) BGR."""
    tall = round(_PX * body.look.aspect / 2)
    clean = np.empty((tall, _PX, 3), np.uint8)
    clean[:] = np.clip(body.look.body, 0, 255).astype(np.uint8)
    paint_parts(clean, drawn, _PX * unit, np.array([_PX / 2, tall / 2]), turn)
    return np.asarray(cv2.resize(clean, (_PX, _PX), interpolation=cv2.INTER_AREA), np.uint8)


def _fine(picture: Image, spread: float) -> Field:
    """What differs from its surroundings, softened to the sharpness of a small photo."""
    values = cv2.GaussianBlur(picture.astype(np.float32), (0, 0), 0.8)
    return np.asarray(values - cv2.GaussianBlur(values, (0, 0), spread), np.float32)


def _alike(picture: Field, clean: Field, where: NDArray[np.bool_]) -> float:
    """The best correlation, -1 to 1, over small shifts of what is within `where`."""
    rows, columns = np.nonzero(where[_EDGE:-_EDGE, _EDGE:-_EDGE])
    known = clean[rows + _EDGE, columns + _EDGE]
    known = known - known.mean(0) if len(known) else known
    size = float(np.linalg.norm(known))
    if size < 1.0:
        return 1.0
    best = -1.0
    for down in range(0, 2 * _EDGE + 1, 2):
        for right in range(0, 2 * _EDGE + 1, 2):
            seen = picture[rows + down, columns + right]
            seen = seen - seen.mean(0)
            best = max(best, float((seen * known).sum()) / (size * float(np.linalg.norm(seen)) + 1e-6))
    return best


def _colour_seen(crop: Image, clean: Image) -> bool:
    """Whether colours differ within the half as they do in the artwork, however the light is coloured."""
    seen, known = (_chroma(picture) for picture in (crop, clean))
    scale = float((known**2).sum())
    if scale < 1.0:
        return True
    slope = float((seen * known).sum()) / scale
    contrast = slope * float(np.sqrt((known**2).sum(-1)).max())
    alike = slope * np.sqrt(scale / max(float((seen**2).sum()), 1e-6))
    return contrast > _LEAST_COLOUR and alike > _LEAST_COLOUR_ALIKE


def _chroma(picture: Image) -> Field:
    small = cv2.resize(picture, (_PX // 2, _PX // 2), interpolation=cv2.INTER_AREA)
    sharp = cv2.cvtColor(small, cv2.COLOR_BGR2Lab)[..., 1:].astype(np.float32)
    ab = cv2.GaussianBlur(sharp, (0, 0), 1.0)
    return np.asarray(ab - ab.mean((0, 1)), np.float32)
