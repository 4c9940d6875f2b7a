"""`tableside games`: every name that the other commands take is told by it, and taken by them."""

from __future__ import annotations

import pytest

from rules.games import all_games
from rules.table_rules import TableRules, parse_value
from tests.companion.test_cli import answer, tableside


def test_the_games_are_listed_with_players_and_sets() -> None:
    told = {game["game"]: game for game in answer("games")}
    assert list(told) == list(all_games())
    assert told["mexican-train"] == {
        "game": "mexican-train",
        "title": "Mexican Train",
        "players": [2, 8],
        "sets": ["double-12", "double-9", "double-15", "double-18"],
    }
    lines = tableside("games").stdout.splitlines()
    assert "doubles: Doubles, 2 to 4 players" in lines
    assert lines[-1] == "tableside games GAME tells the presets and house rules of one."


@pytest.mark.parametrize("game", all_games())
def test_what_is_listed_of_a_game_can_be_played(game: str) -> None:
    told, book = answer("games", game), all_games()[game].book
    for preset in told["presets"]:
        here = TableRules(book, preset["preset"])
        assert {rule: here[rule] for rule in preset["rules"]} == preset["rules"]
    assert [preset["preset"] for preset in told["presets"]] == list(book.presets)
    assert [rule["rule"] for rule in told["rules"]] == list(book.options)
    for rule in told["rules"]:
        for choice in rule["choices"]:
            text = str(choice["value"])
            assert parse_value(book, rule["rule"], text) == choice["value"]
        if not rule["choices"]:
            assert rule["least"] <= parse_value(book, rule["rule"], str(rule["most"])) == rule["most"]


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        pytest.param(
            "mexican-train",
            [
                "Presets (--preset NAME)",
                "    seed: As printed (double-twelve instructions)",
                "        As printed",
                "    parsons-type: Parsons-type",
                "        deal=official, knock_penalty=two_tiles, double_blank=50",
                "House rules (--rule NAME=VALUE); * is how the book has it",
            ],
            id="presets and what they set",
        ),
        pytest.param(
            "uno-dominoes --lang nl",
            [
                "Kant-en-klare regels (--preset NAAM)",
                "    own-points: Ieder telt de eigen stenen, de laagste wint",
                "        scoring=own",
                "    target: Punten om de partij te winnen",
                "        een getal van 50 tot en met 2000, 500 in het boek",
            ],
            id="in Dutch, with a number",
        ),
        pytest.param("doubles --lang it", ["    Non ce ne sono."], id="none, in Italian"),
        pytest.param("doubles --lang af", ["Klaargemaakte reëls (--preset NAAM)"], id="in Afrikaans"),
    ],
)
def test_a_game_is_told_for_people(words: str, lines: list[str]) -> None:
    done = tableside("games", *words.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert [line for line in lines if line not in done.stdout.splitlines()] == []


@pytest.mark.parametrize(
    ("words", "told"), [("games bridge", "no game 'bridge'"), ("games --lang xx", "no language 'xx' here")]
)
def test_what_is_not_there_is_told_in_one_line(words: str, told: str) -> None:
    done = tableside(*words.split())
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert told in done.stderr
