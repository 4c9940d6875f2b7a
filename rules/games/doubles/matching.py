"""What fits on an open half, and why: engine and questions both ask here."""

from __future__ import annotations

from collections.abc import Collection

from rules.games.doubles.book import EVERYWHERE, PLAY_ON, UNLOCKS
from rules.pieces import Tile
from rules.ruling import Step, step


def fits(tile: Tile, on: int, unlocked: Collection[int]) -> bool:
    """Whether that tile may touch an open half with that number."""
    if on != tile.low and on != tile.high:
        return False
    return tile.low == tile.high or on in unlocked


def why(tile: Tile, on: int, unlocked: Collection[int]) -> Step:
    """The reason for what `fits` says."""
    if on not in tile.marks:
        if tile.low == 0 or on == 0:
            return step(PLAY_ON, "blank_is_a_number", piece=str(tile), number=on)
        return step(PLAY_ON, "no_such_half", piece=str(tile), number=on)
    if tile.is_double:
        return step(UNLOCKS, "double_goes_anywhere", piece=str(tile), number=on)
    if on in unlocked:
        return step(EVERYWHERE, "is_unlocked", number=on)
    return step(PLAY_ON, "still_locked", number=on, piece=f"{on}-{on}")
