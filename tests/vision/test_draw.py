"""Drawn photos show what their truth says."""

from __future__ import annotations

import itertools
from dataclasses import replace

import cv2
import numpy as np
import pytest

from vision.draw import DrawnHalf, Truth, draw_photo, draw_scene, look_names
from vision.drawing.body import Body
from vision.drawing.camera import looking_at_table
from vision.drawing.chance import LookError, colour, number, word, yes
from vision.drawing.face import face, spots
from vision.drawing.layouts import LAYOUTS
from vision.drawing.legible import legible_only
from vision.drawing.look import Look, decide
from vision.drawing.pip_layouts import PIP_LAYOUTS, closest_gap
from vision.drawing.placing import flat
from vision.drawing.truth import Visibility, half_outlines, read_truth
from vision.flatten import flatten

DOUBLE_TWELVE = list(itertools.combinations_with_replacement(range(13), 2))


def bare(look: Look) -> Look:
    """A look with nothing on the face but black pips."""
    black, white = np.zeros(3), np.full(3, 255.0)
    return replace(
        look, body=white, pip_colours=(black,) * 19, grain=0.0, marble=0.0, relief=0.0, rim=0.0, sparkle=0.0,
        paint=1.0, line_width=0.0, pin=0.0, outline=0.0, pip_shift=0.0,
    )  # fmt: skip


@pytest.mark.parametrize(("n", "layout"), [(n, i) for n in PIP_LAYOUTS for i in range(len(PIP_LAYOUTS[n]))])
def test_every_layout_has_as_many_pips_as_its_number(n: int, layout: int) -> None:
    points = PIP_LAYOUTS[n][layout][1]
    assert points.shape == (n, 2)
    assert np.abs(points).max(initial=0.0) <= 1.0
    assert closest_gap(points) > 0.3


@pytest.mark.parametrize("seed", range(2))
def test_a_face_has_as_many_dots_as_pips_for_every_tile_of_double_twelve(seed: int) -> None:
    look = bare(decide("ivory", np.random.default_rng(seed)))
    for pips in DOUBLE_TWELVE:
        rng = np.random.default_rng(1)
        places = (spots(look, pips[0], rng), spots(look, pips[1], rng))
        picture = face(look, pips, places, rng, width_px=160, light=(0.0, 0.0))
        middle = picture.shape[0] // 2
        halves = (picture[:middle, :, 0], picture[middle:, :, 0])
        dots = tuple(cv2.connectedComponents((half < 128).astype(np.uint8))[0] - 1 for half in halves)
        assert dots == pips


def test_a_photo_shows_its_pips_where_its_truth_says() -> None:
    wanted = [(5, 0), (0, 3), (6, 6), (2, 4)]
    image, truth = draw_photo(wanted, seed=3, surface="plain", layout="grid")
    assert sorted(tuple(sorted(tile)) for tile in truth.tiles) == [(0, 3), (0, 5), (2, 4), (6, 6)]
    for half in truth.halves:
        x, y = (round(at) for at in half.centre)
        middle = np.quantile(image[y - 6 : y + 7, x - 6 : x + 7], 0.3)  # a pip may mirror the lamp
        rim = half.centre + half.side * 0.85
        body = image[round(rim[1]), round(rim[0])].mean()
        assert (middle < 0.75 * body) == (half.pips in (3, 5)), half.pips


def test_every_pip_is_where_its_half_says() -> None:
    image, truth = draw_photo([(5, 3), (1, 6), (4, 2)], seed=3, surface="plain", layout="grid")
    for half in truth.halves:
        assert half.points.shape == (half.pips, 2)
        assert np.abs(half.points).max() < 1.0
        places = (
            half.centre
            + np.outer(half.points[:, 0], half.side)
            - np.outer(half.points[:, 1] / 2, half.partner)
        )
        rim = half.centre + half.side * 0.93
        body = image[round(rim[1]), round(rim[0])].mean()
        for x, y in places:
            assert image[round(y), round(x)].mean() < 0.75 * body


@pytest.mark.parametrize("layout", sorted(set(LAYOUTS) - {"pile", "overlapping", "groups"}))
@pytest.mark.parametrize("seed", range(3))
def test_a_tidy_photo_has_every_tile_whole(layout: str, seed: int) -> None:
    hand = [(3, 4), (6, 6), (12, 9), (0, 0), (1, 0)]
    _, truth = draw_photo(hand, seed, (800, 600), look="coloured", layout=layout)
    assert sorted(map(sorted, truth.tiles)) == [[0, 0], [0, 1], [3, 4], [6, 6], [9, 12]]
    assert truth.total == 41
    for half in truth.halves:
        assert (half.centre > 0).all()
        assert half.centre[0] < 800
        assert half.centre[1] < 600
        assert half.inside == pytest.approx(1.0, abs=0.01)


