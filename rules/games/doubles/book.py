"""The book of Doubles, its clauses by name, and its set."""

from __future__ import annotations

from rules.books import load
from rules.pieces import PieceSet
from rules.table_rules import TableRules

BOOK = load("doubles")

SET = BOOK["DB-1.1"]
DEAL = BOOK["DB-2.2"]
YARD = BOOK["DB-2.3"]
DREW_WRONG = BOOK["DB-2.4"]
OPENING = BOOK["DB-3.1"]
NO_DOUBLE = BOOK["DB-3.2"]
CLOCKWISE = BOOK["DB-3.3"]
MUST_PLAY = BOOK["DB-4.1"]
DRAWING = BOOK["DB-4.2"]
NONE_LEFT = BOOK["DB-4.3"]
ONE_TILE = BOOK["DB-4.4"]
UNLOCKED = BOOK["DB-5.1"]
PLAY_ON = BOOK["DB-5.2"]
UNLOCKS = BOOK["DB-5.3"]
EVERYWHERE = BOOK["DB-5.4"]
TO_THE_END = BOOK["DB-5.5"]
ONLY_DOUBLES = BOOK["DB-5.6"]
FOUR_PLACES = BOOK["DB-6.1"]
ANY_ORDER = BOOK["DB-6.2"]
LENGTHWISE = BOOK["DB-6.3"]
END = BOOK["DB-7.1"]
IS_BLOCKED = BOOK["DB-7.2"]
NEXT = BOOK["DB-8.6"]
WRONG_TILE = BOOK["DB-9.1"]
JUMPED = BOOK["DB-9.2"]
SEEN = BOOK["DB-9.3"]
RENEGE = BOOK["DB-9.4"]
WRONG_SCORE = BOOK["DB-9.5"]
LAST_TILE = BOOK["DB-9.6"]
LET_GO = BOOK["DB-9.7"]
WHOLE = BOOK["DB-9.8"]


def tiles_in_use(rules: TableRules) -> PieceSet:
    pieces = rules.piece_set
    assert pieces is not None, "every table of Doubles has a set"
    return pieces


def reserve(players: int, rules: TableRules) -> int:
    """Tiles of the boneyard that may never be drawn."""
    match rules["boneyard_reserve"]:
        case "none":
            return 0
        case "two_or_one" if players > 2:
            return 1
    return 2
