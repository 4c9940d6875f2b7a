"""How a match of Mexican Train stands: over or not, who won, and what a late arrival begins with."""

from __future__ import annotations

from collections.abc import Mapping

from rules.games.mexican_train.book import BOOK, collects, engines
from rules.race import gap
from rules.rounds import Match, Outcome, ScoredRound
from rules.ruling import Ruling, Step, ruled, step
from rules.table_rules import TableRules
from rules.tally import Standings, standings

ROUNDS, WINS, COLLECTS, LATE = BOOK["MT-7.4"], BOOK["MT-7.5"], BOOK["MT-7.10"], BOOK["MT-8.6"]


def goal(rules: TableRules) -> str:
    return "high" if collects(rules) else "low"


def outcome(match: Match, rules: TableRules) -> Outcome:
    table = standings(match.players, match.rounds, goal(rules))
    rounds, played = len(engines(rules)), len({r.number for r in match.rounds})
    if played >= rounds:
        winners, steps = _winners(match, table, rules)
        return Outcome(True, winners, {}, ruled(*steps))
    needs = {p: gap(p, table, WINS, rounds - played) for p in match.players}
    return Outcome(False, table.leaders, needs, ruled(step(ROUNDS, "goes_on", played=played, rounds=rounds)))


def _winners(match: Match, table: Standings, rules: TableRules) -> tuple[tuple[str, ...], list[Step]]:
    """The best total; ties by rounds won, then by the last round, and then it is shared."""
    level = table.leaders
    rule = COLLECTS if collects(rules) else WINS
    steps = [step(rule, "best_total", who=p, points=table[p].total) for p in level]
    if len(level) > 1:
        won = {p: sum(_winner(r) == p for r in match.rounds) for p in level}
        steps += [step(WINS, "rounds_won", who=p, rounds=won[p]) for p in level]
        level = _most(won)
    if len(level) > 1:
        last = {p: match.rounds[-1].scores.get(p, 0) for p in level}
        steps += [step(WINS, "last_round", who=p, points=last[p]) for p in level]
        level = _most(last if collects(rules) else {p: -points for p, points in last.items()})
    if len(level) > 1:
        steps.append(step(WINS, "shared"))
    return level, steps


def _winner(scored: ScoredRound) -> str:
    """Who went out; of a round that was only typed in, the one player who scored nothing."""
    if scored.winner:
        return scored.winner
    nothing = [player for player, points in scored.scores.items() if points == 0]
    return nothing[0] if len(nothing) == 1 else ""


def _most(worth: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(p for p, points in worth.items() if points == max(worth.values()))


def late(match: Match, rules: TableRules) -> Ruling:
    """The total with which somebody joins now; no points where this table lets nobody in."""
    if rules["late_arrival"] == "not_allowed":
        return ruled(step(LATE, "late_not_allowed"), verdict="late_not_allowed")
    if not match.rounds:
        return ruled(step(LATE, "late_start"), points=0)
    totals = {line.player: line.total for line in standings(match.players, match.rounds, goal(rules)).lines}
    if rules["late_arrival"] == "average":
        points = (2 * sum(totals.values()) + len(totals)) // (2 * len(totals))  # half a point goes up
        return ruled(step(LATE, "late_average", points=points), points=points)
    who = max(totals, key=totals.__getitem__)
    return ruled(step(LATE, "late_highest", points=totals[who], who=who), points=totals[who])
