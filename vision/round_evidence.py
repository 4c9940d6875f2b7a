"""The set as evidence across the hands of one round: no tile is in two hands, and the engine is in none.

    conflicts({"Ann": (Tile(3, 6), Tile(1, 1)), "Ben": (Tile(3, 6),)}, engine=Tile(12, 12))
    # (Conflict("in-two-hands", Tile(3, 6), (("Ann", 0), ("Ben", 0))),)

Pure: pieces in, conflicts out. A reading's pieces are `[seen.piece for seen in reading.pieces]`, a hand that
was typed is what was typed; the keys are whatever the caller tells hands apart by. Nothing is corrected here:
which of the places is wrong, the people at the table see.

| kind | what it says |
| --- | --- |
| in-two-hands | this piece is in two hands or more, and the box holds one |
| engine-in-hand | this piece opened the round and lies on the table, so it is in nobody's hand |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.pieces import Die, Piece

Place = tuple[str, int]  # the hand's key, the index of the piece in that hand


@dataclass(frozen=True, slots=True)
class Conflict:
    """One piece that cannot be everywhere it was seen."""

    kind: str
    piece: Piece
    where: tuple[Place, ...]  # every place, in the order of the hands


def conflicts(hands: Mapping[str, Sequence[Piece]], engine: Piece | None) -> tuple[Conflict, ...]:
    """Each piece that is in two hands, or is the engine (None: not known), once, in the order of the hands.

    Dice have no conflicts: a face is on every die. A piece that is twice in one hand only is no conflict
    between hands; the reading itself tells of it (the doubt "twice").
    """
    places: dict[Piece, list[Place]] = {}
    for key, pieces in hands.items():
        for index, piece in enumerate(pieces):
            if not isinstance(piece, Die):
                places.setdefault(piece, []).append((key, index))
    found = []
    for piece, where in places.items():
        if piece == engine:
            found.append(Conflict("engine-in-hand", piece, tuple(where)))
        elif len({key for key, _ in where}) > 1:
            found.append(Conflict("in-two-hands", piece, tuple(where)))
    return tuple(found)
