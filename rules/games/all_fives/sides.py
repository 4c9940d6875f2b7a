"""Who plays with whom: everyone alone or, where four play so, those who sit opposite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from rules.table_rules import TableRules

Side: TypeAlias = tuple[str, ...]  # one player, or two who sit opposite


def sides(players: Sequence[str], rules: TableRules) -> tuple[Side, ...]:
    """The sides, each in seat order."""
    if rules["partners"] and len(players) == 4:
        return tuple(players[0::2]), tuple(players[1::2])
    return tuple((player,) for player in players)


def side_of(player: str, players: Sequence[str], rules: TableRules) -> Side:
    """The side that this player is on."""
    return next(side for side in sides(players, rules) if player in side)
