"""Ink beside ink: halves painted flat, and what their neighbours say about them."""

from __future__ import annotations

import numpy as np
import pytest

from vision.agreement import Agreement, agreement, inks, weighed
from vision.decode import Pixels
from vision.halves import Floats
from vision.thresholds import AgreeBy

SIDE = 40
NUMBERS = 7  # of a double-6
BLACK, RED, GREEN, BLUE = (0, 0, 0), (0, 0, 200), (0, 160, 0), (200, 0, 0)
MANY = {1: BLUE, 2: GREEN, 3: RED}  # a set that prints each number in its own colour
BY = AgreeBy(ink=2.0, level=-1.0, most=3.0, hue=0.2)
SPOTS = [
    (20, 20),
    (12, 12),
    (28, 28),
    (12, 28),
    (28, 12),
    (12, 20),
    (28, 20),
]  # x, y of pips, as many as wanted

Ink = tuple[int, int, int]
Half = tuple[int, Ink]


def half(pips: int, ink: Ink, face: int = 230, shade: float = 1.0) -> Pixels:
    """A crop with so many square pips on a grey face, both darker in the shade."""
    crop = np.full((SIDE, SIDE, 3), face, np.float64)
    for x, y in SPOTS[:pips]:
        crop[y - 3 : y + 3, x - 3 : x + 3] = ink
    return (crop * shade).astype(np.uint8)


def crops(*tiles: tuple[Half, Half]) -> Pixels:
    return np.array([[half(*one), half(*two)] for one, two in tiles], np.uint8).reshape(-1, 2, SIDE, SIDE, 3)


def read(*tiles: tuple[int, int], chance: float = 0.97) -> Floats:
    """What a reader says that takes halves for these numbers, all others being as likely as each other."""
    said = np.full((len(tiles), 2, NUMBERS), (1 - chance) / (NUMBERS - 1))
    for i, tile in enumerate(tiles):
        for j, number in enumerate(tile):
            said[i, j, number] = chance
    return said


def told(pictures: Pixels, chances: Floats) -> Floats:
    return weighed(agreement(inks(pictures), chances), BY)


COLOURED = [((1, BLUE), (2, GREEN)), ((2, GREEN), (3, RED)), ((3, RED), (1, BLUE))]
COLOURED_READ = [(1, 2), (2, 3), (3, 1)]
PLAIN = [((1, BLACK), (2, BLACK)), ((2, BLACK), (3, BLACK)), ((3, BLACK), (1, BLACK))]


def unclear(tile: tuple[Half, Half], others: list[tuple[Half, Half]]) -> Floats:
    """(7,) how the first half of a tile is moved that nobody can read, among three that are clear."""
    chances = read(*COLOURED_READ, (0, 0))
    chances[3] = 1 / NUMBERS
    return np.asarray(told(crops(*others, tile), chances)[3, 0])


def test_no_tiles_say_nothing() -> None:
    assert told(crops(), read()).shape == (0, 2, NUMBERS)


def test_a_tile_alone_says_nothing() -> None:
    assert not told(crops(((1, BLUE), (2, GREEN))), read((1, 2))).any()


def test_what_nobody_reads_clearly_teaches_nothing() -> None:
    assert not told(crops(*COLOURED), read(*COLOURED_READ, chance=0.6)).any()


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_colour_of_a_number_speaks_for_it(number: int) -> None:
    moved = unclear(((number, MANY[number]), (0, BLACK)), COLOURED)
    assert moved[1:4].argmax() + 1 == number
    assert np.partition(moved[1:4], 1)[1] < moved[number] - 1


@pytest.mark.parametrize("shade", [1.0, 0.6, 0.35])
def test_shade_changes_no_colour(shade: float) -> None:
    shaded = np.array([*crops(*COLOURED), [half(2, GREEN, shade=shade), half(0, BLACK)]])
    chances = read(*COLOURED_READ, (0, 0))
    chances[3] = 1 / NUMBERS
    assert told(shaded, chances)[3, 0, 1:4].argmax() + 1 == 2


def test_where_all_numbers_have_one_colour_it_says_nothing_of_them() -> None:
    moved = unclear(((2, BLACK), (0, BLACK)), PLAIN)
    assert np.ptp(moved[1:]) < 0.5


def test_a_face_without_ink_speaks_against_all_pips() -> None:
    assert unclear(((0, BLACK), (2, BLACK)), PLAIN)[1:].tolist() == pytest.approx([-BY.most] * 6, abs=0.01)


def test_a_drop_of_light_is_no_ink_where_ink_is_dark() -> None:
    assert unclear(((1, (255, 255, 255)), (2, BLACK)), PLAIN)[1:].max() <= -BY.most + 0.01


def test_ink_speaks_for_pips() -> None:
    assert unclear(((1, BLACK), (2, BLACK)), PLAIN)[1:].min() > 1


def test_a_number_not_seen_yet_may_be_pale_where_each_has_its_colour() -> None:
    moved = unclear(((0, BLACK), (0, BLACK)), COLOURED)
    assert moved[1:4].max() <= -BY.most + 0.1  # these are known, and are not here
    assert moved[4:].min() > -1  # of these nobody knows


def test_white_ink_on_black_is_learned_as_well() -> None:
    white = np.array(
        [[255 - half(*one), 255 - half(*two)] for one, two in [*PLAIN, ((0, BLACK), (1, BLACK))]]
    )
    chances = read(*COLOURED_READ, (0, 0))
    chances[3] = 1 / NUMBERS
    blank, one = told(white, chances)[3]
    assert blank[1:].max() <= -BY.most + 0.01
    assert one[1:].min() > 1


def test_a_tile_does_not_bear_witness_for_itself() -> None:
    double = told(crops(*COLOURED, ((2, RED), (2, RED))), read(*COLOURED_READ, (2, 2)))[3]
    assert double[:, 1:].argmax(1).tolist() == [2, 2]  # threes: it is as red as they are


def test_evidence_is_bounded() -> None:
    nothing = Agreement(np.array([[-99.0, np.nan]]), np.full((1, 2, NUMBERS), -99.0), np.ones((1, NUMBERS)))
    moved = weighed(nothing, BY)
    assert moved[0, 0].tolist() == pytest.approx([-BY.most - 8 * BY.hue] * NUMBERS)
    assert moved[0, 1].tolist() == pytest.approx([-8 * BY.hue] * NUMBERS)


def test_until_it_is_fitted_it_counts_nothing() -> None:
    assert not weighed(agreement(inks(crops(*COLOURED)), read(*COLOURED_READ)), AgreeBy()).any()
