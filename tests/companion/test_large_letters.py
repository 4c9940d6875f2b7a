"""Phones with large letters, small phones, phones on their side: nothing is cut, nothing runs together."""

from collections.abc import Iterator
from pathlib import Path

import flet as ft
import pytest

from companion import app, theme
from companion.ledger.entries import MatchEnded, RoundScored
from companion.parts.beside import fitting, paragraph_beside, stand_beside
from companion.parts.grid import FIGURE, LABEL_WIDTH, total_size
from companion.parts.ruling_card import verdict_size
from companion.preferences import KEY, LETTERS_KEY, Preferences
from companion.wiring import Tableside, build
from tests.companion.bench import Phone


@pytest.fixture
def tableside(tmp_path: Path) -> Iterator[Tableside]:
    home = build(tmp_path)
    yield home
    home.close()


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("letters", [1.0, 1.3, 1.5, 2.0])
@pytest.mark.parametrize(
    ("players", "totals"), [(2, ["7", "1204"]), (4, ["37", "43", "61", "165"]), (6, ["120"])]
)
def test_totals_never_run_together(players: int, totals: list[str], letters: float, width: int) -> None:
    drawn = total_size(players, totals, width / letters) * letters
    longest = max(map(len, totals))
    assert drawn * FIGURE * longest <= (width - 2 * theme.PAD - LABEL_WIDTH) / players - 8


def test_totals_are_as_large_as_they_can_be() -> None:
    assert total_size(2, ["12", "7"]) == theme.TOTAL
    assert total_size(2, ["12", "7"], 1200) == theme.TOTAL


def test_how_large_the_letters_are_is_told_by_the_phone_each_time() -> None:
    kept = Preferences("nl", letters=1.5).to_text()
    assert Preferences.from_text(kept, Preferences(letters=1.2)) == Preferences("nl", letters=1.2)


@pytest.mark.parametrize(
    ("verdict", "across"),
    [
        pytest.param("Er wordt doorgespeeld.", 390, id="a long word on a usual phone"),
        pytest.param("Er wordt doorgespeeld.", 320, id="on a small one"),
        pytest.param("Er wordt doorgespeeld.", 390 / 1.5, id="in large letters"),
    ],
)
def test_no_word_of_a_verdict_is_broken(verdict: str, across: float) -> None:
    assert verdict_size(verdict, across) * 0.58 * len("doorgespeeld.") <= across - 2 * (16 + 20 + 3)


def test_a_short_verdict_is_read_across_the_table() -> None:
    assert verdict_size("Yes.", 320) == theme.TOTAL


@pytest.mark.parametrize(
    ("language", "width", "letters", "in_words"),
    [
        pytest.param("en", 390, 1.0, True, id="a usual phone"),
        pytest.param("it", 320, 1.0, True, id="a small one"),
        pytest.param("it", 390, 1.3, True, id="large letters"),
        pytest.param("it", 320, 1.3, False, id="large letters on a small phone"),
        pytest.param("nl", 320, 1.5, False, id="larger ones"),
        pytest.param("af", 390, 2.0, False, id="twice as large"),
    ],
)
async def test_a_new_name_is_asked_for_on_one_line(
    tableside: Tableside, language: str, width: int, letters: float, in_words: bool
) -> None:
    kept = {KEY: Preferences(language).to_text(), LETTERS_KEY: str(letters)}
    async with Phone(app.start(tableside), "/", kept=kept) as phone:
        await turn(phone, width, 844)
        await phone.go("/new/doubles")
        words = {"en": "Add", "it": "Aggiungi", "nl": "Erbij", "af": "Voeg by"}[language]
        assert phone.label("add-player") == words  # in any case it is read aloud
        assert phone.sees(words) == in_words


