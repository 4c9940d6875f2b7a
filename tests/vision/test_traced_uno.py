"""Uno pieces in the second renderer: prints, sides of dice, truth, plans; the tracing where Mitsuba is."""

from __future__ import annotations

import importlib.util
import json
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from rules.pieces import SETS, Die, Domo, Face
from vision.drawing.camera import Camera, looking_at_table
from vision.drawing.held_out import HELD_OUT_TYPEFACES, HELD_OUT_UNO
from vision.drawing.truth import DrawnBack, DrawnHalf, Points, Truth
from vision.drawing.uno_letters import every_typeface, typefaces
from vision.training.traced import uno_print
from vision.training.traced.coat import Coat
from vision.training.traced.die import SIDES, die, rounded
from vision.training.traced.grounds import GROUNDS, ground
from vision.training.traced.household import THINGS, thing
from vision.training.traced.shapes import lathe, printed_box
from vision.training.traced.uno_clutter import outline_of, put_down
from vision.training.traced.uno_coat import side_coat, tile_coat
from vision.training.traced.uno_photos import entry
from vision.training.traced.uno_plans import UnoAsked, fair, reported, training
from vision.training.traced.uno_print import design, print_face
from vision.training.traced.uno_scene import traced_uno
from vision.training.traced.uno_set import UnoSet, look_names, reported_set
from vision.training.traced.uno_stage import Aim, aimed, laid_tiles, thrown_dice
from vision.training.traced.uno_truth import legible_only, uno_truth

SIZE = (320, 240)
TILES, DICE = look_names("tiles"), look_names("dice")


def chances(seed: int = 0) -> np.random.Generator:
    return np.random.default_rng(seed)


def camera(distance: float = 8.0) -> Camera:
    return looking_at_table(tilt=0.0, roll=0.0, focal_px=400.0, distance=distance, centre_px=(160.0, 120.0))


def plain(colour: float, size: int = 20) -> Coat:
    flat = np.zeros((size, size))
    return Coat(np.full((size, size, 3), colour), flat, flat + 0.4, flat)


def white_dice() -> UnoSet:
    """White dice with coloured letters and no wear."""
    made = reported_set("dice", "lagoon", chances())
    return replace(made, finish=replace(made.finish, worn=0.0))


def bands() -> UnoSet:
    """Tiles whose words read with the far end on the left, so that every half's turn is a quarter."""
    made = reported_set("tiles", "flags", chances())
    return replace(made, finish=replace(made.finish, worn=0.0), line="none")


@pytest.mark.parametrize(("kind", "least"), [("tiles", 8), ("dice", 4)])
def test_there_are_as_many_looks_that_report_as_judge(kind: str, least: int) -> None:
    assert len(look_names(kind)) >= least


def test_no_look_that_reports_is_called_like_one_that_trains() -> None:
    looks = Path(uno_print.__file__).parents[2] / "looks"
    trained = {path.stem for path in looks.glob("uno_*/*.toml")} - set(HELD_OUT_UNO)
    assert trained
    assert not trained & {*TILES, *DICE}


def test_no_typeface_that_reports_trains() -> None:
    styles = [design(kind, name) for kind in ("tiles", "dice") for name in look_names(kind)]
    used = {face for style in styles for face in (style.typeface, style.word_face)}
    assert len(used) >= 6
    assert not used & (set(typefaces()) - set(HELD_OUT_TYPEFACES))
    assert not used & set(every_typeface())


def test_every_marking_of_a_set_is_printed_in_every_look() -> None:
    for kind, box in (("tiles", "uno-dominoes"), ("dice", "uno-dice")):
        for name in look_names(kind):
            style = design(kind, name)
            pictures = [print_face(style, face, 24)[0] for face in SETS[box].faces]
            apart = [
                float(np.abs(one - other).mean())
                for i, one in enumerate(pictures)
                for other in pictures[i + 1 :]
            ]
            assert min(apart) > 0.5, name


def test_a_coloured_letter_has_its_colour_and_the_ground_none() -> None:
    picture, paint = print_face(design("dice", "lagoon"), Face("1", "blue"), 60)
    assert picture[30, 32].tolist() == pytest.approx([189.0, 93.0, 27.0], abs=2)  # "#1b5dbd"
    assert picture[2, 2].tolist() == pytest.approx([234.0, 241.0, 243.0], abs=1)  # "#f3f1ea"
    assert paint[30, 32] == pytest.approx(1.0, abs=0.01)
    assert paint[2, 2] == 0.0


