"""What all games do to settle a round: see whether all is known, count the hands, give a winner the rest."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from rules.books import Clause, EndingFact
from rules.pieces import Piece
from rules.rounds import Left, Round, Settled, Unsettled, of_player
from rules.ruling import Reason, Ruling, Step, ruled, step
from rules.table_rules import TableRules

NUMBER = r"-?\d{1,6}"

Count = Callable[[tuple[Piece, ...], TableRules], Ruling]


def unsettled(played: Round, rules: TableRules, wrong: tuple[Reason, ...] = ()) -> Unsettled | None:
    """All that keeps the round from being settled, or None. `wrong` no longer does once it is accepted."""
    missing = tuple(p for p in counted(played, rules) if p not in played.left)
    need = _need(played, rules)
    doubted = () if played.accepted else wrong
    return Unsettled(missing, need, doubted) if missing or need or doubted else None


def counted(played: Round, rules: TableRules) -> tuple[str, ...]:
    """The players whose hands are counted, in seat order."""
    ending = rules.book.endings.get(played.ending)
    match ending.counts if ending else "all":
        case "others":
            return tuple(p for p in played.players if p != played.who)
        case "named":
            return tuple(p for p in played.players if p == played.who)
        case "none":
            return ()
    return played.players


def _need(played: Round, rules: TableRules) -> str:
    ending = next((e for e in rules.endings if e.id == played.ending), None)
    if ending is None:
        return "ending"
    if rules.asks_who(ending) and played.who not in played.players:
        return "who"
    return next((fact.name for fact in rules.asks(ending) if not _told(played, fact)), "")


def _told(played: Round, fact: EndingFact) -> bool:
    if fact.each:
        return len(each_number(played, fact.name)) == len(played.players)
    return played.facts.get(fact.name) in {str(choice.value) for choice in fact.choices}


def each_number(played: Round, fact: str) -> dict[str, int]:
    """What was answered to a fact that every player has a number of; who has not told it is missing."""
    told = {player: played.facts.get(of_player(fact, player), "") for player in played.players}
    return {player: int(number) for player, number in told.items() if re.fullmatch(NUMBER, number)}


def answer(played: Round, rules: TableRules, fact: str) -> str:
    """What was answered to a fact of the ending; "" where this table does not ask it."""
    ending = rules.book.endings.get(played.ending)
    asked = any(asked.name == fact for asked in (rules.asks(ending) if ending else ()))
    return played.facts.get(fact, "") if asked else ""


def worth(left: Left, count: Count, rules: TableRules, clause: Clause) -> Ruling:
    """What a hand counts. A typed number is taken as it is; `clause` is the one on counting."""
    if left.typed is not None:
        return ruled(step(clause, "by_hand", points=left.typed), points=left.typed)
    return count(left.pieces or (), rules)


def worths(played: Round, count: Count, rules: TableRules, clause: Clause) -> dict[str, Ruling]:
    """What each counted hand is worth; only for a round in which none is missing."""
    return {p: worth(played.left[p], count, rules, clause) for p in counted(played, rules)}


def each_scores(
    played: Round, rulings: Mapping[str, Ruling], counts: Mapping[str, Ruling], winner: str = ""
) -> Settled:
    """Every player scores what their own ruling says."""
    ordered = {p: rulings[p] for p in played.players}
    return Settled({p: r.points or 0 for p, r in ordered.items()}, ordered, dict(counts), winner)


def winner_takes(
    played: Round,
    counts: Mapping[str, Ruling],
    winner: str,
    because: tuple[Step, ...],
    clause: Clause,
) -> Settled:
    """The winner scores what all the others have left, and they score nothing.

    `because`: the steps that say who won. `clause`: the one that gives the winner the others' points.
    """
    others = [p for p in played.players if p != winner and p in counts]
    sum_of_others = sum(counts[p].points or 0 for p in others)
    won = ruled(
        *because,
        *(step(clause, "others_hand", who=p, points=counts[p].points or 0) for p in others),
        step(clause, "takes_all", who=winner, points=sum_of_others),
        points=sum_of_others,
    )
    lost = ruled(*because, step(clause, "scores_nothing", who=winner), points=0)
    return each_scores(played, {p: won if p == winner else lost for p in played.players}, counts, winner)