async def test_keys_of_a_phone_on_its_side_stand_beside_what_they_type(tableside: Tableside) -> None:
    players = [tableside.ledger.add_player(name, at=tableside.now()).id for name in ("Ana", "Ben")]
    match = tableside.ledger.start_match("doubles", "", {}, players, at=tableside.now(), by="")
    async with Phone(app.start(tableside), f"/match/{match}/round/1/hand/{players[0]}") as phone:
        await phone.tap("way-keys")
        await turn(phone, 844, 390)
        heights = {name: height_of(phone, name) for name in ("key-7", "key-4", "key-1", "key-plus")}
        assert set(heights.values()) == {48}
        assert 64 + 16 + sum(heights.values()) + 3 * 8 + 80 <= 390  # the bar, a space, the main action
        await phone.tap("key-7")
        assert phone.sees("Ana has 7")
        await turn(phone, 390, 844)
        assert height_of(phone, "key-7") == 68


async def test_all_keys_and_numbers_are_to_be_seen_on_a_small_phone(tableside: Tableside) -> None:
    players = [tableside.ledger.add_player(name, at=tableside.now()).id for name in ("Ana", "Ben")]
    match = tableside.ledger.start_match("mexican-train", "", {}, players, at=tableside.now(), by="")
    async with Phone(app.start(tableside), f"/match/{match}/round/1/hand/{players[0]}") as phone:
        await turn(phone, 320, 568)
        await phone.tap("way-keys")
        above = 64 + 16 + 48 + 16 + 64 + 16  # the bar, the ways, the sum, and the space below each
        assert above + 4 * height_of(phone, "key-7") + 3 * 8 + 80 <= 568
        await phone.tap("way-tiles")
        assert above + 48 + 8 + 3 * height_of(phone, "pick-12") + 2 * 8 + 80 <= 568


async def test_all_numbers_of_tiles_are_to_be_seen_on_a_phone_on_its_side(tableside: Tableside) -> None:
    players = [tableside.ledger.add_player(name, at=tableside.now()).id for name in ("Ana", "Ben")]
    match = tableside.ledger.start_match("mexican-train", "", {}, players, at=tableside.now(), by="")
    async with Phone(app.start(tableside), f"/match/{match}/round/1/hand/{players[0]}") as phone:
        await phone.tap("way-tiles")
        assert height_of(phone, "pick-12") == 64
        await turn(phone, 844, 390)
        heights = [height_of(phone, f"pick-{first_of_row}") for first_of_row in (0, 5, 10)]
        assert set(heights) == {48}
        assert (
            64 + 16 + 48 + sum(heights) + 3 * 8 + 80 <= 390
        )  # the bar, a space, the question, the main action


async def test_on_a_phone_on_its_side_the_totals_have_the_whole_height(tableside: Tableside) -> None:
    players = [tableside.ledger.add_player(name, at=tableside.now()).id for name in ("Ana", "Ben")]
    match = tableside.ledger.start_match("doubles", "", {}, players, at=tableside.now(), by="")
    async with Phone(app.start(tableside), f"/match/{match}") as phone:
        below = scrolls_with(phone, "main")
        await turn(phone, 844, 390)
        assert not below
        assert scrolls_with(phone, "main")
        assert scrolls_with(phone, "total-Ana")


@pytest.mark.parametrize(
    ("said", "label", "across", "beside"),
    [
        pytest.param("Cy has 19.", "Undo", 390, True, id="a usual phone"),
        pytest.param("A Dee restano 7.", "Annulla", 320, True, id="a small one"),
        pytest.param("De beslissing is bewaard.", "Ongedaan maken", 390, True, id="in Dutch"),
        pytest.param("De beslissing is bewaard.", "Ongedaan maken", 390 / 1.6, False, id="in large letters"),
        pytest.param("Dee heeft 7 over.", "Ongedaan maken", 390 / 1.6, False, id="however short"),
        pytest.param("De beslissing is bewaard.", "Ongedaan maken", 320, False, id="in three lines"),
        pytest.param("De beslissing is bewaard.", "Ongedaan maken", 844 / 1.6, True, id="on its side"),
    ],
)
def test_undo_stands_beside_its_sentence_only_where_both_have_room(
    said: str, label: str, across: float, beside: bool
) -> None:
    assert stand_beside(said, label, across) is beside


