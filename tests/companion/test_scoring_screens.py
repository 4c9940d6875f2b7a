"""Scoring a round on a phone: the screens from the first question to the scoreboard, without a browser."""

from __future__ import annotations

import flet as ft
import pytest

from companion.app import start
from companion.ledger.entries import HandCounted
from rules.pieces import Tile
from rules.rounds import Left
from tests.companion.bench import Phone
from tests.companion.scoring_table import (
    BOX,
    PLAIN_JPEG,
    MakeTable,
    Table,
    ToldReader,
    ends,
    reading_of,
    send_photo,
)
from vision.reading import Reading

# ---- the questions -----------------------------------------------------------------------------------


async def test_the_questions_lead_to_the_first_hand(table: MakeTable) -> None:
    here = table()
    async with here.phone("/round/1") as phone:
        assert phone.sees("How did the round end?")
        await phone.tap("ending-out")
        await phone.tap(f"who-{here.players['Ben']}")
        assert phone.sees("Count Ana's hand")
        assert phone.label(f"hand-{here.players['Ben']}") == "Ben: out. 0"
        assert phone.label(f"hand-{here.players['Ana']}") == "Ana: not entered. "
        await phone.tap("undo")
        assert phone.sees("Who went out?")


async def test_an_answered_question_can_be_answered_otherwise(table: MakeTable) -> None:
    here = table()
    ends(here)
    async with here.phone("/round/1") as phone:
        assert "ending-blocked" not in phone.identifiers()
        await phone.tap("ended")
        await phone.tap("ending-blocked")
        assert phone.label(f"hand-{here.players['Ben']}") == "Ben: not entered. "


async def test_a_further_question_comes_with_what_to_do_at_the_table(table: MakeTable) -> None:
    here = table("uno-dominoes")
    async with here.phone("/round/1") as phone:
        await phone.tap("ending-out")
        assert "fact-touched-D2" not in phone.identifiers()
        await phone.tap(f"who-{here.players['Ben']}")
        await phone.tap("fact-touched-D2")
        assert phone.sees("The next player draws two tiles before anybody counts.")
        assert phone.sees("Count Ana's hand")


# ---- one hand ----------------------------------------------------------------------------------------


async def test_a_hand_is_typed_as_a_sum(table: MakeTable) -> None:
    here = table()
    ends(here)
    async with here.phone("/round/1/hand/{Ana}") as phone:
        await phone.tap("way-keys")
        for key in ("1", "2", "plus", "7", "plus", "3"):
            await phone.tap(f"key-{key}")
        assert phone.sees("Ana has 22")
        await phone.tap("main")
        assert phone.page.route == here.at("/round/1")
        assert phone.sees("Ana has 22 left.")
    assert here.left("Ana") == Left(typed=22)


async def test_a_hand_is_tapped_tile_by_tile_and_a_slip_is_taken_away(table: MakeTable) -> None:
    here = table()
    ends(here)
    async with here.phone("/round/1/hand/{Ana}") as phone:
        await phone.tap("way-tiles")
        for half in ("9", "7", "6", "4", "12", "12"):
            await phone.tap(f"pick-{half}")
        assert phone.sees("Ana has 50")
        await phone.tap("piece-1")
        assert phone.sees("Ana has 40")
        await phone.tap("main")
    assert here.left("Ana") == Left((Tile(7, 9), Tile(12, 12)))


async def test_going_from_one_way_to_another_loses_nothing(table: MakeTable) -> None:
    here = table()
    async with here.phone("/round/1/hand/{Ana}") as phone:
        await phone.tap("way-tiles")
        await phone.tap("pick-9")
        await phone.tap("pick-7")
        await phone.tap("way-keys")
        assert phone.sees("Type what Ana has left")
        await phone.tap("key-5")
        await phone.tap("way-tiles")
        assert phone.sees("Ana has 16")
        await phone.tap("way-keys")
        assert phone.sees("Ana has 5")


async def test_a_quick_finger_loses_no_key(table: MakeTable) -> None:
    here = table()
    async with here.phone("/round/1/hand/{Ana}") as phone:
        await phone.tap("way-keys")
        keys = [phone.by_id(f"key-{key}") for key in ("1", "7")]
        for key in keys:
            assert isinstance(key.content, ft.Container)
            await phone.session.dispatch_event(key.content._i, "click", None)
        await phone.settle()
        assert phone.sees("Ana has 17")


