"""The markings of Uno pieces are painted as their style says."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from rules.pieces import COLOURLESS, COLOURS, Face
from vision.drawing.chance import LookError
from vision.drawing.held_out import HELD_OUT_TYPEFACES, HELD_OUT_UNO
from vision.drawing.look import UNO_TILES, look_files
from vision.drawing.uno_colours import distance, four_colours
from vision.drawing.uno_letters import every_typeface, set_line, typefaces
from vision.drawing.uno_marks import MarkStyle, decide_marks, paint_mark
from vision.drawing.uno_signs import SIGNS, Paints
from vision.markings import KINDS

WHITE = np.full(3, 255.0)
PLAIN = {
    "scheme": "ink", "paper": "none", "hues": ["#d01020", "#108030", "#e0b000", "#1030c0"], "tilt": 0.0,
    "slant": 0.0, "typefaces": ["DejaVuSans-Bold"], "fade": 0.0, "flaked": 0.0, "scratched": 0.0,
    "relief": 0.0, "told_apart": "none", "corners": False, "stroke": 0.0, "hollow": False, "outline": 0.0, 
    "shadow": 0.0, "turns": "head", "wording": "words", "neutral": "plain", "number_size": 0.6,
}  # fmt: skip


def style(seed: int = 0, **other: object) -> MarkStyle:
    return decide_marks({**PLAIN, **other}, np.random.default_rng(seed), dice=False, body=WHITE)


def painted(own: MarkStyle, face: str, turn: int = 0) -> np.ndarray:
    image = np.full((120, 120, 3), 255, np.uint8)
    paint_mark(image, own, Face.parse(face), (10, 10, 110, 110), turn, np.random.default_rng(0))
    return image


def middle_of_ink(image: np.ndarray) -> tuple[float, float]:
    rows, columns = np.nonzero(image.min(2) < 128)
    return columns.mean() - 59.5, rows.mean() - 59.5


def test_a_red_seven_is_red_and_its_bar_is_where_its_top_is() -> None:
    upright = painted(style(), "red 7")
    ink = upright[upright.min(2) < 100].mean(0)
    assert ink == pytest.approx([0x20, 0x10, 0xD0], abs=12)
    wide = (upright.min(2) < 128).sum(1)
    rows = np.nonzero(wide)[0]
    assert wide[rows[:8]].mean() > 2 * wide[rows[-8:]].mean()


@pytest.mark.parametrize(("turn", "quarters"), [(0, 0), (1, 3), (2, 2), (3, 1)])
def test_a_turn_is_a_quarter_clockwise(turn: int, quarters: int) -> None:
    upright, turned = painted(style(), "blue 4"), painted(style(), "blue 4", turn)
    back = np.rot90(turned, -quarters)  # np turns counterclockwise
    assert np.abs(back.astype(int) - upright).mean() < 4


@pytest.mark.parametrize(
    ("face", "hue"), [("red 1", 0), ("green 1", 1), ("yellow S", 2), ("blue D2", 3)], ids=str
)
def test_ink_has_the_colour_of_the_face(face: str, hue: int) -> None:
    own = style()
    image = painted(own, face)
    ink = np.median(image[image.min(2) < 100], axis=0)
    assert min(range(4), key=lambda i: distance(own.hues[i], ink)) == hue


def test_words_without_a_colour_are_black_on_white() -> None:
    image = painted(style(), "DE")
    assert image[image.max(2) < 128].mean() < 50
    assert (image.max(2).astype(int) - image.min(2)).max() < 60


def test_a_line_or_a_dot_tells_six_from_nine_and_no_other_number() -> None:
    for mark in ("line", "dot"):
        for digit in "123456789":
            marked = painted(style(told_apart=mark), f"red {digit}")
            bare = painted(style(), f"red {digit}")
            assert (np.abs(marked.astype(int) - bare).max() > 60) == (digit in "69")


def test_the_line_of_a_six_is_at_its_foot() -> None:
    image = painted(style(told_apart="line"), "red 6", turn=1)  # its top points right, its foot left
    columns = np.nonzero((image.min(2) < 128).sum(0))[0]
    gap = np.nonzero(np.diff(columns) > 1)[0]
    assert len(gap) == 1
    assert columns[gap[0]] < 60


def test_a_panel_has_the_colour_and_white_ink() -> None:
    own = style(scheme="panel", plate="half", plate_size=1.0, plate_ink="light", plate_edge=0.0)
    image = painted(own, "green 8")
    assert image[14, 14] == pytest.approx([0x30, 0x80, 0x10], abs=3)
    assert (image[40:80, 40:80].min(2) > 225).any()


def test_nothing_is_painted_beyond_the_box() -> None:
    for seed, face in itertools.product(range(30), ("red 9", "WD4", "blue R")):
        own = decide_marks({}, np.random.default_rng(seed), dice=False, body=WHITE)
        image = np.full((80, 80, 3), 255, np.uint8)
        paint_mark(image, own, Face.parse(face), (20, 20, 60, 60), 0, np.random.default_rng(0))
        image[20:60, 20:60] = 255
        assert image.min() == 255


BODIES = {"plain": (215, 235, 242), "four": (30, 30, 34), "other": (160, 90, 60), "grey": (250, 250, 250)}


@pytest.mark.parametrize("scheme", ["ink", "panel", "card", "frame", "tab"])
@pytest.mark.parametrize("wording", ["words", "letters", "signs", "signs and words"])
def test_every_kind_paints_in_every_style(scheme: str, wording: str) -> None:
    rng = np.random.default_rng(5)
    for neutral, body in BODIES.items():
        data = {"scheme": scheme, "wording": wording, "neutral": neutral, "fade": 0.0, "flaked": 0.0}
        own = decide_marks(data, rng, dice=True, body=np.array(body, np.float64))
        for turn, kind in enumerate(KINDS):
            face = Face(kind) if kind in COLOURLESS else Face(kind, COLOURS[turn % 4])
            image = np.empty((48, 44, 3), np.uint8)
            image[:] = body
            before = image.copy()
            paint_mark(image, own, face, (0, 0, 44, 48), turn % 4, rng)
            assert (np.abs(image.astype(int) - before).max(2) > 30).sum() > 12, face


def test_every_kind_has_a_legend() -> None:
    assert set(style().legends) == set(KINDS)
    assert style(spelled=False).legends["WD4"].lines[0].startswith("WILD")
    letters = style(wording="letters").legends
    assert letters["S"].lines == ("S",)


@pytest.mark.parametrize(
    ("turns", "expected"),
    [("head", (0, 0)), ("foot", (2, 2)), ("portrait", (2, 0)), ("landscape", (3, 1))],
)
def test_sets_turn_their_markings(turns: str, expected: tuple[int, int]) -> None:
    own = style(turns=turns)
    assert (own.turn(Face("3", "red"), 0), own.turn(Face("3", "red"), 1)) == expected


def test_the_same_chance_decides_the_same() -> None:
    one, two = painted(style(3), "yellow D2"), painted(style(3), "yellow D2")
    assert (one == two).all()
    assert (painted(style(4, typefaces=["lobster"]), "yellow D2") != one).any()


def test_four_colours_are_told_from_each_other() -> None:
    for seed in range(40):
        four = four_colours(np.random.default_rng(seed))
        assert min(distance(a, b) for a, b in itertools.combinations(four, 2)) > 44


def test_the_colours_of_ink_stand_out_from_the_body() -> None:
    navy = np.array([90.0, 40, 30])
    for seed in range(40):
        own = decide_marks({"scheme": "ink"}, np.random.default_rng(seed), dice=True, body=navy)
        ground = navy if own.paper == "none" else own.paper_colour
        assert min(distance(ground, hue) for hue in own.hues) > 20


def test_held_out_names_exist_and_do_not_train() -> None:
    assert set(HELD_OUT_TYPEFACES) <= set(typefaces())
    assert {"parlour", "arcade", "caravan", "sampler"} <= set(HELD_OUT_UNO) & set(look_files(UNO_TILES))
    for seed in range(20):
        own = decide_marks({}, np.random.default_rng(seed), dice=True, held_out=True)
        assert own.numbers.typeface in HELD_OUT_TYPEFACES
    for seed in range(60):
        own = decide_marks({}, np.random.default_rng(seed), dice=True)
        assert not {own.numbers.typeface, own.words.typeface} & set(HELD_OUT_TYPEFACES)


def test_the_families_that_report_are_not_among_the_typefaces_added_for_training() -> None:
    # families of HELD_OUT_TYPEFACES and of the path-traced photos, and the same letters under other names
    families = (
        "andika", "artemisia", "biolinum", "bonum", "bookman", "didot", "hack", "jura", "kirang", "lato",
        "leaguespartan", "lobster", "manjari", "manrope", "nanumpen", "nationalpark", "ptc", "ptf", "ptm",
        "ptn", "pts", "ptz", "rasa-", "tuffy", "yrsa",
    )  # fmt: skip
    added = every_typeface().keys() - typefaces().keys()
    assert not [(name, family) for name in added for family in families if family in name.lower()]


def test_every_typeface_is_what_trains_of_the_usual_ones_and_some_eighty_more() -> None:
    every = every_typeface()
    assert not every.keys() & set(HELD_OUT_TYPEFACES)
    assert typefaces().keys() - every.keys() == set(HELD_OUT_TYPEFACES)
    assert len(every.keys() - typefaces().keys()) >= 80


def test_a_look_may_print_with_every_typeface() -> None:
    chosen = {style(seed, typefaces="every").numbers.typeface for seed in range(1200)}
    assert {"LiberationSans-Bold", "lobster", "QTKooper", "C-64-Regular"} <= chosen
    assert not chosen & set(HELD_OUT_TYPEFACES)


def test_every_typeface_takes_no_other_chances_than_the_usual_ones() -> None:
    for seed in range(20):
        every, usual = np.random.default_rng(seed), np.random.default_rng(seed)
        one = decide_marks({"same_typeface": False, "typefaces": "every"}, every, dice=False)
        two = decide_marks({"same_typeface": False}, usual, dice=False)
        assert one.number_size == two.number_size
        assert every.bit_generator.state == usual.bit_generator.state


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, ("ComicNeue-Bold", "CherryBomb-Regular")),
        (1, ("texgyrepagella-bold", "texgyrepagella-bold")),
        (2, ("BMHANNAPro", "KaushanScript-Regular")),
    ],
)
def test_looks_that_do_not_ask_print_as_ever(seed: int, expected: tuple[str, str]) -> None:
    own = decide_marks({}, np.random.default_rng(seed), dice=True)
    assert (own.numbers.typeface, own.words.typeface) == expected


def test_there_are_many_typefaces_with_all_characters() -> None:
    assert len(typefaces()) >= 70
    for name in typefaces().keys() | every_typeface().keys():
        line = set_line(name, "+0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        assert len(line.glyphs) == 37
        assert line.width > 8


def test_an_unknown_typeface_or_character_is_told() -> None:
    with pytest.raises(LookError, match="no typeface 'Gill'"):
        style(typefaces=["Gill"])
    with pytest.raises(LookError, match="no typeface"):
        style(typefaces="most")
    with pytest.raises(KeyError):
        set_line("DejaVuSans-Bold", "?")


def test_every_sign_stays_within_its_frame() -> None:
    paints = Paints(WHITE, WHITE, (WHITE,) * 4)
    for name, draw in SIGNS.items():
        for thick in (0.14, 0.32):
            points = np.vstack([ring for part in draw(paints, thick) for ring in part.rings])
            assert np.abs(points).max() < 1.35, name
            assert np.ptp(points, axis=0).max() > 1.2, name
