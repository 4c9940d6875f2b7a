"""How a round begins, and whether the match is over: nothing is asked that would not change the answer."""

from __future__ import annotations

from typing import Any

import pytest

from rules.facts import FactError
from rules.games import game
from rules.questions import Answer, Missing
from rules.referee import ask
from rules.ruling import Ruling
from rules.table_rules import TableRules

LEVEL = {"players": "A, B", "totals": "9, 9"}


def put(name: str, question: str, **facts: Any) -> Answer:
    known = game(name)
    return ask(known, question, facts, TableRules(known.book))


@pytest.mark.parametrize(
    ("name", "question", "facts", "missing"),
    [
        pytest.param("doubles", "begin", {}, "players", id="nobody"),
        pytest.param("uno-dice", "begin", {"players": "A, B", "number": 2}, "winner", id="who won"),
        pytest.param("mexican-train", "begin", {"players": "A, B", "number": 2}, "first", id="who began"),
        pytest.param("doubles", "match_over", {"players": "A, B"}, "totals", id="no totals"),
        pytest.param(
            "mexican-train", "match_over", {"players": "A, B", "totals": "9, 5"}, "rounds", id="how many"
        ),
        pytest.param(
            "mexican-train",
            "match_over",
            {"players": "A, B", "totals": "9, 9", "rounds": 13},
            "won",
            id="level",
        ),
        pytest.param(
            "mexican-train",
            "match_over",
            {**LEVEL, "rounds": 13, "won": "6, 6"},
            "last",
            id="level once more",
        ),
    ],
)
def test_a_fact_that_decides_is_asked_for(
    name: str, question: str, facts: dict[str, Any], missing: str
) -> None:
    assert put(name, question, **facts) == Missing(missing)


@pytest.mark.parametrize("number", [1, 2, 9])
def test_where_the_hands_decide_who_starts_nobody_is_asked_who_won(number: int) -> None:
    assert isinstance(put("uno-dominoes", "begin", players="A, B", number=number), Ruling)


def test_the_one_who_went_out_more_often_wins_a_tie() -> None:
    over = put("mexican-train", "match_over", players="A, B", totals="9, 9", rounds=13, won="7, 6")

    assert isinstance(over, Ruling)
    assert over.verdict == "match_over.over"
    assert [step.facts["who"] for step in over.steps if step.key == "wins_match"] == ["A"]


def test_what_is_level_to_the_end_is_shared() -> None:
    facts = {"players": "A, B", "totals": "9, 9", "rounds": 13, "won": "6, 6", "last": "3, 3"}
    over = put("mexican-train", "match_over", **facts)

    assert isinstance(over, Ruling)
    assert [step.facts["who"] for step in over.steps if step.key == "shares_match"] == ["A", "B"]


@pytest.mark.parametrize(
    "facts",
    [
        pytest.param({"players": "A, B", "totals": "9"}, id="too few"),
        pytest.param({"players": "A, B", "totals": "9, x"}, id="no number"),
        pytest.param({"players": "A, B", "totals": "9, 9", "age": 3}, id="no such fact"),
    ],
)
def test_what_cannot_be_read_is_said(facts: dict[str, Any]) -> None:
    with pytest.raises(FactError):
        put("doubles", "match_over", **facts)


def test_round_nought_and_strangers_are_no_rounds_and_no_players() -> None:
    with pytest.raises(FactError, match="from 1"):
        put("doubles", "begin", players="A, B", number="00")
    with pytest.raises(FactError, match="not among the players"):
        put("uno-dice", "begin", players="A, B", number=2, winner="Z")
