"""Games and books by name, and `tableside rules`: clauses, best first."""

from __future__ import annotations

import textwrap
from importlib.resources import files
from typing import Any

from companion.commands import Trouble, print_json
from rules.books import Book, Clause, load
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


def show(game_name: str, words: list[str], language: str, top: int, *, as_json: bool) -> None:
    """Print the clauses that these words find; without words the whole book. Raises Trouble."""
    book = book_of(game_name, language)
    found = _found(book, " ".join(words), top) if words else [(clause, None) for clause in book]
    if as_json:
        print_json([_as_contract(clause, score) for clause, score in found])
        return
    if not found:
        raise Trouble(f"no clause of {book.title} has these words; try others, or none for the whole book")
    _print_book(book) if not words else _print_clauses([clause for clause, _ in found])


def _found(book: Book, words: str, top: int) -> list[tuple[Clause, float | None]]:
    from rules.lookup import find

    return [(hit.clause, hit.score) for hit in find(book, words, top)]


def _as_contract(clause: Clause, score: float | None) -> dict[str, Any]:
    """The object that other programs rely on; no score where the whole book is told."""
    return {
        "clause": clause.id,
        "title": clause.title,
        "text": clause.text,
        "score": score,
        "source": clause.source,
    }


def _print_book(book: Book) -> None:
    print(f"{book.title}\n\n{book.summary}")
    for section, title in book.sections.items():
        print(f"\n{title}\n{'=' * len(title)}\n")
        _print_clauses([clause for clause in book if clause.section == section])


def _print_clauses(clauses: list[Clause]) -> None:
    for clause in clauses:
        print(f"{clause.id}  {clause.title}\n{_indented(clause.text)}\n{_indented(f'({clause.source})')}\n")


def _indented(text: str) -> str:
    return textwrap.fill(text, 96, initial_indent="    ", subsequent_indent="    ")
