"""Hands that were pushed apart for one photo: who lies with whom."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.vision.laid import corners, drawn, tilted
from vision.draw import draw_photo
from vision.halves import Floats
from vision.hands import Groups, gaps, hands


def row(x: float, y: float, count: int, step: float = 1.1) -> list[Floats]:
    """Tiles upright side by side from (x, y) halves on."""
    return [corners(x + step * i, y, 90) for i in range(count)]


def grid(x: float, y: float, columns: int, rows: int) -> list[Floats]:
    return [tile for i in range(rows) for tile in row(x, y + 2.2 * i, columns)]


def split(sizes: list[int]) -> Groups:
    """(0, 1, 2), (3, 4) for [3, 2]."""
    ends = np.cumsum(sizes)
    return tuple(tuple(range(end - size, end)) for size, end in zip(sizes, ends, strict=True))


# Lengths are halves, so a gap of 4 is two tiles long.
CASES = [
    pytest.param([], [], id="no tiles"),
    pytest.param(row(0, 0, 1), [1], id="one tile"),
    pytest.param(row(0, 0, 2, step=9), [2], id="two tiles, however far apart: nothing says that it is far"),
    pytest.param(row(0, 0, 7), [7], id="a row"),
    pytest.param(grid(0, 0, 5, 4), [20], id="four rows"),
    pytest.param([*row(0, 0, 5), *row(0, 3.5, 5)], [10], id="two rows with room between"),
    pytest.param(row(0, 0, 6, step=4), [6], id="spread evenly over the table"),
    pytest.param([*row(0, 0, 3), *row(8, 0, 3)], [3, 3], id="two hands side by side"),
    pytest.param([*row(0, 0, 3), *row(0, 6, 4)], [3, 4], id="two hands one below the other"),
    pytest.param(
        [*grid(0, 0, 3, 2), *row(8, 1, 4), *row(0, 9, 2), *grid(8, 9, 5, 3)],
        [6, 4, 2, 15],
        id="four hands as one reads",
    ),
    pytest.param([*row(0, 0, 20), *row(0, 6, 1)], [20, 1], id="twenty tiles and one"),
    pytest.param([*row(0, 0, 2), *row(5.1, 0, 2)], [4], id="two and two, not far apart: may be chance"),
    pytest.param([*row(0, 0, 2), *row(8, 0, 2)], [2, 2], id="two and two, far apart"),
    pytest.param(
        [*row(0, 0, 2), *row(7.1, 0, 2, step=2.7), *row(15.8, 0, 2)],
        [2, 2, 2],
        id="three pairs, one of them laid loosely",
    ),
    pytest.param(
        [*row(0, 0, 2), *row(8, 0, 2, step=2.7)], [4], id="two pairs, one of them laid loosely: may be chance"
    ),
    pytest.param(
        [*row(0, 0, 2), *row(8, 0, 2, step=2.7), *row(15.6, 0, 1), *row(21, 0, 1)],
        [6],
        id="two pairs and two alone are a spread hand",
    ),
    pytest.param([*row(0, 0, 5), *row(8.5, 0, 1)], [6], id="a tile somewhat apart"),
    pytest.param(
        [tile for i in range(8) for tile in row(9 * (i % 4), 9 * (i // 4), 3)], [3] * 8, id="eight hands"
    ),
    pytest.param(
        [tile for i in range(9) for tile in row(9 * (i % 3), 9 * (i // 3), 3)], [27], id="nine are no hands"
    ),
    pytest.param(
        [*row(0, 0, 3), *(corners(2.8 + 1.8 * i, 0, 90) for i in range(1, 4)), *row(11.2, 0, 3)],
        [9],
        id="looser and looser, but no clear gap",
    ),
    pytest.param([corners(2 * i, 0) for i in range(14)], [14], id="a train"),
    pytest.param(
        [*(corners(2 * i, 0) for i in range(9)), *(corners(8, 1.5 + 2 * i, 90) for i in range(4))],
        [13],
        id="a train that forks",
    ),
    pytest.param(
        [*row(0, 0, 2), *row(6, 0, 1), *row(12, 0, 1)], [4], id="one here, one there is a spread hand"
    ),
]


@pytest.mark.parametrize("tilt", [0, 55])
@pytest.mark.parametrize(("tiles", "sizes"), CASES)
def test_hands_are_told_apart(tiles: list[Floats], sizes: list[int], tilt: float) -> None:
    assert hands(tilted(np.array(tiles).reshape(-1, 4, 2), tilt)) == split(sizes)


def test_a_gap_is_measured_in_tiles_as_long_as_they_are_there() -> None:
    near_and_far = tilted(np.array([*row(0, 0, 2), *row(0, 40, 2)]), 60, far=60)
    sizes = np.linalg.norm(near_and_far[:, 0] - near_and_far[:, 1], axis=1)
    assert sizes[2] > 1.7 * sizes[0]
    apart = gaps(near_and_far)
    assert apart[0, 1] == pytest.approx(0.05, abs=0.01)  # a tenth of a half
    assert apart[2, 3] == pytest.approx(0.05, abs=0.01)
    assert apart[0, 2] == pytest.approx(19, rel=0.15)
    assert gaps(np.array(row(0, 0, 2, step=3)))[0, 1] == pytest.approx(1.0)


def test_what_may_be_a_tile_holds_a_hand_together_and_is_in_none() -> None:
    parted = np.array([*row(0, 0, 4), *row(8.4, 0, 4)])
    missed = np.array([*row(4.4, 0, 4)])
    assert hands(parted) == split([4, 4])
    assert hands(parted, missed) == split([8])
    assert hands(parted, np.array(row(0, 30, 1))) == split([4, 4])


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[Floats], list[int]]:
    """Rows and blocks of tiles three tiles apart."""
    tiles: list[Floats] = []
    sizes = []
    for i in range(draw(st.integers(1, 6))):
        columns, rows = draw(st.integers(2, 5)), draw(st.integers(1, 2))
        tiles += grid(12 * (i % 3), 12 * (i // 3), columns, rows)
        sizes.append(columns * rows)
    return tiles, sizes


@settings(max_examples=40, deadline=None)
@given(tables(), st.permutations(range(60)), st.floats(0, 360), st.floats(0.05, 20))
def test_shuffling_turning_and_scaling_do_not_change_who_lies_with_whom(
    table: tuple[list[Floats], list[int]], shuffled: list[int], degrees: float, scale: float
) -> None:
    tiles, sizes = table
    order = [i for i in shuffled if i < len(tiles)]
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    moved = np.array(tiles)[order] @ (scale * np.array([(c, s), (-s, c)]))
    found = {frozenset(order[i] for i in group) for group in hands(moved)}
    assert found == set(map(frozenset, split(sizes)))


@pytest.mark.parametrize("place", [np.zeros((3, 4, 2)), np.full((2, 4, 2), 7.0)], ids=["nowhere", "points"])
def test_corners_that_are_no_tiles_are_one_group(place: Floats) -> None:
    assert hands(place) == split([len(place)])


def hand(seed: int, count: int) -> list[tuple[int, int]]:
    return [(int(a), int(b)) for a, b in np.random.default_rng(seed).integers(0, 13, (count, 2))]


@pytest.mark.parametrize(
    "layout", ["scattered", "grid", "chain", "cluster", "hub", "cross", "on_edge", "upright", "rack"]
)
@pytest.mark.parametrize("seed", range(3))
def test_one_hand_or_one_layout_is_one_group_however_it_lies(layout: str, seed: int) -> None:
    _, truth = draw_photo(hand(seed, (3, 8, 17)[seed]), seed, (200, 150), layout=layout)
    pieces = drawn(truth)
    assert hands([seen.corners_px for seen in pieces]) == split([len(pieces)])


@pytest.mark.parametrize(
    ("seed", "sizes"),
    list(enumerate([[4, 3], [5, 3], [4, 7, 2], [9, 6], [2, 3, 2, 4], [6, 6, 6], [3, 12], [8, 2, 5]])),
)
@pytest.mark.parametrize("tilt", [0.0, 50.0])
def test_drawn_hands_pushed_apart_are_told_apart(seed: int, sizes: list[int], tilt: float) -> None:
    tiles = hand(seed, sum(sizes))
    groups = [[tiles[i] for i in group] for group in split(sizes)]
    _, truth = draw_photo([], seed, (200, 150), groups=groups, tilt=tilt)
    pieces = drawn(truth, np.random.default_rng(seed), off=0.02)
    assert set(hands([seen.corners_px for seen in pieces])) == set(split(sizes))
