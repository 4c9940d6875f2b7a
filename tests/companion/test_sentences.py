"""Reasons as sentences: names for players, and words for Uno pieces."""

import pytest

from companion.languages import Words
from companion.parts.sentences import sentence
from rules.books import load
from rules.games import game
from rules.ruling import Reason
from rules.table_rules import TableRules


@pytest.mark.parametrize(
    ("name", "reason", "said"),
    [
        pytest.param(
            "mexican-train",
            Reason("twice", {"piece": "7-9", "who": "a", "other": "b"}),
            "7-9 is in two hands, Ana's and Ben's, and the set has it once.",
            id="a tile is written",
        ),
        pytest.param(
            "uno-dominoes",
            Reason("not_in_set", {"piece": "red 7|blue D2", "who": "a"}),
            "Ana has the tile with a red 7 and a blue Draw Two, and the set in use has no such piece.",
            id="a tile of Uno is said",
        ),
        pytest.param(
            "uno-dominoes",
            Reason("out_with_pieces", {"pieces": "W|W, red 7|green S", "who": "a"}),
            "Ana went out, and yet the double Wild and the tile with a red 7 and a green Skip "
            "is left in that hand.",
            id="several",
        ),
        pytest.param(
            "uno-dominoes",
            Reason("not_in_set", {"piece": "7-9", "who": "a"}),
            "Ana has 7-9, and the set in use has no such piece.",
            id="a piece of another set stays as it is",
        ),
    ],
)
def test_a_reason_is_said_in_players_words(name: str, reason: Reason, said: str) -> None:
    rules = TableRules(game(name).book)
    assert sentence(Words("en"), rules, reason, {"a": "Ana", "b": "Ben"}) == said


TILE = "red 7|blue D2"


@pytest.mark.parametrize(
    ("language", "reason", "said"),
    [
        (
            "en",
            Reason("tile_counts", {"piece": TILE, "points": 27}),
            "The tile with a red 7 and a blue Draw Two counts 27.",
        ),
        (
            "nl",
            Reason("tile_counts", {"piece": TILE, "points": 27}),
            "De steen met een rode 7 en een blauwe Neem Twee telt 27.",
        ),
        (
            "af",
            Reason("not_held", {"piece": TILE, "who": "a"}),
            "ana het nie die steen met 'n rooi 7 en 'n blou Trek Twee nie.",
        ),
        (
            "it",
            Reason("not_in_set", {"piece": TILE, "who": "a"}),
            "ana ha la tessera con un 7 rosso e un Pesca due blu, che nel set che usate non c'è.",
        ),
        (
            "nl",
            Reason("nothing_same", {"half": "red 7", "open": "blue 4"}),
            "Rode 7 en blauwe 4 delen geen kleur, geen getal en geen actie.",
        ),
        (
            "nl",
            Reason("open_now", {"open": "red 7, W|W yellow, green 9|green 9, red 3|blue 3"}),
            "Nu open: rode 7, een dubbele Joker (geel), een dubbele groene 9, rode 3 en blauwe 3.",
        ),
        (
            "nl",
            Reason("other_half_is_idle", {"half": "red 7", "other": "blue 4"}),
            "Blauwe 4 zou passen, maar rode 7 is de helft waarmee je aanlegt, en alleen die telt.",
        ),
        (
            "nl",
            Reason("has_named_colour", {"half": "red 7", "colour": "red"}),
            "De kleur die voor de open joker is genoemd is rood, en rode 7 heeft die.",
        ),
    ],
)
def test_uno_pieces_and_halves_are_said_in_the_language(language: str, reason: Reason, said: str) -> None:
    rules = TableRules(load("uno-dominoes", language))
    assert sentence(Words(language), rules, reason, {"a": "ana"}) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("nl", "Een rode 6 telt 6."), ("af", "'n Rooi 6 tel 6."), ("it", "Un 6 rosso vale 6.")],
)
def test_a_die_begins_a_sentence(language: str, said: str) -> None:
    rules = TableRules(load("uno-dice", language))
    assert sentence(Words(language), rules, Reason("die_counts", {"piece": "red 6", "points": 6}), {}) == said
