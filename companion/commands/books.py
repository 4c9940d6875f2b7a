"""Games and books by name, and `tableside rules`: clauses, best first, and what each leads to."""

from __future__ import annotations

import textwrap
from typing import Any

from companion.commands import Trouble, plain_trouble, print_json
from companion.commands.said_in import WRITTEN_IN, words_in
from companion.languages import Words
from rules.books import Book, Choice, Clause, Option, load
from rules.citing import citing
from rules.games import Game, game
from rules.told import NoSuch


def known_game(name: str, language: str = WRITTEN_IN) -> Game:
    try:
        return game(name)
    except NoSuch as error:
        raise plain_trouble(error, language) from None


def book_of(game_name: str, language: str) -> Book:
    words_in(language)
    return load(known_game(game_name, language).name, language)


def show(game_name: str, words: list[str], language: str, top: int, *, as_json: bool) -> None:
    """Print the clauses that these words find; without words the whole book.

    Raises Trouble where nothing is found, with an empty list printed first where JSON was asked for.
    """
    from rules.lookup import find

    book = book_of(game_name, language)
    asked = " ".join(words)
    found: list[tuple[Clause, float | None]] = [(hit.clause, hit.score) for hit in find(book, asked, top)]
    if not asked.strip():
        found = [(clause, None) for clause in book]
    answered = citing(known_game(game_name))
    if as_json:
        print_json(
            [_as_contract(book, clause, score, answered.get(clause.id, ())) for clause, score in found]
        )
    if not found:
        raise Trouble(Words(language).t("cli-no-clause", title=book.title))
    if as_json:
        return
    if asked.strip():
        for clause, _ in found:
            _print_found(book, clause, answered.get(clause.id, ()))
    else:
        _print_book(book)


def _as_contract(
    book: Book, clause: Clause, score: float | None, questions: tuple[str, ...]
) -> dict[str, Any]:
    """The object that other programs rely on, and what else a clause leads to; no score in the whole book."""
    return {
        "clause": clause.id,
        "title": clause.title,
        "text": clause.text,
        "score": score,
        "source": clause.source,
        "section": book.sections[clause.section],
        "kind": clause.kind,
        "options": [
            {
                "option": option.name,
                "title": option.title,
                "default": option.default,
                "choices": [{"value": c.value, "title": c.title, "who": c.who} for c in option.choices],
            }
            for option in (book.options[name] for name in clause.options)
        ],
        "questions": [{"question": name, "wording": book.say(f"{name}.ask")} for name in questions],
    }


def _print_book(book: Book) -> None:
    print(f"{book.title}\n\n{book.summary}")
    for section, title in book.sections.items():
        print(f"\n{title}\n{'=' * len(title)}\n")
        for clause in book:
            if clause.section == section:
                print(f"{_told(clause)}\n")


def _print_found(book: Book, clause: Clause, questions: tuple[str, ...]) -> None:
    """A clause in its section, with what tables do otherwise and what the referee answers by it."""
    lines = [_told(clause, book.sections[clause.section])]
    for option in (book.options[name] for name in clause.options):
        lines.append(indented(option.title))
        lines += [indented(played(choice, option), 8) for choice in option.choices]
    lines += [indented(f"> {book.say(f'{name}.ask')} ({name})") for name in questions]
    print("\n".join(lines) + "\n")


def played(choice: Choice, option: Option, value: str = "") -> str:
    """One way to play, marked where it is how the book has it, and who plays so."""
    mark = "*" if choice.value == option.default else "-"
    return f"{mark} {value}{choice.title}{f' ({choice.who})' if choice.who else ''}"


def _told(clause: Clause, section: str = "") -> str:
    title = f"{section}: {clause.title}" if section else clause.title
    return f"{clause.id}  {title}\n{indented(clause.text)}\n{indented(f'({clause.source})')}"


def indented(text: str, by: int = 4) -> str:
    """In lines of at most 96 letters, each begun with so many blanks."""
    return textwrap.fill(text, 96, initial_indent=" " * by, subsequent_indent=" " * (by + 2 * (by > 4)))
