"""Readings counted against what lies there: every figure typed by hand."""

from __future__ import annotations

import pytest

from companion.benches.scoring import (
    TruePhoto,
    TrueTile,
    faults,
    grouped,
    percents,
    score,
    table,
    verdicts,
)
from rules.pieces import SETS, Tile
from vision.reading import Doubt, Reading, Seen

BOX = SETS["double-12"]


def lies(a: int, b: int, x: float, y: float = 0.0, *, readable: bool = True) -> TrueTile:
    return TrueTile((a, b), (x, y), readable)


def read(a: int, b: int, x: float, y: float = 0.0, *, sure: bool = True) -> Seen:
    corners = ((x - 10, y - 20), (x + 10, y - 20), (x + 10, y + 20), (x - 10, y + 20))
    return Seen(Tile(a, b), 0.9, sure, corners)


def reading(*pieces: Seen, doubts: tuple[Doubt, ...] = (), ms: float = 100.0) -> Reading:
    return Reading(BOX, (800, 600), pieces, doubts, ms)


TABLE = TruePhoto((lies(3, 4, 100), lies(6, 6, 200), lies(0, 5, 300)), length_px=40)


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        # tiles read right, halves right, false, sure, sure and right, total, hand, honest, off by
        pytest.param(
            reading(read(4, 3, 101), read(6, 6, 199), read(5, 0, 300)),
            (3, 6, 0, 3, 3, True, True, True, 0),
            id="all right, whichever half is named first",
        ),
        pytest.param(
            reading(read(3, 4, 100), read(6, 5, 200), read(0, 5, 300)),
            (2, 5, 0, 3, 2, False, False, False, 1),
            id="one half wrong, and sure of it",
        ),
        pytest.param(
            reading(read(3, 4, 100), read(6, 5, 200, sure=False), read(0, 5, 300)),
            (2, 5, 0, 2, 2, False, False, True, 1),
            id="one half wrong, and doubted",
        ),
        pytest.param(
            reading(read(3, 4, 100), read(6, 6, 200)),
            (2, 4, 0, 2, 2, False, False, False, 5),
            id="one missed without a word",
        ),
        pytest.param(
            reading(read(3, 4, 100), read(6, 6, 200), doubts=(Doubt("maybe"),)),
            (2, 4, 0, 2, 2, False, False, True, 5),
            id="one missed, and said so",
        ),
        pytest.param(
            reading(read(3, 4, 100), read(6, 6, 200), read(0, 5, 321)),
            (2, 4, 1, 3, 2, True, True, True, 0),
            id="a piece more than half a tile away is another one",
        ),
        pytest.param(
            reading(read(3, 4, 100), read(6, 6, 200), read(0, 5, 300), read(1, 1, 500)),
            (3, 6, 1, 4, 3, False, False, False, 2),
            id="one that is not there",
        ),
        pytest.param(
            reading(read(6, 6, 100), read(3, 4, 200), read(0, 5, 300)),
            (1, 2, 0, 3, 1, True, True, True, 0),
            id="two changed places: the hand is right all the same",
        ),
        pytest.param(reading(), (0, 0, 0, 0, 0, False, False, False, 24), id="nothing read"),
    ],
)
def test_a_photo_is_scored(found: Reading, expected: tuple[object, ...]) -> None:
    told = score(TABLE, found)
    assert (told.tiles, told.halves, told.ms) == (3, 6, 100.0)
    assert expected == (
        told.right,
        told.halves_right,
        told.false,
        told.sure,
        told.sure_right,
        told.total_right,
        told.hand_right,
        told.honest,
        told.off,
    )


def test_what_nobody_can_read_counts_neither_way() -> None:
    truth = TruePhoto((lies(3, 4, 100), lies(2, 2, 200, readable=False)), 40)
    for found in (reading(read(3, 4, 100)), reading(read(3, 4, 100), read(9, 9, 200))):
        told = score(truth, found)
        assert (told.tiles, told.right, told.false, told.sure) == (1, 1, 0, 1)
        assert (told.total_right, told.hand_right, told.honest) == (True, True, True)


def test_the_nearest_pair_is_matched_first() -> None:
    truth = TruePhoto((lies(1, 1, 100), lies(2, 2, 118)), 40)
    told = verdicts(truth, reading(read(2, 2, 116), read(1, 1, 109)))
    assert [(v.tile.marks, v.seen.piece.marks) for v in told if v.tile and v.seen] == [
        ((1, 1), (1, 1)),
        ((2, 2), (2, 2)),
    ]


def test_percents_of_two_photos() -> None:
    right = score(TABLE, reading(read(3, 4, 100), read(6, 6, 200), read(0, 5, 300)))
    wrong = score(TABLE, reading(read(3, 5, 100), read(6, 6, 200, sure=False)))
    assert percents([right, wrong]) == {
        "total": 50.0,
        "hand": 50.0,
        "tile": 66.67,  # 4 of 6
        "half": 75.0,  # 9 of 12
        "false": 0.0,
        "surewr": 25.0,  # 1 of 4
        "sure": 50.0,  # 3 of 6
        "honest": 50.0,
    }
    assert percents([score(TruePhoto((), 1), reading())])["tile"] is None


def test_a_table_has_a_line_for_each_group() -> None:
    right = score(TABLE, reading(read(3, 4, 100), read(6, 6, 200), read(0, 5, 300), ms=40))
    none = score(TABLE, reading(ms=60))
    named = [({"look": "slate", "size": "640"}, right), ({"look": "pastel", "size": "640"}, none)]
    lines = table(grouped(named))
    assert [line[:22].strip() for line in lines] == ["", "all", "look pastel", "look slate", "size 640"]
    assert [" ".join(line[22:].split()) for line in lines[:3]] == [
        "photos tiles total hand tile half false surewr sure honest mae ms",
        "2 6 50.0 50.0 50.0 50.0 0.0 0.0 50.0 50.0 12.00 50",
        "1 3 0.0 0.0 0.0 0.0 0.0 - 0.0 0.0 24.00 60",
    ]


def test_faults_are_named_as_they_were_read() -> None:
    wrong = reading(read(3, 4, 100), read(6, 5, 200), read(1, 1, 500, sure=False))
    assert faults("p7", verdicts(TABLE, wrong)) == (
        "p7: 6-6 read as 5-6 surely; 0-5 read as nothing; nothing read as 1-1"
    )
    assert faults("p8", verdicts(TruePhoto((), 1), reading())) == ""
