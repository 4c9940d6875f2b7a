"""The book of All Fives, its clauses by name, and what it says of one table."""

from __future__ import annotations

from rules.books import load
from rules.pieces import PieceSet
from rules.table_rules import TableRules

BOOK = load("all-fives")

SET = BOOK["AF-1.1"]
PLAYERS = BOOK["AF-1.2"]
DEAL = BOOK["AF-2.2"]
YARD = BOOK["AF-2.3"]
DREW_WRONG = BOOK["AF-2.4"]
SHUFFLE = BOOK["AF-2.5"]
FIRST = BOOK["AF-3.1"]
NEXT = BOOK["AF-3.2"]
CLOCKWISE = BOOK["AF-3.3"]
HIGHEST = BOOK["AF-3.4"]
MUST_PLAY = BOOK["AF-4.1"]
DRAWING = BOOK["AF-4.2"]
NONE_LEFT = BOOK["AF-4.3"]
ONE_TILE = BOOK["AF-4.4"]
ALIKE = BOOK["AF-5.1"]
SPINNER = BOOK["AF-5.2"]
SIDES_FIRST = BOOK["AF-5.3"]
FIVES = BOOK["AF-6.1"]
DOUBLE_COUNTS = BOOK["AF-6.2"]
SPINNER_COUNTS = BOOK["AF-6.3"]
FIRST_COUNTS = BOOK["AF-6.4"]
CALL = BOOK["AF-6.5"]
WRONG_CALL = BOOK["AF-6.6"]
END = BOOK["AF-7.1"]
IS_BLOCKED = BOOK["AF-7.2"]
COUNT = BOOK["AF-7.3"]
OUT = BOOK["AF-7.4"]
BLOCKED = BOOK["AF-7.5"]
TIE = BOOK["AF-7.6"]
ROUNDING = BOOK["AF-7.7"]
OWN_OFF = BOOK["AF-7.8"]
TARGET = BOOK["AF-8.1"]
REACHED = BOOK["AF-8.2"]
WRONG_TILE = BOOK["AF-9.1"]
JUMPED = BOOK["AF-9.2"]
SEEN = BOOK["AF-9.3"]
ABLE = BOOK["AF-9.4"]
WRONG_SCORE = BOOK["AF-9.5"]
LET_GO = BOOK["AF-9.6"]
WHOLE = BOOK["AF-9.7"]

STAYS = {"none": 0, "one": 1, "two": 2}


def tiles_in_use(rules: TableRules) -> PieceSet:
    pieces = rules.piece_set
    assert pieces is not None, "every table of All Fives has a set"
    return pieces


def reserve(rules: TableRules) -> int:
    """Tiles of the boneyard that may never be drawn."""
    return STAYS[str(rules["boneyard_reserve"])]


def target(players: int, rules: TableRules) -> int:
    """The points that win a match of so many."""
    return rules.amount(TARGET, "two" if players == 2 else "more")


def deals_to(players: int, rules: TableRules) -> int | None:
    """How many tiles everyone draws; None where no rule has that many players."""
    name = f"p{players}"
    return rules.amount(DEAL, name) if name in DEAL.values else None


def in_fives(rules: TableRules) -> bool:
    """Whether each five counts as one point."""
    return rules["unit"] == "one"


def points_of(total: int, rules: TableRules) -> int:
    """What open ends that add up to `total` score; most totals score nothing."""
    if total % 5:
        return 0
    return total // 5 if in_fives(rules) else total
