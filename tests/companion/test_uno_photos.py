"""Uno pieces from a photo on a phone: looked at, put right in two taps, learned, and taken back."""

from __future__ import annotations

from companion.ledger.entries import RoundEnded
from rules.pieces import SETS
from rules.rounds import Left
from tests.companion.bench import Phone
from tests.companion.flows.shown import place
from tests.companion.scoring_table import MakeTable, Table, ToldReader, reading_of, send_photo
from vision.reading import Corners, Doubt, Reading, Seen

TILES, DICE = SETS["uno-dominoes"], SETS["uno-dice"]
PHOTO, ANOTHER = b"a photo", b"another photo"


def read(box, *seen: tuple[str, float, str], doubts: tuple[Doubt, ...] = ()) -> Reading:
    """Pieces with their confidences (sure from 0.9 on) and other readings, side by side."""
    pieces = (
        Seen(
            box.parse(piece),
            confidence,
            confidence >= 0.9,
            place(200.0 * i),
            tuple((other, 0.2) for other in box.hand(others)),
        )
        for i, (piece, confidence, others) in enumerate(seen)
    )
    return Reading(box, (1600, 1200), tuple(pieces), doubts)


def top_at(left: float) -> Corners:
    """Where the top of a die lies."""
    return ((left, 500), (left + 100, 500), (left + 100, 600), (left, 600))


def over(here: Table) -> None:
    here.record(RoundEnded(1, "out", here.players["Ben"], {"touched": "other"}))


async def photograph(phone: Phone, here: Table, content: bytes) -> str:
    assert isinstance(here.reader, ToldReader)
    here.reader.may_go_on.set()
    before = phone.page.route
    await send_photo(phone, here, content)
    for _ in range(100):  # a busy machine takes its time
        await phone.settle(0.1)
        if phone.page.route != before or not here.tableside.desk._jobs:
            break
    await phone.settle(0.2)
    return phone.page.route.rsplit("/", 1)[1]


def marks(here: Table, box) -> list[str]:
    return sorted(str(each.cut.mark) for each in here.tableside.exemplars.of(box.name))


# Ana's hand: red 6 and blue Draw Two are 6 + 10, green 3 and a Dead End 3 + 20.
TWO = read(TILES, ("red 6|blue D2", 0.5, "red 9|blue D2"), ("green 3|DE", 0.99, ""))


async def test_a_six_is_a_nine_by_one_tap_and_the_next_photo_is_read_with_it(table: MakeTable) -> None:
    here = table("uno-dominoes", {PHOTO: TWO, ANOTHER: TWO})
    over(here)
    async with here.phone("/round/1/hand/{Ana}") as phone:
        assert phone.sees("Photograph Ana's hand")
        photo = await photograph(phone, here, PHOTO)
        assert phone.page.route == here.at(f"/round/1/photo/{photo}")
        assert phone.sees("On the left: a 6 or a 9?")
        assert phone.label("total") == "39 points"
        await phone.tap("reading-1")
        assert phone.label("total") == "42 points"
        await phone.tap("main")
        await phone.settle(0.3)
        assert here.left("Ana") == Left((TILES.parse("red 9|blue D2"), TILES.parse("green 3|DE")))
        assert marks(here, TILES) == ["DE", "blue D2", "green 3", "red 9"]

        await phone.go(here.at("/round/1/hand/{Cy}"))
        await photograph(phone, here, ANOTHER)
        assert isinstance(here.reader, ToldReader)
        knew = [sorted(str(each.cut.mark) for each in own.learned) for own in here.reader.knew]
        assert knew == [[], ["DE", "blue D2", "green 3", "red 9"]]

        await phone.go(here.at("/set"))
        assert phone.label("how-far") == "4 of 51 markings learned"
        assert phone.sees("4 pictures learned from your games.")

        await phone.go(here.at("/round/1"))
        state = here.tableside.ledger.match(here.match)
        assert state.last
        here.tableside.ledger.undo(here.match, state.last.id, here.tableside.now(), "")
    assert marks(here, TILES) == []


