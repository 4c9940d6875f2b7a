"""The points of a round of All Fives, made during play and for the hands, and when the match is won."""

from __future__ import annotations

from collections.abc import Mapping

from rules.evidence import not_out, others_out, strangers, twins
from rules.games.all_fives.book import COUNT, END, FIVES, PLAYERS, SET, TARGET, WHOLE, in_fives, target
from rules.games.all_fives.book import tiles_in_use as tiles
from rules.games.all_fives.counting import count
from rules.games.all_fives.rests import rest
from rules.games.all_fives.sides import Side, sides
from rules.race import race
from rules.rounds import Match, Outcome, Round, Settled, Unsettled
from rules.ruling import Reason, Ruling, ruled, step
from rules.settling import each_number, each_scores, unsettled, worths
from rules.table_rules import TableRules


def settle(played: Round, rules: TableRules) -> Settled | Unsettled:
    trouble = unsettled(played, rules, wrong(played, rules))
    if trouble:
        return trouble
    counts, made = worths(played, count, rules, COUNT), each_number(played, "played")
    together = sides(played.players, rules)
    pips = {side: sum(counts[who].points or 0 for who in side if who in counts) for side in together}
    hands = rest(played, pips, rules)
    rulings: dict[str, Ruling] = {}
    for side in together:
        during = _made(side, made)
        points = (during.points or 0) + hands.points[side]
        rulings |= dict.fromkeys(side, during.then(*hands.steps[side], points=points))
    return each_scores(played, rulings, counts, hands.winner)


def _made(side: Side, made: Mapping[str, int]) -> Ruling:
    """What a side scored during play; partners score together."""
    steps = [step(FIVES, "made", who=who, points=made[who]) for who in side]
    if len(side) > 1:
        steps.append(step(PLAYERS, "partners_share", who=side[0], other=side[1]))
    return ruled(*steps, points=sum(made[who] for who in side))


def wrong(played: Round, rules: TableRules) -> tuple[Reason, ...]:
    """What cannot be in the hands of this round, or among the points made during play."""
    said = strangers(played, tiles(rules), SET) + twins(played, WHOLE) + _no_fives(played, rules)
    match played.ending:
        case "out":
            return said + not_out(played, played.who, END) + others_out(played, rules, END)
        case "blocked":
            return said + others_out(played, rules, END)
    return said


def _no_fives(played: Round, rules: TableRules) -> tuple[Reason, ...]:
    made = {} if in_fives(rules) else each_number(played, "played")
    return tuple(
        step(FIVES, "no_fives", who=who, points=points)[1] for who, points in made.items() if points % 5
    )


def outcome(match: Match, rules: TableRules) -> Outcome:
    return race(match, target(len(match.players), rules), TARGET)
