"""What one table plays, looked up once a round: an engine asks for it at every play."""

from __future__ import annotations

from dataclasses import dataclass

from rules.games.uno_dominoes.book import DEAL, FORGOTTEN, FOUR, HONEST, TWO
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Habits:
    """The options of the book that change play, and the amounts that it plays with."""

    four_ways: bool  # every doublet is open on all sides (UD-6.3)
    delayed: bool  # a covered word takes effect (UD-7.2)
    doublets_meet: bool  # UD-6.5
    bluff_test: str  # "any", "colour" or "match" (UD-10.4)
    takeback: bool  # UD-10.5
    extra: int  # tiles for a wrong challenge (UD-10.6)
    drawn_tile: str  # "may", "must" or "may_not" (UD-8.2)
    until_it_fits: bool  # UD-8.1
    renege: bool  # UD-8.3
    answers: dict[str, frozenset[str]]  # what a Draw Two or Wild Draw Four may be answered with (UD-7.9)
    until_next_turn: bool  # how long a forgotten Uno can be caught (UD-9.2)
    penalty: int  # tiles for a forgotten Uno (UD-9.3)
    last_word: bool  # going out with a word or a wild (UD-10.7)
    reverse_skips: bool  # with two players (UD-7.4)
    first_sides_count: bool  # an unused side of the first doublet is a place to play (UD-11.2)
    deal: int
    draws: dict[str, int]  # tiles that the next player draws, by the word that touches

    @classmethod
    def of(cls, rules: TableRules) -> Habits:
        bounces = {"S": rules["bounce_skip"], "R": rules["bounce_reverse"]}
        return cls(
            four_ways=bool(rules["all_doublets_four_ways"]),
            delayed=bool(rules["delayed_word_effect"]),
            doublets_meet=rules["doublet_on_doublet"] == "allowed",
            bluff_test=str(rules["wd4_test"]),
            takeback=bool(rules["wd4_takeback"]),
            extra=rules.amount(HONEST, "failed_challenge_extra"),
            drawn_tile=str(rules["drawn_tile"]),
            until_it_fits=bool(rules["draw_until_playable"]),
            renege=bool(rules["renege_allowed"]),
            answers={
                "D2": frozenset(
                    [
                        *(["D2"] if rules["stack_D2"] else []),
                        *(mark for mark, plays in bounces.items() if plays),
                    ]
                ),
                "WD4": frozenset(["WD4"] if rules["stack_WD4"] else []),
            },
            until_next_turn=rules["uno_window"] == "next_turn",
            penalty=rules.amount(FORGOTTEN, "uno_penalty"),
            last_word=bool(rules["last_tile_action_allowed"]),
            reverse_skips=rules["two_player_reverse"] == "skip",
            first_sides_count=rules["dead_end_scope"] == "all_points",
            deal=rules.amount(DEAL, "deal"),
            draws={"D2": rules.amount(TWO, "draw"), "WD4": rules.amount(FOUR, "draw")},
        )
