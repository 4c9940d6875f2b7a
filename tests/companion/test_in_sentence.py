"""Uno pieces within questions and sentences, as players of each language say them."""

from __future__ import annotations

import pytest

from companion.flows.reviewed import Look
from companion.languages import Words
from companion.parts.in_sentence import in_sentence
from companion.parts.look_question import caption, question
from rules.pieces import Die, Domo, Piece, Tile
from tests.companion.flows.shown import place

TWO = Domo.parse("red 6|blue D2")
NINE = Domo.parse("red 9|blue D2")
SKIP = Domo.parse("green S|blue D2")
GREEN = Domo.parse("green 6|blue D2")
OTHER = Domo.parse("yellow 1|W")


DOUBLE = Domo.parse("red 6|red 6")
RED = Domo.parse("red 6|red 9")


def look(piece: Piece, *, ends_known: bool = True) -> Look:
    return Look(piece, place(0.0), piece, 0.6, sure=False, ends_known=ends_known)


@pytest.mark.parametrize(
    ("language", "piece", "others", "asked"),
    [
        ("en", TWO, (), "Is this a red 6 and a blue Draw Two?"),
        ("nl", TWO, (), "Is dit een rode 6 en een blauwe Neem Twee?"),
        ("af", TWO, (), "Is dit 'n rooi 6 en 'n blou Trek Twee?"),
        ("it", TWO, (), "È un 6 rosso e un Pesca due blu?"),
        ("en", TWO, (NINE,), "On the left: a 6 or a 9?"),
        ("nl", TWO, (NINE,), "Links: een 6 of een 9?"),
        ("af", TWO, (NINE,), "Links: 'n 6 of 'n 9?"),
        ("it", TWO, (NINE,), "A sinistra: un 6 o un 9?"),
        ("nl", TWO, (GREEN,), "Links: rood of groen?"),
        ("it", TWO, (GREEN,), "A sinistra: rosso o verde?"),
        ("en", TWO, (SKIP,), "On the left: a red 6 or a green Skip?"),
        ("nl", TWO, (SKIP,), "Links: een rode 6 of een groene Sla Over?"),
        ("af", TWO, (SKIP,), "Links: 'n rooi 6 of 'n groen Slaan Oor?"),
        ("nl", TWO, (OTHER,), "Is dit een rode 6 en een blauwe Neem Twee of een gele 1 en een Joker?"),
        ("en", TWO, (Domo.parse("red 6|blue R"),), "On the right: a Draw Two or a Reverse?"),
        ("af", TWO, (Domo.parse("red 6|red D2"),), "Regs: blou of rooi?"),
        ("en", RED, (DOUBLE,), "On the right: a 9 or a 6?"),
        ("en", DOUBLE, (RED,), "Is this a double red 6 or a red 6 and a red 9?"),
        ("it", DOUBLE, (RED,), "È un doppio 6 rosso o un 6 rosso e un 9 rosso?"),
        ("en", Die.parse("red 8"), (Die.parse("red 3"),), "Is this an 8 or a 3?"),
        ("nl", Domo.parse("W|W"), (), "Is dit een dubbele Joker?"),
        ("af", Domo.parse("red 6|red 6"), (), "Is dit 'n dubbel rooi 6?"),
        ("it", Domo.parse("W|W"), (), "È un doppio Jolly?"),
        ("nl", Tile(3, 6), (), "Is dit 3-6?"),
        ("it", Tile(3, 6), (Tile(3, 5),), "È 3-6 o 3-5?"),
    ],
)
def test_a_piece_is_asked_about_as_players_do(
    language: str, piece: Piece, others: tuple[Piece, ...], asked: str
) -> None:
    assert question(Words(language), look(piece), others) == asked


def test_where_the_halves_are_not_known_all_of_the_tile_is_asked() -> None:
    asked = question(Words("en"), look(TWO, ends_known=False), (NINE,))
    assert asked == "Is this a red 6 and a blue Draw Two or a red 9 and a blue Draw Two?"


@pytest.mark.parametrize(
    ("pieces", "below"),
    [
        pytest.param((TWO, NINE), ["6", "9"], id="a sign"),
        pytest.param((TWO, GREEN), ["rood", "groen"], id="a colour"),
        pytest.param((TWO, SKIP), ["rode 6", "groene Sla Over"], id="a marking"),
        pytest.param(
            (TWO, OTHER), ["rode 6 en blauwe Neem Twee", "gele 1 en Joker"], id="both halves, so all of it"
        ),
        pytest.param(
            (TWO, NINE, Domo.parse("red 6|blue R")), ["6", "9", "rechts: Keer Om"], id="the other half"
        ),
        pytest.param((DOUBLE, RED), ["rode 6 en rode 6", "rode 6 en rode 9"], id="a double"),
        pytest.param((Die.parse("red 8"), Die.parse("red 3")), ["8", "3"], id="a die"),
        pytest.param((Tile(3, 6), Tile(3, 5)), ["3-6", "3-5"], id="pips"),
    ],
)
def test_below_a_picture_stands_what_tells_it_apart(pieces: tuple[Piece, ...], below: list[str]) -> None:
    assert [caption(Words("nl"), look(pieces[0]), pieces, i) for i in range(len(pieces))] == below


@pytest.mark.parametrize(
    ("key", "language", "told"),
    [
        ("hands-moved-uno-tiles", "en", "The tile with a red 6 and a blue Draw Two is now in Ana's hand."),
        ("hands-moved-uno-tiles", "nl", "De steen met een rode 6 en een blauwe Neem Twee hoort nu bij Ana."),
        ("hands-moved-uno-tiles", "af", "Die steen met 'n rooi 6 en 'n blou Trek Twee is nou by Ana."),
        (
            "hands-moved-uno-tiles",
            "it",
            "La tessera con un 6 rosso e un Pesca due blu ora è nella mano di Ana.",
        ),
        (
            "hands-moved-uno-dice",
            "nl",
            "De dobbelsteen met een rode 6 en een blauwe Neem Twee hoort nu bij Ana.",
        ),
        (
            "doubt-twice-uno-tiles",
            "nl",
            "Op twee stenen staat zo te zien een rode 6 en een blauwe Neem Twee, "
            "en er zit er maar één zo in de doos.",
        ),
        (
            "doubt-thrice",
            "it",
            "Su 3 tessere sembra di vedere un 6 rosso e un Pesca due blu. "
            "In una scatola è difficile che ce ne siano tante.",
        ),
    ],
)
def test_a_sentence_names_a_piece_with_its_article(key: str, language: str, told: str) -> None:
    words = Words(language)
    assert words.t(key, piece=in_sentence(TWO, words), who="Ana", count=3) == told


@pytest.mark.parametrize(
    ("language", "again", "wrong"),
    [
        ("en", "Not the red 6: begin again", "red 6 is wrong"),
        ("nl", "Toch geen rode 6: opnieuw beginnen", "De rode 6 klopt niet"),
        ("af", "Tog nie rooi 6 nie: begin oor", "Die rooi 6 is verkeerd"),
        ("it", "Niente 6 rosso: ricomincia", "Metà sbagliata: 6 rosso"),
    ],
)
def test_a_half_is_refused_as_players_do(language: str, again: str, wrong: str) -> None:
    words = Words(language)
    half = {"en": "red 6", "nl": "rode 6", "af": "rooi 6", "it": "6 rosso"}[language]
    assert words.t("pick-again", half=half) == again
    assert words.t("half-wrong", half=half) == wrong
