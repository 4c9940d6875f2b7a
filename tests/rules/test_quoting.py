"""What is wrong is repeated in an error so far that it is known again, and never whole pages of it."""

from __future__ import annotations

from typing import Any

import pytest

from rules.facts import FactError
from rules.games import Game, all_games
from rules.pieces import PieceError, piece_set
from rules.quoting import MOST, cut, quoted
from rules.referee import ask, questions
from rules.table_rules import RuleError, TableRules, parse_value

HUGE = "x" * 100_000
LONGEST = 900  # characters of an error that lists every fact of a question, or every house rule


@pytest.mark.parametrize(
    ("told", "said"),
    [
        pytest.param("", "''", id="nothing"),
        pytest.param("red 7", "'red 7'", id="a word"),
        pytest.param(7, "7", id="a number"),
        pytest.param(["a", 1], "['a', 1]", id="a list"),
        pytest.param({"a": [1]}, "{'a': [1]}", id="an object"),
    ],
)
def test_what_is_short_is_repeated_as_it_is(told: Any, said: str) -> None:
    assert quoted(told) == said


@pytest.mark.parametrize(
    "told",
    [
        pytest.param(HUGE, id="a text"),
        pytest.param([HUGE] * 5, id="texts"),
        pytest.param({HUGE: {HUGE: [HUGE]}}, id="objects in objects"),
        pytest.param(list(range(100_000)), id="many numbers"),
        pytest.param(10**4000, id="a number"),
    ],
)
def test_what_is_long_loses_its_middle(told: Any) -> None:
    assert 0 < len(quoted(told)) <= MOST
    assert "..." in quoted(told)


def test_a_text_keeps_its_beginning_and_its_end() -> None:
    assert cut("from the beginning" + HUGE + "to the end", 40) == "from the beginning...xxxxxxxxto the end"
    assert cut("short") == "short"


@pytest.mark.parametrize("name", sorted(all_games()))
@pytest.mark.parametrize(
    "huge",
    [
        pytest.param(HUGE, id="a word"),
        pytest.param("x, " * 50_000, id="many words"),
        pytest.param("x|" * 50_000, id="many halves"),
        pytest.param("red " * 30_000, id="many colours"),
        pytest.param("9" * 4_000, id="a number"),
        pytest.param(["x"] * 10_000, id="a list"),
        pytest.param({HUGE: HUGE}, id="an object"),
    ],
)
def test_no_fact_of_any_question_is_repeated_whole(name: str, huge: Any) -> None:
    game = all_games()[name]
    for question in questions(game):
        names = [fact.name for fact in question.facts]
        for fact in names:
            beside = {"players": "Ann, Ben"} if "players" in names and fact != "players" else {}
            told = said(game, question.name, {**beside, fact: huge})
            assert len(told) < LONGEST, f"{question.name} {fact}"


def said(game: Game, question: str, facts: dict[str, Any]) -> str:
    """What is wrong with the facts of a question; "" where nothing is."""
    try:
        ask(game, question, facts, TableRules(game.book))
    except (FactError, PieceError) as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", sorted(all_games()))
def test_no_name_and_no_rule_is_repeated_whole(name: str) -> None:
    game = all_games()[name]
    with pytest.raises(FactError) as unknown:
        ask(game, "count", {HUGE: "1"}, TableRules(game.book))
    with pytest.raises(LookupError) as unasked:
        ask(game, HUGE, {}, TableRules(game.book))
    with pytest.raises(RuleError) as no_preset:
        TableRules(game.book, HUGE)
    with pytest.raises(RuleError) as no_value:
        parse_value(game.book, next(iter(game.book.options)), HUGE)
    with pytest.raises(PieceError) as no_set:
        piece_set(HUGE)
    for caught in (unknown, unasked, no_preset, no_value, no_set):
        assert len(str(caught.value)) < 2 * LONGEST
        assert "xxx...xxx" in str(caught.value)
