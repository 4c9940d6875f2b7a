"""How a match on the score pad begins its rounds, stands and ends."""

from __future__ import annotations

from dataclasses import replace

from rules.games.score_pad.counting import BOOK
from rules.race import gap, race
from rules.rounds import Match, Outcome, RoundCard
from rules.ruling import Step, ruled, step
from rules.seats import seat_after
from rules.table_rules import TableRules
from rules.tally import Standings, standings

WINS, TARGET, ROUNDS, NEVER, STARTER = (BOOK[f"SP-3.{n}"] for n in range(1, 6))


def goal(rules: TableRules) -> str:
    return "high" if rules["wins"] == "highest" else "low"


def card(match: Match, number: int, rules: TableRules) -> RoundCard:
    starter, beginning = _starter(match, number, rules)
    rounds = rules.number("rounds") if rules["ends"] == "rounds" else None
    return RoundCard(
        number=number,
        of=rounds,
        lead=None,
        deal=None,
        boneyard=None,
        stays=0,
        starter=starter,
        shuffler="",
        ruling=ruled(beginning, _end(rules)),
    )


def _starter(match: Match, number: int, rules: TableRules) -> tuple[str, Step]:
    agreed = step(STARTER, "begins_agreed")
    before = next((r for r in reversed(match.rounds) if r.number < number), None)
    if rules["starter"] == "nobody":
        return "", agreed
    if number == 1:
        first = match.first
        return first, step(STARTER, "begins_first", who=first) if first else agreed
    if rules["starter"] == "winner":
        winner = before.winner if before else ""
        return winner, step(STARTER, "begins_winner", who=winner) if winner else agreed
    left = seat_after(match.players, match.first, number - 1)
    return left, step(STARTER, "begins_left", who=left) if left else agreed


def _end(rules: TableRules) -> Step:
    match rules["ends"]:
        case "rounds":
            return step(ROUNDS, "ends_rounds", rounds=rules.number("rounds"))
        case "target":
            return step(TARGET, "ends_target", target=rules.number("target"))
    return step(NEVER, "ends_never")


def outcome(match: Match, rules: TableRules) -> Outcome:
    match rules["ends"]:
        case "rounds":
            return _after_rounds(match, rules)
        case "target":
            return _at_target(match, rules)
    table = standings(match.players, match.rounds, goal(rules))
    needs = {p: gap(p, table, WINS) for p in match.players}
    return Outcome(False, table.leaders, needs, ruled(step(NEVER, "ends_never")))


def _after_rounds(match: Match, rules: TableRules) -> Outcome:
    table = standings(match.players, match.rounds, goal(rules))
    rounds, played = rules.number("rounds"), len({r.number for r in match.rounds})
    told = step(ROUNDS, "goes_on", played=played, rounds=rounds)
    if played < rounds:
        needs = {p: gap(p, table, WINS, rounds - played) for p in match.players}
        return Outcome(False, table.leaders, needs, ruled(told))
    return Outcome(True, table.leaders, {}, ruled(told, *_best(table)))


def _at_target(match: Match, rules: TableRules) -> Outcome:
    told = race(match, rules.number("target"), TARGET, goal(rules))
    best = _best(standings(match.players, match.rounds, goal(rules))) if told.over else ()
    return replace(told, ruling=told.ruling.then(*best))


def _best(table: Standings) -> tuple[Step, ...]:
    return tuple(step(WINS, "best_total", who=p, points=table[p].total) for p in table.leaders)
