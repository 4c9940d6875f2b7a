"""What somebody at the table can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rules.pieces import Tile


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a tile with one half against the open half of a place; the first tile goes to place 0.

    `silent`: it scores, and whoever lays it does not call the points.
    """

    who: str
    tile: Tile
    touching: int  # the number of that half
    place: int
    silent: bool = False


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw one tile."""

    who: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing: no tile may be drawn."""

    who: str


@dataclass(frozen=True, slots=True)
class Claim:
    """Call points that were made with the last tile and not called."""

    who: str


Move: TypeAlias = Lay | Draw | Pass | Claim
