"""Games, found by name.

A game is a folder `rules/games/<name>/` with a `GAME`, and a book `rules/books/<name>.toml`.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from rules.books import Book
from rules.pieces import Piece
from rules.playing import Engine
from rules.quoting import quoted
from rules.rounds import Match, Outcome, Round, RoundCard, Settled, Unsettled
from rules.ruling import Ruling
from rules.table_rules import TableRules
from rules.told import NoSuch


class Settle(Protocol):
    def __call__(self, played: Round, rules: TableRules) -> Settled | Unsettled: ...


class Card(Protocol):
    def __call__(self, match: Match, number: int, rules: TableRules) -> RoundCard: ...


@dataclass(frozen=True)
class Game:
    """What a game can answer. All pure: same facts, same answer."""

    book: Book
    count: Callable[[tuple[Piece, ...], TableRules], Ruling]  # what one hand is worth
    settle: Settle  # the points of a round
    card: Card  # how to begin a round
    outcome: Callable[[Match, TableRules], Outcome]  # is it over, who won, who needs what
    goal: Callable[[TableRules], str]  # "low" or "high": which total wins
    late: Callable[[Match, TableRules], Ruling] | None = None  # with which points a late arrival joins
    questions: tuple[Callable[[Any, TableRules], Ruling], ...] = ()  # see `rules.questions`
    engine: Engine[Any, Any] | None = None  # None for a game that is only scored

    @property
    def name(self) -> str:
        return self.book.game


@cache
def all_games() -> dict[str, Game]:
    """Every game by name, also from a zip of .pyc files on a phone."""
    found = sorted(info.name for info in pkgutil.iter_modules(__path__))
    games = [import_module(f"{__name__}.{name}").GAME for name in found]
    return {game.name: game for game in games}


def game(name: str) -> Game:
    """The game of that name; raises NoSuch that lists the names there are."""
    try:
        return all_games()[name]
    except KeyError:
        raise NoSuch("no-game", name=quoted(name), known=", ".join(all_games())) from None
