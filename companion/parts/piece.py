"""Draws any piece from its data: a pip tile, a tile of Uno Dominoes, a die. The pictures of the app."""

from __future__ import annotations

from collections.abc import Mapping

import flet as ft
import flet.canvas as cv

from companion import theme
from companion.flows.piece_names import spoken
from companion.languages import Words
from companion.parts.pips import pip_places, pip_size
from companion.parts.uno_face import face_shapes
from rules.pieces import Die, Domo, Face, Piece, Tile

# As most double-12 boxes colour them, darkened until each can be told from ivory.
PIP_HUES = {
    1: "#1D7FA8",
    2: "#2E7D32",
    3: "#B3261E",
    4: "#7A4B1E",
    5: "#1F4FA3",
    6: "#7F6000",
    7: "#A1237B",
    8: "#0F6E66",
    9: "#5E35A8",
    10: "#B4530A",
    11: "#C2185B",
    12: "#5C5C5C",
}


def draw_piece(
    piece: Piece,
    half: float = 40,
    *,
    across: bool = False,
    turned: bool = False,
    coloured: bool = False,
    words: Words | None = None,
    letters: Words | None = None,
) -> ft.Control:
    """A picture of `piece`; `half` is the side of one half (or of the die), 20 to 160 dp.

    `across` lays a tile on its side, first mark left; `turned` begins with its other end. `coloured` gives
    each number of pips its hue.
    With `words` the picture is read aloud; inside a button that has its own label, `letters` tells only the
    language of the colours' initials.
    """
    first = initials(words or letters)
    start, end = (1, 0) if turned else (0, 1)
    match piece:
        case Tile(low, high):
            inner = (*_pips(low, half, start, across, coloured), *_pips(high, half, end, across, coloured))
            picture = _tile(half, across, inner)
        case Domo(one, two):
            inner = (*_face(one, half, start, across, first), *_face(two, half, end, across, first))
            picture = _tile(half, across, inner)
        case Die(up):
            picture = _die(half, face_shapes(up, 0, 0, half, first, rounded=0.2))
    return picture if words is None else ft.Semantics(label=spoken(piece, words), image=True, content=picture)


def initials(words: Words | None) -> dict[str, str]:
    """What each colour begins with, for those who cannot tell red from green."""
    if words is None:
        return {colour: colour[0].upper() for colour in theme.UNO_HUES}
    return {colour: words.t(f"initial-{colour}") for colour in theme.UNO_HUES}


def _tile(half: float, across: bool, inner: tuple[cv.Shape, ...]) -> ft.Control:
    width, height = (2 * half, half) if across else (half, 2 * half)
    inset, line = half * 0.14, max(1.0, half / 56)
    ends = (half, inset, half, half - inset) if across else (inset, half, half - inset, half)
    divider = cv.Line(*ends, paint=ft.Paint(color=theme.PIECE_EDGE, stroke_width=line))
    return cv.Canvas([*_body(width, height, half), divider, *inner], width=width, height=height)


def _die(side: float, inner: tuple[cv.Shape, ...]) -> ft.Control:
    return cv.Canvas([*_body(side, side, side), *inner], width=side, height=side)


def _body(width: float, height: float, half: float) -> tuple[cv.Shape, ...]:
    line = max(1.0, half / 56)
    corner = half * 0.16
    box = (line / 2, line / 2, width - line, height - line)
    edge = ft.Paint(color=theme.PIECE_EDGE, style=ft.PaintingStyle.STROKE, stroke_width=line)
    return (
        cv.Rect(*box, border_radius=corner, paint=ft.Paint(color=theme.IVORY)),
        cv.Rect(*box, border_radius=corner, paint=edge),
    )


def _pips(pips: int, half: float, which: int, across: bool, coloured: bool) -> tuple[cv.Shape, ...]:
    """The pips of one half: all of them in one shape, since a set of tiles has a thousand."""
    if not pips:
        return ()
    margin = 0.24 if pips <= 6 else 0.2
    spots: list[ft.OffsetValue] = []
    for x, y in pip_places(pips):
        if across:
            x, y = y, 1 - x
        left = (margin + x * (1 - 2 * margin)) * half
        top = (margin + y * (1 - 2 * margin)) * half
        spots.append(ft.Offset(left + which * half * across, top + which * half * (not across)))
    paint = ft.Paint(
        color=PIP_HUES.get(pips, theme.PIP) if coloured else theme.PIP,
        stroke_width=pip_size(pips) * half,
        stroke_cap=ft.StrokeCap.ROUND,
    )
    return (cv.Points(points=spots, point_mode=cv.PointMode.POINTS, paint=paint),)


def _face(
    face: Face, half: float, which: int, across: bool, first: Mapping[str, str]
) -> tuple[cv.Shape, ...]:
    left, top = (which * half, 0.0) if across else (0.0, which * half)
    return face_shapes(face, left, top, half, first)
