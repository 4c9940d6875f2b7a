"""What somebody at the table can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rules.pieces import Tile


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a tile with one half against a place of a train."""

    who: str
    tile: Tile
    touching: int  # the number of that half
    train: int  # seat of its owner; the number of players for the Mexican Train
    place: int = 0  # of that train
    tap: bool = True  # tapped the last tile, where one is left
    unmark: bool = False  # took the marker off, where that is the owner's choice


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw one tile."""

    who: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Play nothing more, and mark the train."""

    who: str


@dataclass(frozen=True, slots=True)
class Stop:
    """Lay no more of the train, in a first turn that lays it whole."""

    who: str


@dataclass(frozen=True, slots=True)
class PointOut:
    """Point out that somebody has not tapped the last tile."""

    who: str
    whom: str


Move: TypeAlias = Lay | Draw | Pass | Stop | PointOut
