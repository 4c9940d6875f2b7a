"""What is scored for the hands once a round of All Fives is over, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from rules.books import Clause
from rules.games.all_fives.book import BLOCKED, END, OUT, OWN_OFF, REACHED, TIE
from rules.games.all_fives.counting import worth
from rules.games.all_fives.sides import Side, side_of
from rules.rounds import Round
from rules.ruling import Step, step
from rules.table_rules import TableRules

Pips: TypeAlias = Mapping[Side, int]  # what each side has left


@dataclass(frozen=True, slots=True)
class Rest:
    """Points for the hands by side, and why. `winner` is empty where no one player won the round."""

    points: Mapping[Side, int]
    steps: Mapping[Side, tuple[Step, ...]]
    winner: str = ""


def rest(played: Round, pips: Pips, rules: TableRules) -> Rest:
    """What the hands bring in a round that ended so."""
    if played.ending == "reached":
        said = step(REACHED, "target_reached", who=played.who)
        return Rest(dict.fromkeys(pips, 0), dict.fromkeys(pips, (said,)), played.who)
    if rules["rest"] == "own_off":
        return _own_off(played, pips, rules)
    if played.ending == "out":
        side = side_of(played.who, played.players, rules)
        went = step(END, "went_out", who=played.who)
        return _takes(side, pips, sum(pips.values()) - pips[side], went, OUT, played.who, rules)
    return _blocked(pips, rules)


def _own_off(played: Round, pips: Pips, rules: TableRules) -> Rest:
    """Everyone loses what they have left themselves."""
    points, steps = {}, {}
    for side, left in pips.items():
        off, rounded = worth(left, rules)
        points[side], steps[side] = -off, (rounded, step(OWN_OFF, "own_off", points=off))
    return Rest(points, steps, played.who if played.ending == "out" else "")


def _blocked(pips: Pips, rules: TableRules) -> Rest:
    """The side with the fewest pips wins the round."""
    fewest = min(pips.values())
    level = [side for side, left in pips.items() if left == fewest]
    if len(level) > 1:
        return _tied(level, pips, rules)
    (side,) = level
    left = sum(pips.values()) - fewest
    won = step(BLOCKED, "fewest_wins", who=side[0], points=fewest)
    if len(side) > 1:
        won = step(BLOCKED, "fewest_together", who=side[0], other=side[1], points=fewest)
    if rules["blocked_score"] == "difference":
        left -= fewest
    return _takes(side, pips, left, won, BLOCKED, side[0] if len(side) == 1 else "", rules)


def _tied(level: list[Side], pips: Pips, rules: TableRules) -> Rest:
    """Nobody scores; but two of three share what the third has left."""
    shares = len(pips) == 3 and len(level) == 2 and rules["blocked_tie"] == "share"
    if not shares:
        return Rest(dict.fromkeys(pips, 0), dict.fromkeys(pips, (step(TIE, "tie_nobody"),)))
    others = sum(left for side, left in pips.items() if side not in level)
    points, rounded = worth(others // 2, rules)
    two = step(TIE, "tie_share", who=level[0][0], other=level[1][0], pips=others)
    shared, nothing = (two, rounded), (two, step(TIE, "tie_third"))
    return Rest(
        {side: points if side in level else 0 for side in pips},
        {side: shared if side in level else nothing for side in pips},
    )


def _has(side: Side, pips: int, clause: Clause) -> Step:
    if len(side) == 1:
        return step(clause, "others_hand", who=side[0], points=pips)
    return step(clause, "hands_together", who=side[0], other=side[1], points=pips)


def _takes(
    winners: Side, pips: Pips, left: int, won: Step, clause: Clause, winner: str, rules: TableRules
) -> Rest:
    """The winning side scores `left`, rounded; the others score nothing for their hands."""
    points, rounded = worth(left, rules)
    hands = (_has(side, n, clause) for side, n in pips.items() if side != winners)
    less = (step(clause, "less_own"),) if clause is BLOCKED and rules["blocked_score"] == "difference" else ()
    lost = (won, step(clause, "nothing_for_hand"))
    return Rest(
        {side: points if side == winners else 0 for side in pips},
        {side: (won, *hands, *less, rounded) if side == winners else lost for side in pips},
        winner,
    )
