"""The main button of a review: one tap where all is sure, and no doubt counts unless somebody was asked."""

from __future__ import annotations

import flet as ft
import pytest

from companion.app import start
from companion.ledger.entries import RoundEnded
from companion.preferences import LETTERS_KEY
from rules.pieces import SETS, Tile
from rules.rounds import Left
from tests.companion.bench import Phone
from tests.companion.flows.shown import reading_of
from tests.companion.scoring_table import PLAIN_JPEG, MakeTable, Table, ends
from tests.companion.test_uno_photos import read
from vision.reading import Reading

TILES, DICE = SETS["uno-dominoes"], SETS["uno-dice"]


def keep(here: Table, reading: Reading, player: str = "Ana") -> str:
    """A photo of that player's hand that was read, or of all hands; its id."""
    whose = here.players.get(player, "")
    return here.tableside.photos.keep(here.match, 1, whose, PLAIN_JPEG, reading, here.tableside.now())


def main(phone: Phone) -> str:
    """The words of the main button."""
    words = [each.value for each in phone.walk(phone.by_id("main")) if isinstance(each, ft.Text)]
    return " ".join(words)


async def test_a_clear_photo_is_one_tap(table: MakeTable) -> None:
    here = table()
    ends(here)
    async with here.phone(f"/round/1/photo/{keep(here, reading_of('9-7 6-4'))}") as phone:
        assert main(phone) == "Ana has 26"
        await phone.tap("main")
        assert phone.page.route == here.at("/round/1")
    assert here.left("Ana") == Left((Tile(7, 9), Tile(4, 6)))


async def test_doubts_are_asked_about_once_and_count_by_a_second_tap(table: MakeTable) -> None:
    here = table()
    ends(here)
    async with here.phone(f"/round/1/photo/{keep(here, reading_of('9-7? 6-4 3-1?'))}") as phone:
        assert main(phone) == "Ana has 30, 2 to look at"
        await phone.tap("main")
        assert phone.sees("2 tiles are doubtful. Are they right as shown here?")
        assert [i for i in phone.identifiers() if i.startswith("look-")] == ["look-0", "look-2"]
        assert here.left("Ana") is None
        await phone.tap("as-shown")
        assert phone.page.route == here.at("/round/1")
    assert here.left("Ana") == Left((Tile(7, 9), Tile(4, 6), Tile(1, 3)))


async def test_a_second_tap_at_the_same_place_leads_to_the_doubts(table: MakeTable) -> None:
    here = table()
    ends(here)
    async with here.phone(f"/round/1/photo/{keep(here, reading_of('9-7? 6-4 3-1?'))}") as phone:
        await phone.tap("main")
        assert main(phone) == "Look at them"
        await phone.tap("main")
        assert here.left("Ana") is None
        assert phone.sees("Is this 7-9?")
        await phone.tap("reading-0")
        assert phone.sees("Is this 1-3?")
        assert main(phone) == "Ana has 30, 1 to look at"
        await phone.tap("main")
        assert phone.sees("One tile is doubtful. Is it right as shown here?")
        await phone.tap("look-2")
        await phone.tap("no-tile")
        assert main(phone) == "Ana has 26"
        await phone.tap("main")
    assert here.left("Ana") == Left((Tile(7, 9), Tile(4, 6)))


