"""Told probabilities and what came true, counted by hand."""

from __future__ import annotations

import pytest

from companion.benches.reliability import Bin, Told, at_most, bins, gap, halves, lines, pieces
from companion.benches.scoring import TrueTile, Verdict
from rules.pieces import Tile
from vision.reading import Seen

CORNERS = ((0.0, 0.0), (1.0, 0.0), (1.0, 2.0), (0.0, 2.0))
TOLD = [
    Told(0.0, False),
    Told(0.5, True),
    Told(0.85, True),
    Told(0.89, False),
    Told(1.0, True),
    Told(1.0, True),
]


def seen(a: int, b: int, chance: float, *others: tuple[int, int, float]) -> Seen:
    return Seen(Tile(a, b), chance, False, CORNERS, tuple((Tile(x, y), p) for x, y, p in others))


def test_bins_count_what_was_told_and_what_came_true() -> None:
    assert bins(TOLD) == [
        Bin(0.0, 0.5, 2, 0.25, 0.5),
        Bin(0.8, 0.9, 2, pytest.approx(0.87), 0.5),
        Bin(0.995, 1.0, 2, 1.0, 1.0),
    ]


def test_the_gap_is_the_mean_of_what_bins_are_off_by() -> None:
    assert gap(TOLD) == pytest.approx((2 * 0.25 + 2 * 0.37 + 0) / 6)
    assert gap([]) == 0


def test_a_piece_is_told_as_a_whole() -> None:
    there = TrueTile((3, 4), (0, 0))
    told = pieces([Verdict(seen(3, 4, 0.9), there), Verdict(seen(1, 1, 0.4), None), Verdict(None, there)])
    assert told == [Told(0.9, True), Told(0.4, False)]


def test_a_half_is_as_probable_as_all_pieces_that_have_it() -> None:
    one = Verdict(seen(3, 4, 0.7, (3, 5, 0.2), (2, 4, 0.05)), TrueTile((3, 5), (0, 0)))
    assert halves([one]) == [Told(pytest.approx(0.9), True), Told(pytest.approx(0.75), False)]


def test_of_a_double_read_where_one_half_is_there_one_half_is_right() -> None:
    assert [told.right for told in halves([Verdict(seen(6, 6, 0.9), TrueTile((5, 6), (0, 0)))])] == [
        True,
        False,
    ]
    assert [told.right for told in halves([Verdict(seen(6, 6, 0.9), None)])] == [False, False]


@pytest.mark.parametrize(
    ("wrong", "of", "share"),
    [
        # the exact one-sided bounds of Clopper and Pearson
        pytest.param(0, 300, 0.00994, id="none of 300: three in 301"),
        pytest.param(0, 1, 0.95, id="none of one"),
        pytest.param(1, 100, 0.0466, id="one of 100"),
        pytest.param(5, 50, 0.1988, id="five of 50"),
        pytest.param(0, 0, 1.0, id="nothing told"),
        pytest.param(7, 7, 1.0, id="all wrong"),
    ],
)
def test_how_bad_it_could_be(wrong: int, of: int, share: float) -> None:
    assert at_most(wrong, of) == pytest.approx(share, abs=0.0001)


def test_the_table_for_people() -> None:
    assert lines("halves", TOLD) == [
        "told               halves   mean told    right",
        "0.000 to 0.500          2       0.250    0.500",
        "0.800 to 0.900          2       0.870    0.500",
        "0.995 to 1.000          2       1.000    1.000",
        "apart by 0.207 on average",
    ]
