"""Pieces of another family than the one they were read as, drawn, and the real networks."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from rules.pieces import SETS, Die, Domo
from vision.decode import Pixels
from vision.dice_or_tiles import DICE, TILES, for_tiles, in_pairs
from vision.doubt_words import sentence
from vision.draw import draw_photo
from vision.draw_uno import draw_uno_photo
from vision.drawing.uno_dice import draw_dice_photo
from vision.halves import Tiles
from vision.judge import Examined
from vision.photo import Photo
from vision.read import Reader
from vision.reading import Reading

SIZE = (960, 720)
Frame = tuple[tuple[float, float], tuple[float, float]]  # the middle of a top, and the way up

PIPS = [(0, 3), (1, 2), (2, 6), (4, 5)]
DOMOS = [Domo.parse(text) for text in ("red 7|blue D2", "green 6|yellow 9", "W|WD4", "blue 1|red S")]
DIGITS = [Die.parse(text) for text in ("red 5", "blue 2", "yellow 3", "green 6", "yellow 7")]
ROW = [
    Die.parse(text) for text in ("red 5", "blue 2", "W", "green 6", "yellow S", "red 1", "blue 9", "green 3")
]
THROWN = [Die.parse(text) for text in ("red 5", "blue 2", "W", "green 6", "yellow S")]


@cache
def reader() -> Reader:
    return Reader.load()


@cache
def photo_of(pieces: str) -> Pixels:
    drawn = {
        "pips": lambda: draw_photo(PIPS, 3, SIZE),
        "tiles": lambda: draw_uno_photo(DOMOS, 5, SIZE),
        "dice": lambda: draw_dice_photo(THROWN, 18, SIZE, look="bone", die_px=110),
        "pushed together": lambda: draw_dice_photo(ROW, 3, SIZE, look="panels", layout="touching", die_px=90),
        "in rows": lambda: draw_dice_photo(ROW, 4, SIZE, look="cards", layout="rows", die_px=90),
        "digits": lambda: draw_dice_photo(DIGITS, 8, SIZE, look="bone", die_px=110),
        "one": lambda: draw_photo(PIPS[:1], 3, SIZE),
        "numbers": lambda: draw_photo(PIPS, 3, SIZE, look="numbers", numerals=True),
        "nothing": lambda: (np.full((720, 960, 3), 120, np.uint8), None),
    }
    return drawn[pieces]()[0]


def read(pieces: str, box: str) -> Reading:
    return reader().read(Photo.of(photo_of(pieces)), SETS[box])


def told(pieces: str, box: str) -> list[str]:
    return [sentence(doubt) for doubt in read(pieces, box).doubts if doubt.kind.startswith("rather-")]


@pytest.mark.parametrize(
    ("pieces", "box", "said"),
    [
        pytest.param("tiles", "uno-dice", "These look like Uno tiles,", id="halves of Uno tiles for dice"),
        pytest.param("tiles", "double-12", "These look like Uno tiles,", id="Uno tiles for pips"),
        pytest.param("dice", "uno-dominoes", "These look like Uno dice,", id="Uno dice for tiles"),
        pytest.param("dice", "double-6", "These look like Uno dice,", id="Uno dice for pips"),
        pytest.param("digits", "double-6", "These look like Uno dice,", id="Uno dice without a word"),
        pytest.param("pips", "uno-dominoes", "These look like dominoes with pips,", id="pips for Uno tiles"),
        pytest.param("pips", "uno-dice", "These look like dominoes with pips,", id="pips for Uno dice"),
        pytest.param("one", "uno-dice", "These look like dominoes with pips,", id="one tile with pips"),
    ],
)
def test_pieces_of_another_set_are_told_with_what_to_do_and_none_is_sure(
    pieces: str, box: str, said: str
) -> None:
    (line,) = told(pieces, box)
    assert line.startswith(said)
    assert "name the set that lies here" in line
    assert not [seen for seen in read(pieces, box).pieces if seen.sure or seen.confidence > 0.05]


def test_pips_in_black_and_white_lack_no_colours() -> None:
    pips = draw_photo([(low, high) for low in range(1, 5) for high in range(low, 6)], 4, SIZE)[0]
    grey = np.repeat(pips.mean(2, keepdims=True), 3, 2).astype(np.uint8)
    kinds = [doubt.kind for doubt in reader().read(Photo.of(grey), SETS["uno-dominoes"]).doubts]
    assert kinds[0] == "rather-pips"
    assert "grey" not in kinds


@pytest.mark.parametrize(
    ("pieces", "box"),
    [
        ("pips", "double-6"),
        ("one", "double-6"),
        ("numbers", "double-9"),
        ("tiles", "uno-dominoes"),
        ("dice", "uno-dice"),
        ("pushed together", "uno-dice"),
        ("in rows", "uno-dice"),
        ("nothing", "uno-dice"),
    ],
)
def test_the_right_set_is_never_doubted(pieces: str, box: str) -> None:
    assert told(pieces, box) == []


@pytest.mark.parametrize(
    ("pieces", "box"), [("pips", "double-6"), ("tiles", "uno-dominoes"), ("dice", "uno-dice")]
)
def test_a_clear_photo_of_the_right_pieces_is_seen_by_its_own_networks_alone(
    pieces: str, box: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []
    once = Reader.load()
    monkeypatch.setattr(once, "glance", lambda photo, box: looked.append(box.name))
    assert sum(seen.sure for seen in once.read(Photo.of(photo_of(pieces)), SETS[box]).pieces) >= 2
    assert looked == []


def dice(*frames: Frame) -> Tiles:
    """Tops of dice, 40 px wide: where the middle is, and the way up."""
    centres, ups = np.array(frames, float).reshape(-1, 2, 1, 2).swapaxes(0, 1)
    sides = np.stack([-ups[..., 1], ups[..., 0]], -1) / 2
    return Tiles(centres, ups, sides, np.ones(len(frames)), np.zeros(len(frames)))


def die(x: float) -> Frame:
    return (x, 90), (0, -40)


def tile(x: float) -> list[Frame]:
    return [((x, 100), (0, -40)), ((x, 60), (0, 40))]


@pytest.mark.parametrize(
    ("frames", "well"),
    [
        pytest.param([], False, id="none"),
        pytest.param([((100, 100), (0, -40))], False, id="one"),
        pytest.param([((100, 100), (0, -40)), ((100, 60), (0, -40))], True, id="two in a column"),
        pytest.param([((100, 100), (0, -40)), ((140, 100), (40, 0))], True, id="two in a row, one turned"),
        pytest.param([((100, 100), (0, -40)), ((180, 100), (0, -40))], False, id="with room for one between"),
        pytest.param([((100, 100), (0, -40)), ((152, 100), (0, -40))], False, id="with a gap"),
        pytest.param([((100, 100), (0, -40)), ((140, 100), (24, -32))], False, id="askew"),
        pytest.param([((100, 100), (0, -40)), ((140, 140), (0, -40))], False, id="corner to corner"),
        pytest.param([((x, 100), (0, -40)) for x in (100, 140, 180)], True, id="three in a row"),
        pytest.param([*tile(100), *tile(200), die(300)], True, id="two pairs and one"),
        pytest.param([*tile(100), *(die(x) for x in range(300, 700, 100))], False, id="a pair among many"),
    ],
)
def test_tops_that_lie_two_and_two_may_be_halves_of_tiles(frames: list[Frame], well: bool) -> None:
    assert in_pairs(dice(*frames)) == well


def examined(tiles: Tiles, turn: float = 0.0) -> Examined:
    """As far as it tells tiles from dice; all is certainly there."""
    shown = SimpleNamespace(own={"turn": np.full(len(tiles), turn)}, there=np.ones(len(tiles)))
    return cast(Examined, SimpleNamespace(tiles=tiles, shown=shown))


def tiles_at(*places: float) -> Tiles:
    """As `tile`, of both halves, and seen more clearly than as two tops."""
    two = [dice(*tile(x)) for x in places]
    centres, partners, sides = (
        np.array([getattr(each, part)[:, 0] for each in two]).reshape(-1, 2, 2)
        for part in ("centres", "partners", "sides")
    )
    return Tiles(centres, partners, sides, np.full(len(two), 0.9), np.zeros(len(two)))


@pytest.mark.parametrize(
    ("tiles", "turn", "frames", "plainly"),
    [
        pytest.param([100, 200, 300], 2.0, [*tile(100), *tile(200), *tile(300)], "tiles", id="tiles"),
        pytest.param([100, 200, 300], -2.0, [*tile(100), *tile(200), *tile(300)], "", id="turned anyhow"),
        pytest.param([100], 0.0, tile(100), "", id="a tile alone, or two dice"),
        pytest.param(
            [100, 200, 300],
            2.0,
            [*tile(100), *tile(200), *tile(300), die(400)],
            "tiles",
            id="and a stray thing",
        ),
        pytest.param([100], 0.0, [*tile(100), die(300)], "", id="a pair and a die"),
        pytest.param([100], 0.0, [*tile(100), die(300), die(400)], "dice", id="a pair and two dice"),
        pytest.param([], 0.0, [die(300), die(400)], "dice", id="two dice"),
        pytest.param([], 0.0, tile(100), "", id="a tile that was not found, or two dice"),
        pytest.param([], 0.0, [], "", id="nothing"),
    ],
)
def test_tiles_are_told_from_dice_only_where_it_is_plain(
    tiles: list[float], turn: float, frames: list[Frame], plainly: str
) -> None:
    found = dice(*frames)
    found.scores[:] = 0.8
    score = for_tiles(examined(tiles_at(*tiles), turn), examined(found))
    assert ("tiles" if score > TILES else "dice" if score < DICE else "") == plainly
