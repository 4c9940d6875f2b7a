"""The book of Uno Dominoes and the clauses that its rulings rest on."""

from __future__ import annotations

from rules.books import load

BOOK = load("uno-dominoes")

MARKINGS, IN_THE_BOX, ONE_WILD, DOUBLETS = (BOOK[f"UD-1.{n}"] for n in (2, 4, 5, 7))
MIXING, DEAL, RACK, DREW_WRONG = (BOOK[f"UD-2.{n}"] for n in (2, 3, 4, 5))
OPENING, NO_DOUBLET, TWO_ALIKE, FOUR_SIDES, CLOCKWISE = (BOOK[f"UD-3.{n}"] for n in range(1, 6))
ONE_TILE, ORDER = (BOOK[f"UD-4.{n}"] for n in (1, 2))
ON_DEAD_END, MATCH, WILD, WILD_FOUR, ON_WILD, DEAD_END_TOUCHES, TOUCHING = (
    BOOK[f"UD-5.{n}"] for n in range(1, 8)
)
FOUR_LINES, LENGTHWISE, CROSSWISE, OWN_DOUBLET, NO_DOUBLETS, BENDING = (
    BOOK[f"UD-6.{n}"] for n in range(1, 7)
)
ACTIVE, ASLEEP, TWO, TWO_PLAYERS, COLOUR, FOUR, CLOSES, ONCE, NO_ANSWER, QUIET_START = (
    BOOK[f"UD-7.{n}"] for n in range(1, 11)
)
DRAW_ONE, KEEP, RENEGE, TOO_FEW, EMPTY = (BOOK[f"UD-8.{n}"] for n in range(1, 6))
SAY_UNO, CATCH, FORGOTTEN, TOO_LATE, LATE_UNO, FALSE_ALARM, EVERY_TIME = (
    BOOK[f"UD-9.{n}"] for n in range(1, 8)
)
CHALLENGER, SHOW, TOUCHED_ONLY, TEST, CAUGHT, HONEST, LAST_TILE = (BOOK[f"UD-10.{n}"] for n in range(1, 8))
DEAD_ENDS, FIRST_SIDES, BLOCKED = (BOOK[f"UD-11.{n}"] for n in range(1, 4))
GOING_OUT, DRAW_FIRST, TAKES_ALL, OWN = (BOOK[f"UD-12.{n}"] for n in (1, 2, 3, 4))
GOAL, NEVER_TWO, ONE_ROUND = (BOOK[f"UD-13.{n}"] for n in (1, 2, 3))
AFRESH, MIXER = BOOK["UD-14.1"], BOOK["UD-14.2"]
WRONG_TILE, FORGOT, WRONG_SCORE, COLOUR_LACKS, LET_GO = (BOOK[f"UD-15.{n}"] for n in range(1, 6))
