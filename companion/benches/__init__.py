"""What `tableside bench` measures, a file for each kind. It gives figures or says why it cannot."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rules.pieces import Piece, PieceSet, piece_set

Figures = Mapping[str, Any]


class NotHere(Exception):
    """Why a measure cannot be taken on this machine, as one line."""


@dataclass(frozen=True, slots=True)
class Material:
    """What is measured against."""

    photos: Path  # a folder with truth.json
    scorer: Path  # score_photos.py
    disputes: Path
    drawn: int = 72  # how many photos are drawn
    renders: Path = Path("../shared/renders")  # a folder of Uno pieces with truth.json

    def truth(self) -> dict[str, Any]:
        """What lies in each photo, by its name in `photos`. Raises NotHere."""
        return truth_in(self.photos)


def set_of(known: Mapping[str, Any]) -> PieceSet:
    """The set of a photo whose truth is known: its name, or its highest double ("12 (low tiles only)")."""
    name = str(known["set"]).split()[0]
    return piece_set(f"double-{name}" if name.isdecimal() else name)


def truth_in(folder: Path) -> dict[str, Any]:
    """The truth.json of a folder of photos. Raises NotHere."""
    path = folder / "truth.json"
    if not path.is_file():
        raise NotHere(f"{path} is needed: photos of tables with what lies on them")
    told: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return told


def points_of(box: PieceSet, pieces: Iterable[Piece]) -> int:
    """What pieces of this set count: their pips, or what the book of the game played with it says."""
    return _counting(box)(tuple(pieces))


@cache
def _counting(box: PieceSet) -> Callable[[tuple[Piece, ...]], int]:
    from companion.commands.count import points_of as by_the_book

    return by_the_book(box)
