"""What may be done at a table of Doubles, and what is wrong but stands."""

from __future__ import annotations

from collections.abc import Iterator

from rules.games.doubles.moves import Draw, Lay, Move, Pass, PointOut
from rules.games.doubles.table import Table


def legal_plays(table: Table) -> tuple[Move, ...]:
    """Everything that somebody may do now; empty once the round is over."""
    if table.end:
        return ()
    plays: tuple[Move, ...] = tuple(lays(table))
    if not plays:
        plays = (Draw(table.who) if table.drawable else Pass(table.who),)
    return (*plays, *_calls(table)) if table.reneged else plays


def lapses(table: Table) -> tuple[Move, ...]:
    """What is wrong and yet can happen, since hands are hidden: to draw or pass though able to play."""
    if table.end or table.drawn or not table.places or not can_play(table):
        return ()
    return (Draw(table.who) if table.drawable else Pass(table.who),)


def can_play(table: Table) -> bool:
    return any(True for _ in lays(table))


def lays(table: Table) -> Iterator[Lay]:
    """Every tile of whoever's turn it is, with the half that touches and the place, where it may go."""
    who = table.who
    if not table.places:
        yield from (Lay(who, tile, tile.high, 0) for tile in table.openings)
        return
    tiles = (table.drawn,) if table.drawn else table.hands[table.turn]
    for n, place in enumerate(table.places):
        if not table.reachable(place):
            continue
        number = place.number
        free = number in table.unlocked
        for tile in tiles:
            low, high = tile.low, tile.high
            if (low == number or high == number) and (free or low == high):
                yield Lay(who, tile, number, n)


def _calls(table: Table) -> Iterator[PointOut]:
    """What may be pointed out, at a table that stops the round for it."""
    if table.habits.stops:
        for seat in sorted(table.reneged):
            whom = table.players[seat]
            yield from (PointOut(who, whom) for who in table.players if who != whom)
