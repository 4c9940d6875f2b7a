"""Drawing on a flat picture with edges finer than a pixel."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Colour

Image = NDArray[np.uint8]
SHIFT = 4  # cv2 draws at 1/16 px
ONE = 1 << SHIFT


def scalar(colour: Colour) -> tuple[float, float, float]:
    """A colour as cv2 takes it, clipped to 0 to 255."""
    b, g, r = colour.tolist()
    return min(max(b, 0.0), 255.0), min(max(g, 0.0), 255.0), min(max(r, 0.0), 255.0)


def fixed_point(points: NDArray[np.float64]) -> NDArray[np.int32]:
    """Points (n, 2) px, pixel centres whole, as whole numbers for drawing with `shift=SHIFT`."""
    return np.asarray(np.rint(points * ONE), np.int32)


def disc(image: Image, centre: NDArray[np.float64], radius: float, colour: Colour) -> None:
    """A filled circle, in place; px."""
    x, y = centre.tolist()
    at = (round(x * ONE), round(y * ONE))
    cv2.circle(image, at, max(1, round(radius * ONE)), scalar(colour), -1, cv2.LINE_AA, SHIFT)
