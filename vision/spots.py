"""Pips counted as points: evidence of its own, that knows nothing of how numbers are laid out."""

from __future__ import annotations

import numpy as np

from vision.halves import Floats

SPOTS_PX = 20  # cells of the reader's map of pips, each way
MOST = 20  # places that are kept
NOWHERE = -8.0  # logit of no place; what is lower is none


def heights(maps: Floats) -> Floats:
    """(n, MOST) logits of the peaks of n maps (n, 400), highest first; NOWHERE where there are no more."""
    cells = maps.reshape(-1, SPOTS_PX, SPOTS_PX)
    padded = np.full((len(cells), SPOTS_PX + 2, SPOTS_PX + 2), -np.inf)
    padded[:, 1:-1, 1:-1] = cells
    rows = np.maximum(np.maximum(padded[:, :-2], padded[:, 1:-1]), padded[:, 2:])
    tops = np.maximum(np.maximum(rows[:, :, :-2], rows[:, :, 1:-1]), rows[:, :, 2:])
    which, y, x = np.nonzero((cells == tops) & (cells > NOWHERE))
    found = cells[which, y, x]
    order = np.lexsort((-found, which))  # by map, then by height
    which, found = which[order], found[order]
    rank = np.arange(len(which)) - np.searchsorted(which, which)
    kept = rank < MOST
    told = np.full((len(cells), MOST), NOWHERE)
    told[which[kept], rank[kept]] = found[kept]
    return told