async def test_the_next_hand_of_a_photo_begins_with_its_own_doubt(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = keep(here, reading_of("9-7? 6-4 | 3-1? 12-11 | 5-5 2-2"), "")
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        await phone.tap("main")
        await phone.tap("main")
        await phone.tap("as-shown")
        assert phone.page.route == here.at(f"/round/1/photo/{photo}/{{Cy}}")
        assert phone.sees("Is this 1-3?")
        assert main(phone) == "Cy has 27, 1 to look at"


async def test_another_photo_of_the_hand_comes_after_the_doubts_of_this_one(table: MakeTable) -> None:
    here = table()
    ends(here)
    first, second = keep(here, reading_of("9-7? 6-4")), keep(here, reading_of("3-1"))
    async with here.phone(f"/round/1/photo/{first}") as phone:
        assert main(phone) == "Ana has 30, 1 to look at"
        await phone.tap("main")
        await phone.tap("as-shown")
        assert phone.page.route == here.at(f"/round/1/photo/{second}")
        assert main(phone) == "Ana has 30"


async def test_nothing_that_was_tapped_in_one_hand_goes_on_in_the_next(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = keep(here, reading_of("9-7? 6-4 | 3-1? 12-11 | 5-5 2-2"), "")
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        await phone.tap("main")
        await phone.tap_at_once("reading-0", "main")  # a quick finger
        await phone.tap("main")
        assert phone.sees("Is this 1-3?")
        await phone.tap("look-3")
        assert phone.sees("Is this 11-12?")
        await phone.tap("main")
        await phone.tap("as-shown")
        assert phone.page.route == here.at(f"/round/1/photo/{photo}/{{Dee}}")
        assert "reading-0" not in phone.identifiers()


@pytest.mark.parametrize(
    ("game", "facts", "reading", "asked"),
    [
        pytest.param(
            "uno-dominoes",
            {"touched": "other"},
            read(TILES, ("red 6|blue D2", 0.5, "red 9|blue D2"), ("green 3|DE", 0.99, "")),
            "One tile is doubtful. Is it right as shown here?",
            id="Uno tiles",
        ),
        pytest.param(
            "uno-dice",
            {"last": "other"},
            read(DICE, ("red 6", 0.5, "red 5"), ("blue 3", 0.5, "blue 5"), ("W", 0.99, "")),
            "2 dice are doubtful. Are they right as shown here?",
            id="Uno dice",
        ),
    ],
)
async def test_it_speaks_of_what_lies_there(
    table: MakeTable, game: str, facts: dict[str, str], reading: Reading, asked: str
) -> None:
    here = table(game)
    here.record(RoundEnded(1, "out", here.players["Ben"], facts))
    async with here.phone(f"/round/1/photo/{keep(here, reading)}") as phone:
        await phone.tap("main")
        assert phone.sees(asked)


async def test_nothing_doubtful_is_taught_unasked(table: MakeTable) -> None:
    here = table("uno-dominoes")
    reading = read(TILES, ("red 6|blue D2", 0.5, "red 9|blue D2"), ("green 3|DE", 0.99, ""))
    photos = here.tableside.photos
    photo = photos.keep(here.match, 0, "teach", PLAIN_JPEG, reading, here.tableside.now())
    async with here.phone(f"/set/{photo}") as phone:
        assert main(phone) == "2 tiles, 1 to look at"
        await phone.tap("main")
        assert phone.sees("One tile is doubtful. Is it right as shown here?")
        assert here.tableside.exemplars.of(TILES.name) == []
        await phone.tap("as-shown")
        await phone.comes("how-far")
        assert phone.label("how-far") == "2 of 81 tiles seen"


@pytest.mark.parametrize(
    ("height", "letters", "first"),
    [
        pytest.param(568, "1.6", True, id="large letters on a small phone"),
        pytest.param(568, "1", False, id="a small one"),
        pytest.param(844, "1.6", False, id="large letters on a usual one"),
    ],
)
async def test_what_is_asked_comes_before_the_photo_where_there_is_no_room_below_it(
    table: MakeTable, height: int, letters: str, first: bool
) -> None:
    here = table()
    ends(here)
    route = here.at(f"/round/1/photo/{keep(here, reading_of('9-7? 6-4'))}")
    async with Phone(start(here.tableside), route, kept={LETTERS_KEY: letters}) as phone:
        phone.page.width, phone.page.height = 320, height
        await phone.tap("main")
        shown = phone.identifiers()
        assert (shown.index("as-shown") < shown.index("whole-photo")) is first
        await phone.tap("as-shown")
    assert here.left("Ana") == Left((Tile(7, 9), Tile(4, 6)))
