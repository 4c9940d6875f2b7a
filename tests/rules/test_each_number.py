"""A number that every player has, such as what was scored during play: asked for, settled, and told apart."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.books import Book
from rules.books.toml import read
from rules.facts import FactError
from rules.games import Game
from rules.questions import Missing
from rules.rounds import Left, Round, Settled, Unsettled, flat
from rules.ruling import ruled, step
from rules.settling import each_number, each_scores, unsettled
from rules.standard_questions import settle as settle_question
from rules.table_rules import TableRules

CLAUSE = {"id": "X-1.1", "title": "Points", "text": "They count.", "source": "Ours", "options": ["set"]}
SET = {"name": "set", "title": "Set?", "clause": "X-1.1", "default": "double-6"}
PLAYED = {"name": "played", "title": "Scored during play", "each": True}


def book(*facts: dict[str, Any], counts: str = "none") -> Book:
    ending = {"id": "done", "title": "Done", "clause": "X-1.1", "counts": counts, "facts": list(facts)}
    whole = {
        "title": "Example",
        "summary": "A game.",
        "players": [2, 4],
        "section": [{"id": "1", "title": "All", "clause": [CLAUSE]}],
        "option": [{**SET, "choices": [{"value": "double-6", "title": "Six"}]}],
        "ending": [ending],
        "words": {"made": "{points} made."},
    }
    return read("example", whole, {})


BOOK = book(PLAYED)
RULES = TableRules(BOOK)


def settle(played: Round, rules: TableRules) -> Settled | Unsettled:
    trouble = unsettled(played, rules)
    if trouble:
        return trouble
    made = each_number(played, "played")
    clause = rules.book["X-1.1"]
    rulings = {p: ruled(step(clause, "made", points=n), points=n) for p, n in made.items()}
    return each_scores(played, rulings, {})


def never(*_: Any) -> Any:
    raise AssertionError("not asked in these tests")


GAME = Game(BOOK, count=never, settle=settle, card=never, outcome=never, goal=lambda rules: "high")


def ended(**facts: str) -> Round:
    told = {name.replace("_", "."): value for name, value in facts.items()}
    return Round(1, ("Ann", "Ben"), ending="done", facts=told)


@pytest.mark.parametrize(
    "facts",
    [
        pytest.param({}, id="nobody told"),
        pytest.param({"played_Ann": "15"}, id="one told"),
        pytest.param({"played_Ann": "15", "played_Ben": ""}, id="an empty one"),
        pytest.param({"played_Ann": "15", "played_Ben": "many"}, id="no number"),
    ],
)
def test_what_somebody_has_not_told_is_needed(facts: dict[str, str]) -> None:
    assert settle(ended(**facts), RULES) == Unsettled(need="played")


def test_every_number_told_settles_the_round_and_zero_is_one() -> None:
    settled = settle(ended(played_Ann="15", played_Ben="0"), RULES)

    assert isinstance(settled, Settled)
    assert settled.scores == {"Ann": 15, "Ben": 0}


def test_an_ending_that_counts_no_hands_misses_none() -> None:
    with_hands = replace(ended(played_Ann="5", played_Ben="-5"), left={"Ann": Left(typed=3)})

    assert isinstance(settle(with_hands, RULES), Settled)


def put(**given: Any) -> Any:
    return settle_question(GAME).put({"players": "Ann, Ben", "ending": "done", **given}, RULES)


def test_the_question_names_whose_number_is_missing() -> None:
    assert put() == Missing("played", "Ann")
    assert put(played={"Ann": 15}) == Missing("played", "Ben")
    assert put(played={"Ann": "15", "Ben": " 0 "}).scores == {"Ann": 15, "Ben": 0}


@pytest.mark.parametrize(
    ("played", "says"),
    [
        pytest.param(15, "played is one fact a player, like played.Ann=15", id="one number for all"),
        pytest.param({"Ann": "x"}, "played.Ann is a number, and not 'x'", id="no number"),
        pytest.param({"Ann": True}, "played.Ann is a number", id="yes"),
        pytest.param({"Cleo": 5}, "Cleo is not among the players", id="somebody else"),
    ],
)
def test_what_is_no_number_of_a_player_is_said(played: Any, says: str) -> None:
    with pytest.raises(FactError, match=says):
        put(played=played)


def test_the_form_asks_in_the_words_of_the_ending() -> None:
    question = settle_question(GAME)
    fact = next(fact for fact in question.facts if fact.name == "played")

    assert (fact.kind, fact.choices) == ("each", ())
    assert question.wording(fact, BOOK) == "Scored during play"


def test_facts_are_flat_in_a_round() -> None:
    assert flat({"played": {"Ann": 15, "Ben": 0}, "touched": "D2"}) == {
        "played.Ann": "15",
        "played.Ben": "0",
        "touched": "D2",
    }


@pytest.mark.parametrize(
    "fact",
    [
        pytest.param({"name": "played", "title": "Scored"}, id="neither choices nor a number each"),
        pytest.param({**PLAYED, "choices": [{"value": "a", "title": "A"}]}, id="both"),
    ],
)
def test_a_fact_has_choices_or_a_number_each(fact: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="played has either choices or a number for each player"):
        book(fact)
