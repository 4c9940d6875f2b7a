"""What players of one game say helps to find the clause of another that settles the same point."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from rules.books import load
from rules.books.asked import lent, phrasings
from rules.games import all_games
from rules.index import Index
from rules.speech import Speech

POINTS = [
    str(point).split()
    for point in tomllib.loads(files("rules.books.asked").joinpath("kin.toml").read_text("utf-8"))["points"]
]


@pytest.mark.parametrize("point", POINTS, ids=" ".join)
def test_a_point_is_settled_by_clauses_that_there_are_in_different_books(point: list[str]) -> None:
    games = {clause: game for game in all_games() for clause in load(game).clauses}

    assert set(point) <= set(games)
    assert len(set(point)) == len(point)
    assert len({games[clause] for clause in point}) >= 2


def test_no_game_is_lent_its_own_words_and_each_the_words_of_all_others() -> None:
    words = lent("doubles", "en")

    assert phrasings("all-fives", "en")["AF-9.5"][0] in words["DB-9.5"]
    assert phrasings("uno-dominoes", "en")["UD-15.3"][0] in words["DB-9.5"]
    assert phrasings("doubles", "en")["DB-9.5"][0] not in words["DB-9.5"]
    assert "DB-6.1" in words
    assert "DB-1.9" not in words


def test_another_language_lends_its_own_words() -> None:
    assert phrasings("all-fives", "nl")["AF-9.5"][0] in lent("doubles", "nl")["DB-9.5"]
    assert lent("doubles", "tlh") == {}


def test_a_word_that_only_players_of_another_game_say_finds_the_clause() -> None:
    book = load("doubles")

    assert Index(book, Speech(), {}).scores("zugzwang") == {}
    found = Index(book, Speech(), {}, {"DB-9.5": ("zugzwang",)}).scores("zugzwang")
    assert max(found, key=lambda id: found[id]) == "DB-9.5"


def test_what_is_said_of_a_clause_itself_says_more_than_what_is_lent_to_another() -> None:
    index = Index(load("doubles"), Speech(), {"DB-9.5": ("zugzwang",)}, {"DB-9.4": ("zugzwang",)})
    scores = index.scores("zugzwang")

    assert scores["DB-9.5"] > scores["DB-9.4"] > 0
