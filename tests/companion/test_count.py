"""What `tableside count` tells beside the pieces: hands, ends that touch, and the set by itself."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import pytest

from companion.cli import run
from companion.commands.count import Counted, as_contract, print_table
from rules.pieces import SETS
from tests.vision.laid import corners, seen
from vision.draw import draw_photo
from vision.reading import Doubt, Reading, Seen


def reading(*pieces: Seen, doubts: tuple[Doubt, ...] = ()) -> Reading:
    return Reading(SETS["double-6"], (2000, 1000), pieces, doubts)


LINE = [
    seen("1-3", corners(0, 0)),
    seen("3-6", corners(2, 0)),
    seen("6-6", corners(3.5, 0, 90)),
    seen("5-2", corners(5, 0)),
]
HANDS = reading(
    *(seen(marks, corners(1.1 * i, 0, 90)) for i, marks in enumerate(["3-6", "1-1"])),
    *(seen(marks, corners(9 + 1.1 * i, 0, 90)) for i, marks in enumerate(["0-0", "2-5", "4-4"])),
    doubts=(Doubt("several-hands", facts={"count": 2}),),
)


def table(told: Reading, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What people see, without what is blank."""
    print_table(Counted("photo.jpg", reading=told))
    return [" ".join(line.split()) for line in capsys.readouterr().out.splitlines() if line.strip()]


def test_every_hand_has_its_own_total() -> None:
    told = as_contract(Counted("photo.jpg", reading=HANDS))
    assert told["hands"] == [{"pieces": [0, 1], "total": 11}, {"pieces": [2, 3, 4], "total": 15}]
    assert told["total"] == 26
    assert told["joins"] == []


def test_people_see_hand_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert table(HANDS, capsys) == [
        "photo.jpg: 5 pieces, 26 points",
        "hand 1: 2 pieces, 11 points",
        "piece points",
        "3-6 9",
        "1-1 2",
        "hand 2: 3 pieces, 15 points",
        "piece points",
        "0-0 0",
        "2-5 7",
        "4-4 8",
        "Are there 2 hands in this photo? If they are one player's, all is well.",
    ]


def test_one_hand_is_not_called_a_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert table(reading(LINE[0]), capsys) == ["photo.jpg: 1 piece, 4 points", "piece points", "1-3 4"]
    assert table(reading(), capsys) == ["photo.jpg: 0 pieces, 0 points"]


def test_a_line_tells_which_halves_touch() -> None:
    assert as_contract(Counted("photo.jpg", reading=reading(*LINE)))["joins"] == [
        {"pieces": [0, 1], "halves": [1, 0], "matches": True},
        {"pieces": [1, 2], "halves": [1, None], "matches": True},
        {"pieces": [2, 3], "halves": [None, 1], "matches": False},
    ]


def test_people_are_told_which_ends_do_not_match(capsys: pytest.CaptureFixture[str]) -> None:
    told = table(reading(*LINE), capsys)
    assert told[-1] == "6-6 and 2-5 touch, but their ends do not match."
    assert len(told) == 7


def test_tiles_of_a_hand_that_touch_by_chance_are_nobodys_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    told = table(reading(seen("1-3", corners(0, 0)), seen("5-6", corners(2, 0))), capsys)
    assert told[-1] == "5-6 11"


@pytest.mark.parametrize(
    ("tiles", "box"), [([(3, 6), (5, 5)], "double-6"), ([(0, 8), (7, 1), (2, 3)], "double-9")]
)
def test_the_set_need_not_be_told(
    tiles: list[tuple[int, int]], box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cv2.imwrite(str(tmp_path / "hand.png"), draw_photo(tiles, 7, (1000, 750))[0])
    assert run(["count", str(tmp_path / "hand.png"), "--set", "auto", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["set"] == box
    assert told["total"] == sum(map(sum, tiles))
