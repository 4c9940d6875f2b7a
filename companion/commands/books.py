"""Games and books by name, and `tableside rules`: clauses, best first."""

from __future__ import annotations

from importlib.resources import files

from companion.commands import Trouble
from rules.books import Book, load
from rules.games import Game, game

WRITTEN_IN = "en"


def known_game(name: str) -> Game:
    try:
        return game(name)
    except LookupError as error:
        raise Trouble(str(error.args[0])) from None


def languages() -> tuple[str, ...]:
    """Every language that some book is in: `<game>.<language>.toml`."""
    names = (file.name.split(".") for file in files("rules.books").iterdir())
    return (WRITTEN_IN, *sorted({name[1] for name in names if len(name) == 3 and name[2] == "toml"}))


def book_of(game_name: str, language: str) -> Book:
    if language not in languages():
        raise Trouble(f"no book is in {language!r}; there are: {', '.join(languages())}")
    return load(known_game(game_name).name, language)
