"""The layout: where tiles may go, and what the open ends add up to. Engine and questions both ask here."""

from __future__ import annotations

from typing import NamedTuple

from rules.pieces import Tile


class Place(NamedTuple):
    """A place to play: the open number, what it adds to the count, and where it is.

    `at` is "line" at the end of a line, "side" at the free side of a double, "tip" at an end of the spinner.
    """

    number: int
    counts: int
    at: str = "line"
    spins: bool = False  # a double that opens its ends once both its sides are used


def opened(tile: Tile, spins: bool) -> tuple[Place, ...]:
    """The places of a first tile. The two sides of a double share what it counts."""
    if tile.low != tile.high:
        return Place(tile.low, tile.low), Place(tile.high, tile.high)
    side = Place(tile.low, tile.low, "side", spins)
    return side, side


def laid(places: tuple[Place, ...], at: int, tile: Tile, spins: bool, second: bool) -> tuple[Place, ...]:
    """The places after that tile: its line keeps its number, and ends of a spinner come last.

    `second`: only the first tile lies there; if that is a double, its other side counts for all of it now.
    """
    place, number = places[at], tile.low + tile.high - places[at].number
    double = tile.low == tile.high
    new = Place(number, 2 * number, "side", spins) if double else Place(number, number)
    if second and place.at == "side":
        other = Place(place.number, 2 * place.number, "side", place.spins)
        return (new, other) if at == 0 else (other, new)
    after = (*places[:at], new, *places[at + 1 :])
    if place.at != "side" or not place.spins:
        return after
    tip = Place(place.number, 0, "tip")
    return (*after, tip, tip)


def total(places: tuple[Place, ...]) -> int:
    """What the open ends add up to."""
    return sum([place.counts for place in places])