@pytest.mark.parametrize("seed", range(6))
def test_halves_point_at_their_partners_and_sides_lie_clockwise(seed: int) -> None:
    _, truth = draw_scene(seed)
    for a, b in zip(truth.halves[::2], truth.halves[1::2], strict=True):
        assert a.tile == b.tile
        assert a.centre + a.partner == pytest.approx(b.centre, abs=1e-6)
        assert b.centre + b.partner == pytest.approx(a.centre, abs=1e-6)
        for half in (a, b):
            assert half.partner[0] * half.side[1] - half.partner[1] * half.side[0] > 0


def test_from_above_the_side_is_half_as_long_as_the_partner_and_square_to_it() -> None:
    look = replace(decide("ivory", np.random.default_rng(0)), aspect=2.0, thickness=0.3)
    body = Body(flat(0.4, -0.3, 0.7).pose, look, (1, 2), True, (np.zeros((1, 2)), np.zeros((2, 2))))
    camera = looking_at_table(tilt=0.0, roll=0.2, focal_px=800.0, distance=40.0, centre_px=(320.0, 240.0))
    one, two = half_outlines(body, camera)
    visible = Visibility((640, 480))
    visible.add(body, camera, 1)
    truth = read_truth([body], camera, (640, 480), visible.counts(), [True])
    half = truth.halves[0]
    assert np.hypot(*half.partner) == pytest.approx(800 / 39.7, rel=1e-3)  # px a tile width at the face
    assert np.hypot(*half.side) == pytest.approx(np.hypot(*half.partner) / 2, rel=1e-3)
    assert half.partner @ half.side == pytest.approx(0.0, abs=1e-6)
    assert half.centre == pytest.approx(one.mean(0), abs=1e-6)
    assert half.centre + half.partner == pytest.approx(two.mean(0), abs=1e-6)
    assert half.readable


def test_the_same_seed_draws_the_same_and_another_seed_another() -> None:
    first, truth = draw_scene(5)
    again, same = draw_scene(5)
    other, _ = draw_scene(6)
    assert (first == again).all()
    assert [half.pips for half in truth.halves] == [half.pips for half in same.halves]
    assert first.shape != other.shape or (first != other).any()


def test_tiles_face_down_have_no_halves() -> None:
    _, truth = draw_photo([], 1, (640, 480), face_down=4)
    assert truth.halves == ()
    assert truth.total == 0
    assert len(truth.backs) == 4
    assert all(back.seen > 0.9 for back in truth.backs)


def test_tiles_under_others_are_not_called_readable() -> None:
    _, truth = draw_photo([(6, 6)] * 12, 2, (640, 480), layout="pile", hard=True)
    hidden = [half for half in truth.halves if half.seen < 0.6]
    assert hidden
    assert not any(half.readable for half in hidden)


def test_pips_lost_in_the_dark_or_in_their_own_colour_are_not_asked_for() -> None:
    image, truth = draw_photo([(6, 5), (3, 0)], 4, (400, 300))
    look = decide("ivory", np.random.default_rng(0))
    bodies = [Body(flat(0, 0, 0).pose, look, (0, 0), True, (np.zeros((0, 2)), np.zeros((0, 2))))] * 2
    assert all(half.readable for half in legible_only(image, truth, bodies).halves)
    dark = (image * 0.01).astype(np.uint8)
    assert not any(half.readable for half in legible_only(dark, truth, bodies).halves)


@pytest.mark.parametrize("name", look_names())
def test_every_look_can_be_drawn(name: str) -> None:
    image, truth = draw_photo([(0, 6), (12, 18)], 4, (320, 240), look=name)
    assert image.shape == (240, 320, 3)
    assert image.dtype == np.uint8
    assert truth.total == 36


def sizes(truth: Truth) -> list[float]:
    """How long each half is, px."""
    return [float(np.hypot(*half.partner)) for half in truth.halves]


def empty(image: np.ndarray, half: DrawnHalf) -> bool:
    """Whether nothing is to be seen on the middle of a half."""
    crop = flatten(image, half.centre[None], half.partner[None] * 0.7, half.side[None] * 0.7, 32)
    return float(crop.std()) < 12


HAND = [(3, 4), (6, 6), (5, 2), (0, 1), (4, 4), (2, 3)]


def test_a_chain_lies_in_order_and_says_which_halves_touch() -> None:
    tiles = [(3, 4), (4, 4), (4, 6), (6, 1)]
    _, truth = draw_photo(tiles, 14, (800, 600), layout="chain")
    assert [join.tiles for join in truth.joins] == [(0, 1), (1, 2), (2, 3)]
    for join in truth.joins:
        touching = [
            tiles[number][0] if half is None else truth.halves[2 * number + half].pips
            for number, half in zip(join.tiles, join.halves, strict=True)
        ]
        assert touching[0] == touching[1]


