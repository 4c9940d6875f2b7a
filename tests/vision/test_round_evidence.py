"""What the hands of one round say about each other."""

from __future__ import annotations

import pytest

from rules.pieces import SETS
from vision.round_evidence import Conflict, conflicts

TILES = SETS["double-12"]


def told(hands: dict[str, str], engine: str = "", box: str = "double-12") -> list[str]:
    """Hands as people write them; a conflict as "kind piece: hand place, hand place"."""
    found = conflicts(
        {key: SETS[box].hand(hand) for key, hand in hands.items()},
        SETS[box].parse(engine) if engine else None,
    )
    return [
        f"{each.kind} {each.piece}: {', '.join(f'{key} {index}' for key, index in each.where)}"
        for each in found
    ]


@pytest.mark.parametrize(
    ("hands", "engine", "expected"),
    [
        pytest.param({}, "", [], id="no hands"),
        pytest.param({"Ann": ""}, "12-12", [], id="an empty hand"),
        pytest.param({"Ann": "3-6, 1-1", "Ben": "3-5, 1-2"}, "12-12", [], id="every piece once"),
        pytest.param(
            {"Ann": "3-6, 1-1", "Ben": "0-0, 6-3"}, "", ["in-two-hands 3-6: Ann 0, Ben 1"], id="in two hands"
        ),
        pytest.param(
            {"Ann": "3-6", "Ben": "6-3", "Cy": "1-2, 3-6"},
            "",
            ["in-two-hands 3-6: Ann 0, Ben 0, Cy 1"],
            id="in three hands: one conflict with every place",
        ),
        pytest.param(
            {"Ann": "1-2", "Ben": "0-0, 12-12"}, "12-12", ["engine-in-hand 12-12: Ben 1"], id="the engine"
        ),
        pytest.param(
            {"Ann": "12-12", "Ben": "12-12"},
            "12-12",
            ["engine-in-hand 12-12: Ann 0, Ben 0"],
            id="the engine in two hands is told once",
        ),
        pytest.param(
            {"Ann": "3-6, 3-6", "Ben": "1-1"}, "", [], id="twice in one hand is the reading's to tell"
        ),
        pytest.param(
            {"Ann": "3-6, 3-6", "Ben": "3-6"},
            "",
            ["in-two-hands 3-6: Ann 0, Ann 1, Ben 0"],
            id="twice in one hand and in another: all places",
        ),
        pytest.param(
            {"Ann": "4-4, 2-9", "Ben": "2-9, 4-4"},
            "",
            ["in-two-hands 4-4: Ann 0, Ben 1", "in-two-hands 2-9: Ann 1, Ben 0"],
            id="several, in the order of the first hand",
        ),
    ],
)
def test_a_piece_is_in_one_place(hands: dict[str, str], engine: str, expected: list[str]) -> None:
    assert told(hands, engine) == expected


def test_uno_tiles_exist_once_and_faces_of_dice_do_not() -> None:
    tiles = {"Ann": "red 7|blue D2", "Ben": "blue D2|red 7"}
    assert told(tiles, box="uno-dominoes") == ["in-two-hands red 7|blue D2: Ann 0, Ben 0"]
    assert told({"Ann": "red 5, W", "Ben": "red 5, W"}, box="uno-dice") == []


def test_a_conflict_is_plain_data() -> None:
    double = TILES.parse("5-5")
    assert conflicts({"a": [double], "b": [double]}, None) == (
        Conflict("in-two-hands", double, (("a", 0), ("b", 0))),
    )