async def test_a_wrong_half_is_a_colour_and_a_sign(table: MakeTable) -> None:
    here = table("uno-dominoes", {PHOTO: TWO})
    over(here)
    async with here.phone("/round/1/hand/{Ana}") as phone:
        photo = await photograph(phone, here, PHOTO)
        await phone.tap("look-1")
        assert phone.sees("Is this a green 3 and a Dead End?")
        await phone.tap("half-0")
        await phone.tap("pick-yellow")
        await phone.tap("pick-S")
        await phone.tap("look-1")
        assert phone.sees("Is this a yellow Skip and a Dead End?")
        await phone.tap("half-1")
        await phone.tap("pick-WD4")
        assert phone.label("total") == "46 points"  # 6 + 10, 10 + 20
    kept = here.tableside.photos.get(photo)
    assert kept.reviewed
    look = kept.reviewed["looks"][1]
    assert look["marks"] == ["yellow S", "WD4"]
    assert look["corners_px"] == [list(corner) for corner in place(200.0)]


async def test_a_half_that_comes_to_be_the_first_mark_turns_the_corners(table: MakeTable) -> None:
    here = table("uno-dominoes", {PHOTO: TWO})
    over(here)
    async with here.phone("/round/1/hand/{Ana}") as phone:
        photo = await photograph(phone, here, PHOTO)
        await phone.tap("look-1")
        await phone.tap("half-1")  # the Dead End is a blue 1 in truth, which comes before the green 3
        await phone.tap("pick-blue")
        await phone.tap("pick-1")
        await phone.tap("look-1")
        assert [phone.label(f"half-{i}") for i in (0, 1)] == ["blue 1 is wrong", "green 3 is wrong"]
    look = here.tableside.photos.get(photo).reviewed["looks"][1]  # type: ignore[index]
    a, b, c, d = (list(corner) for corner in place(200.0))
    assert (look["marks"], look["corners_px"]) == (["blue 1", "green 3"], [c, d, a, b])


async def test_a_doubtful_colour_is_asked_as_a_colour(table: MakeTable) -> None:
    reading = read(DICE, ("yellow 3", 0.5, "red 3"), ("blue D2", 0.99, ""))
    here = table("uno-dice", {PHOTO: reading})
    here.record(RoundEnded(1, "out", here.players["Ben"], {"last": "other"}))
    async with here.phone("/round/1/hand/{Ana}") as phone:
        assert phone.sees("Leave the dice as they lie")
        await photograph(phone, here, PHOTO)
        assert phone.sees("Is this yellow or red?")
        assert phone.label("total") == "23 points"  # a Draw Two of the dice is 20
        await phone.tap("pick-other")
        await phone.tap("pick-6")  # the colour stays as it was
        assert phone.label("total") == "26 points"
        await phone.tap("look-0")
        await phone.tap("no-tile")
        assert phone.label("total") == "20 points"
        await phone.tap("add-tile")
        await phone.tap("pick-WD4")
        assert phone.label("total") == "70 points"
        await phone.tap("main")
        await phone.settle(0.3)
    assert here.left("Ana") == Left(DICE.hand("blue D2, WD4"))
    assert marks(here, DICE) == ["blue D2"]


async def test_doubts_of_dice_speak_of_dice(table: MakeTable) -> None:
    doubts = (
        Doubt("leaning", place(900.0)),
        Doubt("unsure-between", place(0.0), (0,), {"piece": "red 3", "other": "red 5"}),
    )
    here = table("uno-dice", {PHOTO: read(DICE, ("red 3", 0.5, "red 5"), doubts=doubts)})
    here.record(RoundEnded(1, "out", here.players["Ben"], {"last": "other"}))
    async with here.phone("/round/1/hand/{Ana}") as phone:
        await photograph(phone, here, PHOTO)
        assert phone.sees("A die leans here and is not counted. Roll that one again until it lies flat")
        assert phone.sees("Is this a 3 or a 5?")


async def test_all_hands_of_dice_come_in_one_photo(table: MakeTable) -> None:
    dice = {50: "red 3", 200: "blue D2", 350: "red 1", 2000: "W", 2150: "green 6", 2300: "blue 2"}
    pieces = (Seen(DICE.parse(die), 0.99, True, top_at(left)) for left, die in dice.items())
    apart = Reading(DICE, (2500, 1200), tuple(pieces))
    here = table("uno-dice", {PHOTO: apart})
    here.record(RoundEnded(1, "out", here.players["Ben"], {"last": "other"}))
    async with here.phone("/round/1") as phone:
        await photograph(phone, here, PHOTO)
        assert phone.label("group-1").startswith("Number 1: 3 dice, 24 points")
        assert phone.label("group-2").startswith("Number 2: 3 dice, 58 points")


