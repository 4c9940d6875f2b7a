"""What somebody at the table can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rules.pieces import Tile


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a tile with one half against the open half of a place; the first tile goes to place 0."""

    who: str
    tile: Tile
    touching: int  # the number of that half
    place: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw one tile."""

    who: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing: no tile may be drawn."""

    who: str


@dataclass(frozen=True, slots=True)
class PointOut:
    """Point out that somebody had passed or drawn though able to play."""

    who: str
    whom: str


Move: TypeAlias = Lay | Draw | Pass | PointOut
