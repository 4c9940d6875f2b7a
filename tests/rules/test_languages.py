"""Books in other languages say all that the English book says, with its blanks, and nothing besides.

A language is the files it has: `<game>.<lang>.toml`, `common.<lang>.toml`, `synonyms.<lang>.toml` among the
books, and `asked/<lang>.toml` here, with what people of that language ask at the table. A game may have its
own in `games/<name>/asked/`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import Any, TypeAlias

import pytest

import rules
from rules.books import Book, load
from rules.books.model import Choice
from rules.books.toml import words_of
from rules.games import all_games
from rules.lookup import find
from rules.speech import speech, words

At: TypeAlias = tuple[str, ...]  # where a text stands in a book: ("clauses", "UD-1.1", "title")

BOOKS = Path(rules.__file__).parent / "books"
FILES = sorted(path for path in BOOKS.glob("*.*.toml") if not path.name.startswith("synonyms"))
LANGUAGES = sorted({path.suffixes[0][1:] for path in BOOKS.glob("*.*.toml")})
SPOKEN = sorted(path.suffixes[0][1:] for path in BOOKS.glob("synonyms.*.toml"))

HERE = Path(__file__).parent
ALIKE = {"it": {"No"}}  # words of a language that English happens to have too
SITE = re.compile(r"\b\w[\w-]*(\.\w[\w-]*)+")


def stays(game: str, text: str) -> bool:
    """Whether a text is only names, web sites, numbers and signs, and so the same in every language."""
    for name in raw(f"{game}.toml").get("names", ()):
        text = text.replace(name, "")
    return not any(letter.isalpha() for letter in SITE.sub("", text))


def raw(name: str) -> dict[str, Any]:
    return tomllib.loads((BOOKS / name).read_text("utf-8"))


def english(game: str) -> dict[At, str]:
    """Every text of the book in English that a person sees, by where an overlay says it."""
    if game == "common":
        return {("words", key): word for key, word in words_of(raw("common.toml")).items()}
    return {at: text for at, text in _book(load(game), words_of(raw(f"{game}.toml"))) if text}


def _book(book: Book, own: Mapping[str, str]) -> Iterator[tuple[At, str]]:
    yield ("title",), book.title
    yield ("summary",), book.summary
    yield from ((("sections", id), title) for id, title in book.sections.items())
    yield from ((("words", key), word) for key, word in own.items())
    for clause in book:
        yield ("clauses", clause.id, "title"), clause.title
        yield ("clauses", clause.id, "text"), clause.template
        yield ("clauses", clause.id, "source"), clause.source
    for option in book.options.values():
        yield ("options", option.name, "title"), option.title
        yield from _choices(("options", option.name), option.choices)
    for preset in book.presets.values():
        yield ("presets", preset.name, "title"), preset.title
        yield ("presets", preset.name, "source"), preset.source
    for ending in book.endings.values():
        yield ("endings", ending.id, "title"), ending.title
        yield ("endings", ending.id, "who"), ending.who
        for fact in ending.facts:
            yield ("endings", ending.id, "facts", fact.name, "title"), fact.title
            yield from _choices(("endings", ending.id, "facts", fact.name), fact.choices)


def _choices(at: At, choices: tuple[Choice, ...]) -> Iterator[tuple[At, str]]:
    for choice in choices:
        here = (*at, "choices", str(choice.value).lower())
        yield (*here, "title"), choice.title
        yield (*here, "who"), choice.who
        yield (*here, "note"), choice.note


def told(data: Mapping[str, Any], at: At = ()) -> Iterator[tuple[At, str]]:
    """Every text of an overlay; a choice that is only a text is its title."""
    for key, value in data.items():
        if (*at, key) == ("words",):
            yield from ((("words", word), said) for word, said in words_of(data).items())
        elif isinstance(value, str):
            yield ((*at, key, "title") if at[-1:] == ("choices",) else (*at, key)), value
        else:
            yield from told(value, (*at, key))


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def both(path: Path) -> Iterator[tuple[At, str, str]]:
    """Where a text stands, in English and as this file says it."""
    source = english(path.name.split(".")[0])
    yield from ((at, source[at], text) for at, text in told(raw(path.name)) if at in source)


every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.removesuffix(".toml"))


@every_file
def test_a_book_says_everything(path: Path) -> None:
    said = dict(told(raw(path.name)))
    game = path.name.split(".")[0]

    assert [at for at, text in english(game).items() if at not in said and not stays(game, text)] == []


@every_file
def test_a_book_says_nothing_that_the_english_has_not(path: Path) -> None:
    known = english(path.name.split(".")[0])

    assert [at for at, _ in told(raw(path.name)) if at not in known] == []


@every_file
def test_a_text_has_the_blanks_of_the_english(path: Path) -> None:
    assert [at for at, text, said in both(path) if blanks(text) != blanks(said)] == []


@every_file
def test_no_text_is_left_in_english(path: Path) -> None:
    game, language, _ = path.name.split(".")
    alike = ALIKE.get(language, set())

    left = [(at, said) for at, text, said in both(path) if said == text and not stays(game, text)]
    assert [(at, said) for at, said in left if said not in alike] == []


@every_file
def test_texts_are_whole_sentences_where_the_english_is(path: Path) -> None:
    sentences = [(at, text, said) for at, text, said in both(path) if at[-1] in ("text", "note", "summary")]
    sentences += [(at, text, said) for at, text, said in both(path) if at[0] == "words"]

    assert [at for at, text, said in sentences if stop(said) != stop(text)] == []


def stop(text: str) -> str:
    """The sign that ends a sentence; "" for a text that is none, like a choice or a fact to be filled in."""
    return text[-1] if text[-1] in ".?!:;" else ""


@every_file
def test_texts_are_clean(path: Path) -> None:
    untidy = re.compile(r"^\s|\s$|\s\s|\s[.,;:?!]|[.,;:?!]{2}")

    assert [(at, said) for at, said in told(raw(path.name)) if not said or untidy.search(said)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games())
def test_a_book_loads_in_every_language(game: str, language: str) -> None:
    book, source = load(game, language), load(game)

    assert book.language == language
    assert [clause.id for clause in book] == [clause.id for clause in source]
    assert all(clause.text for clause in book)


@pytest.mark.parametrize("language", SPOKEN)
def test_every_line_of_synonyms_meets_a_word_of_a_book(language: str) -> None:
    said = speech(language)
    books = [load(game, language) for game in all_games()]
    known = {stem for book in books for _, text in _book(book, {}) for stem in said.stems(text)}

    assert [
        line
        for line in raw(f"synonyms.{language}.toml")["same"]
        if not any(set(said.stems(phrase)) <= known for phrase in line.split(","))
    ] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_small_words_are_no_synonyms(language: str) -> None:
    """A small word alone in a line would never be met."""
    small = speech(language).small

    lines = raw(f"synonyms.{language}.toml")["same"]
    assert [phrase for line in lines for phrase in line.split(",") if set(words(phrase)) <= small] == []


ASKED_FOR = [
    pytest.param(path.stem, game, asked, clause, id=f"{path.stem}-{game}-{asked}")
    for path in sorted((*HERE.glob("asked/*.toml"), *HERE.glob("games/*/asked/*.toml")))
    for game, questions in tomllib.loads(path.read_text("utf-8")).items()
    if (BOOKS / f"{game}.{path.stem}.toml").is_file() or path.stem == "en"
    for asked, clause in questions.items()
]


@pytest.mark.parametrize(("language", "game", "asked", "clause"), ASKED_FOR)
def test_a_question_in_its_language_finds_the_clause_among_the_first_three(
    language: str, game: str, asked: str, clause: str
) -> None:
    assert clause in [hit.clause.id for hit in find(load(game, language), asked, 3)]
