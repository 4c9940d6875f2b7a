"""What a piece in a photo was read as, written over it: numbers in a pill, Uno markings as small pictures."""

from __future__ import annotations

import flet as ft
import flet.canvas as cv

from companion import theme
from companion.parts.uno_face import face_shapes
from rules.pieces import Die, Domo, Face, Piece, Tile

MARKING = 1.35  # the side of a marking, in heights of the letters that numbers are written in
EDGE = 1.5  # dp of the hue around small pictures


def value_label(
    piece: Piece, at: tuple[float, float], size: float, hue: str, ink: str, *, doubtful: bool
) -> list[cv.Shape]:
    """Centred at `at` (dp), letters `size` dp high, on `hue`; with "?" where it is doubtful."""
    match piece:
        case Tile():
            return _pill(str(piece), at, size, hue, ink, doubtful)
        case Domo(one, two):
            return _markings((one, two), at, size, hue, ink, doubtful)
        case Die(up):
            return _markings((up,), at, size, hue, ink, doubtful)


def _pill(
    text: str, at: tuple[float, float], size: float, hue: str, ink: str, doubtful: bool
) -> list[cv.Shape]:
    text += "?" if doubtful else ""
    width, height = size * (0.56 * len(text) + 0.5), size * 1.25
    box = (at[0] - width / 2, at[1] - height / 2, width, height)
    return [
        cv.Rect(*box, border_radius=height / 2, paint=ft.Paint(color=hue)),
        _text(text, at, size, ink),
    ]


def _markings(
    faces: tuple[Face, ...], at: tuple[float, float], size: float, hue: str, ink: str, doubtful: bool
) -> list[cv.Shape]:
    side, asks = size * MARKING, size * 0.8 if doubtful else 0.0
    width, height = side * len(faces) + asks + 2 * EDGE, side + 2 * EDGE
    left, top = at[0] - width / 2, at[1] - height / 2
    shapes: list[cv.Shape] = [
        cv.Rect(left, top, width, height, border_radius=side * 0.2, paint=ft.Paint(color=hue))
    ]
    for place, face in enumerate(faces):
        shapes += face_shapes(face, left + EDGE + place * side, top + EDGE, side)
    if doubtful:
        shapes.append(_text("?", (left + width - EDGE - asks / 2, at[1]), size, ink))
    return shapes


def _text(text: str, at: tuple[float, float], size: float, ink: str) -> cv.Text:
    style = ft.TextStyle(size=size, weight=ft.FontWeight.W_700, color=ink, font_family=theme.FONT, height=1)
    return cv.Text(*at, text, style, alignment=ft.Alignment.CENTER)
