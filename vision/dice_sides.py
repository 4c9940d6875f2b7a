"""Which faces of dice are no tops but sides, told by how faces lie beside each other.

Seen from afar, every top of a photo is the same square on the table: the sum of the products of its two edges
with themselves (its gram) is the same however the die is turned, and its short axis points where upright
edges lead. An upright edge is as long as the others, so each top tells where its sides would be and of which
gram, and a side lies there.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.dice_leaning import grams
from vision.halves import Floats, Tiles
from vision.shown import Truths

_LEAST_UPRIGHT = 0.3  # of an edge: seen from more steeply above, sides are too narrow to be taken for tops
_NEAR = 0.32  # edges: how far a side may be from where its top says
_ALIKE = 0.12  # a side's gram must fit better than a top's by so much, or its worth must be less
_SIDE_WORTH = 1.2  # that a face lies just where a side must tells more than its worth as a top
_USUAL = 0.15  # what it is worth that sides hang down in the picture
_MUCH_LESS = 0.75  # worth of a side, at most, where only that tells


@dataclass(frozen=True, slots=True, eq=False)
class _Tops:
    """k faces as if each were a top."""

    centres: Floats  # (k, 2)
    edges: Floats  # (k, 4, 2): out of the middle, to the middle of each edge
    grams: Floats  # (k, 2, 2)
    upright: Floats  # (k, 2): an upright edge, up or down
    size: Floats  # (k,) an edge that lies across


def sides(tiles: Tiles, worth: Floats) -> Truths:
    """(k,) which of k faces, one half each, are sides of dice whose tops are seen too.

    `worth`, (k,), is how much speaks for each being a top; where the eye could take it for either, the less
    worth is the side. Of touching dice the front one's top is where the side of the one behind would be: it
    has a side of its own.
    """
    if len(tiles) < 2:
        return np.zeros(len(tiles), bool)
    tops = _tops(tiles)
    downs = np.stack([tops.upright, -tops.upright], 1).reshape(-1, 2)  # (d, 2)
    signs = np.where(downs @ tops.upright.T >= 0, 0, 1)  # (d, k): which end of its upright edge is down
    side = _lowest(_beneath(tops, worth), signs, worth)
    return np.asarray(side[_fits(tops, worth, downs, side).argmax()])


def _fits(tops: _Tops, worth: Floats, downs: Floats, side: Truths) -> Floats:
    """(d,) how well it all fits together if one of `downs` (d, 2) is the way to the table in this photo, and
    `side` (d, k) the sides then.

    A top should be worth much, and its upright edges lead that way; a side should be worth little.
    """
    upright, down = (tops.upright**2).sum(1), (downs**2).sum(1)
    straight = (downs @ tops.upright.T) ** 2 / np.maximum(down[:, None] * upright, 1e-12)
    steep = np.minimum(np.sqrt(upright) / tops.size, 1.0)  # else it points nowhere in particular
    as_tops = worth * (1 - steep + steep * straight)
    # people seldom hold the phone upside down
    usual = _USUAL * downs[:, 1] / np.maximum(np.sqrt(down), 1e-9)
    return np.asarray(np.where(side, _SIDE_WORTH - worth, as_tops).sum(1) + usual)


def _tops(tiles: Tiles) -> _Tops:
    up, right = tiles.partners[:, 0], 2 * tiles.sides[:, 0]
    squares = grams(tiles)
    spread, ways = np.linalg.eigh(squares)
    length = np.sqrt(np.maximum(spread[:, 1] - spread[:, 0], 0))
    edges = np.stack([up, right, -up, -right], 1) / 2
    return _Tops(tiles.centres[:, 0], edges, squares, ways[:, :, 0] * length[:, None], np.sqrt(spread[:, 1]))


def _beneath(tops: _Tops, worth: Floats) -> Truths:
    """(2, k, k) [e, i, j]: face j is what a side of i would be, were i a top whose upright edge ends down at
    the one end or the other."""
    upright_enough = np.hypot(*tops.upright.T) > _LEAST_UPRIGHT * tops.size
    less = worth[None] < _MUCH_LESS * worth[:, None]
    as_top = _unlike(tops.grams, tops)
    found = np.zeros((2, len(worth), len(worth)), bool)
    for edge in range(4):
        out, across = tops.edges[:, edge], 2 * tops.edges[:, (edge + 1) % 4]
        side = tops.upright[:, :, None] * tops.upright[:, None] + across[:, :, None] * across[:, None]
        as_side = _unlike(side, tops)
        told = as_side < as_top - _ALIKE
        open_ = np.abs(as_side - as_top) <= _ALIKE
        alike = told | (open_ & less)
        for end, drop in enumerate((tops.upright, -tops.upright)):
            seen = upright_enough & ((out * drop).sum(1) > 0)  # it faces the camera
            off = np.linalg.norm(tops.centres[None] - (tops.centres + out + drop / 2)[:, None], axis=2)
            found[end] |= seen[:, None] & (off < _NEAR * tops.size[:, None]) & alike
    each = np.arange(len(worth))
    found[:, each, each] = False
    return found


def _unlike(grams: Floats, tops: _Tops) -> Floats:
    """(k, k) [i, j]: how unlike face j's gram is that of i, in i's."""
    apart = np.linalg.norm(grams[:, None] - tops.grams[None], axis=(2, 3))
    return np.asarray(apart / tops.size[:, None] ** 2)


def _lowest(beneath: Truths, signs: npt.NDArray[np.intp], worth: Floats) -> Truths:
    """(d, k) the sides, with the ends (d, k) down: from what is worth most on, a face is a top unless it is
    beneath one."""
    side = np.zeros(signs.shape, bool)
    for i in np.argsort(-worth, kind="stable"):
        side |= beneath[signs[:, i], i] & ~side[:, i, None]
    return side
