"""Which way the marks of a set are turned on its tiles: all tiles of a photo tell, and settle 6 or 9.

A tile can be turned end for end, so what counts is each mark's turn from the direction of the other half:
quarters clockwise, see markings.py. Makers print in one of a few ways:

| way | turns of the two halves |
| --- | --- |
| heads together | 0 and 0: the marks' tops are at the line between the halves |
| heads apart | 2 and 2 |
| one above the other | 0 and 2: the tile is read standing |
| side by side | 1 and 3: the tile is read lying |
| as it comes | any |
"""

from __future__ import annotations

import numpy as np

from vision.halves import Floats
from vision.markings import TURNS

_WAYS: tuple[tuple[float, tuple[tuple[int, int], ...]], ...] = (  # how likely before a tile is seen
    (0.24, ((0, 0),)),
    (0.24, ((2, 2),)),
    (0.24, ((0, 2), (2, 0))),
    (0.24, ((1, 3), (3, 1))),
    (0.04, tuple((one, two) for one in range(TURNS) for two in range(TURNS))),
)


_MOST_BEFORE = 4.0  # halves seen before count no more than so many


def _ways() -> tuple[Floats, Floats]:
    """(w,) how likely each is, and (w, 4, 4) how likely it has its two halves turned so."""
    pairs = np.zeros((len(_WAYS), TURNS, TURNS))
    for way, (_, turns) in enumerate(_WAYS):
        for one, two in turns:
            pairs[way, one, two] = 1 / len(turns)
    return np.array([likely for likely, _ in _WAYS]), pairs


_LIKELY, _PAIRS = _ways()


def turns_by_others(turned: Floats, tile: Floats, astray: float, known: Floats) -> Floats:
    """(k, 4, 4): how likely each tile has its halves turned so, by what the other tiles show.

    turned   (k, 2, 4) the chance that each half is turned so, as far as the half itself tells
    tile     (k,) the chance that it is a tile at all: others tell nothing
    astray   the part of the tiles that lie otherwise than their set
    known    (4,) how many halves of this set were seen before with such a turn

    A tile has no say about itself here, or its own doubt would count twice.
    """
    if not len(turned):
        return np.empty((0, TURNS, TURNS))
    every = np.einsum("wst,ks,kt->kw", _PAIRS, turned[:, 0], turned[:, 1])  # (k, w) likelihood
    anyhow = every[:, -1:]
    said = np.log(np.maximum((1 - astray) * every + astray * anyhow, 1e-12)) * tile[:, None]
    before = known * min(1.0, _MOST_BEFORE / max(known.sum(), 1.0))
    single = (_PAIRS.sum(1) + _PAIRS.sum(2)) / 2  # (w, 4) of one half
    likely = np.log(_LIKELY) + np.log((1 - astray) * single + astray / TURNS) @ before
    ways = likely + said.sum(0) - said
    ways = np.exp(ways - ways.max(1, keepdims=True))
    ways /= ways.sum(1, keepdims=True)
    return np.asarray((1 - astray) * np.einsum("kw,wst->kst", ways, _PAIRS) + astray / TURNS**2)
