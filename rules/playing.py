"""What every engine is made of: an immutable table, its legal plays, and what a play makes of it.

A game's `table.py` has the state and `deal`, its `plays.py` the moves, `legal_plays` and `play`. How a round
ended is told as a `Round`, and the game's `settle` gives the points: so a question and a played-out game can
never disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.rounds import Round
from rules.ruling import Ruling
from rules.table_rules import TableRules

T = TypeVar("T")  # the table
M = TypeVar("M")  # a move


@dataclass(frozen=True, slots=True)
class Refused:
    """A play that is not allowed. Nothing has changed, and the ruling says why."""

    ruling: Ruling


@dataclass(frozen=True)
class Engine(Generic[T, M]):
    """A game that can be played out. All pure: the same table and move give the same table."""

    deal: Callable[[tuple[str, ...], Sequence[Any], TableRules], T]  # chance is the order of the pieces
    legal_plays: Callable[[T], tuple[M, ...]]  # empty once the round is over
    play: Callable[[T, M], T | Refused]
    ended: Callable[[T], Round | None]  # how the round ended; None while it goes on
