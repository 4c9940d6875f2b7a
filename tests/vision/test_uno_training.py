"""What the Uno networks learn from is what was drawn. (The networks themselves need PyTorch.)"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import cv2
import numpy as np
import pytest

from rules.pieces import Face
from vision import draw_uno
from vision.draw import DrawnHalf, Truth
from vision.drawing import uno_dice
from vision.drawing.held_out import HELD_OUT_UNO
from vision.flatten import MARGIN
from vision.markings import NOT_A_HALF
from vision.training.targets import VECTOR_PX, lesson, upright
from vision.training.uno.crops import (
    DIE,
    HALF_COLUMNS,
    HUE,
    KIND,
    NO_KIND,
    READABLE,
    TURN,
    WIDE_PX,
    examples,
    leaning,
    packed,
    side_faces,
    unpacked,
)
from vision.training.uno.lights import cast, lit, paled, shake
from vision.training.uno.pool import NAMES, load, look_names, recut, rows, save, scene
from vision.training.uno.views import READER_PX, any_quarters, class_of, seen
from vision.training.views import frame_numbers, plain, shaken

GREY = np.full((448, 448, 3), 90, np.uint8)
NO_BACKS = np.empty((0, 7), np.float32)
NO_THINGS = np.empty((0, 6), np.float32)


def rng(seed: int = 0) -> np.random.Generator:
    return np.random.default_rng(seed)


def tile(half_px: float = 40.0, kinds: tuple[int, int] = (6, 12), readable: float = 1.0) -> np.ndarray:
    """A tile standing upright in the middle: by default a red 7 above and a yellow Reverse below."""
    up, side = half_px, half_px / 2
    return np.array(
        [
            [224, 224 - up / 2, 0, up, -side, 0, kinds[0], 0, 0, readable, 0],
            [224, 224 + up / 2, 0, -up, side, 0, kinds[1], 2, 2, readable, 0],
        ],
        np.float32,
    )


def die(tilt_degrees: float = 0.0) -> np.ndarray:
    """A die in the middle, its edges 60 px, one of them along the picture: a blue 3."""
    squash = np.cos(np.deg2rad(tilt_degrees))
    return np.array([[224, 224, 0, -60 * squash, 30, 0, 2, 3, 0, 1, 1]], np.float32)


def labelled(halves: np.ndarray, *, dice: bool = False, backs: np.ndarray = NO_BACKS) -> list[list[int]]:
    cut = examples(GREY, halves, backs, NO_THINGS, rng(1), dice=dice)
    assert cut.crops.shape == (len(cut.labels), WIDE_PX, WIDE_PX, 3)
    return [row for row in cut.labels.tolist() if row[0] != NO_KIND]


def test_a_crop_says_kind_hue_turn_and_whether_it_is_of_dice() -> None:
    assert labelled(tile()) == [[6, 0, 0, 0], [12, 2, 2, 0]]
    assert labelled(die(), dice=True) == [[2, 3, 0, 1]]


@pytest.mark.parametrize(
    ("half_px", "kinds", "kept"),
    [
        (15, (6, 12), [6, 12]),
        (13, (6, 12), [6]),  # a word needs more than a number
        (13, (8, 9), [8]),  # a 9 is a number, Draw 1 a word
        (9, (6, 12), []),
    ],
)
def test_what_is_too_small_to_be_read_is_not_shown(
    half_px: float, kinds: tuple[int, int], kept: list[int]
) -> None:
    assert [kind for kind, *_ in labelled(tile(half_px, kinds))] == kept


def test_what_nobody_can_read_is_not_shown() -> None:
    assert labelled(tile(readable=0.0)) == []


def test_what_is_no_half_never_is_a_turned_half() -> None:
    """A half held upside down still shows its marking: its turn tells."""
    for seed in range(30):
        cut = examples(numbered(), tile(), NO_BACKS, NO_THINGS, rng(seed), dice=False)
        none = cut.crops[cut.labels[:, 0] == NO_KIND]
        halves = cut.crops[cut.labels[:, 0] != NO_KIND]
        for half in halves:
            for quarters in range(4):
                apart = np.abs(none.astype(int) - np.rot90(half, quarters)).mean((1, 2, 3))
                assert apart.min() > 5


def numbered() -> np.ndarray:
    """A picture that is different everywhere."""
    y, x = np.mgrid[:448, :448]
    return np.stack([x % 256, y % 256, (x * 3 + y * 5) % 256], 2).astype(np.uint8)


def test_a_die_seen_from_above_shows_no_sides() -> None:
    assert len(side_faces(die(0), rng())) == 0


@pytest.mark.parametrize("seed", range(12))
def test_the_side_of_a_tilted_die_lies_below_its_top(seed: int) -> None:
    """At 45 degrees the top is 42 px high and so is the front: its middle is 42 px further down."""
    (front,) = side_faces(die(45), rng(seed))
    assert front[:2] == pytest.approx([224, 224 + 42.4], abs=3.6 * 3)


def test_a_side_that_another_die_hides_is_not_shown_as_one() -> None:
    before = die(45)
    in_front = before.copy()
    in_front[0, 1] += 42
    shown = side_faces(np.vstack([before, in_front]), rng(2))
    assert (shown[:, 1] > 224 + 60).all()


def test_a_leaning_die_is_one_outline_not_two_halves() -> None:
    backs = np.array([[100, 100, 0, 30, 25, 0, 1.0], [300, 300, 0, 30, 25, 0, 0.2]], np.float32)
    assert leaning(backs).tolist() == [[100, 100, 0, 60, 25, 0]]  # the other is hardly seen


@pytest.mark.parametrize(
    ("kind", "turn", "number"),
    [(0, 0, 0), (0, 3, 3), (5, 2, 22), (15, 3, 63), (3, 5, 13), (NO_KIND, 0, 64), (NO_KIND, 2, 64)],
)
def test_kind_and_turn_make_a_class(kind: int, turn: int, number: int) -> None:
    assert class_of(kind, turn) == number
    assert NOT_A_HALF == 64


@pytest.mark.parametrize(("quarters", "x", "y"), [(0, 0.5, 0.2), (1, 0.8, 0.5), (2, 0.5, 0.8), (3, 0.2, 0.5)])
def test_a_crop_turns_clockwise(quarters: int, x: float, y: float) -> None:
    """What was at the top is at the right after one quarter."""
    crop = np.zeros((WIDE_PX, WIDE_PX, 3), np.uint8)
    cv2.circle(crop, (48, 30), 7, (255, 255, 255), -1)
    spots = []
    for seed in range(40):
        bright = seen(crop, quarters, rng(seed)).picture.astype(float).sum(2)
        spots.append(np.argwhere(bright > 0.6 * bright.max()).mean(0)[::-1] / READER_PX)
    assert np.median(spots, 0) == pytest.approx([x, y], abs=0.12)


def test_a_tile_is_turned_now_and_then_and_a_die_as_often_any_way() -> None:
    tiles = np.bincount([any_quarters(rng(seed), whole=False) for seed in range(400)], minlength=4)
    dice = np.bincount([any_quarters(rng(seed), whole=True) for seed in range(400)], minlength=4)
    assert tiles.argmax() == 0
    assert tiles.min() > 10
    assert dice.min() > 60


def test_the_reader_sees_the_half_without_the_rest_of_the_wide_crop() -> None:
    crop = np.zeros((WIDE_PX, WIDE_PX, 3), np.uint8)
    crop[18:78, 18:78] = 200  # 96 / 1.6 = 60 px
    assert plain(crop, READER_PX).shape == (READER_PX, READER_PX, 3)
    assert plain(crop, READER_PX)[1:-1, 1:-1].min() == 200


def test_frames_say_where_a_shaken_half_lies() -> None:
    crop = np.zeros((WIDE_PX, WIDE_PX, 3), np.uint8)
    cv2.circle(crop, (48, 48), 6, (255, 255, 255), -1)
    off = []
    for seed in range(60):
        view = seen(crop, 0, rng(seed))
        bright = view.picture.astype(float).sum(2)
        spot = np.argwhere(bright > 0.6 * bright.max()).mean(0)[::-1] + 0.5
        told = frame_numbers(view)[:2] * READER_PX / 2 / 1.16 + READER_PX / 2
        off.append(np.hypot(*(spot - told)))
    assert np.median(off) < 1.0


def test_other_light_keeps_a_colour_apart_from_the_others() -> None:
    """Beside each other in one light, red stays the reddest, blue the bluest, green the greenest."""
    inks = np.array([[40, 40, 200], [60, 150, 50], [190, 90, 40]], np.uint8)  # red, green, blue as BGR
    crop = np.repeat(np.repeat(inks, 16, 0)[None], 48, 0)
    for seed in range(60):
        told = lit(crop, rng(seed)).reshape(48, 3, 16, 3).astype(int)
        told = np.median(told, (0, 2))  # shadows and gloss cover a part at most
        share = told / np.maximum(told.sum(1, keepdims=True), 1)
        if share.std(0).max() < 0.03:  # burnt out
            continue
        assert share[:, 2].argmax() == 0
        assert share[:, 0].argmax() == 2


@pytest.mark.parametrize(
    ("left", "expected"), [(1.0, [20, 60, 200]), (0.5, [59, 79, 149]), (0.0, [97, 97, 97])]
)
def test_what_pales_keeps_its_brightness(left: float, expected: list[int]) -> None:
    red = np.full((2, 2, 3), [20, 60, 200], np.uint8)
    assert paled(red, left)[0, 0].tolist() == pytest.approx(expected, abs=1)


def test_casts_are_as_bright_as_no_cast() -> None:
    for seed in range(50):
        assert cast(rng(seed)) @ [0.114, 0.587, 0.299] == pytest.approx(1, abs=1e-5)


def test_shaking_keeps_shape_and_kind() -> None:
    for seed in range(60):
        shaken = shake(GREY[:READER_PX, :READER_PX], rng(seed))
        assert shaken.shape == (READER_PX, READER_PX, 3)
        assert shaken.dtype == np.uint8


@pytest.mark.parametrize(
    ("frame", "same"),
    [
        ([0, -40, 20, 0], [0, -40, 20, 0]),
        ([40, 0, 0, 20], [0, -40, 20, 0]),  # up was right: turned back by a quarter
        ([0, 40, -20, 0], [0, -40, 20, 0]),
        ([-40, 0, 0, -20], [0, -40, 20, 0]),
        ([38, -12, 6, 19], [-12, -38, 19, -6]),
    ],
)
def test_a_die_is_told_with_up_nearest_to_the_pictures(frame: list[float], same: list[float]) -> None:
    assert upright(np.array([frame], np.float32))[0] == pytest.approx(same)


@pytest.mark.parametrize("seed", range(12))
def test_the_finder_is_taught_the_top_of_a_die_upright(seed: int) -> None:
    told = np.c_[die()[:, :6], [[2, 1]]].astype(np.float32)
    taught = lesson(GREY, told, NO_BACKS, rng(seed), dice=True)
    peaks = np.argwhere(taught.heat[0] == 1.0)
    assert len(peaks) <= 1
    for peak in peaks:
        up_x, up_y, side_x, side_y = taught.vectors[:, *peak] * VECTOR_PX
        assert up_y < 0
        assert abs(up_x) <= -up_y + 1e-3
        assert up_x * side_y - up_y * side_x > 0  # clockwise, mirrored or not


def test_rows_have_their_columns() -> None:
    assert tile().shape[1] == die().shape[1] == HALF_COLUMNS


@pytest.mark.parametrize("dice", [False, True])
def test_a_pool_holds_what_was_drawn_and_comes_back_as_it_was_kept(dice: bool, tmp_path: Path) -> None:
    one = scene(5, dice_share=float(dice))
    assert set(one.halves[:, DIE]) == {float(dice)}
    told = {tuple(row) for row in one.halves[one.halves[:, READABLE] > 0][:, [KIND, HUE, TURN]].tolist()}
    shown = {tuple(row[:3]) for row in one.labels.tolist() if row[0] != NO_KIND}
    assert shown
    assert shown <= told
    assert (one.labels[:, 3] == dice).all()
    save([one, one], tmp_path / "pool.npz")
    kept = load([tmp_path / "pool.npz"])[1]
    for name in NAMES:
        np.testing.assert_array_equal(getattr(kept, name), getattr(one, name))
    again = recut(tmp_path / "pool.npz")[0]
    assert (again.labels[again.labels[:, 0] != NO_KIND] == one.labels[one.labels[:, 0] != NO_KIND]).all()


@pytest.mark.parametrize(("dice", "module"), [(False, draw_uno), (True, uno_dice)])
def test_where_looks_are_mixed_there_is_a_set_for_every_piece(
    dice: bool, module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    sets: list[int] = []

    def planned(plan: Any, rng: Any) -> tuple[Any, Any]:
        sets.append(len({id(look) for look in plan.looks}))
        pieces = len(plan.tops) if dice else len(plan.tiles)
        assert sets[-1] > pieces or pieces == 1
        return None, None

    monkeypatch.setattr(module, "draw", planned)
    for seed in range(30):
        draw_uno.draw_uno_scene(seed, dice=dice, mixed=True)
    assert max(sets) > 8


def test_packed_crops_look_as_they_did() -> None:
    crop = scene(5, dice_share=0.0).crops[:1]
    jpeg = packed(crop[0])
    again = unpacked(jpeg)
    assert again.shape == crop[0].shape
    assert len(jpeg) < crop[0].size / 2
    assert np.abs(again.astype(int) - crop[0]).mean() < 3


def test_a_frame_far_astray_still_shows_the_middle_of_the_face() -> None:
    wide, off = np.zeros((96, 96, 3), np.uint8), []
    for seed in range(200):
        view = shaken(wide, rng(seed), mirror=False, px=64, astray=1.0, short=0.0)
        corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * 0.66
        seen = corners @ view.frame[:, :2].T + view.frame[:, 2]
        assert np.abs(seen).max() < 1 + 2 * MARGIN
        off.append(np.abs(frame_numbers(view)).max())
    assert np.median(off) > 0.2  # where a usual frame is off by less than half of that


def test_what_is_held_out_is_not_all() -> None:
    for dice in (False, True):
        names = set(look_names(dice=dice))
        assert names & set(HELD_OUT_UNO)
        assert names - set(HELD_OUT_UNO)


def test_a_half_far_outside_is_not_told() -> None:
    """Of a tile that lies off the picture, and one half hidden."""
    at = np.array([20.0, 20.0])
    half = DrawnHalf(
        0, 0, at, np.array([0, -40.0]), np.array([20.0, 0]), 1.0, 1.0, np.zeros((0, 2)),
        face=Face("7", "yellow"), turn=3,
    )  # fmt: skip
    outside, hidden = replace(half, inside=0.0), replace(half, seen=0.05)
    truth = Truth((448, 448), (half, outside, half, hidden), ())
    halves, backs = rows(truth, dice=False)
    assert halves.tolist() == [[20, 20, 0, -40, 20, 0, 6, 2, 3, 1, 0]] * 2
    assert len(backs) == 0
