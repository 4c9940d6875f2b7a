"""The points of a round on the score pad."""

from __future__ import annotations

from rules.evidence import strangers, twins
from rules.games.score_pad.counting import BOOK, TYPED, count
from rules.games.score_pad.match import goal
from rules.pieces import Family
from rules.rounds import Round, Settled, Unsettled
from rules.ruling import Reason, step
from rules.settling import each_scores, unsettled, winner_takes, worths
from rules.table_rules import TableRules

SET, OWN, COLLECTS = BOOK["SP-1.2"], BOOK["SP-2.1"], BOOK["SP-2.6"]


def settle(played: Round, rules: TableRules) -> Settled | Unsettled:
    trouble = unsettled(played, rules, wrong(played, rules))
    if trouble:
        return trouble
    counts = worths(played, count, rules, TYPED)
    if played.ending == "won":
        won = step(COLLECTS, "won", who=played.who)
        return winner_takes(played, counts, played.who, (won,), COLLECTS)
    rulings = {p: ruling.then(step(OWN, "own")) for p, ruling in counts.items()}
    best = (max if goal(rules) == "high" else min)(ruling.points or 0 for ruling in counts.values())
    first = [p for p in played.players if counts[p].points == best]
    return each_scores(played, rulings, counts, first[0] if len(first) == 1 else "")


def wrong(played: Round, rules: TableRules) -> tuple[Reason, ...]:
    """Pieces that cannot be there. Only of pip sets is it known that each piece exists once."""
    pieces = rules.piece_set
    if pieces is None:
        return ()
    twice = twins(played, SET) if pieces.family is Family.PIPS else ()
    return strangers(played, pieces, SET) + twice