def test_a_double_laid_crosswise_touches_with_the_middle_of_its_side() -> None:
    joins = [
        join
        for seed in range(6)
        for join in draw_photo([(3, 4), (4, 4), (4, 6)], seed, (320, 240), layout="chain")[1].joins
    ]
    assert {join.halves for join in joins} >= {(0, None), (None, 1)}


def test_hands_pushed_apart_lie_further_from_each_other_than_their_own_tiles() -> None:
    _, truth = draw_photo([], 3, (800, 600), groups=[HAND[:3], HAND[3:]])
    middles = np.array([half.centre + half.partner / 2 for half in truth.halves[::2]])
    apart = np.linalg.norm(middles[:, None] - middles[None], axis=2)
    assert [half.tile for half in truth.halves[::2]] == [0, 1, 2, 3, 4, 5]
    nearest = np.sort(apart, axis=1)[:, 1]
    assert apart[:3, 3:].min() > 1.5 * nearest.max()


def test_tiles_are_as_long_as_asked() -> None:
    _, truth = draw_photo(HAND, 4, (800, 600), tile_px=60, tilt=0)
    assert sizes(truth) == pytest.approx([30] * 12, rel=0.15)


def test_the_frame_cuts_one_tile() -> None:
    _, truth = draw_photo(HAND, 4, (800, 600), cut_off=True)
    assert 3 <= len(truth.tiles) <= 5
    assert min(half.inside for half in truth.halves) < 0.6


def test_overlapping_tiles_hide_a_part_of_those_below() -> None:
    _, truth = draw_photo(HAND, 4, (800, 600), overlapping=True)
    assert sum(half.seen < 0.9 for half in truth.halves) >= 3
    assert len(truth.tiles) >= 3


def test_dark_is_dark_blur_is_blurred_and_glare_is_white() -> None:
    fair, truth = draw_photo(HAND, 4, (800, 600))
    assert draw_photo(HAND, 4, (800, 600), dark=0.05)[0].mean() < 0.1 * fair.mean()
    blurred = draw_photo(HAND, 4, (800, 600), blur_px=5)[0]
    assert cv2.Laplacian(blurred, cv2.CV_32F).std() < 0.5 * cv2.Laplacian(fair, cv2.CV_32F).std()
    glaring, same = draw_photo(HAND, 4, (800, 600), glare=True)
    assert sum(empty(glaring, half) for half in same.halves) >= 4
    assert sum(empty(fair, half) for half in truth.halves) == 1  # the blank


def test_a_numeral_stands_for_the_pips() -> None:
    _, truth = draw_photo([(3, 4), (12, 10)], 4, (800, 600), numerals=True)
    assert all(half.numeral for half in truth.halves)
    assert all(half.points.shape == (0, 2) for half in truth.halves)
    assert truth.total == 29


def test_what_cannot_be_drawn_is_said() -> None:
    with pytest.raises(ValueError, match="not both"):
        draw_photo([(1, 1)], 0, groups=[[(1, 2)]])
    with pytest.raises(ValueError, match="at least one tile"):
        draw_photo([], 0)
    with pytest.raises(ValueError, match="0 to 18 pips"):
        draw_photo([(3, 19)], 0)
    with pytest.raises(LookError, match="no look 'gold'"):
        draw_photo([(1, 1)], 0, look="gold")
    with pytest.raises(KeyError, match="no layout"):
        draw_photo([(1, 1)], 0, layout="tower")
    with pytest.raises(KeyError, match="no surface"):
        draw_photo([(1, 1)], 0, surface="lava")


def test_the_language_of_looks() -> None:
    rng = np.random.default_rng(0)
    assert number(3, rng) == 3.0
    assert 1.0 <= number([1, 2], rng) <= 2.0
    assert number({"pick": [5, 7], "weights": [0, 1]}, rng) == 7.0
    assert yes(True, rng) is True
    assert yes({"chance": 0.0}, rng) is False
    assert word({"pick": ["plain"]}, rng) == "plain"
    assert colour("#0a1420", rng).tolist() == [32.0, 20.0, 10.0]
    assert colour({"between": ["#101010", "#101010"]}, rng).tolist() == [16.0, 16.0, 16.0]


@pytest.mark.parametrize("value", [[1, 2, 3], "#12", {"chance": 0.5}, True], ids=str)
def test_a_faulty_number_is_told(value: object) -> None:
    with pytest.raises(LookError):
        number(value, np.random.default_rng(0))
