"""All Fives on a phone and on the command line: in the list, through a round, asked and answered."""

from __future__ import annotations

import json

import pytest

from companion.app import start
from companion.cli import run
from companion.ledger.entries import HandCounted, RoundEnded
from rules.pieces import SETS
from rules.rounds import Left
from tests.companion.bench import Phone
from tests.companion.scoring_table import MakeTable, Table, table

__all__ = ["table"]  # a fixture

BOX = SETS["double-6"]


async def test_it_is_in_the_list_of_games(table: MakeTable) -> None:
    here = table("all-fives")
    async with Phone(start(here.tableside), "/new") as phone:
        assert "All Fives" in phone.label("game-all-fives")
        await phone.tap("game-all-fives")
        assert phone.page.route == "/new/all-fives"
        assert phone.sees("How many points win the match?")


async def test_a_round_is_scored_from_the_keys_and_the_hands(table: MakeTable) -> None:
    here = table("all-fives")
    async with here.phone("/round/1") as phone:
        await phone.tap("ending-out")
        await phone.tap(f"who-{here.players['Ben']}")
        assert phone.sees("Points made during play")
        await phone.tap("main")
        for name, keys in (("Ana", "15"), ("Ben", "40"), ("Cy", "0")):
            assert phone.page.route == here.at(f"/round/1/fact/played/{{{name}}}")
            for key in keys:
                await phone.tap(f"key-{key}")
            await phone.tap("main")
        await phone.tap("nothing")
        assert phone.page.route == here.at("/round/1")
        assert phone.sees("Count Ana's hand")
        hands(here, Ana="6-5", Cy="1-2", Dee="5-5 0-3")
        await phone.go(here.at("/round/1/result"))
        assert phone.label(f"points-{here.players['Ben']}") == "Ben: 65 points"
        await phone.tap("main")
    (scored,) = here.tableside.ledger.match(here.match).rounds
    assert list(scored.scores.values()) == [15, 65, 0, 0]


async def test_a_number_typed_wrongly_is_typed_again(table: MakeTable) -> None:
    here = table("all-fives")
    made = {f"played.{player}": "10" for player in here.players.values()}
    here.record(RoundEnded(1, "out", here.players["Ben"], made))
    async with here.phone("/round/1") as phone:
        await phone.tap("fact-played")
        await phone.tap(f"each-played-{here.players['Cy']}")
        assert phone.sees("Cy: Points made during play 10")
        await phone.tap("key-5")
        await phone.tap("main")
    assert here.tableside.ledger.match(here.match).draft.facts[f"played.{here.players['Cy']}"] == "5"


async def test_points_that_are_no_fives_are_asked_about(table: MakeTable) -> None:
    here = table("all-fives")
    made = {f"played.{player}": "12" for player in here.players.values()}
    here.record(RoundEnded(1, "reached", here.players["Ben"], made))
    async with here.phone("/round/1") as phone:
        assert phone.sees("Ana is said to have made 12 during play, and that is no multiple of five.")
        assert phone.sees("See what does not fit")


async def test_no_hands_are_counted_once_the_target_is_reached(table: MakeTable) -> None:
    here = table("all-fives")
    made = {f"played.{player}": "50" for player in here.players.values()}
    here.record(RoundEnded(1, "reached", here.players["Ben"], made))
    async with here.phone("/round/1") as phone:
        assert phone.label(f"hand-{here.players['Ana']}") == "Ana: not counted this time. "
        assert phone.sees("See round 1")


def hands(here: Table, **left: str) -> None:
    for name, hand in left.items():
        here.record(HandCounted(1, here.players[name], Left(BOX.hand(hand))))


def referee(capsys: pytest.CaptureFixture[str], *facts: str, question: str) -> tuple[int, str]:
    """Exit status and what was told, or the one line that says what is wrong."""
    words = [word for fact in facts for word in ("--fact", fact)]
    status = run(["referee", "all-fives", question, *words, "--json"])
    told = capsys.readouterr()
    return status, told.out or told.err


def test_the_referee_counts_the_ends_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(referee(capsys, "ends=5-5, 3, 2", question="scores")[1])

    assert (told["verdict"], told["points"], told["because"]) == ("points", 15, ["AF-6.2", "AF-6.1"])


ROUND = ("players=Ann, Ben", "ending=out", "who=Ann", "played.Ann=20", "left.Ben=6-6, 0-1")


def test_the_referee_settles_a_round_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(referee(capsys, *ROUND, "played.Ben=5", question="settle")[1])

    assert told["points"] == {"Ann": 35, "Ben": 5}


def test_the_referee_asks_whose_points_are_missing(capsys: pytest.CaptureFixture[str]) -> None:
    status, told = referee(capsys, *ROUND, question="settle")

    assert status == 1
    assert told.startswith("tableside: the fact played.Ben is missing: What each player made during play")