async def test_more_than_the_whole_box_is_doubted_and_may_be_right(table: MakeTable) -> None:
    here = table()
    ends(here)
    async with here.phone("/round/1/hand/{Ana}") as phone:
        await phone.tap("way-keys")
        for key in ("1", "0", "9", "2"):
            await phone.tap(f"key-{key}")
        assert phone.sees("Ana has 1,092")
        assert not phone.sees("All the tiles together count at most 1,092. Please look again.")
        for key in ("plus", "1"):
            await phone.tap(f"key-{key}")
        assert phone.sees("All the tiles together count at most 1,092. Please look again.")
        assert not phone.sees("Ana has 1,093")
        assert phone.sees("It is right: 1,093")
        await phone.tap("main")
    assert here.left("Ana") == Left(typed=1093)


async def test_a_digit_too_many_is_told(table: MakeTable) -> None:
    here = table("score-pad", set="none")
    async with here.phone("/round/1/hand/{Ana}") as phone:
        for _ in range(5):
            await phone.tap("key-9")
        assert phone.sees("A number has at most 4 digits")
        assert phone.sees("Ana has 9,999")  # a score pad without a set knows no most
        await phone.tap("key-back")
        assert not phone.sees("A number has at most 4 digits")


async def test_a_hand_half_entered_is_found_again_by_a_phone_that_slept(table: MakeTable) -> None:
    here = table()
    async with here.phone("/round/1/hand/{Ana}") as phone:
        await phone.tap("way-tiles")
        await phone.tap("pick-9")
        await phone.tap("pick-7")
    async with here.phone("/round/1/hand/{Ana}") as phone:
        assert phone.sees("Ana has 16")


async def test_nothing_left_is_zero_and_not_entered_is_not(table: MakeTable) -> None:
    here = table()
    ends(here)
    async with here.phone("/round/1/hand/{Ana}") as phone:
        await phone.tap("nothing-left")
        assert phone.label(f"hand-{here.players['Ana']}") == "Ana: nothing left. 0"
        assert phone.label(f"hand-{here.players['Cy']}") == "Cy: not entered. "
        await phone.tap(f"hand-{here.players['Ana']}")
        await phone.tap("clear-hand")
        assert phone.label(f"hand-{here.players['Ana']}") == "Ana: not entered. "


async def test_uno_tiles_are_tapped_by_colour_and_sign(table: MakeTable) -> None:
    here = table("uno-dominoes")
    async with here.phone("/round/1/hand/{Ana}") as phone:
        await phone.tap("way-tiles")
        for part in ("red", "7", "blue", "D2", "W", "W"):
            await phone.tap(f"pick-{part}")
        assert phone.sees("Ana has 67")


async def test_a_game_without_pieces_is_typed(table: MakeTable) -> None:
    here = table("score-pad", set="none")
    async with here.phone("/round/1/hand/{Ana}") as phone:
        assert not [i for i in phone.identifiers() if i.startswith("way-")]
        await phone.tap("key-9")
        assert phone.sees("Ana has 9")


# ---- photos ------------------------------------------------------------------------------------------

PHOTO = b"a photo"
READING = reading_of(("9-7", True, ""), ("9-8", False, "9-9"), ("3-1", True, ""))


async def test_a_photo_is_read_looked_at_and_corrected_in_two_taps(table: MakeTable) -> None:
    here = table(readings={PHOTO: READING})
    ends(here)
    assert isinstance(here.reader, ToldReader)
    async with here.phone("/round/1/hand/{Ana}") as phone:
        await send_photo(phone, here, PHOTO)
        assert phone.sees("reading the photo…")
        here.reader.may_go_on.set()
        await phone.settle(0.4)
        photo = phone.page.route.rsplit("/", 1)[1]
        assert phone.page.route == here.at(f"/round/1/photo/{photo}")
        assert phone.label("total") == "37 points"
        assert phone.sees("2 sure, 1 to look at")
        await phone.tap("reading-1")
        assert phone.label("total") == "38 points"
        assert phone.sees("3 tiles, all sure")
        await phone.tap("main")
        assert phone.page.route == here.at("/round/1")
    assert here.left("Ana") == Left((Tile(7, 9), Tile(9, 9), Tile(1, 3)))
    state = here.tableside.ledger.match(here.match)
    assert state.photos[1, here.players["Ana"]] == photo
    assert here.uploads == []


