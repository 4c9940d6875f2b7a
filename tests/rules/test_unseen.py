"""Look-up by words written from the clauses alone, short ones and whole stories: see `unseen/en.toml`.

Of each game the first, third and so on were there to try weights on, those of `stories2` among them, and so
were `typed` and half of the disputes; the floors are for the others too, and are what was reached in the
lower half, cut to whole numbers. Raise them with it. Many phrasings that look-up learns from are by another
writer than the stories. Some of them were once picked by these floors; that was undone: what a line means
decides.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.books import load
from rules.books.asked import languages, phrasings, stories
from rules.lookup import find

UNSEEN = Path(__file__).parent / "unseen"
SHORT = ("en", "nl", "it", "af")
STORIES = ("stories", "stories2")


def queries(name: str) -> Iterator[tuple[str, str, int, str, list[str]]]:
    """Language, game, place within the game, words, and the clauses of which one must be found."""
    told = tomllib.loads((UNSEEN / f"{name}.toml").read_text("utf-8"))
    for language, games in (told if name in STORIES else {name: told}).items():
        for game, asked in games.items():
            yield from ((language, game, at, words, right) for at, (words, right) in enumerate(asked.items()))


def percent(name: str, half: int, upto: int) -> float:
    """How often a right clause is among the first `upto`; `half` 1 is the one that nothing was tried on."""
    found = [
        any(hit.clause.id in right for hit in find(load(game, language), words, upto))
        for language, game, at, words, right in queries(name)
        if at % 2 == half
    ]
    return 100 * sum(found) / len(found)


@pytest.mark.parametrize("name", [*SHORT, *STORIES])
def test_every_query_is_about_clauses_that_there_are_and_is_no_phrasing_of_a_book(name: str) -> None:
    asked = list(queries(name))
    said = {
        (game, line.casefold().rstrip("?. "))
        for game in {game for _, game, *_ in asked}
        for language in languages(game)
        for by_clause in (phrasings(game, language), stories(game, language))
        for lines in by_clause.values()
        for line in lines
    }

    assert len(asked) >= 70
    assert [words for _, game, _, words, right in asked if not set(right) <= set(load(game).clauses)] == []
    assert [words for _, game, _, words, _ in asked if (game, words.casefold().rstrip("?. ")) in said] == []


@pytest.mark.parametrize(
    ("name", "first", "three"),
    [
        ("en", 87, 95),
        ("nl", 88, 97),
        ("it", 88, 97),
        ("af", 80, 94),
        ("stories", 83, 98),
        ("stories2", 86, 98),
    ],
)
@pytest.mark.parametrize("half", [0, 1])
def test_words_that_nobody_wrote_into_a_book_find_a_right_clause(
    name: str, half: int, first: int, three: int
) -> None:
    assert percent(name, half, 1) >= first
    assert percent(name, half, 3) >= three
