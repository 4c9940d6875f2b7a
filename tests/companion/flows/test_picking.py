import pytest

from companion.flows.picking import Picking
from rules.pieces import SETS, Face, Piece, PieceSet


@pytest.mark.parametrize("box", [box for name, box in SETS.items() if name != "double-18"], ids=str)
def test_every_piece_of_a_set_can_be_picked(box: PieceSet) -> None:
    for piece in box:
        picking, picked = Picking(box), None
        for mark in piece.marks:
            half = mark if isinstance(mark, int) else Face.parse(mark)
            if isinstance(half, Face):
                picking = picking.in_colour(half.colour)
                assert half in picking.faces
            picking, picked = picking.tap(half)
        assert picked == piece
        assert picking == Picking(box)


@pytest.mark.parametrize(
    ("name", "taps", "piece"),
    [
        pytest.param("double-12", [9, 7], "9-7", id="two numbers"),
        pytest.param("double-12", [0, 0], "0-0", id="the double blank"),
        pytest.param("uno-dice", [Face("4", "green")], "green 4", id="a die is one marking"),
        pytest.param("uno-dominoes", [Face("W"), Face("7", "red")], "red 7|W", id="two markings"),
    ],
)
def test_taps_make_a_piece(name: str, taps: list[int | Face], piece: str) -> None:
    picking = Picking(SETS[name])
    picked: Piece | None = None
    for half in taps:
        assert picked is None
        picking, picked = picking.tap(half)
    assert picked == SETS[name].parse(piece)


def test_after_the_first_number_the_tiles_with_it_are_offered() -> None:
    picking, _ = Picking(SETS["double-6"]).tap(4)
    assert [str(tile) for tile in picking.tiles] == ["0-4", "1-4", "2-4", "3-4", "4-4", "4-5", "4-6"]


def test_the_second_half_has_its_own_colour() -> None:
    picking, _ = Picking(SETS["uno-dominoes"]).in_colour("red").tap(Face("7", "red"))
    assert picking.colour == ""
    assert {face.mark for face in picking.faces} == {"DE", "W", "WD4"}


def test_dice_have_no_dead_end_and_no_seven() -> None:
    picking = Picking(SETS["uno-dice"]).in_colour("red")
    assert picking.signs == ("1", "2", "3", "4", "5", "6", "D2", "S", "R")
    assert {face.mark for face in picking.faces if not face.colour} == {"W", "WD4"}
