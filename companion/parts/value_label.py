"""What a piece in a photo was read as, written over it: numbers in a pill, Uno markings as small pictures."""

from __future__ import annotations

import flet as ft
import flet.canvas as cv

from companion import theme
from companion.parts.uno_face import face_shapes
from rules.pieces import Die, Domo, Face, Piece, Tile

MARKING = 1.35  # the side of a marking, in heights of the letters that numbers are written in
ASKS = 0.8  # the width of "?" beside markings, in the same
EDGE = 1.5  # dp of the hue around small pictures


def label_size(piece: Piece, size: float, *, doubtful: bool) -> tuple[float, float]:
    """Width and height (dp) of a label whose letters are `size` dp high."""
    if isinstance(piece, Tile):
        return size * (0.56 * len(_number(piece, doubtful)) + 0.5), size * 1.25
    side = size * MARKING
    return side * len(piece.marks) + (size * ASKS if doubtful else 0.0) + 2 * EDGE, side + 2 * EDGE


def value_label(
    piece: Piece, at: tuple[float, float], size: float, hue: str, ink: str, *, doubtful: bool
) -> list[cv.Shape]:
    """Centred at `at` (dp), letters `size` dp high, on `hue`; with "?" where it is doubtful."""
    width, height = label_size(piece, size, doubtful=doubtful)
    left, top = at[0] - width / 2, at[1] - height / 2
    match piece:
        case Tile():
            pill = cv.Rect(left, top, width, height, border_radius=height / 2, paint=ft.Paint(color=hue))
            return [pill, _text(_number(piece, doubtful), at, size, ink)]
        case Domo(one, two):
            faces: tuple[Face, ...] = (one, two)
        case Die(up):
            faces = (up,)
    side = size * MARKING
    shapes: list[cv.Shape] = [
        cv.Rect(left, top, width, height, border_radius=side * 0.2, paint=ft.Paint(color=hue))
    ]
    for place, face in enumerate(faces):
        shapes += face_shapes(face, left + EDGE + place * side, top + EDGE, side)
    if doubtful:
        shapes.append(_text("?", (left + width - EDGE - size * ASKS / 2, at[1]), size, ink))
    return shapes


def _number(tile: Tile, doubtful: bool) -> str:
    return f"{tile}?" if doubtful else str(tile)


def _text(text: str, at: tuple[float, float], size: float, ink: str) -> cv.Text:
    style = ft.TextStyle(size=size, weight=ft.FontWeight.W_700, color=ink, font_family=theme.FONT, height=1)
    return cv.Text(*at, text, style, alignment=ft.Alignment.CENTER)
