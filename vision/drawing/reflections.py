"""What hangs over the table, mirrored by glossy faces: soft boxes, windows with bars, tubes, lamps."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.body import Body
from vision.drawing.chance import Rng
from vision.drawing.paint import SHIFT, Image, fixed_point

Shape = NDArray[np.float64]
_KINDS = ("box", "window", "tubes", "lamp")
_DARKEST = 110.0  # how far from the body's colour a pip must be to mirror nothing


@dataclass(frozen=True, slots=True)
class Overhead:
    """Bright shapes where they are mirrored on the table; lengths in tile widths."""

    shapes: tuple[Shape, ...]  # convex, (n, 2) each
    strength: float  # 0 to 1: how much of the face's own colour they take
    softness: float
    spread: float  # tiles lie a little aslant: each mirrors the shapes elsewhere
    colour: NDArray[np.float64]  # (3,) BGR
    pips_dull: bool  # engraved pips do not mirror what the face mirrors


def overhead(rng: Rng, reach: float) -> Overhead:
    """One thing over the table; reach: how far from the middle tiles lie."""
    kind = _KINDS[int(rng.integers(len(_KINDS)))]
    shapes = {"box": _box, "window": _window, "tubes": _tubes, "lamp": _lamp}[kind](rng)
    turn, at = rng.uniform(0, 2 * np.pi), rng.uniform(-0.8, 0.8, 2) * reach
    c, s = np.cos(turn), np.sin(turn)
    rotation = np.array([[c, s], [-s, c]])
    warm = rng.uniform(-0.12, 0.12)
    return Overhead(
        shapes=tuple(shape @ rotation + at for shape in shapes),
        strength=float(rng.choice([rng.uniform(0.12, 0.5), rng.uniform(0.5, 0.82)], p=[0.6, 0.4])),
        softness=float(rng.choice([rng.uniform(0.01, 0.05), rng.uniform(0.05, 0.4)])),
        spread=float(rng.choice([0.0, rng.uniform(0.1, 1.0), rng.uniform(1.0, 3.0)])),
        colour=255.0 * np.clip([1 + warm, 1.0, 1 - warm], 0, 1),
        pips_dull=bool(rng.random() < 0.6),
    )


def _rectangle(x: float, y: float, width: float, height: float) -> Shape:
    return np.array([[x, y], [x + width, y], [x + width, y + height], [x, y + height]])


def _box(rng: Rng) -> list[Shape]:
    width, height = rng.uniform(0.8, 5.0, 2)
    return [_rectangle(-width / 2, -height / 2, width, height)]


def _window(rng: Rng) -> list[Shape]:
    width, height = rng.uniform(1.0, 6.0, 2)
    columns, rows = (int(n) for n in rng.integers(1, 4, 2))
    bar = rng.uniform(0.05, 0.25)
    return [
        _rectangle(
            x * width / columns - width / 2,
            y * height / rows - height / 2,
            width / columns - bar,
            height / rows - bar,
        )
        for x in range(columns)
        for y in range(rows)
    ]


def _tubes(rng: Rng) -> list[Shape]:
    breadth, apart = rng.uniform(0.08, 0.5), rng.uniform(0.6, 2.5)
    return [_rectangle(-20.0, k * apart, 40.0, breadth) for k in range(int(rng.integers(1, 4)))]


def _lamp(rng: Rng) -> list[Shape]:
    angle = np.linspace(0, 2 * np.pi, 25)[:-1]
    disc = np.column_stack([np.cos(angle), np.sin(angle)]) * [1.0, rng.uniform(0.6, 1.0)]
    return [disc * rng.uniform(0.1, 1.2) + rng.normal(0, 1.5, 2) for _ in range(int(rng.integers(1, 5)))]


def mirrored(picture: Image, body: Body, above: Overhead, rng: Rng) -> Image:
    """The face's picture with what is above it mirrored."""
    height, width = picture.shape[:2]
    off = rng.normal(0, 1, 2) * above.spread
    if body.pose.axes[2, 2] < 0.6:  # stands: it mirrors the room, not the ceiling
        off = off + rng.uniform(-1.5, 1.5, 2)
    veil = np.zeros((height, width), np.uint8)
    corner = np.array([0.5, body.look.aspect / 2])
    for shape in above.shapes:
        own = (shape + off - body.middle[:2]) @ body.pose.axes[:2, :2].T
        points = np.clip((own + corner) * width, -4e4, 4e4)
        cv2.fillConvexPoly(veil, fixed_point(points), 255, cv2.LINE_AA, SHIFT)
    if not veil.any():
        return picture
    part = cv2.GaussianBlur(veil, (0, 0), max(0.5, above.softness * width)).astype(np.float32)
    part *= np.float32(above.strength / 255)
    if above.pips_dull:
        off_body = np.abs(picture - body.look.body.astype(np.float32)).max(2) / np.float32(_DARKEST)
        part *= 1 - 0.75 * np.minimum(off_body, 1.0)
    lit = picture + (above.colour.astype(np.float32) - picture) * part[..., None]
    return np.asarray(np.clip(lit, 0, 255), np.uint8)
