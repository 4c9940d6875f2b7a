"""The book of Doubles, and its set."""

from __future__ import annotations

from rules.books import load
from rules.pieces import PieceSet
from rules.table_rules import TableRules

BOOK = load("doubles")


def tiles_in_use(rules: TableRules) -> PieceSet:
    pieces = rules.piece_set
    assert pieces is not None, "every table of Doubles has a set"
    return pieces
