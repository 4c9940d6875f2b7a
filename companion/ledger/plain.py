"""Between the values of entries and plain JSON data. Every reader raises Unlike for what it cannot read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from companion.ledger.unlike import Unlike, each, every, part, shown
from companion.ledger.why import why, why_told
from rules.books import Value
from rules.pieces import Die, Domo, Face, Piece, PieceError, Tile
from rules.rounds import Left

MOST_POINTS = 99_999  # no table counts so far; what is larger is a slip of the finger
MOST_ROUNDS = 999
MOST_TEXT = 400
FIRST_YEAR, LAST_YEAR = 1970, 9999
_EXAMPLE = "2026-01-02T19:30:00+00:00"
_HANDS = {"one": '{"typed": 12}', "other": '{"pieces": [[3, 6], [0, 0]]}'}


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
    try:
        match marks:
            case [int(low), int(high)]:
                return Tile(number(low), number(high))
            case [str(one), str(two)]:
                return Domo(Face.parse(one), Face.parse(two))
            case [str(up)]:
                return Die(Face.parse(up))
    except PieceError as error:
        raise Unlike(why_told(error)) from None
    raise Unlike(why("no-piece", told=shown(marks)))


def hand(told: Any) -> Left:
    match told:
        case {"typed": _, **rest} if not rest:
            return Left(typed=part(told, "typed", number))
        case {"pieces": _, **rest} if not rest:
            return Left(pieces=tuple(part(told, "pieces", lambda pieces: each(pieces, piece))))
    raise Unlike(why("no-hand", told=shown(told), **_HANDS))


def number(told: Any) -> int:
    if not isinstance(told, int) or isinstance(told, bool):
        raise Unlike(why("no-number", told=shown(told)))
    if abs(told) > MOST_POINTS:
        raise Unlike(why("many-points", most=str(MOST_POINTS)))
    return told


def round_number(told: Any) -> int:
    if not 1 <= number(told) <= MOST_ROUNDS:
        raise Unlike(why("no-round", told=str(told), most=MOST_ROUNDS))
    return int(told)


def text(told: Any) -> str:
    if not isinstance(told, str):
        raise Unlike(why("no-text", told=shown(told)))
    if len(told) > MOST_TEXT:
        raise Unlike(why("long-text", most=MOST_TEXT))
    if "\0" in told:
        raise Unlike(why("zero-byte"))  # PostgreSQL has none
    if not told.isascii() and any("\ud800" <= letter <= "\udfff" for letter in told):
        raise Unlike(why("half-letter"))  # no file and no database can hold it
    return told


def id_text(told: Any) -> str:
    """An id as ours are: fit for a route and a file's name."""
    if not re.fullmatch("[0-9A-Za-z_-]{1,64}", text(told)):
        raise Unlike(why("no-id", told=shown(told)))
    return str(told)


def moment(told: Any) -> datetime:
    """A moment with its zone, in UTC."""
    try:
        at = datetime.fromisoformat(text(told))
    except ValueError as error:
        if isinstance(error, Unlike):
            raise
        raise Unlike(why("no-moment", told=shown(told), like=_EXAMPLE)) from None
    if at.tzinfo is None:
        raise Unlike(why("no-zone", told=shown(told), like=_EXAMPLE))
    if not FIRST_YEAR <= at.year < LAST_YEAR:  # near the ends of time no clock could show it
        raise Unlike(why("no-time", told=shown(told)))
    return at.astimezone(UTC)


def yes(told: Any) -> bool:
    if not isinstance(told, bool):
        raise Unlike(why("no-yes", told=shown(told)))
    return told


def texts(told: Any) -> tuple[str, ...]:
    return tuple(each(told, text))


def words(told: Any) -> dict[str, str]:
    return every(told, text, text)


def whole_numbers(told: Any) -> dict[str, int]:
    return every(told, number, text)


def text_lists(told: Any) -> dict[str, tuple[str, ...]]:
    return every(told, texts, text)


def choices(told: Any) -> dict[str, Value]:
    """Values of options: a number, a word, or yes and no."""
    return every(told, _choice, text)


def _choice(told: Any) -> Value:
    if isinstance(told, bool):
        return told
    return text(told) if isinstance(told, str) else number(told)
