"""Pieces and sets: every parse has its print, and a set holds what is in its box."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.pieces import SETS, Die, Domo, Face, Family, Piece, PieceError, PieceSet, Tile, piece_set

PIECES = {name: tuple(pieces) for name, pieces in SETS.items()}
EVERY_SET = [pytest.param(pieces, id=name) for name, pieces in SETS.items()]


@pytest.mark.parametrize(
    ("name", "tiles", "pips"),
    [
        pytest.param("double-6", 28, 168),
        pytest.param("double-9", 55, 495),
        pytest.param("double-12", 91, 1092),
        pytest.param("double-15", 136, 2040),
        pytest.param("double-18", 190, 3420),
    ],
)
def test_pip_set_is_whole(name: str, tiles: int, pips: int) -> None:
    every = [tile for tile in SETS[name] if isinstance(tile, Tile)]

    assert SETS[name].size == tiles
    assert len(every) == len(set(every)) == tiles
    assert sum(tile.pips for tile in every) == pips


def test_uno_boxes() -> None:
    assert (SETS["uno-dominoes"].size, SETS["uno-dice"].size) == (81, None)
    assert len(SETS["uno-dominoes"].faces) == 12 * 4 + 3
    assert len(SETS["uno-dice"].faces) == 9 * 4 + 2


@pytest.mark.parametrize("pieces", EVERY_SET)
def test_every_piece_is_read_back_from_its_print_and_its_marks(pieces: PieceSet) -> None:
    for piece in pieces:
        assert pieces.parse(str(piece)) == piece
        assert pieces.piece(piece.marks) == piece
        assert piece in pieces


@pytest.mark.parametrize("pieces", EVERY_SET)
@given(data=st.data())
def test_a_hand_is_read_back_from_its_print(pieces: PieceSet, data: st.DataObject) -> None:
    hand = tuple(data.draw(st.lists(st.sampled_from(PIECES[pieces.name]), max_size=8)))

    assert pieces.hand(", ".join(map(str, hand))) == hand


@pytest.mark.parametrize("text", ["6-3", "3-6", "3|6", " 6 / 3 ", "06-3"])
def test_a_tile_can_be_written_either_way(text: str) -> None:
    assert Tile.parse(text) == Tile(3, 6)


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        pytest.param("red 7|blue D2", Domo(Face("7", "red"), Face("D2", "blue")), id="tile"),
        pytest.param("BLUE d2|Red 7", Domo(Face("7", "red"), Face("D2", "blue")), id="other way round"),
        pytest.param("wd4|DE", Domo(Face("DE"), Face("WD4")), id="no colours"),
    ],
)
def test_an_uno_tile_can_be_written_either_way(text: str, piece: Piece) -> None:
    assert SETS["uno-dominoes"].parse(text) == piece


@pytest.mark.parametrize(
    ("set_name", "text", "says"),
    [
        pytest.param("double-6", "", "not a tile: ''", id="nothing"),
        pytest.param("double-6", "6", "write two numbers with a dash", id="one number"),
        pytest.param("double-6", "6-7", "6-7 is not in a double-6 set", id="too high"),
        pytest.param("uno-dominoes", "red 7", "write two markings with a bar", id="half a tile"),
        pytest.param("uno-dominoes", "7|red 7", "7 needs a colour", id="no colour"),
        pytest.param("uno-dominoes", "red 0|red 7", "no marking '0'", id="there is no 0"),
        pytest.param("uno-dominoes", "pink 5|red 7", "needs a colour: red, green, yellow or blue", id="pink"),
        pytest.param("uno-dice", "red W", "W has no colour", id="coloured wild"),
        pytest.param("uno-dice", "red 7", "not in a uno-dice set", id="no such face"),
        pytest.param("uno-dice", "DE", "not in a uno-dice set", id="dead end on a die"),
        pytest.param("uno-dice", "big red 5", "not a marking", id="three words"),
    ],
)
def test_what_is_no_piece_says_why(set_name: str, text: str, says: str) -> None:
    with pytest.raises(PieceError, match=says.replace("|", r"\|")):
        SETS[set_name].parse(text)


def test_there_are_no_negative_pips() -> None:
    with pytest.raises(PieceError, match="no negative pips"):
        Tile(-1, 3)


def test_a_set_that_is_not_there_lists_those_that_are() -> None:
    with pytest.raises(PieceError, match="no set 'double-7'; the sets are double-6, double-9"):
        piece_set("double-7")


def test_pieces_of_one_family_are_strangers_to_another() -> None:
    assert Tile(1, 2) not in SETS["uno-dice"]
    assert Die(Face("1", "red")) not in SETS["double-6"]
    assert Domo(Face("1", "red"), Face("W")) not in SETS["uno-dice"]
    assert "3-6" not in SETS["double-6"]


def test_doubles() -> None:
    assert Tile(0, 0).is_double
    assert not Tile(0, 1).is_double
    assert Domo(Face("7", "red"), Face("7", "blue")).is_double  # UD-1.7: whatever the colours
    assert not Domo(Face("7", "red"), Face("D2", "red")).is_double


@given(st.integers(0, 18), st.integers(0, 18))
def test_a_tile_does_not_care_which_end_comes_first(a: int, b: int) -> None:
    assert Tile(a, b) == Tile(b, a)
    assert Tile(a, b).marks == (min(a, b), max(a, b))


def test_families() -> None:
    assert {pieces.family for pieces in SETS.values()} == set(Family)
