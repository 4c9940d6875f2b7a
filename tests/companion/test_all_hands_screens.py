"""One photo of all hands on a phone: from the button to every hand entered, without a browser."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from companion.ledger.backup import backup
from companion.ledger.entries import HandCounted
from companion.ledger.exchange import export_json, import_json
from companion.ledger.restore import restore
from companion.wiring import build
from rules.pieces import Tile
from rules.rounds import Left
from tests.companion.bench import Phone
from tests.companion.flows.shown import reading_of
from tests.companion.scoring_table import BOX, PLAIN_JPEG, MakeTable, Table, ToldReader, ends, send_photo
from vision.reading import Doubt, Reading

PHOTO = b"a photo"
THREE = reading_of("9-7 6-4 | 3-1 12-11? | 5-5 2-2")  # 26, 27 and 14: Ben is out


async def shown(here: Table, reading: Reading = THREE) -> str:
    """A photo of all hands that was read; its id."""
    at = here.tableside.now()
    return here.tableside.photos.keep(here.match, 1, "", PLAIN_JPEG, reading, at)


def given(phone: Phone, number: int) -> str:
    """Whose a hand is, by the chip that is chosen."""
    start = f"give-{number}-"
    chosen = [i for i in phone.identifiers() if i.startswith(start) and phone.by_id(i).selected]
    return " ".join(identifier.removeprefix(start) for identifier in chosen)


async def test_one_photo_of_all_hands_is_one_tap_a_hand(table: MakeTable) -> None:
    here = table(readings={PHOTO: THREE})
    ends(here)
    assert isinstance(here.reader, ToldReader)
    async with here.phone("/round/1") as phone:
        assert phone.label("all-hands") == "One photo of all hands"
        await send_photo(phone, here, PHOTO)
        assert phone.sees("reading the photo…")
        here.reader.may_go_on.set()
        await phone.settle(0.4)
        photo = phone.page.route.rsplit("/", 1)[1]
        assert phone.page.route == here.at(f"/round/1/hands/{photo}")
        assert [given(phone, n) for n in (1, 2, 3)] == ["Ana", "Cy", "Dee"]
        assert phone.label("group-2") == "Number 2: 2 tiles, 27 points. Cy. 1 to look at"

        await phone.tap("main")
        assert phone.page.route == here.at(f"/round/1/photo/{photo}/{{Ana}}")
        assert phone.label("total") == "26 points"
        await phone.tap("main")
        assert phone.page.route == here.at(f"/round/1/photo/{photo}/{{Cy}}")
        assert phone.sees("1 sure, 1 to look at")
        await phone.tap("reading-0")
        await phone.tap("main")
        await phone.tap("main")
        assert phone.page.route == here.at("/round/1")
        assert phone.sees("See round 1")
    assert here.left("Ana") == Left((Tile(7, 9), Tile(4, 6)))
    assert here.left("Cy") == Left((Tile(1, 3), Tile(11, 12)))
    assert here.left("Dee") == Left((Tile(5, 5), Tile(2, 2)))
    state = here.tableside.ledger.match(here.match)
    assert {state.photos[1, here.players[name]] for name in ("Ana", "Cy", "Dee")} == {photo}
    assert here.uploads == []


async def test_two_hands_change_places_by_one_tap_and_a_phone_that_slept_sees_it(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = await shown(here)
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        await phone.tap("give-1-Dee")
        assert [given(phone, n) for n in (1, 2, 3)] == ["Dee", "Cy", "Ana"]
    async with here.phone(f"/round/1/hands/{photo}") as again:
        assert [given(again, n) for n in (1, 2, 3)] == ["Dee", "Cy", "Ana"]


async def test_the_train_on_the_table_is_no_hand_and_that_is_taken_back(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = await shown(here, reading_of("9-7 6-4 | 3-1 12-11 | 5-5 2-2 | 0-1 0-2"))
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        assert phone.sees("There are 4 groups of tiles, and 3 hands are missing.")
        assert phone.sees("Whose is number 1?")
        await phone.tap("more-2")
        await phone.tap("none-2")
        assert [given(phone, n) for n in (1, 3, 4)] == ["Ana", "Cy", "Dee"]
        assert phone.sees("Number 2 is not a hand.")
        await phone.tap("undo")
        assert [given(phone, n) for n in (1, 2, 3, 4)] == ["", "", "", ""]
        await phone.tap("more-2")
        await phone.tap("none-2")
        await phone.tap("hand-2")
        assert "give-2-Ana" in phone.identifiers()


async def test_two_groups_are_one_hand_and_come_apart_again(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = await shown(here, reading_of("9-7 6-4 | 3-1 12-11 | 5-5 2-2 | 0-1 0-2"))
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        await phone.tap("more-1")
        await phone.tap("join-1-4")
        assert phone.label("group-1") == "Number 1 + 4: 4 tiles, 29 points. Ana"
        assert phone.sees("Number 1 and number 4 are one hand.")
        await phone.tap("more-1")
        await phone.tap("part-1")
        assert phone.label("group-1") == "Number 1: 2 tiles, 26 points. Ana"
        assert phone.sees("Whose is number 4?")
        await phone.tap("more-1")
        await phone.tap("join-1-2")
        await phone.tap("undo")
        assert phone.label("group-2") == "Number 2: 2 tiles, 27 points. Cy"


async def test_a_single_group_may_be_anybodys_hand(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = await shown(here, reading_of("9-7 6-4 3-1"))
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        assert phone.sees("All the tiles lie together, as one hand.")
        await phone.tap("give-1-Cy")
        await phone.tap("main")
        await phone.tap("main")
        assert phone.page.route == here.at("/round/1")
    assert here.left("Cy") == Left((Tile(7, 9), Tile(4, 6), Tile(1, 3)))


async def test_a_photo_with_nothing_in_it_is_taken_again(table: MakeTable) -> None:
    here = table()
    photo = await shown(here, Reading(BOX, (800, 600), (), (Doubt("nothing-found"),)))
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        assert phone.sees("No tiles were found.")
        assert phone.label("main") == "Take it again"


async def test_a_doubt_about_the_whole_photo_is_said_once(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = await shown(here, reading_of("9-7 6-4 | 3-1 12-11 | 5-5 2-2", Doubt("blurred")))
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        assert phone.sees("The photo is blurred.")
        await phone.tap("main")
        assert not phone.sees("The photo is blurred.")


@pytest.mark.parametrize(
    ("hands", "line"),
    [
        pytest.param(
            "9-7 6-4 | 3-1 9-7 | 5-5",
            "There is only one 7-9 in the box, and it is in number 1 and number 2.",
            id="in two hands",
        ),
        pytest.param(
            "9-7 6-4 | 3-1 12-12 | 5-5",
            "12-12 opened this round and lies on the table, but it is in number 2.",
            id="the engine",
        ),
        pytest.param(
            "9-7 6-4 | 3-1 8-8 | 5-5",
            "There is only one 8-8 in the box, and it is in number 2 and Ben's hand.",
            id="in a hand that is entered",
        ),
    ],
)
async def test_what_cannot_be_is_pointed_at_before_anybody_agrees(
    table: MakeTable, hands: str, line: str
) -> None:
    here = table()
    here.record(HandCounted(1, here.players["Ben"], Left(BOX.hand("8-8 1-1"))))
    photo = await shown(here, reading_of(hands))
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        assert phone.sees(line)


async def test_a_tile_in_two_hands_of_the_photo_is_asked_about_in_the_review(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = await shown(here, reading_of("9-7 6-4 | 3-1 9-7 | 5-5"))
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        await phone.tap("main")
        assert phone.sees("Ana and Cy both") or phone.sees("7-9")
        assert any("Ana" in text and "Cy" in text for text in phone.texts())


async def test_a_photo_of_all_hands_waits_when_its_screen_was_left(table: MakeTable) -> None:
    here = table(readings={PHOTO: THREE})
    ends(here)
    assert isinstance(here.reader, ToldReader)
    async with here.phone("/round/1") as phone:
        await send_photo(phone, here, PHOTO)
        await phone.tap("back")
        here.reader.may_go_on.set()
        await phone.settle(0.4)
        assert phone.page.route == here.at("")
        assert phone.sees("The photo of all hands is read.")
    async with here.phone("/round/1") as other:
        assert other.sees("A photo with 3 hands")
        assert other.sees("Say whose hands these are")
        await other.tap("main")
        await other.tap("main")
        await other.tap("back")  # to whose is which
        await other.tap("back")
        assert other.sees("3 hands to look at")
        assert other.sees("Look at Ana's photo")
        await other.tap("main")
        assert other.sees("Ana has 26")


async def test_a_hand_that_was_entered_and_goes_to_somebody_else_is_entered_no_more(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = await shown(here)
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        await phone.tap("main")
        await phone.tap("main")
        assert here.left("Ana") == Left((Tile(7, 9), Tile(4, 6)))
        await phone.tap("back")
        await phone.tap("give-1-Dee")
        assert here.left("Ana") is None
        await phone.tap("main")
        assert phone.page.route == here.at(f"/round/1/photo/{photo}/{{Ana}}")
        assert phone.label("total") == "14 points"


async def test_a_stray_tile_is_moved_to_another_hand_by_two_taps_and_back(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = await shown(here)  # 9-7 6-4 | 3-1 12-11 | 5-5 2-2
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        for _ in range(2):
            await phone.tap("main")
        assert here.left("Ana") == Left((Tile(7, 9), Tile(4, 6)))
    async with here.phone(f"/round/1/photo/{photo}/{{Cy}}") as phone:
        await phone.tap("look-2")
        assert {"move-Ana", "move-Dee"} <= set(phone.identifiers())
        assert "move-Cy" not in phone.identifiers()
        await phone.tap("move-Ana")
        assert phone.sees("3-1 is now in Ana's hand.") or phone.sees("1-3 is now in Ana's hand.")
        assert phone.label("total") == "23 points"
        assert here.left("Ana") is None  # to be looked at again
        await phone.tap("undo")
        assert phone.label("total") == "27 points"
        assert here.left("Ana") == Left((Tile(7, 9), Tile(4, 6)))


async def test_a_photo_that_is_not_used_is_taken_up_again(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = await shown(here)
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        await phone.tap("drop-photo")
        assert phone.page.route == here.at("/round/1")
        assert phone.sees("The photo is put aside.")
        assert not phone.sees("A photo with 3 hands")
        await phone.tap("undo")
        assert phone.sees("A photo with 3 hands")


async def test_one_hand_photographed_again_leaves_the_others_as_they_are(table: MakeTable) -> None:
    again = reading_of("9-7 6-5")
    here = table(readings={PHOTO: again})
    ends(here)
    assert isinstance(here.reader, ToldReader)
    here.reader.may_go_on.set()
    photo = await shown(here)
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        await phone.tap("main")
    async with here.phone(f"/round/1/photo/{photo}/{{Ana}}") as phone:
        await send_photo(phone, here, PHOTO)  # with the first of the two buttons: take it again
        await phone.settle(0.4)
        assert phone.label("total") == "27 points"
        await phone.tap("main")
    assert here.left("Ana") == Left((Tile(7, 9), Tile(5, 6)))
    async with here.phone(f"/round/1/photo/{photo}/{{Cy}}") as phone:
        assert phone.label("total") == "27 points"


async def test_a_photo_of_one_hand_that_shows_several_becomes_one_of_all(table: MakeTable) -> None:
    here = table()
    ends(here)
    reading = reading_of("9-7 6-4? | 3-1 12-11", Doubt("several-hands", facts={"count": 2}))
    at = here.tableside.now()
    photo = here.tableside.photos.keep(here.match, 1, here.players["Ana"], PLAIN_JPEG, reading, at)
    async with here.phone(f"/round/1/photo/{photo}") as phone:
        await phone.tap("no-tile")  # said of the 6-4, and not to be said again
        await phone.tap("several-hands")
        assert "/hands/" in phone.page.route
        assert phone.label("group-1") == "Number 1: 1 tile, 16 points. Whose is it?"
        assert not phone.sees("Are there 2 hands in this photo?")
        await phone.tap("undo")
        assert phone.page.route == here.at(f"/round/1/photo/{photo}")
        assert phone.label("total") == "43 points"
        await phone.tap("several-hands")
        await phone.tap("give-1-Ana")
        await phone.tap("give-2-Dee")
        await phone.tap("main")
        await phone.tap("main")
        await phone.tap("main")
    assert here.left("Ana") == Left((Tile(7, 9),))
    assert here.left("Dee") == Left((Tile(1, 3), Tile(11, 12)))


async def test_two_phones_look_at_two_hands_of_one_photo_at_once(table: MakeTable) -> None:
    here = table()
    ends(here)
    photo = await shown(here, reading_of("9-7? 6-4 | 3-1 12-11? | 5-5 2-2"))
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        await phone.tap("main")
        async with here.phone(f"/round/1/photo/{photo}/{{Cy}}", phone) as other:
            await phone.tap("no-tile")
            await other.tap("no-tile")
            assert phone.label("total") == "10 points"
            assert other.label("total") == "4 points"


async def entered(here: Table) -> str:
    """The three hands of one photo, all agreed with; the photo's id."""
    ends(here)
    photo = await shown(here)
    async with here.phone(f"/round/1/hands/{photo}") as phone:
        for button in ("main", "main", "main", "as-shown", "main"):  # one tile of Cy's is doubtful
            await phone.tap(button)
        assert phone.sees("See round 1")
    return photo