async def test_a_referee_takes_uno_tiles_from_the_camera(table: MakeTable) -> None:
    here = table("uno-dominoes", {PHOTO: TWO})
    async with here.phone("/referee/my_turn") as phone:
        await photograph(phone, here, PHOTO)
        assert phone.sees("Please look at the pieces: some were hard to read.")
        assert phone.label("piece-0") == "red 6 and blue Draw Two: take it away"
        assert phone.sees("These 2 are all")


async def test_a_set_is_taught_photo_by_photo_and_forgotten_and_had_again(table: MakeTable) -> None:
    here = table("uno-dominoes", {PHOTO: TWO, ANOTHER: read(TILES, ("WD4|WD4", 0.99, ""))})
    async with here.phone("/set") as phone:
        assert phone.label("how-far") == "0 of 81 tiles seen"
        assert phone.sees("Sets differ, and prints wear off.")
        photo = await photograph(phone, here, PHOTO)
        assert phone.page.route == here.at(f"/set/{photo}")
        await phone.tap("reading-1")
        await phone.tap("main")
        await phone.settle(0.3)
        assert phone.page.route == here.at("/set")
        assert phone.sees("4 pictures learned.")
        assert phone.label("how-far") == "2 of 81 tiles seen"
        assert marks(here, TILES) == ["DE", "blue D2", "green 3", "red 9"]

        await phone.tap("undo")
        await phone.settle(0.3)
        assert phone.label("how-far") == "0 of 81 tiles seen"
        assert marks(here, TILES) == []
        await phone.tap("main")  # the photo waits for a look again
        await phone.tap("main")
        await phone.settle(0.3)
        assert len(marks(here, TILES)) == 4

        another = await photograph(phone, here, ANOTHER)
        assert another != photo
        await phone.tap("main")
        await phone.settle(0.3)
        assert phone.label("how-far") == "3 of 81 tiles seen"

        await phone.tap("set-show")
        shown = [name for name in phone.identifiers() if name.startswith("learned-")]
        assert len(shown) == 6
        corrected = next(each for each in here.tableside.exemplars.of(TILES.name) if each.cut.corrected)
        assert corrected.cut.mark == "red 9"
        await phone.tap(f"learned-{corrected.id}")
        assert phone.sees("The picture is forgotten.")
        assert "red 9" not in marks(here, TILES)
        await phone.tap("undo")
        assert "red 9" in marks(here, TILES)

        await phone.tap("set-forget-all")
        await phone.settle(0.3)
        assert marks(here, TILES) == []
        assert phone.label("how-far") == "0 of 81 tiles seen"
        await phone.tap("undo")
        await phone.settle(0.3)
        assert len(marks(here, TILES)) == 6
        assert phone.label("how-far") == "3 of 81 tiles seen"
    async with here.phone("/set") as again:  # days later
        assert again.label("how-far") == "3 of 81 tiles seen"
        await again.go("/settings")
        assert again.sees("Uno Dominoes: 6 pictures")
        await again.tap("set-uno-dominoes")
        assert again.page.route == "/set/uno-dominoes"
        assert "main" not in again.identifiers()


async def test_pips_are_taught_too(table: MakeTable) -> None:
    here = table(readings={PHOTO: reading_of(("9-7", False, "9-8"), ("3-1", True, ""))})
    async with here.phone("/set") as phone:
        assert phone.label("how-far") == "0 of 91 tiles seen"
        await photograph(phone, here, PHOTO)
        await phone.tap("half-0")  # the seven, which lies left
        await phone.tap("pick-8")
        await phone.tap("main")
        await phone.settle(0.3)
    learned = {each.cut.mark: each.cut.corrected for each in here.tableside.exemplars.of("double-12")}
    assert learned == {8: True, 9: False, 3: False, 1: False}


async def test_an_unknown_set_is_one_calm_line(table: MakeTable) -> None:
    async with table().phone("") as phone:
        await phone.go("/set/no-such-set")
        assert phone.sees("This page could not be shown.")
