"""What pieces count on the score pad: pips, or what their own game prints for them."""

from __future__ import annotations

from rules.books import Clause, load
from rules.pieces import Die, Domo, Face, Piece, Tile
from rules.ruling import Ruling, Step, ruled, step
from rules.table_rules import TableRules

BOOK = load("score-pad")
TYPED, PIPS, UNO_TILES, UNO_DICE = BOOK["SP-2.5"], BOOK["SP-2.2"], BOOK["SP-2.3"], BOOK["SP-2.4"]


def count(hand: tuple[Piece, ...], rules: TableRules) -> Ruling:
    if not hand:
        return ruled(step(TYPED, "nothing_left"), points=0)
    kinds = {clause.id: clause for clause, _ in map(_worth, hand)}
    steps: list[Step] = []
    for clause in kinds.values():
        pieces = [piece for piece in hand if _worth(piece)[0] is clause]
        points = sum(_worth(piece)[1] for piece in pieces)
        steps.append(step(clause, "counts", pieces=", ".join(map(str, pieces)), points=points))
    return ruled(*steps, points=sum(_worth(piece)[1] for piece in hand))


def _worth(piece: Piece) -> tuple[Clause, int]:
    """A piece's points, and the clause that has them."""
    match piece:
        case Tile():
            return PIPS, piece.pips
        case Domo(one, two):
            return UNO_TILES, _face(one, UNO_TILES) + _face(two, UNO_TILES)
        case Die(up):
            return UNO_DICE, _face(up, UNO_DICE)


def _face(face: Face, clause: Clause) -> int:
    """A number its value; words by their own name in the clause, or by their kind."""
    if face.is_number:
        return int(face.mark)
    kind = "coloured" if face.colour else "wild"
    return int(clause.values.get(face.mark, clause.values.get(kind, 0)))