async def review(here: Table, reading: Reading, name: str = "Ana") -> str:
    """A photo that was read already; its id."""
    at = here.tableside.now()
    return here.tableside.photos.keep(here.match, 1, here.players[name], PLAIN_JPEG, reading, at)


async def test_a_correction_survives_a_finger_that_agrees_at_once(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = await review(here, READING)
    async with here.phone(f"/round/1/photo/{photo}") as phone:
        await phone.tap_at_once("reading-1", "main")
        await phone.settle(0.3)
        await phone.tap("main")  # nothing is doubtful any more, and nothing is asked
        assert phone.page.route == here.at("/round/1")
    assert here.left("Ana") == Left((Tile(7, 9), Tile(9, 9), Tile(1, 3)))


async def test_a_piece_is_added_another_removed_and_one_picked_by_its_halves(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = await review(here, READING)
    async with here.phone(f"/round/1/photo/{photo}") as phone:
        await phone.tap("pick-other")
        await phone.tap("pick-12")
        await phone.tap("pick-12")
        assert phone.label("total") == "44 points"
        await phone.tap("box-0")
        await phone.tap("no-tile")
        assert phone.label("total") == "28 points"
        await phone.tap("add-tile")
        await phone.tap("pick-2")
        await phone.tap("pick-5")
        assert phone.label("total") == "35 points"
    async with here.phone(f"/round/1/photo/{photo}") as again:
        assert again.label("total") == "35 points"


async def test_two_photos_of_one_hand_add_up_and_a_tile_in_both_counts_once(table: MakeTable) -> None:
    here = table()
    ends(here)
    first = await review(here, reading_of(("9-7", True, ""), ("6-4", True, "")))
    second = await review(here, reading_of(("6-4", True, ""), ("3-1", True, "")))
    async with here.phone(f"/round/1/photo/{first}") as phone:
        assert phone.label("total") == "30 points"
        await phone.tap("main")
        assert phone.page.route == here.at(f"/round/1/photo/{second}")
        await phone.tap("main")
    assert here.left("Ana") == Left((Tile(7, 9), Tile(4, 6), Tile(1, 3)))


async def test_a_photo_waits_for_a_look_when_its_screen_was_left(table: MakeTable) -> None:
    here = table(readings={PHOTO: READING})
    ends(here)
    assert isinstance(here.reader, ToldReader)
    async with here.phone("/round/1/hand/{Ana}") as phone:
        await send_photo(phone, here, PHOTO)
        await phone.tap("back")
        here.reader.may_go_on.set()
        await phone.settle(0.4)
        assert phone.page.route == here.at("/round/1")
        assert phone.label(f"hand-{here.players['Ana']}") == "Ana: photo waiting for a look. "
        assert phone.sees("Look at Ana's photo")
    assert here.left("Ana") is None


async def test_a_photo_with_nothing_in_it_is_not_a_hand_of_nothing(table: MakeTable) -> None:
    here = table()
    photo = await review(here, reading_of())
    async with here.phone(f"/round/1/photo/{photo}") as phone:
        assert phone.sees("Take it again")
        assert not phone.sees("Ana has 0")


@pytest.mark.parametrize(
    ("content", "error", "line"),
    [
        pytest.param(b"no picture at all", None, "That is not a photo this table can read.", id="no photo"),
        pytest.param(b"", None, "The photo is empty.", id="empty"),
        pytest.param(b"cut", "413", "The photo is larger than 60 MB.", id="too large"),
        pytest.param(b"cut", "network", "The photo did not arrive.", id="broken off"),
    ],
)
async def test_a_photo_that_does_not_work_says_why_and_leaves_nothing(
    table: MakeTable, content: bytes, error: str | None, line: str
) -> None:
    here = table()
    async with here.phone("/round/1/hand/{Ana}") as phone:
        await send_photo(phone, here, content, error)
        await phone.settle(0.3)
        assert phone.sees(line)
        assert phone.page.route == here.at("/round/1/hand/{Ana}")
    assert here.uploads == []


# ---- the result --------------------------------------------------------------------------------------


def hands(here: Table, **left: str | int) -> None:
    for name, hand in left.items():
        told = Left(typed=hand) if isinstance(hand, int) else Left(BOX.hand(hand))
        here.record(HandCounted(1, here.players[name], told))


def scores(here: Table, number: int = 1) -> list[int]:
    (scored,) = [r for r in here.tableside.ledger.match(here.match).rounds if r.number == number]
    return [scored.scores[player] for player in here.players.values()]


async def test_the_result_goes_to_the_scoreboard_in_one_tap(table: MakeTable) -> None:
    here = table()
    ends(here)
    hands(here, Ana="9-7 0-0 3-1", Cy="6-4 2-11 1-1", Dee=37)
    async with here.phone("/round/1") as phone:
        await phone.tap("main")
        assert phone.page.route == here.at("/round/1/result")
        assert phone.label(f"points-{here.players['Ana']}") == "Ana: 20 points"
        await phone.tap("main")
        assert phone.page.route == here.at("")
        assert phone.sees("Round 1 is on the scoreboard.")
    assert scores(here) == [20, 0, 25, 37]


async def test_a_clause_behind_the_points_is_read_by_tapping_its_step(table: MakeTable) -> None:
    here = table()
    ends(here)
    hands(here, Ana="9-7", Cy=1, Dee=2)
    async with here.phone("/round/1/result") as phone:
        assert not phone.sees("Printed rule")
        await phone.tap(f"step-{here.players['Ana']}-0")
        assert phone.sees("Printed rule") or phone.sees("Our reading")


async def test_a_tile_in_two_hands_is_asked_about_and_may_stand(table: MakeTable) -> None:
    here = table()
    ends(here)
    hands(here, Ana="9-7", Cy="9-7", Dee=37)
    async with here.phone("/round/1") as phone:
        assert phone.sees("See what does not fit")
        await phone.tap("main")
        assert phone.sees("Before it counts, please look")
        assert f"look-{here.players['Cy']}" in phone.identifiers()
        await phone.tap("anyway")
        await phone.tap("main")
    assert scores(here) == [16, 0, 16, 37]


async def test_what_was_said_to_be_right_is_not_asked_again_after_a_reload(table: MakeTable) -> None:
    here = table()
    ends(here)
    hands(here, Ana="9-7", Cy="9-7", Dee=37)
    async with here.phone("/round/1/result") as phone:
        await phone.tap("anyway")
        address = phone.page.route
    async with Phone(start(here.tableside), address) as again:
        assert not again.sees("Before it counts, please look")
        assert again.label(f"points-{here.players['Cy']}") == "Cy: 16 points"
    hands(here, Dee="9-7")  # something else that cannot be is asked about all the same
    async with Phone(start(here.tableside), address) as again:
        assert again.sees("Before it counts, please look")


async def test_an_old_round_is_put_right_by_entering_a_hand_again(table: MakeTable) -> None:
    here = table()
    ends(here)
    hands(here, Ana="9-7 0-0 3-1", Cy="6-4", Dee=37)
    async with here.phone("/round/1/result") as phone:
        await phone.tap("main")
    ends(here, number=2)
    async with here.phone("/round/1/hand/{Dee}") as phone:
        await phone.tap("key-back")
        await phone.tap("main")
        await phone.tap("main")
        assert phone.sees("was 37")
        await phone.tap("main")
        assert phone.sees("Round 1 is put right.")
    assert scores(here) == [20, 0, 10, 3]


async def test_a_result_with_a_hand_missing_leads_back(table: MakeTable) -> None:
    here = table()
    ends(here)
    hands(here, Ana="9-7", Cy="6-4")
    async with here.phone("/round/1/result") as phone:
        assert phone.sees("Dee not entered yet")
        await phone.tap("main")
        assert phone.page.route == here.at("/round/1")
