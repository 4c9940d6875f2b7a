"""Between the values of entries and plain JSON data. Every reader raises ValueError that says what it got."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from rules.books import Value
from rules.pieces import Die, Domo, Face, Piece, Tile
from rules.quoting import quoted
from rules.rounds import Left

MOST_POINTS = 99_999  # no table counts so far; what is larger is a slip of the finger
MOST_ROUNDS = 999
MOST_TEXT = 400
FIRST_YEAR, LAST_YEAR = 1970, 9999


def plain(value: Any) -> Any:
    """The JSON data of a value: hands by their marks, mappings as objects, tuples as lists."""
    match value:
        case Left(pieces=None):
            return {"typed": value.typed}
        case Left():
            return {"pieces": [list(piece.marks) for piece in value.pieces or ()]}
        case Mapping():
            return {key: plain(inner) for key, inner in value.items()}
        case tuple():
            return [plain(inner) for inner in value]
    return value


def piece(marks: Any) -> Piece:
    """A piece by its marks: [3, 6], ["red 7", "blue D2"] or ["W"]."""
    match marks:
        case [int(low), int(high)]:
            return Tile(number(low), number(high))
        case [str(one), str(two)]:
            return Domo(Face.parse(one), Face.parse(two))
        case [str(up)]:
            return Die(Face.parse(up))
    raise ValueError(f"{quoted(marks)} are no marks of a piece")


def hand(told: Any) -> Left:
    match told:
        case {"typed": typed, **rest} if not rest:
            return Left(typed=number(typed))
        case {"pieces": list(pieces), **rest} if not rest:
            return Left(pieces=tuple(map(piece, pieces)))
    raise ValueError(f"{quoted(told)} is no hand")


def number(told: Any) -> int:
    if not isinstance(told, int) or isinstance(told, bool):
        raise ValueError(f"{quoted(told)} is no whole number")
    if abs(told) > MOST_POINTS:
        raise ValueError(f"a number of more than {MOST_POINTS}")
    return told


def round_number(told: Any) -> int:
    if not 1 <= number(told) <= MOST_ROUNDS:
        raise ValueError(f"there is no round {told}")
    return int(told)


def text(told: Any) -> str:
    if not isinstance(told, str):
        raise ValueError(f"{quoted(told)} is no text")
    if len(told) > MOST_TEXT:
        raise ValueError(f"a text of more than {MOST_TEXT} characters")
    if "\0" in told:
        raise ValueError("a text with a zero byte")  # PostgreSQL has none
    if not told.isascii() and any("\ud800" <= letter <= "\udfff" for letter in told):
        raise ValueError("a text with half a letter in it")  # no file and no database can hold it
    return told


def id_text(told: Any) -> str:
    """An id as ours are: fit for a route and a file's name."""
    if not re.fullmatch("[0-9A-Za-z_-]{1,64}", text(told)):
        raise ValueError(f"{quoted(told)} is no id")
    return str(told)


def moment(told: Any) -> datetime:
    """A moment with its zone, in UTC."""
    at = datetime.fromisoformat(text(told))
    if at.tzinfo is None:
        raise ValueError(f"{quoted(told)} lacks its time zone")
    if not FIRST_YEAR <= at.year < LAST_YEAR:  # near the ends of time no clock could show it
        raise ValueError(f"{quoted(told)} is no time in which anybody played")
    return at.astimezone(UTC)


def yes(told: Any) -> bool:
    if not isinstance(told, bool):
        raise ValueError(f"{quoted(told)} is neither yes nor no")
    return told


def texts(told: Any) -> tuple[str, ...]:
    if not isinstance(told, list | tuple):
        raise ValueError(f"{quoted(told)} is no list")
    return tuple(map(text, told))


def _items(told: Any) -> list[tuple[str, Any]]:
    if not isinstance(told, Mapping):
        raise ValueError(f"{quoted(told)} has no names in it")
    return [(text(key), inner) for key, inner in told.items()]


def words(told: Any) -> dict[str, str]:
    return {key: text(inner) for key, inner in _items(told)}


def whole_numbers(told: Any) -> dict[str, int]:
    return {key: number(inner) for key, inner in _items(told)}


def text_lists(told: Any) -> dict[str, tuple[str, ...]]:
    return {key: texts(inner) for key, inner in _items(told)}


def choices(told: Any) -> dict[str, Value]:
    """Values of options: a number, a word, or yes and no."""
    return {
        key: inner if isinstance(inner, bool) else text(inner) if isinstance(inner, str) else number(inner)
        for key, inner in _items(told)
    }
