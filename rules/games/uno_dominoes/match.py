"""When a match of Uno Dominoes is over, and who won it."""

from __future__ import annotations

from dataclasses import replace

from rules.games.uno_dominoes.book import GOAL, ONE_ROUND, OWN
from rules.race import race
from rules.rounds import Match, Outcome
from rules.ruling import Reason, ruled, step
from rules.table_rules import TableRules
from rules.tally import standings


def goal(rules: TableRules) -> str:
    return "low" if rules["scoring"] == "own" else "high"


def outcome(match: Match, rules: TableRules) -> Outcome:
    """A race to the goal, one single round, or the lowest total once somebody reaches the goal."""
    if rules["length"] == "round":
        return _one_round(match, goal(rules))
    stands = race(match, rules.amount(GOAL, "target"), GOAL, goal(rules))
    if not stands.over or goal(rules) == "high":
        return stands
    total = standings(match.players, match.rounds, "low")
    lowest = (step(OWN, "lowest_wins", who=p, points=total[p].total) for p in stands.winners)
    return replace(stands, ruling=stands.ruling.then(*lowest))


def _one_round(match: Match, better: str) -> Outcome:
    """A round in which nobody scores is played again."""
    table = standings(match.players, match.rounds, better)
    if not any(line.total for line in table.lines):
        needs = dict.fromkeys(match.players, Reason("needs_round", {}, ONE_ROUND.id))
        return Outcome(False, (), needs, ruled(step(ONE_ROUND, "one_round_open")))
    won = (step(ONE_ROUND, "one_round_won", who=p) for p in table.leaders)
    return Outcome(True, table.leaders, {}, ruled(*won))
