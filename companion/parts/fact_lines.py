"""What was said of a dispute and what the match told, a line each: tap it to say it otherwise."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion import theme
from companion.flows.settle_dispute import Dispute
from companion.flows.standing import Standing
from companion.parts.fact_pieces import drawn, pieces_said
from companion.parts.fact_words import answer_words, fact_words
from companion.parts.tap import tappable
from companion.state import Session


def fact_lines(
    session: Session, dispute: Dispute, s: Standing, asked: str, edit: Callable[[str], str]
) -> list[ft.Control]:
    """Every answer but the one that is asked now; `edit` gives the address at which a fact is said again."""
    return [_line(session, dispute, s, name, edit(name)) for name in dispute.answered if name != asked]


def _shown(dispute: Dispute, name: str, answered: str) -> ft.Control:
    """Pieces as pictures, anything else in words."""
    pieces = pieces_said(dispute, name)
    if pieces:
        return drawn(pieces, 24)
    return ft.Text(answered, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.INK)


def _line(session: Session, dispute: Dispute, s: Standing, name: str, route: str) -> ft.Control:
    async def again() -> None:
        await session.go(route)

    asked = fact_words(session.words, dispute, name, s.names)
    answered = answer_words(session.words, dispute, name, s.names)
    told = ft.Column(
        [
            ft.Text(asked, size=theme.LABEL, color=theme.QUIET),
            _shown(dispute, name, answered),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    return tappable(
        ft.Row([told, ft.Icon(ft.Icons.EDIT_OUTLINED, size=20, color=theme.QUIET)]),
        f"{asked} {answered}",
        f"said-{name.replace('.', '-')}",
        again,
        padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=theme.GAP),
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
    )
