"""What can be asked about All Fives, the likeliest first."""

from __future__ import annotations

from rules.games.all_fives.asked.counting import (
    first_scores,
    not_called,
    rest_worth,
    scores,
    spinner_counts,
    wrong_call,
)
from rules.games.all_fives.asked.laying import may_play, places_of_double
from rules.games.all_fives.asked.mishaps import set_check, take_back, tile_seen, wrong_deal, wrong_score
from rules.games.all_fives.asked.opening import next_round, who_leads
from rules.games.all_fives.asked.turns import (
    another_turn,
    drew_though_able,
    is_blocked,
    my_turn,
    out_of_turn,
    reached_in_play,
    round_over,
)

QUESTIONS = (
    scores,
    may_play,
    my_turn,
    not_called,
    spinner_counts,
    wrong_call,
    places_of_double,
    is_blocked,
    round_over,
    rest_worth,
    reached_in_play,
    who_leads,
    next_round,
    first_scores,
    another_turn,
    take_back,
    out_of_turn,
    drew_though_able,
    tile_seen,
    wrong_score,
    wrong_deal,
    set_check,
)
