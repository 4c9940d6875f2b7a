"""The set as evidence, and what makes a reading sure."""

from __future__ import annotations

import numpy as np
import pytest

from rules.pieces import Tile
from vision.evidence import Candidates, Choice, candidates, choose, clashing, likely_set
from vision.frames import corrected
from vision.halves import Tiles
from vision.pips import Pips
from vision.sureness import evidence, overlapping, probabilities, reasons


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
    options = [seen(tile) for tile in tiles]
    confidences = np.array([each[0][1] for each in options])
    choices = choose(options, confidences, sure=0.97, plausible=0.05)
    said = [str(c.piece) + (f" clash {c.clash}" if c.clash is not None else "") for c in choices]
    assert said == expected


def test_both_ways_round_are_one_piece() -> None:
    chances = np.zeros((2, 7))
    chances[0, [3, 5]] = 0.5, 0.5
    chances[1, [3, 5]] = 0.5, 0.5
    best, *rest = candidates(chances, 0.05)
    assert best == (Tile(3, 5), pytest.approx(0.5))
    assert {piece: chance for piece, chance in rest} == {
        Tile(3, 3): pytest.approx(0.25),
        Tile(5, 5): pytest.approx(0.25),
    }


def test_a_hopeless_half_still_has_a_best_piece() -> None:
    assert len(candidates(np.full((2, 7), 1 / 7), 0.9)) == 1


def row(*places: float, long: float = 80.0) -> Tiles:
    """Upright tiles `long` px long at x = places and y = 200."""
    k, half = len(places), long / 2
    centres = np.array([[(x, 200 - half / 2), (x, 200 + half / 2)] for x in places]).reshape(k, 2, 2)
    partners = np.tile([[0, half], [0, -half]], (k, 1, 1)).reshape(k, 2, 2)
    sides = np.tile([[-half / 2, 0], [half / 2, 0]], (k, 1, 1)).reshape(k, 2, 2)
    return Tiles(centres, partners, sides, np.full(k, 0.9), np.zeros(k))


def test_corners_go_clockwise_around_the_tile_and_start_at_the_end_of_its_first_half() -> None:
    assert row(100).corners[0].tolist() == [[80, 160], [120, 160], [120, 240], [80, 240]]


def test_corners_follow_the_perspective() -> None:
    tiles = row(100)
    wider = Tiles(
        tiles.centres, tiles.partners, tiles.sides * np.array([[[0.8], [1.2]]]), tiles.scores, tiles.misfits
    )
    # the upper half is 32 px wide at its middle, the lower 48: 8 px of 40 a half
    assert wider.corners[0].tolist() == [[88, 160], [112, 160], [128, 240], [72, 240]]


def test_turned_tiles_have_their_halves_the_other_way_round() -> None:
    tiles = row(100, 300).turned(np.array([True, False]))
    assert tiles.corners.tolist() == [
        [[120, 240], [80, 240], [80, 160], [120, 160]],
        [[280, 160], [320, 160], [320, 240], [280, 240]],
    ]


def test_a_frame_is_moved_by_what_the_reader_saw() -> None:
    numbers = np.zeros((1, 2, 6))
    numbers[0, :, 1] = 0.1  # both halves lie 2 px lower in their crops than they should
    moved_tiles, apart = corrected(row(100), numbers)
    # the upper half (partner below it: its crop is upside down) is really 2 px higher, the lower 2 px lower
    assert moved_tiles.centres[0].tolist() == [[100, 179], [100, 221]]
    assert moved_tiles.partners[0].tolist() == [[0, 42], [0, -42]]  # the line between them stays
    assert moved_tiles.half_px.tolist() == pytest.approx([np.sqrt(42 * 40)])
    assert apart.tolist() == pytest.approx([4 / 40])  # one saw it at 198, the other at 202


def test_a_frame_can_be_wider_and_lean() -> None:
    numbers = np.zeros((1, 2, 6))
    numbers[0, 1] = (0, 0, 0.2, 0, 0.1, 0)  # right axis a fifth longer, up axis leaning to the right
    tiles, _ = corrected(row(100), numbers)
    assert tiles.sides[0].tolist() == [[-20, 0], [24, 0]]
    line = np.array([101.0, 200.0])  # where the two tell it, midway
    assert (tiles.centres[0] + tiles.partners[0] / 2).tolist() == [line.tolist()] * 2


