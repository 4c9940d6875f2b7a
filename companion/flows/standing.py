"""How a match stands: totals, who leads, who needs what, and how the next round begins. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from companion.flows.wording import names_of
from companion.ledger.state import MatchState
from rules.games import Game
from rules.rounds import Outcome, RoundCard
from rules.table_rules import TableRules
from rules.tally import Standings, standings


@dataclass(frozen=True)
class Standing:
    """Everything that a scoreboard shows, computed and never stored."""

    game: Game
    rules: TableRules
    state: MatchState

    @cached_property
    def names(self) -> dict[str, str]:
        """Player id -> name, in seat order."""
        return names_of(self.state.players)

    @cached_property
    def lines(self) -> Standings:
        seats = tuple(player.id for player in self.state.players)
        return standings(seats, self.state.rounds, self.game.goal(self.rules))

    @cached_property
    def outcome(self) -> Outcome:
        return self.game.outcome(self.state.as_match(), self.rules)

    @cached_property
    def card(self) -> RoundCard:
        """How the next round begins."""
        return self.game.card(self.state.as_match(), self.state.open_round, self.rules)

    @property
    def is_over(self) -> bool:
        """Ended by hand, or by the rules."""
        return self.state.ended or self.outcome.over

    @property
    def winners(self) -> tuple[str, ...]:
        """Who won, once it is over; player ids."""
        if self.state.ended and self.state.winners:
            return self.state.winners
        return self.outcome.winners if self.outcome.over else self.leaders

    @property
    def leaders(self) -> tuple[str, ...]:
        """Who is first; nobody before the first round has points."""
        return self.lines.leaders if self.state.rounds else ()

    @property
    def lead(self) -> int:
        """How many points the leaders are ahead of whoever comes next; 0 if all are level."""
        totals = sorted({line.total for line in self.lines.lines})
        best = self.lines[self.leaders[0]].total if self.leaders else 0
        others = [abs(total - best) for total in totals if total != best]
        return min(others, default=0)
