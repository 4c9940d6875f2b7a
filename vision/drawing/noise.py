"""Soft random fields: the stuff of wood, marble, cloth and uneven light."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Rng

Field = NDArray[np.float32]


def soft(rng: Rng, height: int, width: int, cells: float, channels: int = 1) -> Field:
    """Smooth noise of unit variance or so with `cells` bumps along the longer side: (h, w) or (h, w, c)."""
    longer = max(height, width)
    rows, cols = (max(2, round(cells * side / longer) + 1) for side in (height, width))
    coarse = rng.standard_normal((rows, cols, channels), dtype=np.float32)
    field = np.asarray(cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC), np.float32)
    return field.reshape((height, width, channels) if channels > 1 else (height, width))


def layered(rng: Rng, height: int, width: int, cells: float, octaves: int = 4, channels: int = 1) -> Field:
    """Several layers of `soft`, each twice as fine and half as strong."""
    total = soft(rng, height, width, cells, channels)
    for octave in range(1, octaves):
        total = total + soft(rng, height, width, cells * 2**octave, channels) * 0.5**octave
    return total
