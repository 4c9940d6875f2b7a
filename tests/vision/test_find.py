"""From heat maps to tiles: maps are drawn by a formula, so that every answer is known."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from tests.vision.painted import Painted, gathered, maps
from vision.find import Found, find
from vision.halves import Halves, Tiles, in_frames
from vision.pairs import merged, pair, sane, thinned
from vision.peaks import halves_at_peaks, spread
from vision.photo import Photo
from vision.thresholds import FindBy

BY = FindBy(
    peak=0.25,
    maybe=0.12,
    same_half=0.55,
    misfit=0.5,
    first_megapixels=0.3072,  # of 1280 x 960: half of it each way
    first_is_fine=False,
    small_half_px=14,
    large_half_px=80,
    best_half_px=40,
    clear=0.5,
    most_megapixels=2.0,
    most_enlarged=2.0,
    down=0.5,
    most_doubtful=24,
    half_px=(12, 90),
)


def halves(*rows: tuple[float, float, float, float, float]) -> Halves:
    """Rows of x, y, partner x, partner y, score; square to the partner lies a side half as long."""
    table = np.array(rows, float).reshape(-1, 5)
    partners = table[:, 2:4]
    sides = np.stack([-partners[:, 1], partners[:, 0]], 1) / 2
    return Halves(table[:, :2], partners, sides, table[:, 4])


def places(tiles: Tiles) -> set[frozenset[tuple[int, int]]]:
    return {frozenset((round(x), round(y)) for x, y in tile) for tile in tiles.centres}


def tile(*ends: tuple[int, int]) -> frozenset[tuple[int, int]]:
    return frozenset(ends)


ONE = [(100, 100, 40, 0, 0.9), (140, 100, -40, 0, 0.8)]
NEXT = [(180, 100, 40, 0, 0.9), (220, 100, -40, 0, 0.8)]  # touches the first, end to end
BESIDE = [(100, 140, 40, 0, 0.9), (140, 140, -40, 0, 0.8)]  # touches the first, side to side


@pytest.mark.parametrize(
    ("rows", "expected", "alone"),
    [
        pytest.param([], set(), 0, id="nothing"),
        pytest.param([ONE[0]], set(), 1, id="one half"),
        pytest.param(ONE, {tile((100, 100), (140, 100))}, 0, id="one tile"),
        pytest.param(
            ONE + NEXT,
            {tile((100, 100), (140, 100)), tile((180, 100), (220, 100))},
            0,
            id="a chain of two",
        ),
        pytest.param(
            ONE + BESIDE,
            {tile((100, 100), (140, 100)), tile((100, 140), (140, 140))},
            0,
            id="two side by side",
        ),
        pytest.param(
            [*ONE, (60, 100, 40, 0, 0.9)],
            {tile((100, 100), (140, 100))},
            1,
            id="a third that points at one already taken",
        ),
        pytest.param(
            [(100, 100, 40, 0, 0.9), (140, 100, 40, 0, 0.9)], set(), 2, id="one points, the other away"
        ),
        pytest.param([(100, 100, 40, 0, 0.9), (190, 100, -40, 0, 0.9)], set(), 2, id="too far apart"),
        pytest.param(
            [(100, 100, 37, 6, 0.9), (140, 100, -42, -5, 0.8)],
            {tile((99, 98), (139, 102))},
            0,
            id="vectors a little off: the partner corrects the place",
        ),
    ],
)
def test_halves_that_point_at_each_other_are_a_tile(
    rows: list[tuple[float, float, float, float, float]],
    expected: set[frozenset[tuple[int, int]]],
    alone: int,
) -> None:
    tiles, lone = pair(halves(*rows), BY)
    assert places(tiles) == expected
    assert len(lone) == alone


def test_two_peaks_on_one_half_are_thinned_to_the_higher() -> None:
    twice = halves(*ONE, (108, 103, 40, 0, 0.5))
    assert thinned(twice, BY).scores.tolist() == [0.9, 0.8]


def test_neighbours_are_not_thinned() -> None:
    assert len(thinned(halves(*ONE, *NEXT, *BESIDE), BY)) == 6


def test_thinning_and_pairing_nothing_gives_nothing() -> None:
    assert len(thinned(Halves.none(), BY)) == 0
    assert len(sane(Halves.none())) == 0
    assert len(merged(Tiles.none())) == 0


@pytest.mark.parametrize(
    ("partner", "side", "kept"),
    [
        pytest.param((0, -40), (20, 0), True, id="as it should be"),
        pytest.param((0, -40), (-20, 0), False, id="mirrored"),
        pytest.param((0, -40), (2, -20), False, id="flat"),
        pytest.param((0, -2), (20, 0), False, id="no length"),
        pytest.param((0, -40), (1, 0), False, id="no width"),
    ],
)
def test_only_vectors_of_a_tile_are_sane(
    partner: tuple[float, float], side: tuple[float, float], kept: bool
) -> None:
    one = Halves(np.array([[50.0, 50.0]]), np.array([partner]), np.array([side]), np.array([0.9]))
    assert len(sane(one)) == kept


def test_the_same_tile_of_two_passes_is_one_and_the_better_is_kept() -> None:
    first, _ = pair(halves(*ONE), BY)
    second, _ = pair(halves((103, 101, 40, 0, 0.5), (143, 101, -40, 0, 0.5)), BY)
    assert merged(second + first).scores.tolist() == [0.8]


def test_a_wrong_pair_across_two_tiles_gives_way() -> None:
    right, _ = pair(halves(*ONE, *NEXT), BY)
    across, _ = pair(halves((140, 100, 33, 0, 0.5), (180, 100, -45, 0, 0.5)), BY)
    assert places(merged(across + right)) == places(right)


def test_no_peak_no_half() -> None:
    assert len(halves_at_peaks(maps(64, 96, []), 0.1)) == 0


def test_a_peak_is_placed_finer_than_a_cell() -> None:
    found = halves_at_peaks(maps(160, 320, [[(101.5, 82.5), (163.5, 80.5)]]), 0.25)
    assert sorted(found.centres[:, 0].tolist()) == pytest.approx([101.5, 163.5], abs=0.7)
    assert found.partners[np.argmin(found.centres[:, 0])] == pytest.approx((62, -2), abs=0.5)
    assert found.sides[np.argmin(found.centres[:, 0])] == pytest.approx((1, 31), abs=0.5)


def test_a_peak_in_the_corner_is_found() -> None:
    assert len(halves_at_peaks(maps(64, 96, [[(1, 1), (30, 1)]]), 0.25)) == 2


def test_four_cells_of_a_map_come_as_channels() -> None:
    six = maps(64, 96, [[(20, 20), (50, 20)]])
    assert np.array_equal(spread(gathered(six)[0]), six)
    one = np.zeros((24, 1, 1), np.float32)
    one[4 + 2] = 7  # map 1, one cell down, none to the right
    assert spread(one)[1].tolist() == [[0, 0], [7, 0]]


PHOTO = Photo.of(np.zeros((960, 1280, 3), np.uint8))


def found(finder: Painted) -> Found:
    return find(PHOTO, finder, finder, BY)[1]


def test_an_empty_table_has_no_tiles() -> None:
    none = found(Painted(1280, []))
    assert (len(none.tiles), len(none.lone), len(none.maybe), len(none.down)) == (0, 0, 0, 0)


def test_tiles_are_found_in_photo_px() -> None:
    tiles = found(Painted(1280, [[(400, 300), (480, 300)], [(700, 500), (700, 580)]])).tiles
    assert tiles.centres.mean((0, 1)) == pytest.approx((570, 420), abs=3)
    assert tiles.half_px == pytest.approx([80, 80], abs=3)


USUAL = [(400, 300), (480, 300)]  # 40 px a half in the first pass, which is 640 px wide
ROW = [[(x, 300), (x, 380)] for x in (300, 400, 500, 600, 700)]


@pytest.mark.parametrize(
    ("tiles", "widths"),
    [
        pytest.param([USUAL], [], id="tiles of a good size: one pass is enough"),
        pytest.param([[(400, 300), (426, 300)]], [1632], id="13 px a half: seen, and again larger"),
        pytest.param(
            [[(400, 300), (414, 300)]], [640, 256, 1600], id="7 px: not seen, nor smaller, but larger"
        ),
        pytest.param([[(300, 480), (470, 480)]], [288], id="85 px: seen, and again smaller"),
        pytest.param([[(300, 480), (640, 480)]], [640, 256], id="170 px: not seen, but smaller"),
        pytest.param([*ROW, [(300, 800), (470, 800)]], [288], id="one much larger than the rest"),
        pytest.param([], [640, 256, 1600], id="nothing at any scale"),
    ],
)
def test_the_fine_finder_looks_where_the_quick_one_is_not_enough(
    tiles: list[object], widths: list[int]
) -> None:
    quick, fine = Painted(1280, tiles), Painted(1280, tiles)
    assert len(find(PHOTO, quick, fine, BY)[1].tiles) == len(tiles)
    assert quick.widths == [640]
    assert fine.widths == widths


def test_a_finder_may_answer_with_maps_of_stride_four() -> None:
    def laid_out(inputs: np.ndarray) -> np.ndarray:
        return spread(Painted(1280, [USUAL])(inputs)[0])[None]

    assert places(find(PHOTO, laid_out, laid_out, BY)[1].tiles) == {tile((400, 300), (480, 300))}


def test_what_leaves_doubts_is_looked_at_by_the_fine_finder() -> None:
    tiles = [[(400, 300), (480, 300)], [(700, 500), (700, 580)]]
    quick, fine = Painted(1280, tiles), Painted(1280, tiles)

    def sees_a_half_alone(inputs: np.ndarray) -> np.ndarray:
        out = quick(inputs)
        out[0, :4, 33:] = -9  # the last half
        return out

    assert len(find(PHOTO, sees_a_half_alone, fine, BY)[1].tiles) == 2
    assert fine.widths == [640]


def test_no_pass_of_about_the_first_ones_scale_is_made_where_that_was_a_fine_one() -> None:
    seeing = Painted(1280, [[(400, 300), (480, 300)], [(700, 500), (700, 580)]])

    def sees_a_half_alone(inputs: np.ndarray) -> np.ndarray:
        out = seeing(inputs)
        out[0, :4, 33:] = -9  # the last half
        return out

    finely = replace(BY, first_is_fine=True)
    assert len(find(PHOTO, sees_a_half_alone, sees_a_half_alone, finely)[1].tiles) == 1
    assert seeing.widths == [640]


def test_a_back_is_told_once_however_many_passes_see_it() -> None:
    down = found(Painted(1280, [[(400, 300), (426, 300)]], down=[(900, 700)])).down
    assert len(down) == 1
    assert down[0, :2] == pytest.approx((900, 700), abs=6)


@pytest.mark.parametrize(
    ("half", "by_quick", "by_fine", "backs"),
    [
        pytest.param(26, True, False, 0, id="only where tiles are far too small"),
        pytest.param(26, False, True, 1, id="only where they are large enough"),
        pytest.param(80, True, False, 1, id="where they are, at first sight"),
        pytest.param(0, True, False, 1, id="no tile beside it"),
    ],
)
def test_a_back_is_told_by_passes_that_show_tiles_well(
    half: int, by_quick: bool, by_fine: bool, backs: int
) -> None:
    tiles = [[(400, 300), (400 + half, 300)]] if half else []
    quick, fine = (Painted(1280, tiles, [(900, 700)] if sees else []) for sees in (by_quick, by_fine))
    assert len(find(PHOTO, quick, fine, BY)[1].down) == backs


def test_a_point_is_seen_from_a_half_in_its_own_vectors() -> None:
    one = halves((100, 100, 0, -40, 0.9))  # upright: 40 px a half
    points = np.array([(100.0, 100.0), (120.0, 100.0), (100.0, 80.0), (110.0, 120.0)])
    seen = in_frames(points, one.centres, one.partners, one.sides)
    assert seen.tolist() == [[[0, 0], [1, 0], [0, 1], [0.5, -1]]]
    assert in_frames(points, *[np.empty((0, 2))] * 3).shape == (0, 4, 2)


def test_nothing_is_within_a_half_that_is_flat() -> None:
    flat = (np.array([[0.0, 0.0]]), np.array([[40.0, 0.0]]), np.array([[20.0, 0.0]]))
    assert np.isinf(in_frames(np.array([[0.0, 0.0]]), *flat)).all()


def test_many_tiles_in_many_passes_are_merged_fast() -> None:
    rows = [(60 + 90 * i, 60 + 50 * j, 40, 0, 0.9) for i in range(12) for j in range(15)]
    rows += [(x + 40, y, -40, 0, s) for x, y, _, _, s in rows]
    tiles, lone = pair(thinned(halves(*rows), BY), BY)
    assert (len(tiles), len(lone)) == (180, 0)
    assert len(merged(tiles + tiles + tiles)) == 180
