"""Which tile touches which by which half: small layouts typed by hand, and drawn ones with their truth."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from rules.pieces import SETS
from tests.vision.laid import HALF_PX, as_corners, corners, drawn, seen, tilted
from vision.draw import Truth, draw_photo
from vision.joins import joins, played
from vision.reading import Join, Seen

Laid = list[tuple[str, float, float, float]]  # "6-3", middle x and y in halves, degrees


def told(pieces: list[Seen]) -> list[str]:
    """A join as "3-6:1 6-4:1 match", with the halves by their index and "." for None."""
    return [
        " ".join(
            f"{pieces[i].piece}:{'.' if half is None else half}"
            for i, half in zip(join.pieces, join.halves, strict=True)
        )
        + (" match" if join.matches else " clash")
        for join in joins(pieces)
    ]


def laid(tiles: Laid, tilt: float = 0.0) -> list[Seen]:
    places = np.array([corners(x, y, degrees) for _, x, y, degrees in tiles]).reshape(-1, 4, 2)
    return [seen(marks, place) for (marks, *_), place in zip(tiles, tilted(places, tilt), strict=True)]


CASES = [
    pytest.param([], [], id="no tiles"),
    pytest.param([("3-6", 0, 0, 0)], [], id="one tile"),
    pytest.param([("3-6", 0, 0, 0), ("6-4", 2, 0, 0)], ["3-6:1 4-6:1 match"], id="end to end"),
    pytest.param([("3-6", 0, 0, 0), ("4-6", 2, 0, 0)], ["3-6:1 4-6:0 clash"], id="the wrong end"),
    pytest.param([("6-3", 0, 0, 180), ("4-6", 2, 0, 180)], ["3-6:1 4-6:1 match"], id="both turned round"),
    pytest.param([("3-6", 0, 0, 0), ("6-4", 2.25, 0, 8)], ["3-6:1 4-6:1 match"], id="a gap, and a wobble"),
    pytest.param([("3-6", 0, 0, 0), ("6-4", 2.5, 0, 0)], [], id="half a half apart"),
    pytest.param([("3-6", 0, 0, 0), ("6-4", 2, 0.8, 0)], [], id="end to end, beside each other"),
    pytest.param([("3-6", 0, 0, 0), ("6-4", 0, 1, 0)], [], id="side by side"),
    pytest.param([("3-6", 0, 0, 0), ("6-6", 1.5, 0, 90)], ["3-6:1 6-6:. match"], id="a double crosswise"),
    pytest.param([("3-6", 0, 0, 0), ("5-5", 1.5, 0, 90)], ["3-6:1 5-5:. clash"], id="a wrong double"),
    pytest.param([("3-6", 0, 0, 0), ("6-5", 1.5, 0, 90)], ["3-6:1 5-6:. match"], id="crosswise, no double"),
    pytest.param(
        [("3-6", 0, 0, 0), ("6-6", 1.5, 0, 90), ("6-1", 3, 0, 0)],
        ["3-6:1 6-6:. match", "6-6:. 1-6:1 match"],
        id="a line through a double",
    ),
    pytest.param([("6-6", 0, 0, 0), ("6-4", 2, 0, 0)], ["6-6:1 4-6:1 match"], id="a double in line"),
    pytest.param([("3-6", 0, 0, 0), ("6-4", 0.5, 1.5, 90)], ["3-6:1 4-6:1 match"], id="around a corner"),
    pytest.param([("3-6", 0, 0, 0), ("3-4", 0.5, -1.5, -90)], ["3-6:1 3-4:0 clash"], id="a wrong corner"),
    pytest.param(
        [("6-6", 0, 0, 90), ("6-1", 1.5, 0, 0), ("6-2", 1.45, -1.6, -45), ("6-4", 1.45, 1.6, 45)],
        ["6-6:. 1-6:1 match", "6-6:0 2-6:1 match", "6-6:1 4-6:1 match"],
        id="the toes of a chicken's foot",
    ),
    pytest.param(
        [
            (f"{a}-{b}", 3 * column, row, 0)
            for row, (a, b) in enumerate([(1, 2), (3, 4)])
            for column in (0, 1)
        ],
        [],
        id="two columns, a half apart",
    ),
    pytest.param(
        [("1-2", 0, 0, 0), ("3-4", 2, 0, 0), ("5-6", 0, 1, 0), ("0-3", 2, 1, 0)],
        [],
        id="a hand in rows, its ends touching",
    ),
    pytest.param(
        [("1-2", 0, 0, 0), ("2-4", 2, 0, 0), ("5-6", 0, 1, 0), ("6-3", 2, 1, 0)],
        ["1-2:1 2-4:0 match", "5-6:1 3-6:1 match"],
        id="two trains side by side",
    ),
]


@pytest.mark.parametrize("tilt", [0, 50])
@pytest.mark.parametrize(("tiles", "expected"), CASES)
def test_touching_halves_are_told(tiles: Laid, expected: list[str], tilt: float) -> None:
    assert told(laid(tiles, tilt)) == expected


@pytest.mark.parametrize("degrees", range(0, 360, 37))
def test_turning_the_photo_changes_nothing(degrees: float) -> None:
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    tiles = [("3-6", 0, 0, 0), ("6-6", 1.5, 0, 90), ("6-1", 3, 0, 0), ("2-1", 3.5, 1.5, -90)]
    turned = [seen(m, corners(x, y, way) @ np.array([(c, s), (-s, c)])) for m, x, y, way in tiles]
    assert told(turned) == ["3-6:1 6-6:. match", "6-6:. 1-6:1 match", "1-6:0 1-2:0 match"]


def test_only_pip_tiles_join() -> None:
    place = as_corners(corners(0, 0)), as_corners(corners(2, 0))
    domo = SETS["uno-dominoes"].parse("red 7|blue D2")
    assert joins([Seen(domo, 1.0, True, corner) for corner in place]) == ()


def test_corners_that_are_no_tile_join_nothing() -> None:
    flat = as_corners(np.full((4, 2), HALF_PX))
    assert joins([seen("3-6", corners(0, 0)), Seen(seen("6-6", corners(0, 0)).piece, 1.0, True, flat)]) == ()


@cache
def photo(layout: str, seed: int) -> Truth:
    """A line of double-12 tiles that go on from each other, never two doubles in a row."""
    rng = np.random.default_rng(seed)
    line, end = [], 0
    for i in range(int(rng.integers(4, 12))):
        step = 0 if i % 4 == 2 else int(rng.integers(1, 13))
        line.append((end, (end + step) % 13))
        end = line[-1][1]
    tilt = float(rng.choice([0, 25, 50]))
    return draw_photo(line, seed, (200, 150), layout=layout, tilt=tilt)[1]


def true_joins(truth: Truth, pieces: list[Seen]) -> set[tuple[tuple[int, int], tuple[int | None, ...]]]:
    """The drawn truth in the halves of `piece.marks`."""
    halves = {(half.tile, i % 2): half.pips for i, half in enumerate(truth.halves)}
    found = set()
    for join in truth.joins:
        own = tuple(
            None
            if half is None
            else half
            if halves[tile, 0] <= halves[tile, 1]  # as it lies, the lesser number is half 0
            else 1 - half
            for tile, half in zip(join.tiles, join.halves, strict=True)
        )
        found.add((join.tiles, own))
    return found


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("off", [0.0, 0.03])
def test_every_join_of_a_drawn_chain_is_found_and_no_other(seed: int, off: float) -> None:
    truth = photo("chain", seed)
    pieces = drawn(truth, np.random.default_rng(seed), off)
    found = joins(pieces)
    assert {(join.pieces, join.halves) for join in found} == true_joins(truth, pieces)
    assert all(join.matches for join in found)


@pytest.mark.parametrize("seed", range(8))
def test_one_wrong_end_of_a_drawn_chain_is_shown(seed: int) -> None:
    pieces = drawn(photo("chain", seed))
    right = joins(pieces)
    at = 2 if len(right) > 3 else 1
    (a, b), halves = right[at].pieces, right[at].halves
    # the second tile of this join shows another number at this end, and the same at its other
    marks = pieces[b].piece.marks
    other = 1 - (halves[1] or 0)
    wrong = seen(f"{(int(marks[1 - other]) + 1) % 13}-{marks[other]}", first_at(pieces[b], 1 - other))
    found = joins([*pieces[:b], wrong, *pieces[b + 1 :]])
    assert [join.pieces for join in found] == [join.pieces for join in right]
    assert next(join.pieces for join in found if not join.matches) == (a, b)
    assert played(found) == found


def first_at(piece: Seen, half: int) -> np.ndarray:
    """The corners of a piece from this half on."""
    return np.roll(np.array(piece.corners_px), 2 * half, axis=0)


@pytest.mark.parametrize("seed", range(4))
def test_hands_pushed_into_rows_with_gaps_have_no_joins(seed: int) -> None:
    rng = np.random.default_rng(seed)
    hand = [tuple(map(int, rng.integers(0, 13, 2))) for _ in range(8)]
    pieces = [seen(f"{a}-{b}", corners(1.1 * (i % 4), 2.4 * (i // 4), 90.0)) for i, (a, b) in enumerate(hand)]
    assert joins(pieces) == ()


def test_what_hangs_together_and_seldom_matches_nobody_played() -> None:
    chance = [Join((i, i + 1), (1, 0), matches=i == 0) for i in range(4)]
    line = [Join((i, i + 1), (1, 0), matches=i != 11) for i in range(10, 13)]
    assert played([*chance, *line]) == tuple(line)
    assert played([]) == ()