def test_six_is_told_from_nine_by_a_line_below_it() -> None:
    _, paint = print_face(design("dice", "lagoon"), Face("6", "red"), 60)
    lines = np.flatnonzero(paint.max(1) > 0.5)
    gap = np.flatnonzero(np.diff(lines) > 1)
    assert len(gap) == 1  # one empty band: between the number and its line
    assert lines[0] < 30 < lines[gap[0] + 1]


@pytest.mark.parametrize("side", range(6))
def test_every_side_of_a_die_reads_the_same_way_round(side: int) -> None:
    right, down, out = (np.array(axis) for axis in SIDES[side])
    assert np.cross(right, down).tolist() == out.tolist()  # left-handed axes: nothing is mirrored


def test_the_sides_of_a_die_look_six_ways() -> None:
    assert len({out for _, _, out in SIDES}) == 6
    assert SIDES[0] == ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def test_a_rounded_cube_is_exact() -> None:
    corner, edge, middle = (
        rounded(np.array([spot], np.float64), 0.1)[0][0]
        for spot in ([0.5, 0.5, 0.5], [0.5, 0.0, 0.5], [0.5, 0.0, 0.0])
    )
    assert middle.tolist() == [0.5, 0.0, 0.0]
    assert edge.tolist() == pytest.approx([0.4 + 0.1 / np.sqrt(2), 0.0, 0.4 + 0.1 / np.sqrt(2)])
    assert corner.tolist() == pytest.approx([0.4 + 0.1 / np.sqrt(3)] * 3)


def test_only_the_top_of_a_die_is_owned_and_all_its_triangles_look_outwards() -> None:
    cube = die([plain(0.5)] * 6, 0.12, 7)
    middles = cube.points[cube.faces].mean(1)
    assert middles[cube.owner == 7][:, 2].min() > 0.4
    assert (cube.owner[middles[:, 2] < 0.4] == 0).all()
    corners = cube.points[cube.wound()]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    solid = np.linalg.norm(across, axis=1) > 1e-12
    assert ((across * middles).sum(1)[solid] > 0).all()
    assert np.abs(cube.points).max() == pytest.approx(0.5)


def test_the_picture_of_a_side_lies_as_its_axes_say() -> None:
    coats = [plain(0.2) for _ in range(6)]
    marked = coats[2].colour.copy()
    marked[0, 0] = 0.9  # the upper left of the side whose picture's right is +y and down is -z
    coats[2] = replace(coats[2], colour=marked)
    cube = die(coats, 0.1, 1)
    spot = cube.points[cube.colour[:, 0] > 0.5][0]
    assert (spot[0] < -0.4, spot[1] < -0.4, spot[2] > 0.4) == (True, True, True)


def test_print_on_a_die_keeps_clear_of_its_rounded_edges() -> None:
    made = white_dice()
    coat = side_coat(made, Face("5", "red"), 0, 100, made.shape.body, chances())
    rim = round(100 * made.inset)
    assert rim >= 5
    bare = coat.colour[0, 0]
    assert np.abs(coat.colour[:rim] - bare).max() < 1e-6
    assert np.abs(coat.colour - bare).max() > 0.3


def test_cut_letters_are_hollows_and_printed_ones_are_not() -> None:
    face = Face("8", "blue")
    depths = []
    for name in ("tusk", "lagoon"):
        made = reported_set("dice", name, chances())
        depths.append(side_coat(made, face, 0, 80, made.shape.body, chances()).height.min())
    assert depths[0] < -0.005
    assert depths[1] == 0.0


def test_each_half_of_a_tile_shows_its_own_marking() -> None:
    coat = tile_coat(bands(), (Face("1", "red"), Face("1", "blue")), 60, chances())
    assert coat.height.shape == (116, 60)  # 60 x 1.95, an even number
    far, near = coat.colour[4, 4], coat.colour[-4, 4]
    assert far[0] > 2 * far[2]
    assert near[2] > 2 * near[0]


