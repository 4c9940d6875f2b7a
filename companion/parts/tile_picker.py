"""Picking pieces by tapping: a tile's first half, then its second; or a colour, then a sign."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, NamedTuple, TypeAlias

import flet as ft

from companion import theme
from companion.flows.picking import Picking
from companion.flows.piece_names import spoken, spoken_face
from companion.languages import Words
from companion.parts.beside import fitting
from companion.parts.piece import draw_piece
from companion.parts.tap import tappable
from companion.state import Session
from rules.pieces import Die, Face, Piece, Tile

TapHalf: TypeAlias = Callable[[int | Face], Awaitable[None]]


class _Cells(NamedTuple):
    """How high the cells are, and how large what is drawn in them: half a tile, a die; dp."""

    height: int = 64
    half: int = 27
    die: int = 46


_USUAL = _Cells()
_LOW = _Cells(48, 20, 36)  # on a phone on its side all numbers are to be seen at once,
_SHORT = _Cells(56, 24, 42)  # and on a small one
_MOST_IN_ROW = 6
_MOST_IF_NARROW = 5  # a finger needs 48 dp, and such a phone has 320
_COLOURS_IN_ROW = 4
_BESIDE = 2  # dp left free beside a word


def tile_picker(
    session: Session,
    picking: Picking,
    change: Callable[[Picking], Awaitable[None]],
    tap: TapHalf,
    taken: Collection[Piece] = (),
) -> ft.Control:
    """The parts to tap next. `tap` gets a half; `change` a colour chosen, or a piece begun again.

    Pieces in `taken` are in the hand already and cannot be picked again. A quick finger taps before the
    next half is drawn, so it is for `tap` to know what was tapped before.
    """
    words = session.words
    size = _LOW if session.low else _SHORT if session.short else _USUAL
    most = _MOST_IF_NARROW if session.narrow else _MOST_IN_ROW
    if picking.colours:
        colours, cells = _faces(session, picking, change, tap, size, _across(session, most))
        grid = [_row(colours, _COLOURS_IN_ROW), *_rows(cells, most)]
    elif picking.tiles:
        grid = _rows(_second_halves(words, picking, tap, taken, size), most)
    else:
        figures = fitting(theme.MATCH, 2, _across(session, most) / session.letters)
        grid = _rows(_first_halves(picking, tap, size, figures), most)
    return ft.Column([_asked(words, picking, change), *grid], spacing=theme.GAP, tight=True)


def _across(session: Session, most: int) -> float:
    """How wide a cell is where so many stand in a row, dp."""
    return (session.column - 2 * theme.PAD) / most - theme.GAP


def _asked(words: Words, picking: Picking, change: Callable[[Picking], Awaitable[None]]) -> ft.Control:
    """What to tap now; with one half picked, that half, and a way to pick another."""
    if picking.first is None:
        key = "pick-colour" if picking.colours else "pick-first"
        return ft.Container(_quiet(words.t(key)), height=theme.TARGET, alignment=ft.Alignment.CENTER_LEFT)
    half = picking.first
    name = str(half) if isinstance(half, int) else spoken_face(half, words)

    async def again() -> None:
        await change(picking.again())

    line = ft.Row(
        [
            _quiet(words.t("pick-second", half=name)),
            ft.Icon(ft.Icons.CLOSE_ROUNDED, size=22, color=theme.QUIET),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    return tappable(
        line, words.t("pick-again", half=name), "pick-again", again, height=theme.TARGET, border_radius=8
    )


def _first_halves(picking: Picking, tap: TapHalf, size: _Cells, figures: int) -> list[ft.Control]:
    return [
        _cell(
            ft.Text(str(n), style=theme.numbers(figures, color=theme.PIP, height=1.0)),
            str(n),
            f"pick-{n}",
            _bound(tap, n),
            size.height,
            bgcolor=theme.IVORY,
        )
        for n in picking.numbers
    ]


def _second_halves(
    words: Words, picking: Picking, tap: TapHalf, taken: Collection[Piece], size: _Cells
) -> list[ft.Control]:
    first = picking.first
    return [
        _cell(
            draw_piece(tile, size.half),
            spoken(tile, words),
            f"pick-{_other(tile, first)}",
            _bound(tap, _other(tile, first)),
            size.height,
            disabled=tile in taken,
        )
        for tile in picking.tiles
    ]


def _faces(
    session: Session,
    picking: Picking,
    change: Callable[[Picking], Awaitable[None]],
    tap: TapHalf,
    size: _Cells,
    across: float,
) -> tuple[list[ft.Control], list[ft.Control]]:
    """The cells of the colours, and of the signs, `across` dp wide."""
    words = session.words
    names = {sign: sign if sign.isdecimal() else words.t(f"mark-{sign}") for sign in picking.signs}
    longest = max((len(word) for name in names.values() for word in name.split()), default=1)
    small = fitting(theme.LABEL, longest, (across - 2 * _BESIDE) / session.letters)  # no word is broken

    def colour_cell(colour: str) -> ft.Control:
        async def choose() -> None:
            await change(picking.in_colour(colour))

        hue = theme.UNO_HUES[colour]
        name = words.t(f"hue-{colour}")
        chosen = colour == picking.colour
        return _cell(
            ft.Text(name, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.ink_on(hue)),
            name,
            f"pick-{colour}",
            choose,
            size.height,
            bgcolor=hue,
            border=ft.Border.all(4 if chosen else 1, theme.INK if chosen else theme.LINE),
            selected=chosen,
        )

    def face_cell(face: Face) -> ft.Control:
        name = f"pick-{face.mark}"
        picture = draw_piece(Die(face), size.die, letters=words)
        return _cell(picture, spoken_face(face, words), name, _bound(tap, face), size.height)

    def sign_cell(sign: str) -> ft.Control:
        if picking.colour:
            return face_cell(Face(sign, picking.colour))
        name = names[sign]
        letters = theme.TITLE if sign.isdecimal() else small
        text = ft.Text(name, size=letters, color=theme.QUIET, text_align=ft.TextAlign.CENTER)
        return _cell(
            ft.Container(text, padding=_BESIDE),
            name,
            f"pick-{sign}",
            _bound(tap, 0),
            size.height,
            disabled=True,
        )

    colourless = [face_cell(face) for face in picking.faces if not face.colour]
    colours = [colour_cell(colour) for colour in picking.colours]
    return colours, [*map(sign_cell, picking.signs), *colourless]


def _other(tile: Tile, half: int | Face | None) -> int:
    return tile.high if tile.low == half else tile.low


def _bound(tap: TapHalf, half: int | Face) -> Callable[[], Awaitable[None]]:
    async def tapped() -> None:
        await tap(half)

    return tapped


def _cell(
    content: ft.Control,
    label: str,
    identifier: str,
    on_tap: Callable[[], Awaitable[None]],
    height: int,
    *,
    disabled: bool = False,
    selected: bool | None = None,
    **look: Any,
) -> ft.Control:
    settings: dict[str, Any] = {
        "bgcolor": theme.RAISED,
        "border": ft.Border.all(1, theme.LINE),
        "border_radius": 12,
        **look,
    }
    cell = tappable(
        content,
        label,
        identifier,
        on_tap,
        selected=selected,
        disabled=disabled,
        height=height,
        alignment=ft.Alignment.CENTER,
        **settings,
    )
    cell.expand = True
    return cell


def _rows(cells: Sequence[ft.Control], most: int) -> list[ft.Control]:
    """Cells in rows of equal length, as few rows as there can be with so many cells in each."""
    rows = -(-len(cells) // most)
    across = -(-len(cells) // rows)
    return [_row(cells[i : i + across], across) for i in range(0, len(cells), across)]


def _row(cells: Sequence[ft.Control], across: int) -> ft.Control:
    filled = [*cells, *(ft.Container(expand=True) for _ in range(across - len(cells)))]
    return ft.Row(filled, spacing=theme.GAP)


def _quiet(text: str) -> ft.Control:
    return ft.Text(text, size=theme.BODY, color=theme.QUIET)
