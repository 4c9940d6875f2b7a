"""The second renderer: tiles as bodies, rooms, phones and plans; the tracing itself where Mitsuba is."""

from __future__ import annotations

import importlib.util
from dataclasses import replace

import numpy as np
import pytest

from vision.drawing.body import Body
from vision.drawing.camera import Camera, looking_at_table
from vision.drawing.look import Look, decide
from vision.drawing.placing import flat
from vision.drawing.stage import Plan
from vision.drawing.truth import DrawnHalf, Truth
from vision.training.traced.__main__ import entry
from vision.training.traced.coat import Finish, coat, linear
from vision.training.traced.parts import lens, snapped
from vision.training.traced.phone import developed
from vision.training.traced.plans import fair, reported, training
from vision.training.traced.room import room
from vision.training.traced.scene import traced
from vision.training.traced.solids import grid_faces, joined, prism, sphere
from vision.training.traced.tile import tile
from vision.training.traced.tracer import without_sparks

BOWLS = Finish(pips="bowl", pip_rough=0.2, body_rough=0.4, pip_metal=0.0, worn=0.0, back_style=1)
SIZE = (160, 120)


def ivory() -> Look:
    """A plain set whose pips are hollows of a tenth of the tile's width."""
    look = decide("ivory", np.random.default_rng(3))
    return replace(
        look, aspect=2.0, thickness=0.4, rounding=0.1, bevel=0.05, relief=0.5, dent=0.0,
        pip_radius=(0.1,) * 19, pin=0.0, line_width=0.0,
        marble=0.0, grain=0.0, outline=0.0, halo=0.0, rim=0.0, flake=0.0,
    )  # fmt: skip


def one_and_blank() -> Body:
    """A tile lying in the middle of the table, 1 pip away from the camera, none towards it."""
    middle = np.zeros((1, 2))
    return Body(flat(0.0, 0.0, 0.0).pose, ivory(), (1, 0), True, (middle, np.empty((0, 2))))


def camera(distance: float = 12.0) -> Camera:
    return looking_at_table(tilt=0.3, roll=0.2, focal_px=150.0, distance=distance, centre_px=(71.3, 66.8))


def test_a_pip_is_a_hollow_and_the_rest_of_the_face_is_flat() -> None:
    made = coat(one_and_blank(), BOWLS, np.random.default_rng(0), 80)
    assert made.height.shape == (160, 80)
    assert made.height[40, 40] == pytest.approx(-0.037, abs=0.001)  # (0.12 + 0.5 x 0.5) x 0.1
    assert made.height[40, 60] == 0.0
    assert not made.height[80:].any()
    assert made.colour[40, 40].max() < 0.1 < 0.5 < made.colour[120, 40].min()


def test_the_blackest_and_the_whitest_paint_are_those_of_real_things() -> None:
    assert linear(np.array([0.0, 0.0, 0.0])).tolist() == [0.01, 0.01, 0.01]
    assert linear(np.array([255.0, 255.0, 255.0])).tolist() == [0.92, 0.92, 0.92]


def test_colours_change_from_bgr_to_rgb() -> None:
    red, green, blue = linear(np.array([255.0, 128.0, 0.0]))
    assert (red, blue) == (0.01, 0.92)
    assert green == pytest.approx(0.216, abs=0.001)


def test_a_tile_fills_its_box_and_each_half_owns_its_side() -> None:
    body = one_and_blank()
    solid = tile(body, coat(body, BOWLS, np.random.default_rng(0), 80), 0.4, 7)
    assert solid.points.min(0) == pytest.approx([-0.5, -1.0, 0.0], abs=1e-6)
    assert solid.points.max(0) == pytest.approx([0.5, 1.0, 0.4], abs=1e-6)
    assert np.linalg.norm(solid.normals, axis=1) == pytest.approx(np.ones(len(solid.points)))
    middles = solid.points[solid.faces].mean(1)
    assert set(np.unique(solid.owner)) == {0, 7, 8}
    assert middles[solid.owner == 7][:, 1].min() > -0.03  # half 0 lies away from the camera
    assert middles[solid.owner == 8][:, 1].max() < 0.03


@pytest.mark.parametrize(("closed", "triangles"), [(False, 12), (True, 16)])
def test_a_grid_of_three_rows_and_four_points(closed: bool, triangles: int) -> None:
    assert len(grid_faces(3, 4, closed=closed)) == triangles


def test_bodies_keep_their_points_when_they_are_joined() -> None:
    ball, block = sphere(1.0, 5), prism(np.array([[0.0, 0.0], [2.0, 0.0], [2.0, 1.0], [0.0, 1.0]]), 3.0, 0.0)
    both = joined([ball, block])
    assert both.points[both.faces[len(ball.faces) :]].max(axis=(0, 1)).tolist() == [2.0, 1.0, 3.0]


def test_every_triangle_of_a_block_looks_outwards() -> None:
    block = prism(np.array([[0.0, 0.0], [2.0, 0.0], [2.0, 1.0], [0.0, 1.0]]), 3.0, 0.0)
    corners = block.points[block.wound()]
    outwards = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    assert ((outwards * (corners.mean(1) - [1.0, 0.5, 1.5])).sum(1) > 0).all()