@pytest.mark.parametrize(
    ("words", "size", "width", "drawn"),
    [
        pytest.param("Grafico", 14, 81.5, 14, id="usual letters: the width is there"),
        pytest.param("Grafico", 14, 81.5 / 2, 9, id="twice as large: 18 dp of the phone's own"),
        pytest.param("12", 28, 63.6, 28, id="a number on a key"),
        pytest.param("12", 28, 63.6 / 2, 24, id="and twice as large"),
    ],
)
def test_a_label_is_drawn_as_large_as_its_place_lets_it(
    words: str, size: int, width: float, drawn: int
) -> None:
    assert fitting(size, len(words), width) == drawn


@pytest.mark.parametrize(
    ("label", "across", "beside"),
    [
        pytest.param("Annulla", 320, True, id="a short word on a small phone"),
        pytest.param("Ongedaan maken", 390, True, id="a long one on a usual phone"),
        pytest.param("Ongedaan maken", 320, False, id="on a small one"),
        pytest.param("Annulla", 390 / 2, False, id="in very large letters"),
    ],
)
def test_undo_in_the_history_leaves_its_paragraph_lines_that_read_as_one(
    label: str, across: float, beside: bool
) -> None:
    assert paragraph_beside(label, across) is beside


@pytest.mark.parametrize(("width", "beside"), [(390, True), (130, False)])
async def test_undo_goes_below_its_sentence_where_there_is_no_room(
    tableside: Tableside, width: int, beside: bool
) -> None:
    """130 dp: what is left of a phone whose letters are three times as large."""
    players = [tableside.ledger.add_player(name, at=tableside.now()).id for name in ("Ana", "Ben")]
    match = tableside.ledger.start_match("doubles", "", {}, players, at=tableside.now(), by="")
    async with Phone(app.start(tableside), f"/match/{match}/round/1/hand/{players[0]}") as phone:
        await turn(phone, width, 844)
        await phone.tap("way-keys")
        await phone.tap("key-7")
        await phone.tap("main")
        assert phone.sees("Ana has 7 left.")
        rows = [each for each in phone.walk() if isinstance(each, ft.Row)]
        assert any(said_in(phone, row, "Ana has 7 left.") and undo_in(phone, row) for row in rows) is beside


async def test_a_winner_leaves_the_main_action_in_sight_on_a_phone_on_its_side(tableside: Tableside) -> None:
    ana, ben = [tableside.ledger.add_player(name, at=tableside.now()).id for name in ("Ana", "Ben")]
    match = tableside.ledger.start_match("doubles", "", {}, [ana, ben], at=tableside.now(), by="")
    tableside.ledger.record(match, RoundScored(1, {ana: 120, ben: 0}, "out", ana), tableside.now(), "")
    tableside.ledger.record(match, MatchEnded((ana,)), tableside.now(), "")
    async with Phone(app.start(tableside), f"/match/{match}") as phone:
        assert not winner_stands_beside_the_badge(phone)
        await turn(phone, 844, 390)
        assert winner_stands_beside_the_badge(phone)


async def turn(phone: Phone, width: int, height: int) -> None:
    phone.page.width, phone.page.height = width, height
    await phone.event(phone.page, "resize", {"width": width, "height": height})


def height_of(phone: Phone, identifier: str) -> float:
    """Of the first box in it that has one."""
    boxes = (each for each in phone.walk(phone.by_id(identifier)) if isinstance(each, ft.Container))
    return next(float(box.height) for box in boxes if box.height)


def scrolls_with(phone: Phone, identifier: str) -> bool:
    """Whether it is in the part of the screen that scrolls."""
    scrolling = [each for each in phone.walk() if isinstance(each, ft.Column) and each.scroll]
    return any(phone.by_id(identifier) in list(phone.walk(column)) for column in scrolling)


def winner_stands_beside_the_badge(phone: Phone) -> bool:
    """In a row of their own, which has nothing to tap in it."""
    rows = [list(phone.walk(each)) for each in phone.walk() if isinstance(each, ft.Row)]
    winner, go_on = phone.by_id("winner"), phone.by_id("go-on-anyway")
    return any(winner in row and go_on not in row for row in rows)


def undo_in(phone: Phone, row: ft.Row) -> bool:
    return phone.by_id("undo") in list(phone.walk(row))


def said_in(phone: Phone, row: ft.Row, words: str) -> bool:
    return any(isinstance(each, ft.Text) and each.value == words for each in phone.walk(row))
