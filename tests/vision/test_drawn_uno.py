"""Drawn photos of Uno pieces, and networks that know their truth: the way between them loses nothing."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from rules.pieces import SETS, Die, Domo, Family
from tests.vision.known_uno import FindTruth, ReadTruth, is_die
from tests.vision.test_read_uno import UNO
from vision.draw_uno import draw_uno_photo
from vision.drawing.lens import expose
from vision.drawing.truth import Truth
from vision.drawing.uno_dice import draw_dice_photo
from vision.eyes import Eyes
from vision.pairs import pair, singly
from vision.photo import Photo
from vision.read import Reader
from vision.reading import Reading

HAND = ("red 7|blue D2", "green 6|yellow 9", "W|WD4", "blue 1|red S", "DE|green 4", "yellow R|yellow R")
DICE = ("red 5", "blue 2", "W", "green 6", "yellow S")
SIZE = (960, 720)


def read(image: np.ndarray, truth: Truth, off: float = 0.0) -> Reading:
    dice = is_die(truth)
    finder = FindTruth(truth, off)
    own = Eyes(finder, finder, singly if dice else pair, ReadTruth(image, truth), UNO)
    box = SETS["uno-dice" if dice else "uno-dominoes"]
    assert (box.family is Family.UNO_DICE) == dice
    return Reader(lambda family: own).read(Photo.of(image), box)


@pytest.mark.parametrize(("layout", "tilt"), [("scattered", 0.0), ("scattered", 55.0), ("chain", 40.0)])
def test_tiles_are_read_as_they_lie_however_the_camera_is_tilted(layout: str, tilt: float) -> None:
    hand = [Domo.parse(text) for text in HAND]
    image, truth = draw_uno_photo(hand, 5, SIZE, layout=layout, tilt=tilt, face_down=1)
    reading = read(image, truth, off=0.01)
    assert sorted(str(seen.piece) for seen in reading.pieces) == sorted(map(str, hand))
    assert "face-down" in {doubt.kind for doubt in reading.doubts}
    places = {
        str(face): half.centre
        for half in truth.halves
        if (face := half.face) is not None and face.mark != "R"
    }
    for seen in reading.pieces:
        corners = np.array(seen.corners_px)
        first = (corners[:2].sum(0) * 3 + corners[2:].sum(0)) / 8  # the middle of the half at the first edge
        if seen.piece.marks[0] in places:
            size = np.hypot(*(corners[1] - corners[0]))
            assert np.hypot(*(first - places[str(seen.piece.marks[0])])) < 0.25 * size


@pytest.mark.parametrize(("seed", "tilt"), [(1, 0.0), (2, 50.0)])
def test_dice_are_read_in_whichever_frame_they_are_found(seed: int, tilt: float) -> None:
    dice = [Die.parse(text) for text in DICE]
    image, truth = draw_dice_photo(dice, seed, SIZE, tilt=tilt)
    reading = read(image, truth, off=0.01)
    assert Counter(str(seen.piece) for seen in reading.pieces) == Counter(DICE)
    for half in truth.halves:
        top = half.centre + half.partner / 2  # of the mark
        seen = next(each for each in reading.pieces if str(each.piece) == str(half.face))
        corners = np.array(seen.corners_px)
        assert np.hypot(*(corners[:2].mean(0) - top)) < 0.25 * np.hypot(*half.partner)


def test_in_black_and_white_nothing_with_a_colour_is_sure() -> None:
    dice = [Die.parse(text) for text in DICE]
    image, truth = draw_dice_photo(dice, 1, SIZE, tilt=0.0)
    grey = np.repeat(image.mean(2, keepdims=True), 3, 2).astype(np.uint8)
    finder = FindTruth(truth, 0.0)
    own = Eyes(finder, finder, singly, ReadTruth(grey, truth), UNO)
    reading = Reader(lambda family: own).read(Photo.of(grey), SETS["uno-dice"])
    assert [str(seen.piece) for seen in reading.pieces if seen.sure] == ["W"]
    assert "grey" in {doubt.kind for doubt in reading.doubts}
    assert "grey" not in {doubt.kind for doubt in read(image, truth).doubts}


def test_dice_without_a_colour_may_be_in_black_and_white() -> None:
    image, truth = draw_dice_photo([Die.parse("W"), Die.parse("WD4")], 3, SIZE, look="bone", tilt=0.0)
    grey = np.repeat(image.mean(2, keepdims=True), 3, 2).astype(np.uint8)
    finder = FindTruth(truth, 0.0)
    own = Eyes(finder, finder, singly, ReadTruth(grey, truth), UNO)
    reading = Reader(lambda family: own).read(Photo.of(grey), SETS["uno-dice"])
    assert "grey" not in {doubt.kind for doubt in reading.doubts}


def test_photos_of_pieces_whose_colours_count_are_never_drawn_grey() -> None:
    picture = np.random.default_rng(5).uniform(0, 255, (12, 16, 3)).astype(np.float32)
    apart = [
        float(np.ptp(expose(picture, np.random.default_rng(seed), 1.0, least_colour=0.25), axis=2).mean())
        for seed in range(200)
    ]
    assert min(apart) > 5.0
    grey = [expose(picture, np.random.default_rng(seed), 1.0) for seed in range(200)]
    assert min(float(np.ptp(one, axis=2).mean()) for one in grey) < 0.01  # of pips some are
