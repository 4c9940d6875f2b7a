"""The hand so far, drawn: tap a piece to take it away. Its points beside it, large."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import flet as ft

from companion import theme
from companion.flows.piece_names import spoken
from companion.languages import Words
from companion.parts.notes import quiet
from companion.parts.piece import draw_piece
from companion.parts.tap import at_least, tappable
from rules.pieces import Die, Piece, PieceSet


def hand_strip(
    words: Words,
    box: PieceSet,
    pieces: Sequence[Piece],
    points: int,
    take_away: Callable[[int], Awaitable[None]],
) -> ft.Control:
    """`take_away` gets the index of a piece."""
    total = ft.Text(str(points) if pieces else "", style=theme.numbers(theme.TOTAL), no_wrap=True)
    hint = quiet(words.about(box.family, "hand-tapped" if pieces else "review-none"), theme.LABEL)
    hint.expand = True
    tiles = [_piece(words, i, piece, take_away) for i, piece in enumerate(pieces)]
    return ft.Column(
        [
            ft.Row([hint, total, at_least(52)]),
            ft.Row(tiles, wrap=True, spacing=4, run_spacing=4),
        ],
        spacing=4,
        tight=True,
    )


def _piece(words: Words, index: int, piece: Piece, take_away: Callable[[int], Awaitable[None]]) -> ft.Control:
    async def tapped() -> None:
        await take_away(index)

    across = not isinstance(piece, Die)
    return tappable(
        draw_piece(piece, 26 if across else 40, across=across, letters=words),
        words.t("take-away", piece=spoken(piece, words)),
        f"piece-{index}",
        tapped,
        width=68 if across else theme.TARGET,
        height=theme.TARGET,
        alignment=ft.Alignment.CENTER,
        border_radius=8,
    )
