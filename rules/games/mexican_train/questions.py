"""What can be asked about Mexican Train, the likeliest first."""

from __future__ import annotations

from rules.games.mexican_train.asked.doubles import branches, dead_double, my_double, two_tiles, who_covers
from rules.games.mexican_train.asked.mishaps import (
    drew_though_able,
    find_engine,
    late_arrival,
    take_back,
    who_starts,
    wrong_engine,
    wrong_score,
)
from rules.games.mexican_train.asked.trains import first_turn, may_play, may_start, open_to_me
from rules.games.mexican_train.asked.turns import forgot_to_tap, last_tile, marker, my_turn, round_over

QUESTIONS = (
    may_play,
    my_turn,
    my_double,
    two_tiles,
    open_to_me,
    who_covers,
    marker,
    may_start,
    last_tile,
    forgot_to_tap,
    take_back,
    dead_double,
    first_turn,
    branches,
    who_starts,
    drew_though_able,
    wrong_score,
    wrong_engine,
    round_over,
    late_arrival,
    find_engine,
)
