"""Which dice do not lie flat, told by how the others lie.

Seen from afar, every top of a photo is the same square on the table, however it is turned: the sum of the
products of its two edges with themselves (its gram) is the same. A top whose gram is far more drawn out than
the others' have it leans on something.
"""

from __future__ import annotations

import numpy as np

from vision.halves import Floats, Tiles
from vision.shown import Truths

_LEAST_OTHERS = 3  # that tell how the table lies
_LEAST_PX = 1e-6  # squared: no frame is so narrow
_DRAWN_OUT = 2.7  # times: squares on one table differ by up to 2.3 from near to far and by their frames


def grams(tiles: Tiles) -> Floats:
    """(k, 2, 2) of k faces, one half each, px squared."""
    up, right = tiles.partners[:, 0], 2 * tiles.sides[:, 0]
    return np.asarray(up[:, :, None] * up[:, None] + right[:, :, None] * right[:, None])


def leaning(tiles: Tiles) -> Truths:
    """(k,) which of k tops, one half each, lie otherwise than the rest of the photo's."""
    told = np.zeros(len(tiles), bool)
    if len(tiles) <= _LEAST_OTHERS:
        return told
    every = grams(tiles)
    for i, own in enumerate(every):
        usual = np.median(np.delete(every, i, 0), 0) + _LEAST_PX * np.eye(2)
        ratios = np.linalg.eigvals(np.linalg.solve(usual, own)).real
        told[i] = ratios.max() > _DRAWN_OUT * max(ratios.min(), 0.0)
    return told