def test_a_tile_truth_says_how_its_markings_are_turned() -> None:
    made = bands()
    items = laid_tiles(made, [Domo.parse("red 2|blue 4")], 0, "scattered", chances(3))
    truth = uno_truth(items, made, camera(), SIZE, np.zeros((240, 320), np.int64))
    assert [half.turn for half in truth.halves] == [3, 1]
    one, other = truth.halves
    assert one.centre + one.partner == pytest.approx(other.centre)
    assert one.partner == pytest.approx(-other.partner)
    across = one.partner[0] * one.side[1] - one.partner[1] * one.side[0]
    assert across > 0  # the side is clockwise of the partner
    assert np.hypot(*one.side) == pytest.approx(25.0, rel=0.1)  # half of 400 px / 8, a little nearer


def test_the_upright_of_a_die_is_the_top_of_its_marking() -> None:
    made = white_dice()
    items = thrown_dice(made, [Die.parse("red 2")], 0, "loose", chances())
    owners = np.ones((240, 320), np.int64)
    (half,) = uno_truth(items, made, camera(), SIZE, owners).halves
    assert str(half.face) == "red 2"
    assert (half.turn, half.seen) == (0, 1.0)
    up = items[0].body.pose.axes[1] * [-1.0, -1.0, 1.0]  # its own y is down the picture
    seen = half.partner / np.hypot(*half.partner)
    assert seen == pytest.approx([up[0], -up[1]], abs=0.02)  # the picture's y is down, too
    assert np.hypot(*half.partner) == pytest.approx(2 * np.hypot(*half.side), rel=1e-3)


