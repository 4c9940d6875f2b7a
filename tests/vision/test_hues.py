"""The light of a photo, found in all its colours together."""

from __future__ import annotations

import numpy as np
import pytest

from vision.hues import settled
from vision.thresholds import LightBy

PLACES = np.eye(5) * 6 - 1.2  # 4.8 for the colour that it is, -1.2 for each other
BY = LightBy(
    places=tuple(map(tuple, PLACES.tolist())),
    within=tuple(map(tuple, (np.eye(5) * 1.5).tolist())),
    between=tuple(map(tuple, (np.eye(5) * 0.8).tolist())),
)
WARM = np.array([0.6, -0.3, 3.4, -1.6, -2.1])  # reds a little, yellows much, at the cost of blues and whites
RED, GREEN, YELLOW, BLUE, NONE = range(5)


def seen(colours: list[int], light: np.ndarray, unsteady: float = 0.7) -> np.ndarray:
    """The network's answers about halves of these colours in this light."""
    return PLACES[colours] * 0.8 + light + np.random.default_rng(4).normal(0, unsteady, (len(colours), 5))


def test_no_halves_have_no_light() -> None:
    assert settled(np.empty((0, 5)), np.empty(0), BY).shape == (0, 5)


def test_in_plain_light_colours_stay_what_they_are() -> None:
    colours = [RED, GREEN, YELLOW, BLUE, NONE, RED, GREEN]
    assert settled(seen(colours, np.zeros(5)), np.ones(7), BY).argmax(1).tolist() == colours


def test_warm_light_is_taken_back_where_many_colours_show_it() -> None:
    colours = [RED, GREEN, YELLOW, BLUE, NONE] * 3
    told = seen(colours, WARM)
    assert (told.argmax(1) != colours).sum() >= 3  # whites are taken for yellows
    assert (settled(told, np.ones(15), BY).argmax(1) != colours).sum() <= 1


def test_what_is_hardly_a_half_says_nothing_about_the_light() -> None:
    told = seen([RED, GREEN, BLUE], np.zeros(5))
    among = np.concatenate([told, np.full((20, 5), 3.0) + WARM])
    weights = np.repeat([1.0, 1e-6], [3, 20])
    assert settled(among, weights, BY)[:3] == pytest.approx(settled(told, np.ones(3), BY), abs=0.02)


def test_without_numbers_nothing_changes() -> None:
    told = seen([RED, GREEN], WARM)
    assert settled(told, np.ones(2), None) is told
