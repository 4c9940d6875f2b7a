"""How the next round begins: the piece that opens it, who starts, how many each; the whole card on a tap."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from companion import theme
from companion.flows.standing import Standing
from companion.parts.emblem import emblem
from companion.parts.options import chip
from companion.parts.piece import draw_piece
from companion.parts.player import badge
from companion.parts.ruling_steps import ruling_steps
from companion.parts.tap import tappable
from companion.state import Session


def round_card(
    session: Session,
    s: Standing,
    is_open: bool,
    toggle: Callable[[], Awaitable[None]],
    start_with: Callable[[str], Awaitable[None]],
    clause: str,
    open_clause: Callable[[str], None],
) -> ft.Control:
    """The card of the open round; `start_with` is told who begins round 1, where nobody knows yet.

    `clause` names the step whose clause is open, as `ruling_steps` has it.
    """
    card = s.card
    short = card_words(session, s)
    book = session.book(s.state.game)
    picture = draw_piece(card.lead, 32) if card.lead is not None else emblem(book, 28, str(s.rules["set"]))
    head = ft.Row(
        [
            picture,
            ft.Column(
                [
                    ft.Text(_title(session, s), size=theme.LABEL, color=theme.QUIET),
                    *(
                        ft.Text(line, size=theme.BODY, color=theme.INK, weight=ft.FontWeight.W_600)
                        for line in short
                    ),
                ],
                spacing=2,
                tight=True,
                expand=True,
            ),
            ft.Icon(
                ft.Icons.EXPAND_LESS_ROUNDED if is_open else ft.Icons.EXPAND_MORE_ROUNDED,
                size=26,
                color=theme.QUIET,
            ),
        ],
        spacing=theme.PAD,
    )
    label = f"{_title(session, s)}. {'. '.join(short)}"
    rows: list[ft.Control] = [tappable(head, label, "round-card", toggle, padding=12)]
    if s.state.open_round == 1 and not s.state.first and not card.starter:
        rows.append(_who_starts(session, s, start_with))
    if is_open:
        rows.append(_whole(session, s, clause, open_clause))
    return ft.Container(
        ft.Column(rows, spacing=0),
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
        border_radius=theme.CARD,
    )


def _title(session: Session, s: Standing) -> str:
    if s.card.lead is None:
        return session.t("card-next", round=s.card.number)
    return session.t("card-next-lead", round=s.card.number, piece=str(s.card.lead))


def card_words(session: Session, s: Standing) -> list[str]:
    """The card in one or two lines: "Cy starts, 15 each", "Dee shuffles"."""
    card = s.card
    parts = []
    if card.starter:
        parts.append(session.t("card-starts", name=s.names[card.starter]))
    if card.deal is not None:
        parts.append(session.t("card-each", tiles=card.deal))
    lines = [" · ".join(parts)] if parts else [session.t("card-ready")]
    if card.shuffler:
        lines.append(session.t("card-shuffles", name=s.names[card.shuffler]))
    return lines


def _who_starts(session: Session, s: Standing, start_with: Callable[[str], Awaitable[None]]) -> ft.Control:
    chips: list[ft.Control] = []
    for player in s.state.players:

        async def take(player: str = player.id) -> None:
            await start_with(player)

        chips.append(chip(player.name, f"starts-{player.name}", False, take))
    return ft.Container(
        ft.Column(
            [
                ft.Text(session.t("card-who-starts"), size=theme.BODY, color=theme.INK),
                ft.Row(chips, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP),
            ],
            spacing=theme.GAP,
        ),
        padding=ft.Padding.only(left=12, right=12, bottom=12),
    )


def _whole(session: Session, s: Standing, clause: str, open_clause: Callable[[str], None]) -> ft.Control:
    """Every step of the card, each with its clause, and what lies where."""
    card = s.card
    rows: list[ft.Control] = []
    if card.starter:
        seats = [player.id for player in s.state.players]
        at = seats.index(card.starter)
        order = [s.state.player(p) for p in (*seats[at:], *seats[:at])]
        rows.append(ft.Row([badge(player, 28) for player in order], spacing=4, wrap=True))
    rows.append(ruling_steps(session, s.rules, card.ruling, s.names, "card", clause, open_clause))
    return ft.Container(
        ft.Column(rows, spacing=theme.GAP),
        padding=ft.Padding.only(left=12, right=12, bottom=12),
    )
