"""Uno pieces within questions and sentences, as players of each language say them."""

from __future__ import annotations

import pytest

from companion.flows.reviewed import Look
from companion.languages import Words
from companion.parts.in_sentence import in_sentence
from companion.parts.look_question import caption, question
from rules.pieces import Die, Domo, Piece, Tile

TWO = Domo.parse("red 6|blue D2")
NINE = Domo.parse("red 9|blue D2")
SKIP = Domo.parse("green S|blue D2")
GREEN = Domo.parse("green 6|blue D2")
OTHER = Domo.parse("yellow 1|W")


def look(piece: Piece) -> Look:
    return Look(piece, None, piece, 0.6, sure=False)


@pytest.mark.parametrize(
    ("language", "piece", "others", "asked"),
    [
        ("en", TWO, (), "Is this a red 6 and a blue Draw Two?"),
        ("nl", TWO, (), "Is dit een rode 6 en een blauwe Neem Twee?"),
        ("af", TWO, (), "Is dit 'n rooi 6 en 'n blou Trek Twee?"),
        ("it", TWO, (), "È un 6 rosso e un Pesca due blu?"),
        ("en", TWO, (NINE,), "Is this a 6 or a 9?"),
        ("nl", TWO, (NINE,), "Is dit een 6 of een 9?"),
        ("af", TWO, (NINE,), "Is dit 'n 6 of 'n 9?"),
        ("it", TWO, (NINE,), "È un 6 o un 9?"),
        ("nl", TWO, (GREEN,), "Is dit rood of groen?"),
        ("it", TWO, (GREEN,), "È rosso o verde?"),
        ("en", TWO, (SKIP,), "Is this a red 6 or a green Skip?"),
        ("nl", TWO, (SKIP,), "Is dit een rode 6 of een groene Sla Over?"),
        ("af", TWO, (SKIP,), "Is dit 'n rooi 6 of 'n groen Slaan Oor?"),
        ("nl", TWO, (OTHER,), "Is dit een rode 6 en een blauwe Neem Twee of een gele 1 en een Joker?"),
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


@pytest.mark.parametrize(
    ("other", "below"),
    [(NINE, "6"), (GREEN, "rood"), (SKIP, "rode 6"), (OTHER, "rode 6 en blauwe Neem Twee")],
)
def test_below_a_picture_stands_the_name_alone(other: Piece, below: str) -> None:
    assert caption(Words("nl"), TWO, other) == below


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
