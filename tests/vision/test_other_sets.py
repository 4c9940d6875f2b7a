"""Pieces of another family than the one they were read as, drawn, and the real networks."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from rules.pieces import SETS, Die, Domo
from vision.decode import Pixels
from vision.doubt_words import sentence
from vision.draw import draw_photo
from vision.draw_uno import draw_uno_photo
from vision.drawing.uno_dice import draw_dice_photo
from vision.halves import Tiles
from vision.other_sets import touching
from vision.photo import Photo
from vision.read import Reader

SIZE = (960, 720)
Frame = tuple[tuple[float, float], tuple[float, float]]  # the middle of a top, and the way up

PIPS = [(0, 3), (1, 2), (2, 6), (4, 5)]
TILES = [Domo.parse(text) for text in ("red 7|blue D2", "green 6|yellow 9", "W|WD4", "blue 1|red S")]
DICE = [Die.parse(text) for text in ("red 5", "blue 2", "W", "green 6", "yellow S")]


@cache
def reader() -> Reader:
    return Reader.load()


@cache
def photo_of(pieces: str) -> Pixels:
    drawn = {
        "pips": lambda: draw_photo(PIPS, 3, SIZE),
        "tiles": lambda: draw_uno_photo(TILES, 5, SIZE),
        "dice": lambda: draw_dice_photo(DICE, 8, SIZE, look="bone", die_px=110),
        "nothing": lambda: (np.full((720, 960, 3), 120, np.uint8), None),
    }
    return drawn[pieces]()[0]


def told(pieces: str, box: str) -> list[str]:
    reading = reader().read(Photo.of(photo_of(pieces)), SETS[box])
    return [sentence(doubt) for doubt in reading.doubts if doubt.kind.startswith("rather-")]


@pytest.mark.parametrize(
    ("pieces", "box", "said"),
    [
        pytest.param("tiles", "uno-dice", "These look like Uno tiles,", id="halves of Uno tiles for dice"),
        pytest.param("tiles", "double-12", "These look like Uno tiles,", id="Uno tiles for pips"),
        pytest.param("dice", "uno-dominoes", "These look like Uno dice,", id="Uno dice for tiles"),
        pytest.param("pips", "uno-dominoes", "These look like dominoes with pips,", id="pips for Uno tiles"),
        pytest.param("pips", "uno-dice", "These look like dominoes with pips,", id="pips for Uno dice"),
    ],
)
def test_pieces_of_another_set_are_told_with_what_to_do(pieces: str, box: str, said: str) -> None:
    (line,) = told(pieces, box)
    assert line.startswith(said)
    assert "name the set that lies here" in line


@pytest.mark.parametrize(
    ("pieces", "box"),
    [("pips", "double-6"), ("tiles", "uno-dominoes"), ("dice", "uno-dice"), ("nothing", "uno-dice")],
)
def test_the_right_set_is_never_doubted(pieces: str, box: str) -> None:
    assert told(pieces, box) == []


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
    ("frames", "pairs"),
    [
        pytest.param([], 0, id="none"),
        pytest.param([((100, 100), (0, -40))], 0, id="one"),
        pytest.param([((100, 100), (0, -40)), ((100, 60), (0, -40))], 1, id="two in a column"),
        pytest.param([((100, 100), (0, -40)), ((140, 100), (40, 0))], 1, id="two in a row, one turned"),
        pytest.param([((100, 100), (0, -40)), ((180, 100), (0, -40))], 0, id="with room for one between"),
        pytest.param([((100, 100), (0, -40)), ((140, 140), (0, -40))], 0, id="corner to corner"),
        pytest.param([((x, 100), (0, -40)) for x in (100, 140, 180)], 0, id="three in a row"),
        pytest.param([*tile(100), *tile(200), die(300)], 2, id="two pairs and one"),
        pytest.param([*tile(100), die(300)], 1, id="a pair and one"),
        pytest.param([*tile(100), *(die(x) for x in range(300, 700, 100))], 0, id="a pair among many"),
    ],
)
def test_tops_that_touch_in_pairs_may_be_halves_of_tiles(frames: list[Frame], pairs: int) -> None:
    assert touching(dice(*frames)) == pairs
