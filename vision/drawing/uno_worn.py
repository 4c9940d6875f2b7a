"""Ink that has been played with: faded, flaked, scratched; and markings cut into or raised from the body."""

from __future__ import annotations

import cv2
import numpy as np

from vision.drawing.chance import Rng
from vision.drawing.noise import layered
from vision.drawing.paint import Image
from vision.drawing.uno_style import MarkStyle

_INKED = 14  # a pixel that differs this much from the bare ground is inked
_STRONG = 46.0  # how much brighter the lit rim of the deepest engraving is


def worn(image: Image, before: Image, style: MarkStyle, rng: Rng) -> None:
    """Take ink away again, in place; before: the bare ground."""
    height, width = image.shape[:2]
    kept = np.full((height, width), 1.0 - style.fade * rng.uniform(0.5, 1.0), np.float32)
    if style.flaked:
        field = layered(rng, height, width, rng.uniform(4.0, 14.0), octaves=3)
        share = style.flaked * rng.uniform(0.2, 1.4)
        kept[field < np.quantile(field, min(share, 0.45))] *= rng.uniform(0.0, 0.4)
    if style.scratched:
        for _ in range(int(rng.integers(0, 1 + round(6 * style.scratched)))):
            ends = (rng.uniform(-0.1, 1.1, (2, 2)) * (width, height)).astype(int)
            thick = max(1, round(min(width, height) * rng.uniform(0.005, 0.03)))
            first, last = (tuple(end.tolist()) for end in ends)
            cv2.line(kept, first, last, float(rng.uniform(0.1, 0.6)), thick, cv2.LINE_AA)
    mixed = before + (image.astype(np.float32) - before) * kept[..., None]
    image[:] = np.clip(mixed + 0.5, 0, 255).astype(np.uint8)


def embossed(image: Image, before: Image, relief: float, light: tuple[float, float], unit: float) -> None:
    """Light the rims of what is inked, in place; relief: 1 cut deep, -1 raised."""
    inked = (np.abs(image.astype(np.int16) - before).max(axis=2) > _INKED).astype(np.float32)
    depth = cv2.GaussianBlur(inked, (0, 0), max(0.6, unit * 0.012))
    slope_x, slope_y = (np.diff(depth, axis=axis, append=depth.take([-1], axis)) for axis in (1, 0))
    slant = np.array(light)
    slant = slant * max(1.0, 0.5 / max(float(np.hypot(*slant)), 1e-6))
    lit = (slope_x * slant[0] + slope_y * slant[1]) * relief * _STRONG * max(1.0, unit * 0.02)
    image[:] = np.clip(image + lit[..., None], 0, 255).astype(np.uint8)
