"""Crops against a second formula: what each crop px should show, worked out without OpenCV."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.flatten import MARGIN, crop_to_photo, flatten

SIZE = 48


def ramps(width: int = 800, height: int = 600) -> np.ndarray:
    """Blue tells x / 4, green y / 4, red nothing."""
    y, x = np.mgrid[:height, :width]
    return np.stack([np.rint(x / 4), np.rint(y / 4), np.zeros_like(x)], 2).clip(0, 255).astype(np.uint8)


def by_hand(centre: np.ndarray, partner: np.ndarray, side: np.ndarray, row: int, column: int) -> np.ndarray:
    """The photo point under a crop px: so many sides right of the centre and half partners up."""
    right = (2 * (column + 0.5) / SIZE - 1) * (1 + 2 * MARGIN)
    up = (1 - 2 * (row + 0.5) / SIZE) * (1 + 2 * MARGIN)
    return centre + right * side + up * partner / 2


def test_no_halves_make_no_crops() -> None:
    nothing = np.empty((0, 2))
    assert flatten(ramps(), nothing, nothing, nothing, SIZE).shape == (0, SIZE, SIZE, 3)


@pytest.mark.parametrize(
    ("partner", "side"),
    [
        pytest.param((0, -200), (100, 0), id="upright"),
        pytest.param((0, 60), (-30, 0), id="upside down"),
        pytest.param((70, 0), (0, 35), id="on its side"),
        pytest.param((30, -80), (35, 20), id="turned"),
        pytest.param((-60, 120), (-70, -20), id="sheared"),
        pytest.param((10, -20), (9, 6), id="small"),
        pytest.param((0, -300), (20, 0), id="steep"),
        pytest.param((0, -20), (150, 0), id="steeper, the other way"),
    ],
)
def test_a_crop_shows_the_place_that_the_formula_tells(
    partner: tuple[int, int], side: tuple[int, int]
) -> None:
    centre = np.array([400.0, 300.0])
    up, right = np.array(partner, float), np.array(side, float)
    crop = flatten(ramps(), centre[None], up[None], right[None], SIZE)[0]
    for row, column in [(0, 0), (0, SIZE - 1), (SIZE - 1, 0), (10, 40), (24, 24)]:
        x, y = by_hand(centre, up, right, row, column)
        blue, green, _ = crop[row, column].tolist()
        assert blue == pytest.approx((x - 0.5) / 4, abs=1)  # the middle of the first px is 0.5, 0.5
        assert green == pytest.approx((y - 0.5) / 4, abs=1)


@given(
    centre=st.tuples(st.floats(-50, 900), st.floats(-50, 700)),
    angle=st.floats(0, 7),
    length=st.floats(2, 500),
    row=st.integers(0, SIZE - 1),
    column=st.integers(0, SIZE - 1),
)
def test_the_matrix_and_the_formula_agree(
    centre: tuple[float, float], angle: float, length: float, row: int, column: int
) -> None:
    partner = length * np.array([np.cos(angle), np.sin(angle)])
    side = np.array([-partner[1], partner[0]]) * 0.45
    matrix = crop_to_photo(np.array(centre), partner, side, SIZE)
    there = matrix @ np.array([column + 0.5, row + 0.5, 1])
    assert there == pytest.approx(by_hand(np.array(centre), partner, side, row, column), abs=1e-6)


def test_fine_stripes_become_even_grey_when_shrunk() -> None:
    stripes = np.zeros((1200, 1200, 3), np.uint8)
    stripes[:, ::2] = 200
    crop = flatten(
        stripes, np.array([[600.0, 600.0]]), np.array([[0.0, -700.0]]), np.array([[350.0, 0.0]]), SIZE
    )[0]
    assert crop.std() < 2
    assert crop.mean() == pytest.approx(100, abs=2)


def test_fine_stripes_along_the_squeezed_axis_of_a_tilted_half_stay() -> None:
    stripes = np.zeros((1200, 1200, 3), np.uint8)
    stripes[:, 0::4] = stripes[:, 1::4] = 200
    crop = flatten(  # 25 times as long as wide: only the long axis may be averaged
        stripes, np.array([[600.0, 600.0]]), np.array([[0.0, -1000.0]]), np.array([[20.0, 0.0]]), SIZE
    )[0]
    assert crop.std() > 40


def test_a_half_at_the_edge_repeats_the_edge() -> None:
    photo = np.full((100, 100, 3), 90, np.uint8)
    crop = flatten(photo, np.array([[0.0, 0.0]]), np.array([[0.0, -80.0]]), np.array([[40.0, 0.0]]), SIZE)
    assert (crop == 90).all()


@pytest.mark.parametrize("centre", [(-900, -900), (5_000, 50), (50, 40_000)])
def test_a_half_far_outside_is_still_a_crop(centre: tuple[int, int]) -> None:
    photo = np.full((100, 100, 3), 90, np.uint8)
    crop = flatten(photo, np.array([centre]), np.array([[0.0, -80.0]]), np.array([[40.0, 0.0]]), SIZE)
    assert (crop == 90).all()


def test_a_half_without_extent_is_one_colour() -> None:
    crop = flatten(ramps(), np.array([[400.0, 300.0]]), np.zeros((1, 2)), np.zeros((1, 2)), SIZE)
    assert crop.std((0, 1, 2)).tolist() == [0, 0, 0]
