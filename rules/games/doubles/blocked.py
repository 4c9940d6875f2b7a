"""A blocked round of Doubles: the lowest hand wins it, and tables differ on what that brings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.games.doubles.book import BOOK
from rules.rounds import Round, Settled
from rules.ruling import Ruling, Step, ruled, step
from rules.settling import each_scores, winner_takes
from rules.table_rules import TableRules

BLOCKED, TIE = BOOK["DB-8.2"], BOOK["DB-8.3"]


def blocked(played: Round, counts: Mapping[str, Ruling], rules: TableRules) -> Settled:
    hands = {p: ruling.points or 0 for p, ruling in counts.items()}
    lowest = min(hands.values())
    level = [p for p in played.players if hands[p] == lowest]
    if len(level) == 1:
        won = step(BLOCKED, "lowest_wins", who=level[0], points=lowest)
        return _win(played, counts, level[0], won, rules)
    if rules["blocked_tie"] == "last_player" and played.who in level:
        won = step(TIE, "tie_last", who=played.who, points=lowest)
        return _win(played, counts, played.who, won, rules)
    return each_scores(played, _tied(level, hands, rules), counts)


def _win(played: Round, counts: Mapping[str, Ruling], winner: str, won: Step, rules: TableRules) -> Settled:
    """The others' hands, changed by the winner's own where this table plays so."""
    settled = winner_takes(played, counts, winner, (won,), BLOCKED)
    own, all_others = counts[winner].points or 0, settled.scores[winner]
    match rules["blocked_score"]:
        case "minus_own":
            rest = all_others - own
            said = step(BLOCKED, "less_own", who=winner, points=own, rest=rest)
        case "difference":
            rest = all_others - own * (len(counts) - 1)
            said = step(BLOCKED, "less_own_each", rest=rest)
        case "own_too":
            rest = all_others + own
            said = step(BLOCKED, "own_too", who=winner, points=own, rest=rest)
        case _:
            return settled
    rulings = {**settled.rulings, winner: settled.rulings[winner].then(said, points=rest)}
    return replace(settled, scores={**settled.scores, winner: rest}, rulings=rulings)


def _tied(level: list[str], hands: Mapping[str, int], rules: TableRules) -> dict[str, Ruling]:
    """Rulings where the lowest hand is shared and nobody wins the round."""
    lowest = [step(TIE, "lowest_is", who=p, points=hands[p]) for p in level]
    rest = [p for p in hands if p not in level]
    zero = ruled(*lowest, step(TIE, "tie_zero"), points=0)
    match rules["blocked_tie"]:
        case "split":
            share = sum(hands[p] for p in rest) // len(level)  # what does not divide is nobody's
            shared = ruled(*lowest, step(TIE, "tie_split", points=share), points=share)
            return {p: shared if p in level else zero for p in hands}
        case "others_lose":
            return {
                p: ruled(*lowest, step(TIE, "tie_lose", points=hands[p]), points=-hands[p])
                if p in rest
                else zero
                for p in hands
            }
    return dict.fromkeys(hands, ruled(*lowest, step(TIE, "tie_nobody"), points=0))
