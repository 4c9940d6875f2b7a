"""Answering to a Draw Two or a Wild Draw Four: drawing, or challenging it."""

from __future__ import annotations

from dataclasses import replace

from rules.games.uno_dominoes.drawing import catch, drawn
from rules.games.uno_dominoes.table import End, Hit, Table


def take(table: Table, hit: Hit, extra: int = 0) -> Table:
    """Whoever is hit draws and misses the turn (UD-7.3, UD-7.6, UD-10.6)."""
    after = replace(drawn(table, table.turn, hit.tiles + extra), hit=None)
    return _caught(replace(after, turn=after.seat(1)))


def challenge(table: Table, hit: Hit) -> Table:
    """The player who laid a bluff draws instead, and the challenger has a normal turn (UD-10.5)."""
    if not hit.bluff:
        return take(table, hit, table.habits.extra)
    if table.habits.takeback:
        return _taken_back(table, hit)
    after = replace(drawn(table, hit.by, hit.tiles), hit=None)
    silent = table.silent
    if silent and not silent.caught and len(after.hands[silent.seat]) != 1:
        return replace(after, silent=None)
    return _caught(after)


def _taken_back(table: Table, hit: Hit) -> Table:
    """As if it had not been laid: with nothing to draw either, its player has passed."""
    before = hit.before
    assert before is not None
    after = drawn(replace(before, hit=None, drawn=None, drawing=False), hit.by, hit.tiles)
    passes = 0 if before.pile else before.passes + 1
    after = replace(after, turn=table.turn, passes=passes, silent=None)
    return replace(after, end=End("blocked")) if passes == len(table.players) else after


def _caught(table: Table) -> Table:
    """Somebody was caught without Uno while a challenge was running: now it is paid for."""
    if table.silent and table.silent.caught:
        return catch(table, table.silent)
    return table