def test_the_lens_of_a_camera_sees_what_the_camera_sees() -> None:
    seen = camera()
    points = np.array([[0.0, 0.0, 0.0], [1.0, -2.0, 0.5], [-1.5, 1.0, 0.0]])
    focal, rotation, cx, cy = lens(seen)
    x, y, depth = rotation @ (points - seen.eye).T
    assert np.c_[focal * x / depth + cx, focal * y / depth + cy] == pytest.approx(seen.project(points))
    assert (cx, cy) == pytest.approx((71.3, 66.8))


def test_a_snapped_camera_has_its_principal_point_on_whole_pixels() -> None:
    _, _, cx, cy = lens(snapped(camera()))
    assert (cx, cy) == pytest.approx((71.0, 67.0))


@pytest.mark.parametrize("seed", range(12))
def test_no_lamp_hangs_in_the_picture(seed: int) -> None:
    seen = camera(60.0)
    for light in room(seen, SIZE, np.random.default_rng(seed)).lights:
        px, depth = seen.project(light.shape.points), seen.depth(light.shape.points)
        assert not ((depth > 0) & (px > 0).all(1) & (px < SIZE).all(1)).any()


def test_a_spark_and_a_missing_number_take_their_neighbours_colour() -> None:
    picture = np.full((9, 9, 3), 0.25, np.float32)
    picture[2, 3] = 40.0
    picture[6, 5] = np.nan
    assert (without_sparks(picture) == 0.25).all()


def test_the_photo_does_not_depend_on_the_unit_of_light() -> None:
    light = np.random.default_rng(1).uniform(0.1, 1.0, (32, 48, 3)).astype(np.float32)
    dim, bright = (developed(light * unit, np.random.default_rng(5), 0.35) for unit in (1.0, 1024.0))
    assert dim.shape == (32, 48, 3)
    assert np.abs(dim.astype(int) - bright).max() <= 2


def test_reported_hands_hold_different_tiles_of_their_set() -> None:
    for seed in range(40):
        asked = reported(seed)
        assert asked.plan.tidy
        assert len(set(asked.plan.tiles)) == len(asked.plan.tiles)
        assert all(0 <= a <= b <= asked.most for a, b in asked.plan.tiles)


def test_the_looks_of_training_scenes_are_those_asked_for() -> None:
    assert {training(seed, ["black"]).looks[0].name for seed in range(10)} == {"black"}


def shown(seen: float = 1.0) -> Truth:
    """A 1-0 lying across the middle of a picture of 160 x 120 px, halves of 40 px."""
    one = DrawnHalf(0, 1, np.array([60.0, 60.0]), np.array([40.0, 0.0]), np.array([0.0, 20.0]), seen, 1.0,
                    np.zeros((1, 2)))  # fmt: skip
    none = DrawnHalf(0, 0, np.array([100.0, 60.0]), np.array([-40.0, 0.0]), np.array([0.0, -20.0]), 1.0, 1.0,
                     np.empty((0, 2)))  # fmt: skip
    return Truth(SIZE, (one, none), ())


def ownership() -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    owners = np.zeros((120, 160), np.int64)
    owners[40:80, 40:80], owners[40:80, 80:120] = 1, 2
    return owners


def test_a_photo_is_fair_when_every_tile_and_every_pip_is_in_sight() -> None:
    asked = replace(reported(0), plan=Plan([(0, 1)], 0, [ivory()], "plain", "grid", SIZE, 0.0, True))
    covered = ownership()
    covered[58:63, 58:63] = 0
    assert fair(asked)(shown(), ownership())
    assert not fair(asked)(shown(), covered)
    assert not fair(asked)(shown(seen=0.8), ownership())
    assert not fair(replace(asked, plan=replace(asked.plan, tiles=[(0, 1), (2, 2)])))(shown(), ownership())


def test_the_truth_of_a_photo_is_what_score_photos_takes() -> None:
    told = entry(replace(reported(0), most=9, tags=("look-ivory",)), shown())
    assert told == {
        "width": 160, "height": 120, "set": "9", "n_tiles": 1, "total": 1, "hand": [[0, 1]],
        "tiles": [{"a": 1, "b": 0, "x": 80.0, "y": 60.0}], "tile_len_px": 80, "tags": ["look-ivory"],
        "note": "", "ambiguous": [],
    }  # fmt: skip


@pytest.mark.skipif(importlib.util.find_spec("mitsuba") is None, reason="Mitsuba is not installed")
def test_a_traced_tile_is_where_its_truth_says() -> None:
    plan = Plan([(1, 0)], 0, [ivory()], "plain", "grid", SIZE, 0.0, True, tilt=20.0, tile_px=70.0)
    owned: list[int] = []

    def look(truth: Truth, owners: np.ndarray[tuple[int, int], np.dtype[np.int64]]) -> bool:
        owned.extend(int(owners[int(half.centre[1]), int(half.centre[0])]) for half in truth.halves)
        return True

    found = traced(plan, np.random.default_rng(4), samples=4, accept=look)
    assert found is not None
    image, truth = found
    assert image.shape == (120, 160, 3)
    assert owned == [1, 2]
    assert truth.total == 1
    assert all(half.seen > 0.9 for half in truth.halves)
    pip, blank = (half.centre for half in sorted(truth.halves, key=lambda half: -half.pips))
    assert image[int(pip[1]), int(pip[0])].mean() + 40 < image[int(blank[1]), int(blank[0])].mean()
