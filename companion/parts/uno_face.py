"""The markings of Uno halves and dice as canvas shapes: a panel of colour, a sign, an initial."""

from __future__ import annotations

import math
from collections.abc import Mapping

import flet as ft
import flet.canvas as cv

from companion import theme
from rules.pieces import Face

_PLUS = {"D1": "+1", "D2": "+2"}


def face_shapes(
    face: Face,
    left: float,
    top: float,
    side: float,
    initials: Mapping[str, str] | None = None,
    rounded: float = 0.12,
) -> tuple[cv.Shape, ...]:
    """Shapes of one marking in the square at (`left`, `top`), `side` dp wide.

    `initials`: the letter of each colour; left out where the picture is too small for letters.
    """
    gap = side * 0.09
    x, y, width = left + gap, top + gap, side - 2 * gap
    hue = theme.UNO_HUES.get(face.colour, theme.UNO_BLACK)
    panel = cv.Rect(x, y, width, width, border_radius=side * rounded, paint=ft.Paint(color=hue))
    letter = (initials or {}).get(face.colour, "")
    nudge = side * 0.05 * len(letter)  # room for the initial in the corner
    centre = (left + side / 2 - nudge, top + side / 2 - nudge)
    ink = theme.ink_on(hue)
    return (
        panel,
        *_sign(face, centre, width, ink),
        *(_initial(letter, x, y, width, ink) if letter else ()),
    )


def _sign(face: Face, centre: tuple[float, float], width: float, ink: str) -> tuple[cv.Shape, ...]:
    x, y = centre
    match face.mark:
        case "S":
            return _skip(x, y, width * 0.27, ink)
        case "R":
            return _reverse(x, y, width * 0.27, ink)
        case "DE":
            return _dead_end(x, y, width * 0.3, ink)
        case "W":
            return _wild(x, y, width * 0.36)
        case "WD4":
            return (*_wild(x, y, width * 0.42), _text("+4", x, y, width * 0.5, "#FFFFFF", outlined=True))
    return (
        _text(_PLUS.get(face.mark, face.mark), x, y, width * (0.56 if face.mark in _PLUS else 0.76), ink),
    )


def _text(text: str, x: float, y: float, size: float, ink: str, outlined: bool = False) -> cv.Text:
    shadow = ft.BoxShadow(blur_radius=size / 6, color="#000000") if outlined else None
    style = ft.TextStyle(
        size=size, weight=ft.FontWeight.W_800, color=ink, font_family=theme.FONT, height=1, shadow=shadow
    )
    return cv.Text(x, y, text, style, alignment=ft.Alignment.CENTER)


def _initial(letter: str, x: float, y: float, width: float, ink: str) -> tuple[cv.Shape, ...]:
    size = max(8.0, width * 0.26) * (1 if len(letter) == 1 else 0.9)
    style = ft.TextStyle(size=size, weight=ft.FontWeight.W_700, color=ink, font_family=theme.FONT, height=1)
    corner = width * 0.07
    return (
        cv.Text(
            x + width - corner, y + width - corner / 2, letter, style, alignment=ft.Alignment.BOTTOM_RIGHT
        ),
    )


def _stroke(ink: str, width: float) -> ft.Paint:
    return ft.Paint(
        color=ink,
        style=ft.PaintingStyle.STROKE,
        stroke_width=width,
        stroke_cap=ft.StrokeCap.ROUND,
        stroke_join=ft.StrokeJoin.ROUND,
    )


def _skip(x: float, y: float, radius: float, ink: str) -> tuple[cv.Shape, ...]:
    paint = _stroke(ink, radius * 0.32)
    reach = radius * math.sqrt(0.5)
    return (
        cv.Circle(x, y, radius, paint=paint),
        cv.Line(x - reach, y + reach, x + reach, y - reach, paint=paint),
    )


def _reverse(x: float, y: float, reach: float, ink: str) -> tuple[cv.Shape, ...]:
    """Two arrows, one each way."""
    paint = _stroke(ink, reach * 0.3)
    shapes: list[cv.Shape] = []
    for side in (1, -1):
        level, tip, head = y - side * reach * 0.45, x + side * reach, reach * 0.5
        shapes.append(cv.Line(x - side * reach, level, tip, level, paint=paint))
        points: list[ft.OffsetValue] = [
            ft.Offset(tip - side * head, level - head),
            ft.Offset(tip, level),
            ft.Offset(tip - side * head, level + head),
        ]
        shapes.append(cv.Points(points=points, point_mode=cv.PointMode.POLYGON, paint=paint))
    return tuple(shapes)


def _dead_end(x: float, y: float, reach: float, ink: str) -> tuple[cv.Shape, ...]:
    """A road that ends at a bar, as on the traffic sign."""
    return (
        cv.Line(x, y + reach, x, y - reach * 0.3, paint=_stroke(ink, reach * 0.5)),
        cv.Line(
            x - reach, y - reach * 0.6, x + reach, y - reach * 0.6, paint=_stroke("#E5584F", reach * 0.55)
        ),
    )


def _wild(x: float, y: float, radius: float) -> tuple[cv.Shape, ...]:
    """A wheel of the four colours."""
    box = (x - radius, y - radius, 2 * radius, 2 * radius)
    return tuple(
        cv.Arc(
            *box,
            start_angle=i * math.pi / 2,
            sweep_angle=math.pi / 2,
            use_center=True,
            paint=ft.Paint(color=hue),
        )
        for i, hue in enumerate(theme.UNO_HUES.values())
    )
