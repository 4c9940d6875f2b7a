"""What one table plays, looked up once a round."""

from __future__ import annotations

from dataclasses import dataclass

from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Habits:
    """The options of the book that change play; texts are the choices of the option."""

    first_turn: str  # "one_tile", "whole_train" or "own_train_first" (MT-3.3)
    mexican_start: str  # "any_turn", "not_first_turn" or "first_player" (MT-3.4)
    own_required: bool  # MT-3.5
    blank_wild: bool  # MT-4.1
    only_if_stuck: bool  # on somebody else's marked train (MT-4.1)
    forced: bool  # MT-4.2
    until_playable: bool  # MT-4.3
    owner_chooses: bool  # when the marker comes off (MT-4.6)
    toes: int  # tiles on a double before its train goes on (MT-5.1)
    second: str  # "any_train", "on_double" or "none" (MT-5.2)
    free_first: bool  # a double of the first turns binds nobody yet (MT-5.2)
    doubles: int  # at most in one turn; 0 for no limit (MT-5.3)
    binds_all: bool  # MT-5.6
    order: str  # "oldest", "newest" or "any" (MT-5.8)
    dead_ends_round: bool  # MT-5.11
    must_cover_last: bool  # MT-6.3
    knock: str  # "none", "two_tiles" or "two_or_turn" (MT-6.2)

    @classmethod
    def of(cls, rules: TableRules) -> Habits:
        return cls(
            first_turn=str(rules["first_turn"]),
            mexican_start=str(rules["mexican_train_start"]),
            own_required=bool(rules["own_train_required"]),
            blank_wild=bool(rules["blank_wild"]),
            only_if_stuck=rules["play_on_open_train"] == "only_if_stuck",
            forced=bool(rules["forced_play"]),
            until_playable=rules["draw_rule"] == "until_playable",
            owner_chooses=rules["marker_removal"] == "owner_choice",
            toes={"three": 3, "two": 2}.get(str(rules["double_branching"]), 1),
            second=str(rules["double_second_tile"]),
            free_first=rules["first_turn_double"] == "free",
            doubles={"two": 2, "one": 1}.get(str(rules["doubles_per_turn"]), 0),
            binds_all=rules["open_double_binds"] == "everyone",
            order=str(rules["double_order"]),
            dead_ends_round=rules["dead_double"] == "blocked",
            must_cover_last=rules["last_tile_double"] == "must_cover",
            knock=str(rules["knock_penalty"]),
        )
