"""A game as a picture: a piece of the set it is played with."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.parts.piece import draw_piece
from rules.books import Book
from rules.pieces import SETS, Die, Domo, Face, Family, Piece, PieceSet, Tile


def emblem(book: Book, half: float = 26, box: str = "") -> ft.Control:
    """The piece that stands for a game, or for its set named `box`; a sheet of paper where it has none."""
    pieces = SETS.get(box or book.sets[0])
    if pieces is None:
        return ft.Container(
            ft.Icon(ft.Icons.EDIT_NOTE_ROUNDED, size=half * 1.1, color=theme.PIP),
            width=half * 1.3,
            height=half * 1.7,
            bgcolor=theme.IVORY,
            border=ft.Border.all(1, theme.PIECE_EDGE),
            border_radius=half * 0.16,
            alignment=ft.Alignment.CENTER,
        )
    return draw_piece(emblem_piece(pieces), half * 1.5 if pieces.family is Family.UNO_DICE else half)


def emblem_piece(box: PieceSet) -> Piece:
    """A set's best known piece: its highest double, or its loudest marking."""
    match box.family:
        case Family.PIPS:
            return Tile(box.highest, box.highest)
        case Family.UNO_TILES:
            return Domo(Face("7", "red"), Face("WD4"))
        case Family.UNO_DICE:
            return Die(Face("D2", "blue"))
