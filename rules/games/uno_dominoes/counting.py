"""What a hand of Uno Dominoes counts."""

from __future__ import annotations

from rules.games.uno_dominoes.book import MARKINGS, TAKES_ALL
from rules.pieces import Domo, Face, Piece
from rules.ruling import Ruling, ruled, step
from rules.table_rules import TableRules


def count(pieces: tuple[Piece, ...], rules: TableRules) -> Ruling:
    """Both halves of every tile. A piece of another game, which a person let stand, counts nothing."""
    if not pieces:
        return ruled(step(TAKES_ALL, "nothing_left"), points=0)
    points = [_tile(piece, rules) for piece in pieces]
    return ruled(
        *(step(MARKINGS, "tile_counts", piece=str(p), points=n) for p, n in zip(pieces, points, strict=True)),
        step(TAKES_ALL, "hand_counts", points=sum(points)),
        points=sum(points),
    )


def _tile(piece: Piece, rules: TableRules) -> int:
    match piece:
        case Domo(one, two):
            return _half(one, rules) + _half(two, rules)
    return 0


def _half(face: Face, rules: TableRules) -> int:
    return int(face.mark) if face.is_number else rules.amount(MARKINGS, face.mark)
