"""Exemplars that contradict each other: the later one holds, and no piece is lost for what was taught."""

from __future__ import annotations

from functools import cache
from typing import Any

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.pieces import SETS
from tests.vision.inked import FindInked, inked, read_inked
from tests.vision.painted import painted, read_blue
from tests.vision.test_exemplars import DICE, TILES, A, B, cut, reader_of
from tests.vision.test_read_photo import BY, HEIGHT, WIDTH
from vision.exemplars import Exemplar, exemplars, latest
from vision.eyes import Eyes
from vision.lessons import holding
from vision.pairs import pair
from vision.photo import Photo
from vision.read import Reader
from vision.reading import Reading

NUMBERS = [(A, (3, 6)), (B, (5, 1))]
SHOWN = {"uno-dominoes": TILES, "uno-dice": DICE}
MARKS = {
    "uno-dominoes": [str(face) for face in SETS["uno-dominoes"].faces],
    "uno-dice": [str(face) for face in SETS["uno-dice"].faces],
    "double-6": list(range(7)),
}


def unsure(network: Any) -> Any:
    """As that network, far less certain of everything."""
    return lambda crops: network(crops) * 0.35


@cache
def photo_of(box: str) -> Photo:
    if box == "double-6":
        return Photo.of(painted(WIDTH, HEIGHT, NUMBERS))
    return Photo.of(inked(WIDTH, HEIGHT, SHOWN[box]))


@cache
def pictures(box: str) -> tuple[bytes, ...]:
    """Of halves in the photo, and each in a light that is a little brighter."""
    if box != "double-6":
        cut_out = cut(SHOWN[box], box)
    else:
        corners = [(160, 340), (160, 260), (320, 260), (320, 340)]
        cut_out = exemplars(photo_of(box), box, [(corners, SETS[box].parse("3-6"))])
    return tuple(brighter(each.picture, by) for each in cut_out for by in (0, 1, 2))


def brighter(picture: bytes, by: int) -> bytes:
    pixels = cv2.imdecode(np.frombuffer(picture, np.uint8), cv2.IMREAD_COLOR)
    return cv2.imencode(".png", cv2.add(pixels, np.full_like(pixels, by)))[1].tobytes()


@cache
def reader(box: str, *, certain: bool) -> Reader:
    network = read_blue if box == "double-6" else read_inked
    network = network if certain else unsure(network)
    if box != "double-6":
        return reader_of(SHOWN[box], network, box)
    finder = FindInked(WIDTH, [places for places, _ in NUMBERS])
    own = Eyes(finder, finder, pair, network, BY)
    return Reader(lambda family: own)


def read(box: str, taught: list[tuple[int, int]], *, certain: bool = True) -> Reading:
    """With exemplars: which picture, and which of the markings it was named."""
    named = [Exemplar(box, MARKS[box][mark], pictures(box)[picture]) for picture, mark in taught]
    return reader(box, certain=certain).read(photo_of(box), SETS[box], exemplars=named)


def middles(reading: Reading) -> list[tuple[int, ...]]:
    return sorted(tuple(np.mean(seen.corners_px, axis=0).round(-1).astype(int)) for seen in reading.pieces)


@pytest.mark.parametrize("certain", [True, False])
@pytest.mark.parametrize("box", ["uno-dominoes", "uno-dice", "double-6"])
def test_whatever_is_taught_every_piece_stays_where_it_lies(box: str, *, certain: bool) -> None:
    before = middles(read(box, [], certain=certain))
    assert before
    named = st.tuples(st.integers(0, len(pictures(box)) - 1), st.integers(0, len(MARKS[box]) - 1))

    @settings(max_examples=25, deadline=None)
    @given(st.lists(named, max_size=12))
    def stays(taught: list[tuple[int, int]]) -> None:
        assert middles(read(box, taught, certain=certain)) == before

    stays()


@pytest.mark.parametrize(
    ("box", "first", "then"),
    [("uno-dominoes", "red 1", "blue 2"), ("uno-dice", "W", "green 5"), ("double-6", 2, 4)],
)
def test_of_one_picture_the_later_name_holds(box: str, first: Any, then: Any) -> None:
    one, two = MARKS[box].index(first), MARKS[box].index(then)
    for taught, expected in (([(0, one), (0, two)], then), ([(0, two), (0, one)], first)):
        shown = read(box, taught)
        assert expected in {mark for seen in shown.pieces for mark in seen.piece.marks}
        assert shown == replaced(shown, read(box, taught[1:]))


def replaced(told: Reading, other: Reading) -> Reading:
    """The other, as if it had taken as long."""
    return Reading(other.piece_set, other.size_px, other.pieces, other.doubts, told.ms)


@pytest.mark.parametrize(
    ("looks", "named", "expected"),
    [
        pytest.param([], [], [], id="none"),
        pytest.param([(1, 0, 0)] * 2, [3, 3], [True, True], id="the same, named alike"),
        pytest.param([(1, 0, 0)] * 2, [3, 4], [False, True], id="the same, named otherwise"),
        pytest.param([(1, 0, 0)] * 3, [3, 4, 3], [False, False, True], id="back again"),
        pytest.param([(1, 0, 0), (0, 1, 0)], [3, 4], [True, True], id="another look"),
    ],
)
def test_what_looks_the_same_and_was_named_otherwise_later_does_not_hold(
    looks: list[tuple[int, ...]], named: list[int], expected: list[bool]
) -> None:
    features = np.array(looks, float).reshape(-1, 3)
    assert holding(features, np.array(named, np.intp), 0.99).tolist() == expected


def test_of_one_picture_the_latest_comes_last() -> None:
    one, other, again = Exemplar("s", 1, b"a"), Exemplar("s", 2, b"b"), Exemplar("s", 3, b"a")
    assert latest([one, other, again]) == [other, again]
    assert latest([]) == []
