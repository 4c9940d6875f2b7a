"""The commands of the command line, one a file. Each is given checked words and prints its answer.

`Trouble` is one plain line for a person: what is wrong and what to do. `companion.cli` prints it on standard
error and ends with exit status 1.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any
from unicodedata import category

if TYPE_CHECKING:
    from rules.books import Book
    from rules.told import Told


class Trouble(Exception):
    """Something a person can put right, as one line."""


def plain_trouble(wrong: Told, language: str, book: Book | None = None) -> Trouble:
    """What is wrong with what somebody typed, in a language; `book` says what its game is called there."""
    from companion.languages import Words

    called = {"game": book.title} if book and "game" in wrong.facts else {}
    return Trouble(Words(language).t(f"typed-{wrong.key}", **{**wrong.facts, **called}))


def note(line: str) -> None:
    """A line beside the answer, on standard error."""
    print(f"tableside: {one_line(line)}", file=sys.stderr, flush=True)


def one_line(text: str) -> str:
    """The text with one blank for what a terminal obeys: line breaks, ESC and others, as in file names."""
    return " ".join("".join(" " if category(each) == "Cc" else each for each in text).split())


def print_json(answer: Any) -> None:
    """One answer, one line, at once; in ASCII, so that no terminal and no file name can break it."""
    print(json.dumps(answer), flush=True)
