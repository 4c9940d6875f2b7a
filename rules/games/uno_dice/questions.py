"""What can be asked about Uno Dice, the likeliest first."""

from __future__ import annotations

from rules.games.uno_dice.asked.mishaps import (
    die_turned,
    does_it_count,
    may_be_centre,
    next_round,
    take_back,
    worn_face,
)
from rules.games.uno_dice.asked.turns import my_turn, uno, who_starts
from rules.games.uno_dice.asked.using import last_die, may_answer, may_use, what_happens, wild_four

QUESTIONS = (
    may_use,
    my_turn,
    uno,
    does_it_count,
    wild_four,
    what_happens,
    may_answer,
    last_die,
    take_back,
    who_starts,
    next_round,
    may_be_centre,
    die_turned,
    worn_face,
)
