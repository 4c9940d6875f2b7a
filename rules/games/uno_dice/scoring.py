"""The points of a round of Uno Dice, and what is odd about its hands."""

from __future__ import annotations

from collections.abc import Mapping

from rules.evidence import hands, not_out, others_out, strangers, undrawn
from rules.games.uno_dice.book import BLOCKED, DICE_2011, DRAW_FIRST, OUT, SCORE_PAD, points_clause
from rules.games.uno_dice.counting import count
from rules.rounds import Round, Settled, Unsettled
from rules.ruling import Reason, Ruling, Step, ruled, step
from rules.settling import answer, each_scores, unsettled, winner_takes, worths
from rules.table_rules import TableRules

DREW = {"D2": "drew_D2", "WD4": "drew_WD4"}


def settle(played: Round, rules: TableRules) -> Settled | Unsettled:
    """The winner takes what the others show; a table that counts for itself writes its numbers down."""
    pending = unsettled(played, rules, _doubts(played, rules))
    if pending:
        return pending
    if played.ending == "noted":
        written = worths(played, count, rules, SCORE_PAD)
        return each_scores(
            played, written, written, _only(written, max(c.points or 0 for c in written.values()))
        )
    counts = worths(played, count, rules, points_clause(rules))
    winner, because = _won(played, counts, rules)
    if not winner:
        return each_scores(played, {p: ruled(*because, points=0) for p in played.players}, counts)
    return winner_takes(played, counts, winner, because, points_clause(rules))


def _won(played: Round, counts: Mapping[str, Ruling], rules: TableRules) -> tuple[str, tuple[Step, ...]]:
    """Who won the round, or nobody, and the steps that say why."""
    if played.ending == "out":
        return played.who, (step(OUT, "went_out", who=played.who), *_final_draw(played, rules))
    fewest = min(c.points or 0 for c in counts.values())
    lowest = _only(counts, fewest)
    if not lowest:
        return "", (step(BLOCKED, "blocked_tie", points=fewest),)
    return lowest, (step(BLOCKED, "blocked_lowest", who=lowest, points=fewest),)


def _only(counts: Mapping[str, Ruling], points: int) -> str:
    """The one player with that many points; "" where two share them."""
    found = [p for p, c in counts.items() if c.points == points]
    return found[0] if len(found) == 1 else ""


def _final_draw(played: Round, rules: TableRules) -> tuple[Step, ...]:
    if not rules["final_draw"]:
        return (step(DRAW_FIRST, "no_final_draw"),) if rules["edition"] == "1996" else ()
    drawn = _dice_drawn(played, rules)
    return (step(DRAW_FIRST, DREW[answer(played, rules, "last")], dice=drawn),) if drawn else ()


def _dice_drawn(played: Round, rules: TableRules) -> int:
    """How many dice had to be drawn before the count, because of the last die."""
    last = answer(played, rules, "last")
    return rules.amount(DRAW_FIRST, last) if last in DRAW_FIRST.values else 0


def _doubts(played: Round, rules: TableRules) -> tuple[Reason, ...]:
    """What cannot be in these hands. Numbers that a table wrote down itself are not doubted."""
    pieces = rules.piece_set
    foreign = strangers(played, pieces, points_clause(rules)) if pieces else ()
    if played.ending == "noted":
        return foreign
    return (
        *foreign,
        *_too_many(played, rules),
        *(not_out(played, played.who, OUT) if played.ending == "out" else ()),
        *others_out(played, rules, OUT),
        *undrawn(played, _dice_drawn(played, rules), DRAW_FIRST),
    )


def _too_many(played: Round, rules: TableRules) -> tuple[Reason, ...]:
    """More dice in all hands than the box holds, where its number is known."""
    holding = [who for who, _ in hands(played)]
    box = rules.piece_set.size if rules.piece_set else None
    if box is None or len(holding) <= box:
        return ()
    return tuple(
        step(DICE_2011, "too_many_dice", who=who, found=len(holding), box=box)[1]
        for who in dict.fromkeys(holding)
    )
