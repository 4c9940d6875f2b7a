"""What can be asked about Doubles, the likeliest first."""

from __future__ import annotations

from rules.games.doubles.asked.laying import (
    extra_turn,
    may_play,
    my_plays,
    places_of_double,
    unlocked,
)
from rules.games.doubles.asked.mishaps import set_check, take_back, tile_seen, wrong_deal, wrong_score
from rules.games.doubles.asked.opening import next_round, who_opens
from rules.games.doubles.asked.turns import is_blocked, last_tile, my_turn, out_of_turn, reneged, round_over

QUESTIONS = (
    may_play,
    my_turn,
    my_plays,
    unlocked,
    places_of_double,
    extra_turn,
    who_opens,
    is_blocked,
    round_over,
    take_back,
    out_of_turn,
    reneged,
    last_tile,
    tile_seen,
    wrong_score,
    next_round,
    wrong_deal,
    set_check,
)
