"""The vocabulary shared with vision: pieces and the sets they come from, and nothing about games.

A pip tile is a `Tile`, a tile of Uno Dominoes is a `Domo` (the name on its box), a die is a `Die`.
All three print and parse, and `marks` is what the command line prints of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import total_ordering
from typing import TypeAlias

from rules.quoting import cut, quoted
from rules.told import Told

COLOURS = ("red", "green", "yellow", "blue")
WORDS = ("D1", "D2", "S", "R")  # Draw One, Draw Two, Skip, Reverse: coloured, like the numbers
COLOURLESS = ("DE", "W", "WD4")  # Dead End, Wild, Wild Draw Four


class PieceError(Told, ValueError):
    """A text that names no piece, or a piece that cannot exist."""


@total_ordering
@dataclass(frozen=True, slots=True)
class Face:
    """One Uno marking: a number or a word with its colour, or a colourless word."""

    mark: str
    colour: str = ""

    def __post_init__(self) -> None:
        if self.mark in COLOURLESS:
            if self.colour:
                raise PieceError("colourless", mark=self.mark, colour=cut(self.colour))
        elif self.mark not in WORDS and not re.fullmatch("[1-9]", self.mark):
            raise PieceError("no-mark", mark=quoted(self.mark))
        elif self.colour not in COLOURS:
            raise PieceError("needs-colour", mark=self.mark)

    @classmethod
    def parse(cls, text: str) -> Face:
        """Read "red 7", "blue D2" or "WD4"; raises PieceError."""
        words = text.split()
        if len(words) == 1:
            return cls(words[0].upper())
        if len(words) == 2:
            return cls(words[1].upper(), words[0].lower())
        raise PieceError("no-marking", text=quoted(text))

    def __str__(self) -> str:
        return f"{self.colour} {self.mark}".lstrip()

    def __lt__(self, other: Face) -> bool:
        return self._place < other._place

    @property
    def is_number(self) -> bool:
        return self.mark.isdecimal()

    @property
    def _place(self) -> tuple[int, int]:
        marks = (*"123456789", *WORDS, *COLOURLESS)
        return marks.index(self.mark), COLOURS.index(self.colour) if self.colour else -1


@dataclass(frozen=True, order=True, slots=True)
class Tile:
    """A pip domino, stored low end first, so Tile(6, 3) == Tile(3, 6)."""

    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low < 0 or self.high < 0:
            raise PieceError("below-nothing", tile=f"{self.low}-{self.high}")
        if self.low > self.high:
            low, high = self.high, self.low
            object.__setattr__(self, "low", low)
            object.__setattr__(self, "high", high)

    @classmethod
    def parse(cls, text: str) -> Tile:
        """Read "3-6", "6-3", "3|6" or "3/6"; raises PieceError."""
        found = re.fullmatch(r"\s*(\d{1,2})\s*[-|/:]\s*(\d{1,2})\s*", text)
        if not found:
            raise PieceError("no-tile", text=quoted(text))
        return cls(int(found[1]), int(found[2]))

    def __str__(self) -> str:
        return f"{self.low}-{self.high}"

    @property
    def marks(self) -> tuple[int, int]:
        return self.low, self.high

    @property
    def pips(self) -> int:
        return self.low + self.high

    @property
    def is_double(self) -> bool:
        return self.low == self.high


@dataclass(frozen=True, order=True, slots=True)
class Domo:
    """A tile of Uno Dominoes: two markings, stored in the order of their kind."""

    one: Face
    two: Face

    def __post_init__(self) -> None:
        if self.two < self.one:
            one, two = self.two, self.one
            object.__setattr__(self, "one", one)
            object.__setattr__(self, "two", two)

    @classmethod
    def parse(cls, text: str) -> Domo:
        """Read "red 7|blue D2"; raises PieceError."""
        halves = text.split("|")
        if len(halves) != 2:
            raise PieceError("no-uno-tile", text=quoted(text))
        return cls(Face.parse(halves[0]), Face.parse(halves[1]))

    def __str__(self) -> str:
        return f"{self.one}|{self.two}"

    @property
    def marks(self) -> tuple[str, str]:
        return str(self.one), str(self.two)

    @property
    def is_double(self) -> bool:
        """A doublet: same number or same word on both halves, whatever the colours (UD-1.7)."""
        return self.one.mark == self.two.mark


@dataclass(frozen=True, order=True, slots=True)
class Die:
    """A die of Uno Dice as it lies: the face that is up."""

    up: Face

    @classmethod
    def parse(cls, text: str) -> Die:
        """Read "green 4" or "WD4"; raises PieceError."""
        return cls(Face.parse(text))

    def __str__(self) -> str:
        return str(self.up)

    @property
    def marks(self) -> tuple[str]:
        return (str(self.up),)


Piece: TypeAlias = Tile | Domo | Die
Mark: TypeAlias = int | str


class Family(StrEnum):
    """What kind of piece a set is made of."""

    PIPS = "pips"
    UNO_TILES = "uno-tiles"
    UNO_DICE = "uno-dice"


def _every_face(numbers: Iterable[int], words: Iterable[str], colourless: Iterable[str]) -> tuple[Face, ...]:
    coloured = (*map(str, numbers), *words)
    return (*(Face(mark, colour) for mark in coloured for colour in COLOURS), *map(Face, colourless))


@dataclass(frozen=True, slots=True)
class PieceSet:
    """A box of pieces: its name for ever, its family, and which pieces can be in it."""

    name: str
    family: Family
    highest: int  # the largest number on a half or a face
    size: int | None  # pieces in the box; None where no source tells
    faces: tuple[Face, ...] = field(default=(), repr=False)  # empty for pip sets

    def parse(self, text: str) -> Piece:
        """Read one piece of this set; raises PieceError, also for one that the set has not."""
        piece: Piece
        match self.family:
            case Family.PIPS:
                piece = Tile.parse(text)
            case Family.UNO_TILES:
                piece = Domo.parse(text)
            case Family.UNO_DICE:
                piece = Die.parse(text)
        if piece not in self:
            raise PieceError("not-in-set", piece=piece, set=self.name)
        return piece

    def hand(self, text: str) -> tuple[Piece, ...]:
        """Read a hand: pieces parted by commas, pip tiles by blanks too; "" is an empty hand."""
        parts = re.split(r"[,;\s]+" if self.family is Family.PIPS else r"[,;]", text)
        return tuple(self.parse(part) for part in parts if part.strip())

    def piece(self, marks: Iterable[Mark]) -> Piece:
        """The piece with these marks, as `Piece.marks` gives them; raises PieceError."""
        joint = "-" if self.family is Family.PIPS else "|"
        return self.parse(joint.join(map(str, marks)))

    def __contains__(self, piece: object) -> bool:
        match piece:
            case Tile(high=high):
                return self.family is Family.PIPS and high <= self.highest
            case Domo(one, two):
                return self.family is Family.UNO_TILES and one in self.faces and two in self.faces
            case Die(up):
                return self.family is Family.UNO_DICE and up in self.faces
        return False

    def __iter__(self) -> Iterator[Piece]:
        """Every piece there can be; for a pip set, exactly those in the box."""
        match self.family:
            case Family.PIPS:
                for high in range(self.highest + 1):
                    yield from (Tile(low, high) for low in range(high + 1))
            case Family.UNO_TILES:
                for i, one in enumerate(self.faces):
                    yield from (Domo(one, two) for two in self.faces[i:])
            case Family.UNO_DICE:
                yield from map(Die, self.faces)


def _pip_set(highest: int) -> PieceSet:
    return PieceSet(f"double-{highest}", Family.PIPS, highest, (highest + 1) * (highest + 2) // 2)


SETS: dict[str, PieceSet] = {
    s.name: s
    for s in (
        *map(_pip_set, (6, 9, 12, 15, 18)),
        # numbers, words and 81 tiles: UD-1.1, UD-1.2
        PieceSet(
            "uno-dominoes", Family.UNO_TILES, 9, 81, _every_face(range(1, 10), ("D2", "S", "R"), COLOURLESS)
        ),
        # faces: DI-1.1; how many dice the box held is not known (DI-1.2)
        PieceSet(
            "uno-dice", Family.UNO_DICE, 6, None, _every_face(range(1, 7), ("D2", "S", "R"), ("W", "WD4"))
        ),
        # the edition of 2011, another game: eleven dice (D11-1)
        PieceSet("uno-dice-2011", Family.UNO_DICE, 5, 11, _every_face(range(1, 6), ("D1", "D2"), ("W",))),
    )
}


def piece_set(name: str) -> PieceSet:
    """The set of that name; raises PieceError that lists the names there are."""
    try:
        return SETS[name]
    except KeyError:
        raise PieceError("no-set", name=quoted(name), known=", ".join(SETS)) from None
