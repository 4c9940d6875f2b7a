"""One piece to look at: cut out of the photo and enlarged, with the likely readings to tap."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from companion import theme
from companion.flows.reviewed import Reviewed
from companion.parts.frame import card
from companion.parts.photo_boxes import short
from companion.parts.piece import draw_piece, spoken
from companion.parts.tap import quiet_button, tappable
from companion.photo_reader import CLOSE_PX
from companion.state import Session
from rules.pieces import Die, Piece

MOST_OTHERS = 2
CLOSE_UP = (168.0, 168.0 * CLOSE_PX[1] / CLOSE_PX[0])


def look_card(
    session: Session,
    review: Reviewed,
    index: int,
    close_up: str,
    say: Callable[[Piece], Awaitable[None]],
    pick_other: Callable[[], Awaitable[None]],
    no_tile: Callable[[], Awaitable[None]],
) -> ft.Control:
    """`close_up`: the address of its picture, "" where it has none; `say` gets what a person says it is."""
    look = review.looks[index]
    others = tuple(dict.fromkeys(p for p in (look.read, *look.alternatives) if p and p != look.piece))
    others = others[:MOST_OTHERS]
    reasons = [
        session.t(f"doubt-{doubt.kind}", **doubt.facts)
        for doubt in review.open_doubts
        if index in doubt.pieces and doubt.kind not in ("unsure", "unsure-between")
    ]
    if look.doubtful and others:
        question = session.t("ask-or", one=short(look.piece), other=short(others[0]))
    else:
        question = session.t("ask-is", piece=short(look.piece))
    blank = ft.Container(bgcolor=theme.LINE, width=CLOSE_UP[0], height=CLOSE_UP[1], border_radius=12)
    picture: ft.Control = blank
    if close_up:
        picture = ft.Image(
            src=close_up,
            key=close_up,
            width=CLOSE_UP[0],
            height=CLOSE_UP[1],
            fit=ft.BoxFit.COVER,
            border_radius=12,
            error_content=blank,  # the picture was deleted; what was read in it is still there
            exclude_from_semantics=True,
        )
    words: list[ft.Control] = [
        ft.Text(question, size=theme.TITLE, weight=ft.FontWeight.W_700, color=theme.INK)
    ]
    words += [ft.Text(reason, size=theme.BODY, color=theme.INK) for reason in reasons]
    top = ft.Row(
        [
            picture,
            ft.Semantics(content=ft.Column(words, spacing=4, tight=True), live_region=True, expand=True),
        ],
        spacing=12,
    )
    readings = [_reading(session, i, piece, say) for i, piece in enumerate((look.piece, *others))]
    rest = ft.Row(
        [
            quiet_button(session.t("pick-other"), pick_other, "pick-other"),
            quiet_button(session.t("no-tile"), no_tile, "no-tile", color=theme.RED),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )
    return card(
        ft.Column([top, ft.Row(readings, spacing=theme.GAP), rest], spacing=theme.GAP, tight=True),
        border=ft.Border.all(3, theme.AMBER) if look.doubtful else ft.Border.all(1, theme.LINE),
        padding=12,
    )


def _reading(
    session: Session, place: int, piece: Piece, say: Callable[[Piece], Awaitable[None]]
) -> ft.Control:
    """A likely reading as a button: the piece drawn, and its numbers."""

    async def tapped() -> None:
        await say(piece)

    die = isinstance(piece, Die)
    face = ft.Column(
        [
            draw_piece(piece, 44 if die else 34, across=not die),
            ft.Text(short(piece), style=theme.numbers(theme.BODY)),
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    button = tappable(
        face,
        spoken(piece, session.words),
        f"reading-{place}",
        tapped,
        padding=theme.GAP,
        alignment=ft.Alignment.CENTER,
        bgcolor=theme.FELT_SOFT if place == 0 else theme.SURFACE,
        border=ft.Border.all(2 if place == 0 else 1, theme.FELT if place == 0 else theme.LINE),
        border_radius=12,
    )
    button.expand = True
    return button
