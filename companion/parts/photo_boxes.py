"""A photo with every piece boxed and read: thin where it is sure, thick amber where it is doubtful."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft
import flet.canvas as cv

from companion import theme
from companion.flows.reviewed import Look, Reviewed, middle
from companion.languages import Words
from companion.parts.piece import spoken
from companion.parts.tap import tappable
from rules.pieces import Die, Domo, Piece, Tile
from vision.reading import Corners

LABEL_SIZE = 14
_REACH = 6  # dp that a finger may miss a piece by
# On a photo the colours of the theme do not hold: it is as bright as the table was.
_SHADE, _SURE, _DOUBT, _CHOSEN = "#B0000000", "#FFFFFF", "#FFB21A", "#35E0A1"


def photo_boxes(
    words: Words,
    source: str,
    review: Reviewed,
    shown: tuple[float, float],
    chosen: int | None,
    tap: Callable[[int], Awaitable[None]],
) -> ft.Control:
    """The photo at `source`, `shown` dp wide and high, and its boxes; `tap` gets the index of a look."""
    width, height = shown
    scale = width / review.size_px[0]
    here = [(i, look) for i, look in enumerate(review.looks) if look.corners_px and not look.gone]
    here.sort(key=lambda pair: (pair[0] == chosen, pair[1].doubtful))  # what matters lies on top
    drawn = [shape for i, look in here for shape in _outline(review, i, look, scale, i == chosen)]
    labels = [shape for i, look in here for shape in _label(look, scale, i == chosen)]
    places = [
        shape
        for doubt in review.open_doubts
        if not doubt.pieces and doubt.corners_px
        for shape in _place(doubt.corners_px, scale)
    ]
    return ft.Stack(
        [
            ft.Image(
                src=source,
                width=width,
                height=height,
                fit=ft.BoxFit.FILL,
                gapless_playback=True,
                exclude_from_semantics=True,
            ),
            cv.Canvas([*places, *drawn, *labels], width=width, height=height),
            *(_target(words, i, look, scale, i == chosen, tap) for i, look in here),
        ],
        width=width,
        height=height,
    )


def short(piece: Piece) -> str:
    """What fits on a box: "9-7", or the marks of Uno pieces without their colours."""
    match piece:
        case Tile(low, high):
            return f"{high}-{low}"
        case Domo(one, two):
            return f"{one.mark} {two.mark}"
        case Die(up):
            return up.mark


def _outline(review: Reviewed, index: int, look: Look, scale: float, chosen: bool) -> list[cv.Shape]:
    assert look.corners_px is not None
    loud = look.doubtful or index in review.twice
    colour = _CHOSEN if chosen else _DOUBT if loud else _SURE
    width = 4.0 if chosen or loud else 1.5
    return _quad(look.corners_px, scale, colour, width)


def _quad(corners: Corners, scale: float, colour: str, width: float) -> list[cv.Shape]:
    """An outline that is seen on light and on dark tables: its colour on a darker, wider one."""
    (x, y), *others = ((a * scale, b * scale) for a, b in corners)
    parts: list[cv.Path.PathElement] = [cv.Path.MoveTo(x, y)]
    parts += [cv.Path.LineTo(a, b) for a, b in others]
    parts.append(cv.Path.Close())
    return [
        cv.Path(parts, paint=_stroke(_SHADE, width + 2.5)),
        cv.Path(parts, paint=_stroke(colour, width)),
    ]


def _place(corners: Corners, scale: float) -> list[cv.Shape]:
    """Where something is that was not read: an amber outline of dashes."""
    (x, y), *others = ((a * scale, b * scale) for a, b in corners)
    parts: list[cv.Path.PathElement] = [cv.Path.MoveTo(x, y)]
    parts += [cv.Path.LineTo(a, b) for a, b in others]
    parts.append(cv.Path.Close())
    dashed = _stroke(_DOUBT, 3)
    dashed.stroke_dash_pattern = [6, 5]
    return [cv.Path(parts, paint=_stroke(_SHADE, 5)), cv.Path(parts, paint=dashed)]


def _label(look: Look, scale: float, chosen: bool) -> list[cv.Shape]:
    """The value, in the middle of the tile where its line is."""
    assert look.corners_px is not None
    x, y = (v * scale for v in middle(look.corners_px))
    text = short(look.piece) + ("?" if look.doubtful else "")
    width, height = 7.6 * len(text) + 8, LABEL_SIZE + 4
    hue = _CHOSEN if chosen else _DOUBT if look.doubtful else "#D9141310"
    ink = "#141310" if chosen or look.doubtful else "#FFFFFF"
    style = ft.TextStyle(
        size=LABEL_SIZE, weight=ft.FontWeight.W_700, color=ink, font_family=theme.FONT, height=1
    )
    return [
        cv.Rect(
            x - width / 2, y - height / 2, width, height, border_radius=height / 2, paint=ft.Paint(color=hue)
        ),
        cv.Text(x, y, text, style, alignment=ft.Alignment.CENTER),
    ]


def _target(
    words: Words,
    index: int,
    look: Look,
    scale: float,
    chosen: bool,
    tap: Callable[[int], Awaitable[None]],
) -> ft.Control:
    assert look.corners_px is not None
    xs = [x * scale for x, _ in look.corners_px]
    ys = [y * scale for _, y in look.corners_px]
    name = spoken(look.piece, words)

    async def tapped() -> None:
        await tap(index)

    box = tappable(
        ft.Container(),
        words.t("box-doubtful", piece=name) if look.doubtful else name,
        f"box-{index}",
        tapped,
        selected=chosen,
        ink=False,
    )
    return ft.Container(
        box,
        left=min(xs) - _REACH,
        top=min(ys) - _REACH,
        width=max(xs) - min(xs) + 2 * _REACH,
        height=max(ys) - min(ys) + 2 * _REACH,
    )


def _stroke(colour: str, width: float) -> ft.Paint:
    return ft.Paint(
        color=colour,
        style=ft.PaintingStyle.STROKE,
        stroke_width=width,
        stroke_join=ft.StrokeJoin.ROUND,
    )
