"""A match to a target: whoever reaches it first has won."""

from __future__ import annotations

from rules.books import Clause
from rules.rounds import Match, Outcome
from rules.ruling import Reason, ruled, step
from rules.tally import standings


def race(match: Match, target: int, clause: Clause) -> Outcome:
    """Highest total wins, once somebody has `target`; equal totals at the top share it."""
    table = standings(match.players, match.rounds, "high")
    over = any(line.total >= target for line in table.lines)
    if not over:
        needs = {
            line.player: Reason("needs", {"points": target - line.total}, clause.id) for line in table.lines
        }
        return Outcome(False, table.leaders, needs, ruled(step(clause, "not_reached", target=target)))
    winners = table.leaders
    steps = (step(clause, "reached", who=p, points=table[p].total, target=target) for p in winners)
    return Outcome(True, winners, {}, ruled(*steps))
