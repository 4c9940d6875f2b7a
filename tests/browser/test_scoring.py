"""From the photos to the scoreboard, as a family plays it. Every number is added up by hand."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.browser.driver import Phone
from tests.browser.serving import Server
from tests.browser.table import Table, draw


@pytest.fixture
def table(phone: Phone) -> Table:
    return Table(phone)


def test_two_rounds_of_mexican_train(server: Server, phone: Phone, table: Table, tmp_path: Path) -> None:
    match = table.start("mexican-train", "Ana", "Ben", "Cy", "Dee", rules=[("double_blank", "50")])

    # Round 1 is blocked, so all four have tiles left: two photos, one hand tapped, one typed.
    table.begin(1)
    table.end("blocked")
    # 9-7 is 16, 3-1 is 4, 12-4 is 16, 8-8 is 16 and 6-2 is 8: 60. But the last one is worn; it is the 6-3.
    table.photograph("Ana", draw(tmp_path / "ana.jpg", [(9, 7), (3, 1), (12, 4), (8, 8), (6, 2)], 5))
    phone.see("Ana has 60")
    table.correct("2 6", 6, 3)
    table.agree("Ana", 61)
    # 10-3 is 13 and 11-5 is 16.
    table.photograph("Ben", draw(tmp_path / "ben.jpg", [(10, 3), (11, 5)], 8))
    table.agree("Ben", 29)

    # The power fails. What was agreed with is there, on the same screen.
    phone.live_through(partial(server.restart, kill=True))
    assert phone.route == f"{match}/round/1"
    table.has("Ana", "7 9, 3 6, 4 12, 1 3, 8 8", 61)
    table.has("Ben", "5 11, 3 10", 29)
    phone.see("Cy: not entered")

    # 0-0 counts 50 at this table and 5-4 is 9.
    table.tap_hand("Cy", [("0", "0"), ("5", "4")], 59)
    table.type_hand("Dee", "12+7+3", 22)
    table.scores(1, Ana=61, Ben=29, Cy=59, Dee=22)
    table.confirm(1)
    table.totals(Ana=61, Ben=29, Cy=59, Dee=22)

    # Round 2: Dee is out.
    table.begin(2)
    table.end("out", "Dee")
    table.type_hand("Ana", "10", 10)
    table.type_hand("Ben", "15+5", 20)
    table.type_hand("Cy", "5", 5)
    table.scores(2, Ana=10, Ben=20, Cy=5, Dee=0)
    table.confirm(2)
    table.totals(Ana=71, Ben=49, Cy=64, Dee=22)

    # Ben had 31 in round 1 after all; no, he had not.
    table.tap("score-1-Ben")
    phone.wait_for_route(f"{match}/score/1/.*")
    table.tap("key-3")
    table.tap("key-1")
    table.main("Set Ben to 31")
    phone.wait_for_route(match)
    table.totals(Ana=71, Ben=51, Cy=64, Dee=22)
    table.tap("undo")
    table.totals(Ana=71, Ben=49, Cy=64, Dee=22)

    phone.live_through(server.restart)
    assert phone.route == match
    table.totals(Ana=71, Ben=49, Cy=64, Dee=22)


def test_uno_dominoes_won_with_a_draw_two(table: Table) -> None:
    table.start("uno-dominoes", "Ana", "Ben", "Cy")
    table.begin(1)
    table.end("out", "Ana", touched="D2")
    # Ben held red 7|blue 4 (11) and drew Dead End|yellow 6 (26) and green Reverse|red 9 (19): 56.
    ben = [
        ("red", "7", "blue", "4"),
        ("DE", "yellow", "6"),
        ("green", "R", "red", "9"),
    ]
    table.tap_hand("Ben", ben, 56)
    # Wild|Wild is 50, green 8|yellow Skip is 18.
    table.tap_hand("Cy", [("W", "W"), ("green", "8", "yellow", "S")], 68)
    table.scores(1, Ana=124, Ben=0, Cy=0)
    table.confirm(1)
    table.totals(Ana=124, Ben=0, Cy=0)


def test_a_round_of_uno_dice(table: Table) -> None:
    table.start("uno-dice", "Ana", "Ben", "Cy")
    table.begin(1)
    table.end("out", "Ana", last="other")
    # red 6, blue Skip (20) and Wild (50): 76. blue 2, yellow Reverse (20), Wild Draw Four (50), red 1: 73.
    table.tap_hand("Ben", [("red", "6"), ("blue", "S"), ("W",)], 76)
    table.tap_hand("Cy", [("blue", "2"), ("yellow", "R"), ("WD4",), ("red", "1")], 73)
    table.scores(1, Ana=149, Ben=0, Cy=0)
    table.confirm(1)
    table.totals(Ana=149, Ben=0, Cy=0)


def test_a_blocked_round_of_doubles(table: Table) -> None:
    table.start("doubles", "Ana", "Ben", "Cy")
    table.begin(1)
    table.end("blocked")
    # 0-4 and 0-1 are 5, 4-4 is 8, 0-2 is 2: Cy has least and scores the others' 13.
    table.tap_hand("Ana", [("0", "4"), ("0", "1")], 5)
    table.tap_hand("Ben", [("4", "4")], 8)
    table.tap_hand("Cy", [("0", "2")], 2)
    table.scores(1, Ana=0, Ben=0, Cy=13)
    table.confirm(1)
    table.totals(Ana=0, Ben=0, Cy=13)
