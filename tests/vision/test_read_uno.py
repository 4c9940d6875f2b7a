"""From photo to reading, of Uno tiles and dice, with networks that know the answer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rules.pieces import SETS, Die, Family, Piece
from tests.vision.inked import FindInked, Shown, inked, read_inked
from tests.vision.test_read_photo import BY, HEIGHT, WIDTH, kinds, pieces
from vision.annotate import annotated
from vision.doubt_words import sentence
from vision.exemplars import Exemplar, exemplars
from vision.eyes import Eyes
from vision.markings import CLASSES, KINDS, TURNS
from vision.pairs import pair, singly
from vision.photo import Photo
from vision.read import Reader
from vision.reading import Reading
from vision.thresholds import MODELS, MarksBy, TeachBy

UNO = replace(
    BY,
    look=replace(BY.look, size=48),
    marks=MarksBy(hue_temperature=1.0, astray=0.03, scarce=0.05, stranger=0.02),
    teach=dict.fromkeys(("shape", "colour"), TeachBy(alike=0.05, gain=8.0, hold=0.25, same=0.99)),
)
A, B, C = ((200, 300), (280, 300)), ((500, 500), (500, 580)), ((800, 700), (860, 640))
Network = Callable[[np.ndarray], np.ndarray]


def read(
    shown: list[Shown],
    box: str = "uno-dominoes",
    network: Network = read_inked,
    down: Any = (),
    known: Collection[Piece] = (),
    there: float = 0.0,
    taught: Sequence[Exemplar] = (),
) -> Reading:
    finder = FindInked(WIDTH, [places for places, _, _ in shown], down=down)
    joined = singly if SETS[box].family is Family.UNO_DICE else pair
    own = Eyes(finder, finder, joined, network, replace(UNO, sure=replace(UNO.sure, there=there)))
    photo = Photo.of(inked(WIDTH, HEIGHT, shown))
    return Reader(lambda family: own).read(photo, SETS[box], known=known, exemplars=taught)


def test_tiles_are_read_from_top_to_bottom_and_are_sure() -> None:
    reading = read(
        [(C, ("WD4", "DE"), (0, 0)), (A, ("red 7", "blue D2"), (0, 0)), (B, ("green 1", "green 1"), (0, 0))]
    )
    assert pieces(reading) == ["red 7|blue D2", "green 1|green 1", "DE|WD4"]
    assert [seen.sure for seen in reading.pieces] == [True, True, True]
    assert reading.doubts == ()


@pytest.mark.parametrize(("one", "two"), [("red 7", "blue D2"), ("blue D2", "red 7")])
def test_the_first_edge_is_the_end_that_shows_the_first_mark(one: str, two: str) -> None:
    (seen,) = read([(A, (one, two), (0, 0))]).pieces
    left, right = A if one == "red 7" else A[::-1]
    middle = np.mean(seen.corners_px[:2], 0)
    assert np.hypot(*(middle - left)) < np.hypot(*(middle - right))


def test_dice_are_pieces_of_one_face() -> None:
    reading = read(
        [((300, 300), ("red 5",), (0,)), ((600, 320), ("WD4",), (3,)), ((500, 600), ("blue R",), (2,))],
        "uno-dice",
    )
    assert pieces(reading) == ["red 5", "WD4", "blue R"]
    assert [seen.sure for seen in reading.pieces] == [True, True, True]


@pytest.mark.parametrize(("there", "seen"), [(0.5, ["red 5"]), (0.999999, [])])
def test_where_hardly_a_die_lies_one_may_lie(there: float, seen: list[str]) -> None:
    reading = read([((300, 300), ("red 5",), (0,))], "uno-dice", there=there)
    assert pieces(reading) == seen
    assert kinds(reading) == ([] if seen else ["maybe-die"])


def test_what_was_taught_makes_no_die_where_one_only_may_lie() -> None:
    dice: list[Shown] = [((300, 300), ("red 5",), (0,))]
    corners = [(260, 260), (340, 260), (340, 340), (260, 340)]
    known = exemplars(Photo.of(inked(WIDTH, HEIGHT, dice)), "uno-dice", [(corners, Die.parse("red 5"))])
    assert len(known) == 1
    reading = read(dice, "uno-dice", there=0.999999, taught=known)
    assert pieces(reading) == []
    assert kinds(reading) == ["maybe-die"]


def test_the_corners_of_a_die_begin_where_its_mark_has_its_top() -> None:
    (seen,) = read([((300, 300), ("red 5",), (1,))], "uno-dice").pieces  # its top points right
    assert np.array(seen.corners_px) == pytest.approx(
        np.array([(340, 260), (340, 340), (260, 340), (260, 260)]), abs=3
    )


def test_a_mark_that_dice_have_not_is_not_read_on_them() -> None:
    (seen,) = read([((300, 300), ("red 9",), (0,))], "uno-dice").pieces
    assert str(seen.piece) != "red 9"
    assert not seen.sure


def six_or_nine(crops: np.ndarray) -> np.ndarray:
    """As read_inked, but a 6 looks just as a 9 that is turned round."""
    told = read_inked(crops)
    for turn in range(TURNS):
        six, nine = KINDS.index("6") * TURNS + turn, KINDS.index("9") * TURNS + (turn + 2) % TURNS
        told[:, [six, nine]] = told[:, [six, nine]].max(1, keepdims=True)
    return told


@pytest.mark.parametrize(
    ("marks", "turns", "others", "expected"),
    [
        pytest.param(("red 6", "red 7"), (0, 0), (0, 0), "red 6|red 7", id="heads together"),
        pytest.param(("red 6", "blue 9"), (0, 0), (0, 0), "red 6|blue 9", id="both halves, heads together"),
        pytest.param(("red 9", "red 7"), (2, 2), (2, 2), "red 7|red 9", id="heads apart"),
        pytest.param(("red 9", "red 7"), (0, 2), (2, 0), "red 7|red 9", id="one above the other"),
        pytest.param(("red 9", "red 7"), (1, 3), (3, 1), "red 7|red 9", id="side by side"),
    ],
)
def test_six_and_nine_are_told_by_the_other_half_and_the_other_tiles(
    marks: tuple[str, str], turns: tuple[int, int], others: tuple[int, int], expected: str
) -> None:
    shown: list[Shown] = [(A, marks, turns), (B, ("red 1", "red 7"), others), (C, ("W", "red 5"), others)]
    seen, *_ = read(shown, network=six_or_nine).pieces
    assert (str(seen.piece), seen.sure) == (expected, True)


@pytest.mark.parametrize(
    ("shown", "between"),
    [
        pytest.param(
            [(A, ("red 6", "red 6"), (0, 0))],
            {"red 6|red 6", "red 9|red 9", "red 6|red 9"},
            id="a tile alone",
        ),
        pytest.param(
            [(A, ("red 6", "red 7"), (0, 0))],
            {"red 6|red 7", "red 7|red 9"},
            id="heads together or a 9 above",
        ),
        pytest.param(
            [(A, ("red 6", "blue 9"), (1, 3)), (B, ("red 1", "red 7"), (3, 1)), (C, ("W", "red 5"), (1, 3))],
            {"red 6|blue 9", "blue 6|red 9"},
            id="side by side a 6 and a 9 are a 9 and a 6",
        ),
    ],
)
def test_where_six_and_nine_cannot_be_told_both_are_offered(shown: list[Shown], between: set[str]) -> None:
    reading = read(shown, network=six_or_nine)
    (seen, *_) = reading.pieces
    assert {str(piece) for piece in (seen.piece, *(other for other, _ in seen.alternatives))} == between
    assert not seen.sure
    assert kinds(reading) == ["six-or-nine"]


def test_a_colour_that_cannot_be_told_is_a_doubt_with_both() -> None:
    def red_or_yellow(crops: np.ndarray) -> np.ndarray:
        told = read_inked(crops)
        red, yellow = CLASSES, CLASSES + 2
        told[:, yellow] = np.maximum(told[:, yellow], told[:, red] - 0.2)
        return told

    reading = read([(A, ("red 6", "blue 7"), (0, 0))], network=red_or_yellow)
    (seen,) = reading.pieces
    assert (str(seen.piece), str(seen.alternatives[0][0])) == ("red 6|blue 7", "yellow 6|blue 7")
    assert not seen.sure
    (doubt,) = reading.doubts
    assert (doubt.kind, doubt.pieces) == ("colour", (0,))
    assert "red 6|blue 7" in sentence(doubt)
    assert "yellow 6|blue 7" in sentence(doubt)


def test_tiles_lying_face_down_are_told_and_not_counted() -> None:
    reading = read([(A, ("red 6", "blue 7"), (0, 0))], down=[(700, 200), (900, 200)])
    assert (pieces(reading), kinds(reading)) == (["red 6|blue 7"], ["face-down"])


def test_dice_that_lean_are_told_each_and_not_counted() -> None:
    reading = read([((300, 300), ("red 5",), (0,))], "uno-dice", down=[(700, 200), (900, 700)])
    assert (pieces(reading), kinds(reading)) == (["red 5"], ["leaning", "leaning"])
    places = sorted(np.mean(doubt.corners_px or (), 0).tolist() for doubt in reading.doubts)
    assert places == [pytest.approx((700, 200), abs=8), pytest.approx((900, 700), abs=8)]


def test_what_is_said_of_dice_is_said_in_words_for_dice() -> None:
    assert kinds(read([], "uno-dice")) == ["nothing-found-die"]
    over = read([((300, 300), ("red 5",), (0,)), ((1270, 500), ("red 5",), (0,))], "uno-dice")
    assert kinds(over) == ["cut-off-die"]
    assert "die" in sentence(over.doubts[0])


def test_two_tiles_may_be_alike_and_three_are_odd() -> None:
    shown: list[Shown] = [(place, ("red 5", "W"), (0, 0)) for place in (A, B, C)]
    assert read(shown[:2]).doubts == ()
    (doubt,) = read(shown).doubts
    assert (doubt.kind, doubt.pieces, doubt.facts) == ("thrice", (0, 1, 2), {"piece": "red 5|W", "count": 3})


def test_dice_of_two_players_are_two_hands() -> None:
    near = [((x, y), ("red 5",), (0,)) for x, y in ((150, 150), (250, 150), (150, 250), (250, 260))]
    far = [((x + 850, y + 550), ("blue 2",), (0,)) for (x, y), _, _ in near]
    reading = read([*near, *far], "uno-dice")
    assert kinds(reading) == ["several-hands"]
    assert [len(hand) for hand in reading.hands] == [4, 4]
    assert len(read(near, "uno-dice").hands) == 1


def test_the_marked_photo_names_a_tile_beside_it_and_hides_no_mark() -> None:
    shown: list[Shown] = [(A, ("red 5", "W"), (0, 0))]
    photo = Photo.of(inked(WIDTH, HEIGHT, shown))
    drawn = annotated(photo, read(shown))
    assert (drawn[264:336, 164:316] == photo.pixels[264:336, 164:316]).all()
    written = (drawn == (80, 170, 40)).all(2)
    assert written[345:400, 180:300].sum() + written[200:255, 180:300].sum() > 500


def test_networks_are_loaded_when_a_family_first_needs_them(tmp_path: Path) -> None:
    for name in (
        "finder.onnx",
        "fine_finder.onnx",
        "reader.onnx",
        "calibration.toml",
        "uno_calibration.toml",
    ):
        (tmp_path / name).write_bytes((MODELS / name).read_bytes())
    reader, photo = Reader.load(tmp_path), Photo.of(np.full((200, 200, 3), 90, np.uint8))
    assert reader.read(photo, SETS["double-6"]).pieces == ()
    with pytest.raises(OSError, match=r"uno_dice_finder\.onnx"):
        reader.read(photo, SETS["uno-dice"])


def test_a_reading_comes_back_from_json() -> None:
    for reading in (
        read([(A, ("red 6", "red 6"), (0, 0))], network=six_or_nine),
        read([((300, 300), ("red 5",), (1,))], "uno-dice"),
    ):
        assert Reading.from_json(reading.to_json()) == reading


def test_networks_gone_mad_still_end_in_a_reading() -> None:
    rng = np.random.default_rng(5)

    def anything(inputs: np.ndarray) -> np.ndarray:
        if inputs.shape[2] == 48:
            return rng.normal(0, 3, (len(inputs), 140)).astype(np.float32)
        return rng.normal(0, 3, (1, 24, inputs.shape[2] // 8, inputs.shape[3] // 8)).astype(np.float32)

    photo = Photo.of(rng.integers(0, 256, (480, 640, 3), np.uint8))
    for joined, box in ((pair, "uno-dominoes"), (singly, "uno-dice")):
        own = Eyes(anything, anything, joined, anything, UNO)
        reading = Reader(lambda family, own=own: own).read(photo, SETS[box])
        assert Reading.from_json(reading.to_json()) == reading
