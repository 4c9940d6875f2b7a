"""The set as evidence, and what makes a reading sure."""

from __future__ import annotations

import numpy as np
import pytest

from rules.pieces import SETS, Tile
from vision.evidence import Candidates, candidates, choose
from vision.halves import Tiles
from vision.sureness import overlapping, reasons
from vision.thresholds import SureBy


def seen(text: str) -> Candidates:
    """Write "3-6 .9, 3-5 .1" for a tile's candidates."""
    parts = (part.split() for part in text.split(","))
    return tuple((Tile.parse(tile), float(chance)) for tile, chance in parts)


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        pytest.param([], [], id="no tiles"),
        pytest.param(["3-6 .9, 3-5 .1"], ["3-6"], id="one tile"),
        pytest.param(["3-6 .9", "3-5 .8"], ["3-6", "3-5"], id="two different"),
        pytest.param(
            ["3-6 .6, 3-5 .4", "3-6 .99"], ["3-5 clash 1", "3-6"], id="the less sure one takes its next"
        ),
        pytest.param(
            ["3-6 .6, 3-5 .39, 2-6 .01", "3-6 .99", "3-5 .98"],
            ["3-6 clash 1", "3-6", "3-5"],
            id="its next is taken too, and what is left is not plausible: twice",
        ),
        pytest.param(
            ["3-6 .6, 3-5 .3, 2-6 .1", "3-6 .99", "3-5 .98"],
            ["2-6 clash 1", "3-6", "3-5"],
            id="its next is taken too: the one after",
        ),
        pytest.param(["3-6 .99, 3-5 .01", "3-6 .98"], ["3-6", "3-6 clash 0"], id="two sure ones stay twice"),
        pytest.param(
            ["3-6 .99", "3-6 .98, 3-5 .06"], ["3-6", "3-6 clash 0"], id="a sure one never changes silently"
        ),
        pytest.param(
            ["3-6 .7, 3-5 .3", "3-6 .7, 6-6 .3"],
            ["3-6", "6-6 clash 0"],
            id="as sure as each other: the first keeps it",
        ),
    ],
)
def test_each_piece_exists_once(tiles: list[str], expected: list[str]) -> None:
    choices = choose([seen(tile) for tile in tiles], sure=0.97, plausible=0.05)
    said = [str(c.piece) + (f" clash {c.clash}" if c.clash is not None else "") for c in choices]
    assert said == expected


def test_both_ways_round_are_one_piece() -> None:
    chances = np.zeros((2, 7))
    chances[0, [3, 5]] = 0.5, 0.5
    chances[1, [3, 5]] = 0.5, 0.5
    best, *rest = candidates(chances, SETS["double-6"], 0.05)
    assert best == (Tile(3, 5), pytest.approx(0.5))
    assert {piece: chance for piece, chance in rest} == {
        Tile(3, 3): pytest.approx(0.25),
        Tile(5, 5): pytest.approx(0.25),
    }


def test_a_hopeless_half_still_has_a_best_piece() -> None:
    assert len(candidates(np.full((2, 7), 1 / 7), SETS["double-6"], 0.9)) == 1


def row(*places: float, long: float = 80.0) -> Tiles:
    """Upright tiles `long` px long at x = places and y = 200."""
    k, half = len(places), long / 2
    centres = np.array([[(x, 200 - half / 2), (x, 200 + half / 2)] for x in places]).reshape(k, 2, 2)
    partners = np.tile([[0, half], [0, -half]], (k, 1, 1)).reshape(k, 2, 2)
    sides = np.tile([[-half / 2, 0], [half / 2, 0]], (k, 1, 1)).reshape(k, 2, 2)
    return Tiles(centres, partners, sides, np.full(k, 0.9), np.zeros(k))


def test_corners_go_clockwise_around_the_tile_and_start_at_a_short_edge() -> None:
    assert row(100).corners[0].tolist() == [[120, 240], [80, 240], [80, 160], [120, 160]]


def test_corners_follow_the_perspective() -> None:
    tiles = row(100)
    wider = Tiles(
        tiles.centres, tiles.partners, tiles.sides * np.array([[[0.8], [1.2]]]), tiles.scores, tiles.misfits
    )
    # the upper half is 32 px wide at its middle, the lower 48: 8 px of 40 a half
    assert wider.corners[0].tolist() == [[128, 240], [72, 240], [88, 160], [112, 160]]


BY = SureBy(confidence=0.97, misfit=0.25, score=0.4, size=1.8)


def against(tiles: Tiles, **changes: object) -> list[set[str]]:
    k = len(tiles)
    given = {"confidences": np.full(k, 0.99), "agree": np.ones(k, bool), "clashing": np.zeros(k, bool)}
    given.update({name: np.array(value) for name, value in changes.items()})
    return [set(r) for r in reasons(tiles, **given, size_px=(640, 400), by=BY)]


def test_nothing_speaks_against_good_tiles() -> None:
    assert against(row()) == []
    assert against(row(100, 200, 300)) == [set(), set(), set()]
    assert against(row(100, 140)) == [set(), set()]  # touching is not overlapping


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"confidences": [0.99, 0.96]}, "chance"),
        ({"agree": [True, False]}, "views"),
        ({"clashing": [False, True]}, "clash"),
    ],
)
def test_one_voice_against_is_enough(changes: dict[str, object], expected: str) -> None:
    assert against(row(100, 200), **changes) == [set(), {expected}]


def test_a_tile_much_larger_than_the_others_is_not_sure() -> None:
    assert against(row(60, 120, 180) + row(400, long=200)) == [set(), set(), set(), {"size"}]


def test_a_tile_over_the_edge_is_not_sure() -> None:
    assert against(row(300, 630)) == [set(), set()]  # touches it, barely
    assert against(row(300, 638)) == [set(), {"cut"}]


def test_readings_on_each_other_are_both_not_sure() -> None:
    assert against(row(100, 125, 300)) == [{"overlap"}, {"overlap"}, set()]


def test_overlap_of_none_and_of_one_is_none() -> None:
    assert overlapping(row()).tolist() == []
    assert overlapping(row(100)).tolist() == [False]
