"""The book of Mexican Train, and what it says of the sets and rounds of one table."""

from __future__ import annotations

from rules.books import load
from rules.pieces import PieceSet, Tile
from rules.table_rules import TableRules

BOOK = load("mexican-train")

ENGINE = BOOK["MT-2.2"]
MISSING = BOOK["MT-2.9"]
FIRST_PLAYER = BOOK["MT-3.1"]
CLOCKWISE = BOOK["MT-3.2"]
FIRST_TILE = BOOK["MT-3.3"]
MEXICAN = BOOK["MT-3.4"]
OWN_CAN_WAIT = BOOK["MT-3.5"]
WHERE = BOOK["MT-4.1"]
MUST_PLAY = BOOK["MT-4.2"]
DRAWING = BOOK["MT-4.3"]
MARKING = BOOK["MT-4.4"]
MARKED = BOOK["MT-4.5"]
COMES_OFF = BOOK["MT-4.6"]
EMPTY_PLACE = BOOK["MT-4.7"]
YARD_EMPTY = BOOK["MT-4.8"]
CROSSWISE = BOOK["MT-5.1"]
SECOND = BOOK["MT-5.2"]
MORE_DOUBLES = BOOK["MT-5.3"]
NO_SECOND = BOOK["MT-5.4"]
MARK_OWN = BOOK["MT-5.5"]
OPEN_DOUBLE = BOOK["MT-5.6"]
CANNOT_COVER = BOOK["MT-5.7"]
IN_ORDER = BOOK["MT-5.8"]
COVERED = BOOK["MT-5.9"]
BINDS_TOO = BOOK["MT-5.10"]
DEAD = BOOK["MT-5.11"]
NOT_ENGINE = BOOK["MT-5.12"]
TAP = BOOK["MT-6.1"]
FORGOT_TAP = BOOK["MT-6.2"]
OUT_DOUBLE = BOOK["MT-6.3"]
OUT_TWO = BOOK["MT-6.4"]
END = BOOK["MT-7.1"]
NEXT_PLAYER = BOOK["MT-7.6"]
WRONG_TILE = BOOK["MT-8.1"]
FORGOT_MARKER = BOOK["MT-8.2"]
DREW_ABLE = BOOK["MT-8.3"]
WRONG_ENGINE = BOOK["MT-8.4"]
WRONG_SCORE = BOOK["MT-8.5"]
LATE = BOOK["MT-8.6"]
LET_GO = BOOK["MT-8.7"]

FIRST_ENGINE = {"from_nine": 9, "from_five": 5}


def tiles_in_use(rules: TableRules) -> PieceSet:
    pieces = rules.piece_set
    assert pieces is not None, "every table of Mexican Train has a set"
    return pieces


def engines(rules: TableRules) -> tuple[Tile, ...]:
    """The doubles that open the rounds of a match, in order."""
    highest = tiles_in_use(rules).highest
    first = min(highest, FIRST_ENGINE.get(str(rules["engine_order"]), highest))
    doubles = tuple(Tile(n, n) for n in range(first, -1, -1))
    rounds = rules["rounds"]
    return doubles[:rounds] if isinstance(rounds, int) else doubles


def engine(number: int, rules: TableRules) -> Tile | None:
    """The double of round `number` (from 1); None past the last."""
    doubles = engines(rules)
    return doubles[number - 1] if number <= len(doubles) else None


def collects(rules: TableRules) -> bool:
    """Whether the winner of a round scores what the others have left."""
    return rules["winner_scoring"] == "collects"
