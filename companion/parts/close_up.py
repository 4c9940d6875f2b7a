"""One piece cut out of its photo, and below each half what it was read as: tap the half that is wrong."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from companion import theme
from companion.flows.piece_names import spoken_mark
from companion.flows.reviewed import Look
from companion.languages import Words
from companion.parts.photo_boxes import DOUBT, SHADE
from companion.parts.piece import draw_piece
from companion.parts.tap import tappable
from companion.photo_reader import CLOSE_AROUND, CLOSE_PX
from rules.pieces import Die, Mark

WIDTH = 168.0
HEIGHT = WIDTH * CLOSE_PX[1] / CLOSE_PX[0]
HALF_GAP = 4.0


def close_up(source: str, half: int | None = None) -> ft.Control:
    """The picture at `source`, a blank where there is none; `half` is framed: 0 left, 1 right."""
    blank = ft.Container(bgcolor=theme.LINE, width=WIDTH, height=HEIGHT, border_radius=12)
    if not source:
        return blank
    picture = ft.Image(
        src=source,
        key=source,
        width=WIDTH,
        height=HEIGHT,
        fit=ft.BoxFit.COVER,
        border_radius=12,
        error_content=blank,  # the picture was deleted; what was read in it is still there
        exclude_from_semantics=True,
    )
    if half is None:
        return picture
    side = WIDTH / CLOSE_AROUND / 2
    frame = ft.Container(  # seen on a white tile and on a black one
        ft.Container(border=ft.Border.all(3, DOUBT), border_radius=6),
        width=side,
        height=side,
        left=WIDTH / 2 - side * (1 - half),
        top=(HEIGHT - side) / 2,
        border=ft.Border.all(1.5, SHADE),
        border_radius=7,
    )
    return ft.Stack([picture, frame], width=WIDTH, height=HEIGHT)


def halves(words: Words, look: Look, tap: Callable[[int], Awaitable[None]]) -> ft.Control:
    """A button a half of a tile, as they lie in the picture; `tap` gets which."""
    marks: tuple[Mark, ...] = look.piece.marks
    buttons = [_half(words, half, mark, tap) for half, mark in enumerate(marks)]
    return ft.Row(list(buttons), spacing=HALF_GAP, width=WIDTH)


def _half(words: Words, half: int, mark: Mark, tap: Callable[[int], Awaitable[None]]) -> ft.Control:
    async def tapped() -> None:
        await tap(half)

    picture = _number(mark) if isinstance(mark, int) else draw_piece(Die.parse(mark), 40, letters=words)
    return tappable(
        picture,
        words.t("half-wrong", half=spoken_mark(mark, words)),
        f"half-{half}",
        tapped,
        width=(WIDTH - HALF_GAP) / 2,
        height=theme.TARGET,
        alignment=ft.Alignment.CENTER,
        bgcolor=theme.SURFACE,
        border=ft.Border.all(1, theme.LINE),
        border_radius=12,
    )


def _number(pips: int) -> ft.Control:
    return ft.Text(str(pips), style=theme.numbers(theme.TITLE))
