"""Weighing ink: what is fitted to made-up halves, and that no clear number becomes another clear one."""

from __future__ import annotations

from dataclasses import astuple

import numpy as np
import pytest

from vision.agreement import Agreement, weighed
from vision.thresholds import AgreeBy, thresholds
from vision.training.fit_agreement import Tiles, descent, fit, surprise

NUMBERS = 4
RNG = np.random.default_rng(5)


def photos(count: int, *, telling: bool) -> list[Tiles]:
    """Tiles that the reader takes for a blank as often as for a three; ink is deep where there are pips, or
    anywhere."""
    made = []
    for _ in range(count):
        true = RNG.choice([0, 3], (6, 2))
        chances = np.full((6, 2, NUMBERS), 0.05)
        chances[..., [0, 3]] = 0.45
        inked = true > 0 if telling else RNG.random((6, 2)) < 0.5
        depths = np.where(inked, 0.0, -3.0) + RNG.normal(0, 0.2, (6, 2))
        told = Agreement(depths, np.zeros((6, 2, NUMBERS)), np.ones((6, NUMBERS)))
        made.append(Tiles(chances, told, true))
    return made


def test_ink_that_tells_blanks_from_pips_counts() -> None:
    tiles = photos(30, telling=True)
    by = fit(tiles)
    assert by.ink > 0.5
    assert -3 < by.level < 0
    assert surprise(tiles, by) < surprise(tiles, AgreeBy()) / 2


def test_ink_that_lies_anywhere_counts_nothing() -> None:
    tiles = photos(60, telling=False)
    assert surprise(tiles, fit(tiles)) == pytest.approx(surprise(tiles, AgreeBy()), abs=0.02)


def test_what_nobody_can_tell_teaches_nothing() -> None:
    (tiles,) = photos(1, telling=True)
    hidden = Tiles(tiles.chances, tiles.told, np.where(tiles.true == 0, -1, tiles.true))
    assert surprise([hidden], AgreeBy()) == pytest.approx(-np.log(0.45 / 1.0))


def test_the_least_is_found_within_the_limits() -> None:
    wanted = np.array([2.0, -9.0, 1.5, 0.1])  # the second lies outside
    found = descent(lambda numbers: float(np.abs(numbers - wanted).sum()), astuple(AgreeBy(1, -1, 1, 0)))
    assert found == pytest.approx([2.0, -4.0, 1.5, 0.1], abs=0.02)


def test_no_sure_number_becomes_another_sure_one() -> None:
    by = thresholds()
    sure, other = by.sure.confidence, 1 - by.sure.confidence
    strongest = Agreement(np.array([[9.0, -9.0]]), np.array([[[0, 0, -99.0]] * 2]), np.ones((1, 3)))
    moves = weighed(strongest, by.agree)[0]  # of the deepest ink and of none: a blank, first, has none
    moves[:, 0] = 0
    swing = float(np.ptp(moves, axis=1).max())
    assert swing < np.log(sure / other) - np.log(other / sure)
