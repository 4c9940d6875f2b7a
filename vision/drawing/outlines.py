"""Shapes and shades that the other things on the table are drawn with."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Outline = NDArray[np.float32]


def shade(colour: NDArray[np.floating], factor: float) -> tuple[float, float, float]:
    """A colour, darker or lighter, as cv2 takes it."""
    b, g, r = np.clip(np.asarray(colour) * factor, 0, 255).tolist()
    return b, g, r


def ints(points: NDArray[np.floating]) -> NDArray[np.int32]:
    """Points as whole px."""
    return np.asarray(np.rint(points), np.int32)


def box(at: NDArray[np.floating], size: tuple[float, float], turn: float) -> Outline:
    """Corners (4, 2) of a turned box; the first edge is size[0] long."""
    half = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * np.array(size) / 2
    c, s = np.cos(turn), np.sin(turn)
    return np.asarray(at + half @ np.array([[c, s], [-s, c]]), np.float32)
