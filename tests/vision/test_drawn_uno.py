"""Drawn photos of Uno pieces, and networks that know their truth: the way between them loses nothing."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from rules.pieces import SETS, Die, Domo, Family
from tests.vision.known_uno import FindTruth, ReadTruth, is_die
from tests.vision.test_read_uno import UNO
from vision.draw_uno import draw_uno_photo
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
