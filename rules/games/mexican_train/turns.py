"""What a play makes of the table: the rules of Mexican Train at work."""

from __future__ import annotations

from dataclasses import replace

from rules.games.mexican_train.moves import Draw, Lay, Move, Pass, PointOut, Stop
from rules.games.mexican_train.places import dead
from rules.games.mexican_train.plays import can_play
from rules.games.mexican_train.refusals import refusal
from rules.games.mexican_train.table import End, Laid, Place, Table, Train, hand_of
from rules.pieces import Tile
from rules.playing import Refused

PENALTY = 2  # tiles, for a last tile that was not tapped (MT-6.2)


def play(table: Table, move: Move) -> Table | Refused:
    """The table after that move. One that is not allowed changes nothing and says why; a lapse (`lapses`) is
    allowed to happen. Raises ValueError for a place that there is not."""
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
        case Stop():
            return _next(table)
        case PointOut(_, whom):
            return _penalty(table, table.players.index(whom))


def _lay(table: Table, lay: Lay) -> Table:
    seat, tile, habits = table.turn, lay.tile, table.habits
    hand = list(table.hands[seat])
    hand.remove(tile)
    untapped = len(hand) == 1 and not lay.tap and habits.knock != "none"
    after = replace(
        hand_of(table, seat, tuple(hand)),
        trains=_trains(table, lay),
        laid=(*table.laid, Laid(lay.who, tile, lay.touching, lay.train)),
        doubles=table.doubles + tile.is_double,
        drawn=None,
        passes=0,
        silent=seat if untapped else None if table.silent == seat else table.silent,
    )
    if not hand and not (tile.is_double and habits.must_cover_last and table.yard):
        return replace(after, silent=None, end=End("out", lay.who, tile.is_double))
    return _after_lay(table, after, lay, bool(hand))


def _after_lay(table: Table, after: Table, lay: Lay, some_left: bool) -> Table:
    """Whether the turn goes on: after a double, or with a whole train."""
    habits = table.habits
    whole = habits.first_turn == "whole_train" and table.first_turns and lay.train == table.turn
    building = whole and (table.building or not table.doubles)
    free = habits.second == "none" or (habits.free_first and table.first_turns)
    owes = lay.tile.is_double and (not free or not some_left)
    if owes:
        return _checked(replace(after, owes=True, building=building))
    if building:
        going_on = replace(after, owes=False, building=True)
        return going_on if can_play(going_on) else _next(going_on)
    return _next(after)


def _trains(table: Table, lay: Lay) -> tuple[Train, ...]:
    """The trains after that tile, and the marker of whoever played."""
    train, tile, habits = table.trains[lay.train], lay.tile, table.habits
    old = train.places[lay.place]
    far = tile.low + tile.high - lay.touching
    new = Place(far)
    if tile.is_double:
        moment = len(table.laid) + 1
        new = Place(far, moment, table.turn, habits.toes, habits.toes > 1)
    before, rest = train.places[: lay.place], train.places[lay.place + 1 :]
    if old.toes > 1:
        places = (*before, replace(old, open=0, by=-1, toes=old.toes - 1), *rest, new)
    else:
        places = (*before, new, *rest)
    own = lay.train == table.turn
    off = lay.unmark if habits.owner_chooses else own
    trains = list(table.trains)
    trains[lay.train] = Train(places, True, train.marked)
    if off:
        trains[table.turn] = replace(trains[table.turn], marked=False)
    return tuple(trains)


def _draw(table: Table) -> Table:
    """One tile. If it fits it is to be played; else the turn is over, or the next one is drawn."""
    seat, tile = table.turn, table.yard[0]
    hand = (*table.hands[seat], tile)
    silent = None if table.silent == seat else table.silent
    after = replace(hand_of(table, seat, hand), yard=table.yard[1:], passes=0, silent=silent)
    waiting = replace(after, drawn=tile)
    if can_play(waiting):
        return waiting
    if table.habits.until_playable and after.yard:
        return after
    return _next(_marked(after))


def _pass(table: Table) -> Table:
    """Nothing to play or to draw; when everybody has passed in turn the round is blocked (MT-7.1)."""
    played = table.owes or table.drawn
    after = replace(_next(_marked(table)), passes=0 if played else table.passes + 1)
    return after if after.passes < len(table.players) else replace(after, end=End("blocked"))


def _marked(table: Table) -> Table:
    trains = list(table.trains)
    trains[table.turn] = replace(trains[table.turn], marked=True)
    return replace(table, trains=tuple(trains))


def _next(table: Table) -> Table:
    """The next turn; whoever has to miss one misses it."""
    seat, misses, turns = table.turn, table.misses, table.turns
    while True:
        seat, turns = (seat + 1) % len(table.players), turns + 1
        if seat not in misses:
            break
        misses = misses - {seat}
    late = table.silent is not None and table.silent != table.turn
    after = replace(
        table,
        turn=seat,
        turns=turns,
        owes=False,
        doubles=0,
        building=False,
        drawn=None,
        misses=misses,
        silent=None if late else table.silent,
    )
    return _checked(after)


def _checked(table: Table) -> Table:
    """A double that can never be covered ends the round, where the table plays so (MT-5.11)."""
    if not table.habits.dead_ends_round or table.owes:
        return table
    doubles = (place.number for train in table.trains for place in train.places if place.open)
    return replace(table, end=End("blocked")) if any(dead(table, n) for n in doubles) else table


def _penalty(table: Table, seat: int) -> Table:
    """Two tiles, or what the yard has; at some tables a lost turn where it has none."""
    drawn: tuple[Tile, ...] = table.yard[:PENALTY]
    after = replace(
        hand_of(table, seat, (*table.hands[seat], *drawn)), yard=table.yard[PENALTY:], silent=None
    )
    if drawn or table.habits.knock != "two_or_turn":
        return after
    return replace(after, misses=table.misses | {seat})
