"""When a match of Uno Dice is over, and who won it."""

from __future__ import annotations

from rules.games.uno_dice.book import GOAL, edition
from rules.race import race
from rules.rounds import Match, Outcome
from rules.table_rules import TableRules


def goal(rules: TableRules) -> str:
    return "high"


def outcome(match: Match, rules: TableRules) -> Outcome:
    """A race to the goal of this edition."""
    return race(match, rules.number("target"), GOAL[edition(rules)])
