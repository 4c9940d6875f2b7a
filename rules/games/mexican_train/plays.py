"""What may be done at a table of Mexican Train, and what is wrong but stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.games.mexican_train.moves import Draw, Lay, Move, Pass, PointOut, Stop
from rules.games.mexican_train.places import open_places, touches
from rules.games.mexican_train.table import Table
from rules.pieces import Tile


def legal_plays(table: Table) -> tuple[Move, ...]:
    """Everything that somebody may do now; empty once the round is over."""
    if table.end:
        return ()
    plays: tuple[Move, ...] = tuple(lays(table))
    who = table.who
    if table.building and not table.owes:
        plays = (*plays, Stop(who))
    elif not plays or not table.habits.forced:
        plays = (*plays, Draw(who) if table.yard and not table.drawn else Pass(who))
    if table.silent is not None:
        whom = table.players[table.silent]
        plays = (*plays, *(PointOut(player, whom) for player in table.players if player != whom))
    return plays


def lapses(table: Table) -> tuple[Lay, ...]:
    """What is wrong and yet can happen: the last tile not tapped, where that is punished."""
    if table.end or table.habits.knock == "none" or len(table.hands[table.turn]) != 2:
        return ()
    return tuple(replace(lay, tap=False) for lay in lays(table))


def can_play(table: Table) -> bool:
    return any(True for _ in lays(table))


def lays(table: Table) -> Iterator[Lay]:
    """Every tile of whoever's turn it is, with the half that touches and the place, where it may go."""
    who, habits = table.who, table.habits
    tiles = (table.drawn,) if table.drawn else tuple(dict.fromkeys(table.hands[table.turn]))
    choice = habits.owner_chooses and table.trains[table.turn].marked
    for train, n, place in open_places(table):
        for tile in tiles:
            if touches(table, tile, place.number) and not too_many(table, tile):
                for touching in halves(table, tile, place.number):
                    yield Lay(who, tile, touching, train, n)
                    if choice:
                        yield Lay(who, tile, touching, train, n, unmark=True)


def halves(table: Table, tile: Tile, number: int) -> tuple[int, ...]:
    """The halves that may touch; with a wild blank it may be either."""
    if not table.habits.blank_wild:
        return (number,)
    low, high = tile.low, tile.high
    fit = [half for half in (low, high) if half == number or half == 0 or number == 0]
    return tuple(dict.fromkeys(fit))


def too_many(table: Table, tile: Tile) -> bool:
    """Whether a double is one more than this table allows in a turn (MT-5.3)."""
    limit = table.habits.doubles
    if not limit or not tile.is_double or not table.doubles:
        return False
    if table.doubles >= limit:
        return True
    rest = list(table.hands[table.turn])
    rest.remove(tile)
    opened = [p.number for t in table.trains for p in t.places if p.open and p.by == table.turn]
    return not any(touches(table, other, n) for n in (*opened, tile.low) for other in rest)
