"""What was learned of a set, marking by marking: its pictures, each of which a tap forgets."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

import flet as ft

from companion import theme
from companion.flows.own_set import OwnSet
from companion.flows.piece_names import spoken_mark
from companion.languages import Words
from companion.ledger.state import Learned
from companion.parts.frame import card
from companion.parts.notes import quiet
from companion.parts.piece import draw_piece
from companion.parts.tap import tappable
from companion.state import Session
from rules.pieces import Die, Mark

PICTURE = 56

Forget = Callable[[Collection[Learned]], Awaitable[None]]


def learned_marks(session: Session, own: OwnSet, forget: Forget | None) -> ft.Control:
    """A row a marking; `forget` gets the pictures that were tapped, None on a phone that only watches."""
    rows: list[ft.Control] = [quiet(session.t("set-forget-hint"))] if forget else []
    for mark, learned in own.by_mark.items():
        pictures = [_picture(session, mark, each, forget) for each in learned]
        name = ft.Container(
            mark_picture(mark, 44, session.words), height=PICTURE, alignment=ft.Alignment.CENTER
        )
        strip = ft.Row(list(pictures), wrap=True, spacing=theme.GAP, run_spacing=theme.GAP, expand=True)
        rows.append(
            ft.Row([name, strip], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START),
        )
    return card(ft.Column(rows, spacing=12, tight=True), padding=12)


def mark_picture(mark: Mark, side: float, words: Words) -> ft.Control:
    """One marking, drawn: an Uno half, or a number of pips."""
    if isinstance(mark, str):
        return draw_piece(Die.parse(mark), side, words=words)
    number = ft.Text(str(mark), style=theme.numbers(theme.TITLE, color=theme.PIP))
    return ft.Container(
        number,
        width=side,
        height=side,
        bgcolor=theme.IVORY,
        border=ft.Border.all(1, theme.PIECE_EDGE),
        border_radius=side * 0.16,
        alignment=ft.Alignment.CENTER,
    )


def _picture(session: Session, mark: Mark, learned: Learned, forget: Forget | None) -> ft.Control:
    picture = ft.Image(
        src=f"/learned/{learned.id}.png",
        width=PICTURE,
        height=PICTURE,
        border_radius=8,
        error_content=ft.Container(bgcolor=theme.LINE, width=PICTURE, height=PICTURE, border_radius=8),
        exclude_from_semantics=True,
    )
    if forget is None:
        return picture

    async def tapped() -> None:
        await forget([learned])

    return tappable(
        picture,
        session.t("set-forget", mark=spoken_mark(mark, session.words)),
        f"learned-{learned.id}",
        tapped,
        key=learned.id,
        width=PICTURE,
        height=PICTURE,
        border=ft.Border.all(2, theme.AMBER) if learned.cut.corrected else None,
        border_radius=8,
    )
