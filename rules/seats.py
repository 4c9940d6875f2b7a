"""Who sits where: players are listed clockwise, so the next in the list sits to the left."""

from __future__ import annotations

from collections.abc import Sequence


def seat_after(players: Sequence[str], player: str, steps: int) -> str:
    """The player so many seats to the left (clockwise) of `player`; "" where that player is not known."""
    if player not in players:
        return ""
    return players[(players.index(player) + steps) % len(players)]
