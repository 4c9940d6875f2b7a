"""Look-up by what people type, in four languages: how often a right clause is first, or among three.

`typed/<lang>.toml` has games, what is typed, and the clauses of which one must be found. All of it was there
to try the weights of `rules.index` on, so it tells less than the untried halves of `test_unseen.py`. The
floors are what was reached, cut to whole numbers; raise them with it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.books import load
from rules.lookup import find

TYPED = Path(__file__).parent / "typed"
OTHER = {"en": "it", "nl": "en", "it": "en", "af": "en"}  # a book in another language than the words


def queries(language: str) -> Iterator[tuple[str, str, list[str]]]:
    """Game, words, and the clauses that answer them."""
    for game, asked in tomllib.loads((TYPED / f"{language}.toml").read_text("utf-8")).items():
        yield from ((game, words, right) for words, right in asked.items())


def places(language: str, book: str) -> list[int]:
    """For each query the place of the first right clause among three; 3 where none is."""
    found = []
    for game, words, right in queries(language):
        hits = [hit.clause.id for hit in find(load(game, book), words, 3)]
        found.append(min((hits.index(clause) for clause in right if clause in hits), default=3))
    return found


def percent(found: list[int], upto: int) -> float:
    return 100 * sum(place < upto for place in found) / len(found)


@pytest.mark.parametrize("language", ["en", "nl", "it", "af"])
def test_every_query_is_about_clauses_that_there_are(language: str) -> None:
    asked = list(queries(language))

    assert len(asked) >= 80
    assert [words for game, words, right in asked if not set(right) <= set(load(game).clauses)] == []


@pytest.mark.parametrize(
    ("language", "first", "three"), [("en", 84, 98), ("nl", 92, 97), ("it", 89, 98), ("af", 93, 97)]
)
def test_what_is_typed_finds_a_right_clause(language: str, first: int, three: int) -> None:
    found = places(language, language)

    assert percent(found, 3) >= three
    assert percent(found, 1) >= first


@pytest.mark.parametrize(
    ("language", "first", "three"), [("en", 84, 98), ("nl", 89, 95), ("it", 87, 95), ("af", 92, 97)]
)
def test_words_in_another_language_than_the_book_find_it_too(language: str, first: int, three: int) -> None:
    found = places(language, OTHER[language])

    assert percent(found, 3) >= three
    assert percent(found, 1) >= first