def test_a_perfect_frame_stays() -> None:
    tiles = row(100, 300)
    same, apart = corrected(tiles, np.zeros((2, 2, 6)))
    assert np.array_equal(same.centres, tiles.centres)
    assert np.array_equal(same.partners, tiles.partners)
    assert apart.tolist() == [0, 0]
    assert len(corrected(row(), np.zeros((0, 2, 6)))[0]) == 0


def shown(chances: list[float], counted: float = 4.0, agree: bool = True) -> Pips:
    """k tiles whose both halves show a number with the root of these chances."""
    k = len(chances)
    number = np.zeros((k, 2, 7))
    number[..., 3] = np.sqrt(chances)[:, None]
    crops = np.full((k, 2, 40, 40, 3), 100, np.uint8)
    return Pips(
        number,
        np.ones((k, 2)),
        np.full(k, agree),
        np.full((k, 2), counted),
        np.zeros(k),
        np.zeros(k),
        crops,
        np.zeros(k),
    )


def said(**changes: object) -> dict[str, float]:
    tiles = row(60, 120, 180) + row(400, long=160)
    each = evidence(tiles, shown([0.9] * 4, **changes), reduction=2.0)  # type: ignore[arg-type]
    return {name: float(values[0]) for name, values in each.items()}


def test_evidence_of_no_tiles_is_none() -> None:
    assert {len(values) for values in evidence(row(), shown([]), 1.0).values()} == {0}


@pytest.mark.parametrize(
    ("changes", "name", "expected"),
    [
        pytest.param({}, "chance", np.log(0.9 / 0.1), id="nine in ten"),
        pytest.param({}, "score", np.log(0.9 / 0.1), id="the finder says nine in ten"),
        pytest.param({}, "views", 0.0, id="all looks agree"),
        pytest.param({"agree": False}, "views", 1.0, id="a look disagrees"),
        pytest.param({"counted": -2.5}, "counted", -2.5, id="counted as one more or less"),
        pytest.param({"counted": 50.0}, "counted", 4.0, id="counted beyond doubt"),
        pytest.param({}, "small", np.log2(40 / 1.16 / 20), id="40 px a half, 20 of them held"),
        pytest.param({}, "size", 0.0, id="as large as the usual tile"),
    ],
)
def test_each_evidence_is_told_in_its_unit(changes: dict[str, object], name: str, expected: float) -> None:
    assert said(**changes)[name] == pytest.approx(expected)


def test_a_tile_twice_as_large_as_the_others_is_one_power_of_two_off() -> None:
    tiles = row(60, 120, 180) + row(400, long=160)
    assert evidence(tiles, shown([0.9] * 4), 1.0)["size"].tolist() == pytest.approx([0, 0, 0, 1])


def test_halves_of_unlike_sizes_are_askew() -> None:
    tiles = row(100, 300)
    assert tiles.askew.tolist() == [0, 0]
    tiles.sides[1, 0] *= 2  # twice as wide
    tiles.partners[1, 1] /= 2  # half as long
    assert tiles.askew.tolist() == pytest.approx([0, 2 * np.log(2)])
    assert row().askew.tolist() == []


def test_a_half_burnt_out_is_glare() -> None:
    pips = shown([0.9])
    pips.crops[0, 1, :20] = 255
    assert evidence(row(60), pips, 1.0)["glare"].tolist() == [0.5]


def test_weights_make_a_probability() -> None:
    told = {"chance": np.array([0.0, 2.0]), "views": np.array([0.0, 1.0])}
    assert probabilities(told, {"bias": 0.0, "chance": 1.0}).tolist() == pytest.approx(
        [0.5, 0.8808], abs=1e-4
    )
    assert probabilities(told, {"bias": 1.0, "chance": 1.0, "views": -3.0})[1] == pytest.approx(0.5)
    with pytest.raises(KeyError):
        probabilities(told, {"bias": 0.0, "moon": 1.0})


