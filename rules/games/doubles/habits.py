"""What one table plays, looked up once a round."""

from __future__ import annotations

from dataclasses import dataclass

from rules.games.doubles.book import DEAL, reserve
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Habits:
    """The options of the book that change play."""

    deal: int
    stays: int  # tiles of the boneyard that may never be drawn (DB-2.3)
    no_double: str  # "redeal", "draw" or "heaviest" (DB-3.2)
    until_playable: bool  # DB-4.2
    extra_turn: bool  # after a double (DB-4.4)
    every_spinner: bool  # DB-6.1
    sides_first: bool  # DB-6.2
    stops: bool  # the round, when somebody passed or drew though able to play (DB-9.4)

    @classmethod
    def of(cls, rules: TableRules, players: int) -> Habits:
        """Raises ValueError for a number of players that the book does not name."""
        least, most = rules.book.players
        if not least <= players <= most:
            raise ValueError(f"Doubles is for {least} to {most} people, and you are {players}")
        return cls(
            deal=rules.amount(DEAL, f"p{players}"),
            stays=reserve(players, rules),
            no_double=str(rules["no_double"]),
            until_playable=rules["draw"] == "until_playable",
            extra_turn=bool(rules["double_extra_turn"]),
            every_spinner=rules["spinner"] == "every",
            sides_first=bool(rules["spinner_sides_first"]),
            stops=rules["renege_penalty"] != "none",
        )
