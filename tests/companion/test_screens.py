"""The screens on a phone without a browser: taps in, words and ledger out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import flet as ft
import pytest

from companion import app, state
from companion.ledger.entries import RoundScored, RulesChanged, ScoreCorrected
from companion.ledger.errors import LedgerError
from companion.parts import confetti
from companion.parts.safe import screen
from companion.wiring import Tableside, build
from tests.companion.bench import Phone


@pytest.fixture
def tableside(tmp_path: Path) -> Iterator[Tableside]:
    home = build(tmp_path)
    yield home
    home.close()


def seat(home: Tableside, *names: str) -> list[str]:
    return [home.ledger.add_player(name, at=home.now()).id for name in names]


def start(home: Tableside, game: str, *rounds: tuple[int, ...], names: str = "Ana Ben Cy Dee") -> str:
    """A match with these points by round, in seat order."""
    players = seat(home, *names.split())
    match = home.ledger.start_match(game, "", {}, players, at=home.now(), by="")
    for number, points in enumerate(rounds, 1):
        scored = RoundScored(number, dict(zip(players, points, strict=True)), "out", players[0])
        home.ledger.record(match, scored, at=home.now(), by="")
    return match


async def test_an_empty_start_page_teaches(tableside: Tableside) -> None:
    async with Phone(app.start(tableside)) as phone:
        assert phone.sees("photograph what is left in each hand")
        await phone.tap("main")
        assert phone.page.route == "/new"
        assert {"game-mexican-train", "game-doubles"} <= set(phone.identifiers())


async def test_a_match_of_a_game_from_the_future_hides_no_other(tableside: Tableside) -> None:
    start(tableside, "doubles", (3, 0), names="Ana Ben")
    players = seat(tableside, "Cy", "Dee")
    tableside.ledger.start_match("chess", "", {}, players, at=tableside.now(), by="")
    tableside.ledger.start_match("doubles", "", {"hats": 2}, players, at=tableside.now(), by="")
    async with Phone(app.start(tableside)) as phone:
        assert phone.sees("Ben leads") or phone.sees("Ana leads")
        assert phone.sees("2 matches are not shown")


async def test_a_table_is_set_up_and_begins(tableside: Tableside) -> None:
    seat(tableside, "Ana")
    async with Phone(app.start(tableside), "/new/mexican-train") as phone:
        assert phone.sees("2 more players are needed")
        await phone.tap("seat-Ana")
        for name in ("Ben", "Cy"):
            await phone.type("New name", name)
            await phone.tap("add-player")
        assert phone.sees("Start with Ana, Ben and Cy")
        await phone.tap("up-Cy")
        assert phone.sees("Start with Ana, Cy and Ben")
        await phone.tap("all-rules")
        await phone.tap("rule-double_blank")
        await phone.tap("rule-double_blank-50")
        address = phone.page.route
    # the phone slept and comes back to the same address
    async with Phone(app.start(tableside), address) as phone:
        assert phone.sees("Start with Ana, Cy and Ben")
        await phone.tap("main")
        assert phone.page.route.startswith("/match/")
        (summary,) = tableside.ledger.matches()
        assert [player.name for player in summary.players] == ["Ana", "Cy", "Ben"]
        assert dict(summary.state.rules.changes) == {"double_blank": 50}


async def test_who_was_seated_still_sits_after_a_look_at_another_game(tableside: Tableside) -> None:
    seat(tableside, "Ana", "Ben", "Cy")
    async with Phone(app.start(tableside), "/new/mexican-train") as phone:
        offered = [i for i in phone.identifiers() if i.startswith("seat-")]
        assert offered == ["seat-Ana", "seat-Ben", "seat-Cy"]
        await phone.tap("seat-Cy")
        await phone.tap("seat-Ana")
        await phone.tap("back")
        await phone.tap("back")  # home, and in again
        await phone.tap("main")
        await phone.tap("game-doubles")
        assert phone.sees("Start with Cy and Ana")
        await phone.tap("main")
        await phone.go("/new/mexican-train")
        assert phone.sees("more players are needed")
        offered = [i for i in phone.identifiers() if i.startswith("seat-")]
        assert offered == ["seat-Cy", "seat-Ana", "seat-Ben"]


@pytest.mark.parametrize(
    ("address", "there", "not_there"),
    [
        pytest.param("/new/score-pad", "rule-ends", "rule-target", id="no goal"),
        pytest.param("/new/score-pad?rules=ends:target", "rule-target", "rule-rounds", id="a target"),
        pytest.param("/new/score-pad?rules=ends:rounds", "rule-rounds", "rule-target", id="rounds"),
        pytest.param("/new/uno-dominoes", "rule-target", "rule-scoring", id="a game to a target"),
    ],
)
async def test_only_the_goal_that_counts_is_asked(
    tableside: Tableside, address: str, there: str, not_there: str
) -> None:
    async with Phone(app.start(tableside), address) as phone:
        assert there in phone.identifiers()
        assert not_there not in phone.identifiers()


async def test_a_name_that_is_known_is_seated_and_not_added_again(tableside: Tableside) -> None:
    seat(tableside, "Ana")
    async with Phone(app.start(tableside), "/new/doubles") as phone:
        await phone.submit("New name", " ana ")
        assert "leave-Ana" in phone.identifiers()
    assert len(tableside.ledger.players()) == 1


async def test_a_name_that_cannot_be_is_said_at_the_field(tableside: Tableside) -> None:
    async with Phone(app.start(tableside), "/new/doubles") as phone:
        await phone.tap("add-player")
        assert phone.field("New name").error == "A player needs a name."


async def test_the_scoreboard_adds_up(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train", (22, 0, 16, 25), (4, 31, 0, 12), (0, 18, 40, 7))
    async with Phone(app.start(tableside), f"/match/{match}") as phone:
        assert phone.label("total-Ana") == "Ana: 26, 1st"
        assert phone.label("total-Ben") == "Ben: 49, 3rd"
        assert phone.label("total-Cy") == "Cy: 56, 4th"
        assert phone.label("total-Dee") == "Dee: 44, 2nd"
        assert phone.sees("Ana leads by 18")
        assert phone.label("score-3-Cy") == "Round 3, Cy: 40. Correct it"
        await phone.tap("tool-running")
        assert phone.page.route == f"/match/{match}?show=running"
        assert phone.label("score-3-Cy") == "Round 3, Cy: 56. Correct it"
        assert phone.sees("Score round 4")


@pytest.mark.parametrize("players", [2, 3, 5, 6, 7, 8])
async def test_a_scoreboard_has_room_for_all(tableside: Tableside, players: int) -> None:
    names = " ".join(["Ana", "Ben", "Cy", "Dee", "Emma", "Frits", "Grootmoeder", "Hendrik"][:players])
    match = start(tableside, "mexican-train", *[tuple(range(100, 100 + players))] * 13, names=names)
    async with Phone(app.start(tableside), f"/match/{match}") as phone:
        assert phone.label("total-Ana") == "Ana: 1300, 1st"
        assert "score-13-Ana" in phone.identifiers()


async def test_a_score_is_corrected_and_undone(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train", (22, 0, 16, 25))
    ana = tableside.ledger.match(match).players[0].id
    async with Phone(app.start(tableside), f"/match/{match}") as phone:
        await phone.tap("score-1-Ana")
        assert phone.page.route == f"/match/{match}/score/1/{ana}"
        for key in ("key-1", "key-2", "key-plus", "key-7"):
            await phone.tap(key)
        await phone.type("Why? (if you like)", "counted again")
        await phone.tap("main")
        assert phone.label("total-Ana") == "Ana: 19, 3rd"
        (correction,) = tableside.ledger.match(match).corrections.values()
        assert (correction.points, correction.was, correction.why) == (19, 22, "counted again")
        await phone.tap("undo")
        assert phone.label("total-Ana") == "Ana: 22, 3rd"
        assert phone.sees("Undone: “")


async def test_the_history_tells_all_and_undoes(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train", (22, 0, 16, 25))
    ana = tableside.ledger.match(match).players[0].id
    corrected = tableside.ledger.record(match, ScoreCorrected(1, ana, 2), at=tableside.now(), by="Ben")
    async with Phone(app.start(tableside), f"/match/{match}/history") as phone:
        assert phone.sees("round 1 was set to 2")
        await phone.tap(f"undo-{corrected}")
        assert phone.sees("undone")
    assert tableside.ledger.match(match).rounds[0].scores[ana] == 22


async def test_a_house_rule_is_changed_for_the_table(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train")
    async with Phone(app.start(tableside), f"/match/{match}/rules") as phone:
        assert phone.sees("everything as printed")
        await phone.tap("rule-double_blank")
        await phone.tap("rule-double_blank-50")
        assert phone.sees("Different from print")
        await phone.tap("undo")
        assert phone.sees("everything as printed")
    written = [each.entry for each in tableside.ledger.history(match)]
    assert written[0] == RulesChanged("", {"double_blank": 50})


async def test_a_won_match_is_played_again_with_the_same_table(tableside: Tableside) -> None:
    match = start(tableside, "uno-dominoes", (0, 510, 0, 0))
    async with Phone(app.start(tableside), f"/match/{match}") as phone:
        assert phone.sees("Ben wins with 510")
        await phone.tap("main")
        assert phone.sees("Start with Ana, Ben, Cy and Dee")
    assert tableside.ledger.match(match).ended
    async with Phone(app.start(tableside)) as phone:
        assert phone.sees("Ben won")


def bits(phone: Phone) -> int:
    """Pieces of confetti on the page."""
    return len([each for each in phone.walk() if isinstance(each, ft.Container) and each.animate_position])


async def test_confetti_falls_once(tableside: Tableside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(confetti, "FALL_MS", 1500)
    match = start(tableside, "uno-dominoes", (0, 510, 0, 0))
    async with Phone(app.start(tableside), f"/match/{match}") as phone:
        await phone.settle(0.5)
        assert bits(phone) == 28
        await phone.settle(1.8)
        assert bits(phone) == 0
        kept = phone.wire.kept
    async with Phone(app.start(tableside), f"/match/{match}", kept=kept) as phone:
        await phone.settle(0.5)
        assert bits(phone) == 0
        assert phone.sees("Ben wins with 510")


async def test_another_phone_sees_what_was_written(tableside: Tableside) -> None:
    match = start(tableside, "mexican-train", (22, 0, 16, 25))
    ana = tableside.ledger.match(match).players[0].id
    main = app.start(tableside)
    async with (
        Phone(main, f"/match/{match}/score/1/{ana}") as one,
        Phone(main, f"/match/{match}", one) as other,
    ):
        assert other.label("total-Ana") == "Ana: 22, 3rd"
        await one.tap("key-5")
        await one.tap("main")
        await other.settle(0.3)
        assert other.label("total-Ana") == "Ana: 5, 2nd"


async def test_a_match_that_is_not_there_is_said(tableside: Tableside) -> None:
    async with Phone(app.start(tableside), "/match/nothing") as phone:
        assert phone.sees("There is no match nothing here.")
        await phone.tap("main")
        assert phone.page.route == "/"


async def test_an_address_that_is_not_there_is_said(tableside: Tableside) -> None:
    async with Phone(app.start(tableside), "/nowhere") as phone:
        assert phone.sees("There is no such page here.")


async def test_a_handler_that_raises_is_one_calm_line(
    tableside: Tableside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("our mistake")

    monkeypatch.setattr(state.Session, "go", broken)
    async with Phone(app.start(tableside)) as phone:
        await phone.tap("main")
        assert phone.sees("Something went wrong. Nothing that was confirmed is lost.")
        assert "our mistake" in caplog.text
        assert phone.sees("Tableside")


async def test_trouble_with_the_ledger_is_said_in_its_own_words(
    tableside: Tableside, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = start(tableside, "mexican-train")

    def busy(*_: object, **__: object) -> str:
        raise LedgerError("busy", what="locked")

    monkeypatch.setattr(tableside.ledger, "record", busy)
    async with Phone(app.start(tableside), f"/match/{match}/rules") as phone:
        await phone.tap("rule-double_blank")
        await phone.tap("rule-double_blank-50")
        assert phone.sees("Nothing was changed; try again.")


async def test_a_screen_that_raises_leaves_the_rest_alive(
    tableside: Tableside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    @screen
    def Broken(session: state.Session) -> ft.View:
        raise ZeroDivisionError("our mistake")

    monkeypatch.setattr(app, "find_screen", _broken_at("/settings", Broken, app.find_screen))
    with caplog.at_level(logging.ERROR):
        async with Phone(app.start(tableside)) as phone:
            await phone.tap("settings")
            assert phone.sees("This page could not be shown.")
            await phone.tap("main")
            assert phone.sees("photograph what is left")
    assert "our mistake" in caplog.text


async def test_a_screen_that_cannot_be_sent_leaves_the_rest_alive(
    tableside: Tableside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    @screen
    def Unsendable(session: state.Session) -> ft.View:
        return ft.View(route="/settings", controls=[ft.Slider(min=10, max=0, value=5)])

    monkeypatch.setattr(app, "find_screen", _broken_at("/settings", Unsendable, app.find_screen))
    async with Phone(app.start(tableside)) as phone:
        await phone.tap("settings")
        assert "a change could not be sent" in caplog.text
        await phone.go("/")
        assert phone.sees("photograph what is left")
        assert phone.sees("Something went wrong.")


def _broken_at(
    path: str, broken: Callable[..., ft.View], find: Callable[..., object]
) -> Callable[..., object]:
    return lambda asked: (broken, {}) if asked == path else find(asked)


async def test_the_first_screen_is_in_our_colours_at_once(tableside: Tableside) -> None:
    """Colours that come while a screen is there fade in from those of Flet: blue, for a blink."""
    async with Phone(app.start(tableside)) as phone:
        assert phone.page.theme_animation_style == ft.AnimationStyle.no_animation()


async def test_a_phone_keeps_its_language_and_light(tableside: Tableside) -> None:
    async with Phone(app.start(tableside), "/settings") as phone:
        await phone.tap("mode-black")
        assert phone.page.theme_mode is ft.ThemeMode.DARK
        kept = phone.wire.kept
    async with Phone(app.start(tableside), "/settings", kept=kept) as phone:
        assert phone.page.theme_mode is ft.ThemeMode.DARK
        assert phone.by_id("mode-black").selected


@pytest.mark.parametrize(
    ("spoken", "button"),
    [
        pytest.param("nl-BE,nl,en", "Begin een partij", id="dutch"),
        pytest.param("xx,it-IT", "Comincia una partita", id="the second one"),
        pytest.param("af-ZA", "Begin 'n wedstryd", id="afrikaans"),
        pytest.param("zz", "Start a match", id="none of ours"),
    ],
)
async def test_a_phone_is_spoken_to_in_its_own_language(
    tableside: Tableside, spoken: str, button: str
) -> None:
    async with Phone(app.start(tableside), kept={"tableside.locales": spoken}) as phone:
        assert phone.sees(button)


async def test_the_line_at_the_bottom_goes_by_itself(
    tableside: Tableside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "NOTICE_SECONDS", 0.2)
    match = start(tableside, "mexican-train")
    async with Phone(app.start(tableside), f"/match/{match}") as phone:
        await phone.tap("starts-Ben")
        assert "undo" in phone.identifiers()
        await asyncio.sleep(0.3)
        await phone.settle()
        assert "undo" not in phone.identifiers()
        assert "starts-Ben" not in phone.identifiers()


async def test_the_line_at_the_bottom_stays_with_its_act(tableside: Tableside) -> None:
    """On the screen where it was done and on the one that it leads to; on no other."""
    match = start(tableside, "doubles", (3, 0), names="Ana Ben")
    ana = tableside.ledger.match(match).players[0].id
    async with Phone(app.start(tableside), f"/match/{match}/score/1/{ana}") as phone:
        await phone.tap("key-7")
        await phone.tap("main")
        assert phone.page.route == f"/match/{match}"
        assert phone.label("undo") == "Undo: Ana's round 1 was set to 7"
        await phone.tap("tool-chart")  # still the scoreboard
        assert "undo" in phone.identifiers()
        await phone.tap("tool-history")
        assert "undo" not in phone.identifiers()
        await phone.tap("back")
        assert "undo" not in phone.identifiers()
    async with Phone(app.start(tableside), f"/match/{match}/score/1/{ana}") as phone:
        await phone.tap("key-8")
        await phone.tap("main")
        await phone.tap("undo")
        assert phone.sees("Undone: “Ana's round 1 was set to 8")
        await phone.tap("back")
        assert not phone.sees("Undone")


async def test_the_book_answers_a_question(tableside: Tableside) -> None:
    async with Phone(app.start(tableside), "/book/mexican-train") as phone:
        await phone.submit("What do you want to know?", "who shuffles")
        await phone.comes("clause-MT-2.10")
        assert "q=who+shuffles" in phone.page.route
        assert next(i for i in phone.identifiers() if i.startswith("clause-")) == "clause-MT-2.10"


async def test_a_clause_that_was_found_stands_in_its_section_with_the_questions_it_answers(
    tableside: Tableside,
) -> None:
    async with Phone(app.start(tableside), "/book/mexican-train?q=MT-5.6") as phone:
        await phone.comes("clause-MT-5.6")
        assert phone.sees("Doubles")
        assert phone.sees("This rule helps to answer:")
        assert phone.sees("• Who must cover which double?")


async def test_a_quick_finger_seats_everybody_it_taps(tableside: Tableside) -> None:
    seat(tableside, "Ana", "Ben", "Cy")
    async with Phone(app.start(tableside), "/new/doubles") as phone:
        await phone.tap_at_once("seat-Ana", "seat-Ben", "seat-Cy")
        assert phone.sees("Start with Ana, Ben and Cy")


async def test_a_nervous_finger_starts_one_match(tableside: Tableside) -> None:
    players = seat(tableside, "Ana", "Ben")
    async with Phone(app.start(tableside), f"/new/doubles?players={','.join(players)}") as phone:
        await phone.tap_at_once("main", "main")
        await phone.settle(0.3)
        assert phone.page.route.startswith("/match/")
    assert len(tableside.ledger.matches()) == 1


async def test_before_the_first_key_the_display_shows_no_number(tableside: Tableside) -> None:
    match = start(tableside, "doubles", (3, 0), names="Ana Ben")
    ana = tableside.ledger.match(match).players[0].id
    async with Phone(app.start(tableside), f"/match/{match}/score/1/{ana}") as phone:
        assert phone.label("keys-sum").startswith("Nothing typed yet.")
        assert not any(sign.isdigit() for sign in phone.label("keys-sum"))
        await phone.tap("key-1")
        await phone.tap("key-plus")
        await phone.tap("key-2")
        assert phone.label("keys-sum") == "1 + 2: 3"
        await phone.tap("key-clear")
        assert phone.label("keys-sum").startswith("Nothing typed yet.")


async def test_a_correction_typed_fast_keeps_every_digit_and_is_written_once(tableside: Tableside) -> None:
    match = start(tableside, "doubles", (3, 0), names="Ana Ben")
    ana = tableside.ledger.match(match).players[0].id
    async with Phone(app.start(tableside), f"/match/{match}/score/1/{ana}") as phone:
        await phone.tap_at_once("key-1", "key-2")
        await phone.tap_at_once("main", "main")
        await phone.settle(0.3)
    assert tableside.ledger.match(match).rounds[0].scores[ana] == 12
    assert [type(each.entry) for each in tableside.ledger.history(match)] == [RoundScored, ScoreCorrected]


async def test_an_answer_about_what_left_the_screen_is_let_go(tableside: Tableside) -> None:
    """Flet would end the connection over it."""
    async with Phone(app.start(tableside)) as phone:
        phone.session.handle_invoke_method_results(987654, "call", None, None)
        await phone.tap("settings")
        assert phone.page.route == "/settings"


async def test_a_phone_that_never_comes_back_is_no_trouble(
    tableside: Tableside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with Phone(app.start(tableside)) as phone:
        monkeypatch.setattr(phone.wire, "send_message", lambda _: None)
        going = asyncio.create_task(phone.tap("settings"))
        await phone.settle()
        phone.session.close()  # an hour later
        await going
    assert [r.message for r in caplog.records if r.levelno >= logging.WARNING] == []
