"""Plates, frames, tabs, panels and wordings that only some looks of Uno pieces ask for."""

from __future__ import annotations

from collections import Counter

import cv2
import numpy as np
import pytest

from rules.pieces import COLOURLESS, COLOURS, Face
from vision.draw_uno import draw_uno_scene, tile_look_names
from vision.drawing.look import UNO_TILES, any_look, decide
from vision.drawing.uno_artwork import Artwork, artwork
from vision.drawing.uno_colours import distance
from vision.drawing.uno_dice import look_names
from vision.drawing.uno_fills import FILLS, filled
from vision.drawing.uno_frames import FRAME_AREAS, TAB_ROOM
from vision.drawing.uno_marks import MarkStyle, decide_marks
from vision.drawing.uno_plates import AREAS, plate
from vision.drawing.uno_shapes import LINE_AREAS, OUTLINES
from vision.markings import KINDS

IVORY = np.array([215.0, 235.0, 242.0])
HUES = ["#d01020", "#108030", "#e0b000", "#1030c0"]
PLAIN = {
    "scheme": "panel", "paper": "none", "hues": HUES, "tilt": 0.0, "slant": 0.0,
    "typefaces": ["DejaVuSans-Bold"], "stroke": 0.0, "outline": 0.0, "shadow": 0.0, "hollow": False,
    "told_apart": "none", "corners": False,
    "plate_size": 1.0, "plate_edge": 0.0, "neutral": "plain", "wording": "words", "number_size": 0.8,
}  # fmt: skip


def style(seed: int = 0, **other: object) -> MarkStyle:
    return decide_marks({**PLAIN, **other}, np.random.default_rng(seed), dice=True, body=IVORY)


def drawn(own: MarkStyle, face: str, room: tuple[float, float] = (1.0, 1.0)) -> Artwork:
    return artwork(own, Face.parse(face), room, IVORY)


def points(art: Artwork, *, grounds: bool) -> np.ndarray:
    parts = art.parts[: art.grounds] if grounds else art.parts[art.grounds :]
    return np.vstack([ring for part in parts for ring in part.rings])


def within(rim: np.ndarray, spots: np.ndarray) -> np.ndarray:
    edge = (rim * 1000).astype(np.float32)
    return np.array([cv2.pointPolygonTest(edge, (x * 1000, y * 1000), True) for x, y in spots]) > -8


@pytest.mark.parametrize("shape", OUTLINES)
@pytest.mark.parametrize("room", [(1.0, 1.0), (1.0, 1.1), (1.12, 1.0)])
def test_the_room_for_ink_lies_within_its_plate(shape: str, room: tuple[float, float]) -> None:
    rim = plate(shape, room, 0.9)
    assert (np.abs(rim) <= np.array(room) / 2 * 0.9 + 1e-9).all()
    reach = np.array([min(room)] * 2 if shape in ("diamond", "burst", "scalloped") else room) * 0.9 / 2
    near_corners = np.array(
        [(x, y) for s in (-1, 1) for t in (-1, 1) for x, y in ((s, 0.8 * t), (0.8 * s, t))]
    )
    for area in (AREAS[shape], LINE_AREAS.get(shape, AREAS[shape])):
        assert within(rim, near_corners * area * reach * 0.97).all()


@pytest.mark.parametrize("shape", OUTLINES)
@pytest.mark.parametrize("wording", ["words", "letters", "short", "stacked"])
def test_ink_stays_on_its_plate(shape: str, wording: str) -> None:
    own = style(plate=shape, wording=wording)
    for mark in KINDS:
        face = mark if mark in COLOURLESS else f"red {mark}"
        assert within(plate(shape, (1.0, 1.0), 1.0), points(drawn(own, face), grounds=False)).all(), face


@pytest.mark.parametrize(
    ("shape", "corner", "foot"),
    [("half", True, True), ("arch", False, True), ("shield", True, False), ("burst", False, False)],
)
def test_plates_have_the_corners_of_their_names(shape: str, corner: bool, foot: bool) -> None:
    """Above and below at the right: an arch is round above, a shield below."""
    rim = plate(shape, (1.0, 1.0), 1.0)
    assert within(rim, np.array([(0.47, -0.47), (0.47, 0.47)])).tolist() == [corner, foot]


@pytest.mark.parametrize("fill", FILLS)
@pytest.mark.parametrize("shape", ["half", "disc", "burst", "banner"])
def test_a_panel_stays_one_of_the_four_colours(fill: str, shape: str) -> None:
    own = style()
    rim = plate(shape, (1.0, 1.0), 0.95)
    for hue in own.hues:
        parts = filled(rim, hue, fill)
        assert (len(parts) == 1) == (fill == "plain")
        canvas = np.full((200, 200, 3), 255, np.uint8)
        for part in parts:
            rings = [(ring * 200 + 100).astype(np.int32) for ring in part.rings]
            if part.fill is not None:
                cv2.fillPoly(canvas, rings, part.fill.tolist())
            assert within(rim * 1.001, np.vstack(part.rings)).all()
        seen = canvas[
            cv2.fillPoly(np.zeros((200, 200), np.uint8), [(rim * 200 + 100).astype(np.int32)], 1) > 0
        ]
        mean = seen.mean(0).astype(np.float64)
        assert min(own.hues, key=lambda other: distance(other, mean)) is hue
        assert distance(hue, mean) < 22


def test_an_unknown_fill_is_told() -> None:
    with pytest.raises(KeyError, match="plaid"):
        filled(plate("half", (1.0, 1.0), 1.0), IVORY, "plaid")


