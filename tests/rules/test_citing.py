"""Which questions a clause helps to answer."""

from __future__ import annotations

import pytest

from rules.citing import citing
from rules.games import all_games, game
from rules.referee import questions


@pytest.mark.parametrize(
    ("name", "clause", "question"),
    [
        ("uno-dominoes", "UD-7.4", "what_happens"),
        ("uno-dominoes", "UD-12.2", "last_tile"),
        ("uno-dice", "DI-5.4", "wild_four"),
        ("mexican-train", "MT-5.6", "who_covers"),
        ("mexican-train", "MT-8.5", "wrong_score"),
        ("doubles", "DB-9.4", "reneged"),
    ],
)
def test_a_question_that_rests_on_a_clause_is_told(name: str, clause: str, question: str) -> None:
    assert question in citing(game(name))[clause]


def test_what_a_hand_is_worth_is_a_question_too() -> None:
    assert citing(game("uno-dominoes"))["UD-1.2"] == ("count", "settle")


def test_a_question_that_cites_a_clause_itself_comes_before_one_that_calls_for_it() -> None:
    assert citing(game("doubles"))["DB-6.1"][:2] == ("places_of_double", "may_play")


def test_a_clause_that_no_question_is_about_has_none() -> None:
    assert "UD-2.1" not in citing(game("uno-dominoes"))


@pytest.mark.parametrize("name", all_games())
def test_only_questions_and_clauses_that_there_are(name: str) -> None:
    known = {question.name for question in questions(game(name))}
    cited = citing(game(name))

    assert set(cited) <= set(game(name).book.clauses)
    assert {question for told in cited.values() for question in told} <= known
