"""What players say is written down for every clause of a game, in every language; and it is found again."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.books.asked import languages, phrasings, stories
from rules.games import all_games
from rules.lookup import find

FEWEST, FEWEST_TOLD = 6, 5  # phrasings of a clause, and stories
GAMES = [name for name in all_games() if languages(name)]
WRITTEN = [pytest.param(game, lang, id=f"{game}-{lang}") for game in GAMES for lang in languages(game)]


@pytest.mark.parametrize("game", ["uno-dominoes", "uno-dice", "mexican-train", "doubles", "score-pad"])
def test_a_game_is_asked_about_in_four_languages(game: str) -> None:
    assert languages(game) == ("af", "en", "it", "nl")


@pytest.mark.parametrize(("game", "language"), WRITTEN)
def test_every_clause_is_asked_for_and_no_other(game: str, language: str) -> None:
    said = phrasings(game, language)

    assert list(said) == list(all_games()[game].book.clauses)
    assert [clause for clause, lines in said.items() if len(lines) < FEWEST] == []


@pytest.mark.parametrize("game", ["uno-dominoes", "uno-dice", "mexican-train", "doubles", "all-fives"])
@pytest.mark.parametrize("language", ["en", "nl", "it", "af"])
def test_quarrels_about_every_clause_are_told(game: str, language: str) -> None:
    told = stories(game, language)

    assert list(told) == list(all_games()[game].book.clauses)
    assert [clause for clause, lines in told.items() if len(lines) < FEWEST_TOLD] == []


@pytest.mark.parametrize(("game", "language"), WRITTEN)
def test_nothing_is_said_for_two_clauses_or_twice(game: str, language: str) -> None:
    everything = (phrasings(game, language), stories(game, language))
    said = Counter(line for by_clause in everything for lines in by_clause.values() for line in lines)

    assert [line for line, times in said.items() if times > 1 or line != line.strip() or not line] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_down_is_found_among_the_first_three(game: str) -> None:
    """The last phrasing of each clause, from the book in English, whatever its language."""
    asked = [
        (lines[-1], clause) for lang in languages(game) for clause, lines in phrasings(game, lang).items()
    ]
    book = all_games()[game].book

    missed = [(line, id) for line, id in asked if id not in [hit.clause.id for hit in find(book, line, 3)]]
    assert len(missed) <= len(asked) / 50, missed


def test_a_game_without_phrasings_has_none() -> None:
    assert languages("bridge") == ()
    assert phrasings("bridge", "en") == {}
    assert phrasings("doubles", "xx") == {}
    assert stories("bridge", "en") == {}
