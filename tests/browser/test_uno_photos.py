"""Uno pieces from photos to the scoreboard, and a set that is taught. Every number is added up by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.driver import Phone
from tests.browser.table import Table, draw_dice, draw_domos

# 6 + 10, 4 + 20, 10 + 4 and 8 + 8: Ben has 70.
BEN = ("red 6|blue D2", "green 4|DE", "yellow S|yellow 4", "green 8|blue 8")
BEN_SAID = {  # and the parts to tap
    "red 6 and blue Draw Two": ("red", "6", "blue", "D2"),
    "green 4 and Dead End": ("green", "4", "DE"),
    "yellow 4 and yellow Skip": ("yellow", "4", "yellow", "S"),
    "green 8 and blue 8": ("green", "8", "blue", "8"),
}
# 5 + 10 and 20 + 1: Cy has 36.
CY = ("green 5|blue R", "WD4|red 1")
CY_SAID = {
    "green 5 and blue Reverse": ("green", "5", "blue", "R"),
    "red 1 and Wild Draw Four": ("red", "1", "WD4"),
}
# A 6, a Skip (20) and a Wild (50): 76. A 2, a Reverse (20), a Wild Draw Four (50) and a 1: 73.
DICE_BEN = ("red 6", "blue S", "W")
DICE_BEN_SAID = {"red 6": ("red", "6"), "blue Skip": ("blue", "S"), "Wild": ("W",)}
DICE_CY = ("blue 2", "yellow R", "WD4", "red 1")
DICE_CY_SAID = {
    "blue 2": ("blue", "2"),
    "yellow Reverse": ("yellow", "R"),
    "Wild Draw Four": ("WD4",),
    "red 1": ("red", "1"),
}


@pytest.fixture
def table(phone: Phone) -> Table:
    return Table(phone)


def test_a_round_of_uno_dominoes_from_two_photos(phone: Phone, table: Table, tmp_path: Path) -> None:
    ben = draw_domos(tmp_path / "ben.jpg", BEN, 6, "ivory")
    match = table.start("uno-dominoes", "Ana", "Ben", "Cy")
    table.begin(1)
    table.end("out", "Ana", touched="other")
    table.photograph("Ben", ben)
    assert table.put_right(BEN_SAID), "all was read right: choose a photo that is not"
    table.agree("Ben", 70)

    # The same photo, read right afterwards: what was corrected is read as it was said.
    table.photograph("Cy", ben)
    assert table.put_right(BEN_SAID) == []
    phone.see("Cy has 70")
    table.retake(draw_domos(tmp_path / "cy.jpg", CY, 8))
    table.put_right(CY_SAID)
    # The 1 is a 7 that lost its bar: 42.
    table.correct_half("red 1 and Wild Draw Four", "red 1", "red", "7")
    table.agree("Cy", 42)

    table.has("Ben", ", ".join(BEN_SAID), 70)
    table.scores(1, Ana=112, Ben=0, Cy=0)
    table.confirm(1)
    table.totals(Ana=112, Ben=0, Cy=0)

    # What was learned is there to be seen, and goes with the hand that taught it.
    phone.go(f"{match}/set")
    phone.see("learned from your games")


def test_a_round_of_uno_dice_from_two_photos(phone: Phone, table: Table, tmp_path: Path) -> None:
    table.start("uno-dice", "Ana", "Ben", "Cy")
    table.begin(1)
    table.end("out", "Ana", last="other")
    ben = draw_dice(tmp_path / "ben.jpg", DICE_BEN, 7, red_is_green=True)
    table.photograph("Ben", ben)
    assert "red 6" in table.put_right(DICE_BEN_SAID)
    table.agree("Ben", 76)
    table.photograph("Cy", ben)
    assert table.put_right(DICE_BEN_SAID) == []
    phone.see("Cy has 76")
    table.retake(draw_dice(tmp_path / "cy.jpg", DICE_CY, 5))
    table.put_right(DICE_CY_SAID)
    table.agree("Cy", 73)
    table.scores(1, Ana=149, Ben=0, Cy=0)
    table.confirm(1)
    table.totals(Ana=149, Ben=0, Cy=0)


def test_a_set_is_taught_and_the_next_photo_is_read_with_it(
    phone: Phone, table: Table, tmp_path: Path
) -> None:
    match = table.start("uno-dominoes", "Ana", "Ben")
    phone.go(f"{match}/set")
    phone.see("0 of 81 tiles seen")
    phone.choose_file(phone.by_id("main").first, draw_domos(tmp_path / "box.jpg", BEN, 5))
    table.accept("Right. Learn these 4 tiles", "4 tiles")
    phone.see("4 of 81 tiles seen")
    phone.see("8 pictures learned")
    phone.reload()
    phone.see("4 of 81 tiles seen")
    table.tap("set-show")
    table.tap("set-forget-all")
    phone.see("0 of 81 tiles seen")
    table.tap("undo")
    phone.see("4 of 81 tiles seen")
