"""What one table plays, looked up once a round."""

from __future__ import annotations

from dataclasses import dataclass

from rules.games.uno_dice.book import DEAL, DRAW_FIRST, FORGOTTEN, FOUR, LINE, TWO, edition
from rules.table_rules import TableRules

TAKES_2011 = {"D1": 1, "D2": 2}  # D11-5


@dataclass(frozen=True, slots=True)
class Habits:
    """The options of the book that change play, and the amounts that it plays with."""

    of_2011: bool
    deal: int
    reroll: str  # "optional", "compulsory" or "ends_turn" (DI-3.3)
    draws_after: bool  # a die is drawn when nothing fits after the second roll (DI-3.4)
    wild_blocks: bool  # holding a Wild rules out a Wild Draw Four (DI-5.2)
    stack: bool  # DI-4.4
    reverse_skips: bool  # with two players (DI-4.1)
    until_next_turn: bool  # how long a forgotten Uno can be caught (DI-6.2)
    penalty: int
    draws: dict[str, int]  # dice that the next player draws, by command
    last_draws: dict[str, int]  # the same for the last die (DI-7.2)

    @classmethod
    def of(cls, rules: TableRules) -> Habits:
        of_2011 = edition(rules) == "2011"
        draws = {"D2": rules.amount(TWO, "draw"), "WD4": rules.amount(FOUR, "draw")}
        last = {word: rules.amount(DRAW_FIRST, word) for word in ("D2", "WD4")}
        return cls(
            of_2011=of_2011,
            deal=rules.amount(LINE if of_2011 else DEAL, "deal"),
            reroll=str(rules["reroll"]),
            draws_after=bool(rules["draw_after_failed_reroll"]),
            wild_blocks=bool(rules["wd4_blocked_by_wild"]),
            stack=bool(rules["stack"]) and not of_2011,
            reverse_skips=rules["two_player_reverse"] == "skip",
            until_next_turn=rules["uno_window"] == "next_turn",
            penalty=rules.amount(FORGOTTEN, "penalty"),
            draws=TAKES_2011 if of_2011 else draws,
            last_draws=last if rules["final_draw"] else {},
        )
