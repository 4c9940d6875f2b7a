"""Drawing tiles and the end of a turn without a play."""

from __future__ import annotations

from dataclasses import replace

from rules.games.uno_dominoes.plays import can_play, ways
from rules.games.uno_dominoes.table import End, Silent, Table
from rules.pieces import Domo

Hands = tuple[tuple[Domo, ...], ...]


def without(hands: Hands, seat: int, tile: Domo) -> Hands:
    """The hands with that tile played."""
    hand = hands[seat]
    at = hand.index(tile)
    return (*hands[:seat], (*hand[:at], *hand[at + 1 :]), *hands[seat + 1 :])


def drawn(table: Table, seat: int, tiles: int) -> Table:
    """So many tiles from the pile, or what is left of it (UD-8.4)."""
    taken = (*table.hands[seat], *table.pile[:tiles])
    hands = (*table.hands[:seat], taken, *table.hands[seat + 1 :])
    return replace(table, hands=hands, pile=table.pile[tiles:])


def draw_to_open(table: Table) -> Table:
    """Nobody has a number doublet: draw one each in turn until somebody has (UD-3.2)."""
    after = drawn(table, table.turn, 1)
    tile = after.hands[table.turn][-1]
    if tile.is_double and tile.one.is_number:
        return after
    if not after.pile:
        return replace(after, end=End("blocked"))
    return replace(after, turn=after.seat(1))


def draw(table: Table) -> Table:
    """One tile in a turn, or the next of many where the table draws until something fits."""
    habits = table.habits
    goes_on = habits.until_it_fits and (table.drawing or not can_play(table))
    after = replace(
        drawn(table, table.turn, 1),
        passes=0,
        drawing=False,
        silent=None if habits.until_next_turn else table.silent,
    )
    tile = after.hands[table.turn][-1]
    could_lay = any(ways(after, (tile,), True)) or any(ways(after, (tile,), False))
    if could_lay and habits.drawn_tile != "may_not":
        return replace(after, drawn=tile)
    if goes_on and after.pile and not could_lay:
        return replace(after, drawing=True)
    return end_turn(after)


def end_turn(table: Table) -> Table:
    """A whole turn without a play is over, and with it the time to catch somebody (UD-9.2)."""
    return replace(table, turn=table.seat(1), drawn=None, drawing=False, silent=None)


def pass_turn(table: Table) -> Table:
    """Nothing is left to draw. When everybody has passed in turn the round is blocked (UD-11.3)."""
    passes = table.passes + 1
    after = replace(end_turn(table), passes=passes)
    return replace(after, end=End("blocked")) if passes == len(table.players) else after


def catch(table: Table, silent: Silent) -> Table:
    """Two tiles for a forgotten Uno; a challenge that is running is finished first (UD-4.2)."""
    if table.hit and table.hit.challenge and table.hit.by == silent.seat:
        return replace(table, silent=replace(silent, caught=True))
    return replace(drawn(table, silent.seat, table.habits.penalty), silent=None)
