"""How probable each piece is by all evidence, and why a reading is not sure.

| evidence | what it tells |
| --- | --- |
| chance | the reader of halves, and of pips the photo's other ink: log odds of this piece |
| counted | how clearly the pips, counted as points, are as many: the lesser of the halves', a logit |
| moved | how far a half lay off its frame in the last look, in half sides |
| apart | how far from each other its halves saw the line between them, in halves |
| views | 1 where a second look showed other numbers |
| score | the finder: log odds |
| misfit | how far the halves' vectors miss each other |
| askew | how unlike the two halves are in length and width |
| size | how many times larger or smaller than the photo's usual tile, in powers of two |
| small | how many times fewer px a half has than the reader sees, in powers of two |
| glare | the part of a half's face that is burnt out |

`calibration.toml` weighs them; what comes out is the probability that the piece is right. A piece is sure
where that is high and nothing speaks against it:

| reason | what speaks against it |
| --- | --- |
| chance | that probability is too low |
| overlap | another reading lies on the same place |
| cut | the photo's edge cuts it |
| clash | the set has no second such piece |
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from vision.decode import Pixels
from vision.flatten import MARGIN
from vision.halves import UNMET, Floats, Tiles, shared
from vision.shown import Shown

_CUT = 0.3  # of a half's width, outside the photo
_OVERLAP = 0.12  # of the smaller tile's area
_LEAST_CHANCE = 1e-6  # beside certainty: log odds stay within 14
_BURNT = 253


def evidence(tiles: Tiles, shown: Shown, reduction: float) -> dict[str, Floats]:
    """What each kind of evidence says of k tiles (photo px), (k,) each; see above.

    `reduction`: photo px for one px held. "chance" is that of the likeliest piece.
    """
    half_px = tiles.half_px
    usual = float(np.median(half_px)) if len(tiles) else 1.0
    held_px = half_px / reduction
    inner_px = shown.crops.shape[2] / (1 + 2 * MARGIN)
    return {
        "chance": log_odds(shown.confidence),
        **shown.own,
        "moved": shown.moved,
        "apart": shown.apart,
        "views": 1.0 - shown.agree,
        "score": log_odds(tiles.scores),
        "misfit": tiles.misfits,
        "askew": tiles.askew,
        "size": np.abs(np.log2(np.maximum(half_px, 1e-9) / max(usual, 1e-9))),
        "small": np.log2(np.maximum(inner_px / np.maximum(held_px, 1e-9), 1.0)),
        "glare": _burnt(shown.crops).max(1, initial=0.0),
    }


def probabilities(said: Mapping[str, Floats], weights: Mapping[str, float]) -> Floats:
    """(k,) that each piece is right. Raises KeyError for a weight of unknown evidence."""
    total = weights["bias"] + sum(weight * said[name] for name, weight in weights.items() if name != "bias")
    return np.asarray(1 / (1 + np.exp(-np.clip(total, -30, 30))))


def reasons(
    tiles: Tiles, likely: npt.NDArray[np.bool_], clashing: npt.NDArray[np.bool_], size_px: tuple[int, int]
) -> tuple[frozenset[str], ...]:
    """For each tile (photo px) why it is not sure; empty where it is."""
    outside = np.maximum(-tiles.corners, tiles.corners - np.array(size_px)).max((1, 2), initial=0)
    against = {
        "chance": ~likely | (tiles.misfits >= UNMET),
        "overlap": overlapping(tiles),
        "cut": outside > _CUT * tiles.half_px,
        "clash": clashing,
    }
    return tuple(frozenset(name for name in against if against[name][i]) for i in range(len(tiles)))


def _burnt(crops: Pixels) -> Floats:
    """(k, h) the part of each half, (k, h, s, s, 3), that is white in all colours."""
    high = crops >= _BURNT
    return np.asarray((high[..., 0] & high[..., 1] & high[..., 2]).mean((2, 3)))


def log_odds(chances: Floats) -> Floats:
    """Of probabilities; certainty is held to be a little less."""
    kept = np.clip(chances, _LEAST_CHANCE, 1 - _LEAST_CHANCE)
    return np.asarray(np.log(kept / (1 - kept)))


def overlapping(tiles: Tiles) -> npt.NDArray[np.bool_]:
    """(k,) whether each tile shares more than a sliver of its face with another."""
    corners = tiles.corners
    on_another = np.zeros(len(tiles), bool)
    low, high = corners.min(1), corners.max(1)
    beside = (low[:, None] < high[None]).all(2)
    for i, j in zip(*np.nonzero(np.triu(beside & beside.T, 1)), strict=True):
        if shared(corners[i], corners[j]) > _OVERLAP:
            on_another[[i, j]] = True
    return on_another
