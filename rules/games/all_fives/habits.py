"""What one table plays, looked up once a round."""

from __future__ import annotations

from dataclasses import dataclass

from rules.games.all_fives.beginning import BY_DOUBLE
from rules.games.all_fives.book import deals_to, in_fives, reserve, target
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Habits:
    """The options of the book that change play."""

    deal: int
    stays: int  # tiles of the boneyard that may never be drawn (AF-2.3)
    by_double: bool  # the highest double leads where nobody is named (AF-3.1)
    may_draw: bool  # though able to play (AF-4.1)
    spinner: str  # "first", "every" or "none" (AF-5.2)
    five: int  # what a five counts (AF-6.1)
    others_claim: bool  # points that were not called (AF-6.5)
    ends_at: int  # the total that ends a round at once; 0 where it is played out (AF-8.2)
    partners: bool  # who sit opposite play together (AF-1.2)

    @classmethod
    def of(cls, rules: TableRules, players: int) -> Habits:
        """Raises ValueError for a number of players that the book does not name."""
        least, most = rules.book.players
        deal = deals_to(players, rules)
        if deal is None:
            raise ValueError(f"All Fives is for {least} to {most} people, and you are {players}")
        return cls(
            deal=deal,
            stays=reserve(rules),
            by_double=rules["opener"] in BY_DOUBLE,
            may_draw=bool(rules["may_draw"]),
            spinner=str(rules["spinner"]),
            five=1 if in_fives(rules) else 5,
            others_claim=bool(rules["muggins"]),
            ends_at=target(players, rules) if rules["reached"] == "at_once" else 0,
            partners=bool(rules["partners"]) and players == 4,
        )
