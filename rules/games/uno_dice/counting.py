"""What a hand of Uno Dice counts: the top faces, as they lie."""

from __future__ import annotations

from rules.books import Clause
from rules.games.uno_dice.book import points_clause
from rules.pieces import Die, Piece
from rules.ruling import Ruling, ruled, step
from rules.table_rules import TableRules

DRAW_DICE = ("D1", "D2")  # one amount for both in the edition of 2011


def count(pieces: tuple[Piece, ...], rules: TableRules) -> Ruling:
    """A die of another edition or game, which a person let stand, counts nothing."""
    clause = points_clause(rules)
    if not pieces:
        return ruled(step(clause, "nothing_left"), points=0)
    points = [_die(piece, clause, rules) for piece in pieces]
    return ruled(
        *(step(clause, "die_counts", piece=str(p), points=n) for p, n in zip(pieces, points, strict=True)),
        step(clause, "hand_counts", points=sum(points)),
        points=sum(points),
    )


def _die(piece: Piece, clause: Clause, rules: TableRules) -> int:
    match piece:
        case Die(up) if up.is_number:
            return int(up.mark)
        case Die(up):
            name = up.mark if up.mark in clause.values else "draw_value" if up.mark in DRAW_DICE else ""
            return rules.amount(clause, name) if name in clause.values else 0
    return 0
