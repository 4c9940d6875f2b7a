"""The set as evidence: which piece each tile is, given that every piece of a set exists once."""

from __future__ import annotations

from dataclasses import dataclass

from rules.pieces import Piece, PieceSet, Tile
from vision.halves import Floats

Candidates = tuple[tuple[Piece, float], ...]  # pieces with their chances, best first
_MOST_CANDIDATES = 6


@dataclass(frozen=True, slots=True)
class Choice:
    """What a tile is taken to be."""

    piece: Piece
    chance: float  # as seen, before the set is asked
    clash: int | None = None  # the tile that is the piece which this one looked like at first


def candidates(chances: Floats, piece_set: PieceSet, plausible: float) -> Candidates:
    """Pieces that two halves can be, from (2, highest + 1) chances; the best one is always among them."""
    one, two = chances
    every = (
        (Tile(a, b), float(one[a] * two[b] + (one[b] * two[a] if a != b else 0)))
        for a in range(piece_set.highest + 1)
        for b in range(a, piece_set.highest + 1)
    )
    ranked = sorted(every, key=lambda candidate: -candidate[1])[:_MOST_CANDIDATES]
    return tuple(candidate for i, candidate in enumerate(ranked) if i == 0 or candidate[1] >= plausible)


def choose(tiles: list[Candidates], sure: float, plausible: float) -> list[Choice]:
    """One piece for each tile, in the same order.

    The surest choose first. A tile whose piece is gone takes its next one if that is plausible and it was
    not sure of the first; else it stays, and the piece is there twice. Both ways `clash` tells.
    """
    choices: dict[int, Choice] = {}
    owner: dict[Piece, int] = {}
    for i in sorted(range(len(tiles)), key=lambda i: -tiles[i][0][1]):
        piece, chance = tiles[i][0]
        clash = owner.get(piece)
        if clash is not None and chance < sure:
            free = ((p, c) for p, c in tiles[i][1:] if p not in owner and c >= plausible)
            piece, chance = next(free, (piece, chance))
        owner.setdefault(piece, i)
        choices[i] = Choice(piece, chance, clash)
    return [choices[i] for i in range(len(tiles))]
