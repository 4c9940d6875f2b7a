"""The score pad: any other game, by what its table agrees on."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.books import Value
from rules.games import game
from rules.pieces import SETS, Tile
from rules.rounds import Left, Match, Round, ScoredRound, Settled, Unsettled
from rules.table_rules import TableRules

GAME = game("score-pad")
AGREED = TableRules(GAME.book)


def table(**changes: Value) -> TableRules:
    return TableRules(GAME.book, changes=changes)


def match(*rounds: Mapping[str, int], first: str = "") -> Match:
    scored = tuple(ScoredRound(number, scores) for number, scores in enumerate(rounds, 1))
    return Match(("A", "B", "C"), scored, first)


def typed(ending: str = "done", who: str = "", **points: int) -> Round:
    return Round(1, ("A", "B", "C"), ending, who, left={p: Left(typed=n) for p, n in points.items()})


def test_it_offers_every_set_and_none() -> None:
    assert GAME.book.sets == ("none", *SETS)


@pytest.mark.parametrize(
    ("set_name", "hand", "points"),
    [
        pytest.param("double-6", "", 0, id="nothing"),
        pytest.param("double-6", "6-6 0-0", 12, id="pips"),
        pytest.param("double-18", "18-17", 35, id="many pips"),
        pytest.param("uno-dominoes", "red 7|blue 4", 11, id="numbers"),
        pytest.param("uno-dominoes", "blue D2|red S, DE|yellow R", 50, id="words 10, a dead end 20"),
        pytest.param("uno-dominoes", "W|W, WD4|green 8", 78, id="wilds 25, wild draw four 20"),
        pytest.param("uno-dice", "red 6, blue S, W", 76, id="dice"),
        pytest.param("uno-dice", "WD4, red D2, green R", 90, id="dice with words"),
        pytest.param("uno-dice-2011", "red D1, blue 5, W", 75, id="dice of 2011"),
    ],
)
def test_counting(set_name: str, hand: str, points: int) -> None:
    assert GAME.count(SETS[set_name].hand(hand), table(set=set_name)).points == points


@pytest.mark.parametrize(
    ("wins", "points", "winner"),
    [
        pytest.param("highest", {"A": 3, "B": 12, "C": -4}, "B", id="highest"),
        pytest.param("lowest", {"A": 3, "B": 12, "C": -4}, "C", id="lowest"),
        pytest.param("highest", {"A": 12, "B": 12, "C": 0}, "", id="shared"),
    ],
)
def test_everyone_scores_their_own(wins: str, points: Mapping[str, int], winner: str) -> None:
    left = {p: Left(typed=n) for p, n in points.items()}
    settled = GAME.settle(Round(1, ("A", "B", "C"), "done", left=left), table(wins=wins))

    assert isinstance(settled, Settled)
    assert settled.scores == points
    assert settled.winner == winner


def test_the_winner_collects() -> None:
    settled = GAME.settle(typed("won", "C", A=3, B=12), table(hand_points="winner"))

    assert isinstance(settled, Settled)
    assert settled.scores == {"A": 0, "B": 0, "C": 15}
    assert settled.winner == "C"


def test_pieces_and_typed_numbers_may_be_mixed() -> None:
    left = {"A": Left(pieces=(Tile(3, 4),)), "B": Left(typed=9), "C": Left(pieces=())}
    settled = GAME.settle(Round(1, ("A", "B", "C"), "done", left=left), table(set="double-6"))

    assert isinstance(settled, Settled)
    assert settled.scores == {"A": 7, "B": 9, "C": 0}


@pytest.mark.parametrize(
    ("told", "changes", "need", "missing", "wrong"),
    [
        pytest.param(typed(A=1), {}, "", ("B", "C"), [], id="two hands to come"),
        pytest.param(typed("won", A=1, B=2), {"hand_points": "winner"}, "who", ("C",), [], id="who won"),
        pytest.param(
            typed("won", "A", A=1, B=2, C=3), {}, "ending", (), [], id="not an ending of this table"
        ),
        pytest.param(
            Round(1, ("A",), "done", left={"A": Left(pieces=(Tile(1, 2), Tile(1, 2), Tile(7, 7)))}),
            {"set": "double-6"},
            "",
            (),
            ["not_in_set", "twice_one"],
            id="impossible tiles",
        ),
    ],
)
def test_what_is_still_to_be_told(
    told: Round, changes: Mapping[str, Value], need: str, missing: tuple[str, ...], wrong: list[str]
) -> None:
    answer = GAME.settle(told, table(**changes))

    assert isinstance(answer, Unsettled)
    assert (answer.need, answer.missing, [r.key for r in answer.wrong]) == (need, missing, wrong)


@pytest.mark.parametrize(
    ("changes", "told", "over", "winners"),
    [
        pytest.param({}, match(), False, (), id="nothing yet"),
        pytest.param({}, match({"A": 999, "B": 0, "C": 1}), False, ("A",), id="without end"),
        pytest.param({"ends": "target"}, match({"A": 99, "B": 0, "C": 1}), False, ("A",), id="one short"),
        pytest.param({"ends": "target"}, match({"A": 100, "B": 0, "C": 1}), True, ("A",), id="there"),
        pytest.param(
            {"ends": "target", "wins": "lowest"}, match({"A": 100, "B": 5, "C": 1}), True, ("C",), id="lowest"
        ),
        pytest.param(
            {"ends": "target"}, match({"A": 100, "B": 120, "C": 1}), True, ("B",), id="two are there"
        ),
        pytest.param({"ends": "target"}, match({"A": 110, "B": 110, "C": 1}), True, ("A", "B"), id="level"),
        pytest.param(
            {"ends": "rounds", "rounds": 2}, match({"A": 5, "B": 9, "C": 1}), False, ("B",), id="one to go"
        ),
        pytest.param(
            {"ends": "rounds", "rounds": 2, "wins": "lowest"},
            match({"A": 5, "B": 9, "C": 1}, {"A": 0, "B": 0, "C": 20}),
            True,
            ("A",),
            id="two rounds, lowest",
        ),
    ],
)
def test_when_it_is_over(
    changes: Mapping[str, Value], told: Match, over: bool, winners: tuple[str, ...]
) -> None:
    outcome = GAME.outcome(told, table(**changes))

    assert (outcome.over, outcome.winners) == (over, winners)
    assert bool(outcome.needs) != over


@pytest.mark.parametrize(
    ("starter", "number", "starts"),
    [
        pytest.param("rotates", 1, "B", id="the first round"),
        pytest.param("rotates", 2, "C", id="then to the left"),
        pytest.param("rotates", 3, "A", id="and round"),
        pytest.param("winner", 2, "", id="a winner whom nobody told"),
        pytest.param("nobody", 1, "", id="not our business"),
    ],
)
def test_who_begins(starter: str, number: int, starts: str) -> None:
    card = GAME.card(match({"A": 1, "B": 2, "C": 3}, first="B"), number, table(starter=starter))

    assert (card.starter, card.shuffler, card.lead, card.deal, card.boneyard) == (
        starts,
        "",
        None,
        None,
        None,
    )


@given(st.permutations(["A", "B", "C"]), st.lists(st.integers(-99, 99), min_size=3, max_size=3))
def test_seats_do_not_matter(seats: list[str], points: list[int]) -> None:
    left = {p: Left(typed=n) for p, n in zip("ABC", points, strict=True)}
    settled = GAME.settle(Round(1, tuple(seats), "done", left=left), AGREED)

    assert isinstance(settled, Settled)
    assert settled.scores == dict(zip("ABC", points, strict=True))
