"""The points of a round of Uno Dominoes."""

from __future__ import annotations

from collections.abc import Mapping

from rules.games.uno_dominoes.book import BLOCKED, DEAD_ENDS, DRAW_FIRST, GOING_OUT, OWN, TAKES_ALL
from rules.games.uno_dominoes.counting import count
from rules.games.uno_dominoes.doubts import doubts, tiles_drawn
from rules.rounds import Round, Settled, Unsettled
from rules.ruling import Ruling, Step, ruled, step
from rules.settling import each_scores, unsettled, winner_takes, worths
from rules.table_rules import TableRules

DREW = {"D2": "drew_D2", "WD4": "drew_WD4"}


def settle(played: Round, rules: TableRules) -> Settled | Unsettled:
    """The winner takes what the others hold, or everybody writes their own: as the table plays it."""
    pending = unsettled(played, rules, doubts(played, rules))
    if pending:
        return pending
    counts = worths(played, count, rules, TAKES_ALL)
    winner, because = _won(played, counts, rules)
    if rules["scoring"] == "own":
        return _each_their_own(played, counts, winner, because)
    if not winner:
        nobody = {p: ruled(*because, points=0) for p in played.players}
        return each_scores(played, nobody, counts)
    return winner_takes(played, counts, winner, because, TAKES_ALL)


def _won(played: Round, counts: Mapping[str, Ruling], rules: TableRules) -> tuple[str, tuple[Step, ...]]:
    """Who won the round, or nobody, and the steps that say why."""
    match played.ending:
        case "out":
            out = step(GOING_OUT, "went_out", who=played.who)
            drawn = tiles_drawn(played, rules)
            drew = (step(DRAW_FIRST, DREW[played.facts["touched"]], tiles=drawn),) if drawn else ()
            return played.who, (out, *drew)
        case "dead-end":
            return played.who, (step(DEAD_ENDS, "last_dead_end", who=played.who),)
    fewest = min(c.points or 0 for c in counts.values())
    lowest = [p for p, c in counts.items() if c.points == fewest]
    if len(lowest) > 1:
        return "", (step(BLOCKED, "blocked_tie", points=fewest),)
    return lowest[0], (step(BLOCKED, "blocked_lowest", who=lowest[0], points=fewest),)


def _each_their_own(
    played: Round, counts: Mapping[str, Ruling], winner: str, because: tuple[Step, ...]
) -> Settled:
    """Whoever went out or laid the last Dead End is not counted and writes nothing."""
    own = {p: step(OWN, "writes_own", who=p, points=c.points or 0) for p, c in counts.items()}
    rulings = {
        p: ruled(*because, own[p], points=counts[p].points)
        if p in own
        else ruled(*because, step(OWN, "writes_nothing", who=p), points=0)
        for p in played.players
    }
    return each_scores(played, rulings, counts, winner)
