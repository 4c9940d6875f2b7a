"""What a person corrected, cut out, kept, and read with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from rules.pieces import SETS, Family
from tests.vision.inked import FindInked, Shown, inked, read_inked
from tests.vision.painted import painted, read_blue
from tests.vision.test_read_photo import BY, HEIGHT, WIDTH, pieces
from tests.vision.test_read_uno import UNO
from vision.exemplars import PICTURE_PX, Exemplar, exemplars, views
from vision.eyes import Eyes
from vision.lessons import Lesson, taught
from vision.markings import CLASSES, KINDS, TURNS
from vision.pairs import pair, singly
from vision.photo import Photo
from vision.pips import CLASSES as PIP_CLASSES
from vision.read import Reader
from vision.thresholds import TeachBy

A, B, C = ((200, 300), (280, 300)), ((500, 500), (500, 580)), ((800, 700), (860, 640))
DICE: list[Shown] = [((300, 300), ("red 5",), (0,)), ((600, 320), ("blue 2",), (3,))]
TILES: list[Shown] = [
    (A, ("red 7", "blue D2"), (0, 0)),
    (B, ("green 1", "red 7"), (0, 0)),
    (C, ("W", "DE"), (0, 0)),
]
TEACH = TeachBy(alike=0.05, gain=8.0, hold=0.25, same=0.99)


def reader_of(shown: list[Shown], network: Any, box: str = "uno-dominoes") -> Reader:
    finder = FindInked(WIDTH, [places for places, _, _ in shown])
    joined = singly if SETS[box].family is Family.UNO_DICE else pair
    own = Eyes(finder, finder, joined, network, UNO)
    return Reader(lambda family: own)


def cut(shown: list[Shown], box: str = "uno-dominoes") -> tuple[Exemplar, ...]:
    """Exemplars of a photo that was read right."""
    photo = Photo.of(inked(WIDTH, HEIGHT, shown))
    seen = reader_of(shown, read_inked, box).read(photo, SETS[box]).pieces
    return exemplars(photo, box, [(each.corners_px, each.piece) for each in seen])


@pytest.mark.parametrize(("shown", "box"), [(TILES, "uno-dominoes"), (DICE, "uno-dice")])
def test_an_exemplar_shows_the_mark_that_it_is_named_by(shown: list[Shown], box: str) -> None:
    found = cut(shown, box)
    assert sorted(str(each.mark) for each in found) == sorted(mark for _, marks, _ in shown for mark in marks)
    for each in found:
        told = read_inked(np.moveaxis(views(each, 48), 3, 1).astype(np.float32) / 255)
        straight = told[0, : CLASSES - 1].argmax()
        assert KINDS[straight // TURNS] == str(each.mark).split()[-1]
        assert straight % TURNS == 0  # a tile's own way; a die's frame was laid so


def test_nothing_taught_gives_no_exemplars() -> None:
    assert exemplars(Photo.of(np.zeros((100, 100, 3), np.uint8)), "uno-dominoes", []) == ()


@pytest.mark.parametrize(
    "corners",
    [
        pytest.param([(-500, -500), (-400, -500), (-400, -300), (-500, -300)], id="outside the photo"),
        pytest.param([(9e6, 9e6), (9.1e6, 9e6), (9.1e6, 9.2e6), (9e6, 9.2e6)], id="far outside"),
        pytest.param([(100, 100)] * 4, id="a point"),
        pytest.param([(0, 0), (10, 10), (20, 20), (30, 30)], id="a line"),
        pytest.param([(300, 300), (304, 300), (304, 308), (300, 308)], id="too small to read"),
        pytest.param([(300, 300), (200, 300), (200, 500), (300, 500)], id="mirrored"),
        pytest.param([(-1e7, -1e7), (1e7, -1e7), (1e7, 3e7), (-1e7, 3e7)], id="larger than the photo"),
        pytest.param([(np.nan, 300), (400, 300), (400, 500), (300, 500)], id="not a number"),
        pytest.param([(np.inf, 300), (400, 300), (400, 500), (300, 500)], id="without an end"),
    ],
)
def test_what_no_photo_shows_teaches_nothing(corners: list[tuple[float, float]]) -> None:
    photo = Photo.of(inked(WIDTH, HEIGHT, TILES))
    piece = SETS["uno-dominoes"].parse("red 7|blue D2")
    good = [(300, 300), (400, 300), (400, 500), (300, 500)]
    found = exemplars(photo, "uno-dominoes", [(corners, piece), (good, piece)])
    assert [each.mark for each in found] == ["red 7", "blue D2"]


def test_of_a_tile_on_the_edge_only_the_half_in_the_photo_teaches() -> None:
    photo = Photo.of(inked(WIDTH, HEIGHT, TILES))
    corners = [(300, -80), (400, -80), (400, 120), (300, 120)]  # the first half is above the photo
    piece = SETS["uno-dominoes"].parse("red 7|blue D2")
    assert [each.mark for each in exemplars(photo, "uno-dominoes", [(corners, piece)])] == ["blue D2"]


def test_pip_tiles_give_exemplars_with_numbers() -> None:
    photo = Photo.of(painted(WIDTH, HEIGHT, [(A, (3, 6))]))
    corners = [(160, 340), (160, 260), (320, 260), (320, 340)]  # the 3 is left
    three, six = exemplars(photo, "double-6", [(corners, SETS["double-6"].parse("3-6"))])
    assert (three.mark, six.mark) == (3, 6)
    for exemplar, number in ((three, 3), (six, 6)):
        told = read_blue(np.moveaxis(views(exemplar, 40), 3, 1).astype(np.float32) / 255)
        assert told[:, :PIP_CLASSES].argmax(1).tolist() == [number] * len(told)


def sevens_like_ones(crops: np.ndarray) -> np.ndarray:
    """As read_inked, but takes every 7 for a 1, though it looks like none."""
    told = read_inked(crops)
    for turn in range(TURNS):
        one, seven = KINDS.index("1") * TURNS + turn, KINDS.index("7") * TURNS + turn
        told[:, [one, seven]] = np.stack([told[:, [one, seven]].max(1), np.full(len(told), -4)], 1)
    return told


def red_like_blue(crops: np.ndarray) -> np.ndarray:
    """As read_inked, but takes red for blue."""
    told = read_inked(crops)
    red, blue = CLASSES, CLASSES + 3
    told[:, [red, blue]] = np.stack([np.full(len(told), -4), told[:, [red, blue]].max(1)], 1)
    return told


@pytest.mark.parametrize(
    ("network", "before"),
    [
        pytest.param(sevens_like_ones, ["red 1|blue D2", "red 1|green 1", "DE|W"], id="a shape"),
        pytest.param(red_like_blue, ["blue 7|blue D2", "green 1|blue 7", "DE|W"], id="a colour"),
    ],
)
def test_what_was_corrected_is_read_right_in_the_next_photo(network: Any, before: list[str]) -> None:
    photo, reader = Photo.of(inked(WIDTH, HEIGHT, TILES)), reader_of(TILES, network)
    box, known = SETS["uno-dominoes"], cut([(B, ("red 7", "green 1"), (0, 0))])
    assert pieces(reader.read(photo, box)) == before
    read = reader.read(photo, box, exemplars=known).pieces
    assert [str(seen.piece) for seen in read] == ["red 7|blue D2", "green 1|red 7", "DE|W"]
    assert all(seen.sure for seen in read)


def test_a_corrected_die_is_known_in_every_turn() -> None:
    def fives_like_fours(crops: np.ndarray) -> np.ndarray:
        told = read_inked(crops)
        for turn in range(TURNS):
            four, five = KINDS.index("4") * TURNS + turn, KINDS.index("5") * TURNS + turn
            told[:, [four, five]] = np.stack([told[:, [four, five]].max(1), np.full(len(told), -4)], 1)
        return told

    shown: list[Shown] = [((300, 300), ("red 5",), (1,)), ((600, 320), ("red 5",), (2,))]
    photo, reader = Photo.of(inked(WIDTH, HEIGHT, shown)), reader_of(shown, fives_like_fours, "uno-dice")
    known = cut([((300, 300), ("red 5",), (0,))], "uno-dice")
    assert pieces(reader.read(photo, SETS["uno-dice"])) == ["red 4", "red 4"]
    assert pieces(reader.read(photo, SETS["uno-dice"], exemplars=known)) == ["red 5", "red 5"]


def test_what_was_read_right_and_confirmed_changes_nothing() -> None:
    photo, reader = Photo.of(inked(WIDTH, HEIGHT, TILES)), reader_of(TILES, read_inked)
    box = SETS["uno-dominoes"]
    assert reader.read(photo, box).pieces == reader.read(photo, box, exemplars=cut(TILES)).pieces


def test_exemplars_of_another_set_and_broken_ones_count_for_nothing() -> None:
    photo, reader = Photo.of(inked(WIDTH, HEIGHT, TILES)), reader_of(TILES, sevens_like_ones)
    box = SETS["uno-dominoes"]
    (good, *_) = cut([(B, ("red 7", "green 1"), (0, 0))])
    useless = [
        Exemplar("uno-dice", good.mark, good.picture),
        Exemplar("uno-dominoes", "red 77", good.picture),
        Exemplar("uno-dominoes", 7, good.picture),
        Exemplar("uno-dominoes", "red 7", b""),
        Exemplar("uno-dominoes", "red 7", b"not a picture"),
        Exemplar("uno-dominoes", "red 7", good.picture[:100]),
    ]
    assert reader.read(photo, box, exemplars=useless).pieces == reader.read(photo, box).pieces


@pytest.mark.parametrize("sides", [(0, 0), (PICTURE_PX, 10 * PICTURE_PX), (2**31 - 1, 2**31 - 1)])
def test_a_picture_of_another_size_is_not_opened(sides: tuple[int, int]) -> None:
    (good, *_) = cut(TILES)
    claims = b"".join(side.to_bytes(4, "big") for side in sides)
    assert not len(
        views(Exemplar("uno-dominoes", "red 7", good.picture[:16] + claims + good.picture[24:]), 48)
    )


def test_exemplars_are_looked_at_once() -> None:
    seen: list[int] = []

    def counted(crops: np.ndarray) -> np.ndarray:
        seen.append(len(crops))
        return read_inked(crops)

    photo, reader, known = Photo.of(inked(WIDTH, HEIGHT, TILES)), reader_of(TILES, counted), cut(TILES)
    reader.read(photo, SETS["uno-dominoes"], exemplars=known)
    first = len(seen)
    reader.read(photo, SETS["uno-dominoes"], exemplars=known)
    assert len(seen) - first == 1  # the tiles


@pytest.mark.parametrize(("shown", "box"), [(TILES, "uno-dominoes"), (DICE, "uno-dice")])
def test_what_was_looked_at_beforehand_need_not_be_looked_at_again(shown: list[Shown], box: str) -> None:
    seen: list[int] = []

    def counted(crops: np.ndarray) -> np.ndarray:
        seen.append(len(crops))
        return read_inked(crops)

    photo, known = Photo.of(inked(WIDTH, HEIGHT, shown)), cut(shown, box)
    reader = reader_of(shown, counted, box)
    assert reader.remember(SETS[box], [], 2) == 0
    assert reader.remember(SETS[box], known, 1) == len(known) - 1
    assert reader.remember(SETS[box], [*known, *known], 99) == 0
    assert reader.remember(SETS[box], known, 99) == 0
    before = len(seen)
    reading = reader.read(photo, SETS[box], exemplars=known)
    assert len(seen) - before == 1  # the pieces
    assert reading.pieces == reader_of(shown, read_inked, box).read(photo, SETS[box], exemplars=known).pieces


def test_pips_are_taught_too() -> None:
    def sixes_like_fives(crops: np.ndarray) -> np.ndarray:
        told = read_blue(crops)
        six = told[:, 6] > -1
        told[six, 6], told[six, 5] = -3, 0
        return told

    numbers = [(A, (3, 6)), (B, (5, 1))]
    photo = Photo.of(painted(WIDTH, HEIGHT, numbers))
    corners = [(160, 340), (160, 260), (320, 260), (320, 340)]
    known = exemplars(photo, "double-6", [(corners, SETS["double-6"].parse("3-6"))])
    finder = FindInked(WIDTH, [places for places, _ in numbers])
    own = Eyes(finder, finder, pair, sixes_like_fives, BY)
    reader = Reader(lambda family: own)
    assert pieces(reader.read(photo, SETS["double-6"])) == ["3-5", "1-5"]
    assert pieces(reader.read(photo, SETS["double-6"], exemplars=known)) == ["3-6", "1-5"]


def test_a_lesson_moves_what_looks_like_it_and_leaves_the_rest() -> None:
    features = np.eye(4)[[0, 1]] * 3 + 1
    lesson = Lesson.of(features, np.array([[0.9, 0.1], [0.1, 0.9]]), np.array([1, 1]), np.ones(2))
    logits = np.array([[2.0, 0.0], [0.0, 2.0], [2.0, 0.0]])
    asked = np.eye(4)[[0, 1, 2]] + 1
    told = taught(logits, asked, lesson, TEACH)
    assert told[0, 1] > told[0, 0]  # was wrong there, and is right
    assert told[1, 1] - told[1, 0] == pytest.approx(2.0, abs=1.5)  # was right there, and stays so
    assert told[2] == pytest.approx(logits[2], abs=1e-3)  # looks like neither
    assert taught(logits, asked, None, TEACH) is logits


@pytest.mark.parametrize(("degrees", "firmly"), [(0, True), (10, True), (45, False), (90, False)])
def test_what_looks_nearly_the_same_as_what_a_person_named_is_that(degrees: float, firmly: bool) -> None:
    angle = np.deg2rad(degrees)
    named, asked = np.array([[1.0, 0.0, -1.0, 0.0]]), np.array([[np.cos(angle), np.sin(angle), 0, 0]])
    asked[:, 2:] = -asked[:, :2]
    lesson = Lesson.of(named, np.array([[0.6, 0.4]]), np.array([0]), np.ones(1))
    by = replace(TEACH, gain=0.0, firm=6.0, firm_alike=0.04, firm_hold=0.1)
    told = taught(np.array([[0.4, 0.0]]), asked, lesson, by)
    assert (told[0, 0] - told[0, 1] > 4.0) == firmly
    assert told[0, 1] == 0.0
