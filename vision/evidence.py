"""The set as evidence: which set it is, and which piece each tile is, given that every piece exists once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from rules.pieces import SETS, Family, Piece, PieceSet, Tile
from vision.halves import Floats

Indices = npt.NDArray[np.intp]
Candidates = tuple[tuple[Piece, float], ...]  # pieces with their chances, best first
_MOST_CANDIDATES = 6
_NEVER = 1e-3  # no half speaks more strongly against a set than this: one may be misread

_PIP_SETS = sorted((s for s in SETS.values() if s.family is Family.PIPS), key=lambda s: s.highest)
LARGEST = _PIP_SETS[-1]


@dataclass(frozen=True, slots=True)
class Choice:
    """What a tile is taken to be."""

    piece: Piece
    chance: float  # as seen, before the set is asked
    clash: int | None = None  # the tile that is the piece which this one looked like at first


def likely_set(chances: Floats, sure: npt.NDArray[np.bool_]) -> PieceSet:
    """The set that k tiles are from, by (k, 2, 19) chances of every number; the smallest for none.

    It holds all sure ones. Of those that do, the one in which what is seen is likeliest: many halves
    without one high number speak for a small set, more than one doubtful high number speaks for a large.
    """
    if not len(chances):
        return _PIP_SETS[0]
    least = int(chances[sure].argmax(2).max(initial=0))

    def likelihood(box: PieceSet) -> float:
        within = chances[:, :, : box.highest + 1].sum(2)
        return float(np.log(np.maximum(within, _NEVER) / (box.highest + 1)).sum())

    return max((box for box in _PIP_SETS if box.highest >= least), key=likelihood)


def candidates(chances: Floats, plausible: float) -> Candidates:
    """Pip tiles that two halves can be, from (2, highest + 1) chances; the best one is always among them."""
    return ranked(np.outer(*chances), Tile, plausible)


def ranked(every: Floats, piece: Callable[..., Piece], plausible: float) -> Candidates:
    """Pieces by their chances, best first; the best one is always among them.

    `every`: (n, n) of what the first and the second half show together, or (n,) of the one face of dice;
    `piece` makes one of the numbers of its marks.
    """
    if every.ndim == 2:
        one, two, twice = _unordered(len(every))
        chances = (every[one, two] + every[two, one]) * twice
    else:
        chances = every
    few = np.flatnonzero(chances >= plausible)  # quicker than sorting all
    few = few if len(few) else np.array([chances.argmax()])
    best = few[np.argsort(-chances[few], kind="stable")[:_MOST_CANDIDATES]]
    marks = (one[best], two[best]) if every.ndim == 2 else (best,)
    pieces = (piece(*each) for each in zip(*(half.tolist() for half in marks), strict=True))
    return tuple(zip(pieces, chances[best].tolist(), strict=True))


@cache
def _unordered(numbers: int) -> tuple[Indices, Indices, Floats]:
    """The pairs (p,) of so many numbers, each in one order, and (p,) what makes their two orders' sum right:
    of doubles there is one."""
    one, two = np.triu_indices(numbers)
    return one, two, np.where(one == two, 0.5, 1.0)


def choose(tiles: list[Candidates], confidences: Floats, sure: float, plausible: float) -> list[Choice]:
    """One piece for each tile, in the same order; `confidences` (k,) that the first of each is right.

    The surest choose first. A tile whose piece is gone takes its next one if that is plausible and it was
    not sure of the first; else it stays, and the piece is there twice. Both ways `clash` tells.
    """
    choices: dict[int, Choice] = {}
    owner: dict[Piece, int] = {}
    for i in (int(i) for i in np.argsort(-np.asarray(confidences), kind="stable")):
        piece, chance = tiles[i][0]
        clash = owner.get(piece)
        if clash is not None and confidences[i] < sure:
            free = ((p, c) for p, c in tiles[i][1:] if p not in owner and c >= plausible)
            piece, chance = next(free, (piece, chance))
        owner.setdefault(piece, i)
        choices[i] = Choice(piece, chance, clash)
    return [choices[i] for i in range(len(tiles))]


def clashing(choices: list[Choice], alone: Floats, least: float) -> npt.NDArray[np.bool_]:
    """(k,) whether each looked like a piece that is there already, or shares its own with one that does.

    `alone` (k,): how probable each was before any gave way. Where one did, the other is right by less than
    that: the set has one such piece, and it was the likelier of two. Below `least` it is not sure either.
    """
    told = np.zeros(len(choices), bool)
    for i, choice in enumerate(choices):
        if choice.clash is not None:
            both = choice.piece == choices[choice.clash].piece
            stays = alone[choice.clash] * (1 - alone[i])
            doubted = stays < least * (stays + (1 - alone[choice.clash]) * alone[i])
            told[[i, choice.clash] if both or doubted else [i]] = True
    return told
