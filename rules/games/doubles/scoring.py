"""The points of a round of Doubles, and when the match is won."""

from __future__ import annotations

from collections.abc import Mapping

from rules.evidence import not_out, others_out, strangers, twins
from rules.games.doubles.blocked import blocked
from rules.games.doubles.book import BOOK, tiles_in_use
from rules.games.doubles.counting import count
from rules.race import race
from rules.rounds import Match, Outcome, Round, Settled, Unsettled
from rules.ruling import Reason, Ruling, ruled, step
from rules.settling import each_scores, unsettled, winner_takes, worths
from rules.table_rules import TableRules

SET, WHOLE, END, OUT, COUNT = BOOK["DB-1.1"], BOOK["DB-9.8"], BOOK["DB-7.1"], BOOK["DB-8.1"], BOOK["DB-8.4"]
TARGET, RENEGE = BOOK["DB-8.5"], BOOK["DB-9.4"]


def settle(played: Round, rules: TableRules) -> Settled | Unsettled:
    trouble = unsettled(played, rules, wrong(played, rules))
    if trouble:
        return trouble
    counts = worths(played, count, rules, COUNT)
    match played.ending:
        case "out":
            return winner_takes(played, counts, played.who, (step(END, "went_out", who=played.who),), OUT)
        case "blocked":
            return blocked(played, counts, rules)
    return _stopped(played, counts, rules)


def wrong(played: Round, rules: TableRules) -> tuple[Reason, ...]:
    """What cannot be in the hands of this round."""
    said = strangers(played, tiles_in_use(rules), SET) + twins(played, WHOLE)
    match played.ending:
        case "out":
            return said + not_out(played, played.who, END) + others_out(played, rules, END)
        case "blocked":
            return said + others_out(played, rules, END)
    return said


def _stopped(played: Round, counts: Mapping[str, Ruling], rules: TableRules) -> Settled:
    """A round that was stopped because somebody had not played though able to."""
    penalty = _penalty(counts[played.who].points or 0, rules)
    rest = ruled(step(RENEGE, "renege_stopped", who=played.who), points=0)
    punished = ruled(step(RENEGE, "renege_off", who=played.who, points=penalty), points=-penalty)
    rulings = {**dict.fromkeys(played.players, rest), played.who: punished}
    return each_scores(played, rulings, counts)


def _penalty(hand: int, rules: TableRules) -> int:
    """Points taken off: the higher of two."""
    if rules["renege_penalty"] == "thirty":
        return max(30, rules.number("target") // 5)
    return max(50, hand)


def outcome(match: Match, rules: TableRules) -> Outcome:
    return race(match, rules.number("target"), TARGET)
