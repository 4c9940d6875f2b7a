"""A dashed outline on a photo is tapped: what lies there is added there, or nothing lies there."""

from __future__ import annotations

import flet as ft
import pytest

from companion import theme
from companion.app import start
from companion.flows.reviewed import Reviewed
from companion.languages import Words
from companion.ledger.entries import RoundEnded
from companion.parts.photo_boxes import photo_boxes
from companion.parts.photo_part import View
from companion.preferences import KEY, Preferences
from rules.pieces import SETS
from rules.rounds import Left
from tests.companion.bench import Phone
from tests.companion.flows.shown import place, reading_of
from tests.companion.scoring_table import MakeTable, Table, ends
from tests.companion.test_doubts_open import keep
from tests.companion.test_uno_photos import read
from vision.reading import Doubt

DICE = SETS["uno-dice"]
MAYBE = [Doubt("maybe-die", place(x, 800)) for x in (100, 700)]
TWO, ONE = "There may be a die in 2 places.", "There may be a die here."


def dice(table: MakeTable) -> tuple[Table, str]:
    """A hand of a red 6 and a blue 3, and two places where a die may lie; the address of its photo."""
    here = table("uno-dice")
    here.record(RoundEnded(1, "out", here.players["Ben"], {"last": "other"}))
    reading = read(DICE, ("red 6", 0.99, ""), ("blue 3", 0.99, ""), doubts=tuple(MAYBE))
    return here, f"/round/1/photo/{keep(here, reading)}"


def outlines(phone: Phone) -> int:
    return sum(each.startswith("place-") for each in phone.identifiers())


async def test_what_lies_at_a_place_is_added_there(table: MakeTable) -> None:
    here, route = dice(table)
    async with here.phone(route) as phone:
        assert phone.sees(TWO)
        assert phone.label("place-0") == "There may be a die here. Add it if there is one."
        await phone.tap("place-0")
        assert phone.sees("What does this die show?")
        assert phone.by_id("place-0").selected is True
        await phone.tap("pick-green")
        await phone.tap("pick-5")
        assert phone.sees(ONE)
        assert (outlines(phone), phone.label("total")) == (1, "14 points")
        assert phone.label("box-2") == "green 5"  # on the photo, beside the dashed outline that is left
        await phone.tap("box-2")
        await phone.tap("no-tile")
        assert phone.sees(TWO)
        assert (outlines(phone), phone.label("total")) == (2, "9 points")


async def test_a_place_where_nothing_lies_is_no_doubt_until_that_is_taken_back(table: MakeTable) -> None:
    here, route = dice(table)
    async with here.phone(route) as phone:
        await phone.tap("place-1")
        await phone.tap("no-tile")
        assert phone.sees(ONE)
        assert (outlines(phone), phone.label("total")) == (1, "9 points")
        await phone.tap("undo")
        assert phone.sees(TWO)
        assert outlines(phone) == 2
        await phone.tap("place-0")
        await phone.tap("pick-cancel")
        assert phone.sees(TWO)
        await phone.tap("main")
    assert here.left("Ana") == Left(DICE.hand("red 6, blue 3"))


@pytest.mark.parametrize(
    ("language", "width", "asked", "beside"),
    [
        pytest.param(
            "nl", 320, "Wat ligt er boven op deze dobbelsteen?", False, id="a long word, a small phone"
        ),
        pytest.param(
            "nl", 390, "Wat ligt er boven op deze dobbelsteen?", True, id="a long word, a usual one"
        ),
        pytest.param("en", 320, "What does this die show?", True, id="short words"),
    ],
)
async def test_no_word_of_what_is_asked_beside_a_picture_is_broken(
    table: MakeTable, language: str, width: int, asked: str, beside: bool
) -> None:
    here, route = dice(table)
    kept = {KEY: Preferences(language).to_text()}
    async with Phone(start(here.tableside), here.at(route), kept=kept) as phone:
        phone.page.width = width
        await phone.tap("place-0")
        rows = [each for each in phone.walk() if isinstance(each, ft.Row) and each.controls]
        (row,) = (
            each for each in rows if any(isinstance(part, ft.Image) for part in phone.walk(each.controls[0]))
        )
        said = [each.value for each in phone.walk(row) if isinstance(each, ft.Text)]
        assert phone.sees(asked)
        assert (asked in said) is beside
        await phone.tap("no-tile")
        assert outlines(phone) == 1


async def test_a_tile_of_two_halves_is_added_in_the_hand_it_lies_at(table: MakeTable) -> None:
    here = table()
    ends(here)
    reading = reading_of("9-7 6-4 | 3-1 12-11 | 5-5 2-2", Doubt("covered", place(500, 700)))
    photo = keep(here, reading, "")
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        await phone.tap("main")
        await phone.tap("place-0")
        await phone.tap("pick-5")
        await phone.tap("pick-2")
        assert phone.label("total") == "33 points"
        assert "half-0" not in phone.identifiers()
        await phone.tap("main")
    assert here.left("Ana") == Left(SETS["double-12"].hand("9-7 6-4 5-2"))


async def nothing(_: object) -> None:
    """A tap that says nothing."""


@pytest.mark.parametrize("scale", [0.02, 0.2, 2.0])
def test_a_place_is_large_enough_for_a_finger(scale: float) -> None:
    review = Reviewed.of(reading_of("9-7", Doubt("maybe", place(500, 700))))
    view = View(0, 0, scale, 390, 300)
    photo = photo_boxes(Words("en"), "", review, view, None, nothing, nothing)
    assert isinstance(photo, ft.Stack)
    target = photo.controls[-1]
    assert isinstance(target, ft.Container)
    assert isinstance(target.width, float)
    assert isinstance(target.height, float)
    assert min(target.width, target.height) >= theme.TARGET
    assert isinstance(target.left, float)
    assert target.left + target.width / 2 == pytest.approx(550 * scale)  # in the middle of its place
