"""Which halves make a tile, and which tiles seen in several passes are the same one."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from vision.halves import Floats, Halves, Tiles, cross, in_frames
from vision.thresholds import FindBy

_LEAST_PX = 3.0  # a vector shorter than this points nowhere
_LEAST_SQUARE = 0.2  # sine of the angle between a half's vectors: flatter is no tile


def sane(halves: Halves) -> Halves:
    """Without those whose vectors cannot belong to a tile: too short, flat, or mirrored."""
    long, wide = np.hypot(*halves.partners.T), np.hypot(*halves.sides.T)
    square = cross(halves.partners, halves.sides) / np.maximum(long * wide, 1e-9)
    return halves[(long > _LEAST_PX) & (wide > _LEAST_PX / 2) & (square > _LEAST_SQUARE)]


def thinned(halves: Halves, by: FindBy) -> Halves:
    """One of each group of peaks that are one half: the strongest."""
    seen = in_frames(halves.centres, halves.centres, halves.partners, halves.sides)
    near = np.hypot(seen[..., 0], seen[..., 1]) < 2 * by.same_half  # a frame reaches from -1 to 1
    return halves[first_come(-halves.scores, near)]


def first_come(costs: Floats, conflicts: npt.NDArray[np.bool_]) -> list[int]:
    """Indices in order of cost, without those that are in conflict with one before."""
    keep: list[int] = []
    free = np.ones(len(costs), bool)
    for i in np.argsort(costs, kind="stable"):
        if free[i]:
            keep.append(int(i))
            free &= ~conflicts[i]
    return keep


def pair(halves: Halves, by: FindBy) -> tuple[Tiles, Halves]:
    """Tiles from halves that point at each other, each half used once; and the halves left over."""
    n = len(halves)
    misfits = _misfits(halves)
    one, two = np.nonzero(np.triu(misfits < by.misfit, 1))
    worth = misfits[one, two] - 0.2 * (halves.scores[one] + halves.scores[two])
    free = np.ones(n, bool)
    chosen: list[tuple[int, int]] = []
    for k in np.argsort(worth, kind="stable"):
        i, j = int(one[k]), int(two[k])
        if free[i] and free[j]:
            free[[i, j]] = False
            chosen.append((i, j))
    pairs = np.array(chosen, np.intp).reshape(-1, 2)
    centres, own, sides = halves.centres[pairs], halves.partners[pairs], halves.sides[pairs]
    across = centres[:, ::-1] - centres
    tiles = Tiles(
        centres=(2 * centres + (centres + own)[:, ::-1]) / 3,  # the partner also tells where a half is
        partners=(across + own) / 2,
        sides=sides,
        scores=halves.scores[pairs].min(1),
        misfits=misfits[pairs[:, 0], pairs[:, 1]],
    )
    return tiles, halves[free]


def singly(halves: Halves, by: FindBy) -> tuple[Tiles, Halves]:
    """As `pair`, of dice: each half is a piece by itself, and none is left over."""
    centres, partners, sides = (part[:, None] for part in (halves.centres, halves.partners, halves.sides))
    return Tiles(centres, partners, sides, halves.scores, np.zeros(len(halves))), Halves.none()


def _misfits(halves: Halves) -> Floats:
    """(n, n) by how much two halves' vectors miss each other, over the length that they tell."""
    apart = halves.centres[None] - halves.centres[:, None]  # [i, j]: from i to j
    missed = np.linalg.norm(apart - halves.partners[:, None], axis=2)
    long, wide = np.linalg.norm(halves.partners, axis=1), np.linalg.norm(halves.sides, axis=1)
    sides = np.linalg.norm(halves.sides[None] + halves.sides[:, None], axis=2)
    along = (missed + missed.T) / (long[None] + long[:, None] + 1e-9)
    return np.asarray(along + 0.3 * sides / (wide[None] + wide[:, None] + 1e-9))


def merged(tiles: Tiles) -> Tiles:
    """Of tiles that lie on each other, the one that fits best; the rest were other views of it, or wrong."""
    k = len(tiles)
    on = np.any(within(tiles.centres.reshape(-1, 2), tiles, 0.75).reshape(k, k, tiles.halves), 2)
    return tiles[first_come(tiles.misfits - tiles.scores, on | on.T)]


def within(points: Floats, tiles: Tiles, reach: float = 1.0) -> npt.NDArray[np.bool_]:
    """(k, m) whether m points lie in each of k tiles; `reach` 1 is its outline."""
    inside = np.zeros((len(tiles), len(points)), bool)
    for half in range(tiles.halves):
        frames = (tiles.centres[:, half], tiles.partners[:, half], tiles.sides[:, half])
        inside |= (np.abs(in_frames(points, *frames)) < reach).all(2)
    return inside


def outside(halves: Halves, tiles: Tiles) -> Halves:
    """Halves that are no half of any of these tiles."""
    return halves[~np.asarray(within(halves.centres, tiles, 0.9).any(0), bool)]
