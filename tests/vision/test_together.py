"""Tiles of one photo read together: their ink settles what the reader alone cannot, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.test_agreement import BLACK, PLAIN, crops
from vision.agreement import inks
from vision.halves import Tiles
from vision.looking import FRAME, Look, Looks, alone
from vision.pips import CLASSES, NOT_A_HALF, Pips, decoded, together
from vision.spots import MOST
from vision.thresholds import AgreeBy

BY = AgreeBy(ink=2.0, level=-1.0, most=3.0, hue=0.2)
HIGHEST = 6
NOUGHT = NOT_A_HALF + 1  # printed
PICTURES = crops(*PLAIN, ((0, BLACK), (2, BLACK)))  # a blank and a two, the last
CLEAR = [(1, 2), (2, 3), (3, 1)]


def looks(*unclear: dict[int, float]) -> Looks:
    """Three clear tiles, and one whose halves show these classes with these chances."""
    chances = np.full((4, 2, CLASSES), 1e-4)
    for i, tile in enumerate(CLEAR):
        for j, number in enumerate(tile):
            chances[i, j, number] = 0.99
    for j, half in enumerate(unclear):
        for kind, chance in half.items():
            chances[3, j, kind] = chance
    told = np.concatenate([np.log(chances), np.zeros((4, 2, MOST))], axis=2)
    where = np.zeros((4, 2, 2))
    tiles = Tiles(where, where, where, np.ones(4), np.zeros(4))
    return alone(Look(told, np.zeros((4, 2, FRAME)), tiles, np.zeros(4), PICTURES))


def both(*unclear: dict[int, float], by: AgreeBy = BY) -> tuple[Pips, Pips]:
    """As the reader alone has it, and with the ink."""
    seen = looks(*unclear)
    return decoded(seen, HIGHEST), together(seen, inks(PICTURES), HIGHEST, by)


def test_a_blank_without_ink_is_clear() -> None:
    before, after = both({0: 0.6, 1: 0.2, 4: 0.2}, {2: 0.99})
    assert before.chances[3, 0, 0] == pytest.approx(0.6, abs=0.01)
    assert after.chances[3, 0, 0] > 0.95


def test_light_that_looked_like_a_pip_is_put_right() -> None:
    before, after = both({0: 0.4, 1: 0.6}, {2: 0.99})
    assert (before.chances[3, 0].argmax(), after.chances[3, 0].argmax()) == (1, 0)


def test_a_clear_number_stays_and_is_less_clear() -> None:
    before, after = both({0: 0.005, 4: 0.985}, {2: 0.99})
    assert after.chances[3, 0].argmax() == 4
    assert after.chances[3, 0, 4] < 0.97 < before.chances[3, 0, 4]


def test_a_printed_nought_is_ink() -> None:
    _, after = both({0: 0.99}, {NOUGHT: 0.7, 3: 0.1, 0: 0.2})
    assert after.chances[3, 1, 0] == pytest.approx(0.7 / 0.8, abs=0.03)  # no blank, as likely beside a three


def test_whether_it_is_a_half_is_not_asked() -> None:
    before, after = both({0: 0.3, 1: 0.3, NOT_A_HALF: 0.4}, {2: 0.99})
    assert after.half == pytest.approx(before.half)
    assert after.chances.sum(2) == pytest.approx(np.ones((4, 2)))


def test_until_it_is_fitted_nothing_changes() -> None:
    before, after = both({0: 0.4, 1: 0.6}, {2: 0.99}, by=AgreeBy())
    assert after.chances == pytest.approx(before.chances)
