"""Which way a set's marks are turned, by what all tiles of a photo show."""

from __future__ import annotations

import numpy as np
import pytest

from vision.turns import turns_by_others

NOTHING = np.zeros(4)
ASTRAY = 0.03


def told(*tiles: tuple[str, str]) -> np.ndarray:
    """(k, 2, 4): "0" for a half that is surely turned so, "02" for one that may be either way."""
    turned = np.zeros((len(tiles), 2, 4))
    for i, tile in enumerate(tiles):
        for half, turns in enumerate(tile):
            turned[i, half, [int(turn) for turn in turns]] = 1 / len(turns)
    return turned


def likely(*tiles: tuple[str, str], known: np.ndarray = NOTHING, tile: float = 1.0) -> np.ndarray:
    """How likely the first tile has its halves turned so, by the others."""
    return turns_by_others(told(*tiles), np.full(len(tiles), tile), ASTRAY, known)[0]


def test_no_tiles_tell_nothing() -> None:
    assert turns_by_others(told(), np.empty(0), ASTRAY, NOTHING).shape == (0, 4, 4)


def test_a_tile_alone_may_be_turned_in_any_of_the_ways() -> None:
    alone = likely(("0", "0"))
    assert alone.sum() == pytest.approx(1)
    assert alone[0, 0] == pytest.approx(alone[2, 2])
    assert alone[0, 2] == pytest.approx(alone[2, 0]) == pytest.approx(alone[1, 3])
    assert alone[0, 0] == pytest.approx(2 * alone[0, 2], rel=0.05)  # that way has two ends
    assert 0 < alone[0, 1] < 0.01


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        pytest.param(("0", "0"), [(0, 0)], id="heads together"),
        pytest.param(("2", "2"), [(2, 2)], id="heads apart"),
        pytest.param(("0", "2"), [(0, 2), (2, 0)], id="one above the other"),
        pytest.param(("3", "1"), [(1, 3), (3, 1)], id="side by side"),
    ],
)
def test_the_others_tell_the_way_of_the_set(other: tuple[str, str], expected: list[tuple[int, int]]) -> None:
    found = likely(("02", "02"), other, other)
    assert sum(found[pair] for pair in expected) > 0.85
    assert np.ptp([found[pair] for pair in expected]) == pytest.approx(0)


def test_a_tile_has_no_say_about_itself() -> None:
    assert likely(("0", "0")) == pytest.approx(likely(("2", "2")))


def test_what_is_no_tile_tells_nothing() -> None:
    assert likely(("02", "02"), ("0", "0"), tile=0.0) == pytest.approx(likely(("02", "02")))


def test_tiles_that_lie_in_every_way_settle_nothing() -> None:
    mixed = likely(("0", "0"), ("0", "1"), ("1", "2"), ("3", "3"), ("2", "1"), ("1", "1"), ("3", "0"))
    assert mixed.max() < 0.2


def test_halves_that_were_seen_before_count_where_the_photo_does_not_tell() -> None:
    heads_together = np.array([9.0, 0, 0, 0])
    assert likely(("02", "02"), known=heads_together)[0, 0] > 0.9
    against = likely(("02", "02"), *[("2", "2")] * 6, known=heads_together)
    assert against[2, 2] > 0.8  # what is seen outweighs what was
