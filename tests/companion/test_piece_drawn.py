"""Pieces are drawn from their data: every pip of every tile at its place."""

from __future__ import annotations

import math

import flet as ft
import flet.canvas as cv
import pytest

from companion.flows.piece_names import spoken
from companion.languages import Words
from companion.parts.piece import draw_piece
from companion.parts.pips import MOST, pip_places, pip_size
from rules.pieces import SETS, Die, Domo, Piece, Tile

MARGIN = 0.2  # of a half, around its pips where there are many


@pytest.mark.parametrize("pips", range(MOST + 1))
def test_a_half_has_as_many_pips_as_it_says(pips: int) -> None:
    places = pip_places(pips)
    assert len(set(places)) == pips
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in places)


@pytest.mark.parametrize("pips", range(MOST + 1))
def test_a_half_looks_the_same_upside_down(pips: int) -> None:
    rounded = {(round(x, 6), round(y, 6)) for x, y in pip_places(pips)}
    assert {(round(1 - x, 6), round(1 - y, 6)) for x, y in rounded} == rounded


@pytest.mark.parametrize("pips", range(2, MOST + 1))
def test_pips_do_not_touch(pips: int) -> None:
    places = pip_places(pips)
    nearest = min(math.dist(a, b) for a in places for b in places if a != b)
    assert nearest * (1 - 2 * MARGIN) > pip_size(pips)


@pytest.mark.parametrize("pips", [-1, 19])
def test_no_half_has_more_than_eighteen(pips: int) -> None:
    with pytest.raises(ValueError, match="0 to 18"):
        pip_places(pips)


def _drawn(piece: Piece, half: float, across: bool) -> cv.Canvas:
    picture = draw_piece(piece, half, across=across)
    assert isinstance(picture, cv.Canvas)
    return picture


@pytest.mark.parametrize("across", [False, True], ids=["upright", "across"])
@pytest.mark.parametrize("half", [20, 160])
@pytest.mark.parametrize("name", [name for name in SETS if name.startswith("double")])
def test_every_tile_of_a_set_shows_its_pips(name: str, half: float, across: bool) -> None:
    for piece in SETS[name]:
        assert isinstance(piece, Tile)
        canvas = _drawn(piece, half, across)
        points = [p for shape in canvas.shapes if isinstance(shape, cv.Points) for p in shape.points or []]
        assert len(points) == piece.pips
        wide, high = (2 * half, half) if across else (half, 2 * half)
        assert (canvas.width, canvas.height) == (wide, high)
        assert all(isinstance(p, ft.Offset) and 0 < p.x < wide and 0 < p.y < high for p in points)


@pytest.mark.parametrize("name", ["uno-dominoes", "uno-dice"])
def test_every_uno_piece_can_be_drawn_and_said(name: str) -> None:
    words = Words()
    for piece in SETS[name]:
        assert _drawn(piece, 40, False).shapes
        assert spoken(piece, words).strip()


def test_colours_are_said_and_shown_by_their_letter_too() -> None:
    shapes = _drawn(Domo.parse("red 7|blue D2"), 40, False).shapes
    letters = [shape.value for shape in shapes if isinstance(shape, cv.Text)]
    assert letters == ["7", "R", "+2", "B"]


@pytest.mark.parametrize(
    ("piece", "expected"),
    [
        pytest.param(Tile(9, 7), "7 9", id="tile"),
        pytest.param(Domo.parse("red 7|blue D2"), "red 7 and blue Draw Two", id="uno tile"),
        pytest.param(Domo.parse("W|WD4"), "Wild and Wild Draw Four", id="no colours"),
        pytest.param(Die.parse("green R"), "green Reverse", id="die"),
    ],
)
def test_a_piece_is_read_aloud(piece: Piece, expected: str) -> None:
    assert spoken(piece, Words()) == expected


@pytest.mark.parametrize("across", [False, True], ids=["upright", "across"])
def test_a_tile_can_be_drawn_from_its_other_end(across: bool) -> None:
    straight, turned = (draw_piece(Tile(0, 1), 40, across=across, turned=turned) for turned in (False, True))
    assert isinstance(straight, cv.Canvas)
    assert isinstance(turned, cv.Canvas)
    assert _the_pip(straight) == ((60, 20) if across else (20, 60))
    assert _the_pip(turned) == (20, 20)


def _the_pip(canvas: cv.Canvas) -> tuple[float, float]:
    """Where the only pip is, dp."""
    (spot,) = (spot for shape in canvas.shapes if isinstance(shape, cv.Points) for spot in shape.points or [])
    assert isinstance(spot, ft.Offset)
    return spot.x, spot.y
