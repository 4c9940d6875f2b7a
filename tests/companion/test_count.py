"""What `tableside count` tells beside the pieces: hands, ends that touch, and the set by itself."""

from __future__ import annotations

import json
import re
from pathlib import Path

import cv2
import pytest

from companion.cli import run
from companion.commands import note
from companion.commands.count import Counted, as_contract, print_table
from companion.languages import Words, languages
from rules.pieces import SETS
from tests.vision.laid import as_corners, corners, seen
from vision.doubt_words import SENTENCES
from vision.draw import draw_photo
from vision.photo import PhotoError
from vision.reading import Corners, Doubt, Reading, Seen


def reading(*pieces: Seen, doubts: tuple[Doubt, ...] = ()) -> Reading:
    return Reading(SETS["double-6"], (2000, 1000), pieces, doubts)


LINE = [
    seen("1-3", corners(0, 0)),
    seen("3-6", corners(2, 0)),
    seen("6-6", corners(3.5, 0, 90)),
    seen("5-2", corners(5, 0)),
]
HANDS = reading(
    *(seen(marks, corners(1.1 * i, 0, 90)) for i, marks in enumerate(["3-6", "1-1"])),
    *(seen(marks, corners(9 + 1.1 * i, 0, 90)) for i, marks in enumerate(["0-0", "2-5", "4-4"])),
    doubts=(Doubt("several-hands", facts={"count": 2}),),
)


def table(told: Reading, capsys: pytest.CaptureFixture[str], language: str = "en") -> list[str]:
    """What people see, without what is blank."""
    print_table(Counted("photo.jpg", reading=told), Words(language))
    return [" ".join(line.split()) for line in capsys.readouterr().out.splitlines() if line.strip()]


def test_every_hand_has_its_own_total() -> None:
    told = as_contract(Counted("photo.jpg", reading=HANDS), Words())
    assert told["hands"] == [{"pieces": [0, 1], "total": 11}, {"pieces": [2, 3, 4], "total": 15}]
    assert told["total"] == 26
    assert told["joins"] == []


def test_people_see_hand_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert table(HANDS, capsys) == [
        "photo.jpg: 5 pieces, 26 points",
        "hand 1: 2 pieces, 11 points",
        "piece points",
        "3-6 9",
        "1-1 2",
        "hand 2: 3 pieces, 15 points",
        "piece points",
        "0-0 0",
        "2-5 7",
        "4-4 8",
        "Are there 2 hands in this photo? If they are one player's, all is well.",
    ]


def test_one_hand_is_not_called_a_hand(capsys: pytest.CaptureFixture[str]) -> None:
    assert table(reading(LINE[0]), capsys) == ["photo.jpg: 1 piece, 4 points", "piece points", "1-3 4"]
    assert table(reading(), capsys) == ["photo.jpg: 0 pieces, 0 points"]


def test_a_line_tells_which_halves_touch() -> None:
    assert as_contract(Counted("photo.jpg", reading=reading(*LINE)), Words())["joins"] == [
        {"pieces": [0, 1], "halves": [1, 0], "matches": True},
        {"pieces": [1, 2], "halves": [1, None], "matches": True},
        {"pieces": [2, 3], "halves": [None, 1], "matches": False},
    ]


def test_people_are_told_which_ends_do_not_match(capsys: pytest.CaptureFixture[str]) -> None:
    told = table(reading(*LINE), capsys)
    assert told[-1] == "6-6 and 2-5 touch, but their ends do not match."
    assert len(told) == 7


def test_tiles_of_a_hand_that_touch_by_chance_are_nobodys_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    told = table(reading(seen("1-3", corners(0, 0)), seen("5-6", corners(2, 0))), capsys)
    assert told[-1] == "5-6 11"