@pytest.mark.parametrize(
    ("changed", "alone", "expected"),
    [
        pytest.param(
            "5-5", [0.986, 0.94], [True, True], id="the other was nearly as sure, so either may be it"
        ),
        pytest.param("5-5", [0.9995, 0.6], [True, False], id="the other was far from sure"),
        pytest.param("3-3", [0.999, 0.998], [True, True], id="nobody gave way"),
    ],
)
def test_of_two_tiles_alike_the_one_that_stays_is_sure_only_where_it_was_far_surer(
    changed: str, alone: list[float], expected: list[bool]
) -> None:
    stays, gives_way = Choice(Tile.parse("3-3"), alone[0], None), Choice(Tile.parse(changed), alone[1], 1)
    assert clashing([gives_way, stays], np.array(alone[::-1]), 0.97).tolist() == expected


def against(tiles: Tiles, **changes: object) -> list[set[str]]:
    k = len(tiles)
    given = {"likely": np.ones(k, bool), "clashing": np.zeros(k, bool)}
    given.update({name: np.array(value) for name, value in changes.items()})
    return [set(r) for r in reasons(tiles, **given, size_px=(640, 400))]


def test_nothing_speaks_against_good_tiles() -> None:
    assert against(row()) == []
    assert against(row(100, 200, 300)) == [set(), set(), set()]
    assert against(row(100, 140)) == [set(), set()]  # touching is not overlapping


@pytest.mark.parametrize(
    ("changes", "expected"),
    [({"likely": [True, False]}, "chance"), ({"clashing": [False, True]}, "clash")],
)
def test_one_voice_against_is_enough(changes: dict[str, object], expected: str) -> None:
    assert against(row(100, 200), **changes) == [set(), {expected}]


def test_a_tile_over_the_edge_is_not_sure() -> None:
    assert against(row(300, 630)) == [set(), set()]  # touches it, barely
    assert against(row(300, 638)) == [set(), {"cut"}]


def test_readings_on_each_other_are_both_not_sure() -> None:
    assert against(row(100, 125, 300)) == [{"overlap"}, {"overlap"}, set()]


def test_overlap_of_none_and_of_one_is_none() -> None:
    assert overlapping(row()).tolist() == []
    assert overlapping(row(100)).tolist() == [False]


def some_set(*numbers: tuple[int, int], sure: bool = True, chance: float = 1.0) -> str:
    """The set that tiles of these numbers are taken for, each number read with that chance, else a blank."""
    chances = np.zeros((len(numbers), 2, 19))
    for i, pair in enumerate(numbers):
        chances[i, :, 0] = 1 - chance
        for half, number in enumerate(pair):
            chances[i, half, number] += chance
    return likely_set(chances, np.full(len(numbers), sure)).name


LOW = ((0, 1), (2, 3), (4, 5), (6, 6))


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        pytest.param([], "double-6", id="nothing"),
        pytest.param([(3, 6)], "double-6", id="one low tile"),
        pytest.param([(3, 7)], "double-9", id="a seven"),
        pytest.param([*LOW, (3, 12)], "double-12", id="a twelve among low ones"),
        pytest.param([*LOW, (3, 13)], "double-15", id="a thirteen"),
        pytest.param([(3, 16)], "double-18", id="a sixteen"),
    ],
)
def test_the_smallest_set_that_holds_the_sure_ones(numbers: list[tuple[int, int]], expected: str) -> None:
    assert some_set(*numbers) == expected


@pytest.mark.parametrize(
    ("numbers", "chance", "expected"),
    [
        pytest.param(
            [*LOW, *LOW, (3, 11)], 0.8, "double-6", id="one doubtful high number is taken for misread"
        ),
        pytest.param([(9, 10), (11, 12), (8, 12)], 0.8, "double-12", id="many are not"),
    ],
)
def test_doubtful_numbers_weigh_as_they_are_likely(
    numbers: list[tuple[int, int]], chance: float, expected: str
) -> None:
    assert some_set(*numbers, sure=False, chance=chance) == expected
