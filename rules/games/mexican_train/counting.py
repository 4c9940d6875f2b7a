"""What a hand of Mexican Train counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.games.mexican_train.book import BOOK
from rules.pieces import Piece, Tile
from rules.ruling import Ruling, Step, ruled, step
from rules.table_rules import TableRules

COUNT, DOUBLES = BOOK["MT-7.2"], BOOK["MT-7.7"]
DOUBLE_BLANK = Tile(0, 0)


def count(hand: tuple[Piece, ...], rules: TableRules) -> Ruling:
    """Pips, and whatever this table adds for blanks and doubles."""
    if not hand:
        return ruled(step(COUNT, "nothing_left"), points=0)
    tiles = tuple(tile for tile in hand if isinstance(tile, Tile))
    pips = sum(tile.pips for tile in tiles)
    added = (*_blanks(tiles, rules), *_doubles(tiles, rules))
    return ruled(
        step(COUNT, "pips", pieces=_names(tiles), points=pips),
        *(said for said, _ in added),
        points=pips + sum(points for _, points in added),
    )


def _blanks(tiles: tuple[Tile, ...], rules: TableRules) -> Iterator[tuple[Step, int]]:
    """0-0 at its own price where the table has one; blank halves at theirs otherwise."""
    special = rules.amount(COUNT, "double_blank")
    each = rules.amount(COUNT, "blank_half")
    priced = [tile for tile in tiles if special and tile == DOUBLE_BLANK]
    if priced:
        points = special * len(priced)
        yield step(COUNT, "double_blank", points=points), points
    blanks = sum(tile.marks.count(0) for tile in tiles if tile not in priced)
    if each and blanks:
        points = each * blanks
        yield step(COUNT, "blank_halves", each=each, blanks=blanks, points=points), points


def _doubles(tiles: tuple[Tile, ...], rules: TableRules) -> Iterator[tuple[Step, int]]:
    """What doubles count beyond their pips; a 0-0 that has its own price keeps to that."""
    special = rules.amount(COUNT, "double_blank")
    doubles = [t for t in tiles if t.is_double and not (special and t == DOUBLE_BLANK)]
    played = str(rules["doubles_count_twice"])
    if not doubles or played == "no":
        return
    if played == "yes":
        points = sum(tile.pips for tile in doubles)
        yield step(DOUBLES, "doubles_twice", pieces=_names(doubles), points=points), points
        return
    each = rules.amount(DOUBLES, "double_extra")
    points = each * len(doubles)
    yield step(DOUBLES, "doubles_extra", pieces=_names(doubles), each=each, points=points), points


def _names(tiles: Iterable[Tile]) -> str:
    return ", ".join(map(str, tiles))
