"""The book of Uno Dice, and which of its clauses hold in which edition."""

from __future__ import annotations

from rules.books import Clause, load
from rules.table_rules import TableRules

BOOK = load("uno-dice")

NEEDED, PLAYERS, CENTRE, DEAL, FIRST = BOOK["DI-1.2"], *(BOOK[f"DI-2.{n}"] for n in range(1, 5))
MOVES, USE, REROLL, DRAW, ONLY_DRAWN, OLD_CENTRE = (BOOK[f"DI-3.{n}"] for n in range(1, 7))
TURNS, TWO, SAME_COMMAND, NO_STACK = (BOOK[f"DI-4.{n}"] for n in range(1, 5))
WILD, FOUR, WRONG_FOUR, ANYBODY, AS_IT_LIES = (BOOK[f"DI-5.{n}"] for n in range(1, 6))
SAY_UNO, FORGOTTEN, NEXT_STARTS = (BOOK[f"DI-6.{n}"] for n in range(1, 4))
OUT, DRAW_FIRST, NEXT = BOOK["DI-7.1"], BOOK["DI-7.2"], BOOK["DI-7.4"]
COCKED, TURNED, UNREADABLE, BLOCKED = (BOOK[f"DI-8.{n}"] for n in range(1, 5))
DICE_2011, LINE, MATCH_2011, NO_MATCH_2011, DRAWS_2011, UNO_2011, _, NEXT_2011 = (
    BOOK[f"D11-{n}"] for n in range(1, 9)
)
SCORE_PAD = BOOK["D87-5"]

POINTS = {"1996": BOOK["DI-7.3"], "2011": BOOK["D11-7"], "1987": BOOK["D87-3"]}
GOAL = {"1996": BOOK["DI-7.5"], "2011": BOOK["D11-7"], "1987": BOOK["D87-2"]}


def points_clause(rules: TableRules) -> Clause:
    """What the faces of this edition count. Every edition has its own amounts."""
    return POINTS[edition(rules)]


def edition(rules: TableRules) -> str:
    return str(rules["edition"])
