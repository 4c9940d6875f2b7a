"""What a hand of All Fives counts, and what it is worth to the winner of a round."""

from __future__ import annotations

from rules.games.all_fives.book import COUNT, ROUNDING, in_fives
from rules.pieces import Piece, Tile
from rules.ruling import Ruling, Step, ruled, step
from rules.table_rules import TableRules


def count(hand: tuple[Piece, ...], rules: TableRules) -> Ruling:
    """Pips; they are rounded only once all hands are added up."""
    if not hand:
        return ruled(step(COUNT, "nothing_left"), points=0)
    pips = sum(tile.pips for tile in hand if isinstance(tile, Tile))
    return ruled(step(COUNT, "pips", pieces=", ".join(map(str, hand)), points=pips), points=pips)


def worth(pips: int, rules: TableRules) -> tuple[int, Step]:
    """What so many pips, left by all who lost, are worth at this table."""
    if in_fives(rules):
        points = (pips + 2) // 5
        return points, step(ROUNDING, "rounded_in_fives", pips=pips, points=points)
    if rules["rounding"] == "exact":
        return pips, step(ROUNDING, "not_rounded", pips=pips)
    points = (pips + 2) // 5 * 5
    return points, step(ROUNDING, "rounded", pips=pips, points=points)
