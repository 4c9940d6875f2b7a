"""What was read for what: true halves and those that were read, paired, counted and drawn."""

from __future__ import annotations

import numpy as np
import pytest

from companion.benches.confusions import counted, lines, pairs, picture
from companion.benches.scoring import TruePhoto, TrueTile, score
from companion.benches.uno_drawn import DICE_LOOKS, TILE_LOOKS, TrueHalf, dice_photo
from companion.benches.uno_teaching import Outcome, compared, told_lines
from rules.pieces import SETS, Die, Domo, Face
from vision.markings import HUES, KINDS
from vision.reading import Reading, Seen

TILE = Seen(
    Domo.parse("red 7|blue D2"), 0.9, True, ((0.0, 0.0), (20.0, 0.0), (20.0, 40.0), (0.0, 40.0))
)  # the red 7 is above


def half(face: str, x: float, y: float) -> TrueHalf:
    return TrueHalf(Face.parse(face), (x, y), reach_px=10)


@pytest.mark.parametrize(
    ("true", "read"),
    [
        pytest.param(half("red 7", 10, 10), "red 7", id="right"),
        pytest.param(half("red 1", 12, 8), "red 7", id="another kind"),
        pytest.param(half("blue D2", 10, 30), "blue D2", id="the other end"),
        pytest.param(half("green 5", 60, 10), None, id="nothing near"),
    ],
)
def test_a_half_is_paired_with_what_was_read_there(true: TrueHalf, read: str | None) -> None:
    reading = Reading(SETS["uno-dominoes"], (80, 60), (TILE,))
    assert pairs([true], reading) == [(true.face, Face.parse(read) if read else None)]


def test_where_nothing_was_read_every_half_is_missing() -> None:
    assert pairs([half("W", 5, 5)], Reading(SETS["uno-dice"], (80, 60), ())) == [(Face.parse("W"), None)]


FOUND = [
    (Face.parse("red 6"), Face.parse("red 9")),
    (Face.parse("red 6"), Face.parse("yellow 6")),
    (Face.parse("red 6"), None),
    (Face.parse("W"), Face.parse("W")),
]


def test_kinds_and_colours_are_counted_apart() -> None:
    kinds, hues = counted(FOUND)
    assert (kinds[KINDS.index("6"), KINDS.index("9")], kinds[KINDS.index("6"), KINDS.index("6")]) == (1, 1)
    assert (kinds[KINDS.index("W"), KINDS.index("W")], kinds.sum()) == (1, 3)
    assert hues.tolist() == [[1, 0, 1, 0, 0], *[[0] * 5] * 3, [0, 0, 0, 0, 1]]


def test_a_table_tells_how_many_of_each_were_right() -> None:
    told = [" ".join(line.split()) for line in lines(FOUND)]
    assert told == [
        "marking halves found kind colour both",
        "6 3 66.7 50.0 50.0 0.0",
        "W 1 100.0 100.0 100.0 100.0",
        "",
        "colour halves found kind colour both",
        "red 3 66.7 50.0 50.0 0.0",
        "none 1 100.0 100.0 100.0 100.0",
    ]


def test_what_is_confused_is_red_in_the_picture_and_what_is_right_is_not() -> None:
    kinds, hues = np.eye(len(KINDS), dtype=np.int64) * 4, np.zeros((HUES, HUES), np.int64)

    def red(drawn: np.ndarray) -> int:
        blue, green, much = (drawn[..., i].astype(int) for i in range(3))
        return int(((much > blue + 80) & (much > green + 80)).sum())

    right = picture(kinds, hues)
    kinds[5, 8] = 4
    assert (red(right), right.shape) == (0, picture(kinds, hues).shape)
    assert red(picture(kinds, hues)) > 500


def test_pieces_of_uno_are_scored_by_the_points_of_their_game() -> None:
    truth = TruePhoto((TrueTile(("W",), (10, 20)),), 40)
    seen = Seen(Die.parse("red 5"), 0.9, True, TILE.corners_px)
    told = score(truth, Reading(SETS["uno-dice"], (80, 60), (seen,)))
    assert (told.right, told.sure, told.off) == (0, 1, 45)  # a wild is 50, a five 5


def test_looks_never_trained_are_drawn_the_same_every_time() -> None:
    one = dice_photo(2)
    assert one == dice_photo(2)
    assert one.names == {"set": "dice", "look": "bone"}
    assert [half.face for half in one.halves] == [Face.parse(str(tile.marks[0])) for tile in one.truth.tiles]
    assert (len(TILE_LOOKS), len(DICE_LOOKS)) == (4, 3)


def test_what_teaching_changed_is_counted_both_ways() -> None:
    before, after = [True, False, False, True, False], [False, True, False, True, True]
    told = compared(before, after, "odd")
    assert told == Outcome("odd", pieces=5, wrong_before=3, wrong_after=2, put_right=2, made_wrong=1)
    assert [" ".join(line.split()) for line in told_lines([told, told])][1:] == [
        "odd 5 3 2 2 1",
        "odd 5 3 2 2 1",
        "all 10 6 4 4 2",
    ]
