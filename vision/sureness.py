"""Why a reading is not sure. Only a tile that no independent evidence speaks against is.

| reason | what speaks against it |
| --- | --- |
| chance | the reader of halves itself |
| views | the mirrored half shows other numbers |
| score | the finder hardly saw it |
| misfit | its halves do not point at each other |
| size | it is much larger or smaller than the photo's other tiles |
| overlap | another reading lies on the same place |
| cut | the photo's edge cuts it |
| clash | the set has no second such piece |
"""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from vision.halves import Floats, Tiles
from vision.thresholds import SureBy

_CUT = 0.3  # of a half's width, outside the photo
_OVERLAP = 0.12  # of the smaller tile's area


def reasons(
    tiles: Tiles,
    confidences: Floats,
    agree: npt.NDArray[np.bool_],
    clashing: npt.NDArray[np.bool_],
    size_px: tuple[int, int],
    by: SureBy,
) -> tuple[frozenset[str], ...]:
    """For each tile (photo px) why it is not sure; empty where it is."""
    half_px = tiles.half_px
    usual = np.median(half_px) if len(tiles) else 1.0
    outside = np.maximum(-tiles.corners, tiles.corners - np.array(size_px)).max((1, 2), initial=0)
    against = {
        "chance": confidences < by.confidence,
        "views": ~agree,
        "score": tiles.scores < by.score,
        "misfit": tiles.misfits > by.misfit,
        "size": np.maximum(half_px / usual, usual / np.maximum(half_px, 1e-9)) > by.size,
        "overlap": overlapping(tiles),
        "cut": outside > _CUT * half_px,
        "clash": clashing,
    }
    return tuple(frozenset(name for name in against if against[name][i]) for i in range(len(tiles)))


def overlapping(tiles: Tiles) -> npt.NDArray[np.bool_]:
    """(k,) whether each tile shares more than a sliver of its face with another."""
    corners = tiles.corners.astype(np.float32)
    areas = np.array([cv2.contourArea(quad) for quad in corners])
    shared = np.zeros(len(tiles), bool)
    reach = np.ptp(corners, axis=1).max(1, initial=0)
    for i in range(len(tiles)):
        for j in range(i + 1, len(tiles)):
            if np.abs(tiles.middles[i] - tiles.middles[j]).max() > max(reach[i], reach[j]):
                continue
            area = cv2.intersectConvexConvex(corners[i], corners[j])[0]
            if area > _OVERLAP * min(areas[i], areas[j]):
                shared[[i, j]] = True
    return shared
