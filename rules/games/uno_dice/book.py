"""The book of Uno Dice, and which of its clauses hold in which edition."""

from __future__ import annotations

from rules.books import Clause, load
from rules.table_rules import TableRules

BOOK = load("uno-dice")

OUT, DRAW_FIRST, BLOCKED, SCORE_PAD = BOOK["DI-7.1"], BOOK["DI-7.2"], BOOK["DI-8.4"], BOOK["D87-5"]

POINTS = {"1996": BOOK["DI-7.3"], "2011": BOOK["D11-7"], "1987": BOOK["D87-3"]}
GOAL = {"1996": BOOK["DI-7.5"], "2011": BOOK["D11-7"], "1987": BOOK["D87-2"]}


def points_clause(rules: TableRules) -> Clause:
    """What the faces of this edition count. Every edition has its own amounts."""
    return POINTS[edition(rules)]


def edition(rules: TableRules) -> str:
    return str(rules["edition"])
