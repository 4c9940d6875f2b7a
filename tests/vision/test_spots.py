"""Counting pips as points on the reader's map."""

from __future__ import annotations

import numpy as np
import pytest

from vision.spots import MOST, NOWHERE, SPOTS_PX, heights

Spots = list[tuple[int, int, float]]


def told(*maps: Spots) -> list[list[float]]:
    """Heights, without those that are nowhere, of maps with these x, y and logits on a floor of -9."""
    cells = np.full((len(maps), SPOTS_PX, SPOTS_PX), -9.0)
    for own, spots in zip(cells, maps, strict=True):
        for x, y, logit in spots:
            own[y, x] = logit
    return [[h for h in row if h != NOWHERE] for row in heights(cells.reshape(len(maps), -1)).tolist()]


@pytest.mark.parametrize(
    ("spots", "expected"),
    [
        pytest.param([], [], id="a blank"),
        pytest.param([(9, 9, 3.0)], [3.0], id="one pip"),
        pytest.param([(9, 9, 3.0), (10, 9, 2.0), (9, 10, 2.5)], [3.0], id="one pip over several cells"),
        pytest.param([(5, 5, 1.0), (14, 14, 3.0)], [3.0, 1.0], id="two pips, the clearer first"),
        pytest.param([(0, 0, 3.0), (19, 19, 2.0)], [3.0, 2.0], id="in the corners"),
        pytest.param([(5, 5, 3.0), (7, 5, 2.0)], [3.0, 2.0], id="two cells apart"),
        pytest.param([(5, 5, -8.5)], [], id="hardly anything"),
    ],
)
def test_each_pip_is_one_peak(spots: Spots, expected: list[float]) -> None:
    assert told(spots) == [expected]


def test_each_map_is_counted_by_itself() -> None:
    assert told([(1, 1, 2.0)], [], [(3, 3, 1.0), (9, 3, 4.0)]) == [[2.0], [], [4.0, 1.0]]


def test_no_maps_have_no_heights() -> None:
    assert heights(np.empty((0, SPOTS_PX**2))).shape == (0, MOST)


def test_no_more_are_kept_than_a_half_can_have() -> None:
    every_other = [(x, y, 1.0 + x / 100) for x in range(0, 20, 2) for y in range(0, 20, 2)]
    (kept,) = told(every_other)
    assert len(kept) == MOST
    assert min(kept) == 1.0 + 16 / 100  # the highest of a hundred
