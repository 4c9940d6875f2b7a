"""The book of Uno Dominoes and the clauses that its rulings rest on."""

from __future__ import annotations

from rules.books import load

BOOK = load("uno-dominoes")

MARKINGS, IN_THE_BOX, ONE_WILD = BOOK["UD-1.2"], BOOK["UD-1.4"], BOOK["UD-1.5"]
MIXING, DEAL = BOOK["UD-2.2"], BOOK["UD-2.3"]
OPENING, NO_DOUBLET = BOOK["UD-3.1"], BOOK["UD-3.2"]
DEAD_ENDS, BLOCKED = BOOK["UD-11.1"], BOOK["UD-11.3"]
GOING_OUT, DRAW_FIRST, TAKES_ALL, OWN = (BOOK[f"UD-12.{n}"] for n in (1, 2, 3, 4))
GOAL, ONE_ROUND = BOOK["UD-13.1"], BOOK["UD-13.3"]
AFRESH, MIXER = BOOK["UD-14.1"], BOOK["UD-14.2"]
