"""A match is won: who, with how much, and what now. Confetti once."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.flows.standing import Standing
from companion.flows.table_draft import TableDraft
from companion.ledger.entries import MatchEnded, MatchReopened
from companion.parts.confetti import Confetti
from companion.parts.player import badge
from companion.parts.safe import component
from companion.parts.tap import quiet_button
from companion.state import Session

BADGE = 64  # dp
LOW_BADGE = 48


@component
def WinnerPanel(session: Session, match: str) -> ft.Control:
    """The winner, large, with the pieces raining once; and a way to go on all the same."""
    s = session.standing(match)

    async def go_on() -> None:
        if s.state.ended:
            await session.write(match, MatchReopened())
        await session.go(f"/match/{match}/round/{s.state.open_round}")

    winners = [s.state.player(player) for player in s.winners]
    names = session.words.join([player.name for player in winners])
    total = str(s.lines[winners[0].id].total) if winners else ""
    words = (
        session.t("won-with", names=names, count=len(winners), total=total)
        if winners
        else session.t("home-nobody")
    )
    low = session.low  # on a phone on its side the main action below it stays in sight
    badges = ft.Row(
        [badge(player, LOW_BADGE if low else BADGE) for player in winners],
        alignment=ft.MainAxisAlignment.CENTER,
        spacing=theme.GAP,
        tight=low,
    )
    said = ft.Semantics(
        identifier="winner",
        container=True,
        live_region=True,
        content=ft.Text(
            words,
            size=theme.MATCH,
            weight=ft.FontWeight.W_700,
            color=theme.INK,
            text_align=ft.TextAlign.CENTER,
        ),
    )
    said.expand = said.expand_loose = low
    head: list[ft.Control] = [badges, said]
    if low:
        head = [ft.Row(head, alignment=ft.MainAxisAlignment.CENTER, spacing=theme.PAD)]
    inside = ft.Column(
        [*head, quiet_button(session.t("go-on-anyway"), go_on, "go-on-anyway")],
        spacing=theme.GAP,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        tight=True,
    )
    top = 12 if low else 24
    panel = ft.Container(
        inside,
        bgcolor=theme.FELT_SOFT,
        border_radius=theme.SHEET,
        padding=ft.Padding.only(left=theme.PAD, right=theme.PAD, top=top, bottom=theme.GAP),
        alignment=ft.Alignment.CENTER,
    )
    return ft.Stack([panel, Confetti(session, match)])


async def play_again(session: Session, s: Standing) -> None:
    """The same table once more; the match that was won is closed."""
    if not s.state.ended:
        await session.write(s.state.id, MatchEnded(s.winners))
    seats = tuple(player.id for player in s.state.players)
    draft = TableDraft(seats, s.state.rules.preset, s.state.rules.changes)
    await session.go(f"/new/{s.state.game}?{draft.query()}")
