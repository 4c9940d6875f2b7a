"""The pieces that were read, drawn: the doubtful ones with an amber edge, the sure ones quiet."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from companion import theme
from companion.flows.piece_names import spoken
from companion.flows.reviewed import Reviewed
from companion.languages import Words
from companion.parts.piece import draw_piece
from companion.parts.tap import tappable
from rules.pieces import Die

TILE_WIDTH = 68


def piece_chips(
    words: Words,
    review: Reviewed,
    indices: Sequence[int],
    chosen: int | None,
    tap: Callable[[int], Awaitable[None]],
) -> ft.Control:
    """The looks of `indices`, tappable; `tap` gets the index of a look."""
    return ft.Row(
        [_chip(words, review, i, i == chosen, tap) for i in indices], wrap=True, spacing=4, run_spacing=4
    )


def _chip(
    words: Words, review: Reviewed, index: int, chosen: bool, tap: Callable[[int], Awaitable[None]]
) -> ft.Control:
    look = review.looks[index]

    async def tapped() -> None:
        await tap(index)

    loud = look.doubtful or index in review.twice
    edge = theme.FELT if chosen else theme.AMBER if loud else ft.Colors.TRANSPARENT
    name = spoken(look.piece, words)
    die = isinstance(look.piece, Die)
    return tappable(
        draw_piece(look.piece, 40 if die else 26, across=not die, letters=words),
        words.t("box-doubtful", piece=name) if look.doubtful else name,
        f"look-{index}",
        tapped,
        selected=chosen,
        width=theme.TARGET if die else TILE_WIDTH,
        height=theme.TARGET,
        alignment=ft.Alignment.CENTER,
        border=ft.Border.all(3, edge),
        border_radius=12,
    )
