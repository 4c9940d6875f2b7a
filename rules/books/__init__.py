"""Rule texts as data: a TOML book a game, made of clauses with ids that are for ever.

`<game>.toml` is the book in English, with every clause, value, option, preset, ending and word.
`common.toml` has the words that all games share: a book may say them in its own way.
`<game>.<lang>.toml` and `common.<lang>.toml` say the same in another language; what they lack stays English.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from threading import RLock
from typing import Any

from rules.books.languages import translated
from rules.books.model import (
    KINDS,
    Book,
    Choice,
    Clause,
    Ending,
    EndingFact,
    Example,
    Guide,
    Option,
    Preset,
    Value,
    When,
)
from rules.books.toml import read

__all__ = [
    "KINDS",
    "Book",
    "Choice",
    "Clause",
    "Ending",
    "EndingFact",
    "Example",
    "Guide",
    "Option",
    "Preset",
    "Value",
    "When",
    "load",
]


_READING = RLock()  # two threads that ask for a book at once are given one and the same


def load(game: str, language: str = "en") -> Book:
    """Read the book of a game. Raises FileNotFoundError for no such game, ValueError for a bad book."""
    with _READING:
        return _load(game, language)


@cache
def _load(game: str, language: str) -> Book:
    book = read(game, _toml(f"{game}.toml"), _toml("common.toml"))
    if language == "en":
        return book
    own, common = _toml(f"{game}.{language}.toml", {}), _toml(f"common.{language}.toml", {})
    return translated(book, language, own, common) if own or common else book


def _toml(name: str, without: dict[str, Any] | None = None) -> dict[str, Any]:
    """A file beside this one; `without` where there is none, or FileNotFoundError."""
    file = files(__name__).joinpath(name)
    if without is not None and not file.is_file():
        return without
    return tomllib.loads(file.read_text("utf-8"))
