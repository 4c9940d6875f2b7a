"""The real networks on drawn photos: plain ones read entirely right, bad ones with the right doubt."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
import pytest

from rules.pieces import SETS, Tile
from vision.decode import Pixels
from vision.draw import draw_photo
from vision.photo import Photo
from vision.read import Reader
from vision.reading import Reading

SIZE = (1280, 960)
HAND = ((0, 3), (1, 2), (2, 6), (3, 3), (4, 5), (5, 6))


@cache
def reader() -> Reader:
    return Reader.load()


def read(photo: Pixels, box: str = "double-6") -> Reading:
    return reader().read(Photo.of(photo), SETS[box])


@cache
def plain(look: str = "ivory") -> Pixels:
    return draw_photo(HAND, 3, SIZE, look=look)[0]


def pieces(reading: Reading) -> list[str]:
    return sorted(str(seen.piece) for seen in reading.pieces)


def kinds(reading: Reading) -> set[str]:
    return {doubt.kind for doubt in reading.doubts}


@pytest.mark.parametrize("look", ["ivory", "coloured"])
@pytest.mark.parametrize("layout", ["scattered", "grid", "chain"])
def test_a_fair_photo_is_read_entirely_right(look: str, layout: str) -> None:
    photo, truth = draw_photo(HAND, 4, SIZE, look=look, layout=layout)
    reading = read(photo)
    assert pieces(reading) == ["0-3", "1-2", "2-6", "3-3", "4-5", "5-6"]
    assert (
        sum(seen.piece.pips for seen in reading.pieces if isinstance(seen.piece, Tile)) == 40 == truth.total
    )
    assert sum(seen.sure for seen in reading.pieces) >= 5


def test_a_double_twelve_hand_is_read_right() -> None:
    hand = ((0, 12), (7, 8), (9, 10), (11, 12), (6, 9))
    reading = read(draw_photo(hand, 2, SIZE, look="coloured")[0], "double-12")
    assert pieces(reading) == ["0-12", "11-12", "6-9", "7-8", "9-10"]


@pytest.mark.parametrize("turn", [cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_180])
def test_a_turned_photo_reads_the_same(turn: int) -> None:
    assert pieces(read(np.asarray(cv2.rotate(plain(), turn), np.uint8))) == pieces(read(plain()))


def test_a_small_photo_from_a_messenger_reads_the_same() -> None:
    small = np.asarray(cv2.resize(plain(), (640, 480), interpolation=cv2.INTER_AREA), np.uint8)
    assert pieces(read(small)) == pieces(read(plain()))


def test_corners_lie_on_the_drawn_tiles() -> None:
    photo, truth = draw_photo(HAND, 4, SIZE)
    drawn = {
        tuple(sorted((one.pips, two.pips))): (one.centre + two.centre) / 2
        for one, two in zip(truth.halves[::2], truth.halves[1::2], strict=True)
    }
    for seen in read(photo).pieces:
        middle = np.mean(seen.corners_px, 0)
        assert middle == pytest.approx(drawn[seen.piece.marks], abs=12)  # type: ignore[index]


def test_an_empty_table_says_that_nothing_was_found() -> None:
    assert kinds(read(np.full((960, 1280, 3), (60, 90, 40), np.uint8))) == {"nothing-found"}


def test_a_black_photo_asks_for_light() -> None:
    assert "too-dark" in kinds(read(np.asarray(plain("coloured") * 0.02, np.uint8)))


def test_a_very_blurred_photo_is_not_trusted_and_says_so() -> None:
    reading = read(draw_photo(HAND, 5, SIZE, blur_px=14)[0])
    assert not any(seen.sure for seen in reading.pieces)
    assert kinds(reading) & {"blurred", "maybe", "nothing-found"}


def test_a_tile_cut_by_the_frame_is_told() -> None:
    photo, truth = draw_photo(HAND, 4, SIZE)
    tiles = zip(truth.halves[::2], truth.halves[1::2], strict=True)
    one, two = min(tiles, key=lambda pair: min(half.centre[0] for half in pair))
    left = min(one.centre[0], two.centre[0])
    reading = read(np.ascontiguousarray(photo[:, int(left) :]))
    assert "cut-off" in kinds(reading)
    assert not any(seen.sure for seen in reading.pieces if seen.piece == Tile(one.pips, two.pips))