@pytest.mark.parametrize(
    ("tiles", "box"), [([(3, 6), (5, 5)], "double-6"), ([(0, 8), (7, 1), (2, 3)], "double-9")]
)
def test_the_set_need_not_be_told(
    tiles: list[tuple[int, int]], box: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cv2.imwrite(str(tmp_path / "hand.png"), draw_photo(tiles, 7, (1000, 750))[0])
    assert run(["count", str(tmp_path / "hand.png"), "--set", "auto", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["set"] == box
    assert told["total"] == sum(map(sum, tiles))


def box(x: float, y: float) -> Corners:
    """A place around that point, px."""
    return ((x - 40, y - 40), (x + 40, y - 40), (x + 40, y + 40), (x - 40, y + 40))


DOUBTFUL = reading(
    *LINE[:2],
    doubts=(
        Doubt("covered", box(100, 100)),
        Doubt("unsure-between", pieces=(0,), facts={"piece": "1-3", "other": "1-5"}),
        Doubt("covered", box(400, 200)),
        Doubt("cut-off", box(700, 500), (1,), {"piece": "3-6"}),
        Doubt("covered", box(1900, 950)),
        Doubt("unsure-between", pieces=(1,), facts={"piece": "3-6", "other": "3-5"}),
    ),
)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "photo.jpg: 2 pieces, 13 points",
                "piece points",
                "1-3 4",
                "3-6 9",
                "Of 3 tiles half is hidden; pull the tiles apart, or add them by hand. "
                "(2 x top left, bottom right)",
                "2 tiles may be something else; look at them. (1-3 or 1-5, 3-6 or 3-5)",
                "A tile is cut off at the edge of the photo; move back a little, or add it by hand. (3-6)",
            ],
        ),
        (
            "nl",
            [
                "photo.jpg: 2 stenen, 13 punten",
                "steen punten",
                "1-3 4",
                "3-6 9",
                "Van 3 stenen is de helft bedekt; schuif de stenen uit elkaar, of tel ze er zelf bij. "
                "(2 x linksboven, rechtsonder)",
                "2 stenen kunnen ook iets anders zijn; kijk ze na. (1-3 of 1-5, 3-6 of 3-5)",
                "Aan de rand van de foto is een steen afgesneden; ga iets naar achteren, "
                "of tel hem er zelf bij. (3-6)",
            ],
        ),
    ],
)
def test_each_kind_of_doubt_is_read_once_and_where_it_is(
    language: str, told: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert table(DOUBTFUL, capsys, language) == told


def test_for_other_programs_every_doubt_keeps_its_own_place_and_words() -> None:
    doubts = as_contract(Counted("photo.jpg", reading=DOUBTFUL), Words("it"))["doubts"]
    assert [(doubt["kind"], doubt["text"]) for doubt in doubts[:2]] == [
        ("covered", "Qui metà di una tessera è nascosta; separa le tessere, o aggiungila a mano."),
        ("unsure-between", "Sembra 1-3, ma può essere 1-5; da guardare."),
    ]
    assert [doubt["corners_px"] is not None for doubt in doubts] == [True, False, True, True, True, False]


def test_where_all_lie_in_one_part_of_the_photo_it_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    told = reading(doubts=(Doubt("covered", box(1900, 950)), Doubt("covered", box(1800, 900))))
    assert table(told, capsys)[-1] == (
        "Of 2 tiles half is hidden; pull the tiles apart, or add them by hand. (bottom right)"
    )


# Dice

DICE = Reading(
    SETS["uno-dice"],
    (2000, 1000),
    tuple(
        Seen(SETS["uno-dice"].parse(face), 0.5, False, box(400 + 100 * i, 500))
        for i, face in enumerate(("red 5", "blue 6"))
    ),
    (
        Doubt("unsure", box(400, 500), (0,), {"piece": "red 5"}),
        Doubt("unsure", box(500, 500), (1,), {"piece": "blue 6"}),
        Doubt("colour", box(400, 500), (0,), {"piece": "red 5", "other": "blue 5"}),
        Doubt("colour", box(500, 500), (1,), {"piece": "blue 6", "other": "red 6"}),
        Doubt("maybe-die", box(1900, 950)),
        Doubt("maybe-die", box(100, 100)),
    ),
)
TILES = {
    "en": r"tiles?|pieces?|dominoes",
    "nl": r"steen|stenen|stuks?",
    "it": r"tesser[ae]|pezz[oi]",
    "af": r"steen|stene|stuk(ke)?",
}
NOT_OF_DICE = {"face-down", "twice", "thrice", "rather-pips", "rather-uno-tiles", "rather-uno-dice"}


@pytest.mark.parametrize(
    ("language", "heads", "doubts"),
    [
        (
            "en",
            ["photo.jpg: 2 dice, 11 points", "die points"],
            [
                "2 dice are not certain; look at them. (red 5, blue 6)",
                "The colour of 2 dice is hard to tell; look at them. (red 5 or blue 5, blue 6 or red 6)",
            ],
        ),
        (
            "nl",
            ["photo.jpg: 2 dobbelstenen, 11 punten", "dobbelsteen punten"],
            [
                "2 dobbelstenen zijn niet zeker; kijk ze na. (rode 5, blauwe 6)",
                "Van 2 dobbelstenen is de kleur moeilijk te zien; kijk ze na. "
                "(rode 5 of blauwe 5, blauwe 6 of rode 6)",
            ],
        ),
        (
            "it",
            ["photo.jpg: 2 dadi, 11 punti", "dado punti"],
            [
                "2 dadi non sono certi; guardali. (5 rosso, 6 blu)",
                "Di 2 dadi il colore si distingue male; guardali. (5 rosso o 5 blu, 6 blu o 6 rosso)",
            ],
        ),
        (
            "af",
            ["photo.jpg: 2 dobbelstene, 11 punte", "dobbelsteen punte"],
            [
                "2 dobbelstene is nie seker nie; kyk na hulle. (rooi 5, blou 6)",
                "Die kleur van 2 dobbelstene is moeilik om te sien; kyk na hulle. "
                "(rooi 5 of blou 5, blou 6 of rooi 6)",
            ],
        ),
    ],
)
def test_dice_are_called_dice(
    language: str, heads: list[str], doubts: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    told = table(DICE, capsys, language)
    assert told[:2] == heads
    assert told[4:6] == doubts


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("times", [1, 2])
def test_no_doubt_about_dice_names_tiles(code: str, times: int, capsys: pytest.CaptureFixture[str]) -> None:
    kinds = [kind for kind in SENTENCES if f"{kind}-die" not in SENTENCES and kind not in NOT_OF_DICE]
    facts: dict[str, str | int] = {"piece": "red 5", "other": "blue 5", "count": 2}
    many = [kind for kind in kinds if times == 1 or Words(code).has(f"seen-{kind}-many")]
    told = Reading(SETS["uno-dice"], (2000, 1000), (), tuple(Doubt(k, facts=facts) for k in many * times))
    texts = [
        doubt["text"] for doubt in as_contract(Counted("photo.jpg", reading=told), Words(code))["doubts"]
    ]
    lines = table(told, capsys, code)
    assert len(lines) == len(many) + 1
    tiles = re.compile(rf"\b({TILES[code]})\b", re.IGNORECASE)
    assert [line for line in (*lines, *texts) if tiles.search(line)] == []


# Uno pieces, in the words of the screens

UNO_TILES = SETS["uno-dominoes"]
UNO = Reading(
    UNO_TILES,
    (2000, 1000),
    (
        Seen(UNO_TILES.parse("red 7|blue D2"), 0.9, True, as_corners(corners(0, 0))),
        Seen(UNO_TILES.parse("W|W"), 0.5, False, as_corners(corners(0, 2))),
        Seen(UNO_TILES.parse("green 3|yellow S"), 0.9, True, as_corners(corners(2, 2))),
    ),
    (
        Doubt("unsure-between", box(0, 80), (1,), {"piece": "W|W", "other": "red 7|WD4"}),
        Doubt("unsure", box(0, 80), (1,), {"piece": "W|W"}),
        Doubt("unsure", box(0, 0), (0,), {"piece": "red 7|blue D2"}),
    ),
)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "piece points",
                "red 7 and blue Draw Two 17",
                "Wild and Wild 50 look at it",
                "green 3 and yellow Skip 13",
                "This looks like a double Wild, but it may be a red 7 and a Wild Draw Four; look at it.",
                "2 tiles are not certain; look at them. (Wild and Wild, red 7 and blue Draw Two)",
            ],
        ),
        (
            "nl",
            [
                "steen punten",
                "rode 7 en blauwe Neem Twee 17",
                "Joker en Joker 50 kijk even",
                "groene 3 en gele Sla Over 13",
                "Dit is zo te zien een dubbele Joker, maar het kan ook een rode 7 en een Neem Vier zijn; "
                "kijk even.",
                "2 stenen zijn niet zeker; kijk ze na. (Joker en Joker, rode 7 en blauwe Neem Twee)",
            ],
        ),
        (
            "it",
            [
                "pezzo punti",
                "7 rosso e Pesca due blu 17",
                "Jolly e Jolly 50 da guardare",
                "3 verde e Salta giallo 13",
                "Sembra un doppio Jolly, ma può essere un 7 rosso e un Jolly pesca quattro; da guardare.",
                "2 tessere non sono certe; guardale. (Jolly e Jolly, 7 rosso e Pesca due blu)",
            ],
        ),
        (
            "af",
            [
                "stuk punte",
                "rooi 7 en blou Trek Twee 17",
                "Joker en Joker 50 kyk hierna",
                "groen 3 en geel Slaan Oor 13",
                "Dit lyk soos 'n dubbel Joker, maar dit kan 'n rooi 7 en 'n Trek Vier wees; kyk daarna.",
                "2 stene is nie seker nie; kyk na hulle. (Joker en Joker, rooi 7 en blou Trek Twee)",
            ],
        ),
    ],
)
def test_uno_pieces_are_called_what_the_screens_call_them(
    language: str, told: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert table(UNO, capsys, language)[1:] == told


@pytest.mark.parametrize("language", languages())
def test_for_other_programs_the_names_of_uno_pieces_stay_as_they_are(language: str) -> None:
    told = as_contract(Counted("photo.jpg", reading=UNO), Words(language))
    assert [piece["marks"] for piece in told["pieces"]] == [
        ["red 7", "blue D2"],
        ["W", "W"],
        ["green 3", "yellow S"],
    ]
    assert told["doubts"][0]["facts"] == {"piece": "W|W", "other": "red 7|WD4"}
    assert "W|W" in told["doubts"][1]["text"]


# Names of files


@pytest.mark.parametrize("between", ["\n", "\r\n", "\x1b", "\x9b", "\u2028", "\x07"])
def test_what_a_terminal_obeys_is_blank_in_a_name(between: str, capsys: pytest.CaptureFixture[str]) -> None:
    name = f"a{between}b.jpg"
    note(f"{name} is named twice")
    print_table(Counted(name, error=PhotoError("empty")), Words())
    print_table(Counted(name, reading=reading()), Words())
    told = capsys.readouterr()
    assert told.err.splitlines()[0] == "tableside: a b.jpg is named twice"
    assert told.err.splitlines()[1].startswith("tableside: a b.jpg: The file is empty")
    assert (told.err.count("\n"), told.out) == (2, "a b.jpg: 0 pieces, 0 points\n")
