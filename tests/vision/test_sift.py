"""What is a piece of all that a finder saw, and what may be one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from rules.pieces import Family
from vision.find import Found
from vision.halves import Halves, Tiles
from vision.pairs import singly
from vision.sift import sift, to_look_at
from vision.thresholds import MODELS, SiftBy, thresholds

BY = SiftBy(piece=0.2, maybe=0.03, lone=0.3, completed=0.9, crossed=0.7, plainly=1.0)
OF_DICE = thresholds(MODELS, Family.UNO_DICE)
SIZE_PX = np.array([1000.0, 1000.0])


def halves(*middles: tuple[float, float]) -> Halves:
    """Halves of 80 px that point at a partner below them."""
    n = len(middles)
    return Halves(
        np.array(middles, float), np.tile([0.0, 80.0], (n, 1)), np.tile([-40.0, 0.0], (n, 1)), np.full(n, 0.9)
    )


def found(tiles: Tiles, lone: Halves) -> Found:
    return Found(tiles, Tiles.none(), lone, np.empty((0, 3)))


def shown(confidences: list[float], halves: int = 2) -> Any:
    sure = np.array(confidences)
    half = np.stack([sure ** (1 / halves)] * halves, 1)
    return SimpleNamespace(there=sure, half=half, confidence=sure, like_back=np.zeros(len(sure), bool))


@pytest.mark.parametrize(
    ("at", "pieces", "maybe", "why"),
    [
        ((600, 300), 2, 0, "it lies apart"),
        ((300, 420), 2, 0, "it lies under the other, end to end"),
        ((300, 340), 1, 0, "its upper half lies on the other's lower"),
        ((300, 180), 1, 0, "its lower half lies on the other's upper"),
        ((310, 260), 1, 0, "it is the other"),
    ],
)
def test_half_a_tile_whose_other_is_plain_is_a_piece_unless_it_lies_on_one(
    at: tuple[float, float], pieces: int, maybe: int, why: str
) -> None:
    saw = found(halves((300, 260)).with_partners(), halves(at))
    sifted = sift(saw, to_look_at(saw), shown([0.98, 0.98]), SIZE_PX, BY)
    assert (len(sifted.pieces), len(sifted.maybe)) == (pieces, maybe)


@pytest.mark.parametrize(
    ("pair", "pieces", "why"),
    [
        (0.5, [1, 2], "the pair is of two tiles, and reads badly"),
        (0.95, [0], "the pair reads plainly, too"),
    ],
)
def test_plain_tiles_take_the_place_of_a_pair_made_across_them(
    pair: float, pieces: list[int], why: str
) -> None:
    across = halves((300, 340)).with_partners()  # the lower half of one, and the upper half of another
    one, other = halves((300, 260)), halves((300, 500))
    other.partners[:] *= -1
    other.sides[:] *= -1
    saw = found(across, one + other)
    sifted = sift(saw, to_look_at(saw), shown([pair, 0.98, 0.97]), SIZE_PX, BY)
    assert sifted.pieces.tolist() == pieces


@pytest.mark.parametrize("apart", [5, 40, 80])
def test_of_two_halves_completed_by_each_other_one_tile_is_made(apart: float) -> None:
    saw = found(Tiles.none(), halves((300, 260), (300, 260 + apart)))
    sifted = sift(saw, to_look_at(saw), shown([0.98, 0.95]), SIZE_PX, BY)
    assert sifted.pieces.tolist() == [0]


@pytest.mark.parametrize(("confidence", "pieces", "maybe"), [(0.95, 1, 0), (0.85, 0, 1), (0.02, 0, 0)])
def test_half_a_tile_must_be_completed_plainly(confidence: float, pieces: int, maybe: int) -> None:
    saw = found(Tiles.none(), halves((300, 300)))
    sifted = sift(saw, to_look_at(saw), shown([confidence]), SIZE_PX, BY)
    assert (len(sifted.pieces), len(sifted.maybe)) == (pieces, maybe)


def test_half_a_tile_at_the_edge_of_the_photo_is_completed_by_nothing() -> None:
    saw = found(Tiles.none(), halves((300, 960)))
    sifted = sift(saw, to_look_at(saw), shown([0.98]), SIZE_PX, BY)
    assert len(sifted.pieces) == 0


@pytest.mark.parametrize(("confidence", "pieces"), [(0.97, 5), (0.4, 4)])
def test_a_tile_much_nearer_than_the_others_is_one_where_it_reads_plainly(
    confidence: float, pieces: int
) -> None:
    others = halves(*((100.0 + 150 * i, 100.0) for i in range(4)))
    near = halves((500, 600))
    near.partners[:] *= 3
    near.sides[:] *= 3
    saw = found(others.with_partners() + near.with_partners(), Halves.none())
    sifted = sift(saw, to_look_at(saw), shown([0.98] * 4 + [confidence]), SIZE_PX, BY)
    assert len(sifted.pieces) == pieces


def test_a_coin_much_larger_than_the_dice_is_none_however_plainly_its_number_reads() -> None:
    dice = halves(*((100.0 + 150 * i, 100.0) for i in range(4)), (500, 600))
    dice.partners[4] *= 3
    dice.sides[4] *= 3
    tops, none = (singly(some, OF_DICE.find)[0] for some in (dice, Halves.none()))
    saw = Found(tops, none, Halves.none(), np.empty((0, 3)))
    sifted = sift(saw, to_look_at(saw), shown([0.98] * 5, halves=1), SIZE_PX, OF_DICE.sift)
    assert len(sifted.pieces) == 4
