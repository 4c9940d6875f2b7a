"""Drawn dice lie where their truth says, and only their top faces are in it."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from rules.pieces import Die, Face
from vision.drawing.body import Body, silhouette
from vision.drawing.camera import Camera, looking_at_table
from vision.drawing.chance import LookError
from vision.drawing.dice_cast import cast, window_of
from vision.drawing.dice_faces import Cube
from vision.drawing.dice_look import decide
from vision.drawing.dice_places import LAYOUTS, Spot, flat_pose, leaning_pose, placed
from vision.drawing.dice_stage import corners, shell
from vision.drawing.dice_truth import dice_truth, top_outline
from vision.drawing.held_out import HELD_OUT_UNO
from vision.drawing.placing import clear
from vision.drawing.uno_dice import draw_dice_photo, draw_dice_scene, look_names

SIX = tuple(Die.parse(text) for text in ("red 6", "blue D2", "green S", "yellow R", "W", "WD4"))


def die(yaw: float = 0.0) -> Cube:
    look = decide("panels", np.random.default_rng(1))
    nothing = np.zeros((0, 2))
    body = Body(flat_pose(Spot(0.0, 0.0, yaw)), shell(look), (0, 0), True, (nothing, nothing))
    return Cube(body, look, look.body, (Face("6", "red"),) * 6, (0,) * 6, leaning=False)


def from_above() -> Camera:
    return looking_at_table(tilt=0.0, roll=0.0, focal_px=1000, distance=11, centre_px=(200, 300))


@pytest.mark.parametrize(
    ("yaw", "partner", "side"),
    [(0, (0, -100), (50, 0)), (90, (-100, 0), (0, -50)), (180, (0, 100), (-50, 0)), (-90, (100, 0), (0, 50))],
)
def test_a_die_seen_from_above_has_its_face_where_a_hand_would_compute_it(
    yaw: float, partner: tuple[float, float], side: tuple[float, float]
) -> None:
    # the eye is 11 edges over the table, so 10 over the face: 1000 px / 10 = 100 px an edge
    cube = die(np.deg2rad(yaw))
    truth = dice_truth([cube], from_above(), (400, 600), np.ones((600, 400), np.uint16))
    (half,) = truth.halves
    assert half.centre == pytest.approx((200, 300))
    assert half.partner == pytest.approx(partner)
    assert half.side == pytest.approx(side)
    assert (half.face, half.turn, half.readable) == (Face("6", "red"), 0, True)


def test_the_rays_that_meet_the_flat_of_the_top_fill_the_face_but_for_its_rounding() -> None:
    camera = looking_at_table(tilt=0.7, roll=0.3, focal_px=900, distance=9, centre_px=(200, 200))
    cube = die(0.4)
    hits = cast(camera, cube.body, window_of(silhouette(cube.body, camera), (400, 400)), 1)
    drawn = np.zeros(hits.shape, np.uint8)
    drawn.ravel()[hits.where[hits.normal[2] == 1]] = 1
    # the whole face, moved by perspective onto the unit square, has the drawn flat part in its middle
    square = np.array([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]], np.float32)
    to_face = cv2.getPerspectiveTransform(top_outline(cube, camera).astype(np.float32), square)
    rows, columns = np.nonzero(drawn)
    px = np.column_stack([columns, rows]) + np.array(hits.window[:2]) + 0.5
    flat = cv2.perspectiveTransform(px[None].astype(np.float64), to_face)[0]
    reach = 0.5 - cube.body.look.rounding
    assert flat.min(0) == pytest.approx((-reach, -reach), abs=0.01)
    assert flat.max(0) == pytest.approx((reach, reach), abs=0.01)


def test_every_ray_meets_the_surface_of_a_rounded_cube() -> None:
    camera = looking_at_table(tilt=0.9, roll=0.0, focal_px=900, distance=6, centre_px=(200, 200))
    cube = die(0.6)
    hits = cast(camera, cube.body, window_of(silhouette(cube.body, camera), (400, 400)), 1)
    rounding = cube.body.look.rounding
    over = np.maximum(np.abs(hits.point) - (0.5 - rounding), 0)
    assert np.abs(np.linalg.norm(over, axis=0) - rounding).max() < 0.003
    assert np.abs(np.linalg.norm(hits.normal, axis=0) - 1).max() < 1e-3
    assert ((hits.normal * hits.towards).sum(0) > 0).all()


def test_a_photo_tells_the_top_faces_asked_for_and_no_side() -> None:
    _, truth = draw_dice_photo(SIX, seed=4, size_px=(480, 360), tilt=50)
    assert [half.face for half in truth.halves] == [piece.up for piece in SIX]
    assert truth.backs == ()


def test_the_same_seed_draws_the_same_picture_and_another_seed_another() -> None:
    first, _ = draw_dice_scene(5, (160, 160))
    again, _ = draw_dice_scene(5, (160, 160))
    other, _ = draw_dice_scene(6, (160, 160))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_a_leaning_die_is_among_the_backs_and_not_among_the_halves() -> None:
    _, truth = draw_dice_photo(SIX[:2], seed=2, size_px=(480, 360), leaning=1)
    assert len(truth.halves) == 2
    (back,) = truth.backs
    assert back.seen > 0.5
    assert min(np.linalg.norm(back.centre - half.centre) for half in truth.halves) > 20


@pytest.mark.parametrize("lean", [0.2, 0.5, 0.7])
def test_a_leaning_die_rests_on_one_edge_and_stands_on_the_table(lean: float) -> None:
    pose = leaning_pose(Spot(0, 0, 0.3), 0.3, lean, rounding=0.0)
    heights = np.sort(corners(replace(die().body, pose=pose))[:, 2])
    assert heights[:2] == pytest.approx([0, 0], abs=1e-9)
    assert heights[2] == pytest.approx(np.sin(lean))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("count", [1, 2, 7, 24])
def test_no_die_lies_in_another(layout: str, count: int) -> None:
    for seed in range(4):
        spots = placed(layout, count, np.random.default_rng(seed))
        assert len(spots) == count
        for i, one in enumerate(spots):
            assert all(clear(one.at, one.yaw, two.at, two.yaw, 1.0, 0.995) for two in spots[:i])


@pytest.mark.parametrize("name", look_names())
def test_every_look_draws_dice_whose_markings_can_be_told(name: str) -> None:
    image, truth = draw_dice_photo(SIX, seed=9, size_px=(480, 360), look=name, tilt=10, surface="plain")
    assert image.shape == (360, 480, 3)
    assert all(half.readable for half in truth.halves)


def test_scenes_hold_out_what_must_not_train() -> None:
    assert set(HELD_OUT_UNO) & set(look_names()) == {"tin", "enamel", "bone"}


def test_a_look_that_is_not_there_is_named() -> None:
    with pytest.raises(LookError, match="no look of dice 'velvet'"):
        draw_dice_scene(1, looks=["velvet"])
    with pytest.raises(ValueError, match="at least one die"):
        draw_dice_photo([], seed=1)
