"""Standings: rounds added up."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.rounds import ScoredRound
from rules.tally import standings

PLAYERS = ("A", "B", "C")


def scored(*rounds: Mapping[str, int]) -> tuple[ScoredRound, ...]:
    return tuple(ScoredRound(number, scores) for number, scores in enumerate(rounds, 1))


def test_before_the_first_round_nobody_leads() -> None:
    table = standings(PLAYERS, (), "low")

    assert table.leaders == ()
    assert [(line.total, line.place, line.running) for line in table.lines] == [(0, 1, ())] * 3


@pytest.mark.parametrize(
    ("goal", "places", "leaders"),
    [
        pytest.param("low", {"A": 2, "B": 3, "C": 1}, ("C",), id="lowest leads"),
        pytest.param("high", {"A": 2, "B": 1, "C": 3}, ("B",), id="highest leads"),
    ],
)
def test_two_rounds(goal: str, places: Mapping[str, int], leaders: tuple[str, ...]) -> None:
    table = standings(PLAYERS, scored({"A": 0, "B": 22, "C": 16}, {"A": 25, "B": 9, "C": 0}), goal)

    assert table["A"].running == (0, 25)
    assert table["B"].running == (22, 31)
    assert table["C"].running == (16, 16)
    assert {p: table[p].place for p in PLAYERS} == places
    assert table.leaders == leaders


def test_equal_totals_share_a_place_and_the_next_is_skipped() -> None:
    table = standings(PLAYERS, scored({"A": 5, "B": 5, "C": 9}), "low")

    assert [line.place for line in table.lines] == [1, 1, 3]
    assert table.leaders == ("A", "B")


def test_not_entered_is_not_zero() -> None:
    table = standings(PLAYERS, scored({"A": 5, "B": 0}, {"A": 1, "B": 2, "C": 3}), "low")

    assert table["C"].scores == (None, 3)
    assert table["C"].running == (0, 3)
    assert table["B"].scores == (0, 2)


def test_points_below_nothing() -> None:
    assert standings(PLAYERS, scored({"A": -5, "B": 0, "C": 3}), "low").leaders == ("A",)


@given(st.lists(st.tuples(st.integers(-50, 200), st.integers(-50, 200), st.integers(-50, 200))))
def test_totals_are_the_sums_of_the_columns(rounds: list[tuple[int, int, int]]) -> None:
    table = standings(PLAYERS, scored(*(dict(zip(PLAYERS, r, strict=True)) for r in rounds)), "high")

    for seat, line in enumerate(table.lines):
        assert line.total == sum(r[seat] for r in rounds)
        assert len(line.running) == len(rounds)
