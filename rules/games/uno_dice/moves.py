"""What somebody at the table can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rules.pieces import Face


@dataclass(frozen=True, slots=True)
class Use:
    """Use a die: it becomes the one to be matched."""

    who: str
    die: Face
    colour: str = ""  # named for a wild
    uno: bool = False  # said Uno with it


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll the whole hand again."""

    who: str


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a die and roll it; in 2011: take one from the line and roll everything."""

    who: str


@dataclass(frozen=True, slots=True)
class Keep:
    """Use nothing more in this turn."""

    who: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing: the bag is empty."""

    who: str


@dataclass(frozen=True, slots=True)
class Take:
    """Draw the dice that a command demands, and miss the turn."""

    who: str


@dataclass(frozen=True, slots=True)
class PointOut:
    """Point out that the Wild Draw Four should not have been used."""

    who: str


@dataclass(frozen=True, slots=True)
class SayUno:
    """Say Uno late."""

    who: str


@dataclass(frozen=True, slots=True)
class Catch:
    """Catch somebody who has not said Uno."""

    who: str
    whom: str


Move: TypeAlias = Use | Reroll | Draw | Keep | Pass | Take | PointOut | SayUno | Catch
