"""What a hand of Doubles counts."""

from __future__ import annotations

from rules.games.doubles.book import BOOK
from rules.pieces import Piece, Tile
from rules.ruling import Ruling, ruled, step
from rules.table_rules import TableRules

COUNT, ONCE = BOOK["DB-8.4"], BOOK["DB-8.7"]


def count(hand: tuple[Piece, ...], rules: TableRules) -> Ruling:
    """Pips; a double by one half only where this table plays so."""
    if not hand:
        return ruled(step(COUNT, "nothing_left"), points=0)
    tiles = tuple(tile for tile in hand if isinstance(tile, Tile))
    pips = sum(tile.pips for tile in tiles)
    counted = ruled(step(COUNT, "pips", pieces=", ".join(map(str, tiles)), points=pips), points=pips)
    doubles = tuple(tile for tile in tiles if tile.is_double)
    if not (rules["count_doubles_once"] and doubles):
        return counted
    off = sum(tile.low for tile in doubles)
    once = step(ONCE, "doubles_once", pieces=", ".join(map(str, doubles)), points=off)
    return counted.then(once, points=pips - off)
