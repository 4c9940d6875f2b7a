"""How a match stands: who has reached the target, and who is how far behind whom."""

from __future__ import annotations

from rules.books import Clause
from rules.rounds import Match, Outcome
from rules.ruling import Reason, ruled, step
from rules.tally import Standings, standings


def race(match: Match, target: int, clause: Clause, goal: str = "high") -> Outcome:
    """The match is over once somebody has `target`; the best total wins it, and equal ones share it."""
    table = standings(match.players, match.rounds, goal)
    there = [line for line in table.lines if line.total >= target]
    if not there:
        key = "needs" if goal == "high" else "to_the_end"
        needs = {line.player: Reason(key, {"points": target - line.total}, clause.id) for line in table.lines}
        return Outcome(False, table.leaders, needs, ruled(step(clause, "not_reached", target=target)))
    steps = (step(clause, "reached", who=line.player, points=line.total, target=target) for line in there)
    return Outcome(True, table.leaders, {}, ruled(*steps))


def gap(player: str, table: Standings, clause: Clause, rounds: int | None = None) -> Reason:
    """How far this player is behind the leader or before the next; `rounds` left, None where none are set."""
    best = table[table.leaders[0]].total if table.leaders else 0
    other = next((p for p in table.leaders if p != player), "")
    gaps = [abs(line.total - best) for line in table.lines if line.player != player]
    facts: dict[str, str | int] = {}
    if not table.leaders:
        key, open_key = "not_begun", "not_begun_open"
    elif player not in table.leaders:
        key, open_key = "behind", "behind_open"
        facts = {"points": abs(table[player].total - best), "other": other}
    elif other:
        key, open_key, facts = "level", "level_open", {"other": other}
    else:
        key, open_key, facts = "leads", "leads_open", {"points": min(gaps, default=0)}
    if rounds is None:
        return Reason(open_key, facts, clause.id)
    return Reason(key, {**facts, "rounds": rounds}, clause.id)
