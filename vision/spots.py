"""Pips counted as points: evidence of its own, that knows nothing of how numbers are laid out."""

from __future__ import annotations

import numpy as np

from vision.halves import Floats

SPOTS_PX = 20  # cells of the reader's map of pips, each way
MOST = 20  # places that are kept
NOWHERE = -20.0  # logit of no place


def heights(maps: Floats) -> Floats:
    """(n, MOST) logits of the peaks of n maps (n, 400), highest first; NOWHERE where there are no more."""
    cells = maps.reshape(-1, SPOTS_PX, SPOTS_PX)
    padded = np.pad(cells, ((0, 0), (1, 1), (1, 1)), constant_values=-np.inf)
    rows = np.maximum(np.maximum(padded[:, :-2], padded[:, 1:-1]), padded[:, 2:])
    tops = np.maximum(np.maximum(rows[:, :, :-2], rows[:, :, 1:-1]), rows[:, :, 2:])
    peaks = np.where(cells == tops, cells, NOWHERE).reshape(-1, SPOTS_PX**2)
    most = np.partition(peaks, -MOST, axis=1)[:, -MOST:]
    return np.asarray(np.maximum(np.sort(most, axis=1)[:, ::-1], NOWHERE))