@pytest.mark.parametrize("shape", FRAME_AREAS)
def test_frames_surround_the_ink_in_one_colour_or_in_four(shape: str) -> None:
    own = style(scheme="frame", frame_shape=shape, frame_width=0.08, frame_ink="plain", neutral="four")
    red, wild = drawn(own, "red 8"), drawn(own, "W")
    colours = [{tuple(p.fill) for p in art.parts[: art.grounds] if p.fill is not None} for art in (red, wild)]
    assert [len(found) for found in colours] == [1, 4]
    for art in (red, wild):
        frame, ink = points(art, grounds=True), points(art, grounds=False)
        assert np.abs(frame).max() == pytest.approx(0.5, abs=0.01)
        if shape == "diamond":
            assert np.abs(ink).sum(1).max() < 0.5 - 0.08
        else:
            assert np.linalg.norm(ink, axis=1).max() < (0.6 if shape in ("double", "brackets") else 0.46)


@pytest.mark.parametrize(
    ("tab", "one", "four"), [("bands", 2, 8), ("sides", 2, 8), ("corners", 2, 4), ("underline", 1, 4)]
)
def test_tabs_lie_beside_the_ink(tab: str, one: int, four: int) -> None:
    assert tab in TAB_ROOM
    own = style(scheme="tab", tab=tab, frame_width=0.1, neutral="four", frame_ink="plain")
    assert [drawn(own, face).grounds for face in ("red 8", "W")] == [one, four]
    for face in ("red 8", "W"):
        art = drawn(own, face)
        ink = points(art, grounds=False)
        assert (np.abs(points(art, grounds=True)) <= 0.5).all()
        for part in art.parts[: art.grounds]:
            assert not within(part.rings[0], ink).any() or tab == "corners"


@pytest.mark.parametrize(
    ("wording", "mark", "allowed"),
    [
        ("short", "D2", {"+2", "2+", "D 2", "DR 2", "TAKE 2", "TAKE/2", "DRAW/+2"}),
        ("short", "R", {"REV", "RE/VERSE", "R"}),
        ("short", "DE", {"END", "DEAD/END", "D END"}),
        ("stacked", "S", {"S/K/I/P"}),
        ("stacked", "WD4", {"W/D/4", "W/+/4", "+/4"}),
    ],
)
def test_short_and_stacked_wordings(wording: str, mark: str, allowed: set[str]) -> None:
    found = {"/".join(style(seed, wording=wording).legends[mark].lines) for seed in range(60)}
    assert found == allowed


def test_mixed_wordings_print_each_marking_in_a_way_of_its_own() -> None:
    legends = [style(seed, wording="mixed").legends["S"] for seed in range(80)]
    ways = Counter(legend.sign or "/".join(legend.lines) for legend in legends)
    assert set(ways) == {"SKIP", "S", "S/K/I/P", "ban"}


def test_short_forms_stand_in_two_corners_only_where_a_look_asks() -> None:
    own, bare = style(plate="half", corner_words=True), style(plate="half")
    assert own.corner_words["S"] == "S"
    assert bare.corner_words == {}
    for face, more in (("red S", 2), ("red 8", 0)):
        assert len(drawn(own, face).parts) - len(drawn(bare, face).parts) == more
    ink = points(drawn(own, "red S"), grounds=False)
    assert ink.min(0) == pytest.approx(-ink.max(0), abs=0.03)  # one turned round
    assert not style(plate="half", corner_words=False).corner_words


@pytest.mark.parametrize(
    ("other", "repeats"),
    [
        ({"plate": "half"}, True),
        ({"plate": "half", "plate_size": 0.8}, False),
        ({"plate": "disc"}, False),
        ({"plate": "shield"}, False),
        ({"scheme": "ink"}, True),
        ({"scheme": "ink", "paper": "oval"}, False),
        ({"scheme": "tab", "tab": "bands"}, False),
        ({"scheme": "frame", "frame_shape": "disc"}, False),
    ],
    ids=str,
)
def test_short_forms_need_a_ground_in_the_corners(other: dict[str, object], repeats: bool) -> None:
    with_words, without = style(corner_words=True, **other), style(**other)
    assert (len(drawn(with_words, "red S").parts) > len(drawn(without, "red S").parts)) == repeats


def test_colours_keep_apart_from_the_ground_as_far_as_a_look_asks() -> None:
    for seed in range(60):
        look = decide("designer", np.random.default_rng(seed), folder=UNO_TILES)
        own = look.marks
        assert own is not None
        if own.scheme in ("frame", "tab"):
            assert min(distance(look.body, hue) for hue in own.hues) >= 52
        if own.scheme == "ink" and own.paper != "none":
            assert min(distance(own.paper_colour, hue) for hue in own.hues) > 30


def test_looks_of_no_share_are_drawn_only_by_name() -> None:
    assert "designer" in tile_look_names()
    assert "workshop" in look_names()
    rng = np.random.default_rng(1)
    assert {any_look(rng, names=["designer", "ivory"], folder=UNO_TILES) for _ in range(50)} == {"ivory"}
    for dice, names in ((False, ["designer"]), (True, ["workshop"])):
        _, truth = draw_uno_scene(3, (200, 200), looks=names, dice=dice)
        assert truth.halves


def test_every_kind_is_drawn_in_every_colour_by_the_new_looks() -> None:
    rng = np.random.default_rng(8)
    for seed in range(40):
        own = decide("designer", np.random.default_rng(seed), folder=UNO_TILES).marks
        assert own is not None
        for mark in KINDS:
            face = Face(mark) if mark in COLOURLESS else Face(mark, COLOURS[int(rng.integers(4))])
            art = artwork(own, face, (1.0, 1.05), IVORY)
            assert art.least > 0.02, (seed, mark)
