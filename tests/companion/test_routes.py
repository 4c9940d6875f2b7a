"""Addresses and the screens they show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.app import ROUTES, find_screen
from companion.screens.not_found import NotFound

ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"


@pytest.mark.parametrize(
    ("path", "screen", "told"),
    [
        pytest.param("/", "Home", {}, id="start"),
        pytest.param("/new", "ChooseGame", {}, id="which game"),
        pytest.param("/new/", "ChooseGame", {}, id="a slash too many"),
        pytest.param("/new/doubles", "NewMatch", {"name": "doubles"}, id="a table"),
        pytest.param("/match/abc", "Scoreboard", {"match": "abc"}, id="scoreboard"),
        pytest.param("/match/abc/history", "History", {"match": "abc"}, id="history"),
        pytest.param(
            "/match/abc/round/4/hand/xyz",
            "Hand",
            {"match": "abc", "number": 4, "player": "xyz"},
            id="a hand",
        ),
        pytest.param("/match/abc/round/four", "NotFound", {}, id="no number"),
        pytest.param("/match", "NotFound", {}, id="no match"),
        pytest.param("/nowhere/at/all", "NotFound", {}, id="nothing there"),
    ],
)
def test_an_address_shows_its_screen(path: str, screen: str, told: dict[str, object]) -> None:
    found, read = find_screen(path)
    assert (found.__name__, read) == (screen, told)


def test_every_address_in_the_architecture_has_a_screen() -> None:
    table = ARCHITECTURE.read_text("utf-8").split("### Screens and routes")[1]
    patterns = [
        p for row in re.findall(r"^\| (`/.*?) \|", table, re.MULTILINE) for p in re.findall(r"`(/.*?)`", row)
    ]
    assert len(patterns) >= 13
    for pattern in patterns:
        path = re.sub(r"<(\w+)>", lambda m: "3" if m[1] in ("round", "n") else "x", pattern)
        assert find_screen(path)[0] is not NotFound, pattern


def test_no_two_routes_are_the_same() -> None:
    shapes = [re.sub(r"<\w+>", "<>", route.pattern) for route in ROUTES]
    assert len(shapes) == len(set(shapes))