def test_a_die_seen_from_above_is_wholly_seen_though_its_edges_are_round() -> None:
    made = replace(white_dice(), shape=replace(white_dice().shape, rounding=0.2))
    items = thrown_dice(made, [Die.parse("red 2")], 0, "loose", chances())
    owners = np.zeros((240, 320), np.int64)
    owners[: 51 * 51 // 320 + 1].ravel()[: 51 * 51] = 1  # of a top of 400 px / 7, 57.1 px long
    (half,) = uno_truth(items, made, camera(), SIZE, owners).halves
    assert half.seen == 1.0
    owners[owners == 1] = np.arange(51 * 51) % 4 != 0
    (half,) = uno_truth(items, made, camera(), SIZE, owners).halves
    assert half.seen == pytest.approx(0.77, abs=0.02)


@pytest.mark.parametrize("seed", range(4))
def test_a_die_that_leans_is_no_half(seed: int) -> None:
    made = white_dice()
    items = thrown_dice(made, [Die.parse("red 2"), Die.parse("W")], 1, "loose", chances(seed))
    truth = uno_truth(items, made, camera(14.0), SIZE, np.ones((240, 320), np.int64))
    assert len(truth.halves) == 2
    assert len(truth.backs) == len(items) - 2


def test_tiles_face_down_are_backs() -> None:
    made = bands()
    items = laid_tiles(made, [Domo.parse("red 2|blue 4")], 2, "grid", chances())
    truth = uno_truth(items, made, camera(14.0), SIZE, np.zeros((240, 320), np.int64))
    assert (len(truth.halves), len(truth.backs)) == (2, 2)
    back = truth.backs[0]
    assert np.hypot(*back.along) / np.hypot(*back.side) == pytest.approx(1.95, rel=0.05)


@pytest.mark.parametrize("seed", range(8))
def test_all_pieces_are_whole_in_the_picture(seed: int) -> None:
    rng = chances(seed)
    tiles = [Domo(face, Face("W")) for face in SETS["uno-dominoes"].faces[: 1 + 2 * seed]]
    items = laid_tiles(bands(), tiles, 1, "scattered", rng)
    seen = aimed(items, Aim(SIZE, 7.0 * seed, 0.3, 0.8, 60.0), rng)
    px = seen.project(np.vstack([item.corners for item in items]))
    assert (px.min(0) >= 0).all()
    assert (px.max(0) <= SIZE).all()


def lying(turn: int = 0) -> DrawnHalf:
    """A blue 4 of the white dice, 80 px large, in the middle of a picture of 160 x 120 px."""
    return DrawnHalf(
        tile=0, pips=0,
        centre=np.array([80.0, 60.0]), partner=np.array([0.0, -80.0]), side=np.array([40.0, 0.0]),
        seen=1.0, inside=1.0, points=np.empty((0, 2)), face=Face("4", "blue"), turn=turn,
    )  # fmt: skip


def test_what_glare_has_washed_out_is_not_legible() -> None:
    made = white_dice()
    truth = Truth((160, 120), (lying(),), ())
    printed, _ = print_face(design("dice", "lagoon"), Face("4", "blue"), 80)
    photo = np.full((120, 160, 3), 235, np.uint8)
    noise = chances().normal(0, 6, photo.shape)
    blank = np.clip(photo + noise, 0, 255).astype(np.uint8)
    photo[20:100, 40:120] = printed.astype(np.uint8)
    dim = np.clip(photo * 0.5 + noise, 0, 255).astype(np.uint8)
    assert legible_only(dim, truth, made).halves[0].legible
    assert not legible_only(blank, truth, made).halves[0].legible


def test_things_stand_clear_of_the_pieces_to_the_eye() -> None:
    made = bands()
    items = laid_tiles(made, [Domo.parse("red 2|blue 4")], 0, "grid", chances())
    seen = looking_at_table(tilt=0.6, roll=0.0, focal_px=300.0, distance=16.0, centre_px=(160.0, 120.0))
    put, names = put_down(list(THINGS), items, SIZE, seen, chances(5), unit=1.0, tidy=True)
    assert len(put) == len(names) >= 3
    piece = outline_of(items[0].corners, seen)
    for other in put:
        hull = outline_of(other.points, seen)
        apart = hull.max(0) < piece.min(0)
        beyond = hull.min(0) > piece.max(0)
        overlap = not (apart | beyond).any() and _meets(hull, piece)
        assert not overlap


def _meets(one: Points, other: Points) -> bool:
    area, _ = cv2.intersectConvexConvex(one.astype(np.float32), other.astype(np.float32))
    return float(area) > 0


@pytest.mark.parametrize("name", THINGS)
def test_things_stand_on_the_table_with_sound_normals(name: str) -> None:
    solid = thing(name, chances(2), 1.0)
    assert -0.05 <= solid.points[:, 2].min() <= 0.25
    assert np.linalg.norm(solid.normals, axis=1) == pytest.approx(np.ones(len(solid.normals)), abs=1e-6)
    assert 0.0 <= solid.colour.min() <= solid.colour.max() <= 1.0


def test_a_lathe_turns_the_outside_outwards() -> None:
    pipe = lathe([[(2.0, 1.0), (2.0, 0.0)]], 8)
    assert (pipe.points[:, :2] * pipe.normals[:, :2]).sum(1) == pytest.approx(np.full(16, 2.0))


def test_a_printed_box_has_its_pictures_on_five_sides() -> None:
    white = np.ones((4, 4, 3))
    box = printed_box(np.array([2.0, 1.0]), 0.5, white, [white] * 4, 0.5)
    assert box.points.min(0).tolist() == pytest.approx([-2.0, -1.0, 0.0])
    assert box.points.max(0).tolist() == pytest.approx([2.0, 1.0, 0.5])
    away = ((box.points - [0.0, 0.0, 0.25]) * box.normals).sum(1)
    assert (away > 0).all()


@pytest.mark.parametrize("name", GROUNDS)
def test_a_ground_is_a_picture(name: str) -> None:
    made = ground(name, chances(1))
    assert made.picture.shape[:2] == made.relief.shape
    assert 0 <= made.picture.min() <= made.picture.max() <= 255
    assert 3.0 < made.picture.mean() < 252.0


@pytest.mark.parametrize("kind", ["tiles", "dice"])
def test_reported_photos_show_every_look_in_turn(kind: str) -> None:
    names = look_names(kind)
    asked = [reported(kind, seed) for seed in range(2 * len(names))]
    assert [one.plan.made.name for one in asked] == 2 * names
    assert all(one.plan.tidy and 0.0 <= one.plan.aim.tilt <= 55.0 for one in asked)
    assert all(piece in SETS[one.piece_set] for one in asked for piece in one.plan.pieces)
    assert all(len(one.plan.pieces) <= (8 if kind == "dice" else 14) for one in asked)


@pytest.mark.parametrize("kind", ["tiles", "dice"])
def test_scenes_to_train_with_never_show_what_reports(kind: str) -> None:
    shown = {training(kind, seed).made.name for seed in range(30)}
    assert len(shown) > 2
    assert not shown & {*HELD_OUT_UNO, *TILES, *DICE}


def test_a_hidden_or_tiny_half_is_not_fair() -> None:
    whole = lying()
    small = replace(whole, partner=whole.partner * 0.3, side=whole.side * 0.3)
    assert fair(Truth(SIZE, (whole,), ()))
    assert not fair(Truth(SIZE, (small,), ()))
    assert not fair(Truth(SIZE, (replace(whole, seen=0.8),), ()))


def test_the_truth_of_a_die_is_in_the_words_of_the_renders() -> None:
    asked = UnoAsked(reported("dice", 0).plan, "uno-dice", ("look:lagoon",))
    told = entry(
        asked, Truth((160, 120), (lying(), replace(lying(), tile=1, face=Face("WD4"))), ()), ("worn",)
    )
    assert json.loads(json.dumps(told)) == {
        "set": "uno-dice", "n_tiles": 2, "total": 54, "hand": [["blue 4"], ["WD4"]],
        "tiles": [
            {"marks": ["blue 4"], "x": 80.0, "y": 60.0, "len": 80.0, "quad": QUAD},
            {"marks": ["WD4"], "x": 80.0, "y": 60.0, "len": 80.0, "quad": QUAD},
        ],
        "face_down": [], "tile_len_px": 80.0, "size": [160, 120], "tags": ["look:lagoon", "worn"],
    }  # fmt: skip


QUAD = [[40.0, 20.0], [120.0, 20.0], [120.0, 100.0], [40.0, 100.0]]


def test_the_first_edge_of_a_tile_is_the_end_of_its_first_marking() -> None:
    ahead = replace(
        lying(), face=Face("W"),
        centre=np.array([80.0, 30.0]), partner=np.array([0.0, 60.0]), side=np.array([-30.0, 0.0]),
    )  # fmt: skip
    behind = replace(
        lying(), face=Face("3", "red"),
        centre=np.array([80.0, 90.0]), partner=np.array([0.0, -60.0]), side=np.array([30.0, 0.0]),
    )  # fmt: skip
    back = DrawnBack(np.array([20.0, 20.0]), np.array([10.0, 0.0]), np.array([0.0, 5.0]), 1.0)
    asked = UnoAsked(reported("tiles", 0).plan, "uno-dominoes", ())
    told = entry(asked, Truth((160, 120), (ahead, behind), (back,)), ())
    assert told["total"] == 28
    (tile,) = told["tiles"]
    assert tile["marks"] == ["red 3", "W"]
    assert (tile["x"], tile["y"], tile["len"]) == (80.0, 60.0, 120.0)
    assert tile["quad"] == [[110.0, 120.0], [50.0, 120.0], [50.0, 0.0], [110.0, 0.0]]
    assert told["face_down"] == [
        {"x": 20.0, "y": 20.0, "len": 20.0, "quad": [[30.0, 15.0], [30.0, 25.0], [10.0, 25.0], [10.0, 15.0]]}
    ]


@pytest.mark.skipif(importlib.util.find_spec("mitsuba") is None, reason="Mitsuba is not installed")
def test_a_traced_die_is_where_its_truth_says() -> None:
    plan = replace(
        reported("dice", 0).plan,
        pieces=(Die.parse("red 1"),), hidden=0, clutter=(), ground="slate", mood="day",
        aim=Aim((160, 120), 20.0, 0.0, 0.5, 60.0), samples=4, wild=0.0, made=white_dice(),
    )  # fmt: skip
    seen: list[float] = []

    def look(truth: Truth) -> bool:
        seen.extend(half.seen for half in truth.halves)
        return True

    found = traced_uno(plan, chances(4), look)
    assert found is not None
    image, truth, _ = found
    (half,) = truth.halves
    assert seen[0] == 1.0  # before it is traced nothing is hidden
    assert 0.9 < seen[1] == half.seen
    x, y = half.centre.astype(int)
    blue, green, red = image[y, x].astype(int)
    assert red > blue + 30
    assert red > green + 30
