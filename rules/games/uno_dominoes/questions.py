"""What can be asked about Uno Dominoes, the likeliest first."""

from __future__ import annotations

from rules.games.uno_dominoes.asked.laying import covered_word, may_play, open_after, what_happens
from rules.games.uno_dominoes.asked.mishaps import (
    forgotten,
    round_over,
    somebody_leaves,
    take_back,
    two_past_the_goal,
    wrong_score,
)
from rules.games.uno_dominoes.asked.opening import may_open, next_round, who_opens, wrong_deal
from rules.games.uno_dominoes.asked.turns import (
    after_drawing,
    may_answer,
    my_turn,
    out_of_turn,
    pile_too_small,
    two_tiles,
)
from rules.games.uno_dominoes.asked.uno import last_tile, uno
from rules.games.uno_dominoes.asked.wild_four import may_challenge, what_is_shown, which_colour, wild_four

QUESTIONS = (
    may_play,
    my_turn,
    wild_four,
    uno,
    last_tile,
    may_answer,
    after_drawing,
    what_happens,
    covered_word,
    open_after,
    which_colour,
    may_challenge,
    what_is_shown,
    two_tiles,
    out_of_turn,
    take_back,
    who_opens,
    next_round,
    may_open,
    round_over,
    pile_too_small,
    forgotten,
    wrong_deal,
    wrong_score,
    somebody_leaves,
    two_past_the_goal,
)
