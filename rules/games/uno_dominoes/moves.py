"""What somebody at the table can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rules.pieces import Domo, Face


@dataclass(frozen=True, slots=True)
class Lay:
    """Play a tile. The doublet that opens the round has place 0; a doublet touches with `tile.one`."""

    who: str
    tile: Domo
    touching: Face
    place: int  # number in `Table.places`
    colour: str = ""  # named for a wild that is left open; "" where there is none, or it was forgotten
    uno: bool = False  # said Uno with it


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a tile, because nothing fits or by choice."""

    who: str


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the tile just drawn although it fits."""

    who: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing: there is nothing to draw."""

    who: str


@dataclass(frozen=True, slots=True)
class Take:
    """Draw what a Draw Two or a Wild Draw Four demands, and miss the turn."""

    who: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """Say that the Wild Draw Four was a bluff."""

    who: str


@dataclass(frozen=True, slots=True)
class Name:
    """Name the colour that was forgotten."""

    who: str
    colour: str


@dataclass(frozen=True, slots=True)
class SayUno:
    """Say Uno late."""

    who: str


@dataclass(frozen=True, slots=True)
class Catch:
    """Catch somebody who has not said Uno."""

    who: str
    whom: str


Move: TypeAlias = Lay | Draw | Keep | Pass | Take | Challenge | Name | SayUno | Catch
