"""Facts of a question: what a form asks for, and how an answer is read, by the types of a dataclass.

| type of the field | kind | read from |
| --- | --- | --- |
| bool | yes | yes, no; true, false |
| int | number | a number from 0 |
| a StrEnum | choice | one of its values |
| Player | player | a name |
| Tile, Domo, Die, Piece | piece | as the piece is written; it must be in the set of that table |
| Face, or another class with `parse` | that class's name | as it is written |
| tuple[X, ...] | X's plural (`PLURAL`) | a list, or texts parted by commas |
| Mapping[Player, Left] | hands | an object: for each player pieces, or a number that was counted |

What a book asks about the end of a round may also be of the kind "each": an object, for each player a number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from rules.pieces import Die, Domo, Piece, PieceError, Tile
from rules.quoting import cut, quoted
from rules.rounds import Left
from rules.table_rules import TableRules
from rules.told import Told

Player = NewType("Player", str)

PIECES = (Tile, Domo, Die)
PLURAL = {"piece": "hand", "player": "players"}
YES = {"yes": True, "true": True, "no": False, "false": False}


class FactError(Told, ValueError):
    """A fact that cannot be read; one plain line."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something to know before a question can be answered."""

    name: str
    kind: str
    choices: tuple[str, ...] = ()  # values that it may have; empty where any value will do
    needed: bool = False  # no answer without it; else it is asked for where the others make it matter


def facts_of(facts_type: type) -> tuple[Fact, ...]:
    """What a form of these facts asks, in its order."""
    hints = get_type_hints(facts_type)
    return tuple(_fact(field.name, _bare(hints[field.name])) for field in fields(facts_type))


def read_facts(facts_type: type, given: Mapping[str, Any], rules: TableRules) -> Any:
    """The facts as their dataclass. Raises FactError, and PieceError for what is no piece of that table.

    Nothing given, or an empty text where only a hand may be empty, is a fact that nobody knows.
    """
    hints = get_type_hints(facts_type)
    known = [field.name for field in fields(facts_type)]
    for name in given:
        if name not in known:
            raise FactError("no-fact", fact=quoted(name), known=", ".join(known))
    read = {name: _read(name, _bare(hints[name]), value, rules) for name, value in given.items()}
    return facts_type(**{name: value for name, value in read.items() if value is not None})


def _bare(hint: Any) -> Any:
    """The type without its `| None`."""
    if get_origin(hint) not in (Union, UnionType):
        return hint
    left = [one for one in get_args(hint) if one is not NoneType]
    return left[0] if len(left) == 1 else Piece


def _fact(name: str, kind: Any) -> Fact:
    if get_origin(kind) is tuple:
        one = _fact(name, get_args(kind)[0])
        return Fact(name, PLURAL.get(one.kind, f"{one.kind}s"), one.choices)
    if get_origin(kind) is not None and kind != Piece:
        return Fact(name, "hands")
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return Fact(name, "choice", tuple(kind))
    if kind == Piece or kind in PIECES:
        return Fact(name, "piece")
    plain: dict[Any, str] = {bool: "yes", int: "number", Player: "player"}
    return Fact(name, plain.get(kind) or kind.__name__.lower())


def _read(name: str, kind: Any, value: Any, rules: TableRules) -> Any:
    if get_origin(kind) is tuple:
        return _read_many(name, get_args(kind)[0], value, rules)
    if value is None or value == "":
        return None
    if get_origin(kind) is not None and kind != Piece:
        return read_lefts(name, value, rules)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return _read_choice(name, kind, value)
    if kind == Piece or kind in PIECES:
        return _piece(str(value), rules)
    if kind is Player:
        return str(value).strip()
    read: Callable[[str, Any], Any] | None = {bool: _read_yes, int: read_number}.get(kind)
    return read(name, value) if read else kind.parse(str(value))


def _read_many(name: str, kind: Any, value: Any, rules: TableRules) -> tuple[Any, ...] | None:
    if value is None:
        return None
    if kind is Player:
        return read_players(value)
    if kind == Piece or kind in PIECES:
        return read_hand(value, rules)
    parts = value if isinstance(value, list) else re.split("[,;]", str(value))
    return tuple(_read(name, kind, part, rules) for part in parts if str(part).strip())


def _read_yes(name: str, value: Any) -> bool:
    said = YES.get(str(value).strip().lower())
    if said is None:
        raise FactError("yes", fact=name, value=quoted(value))
    return said


def _read_choice(name: str, kind: type[StrEnum], value: Any) -> StrEnum:
    for one in kind:
        if str(one).lower() == str(value).strip().lower():
            return one
    raise FactError("choice", fact=name, value=quoted(value), known=", ".join(kind))


def read_number(name: str, value: Any) -> int:
    if isinstance(value, bool) or not re.fullmatch(r"\s*\d{1,6}\s*", str(value)):
        raise FactError("number", fact=name, value=quoted(value))
    return int(value)


def read_players(value: Any) -> tuple[Player, ...]:
    """Names in seat order, parted by commas, or by blanks where there is no comma."""
    split = r"\s*,\s*" if "," in str(value) else r"\s+"
    names = value if isinstance(value, list) else re.split(split, str(value))
    players = tuple(Player(str(name).strip()) for name in names if str(name).strip())
    if len(set(players)) != len(players) or not players:
        raise FactError("players")
    return players


def _piece(text: str, rules: TableRules) -> Piece:
    if rules.piece_set is None:
        raise PieceError("without-pieces", game=rules.book.title)
    return rules.piece_set.parse(text)


def read_hand(value: Any, rules: TableRules) -> tuple[Piece, ...]:
    """Pieces of the set in use; "" is an empty hand."""
    if rules.piece_set is None:
        raise PieceError("without-pieces", game=rules.book.title)
    parts = value if isinstance(value, list) else [value]
    if any(isinstance(part, Mapping | list | bool) for part in parts):
        raise FactError("hand")
    return rules.piece_set.hand(", ".join(map(str, parts)))


def read_lefts(name: str, value: Any, rules: TableRules) -> dict[str, Left]:
    """What each player has left: pieces, or a number that a person counted."""
    if not isinstance(value, Mapping):
        raise FactError("a-player", fact=name, like=11)
    return {player: _left(left, rules) for player, left in value.items()}


def read_each(name: str, value: Any) -> dict[str, int]:
    """A number for each player, below nothing too."""
    if not isinstance(value, Mapping):
        raise FactError("a-player", fact=name, like=15)
    for player, number in value.items():
        if isinstance(number, bool) or not re.fullmatch(r"\s*-?\d{1,6}\s*", str(number)):
            raise FactError("number", fact=f"{name}.{cut(player)}", value=quoted(number))
    return {player: int(number) for player, number in value.items()}


def _left(given: Any, rules: TableRules) -> Left:
    if re.fullmatch(r"\s*-?\d{1,9}\s*", str(given)):
        return Left(typed=int(given))
    return Left(pieces=read_hand(given, rules))
