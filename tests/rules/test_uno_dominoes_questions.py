"""The questions about Uno Dominoes: they agree with the engine, ask only for what matters, and read what is
given."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.books import Value
from rules.facts import FactError
from rules.games import game
from rules.games.uno_dominoes.moves import Lay
from rules.games.uno_dominoes.plays import legal_plays
from rules.games.uno_dominoes.table import Open
from rules.pieces import PieceError
from rules.questions import Missing
from rules.referee import ask, elsewhere, kind, questions
from rules.ruling import Ruling
from rules.table_rules import TableRules
from tests.rules.test_uno_dominoes_engine import SMALL, dealt, random_round

GAME = game("uno-dominoes")
TABLES: list[dict[str, Value]] = [
    {},
    {"doublet_on_doublet": "allowed", "all_doublets_four_ways": True},
    {"wd4_test": "colour"},
    {"wd4_test": "match", "last_tile_action_allowed": False},
]


def answer(question: str, facts: dict[str, Any], **changes: Value) -> Any:
    return ask(GAME, question, facts, TableRules(GAME.book, changes=changes))


def verdict(question: str, facts: dict[str, Any], **changes: Value) -> str:
    ruling = answer(question, facts, **changes)
    assert isinstance(ruling, Ruling), ruling
    return ruling.verdict.partition(".")[2]


@pytest.mark.parametrize("changes", TABLES)
def test_the_question_and_the_engine_agree_on_every_tile(changes: dict[str, Value]) -> None:
    """In whole rounds: what `may_play` allows is what the engine lists, half by half and place by place."""
    for seed, box in ((1, None), (3, SMALL), (4, SMALL)):
        table = dealt(seed, 2, changes, box) if box else dealt(seed, 3, changes)
        for at, _ in random_round(table, Random(seed), lapse=0):
            if at.end or at.hit or at.drawn or not at.places:
                continue
            lays = {(m.tile, m.touching, m.place) for m in legal_plays(at) if isinstance(m, Lay)}
            hand = at.hands[at.turn]
            for n, tile in enumerate(hand):
                for half in {tile.one, tile.two} if not tile.is_double else {tile.one}:
                    for place, lies in enumerate(at.places):
                        facts = {
                            "tile": str(tile),
                            "touching": str(half),
                            "on": str(lies),
                            "others": [str(other) for other in (*hand[:n], *hand[n + 1 :])],
                            "open_halves": [str(each) for each in at.places],
                        }
                        told = verdict("may_play", facts, **changes)
                        assert (told == "yes") == ((tile, half, place) in lays), facts


def test_my_turn_draws_where_the_engine_can_only_draw() -> None:
    for at, _ in random_round(dealt(5, 3, {}), Random(5), lapse=0):
        if at.end or at.hit or at.drawn or not at.places:
            continue
        facts = {
            "hand": [str(tile) for tile in at.hands[at.turn]],
            "open_halves": [str(each) for each in at.places],
            "pile_empty": "no" if at.pile else "yes",
        }
        can = any(isinstance(move, Lay) for move in legal_plays(at))
        assert (verdict("my_turn", facts) in ("play_or_draw", "play_or_pass")) == can


@pytest.mark.parametrize(
    "text", ["red 7", "blue D2", "DE", "W", "W yellow", "WD4 red", "red 7|red 7", "red 7|blue 7", "W|W red"]
)
def test_a_place_is_read_as_it_is_printed(text: str) -> None:
    assert str(Open.parse(text)) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        pytest.param("red 7|blue 4", "no doublet: name the half that is open, like red 7", id="a tile"),
        pytest.param("W pink", "no colour 'pink'", id="a colour"),
        pytest.param("pink 4", "red, green, yellow or blue", id="a marking"),
    ],
)
def test_what_is_no_place_says_what_to_write(text: str, says: str) -> None:
    with pytest.raises(PieceError, match=says.replace("|", r"\|")):
        Open.parse(text)


@pytest.mark.parametrize(
    ("question", "facts", "changes", "missing"),
    [
        pytest.param("may_play", {}, {}, "tile", id="nothing at all"),
        pytest.param("may_play", {"tile": "red 1|red 2"}, {}, "on", id="where"),
        pytest.param("may_play", {"tile": "WD4|red 2", "on": "blue 4"}, {}, "others", id="a wild draw four"),
        pytest.param(
            "may_play",
            {"tile": "WD4|red 2", "on": "blue 4", "others": "red 1|red 3"},
            {},
            "open_halves",
            id="what else is open",
        ),
        pytest.param(
            "may_play",
            {"tile": "red S|red 2", "touching": "red S", "on": "red 4"},
            {"last_tile_action_allowed": False},
            "last",
            id="the last one, where it matters",
        ),
        pytest.param("uno", {"tiles_left": 1}, {}, "said", id="was it said"),
        pytest.param("uno", {"tiles_left": 1, "said": "no"}, {}, "since", id="since when"),
        pytest.param("after_drawing", {"wish": "keep_it"}, {"drawn_tile": "must"}, "fits", id="fits"),
        pytest.param("may_answer", {"laid": "D2", "answer": "D2"}, {"stack_D2": True}, "fits", id="stacking"),
        pytest.param(
            "what_happens", {"tile": "red R|red 2", "touching": "red R"}, {}, "how_many", id="a reverse"
        ),
        pytest.param("two_past_the_goal", {}, {"scoring": "own"}, "equal", id="house rule"),
        pytest.param("count", {}, {}, "hand", id="count"),
    ],
)
def test_what_decides_is_asked_for(
    question: str, facts: dict[str, Any], changes: dict[str, Value], missing: str
) -> None:
    assert answer(question, facts, **changes) == Missing(missing)


@pytest.mark.parametrize(
    ("question", "facts", "says"),
    [
        pytest.param(
            "may_play", {"tiles": "red 1|red 2"}, "no fact 'tiles' in the question may_play", id="name"
        ),
        pytest.param("uno", {"tiles_left": "two"}, "tiles_left is a number, and not 'two'", id="number"),
        pytest.param(
            "take_back", {"fits": "perhaps"}, "fits is yes or no, and not 'perhaps'", id="yes or no"
        ),
        pytest.param("uno", {"tiles_left": 1, "said": "loudly"}, "one of in_time, late", id="choice"),
        pytest.param(
            "may_play",
            {"tile": "red 1|red 2", "on": "red 4", "touching": "blue 4"},
            r"touching is a half of red 1\|red 2",
            id="half",
        ),
        pytest.param(
            "who_opens", {"players": "Ann Ben", "doublets": {"Eve": ""}}, "Eve is not among", id="a stranger"
        ),
    ],
)
def test_what_cannot_be_read_says_so(question: str, facts: dict[str, Any], says: str) -> None:
    with pytest.raises(FactError, match=says):
        answer(question, facts)


def test_a_question_that_there_is_not_lists_those_that_are() -> None:
    wanted = r"no question 'chess' .*; there are: count, settle, begin, match_over, may_play"
    with pytest.raises(LookupError, match=wanted):
        answer("chess", {})


def test_a_hand_may_be_empty_and_then_it_is_known() -> None:
    assert verdict("wild_four", {"challenged": "yes", "wd4_touches": "yes", "others": ""}) == "fair"
    assert answer("wild_four", {"challenged": "yes", "wd4_touches": "yes"}) == Missing("others")


@pytest.mark.parametrize(
    ("clause", "changes", "says"),
    [
        pytest.param("UD-5.2", {}, "printed", id="printed"),
        pytest.param("UD-9.5", {}, "reading", id="our reading"),
        pytest.param("UD-12.4", {}, "house", id="a house rule in the book"),
        pytest.param("UD-7.9", {}, "printed", id="printed, nothing changed"),
        pytest.param("UD-7.9", {"stack_D2": True}, "house", id="what this table changed"),
    ],
)
def test_a_clause_says_what_kind_of_rule_it_is(clause: str, changes: dict[str, Value], says: str) -> None:
    assert kind(GAME.book[clause], TableRules(GAME.book, changes=changes)) == says


def test_elsewhere_are_the_ways_this_table_does_not_play() -> None:
    test = GAME.book["UD-10.4"]
    printed = [other.choice.value for other in elsewhere([test], GAME.book, TableRules(GAME.book))]
    colour = TableRules(GAME.book, changes={"wd4_test": "colour"})

    assert printed == ["colour", "match"]
    assert [other.choice.value for other in elsewhere([test], GAME.book, colour)] == ["any", "match"]


def test_every_fact_is_asked_in_words_of_its_own() -> None:
    """A form would show the same line twice otherwise."""
    for question in questions(GAME):
        asked = [question.wording(fact, GAME.book) for fact in question.facts]
        assert len(set(asked)) == len(asked), question.name
