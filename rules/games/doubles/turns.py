"""What a play makes of the table: the rules of Doubles at work."""

from __future__ import annotations

from dataclasses import replace

from rules.games.doubles.matching import fits
from rules.games.doubles.moves import Draw, Lay, Move, Pass, PointOut
from rules.games.doubles.plays import can_play
from rules.games.doubles.refusals import refusal
from rules.games.doubles.table import End, Laid, Place, Table, with_hand
from rules.pieces import Tile
from rules.playing import Refused


def play(table: Table, move: Move) -> Table | Refused:
    """The table after that move. One that is not allowed changes nothing and says why; a lapse (`lapses`) is
    allowed to happen. Raises ValueError for a half that the tile has not and a place that there is not."""
    ruling = refusal(table, move)
    if ruling:
        return Refused(ruling)
    match move:
        case Lay():
            return _lay(table, move)
        case Draw():
            return _draw(table)
        case Pass():
            return _pass(table)
        case PointOut(_, whom):
            return replace(table, end=End("renege", whom))


def _lay(table: Table, lay: Lay) -> Table:
    seat, tile = table.turn, lay.tile
    hand = tuple(other for other in table.hands[seat] if other != tile)
    after = replace(
        table,
        hands=(*table.hands[:seat], hand, *table.hands[seat + 1 :]),
        openings=(),
        places=_places(table, lay),
        unlocked=table.unlocked | {tile.low} if tile.is_double else table.unlocked,
        laid=(*table.laid, Laid(lay.who, tile, lay.touching, lay.place)),
        drawn=None,
        passes=0,
    )
    if not hand:
        return replace(after, end=End("out", lay.who))
    again = tile.is_double and table.habits.extra_turn
    return after if again else _next(after)


def _places(table: Table, lay: Lay) -> tuple[Place, ...]:
    """The places to play after that tile: its line keeps its number, new sides and ends come last."""
    tile, number = lay.tile, lay.tile.low
    if not table.places:
        if not tile.is_double:
            return Place(tile.low), Place(tile.high)
        return Place(number, "side"), Place(number, "side"), Place(number, "tip"), Place(number, "tip")
    before, after = table.places[: lay.place], table.places[lay.place + 1 :]
    if not tile.is_double:
        return (*before, Place(other_half(tile, lay.touching)), *after)
    if not table.habits.every_spinner:
        return (*before, Place(number), *after)
    return (*before, Place(number, "side"), *after, Place(number, "tip"), Place(number, "tip"))


def other_half(tile: Tile, touching: int) -> int:
    """The number that lies open when the other half touches."""
    return tile.low + tile.high - touching


def _draw(table: Table) -> Table:
    """One tile. If it fits it must be played; else the turn is over, or the next one is drawn."""
    tile = table.boneyard[0]
    after = replace(
        with_hand(table, table.turn, (*table.hands[table.turn], tile)),
        boneyard=table.boneyard[1:],
        reneged=_reneged(table),
        passes=0,
    )
    places = (place for place in table.places if table.reachable(place))
    if any(fits(tile, place.number, table.unlocked) for place in places):
        return replace(after, drawn=tile)
    return after if table.habits.until_playable else _next(after)


def _pass(table: Table) -> Table:
    """When everybody has passed in turn the round is blocked (DB-7.2)."""
    after = replace(_next(table), passes=table.passes + 1, reneged=_reneged(table))
    if after.passes < len(table.players):
        return after
    return replace(after, end=End("blocked", table.laid[-1].who))


def _reneged(table: Table) -> frozenset[int]:
    return table.reneged | {table.turn} if can_play(table) else table.reneged


def _next(table: Table) -> Table:
    return replace(table, turn=(table.turn + 1) % len(table.players))