async def test_hands_of_one_photo_come_back_from_a_backup(table: MakeTable, tmp_path: Path) -> None:
    here = table()
    photo = await entered(here)
    saved = backup(here.tableside.data_dir, tmp_path / "saved.zip", here.tableside.now())
    assert saved.photos == 1
    restore(saved.path, tmp_path / "other", here.tableside.now())
    there = replace(here, tableside=build(tmp_path / "other"))
    assert there.left("Cy") == here.left("Cy") == Left((Tile(1, 3), Tile(11, 12)))
    assert there.tableside.photos.path(photo).is_file()
    async with there.phone(f"/round/1/hands/{photo}") as phone:
        assert [given(phone, n) for n in (1, 2, 3)] == ["Ana", "Cy", "Dee"]
    there.tableside.close()


async def test_hands_of_one_photo_are_exported_without_it(table: MakeTable, tmp_path: Path) -> None:
    here = table()
    await entered(here)
    other = build(tmp_path / "other")
    import_json(other.ledger, export_json(here.tableside.ledger))
    state = other.ledger.match(here.match)
    assert len(state.round(1).left) == 3
    assert state.photos == {}
    other.close()


async def test_a_picture_that_was_deleted_leaves_every_hand_that_was_in_it(table: MakeTable) -> None:
    here = table()
    photo = await entered(here)
    assert here.tableside.photos.delete_files(here.match) == 1
    for route in (f"/round/1/hands/{photo}", f"/round/1/photo/{photo}/{{Cy}}", "/round/1"):
        async with here.phone(route) as phone:
            assert not phone.sees("could not be shown")
    assert here.left("Dee") == Left((Tile(5, 5), Tile(2, 2)))


async def test_without_pieces_there_is_no_such_button(table: MakeTable) -> None:
    here = table("score-pad", set="none")
    async with here.phone("/round/1") as phone:
        assert "all-hands" not in phone.identifiers()


async def test_with_one_hand_missing_its_own_photo_will_do(table: MakeTable) -> None:
    here = table()
    ends(here)
    for name in ("Ana", "Cy"):
        here.record(HandCounted(1, here.players[name], Left(typed=5)))
    async with here.phone("/round/1") as phone:
        assert "all-hands" not in phone.identifiers()


@pytest.mark.parametrize(
    "route", ["/round/1/hands/{photo}", "/round/1/photo/{photo}", "/round/1/photo/{photo}/x"]
)
async def test_an_address_that_fits_no_photo_says_so(table: MakeTable, route: str) -> None:
    here = table()
    at = here.tableside.now()
    one_hand = here.tableside.photos.keep(here.match, 1, here.players["Ana"], PLAIN_JPEG, THREE, at)
    photo = one_hand if "hands" in route else await shown(here)
    async with here.phone(route.format(photo=photo)) as phone:
        assert phone.sees("That photo is not here any more.")
