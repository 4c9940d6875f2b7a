"""What lies below the scores: other numbers, the history, the rules; and a menu of what is seldom needed."""

from __future__ import annotations

from urllib.parse import urlencode

import flet as ft

from companion import theme
from companion.flows.standing import Standing
from companion.ledger.entries import MatchEnded
from companion.parts.beside import fitting
from companion.parts.tap import Tap, one_node, tappable
from companion.state import Session

POINTS, RUNNING, CHART = "points", "running", "chart"


def tools(session: Session, match: str, show: str) -> ft.Control:
    """Other numbers, the history, the rules: one tap away, quieter than the next step."""

    def showing(what: str) -> Tap:
        async def tapped() -> None:
            query = {} if show == what else {"show": what}
            await session.go(f"/match/{match}?{urlencode(query)}" if query else f"/match/{match}")

        return tapped

    def going(where: str) -> Tap:
        async def tapped() -> None:
            await session.go(f"/match/{match}/{where}")

        return tapped

    tools = [
        (ft.Icons.FUNCTIONS_ROUNDED, "tool-running", showing(RUNNING), show == RUNNING),
        (ft.Icons.SHOW_CHART_ROUNDED, "tool-chart", showing(CHART), show == CHART),
        (ft.Icons.HISTORY_ROUNDED, "tool-history", going("history"), None),
        (ft.Icons.MENU_BOOK_ROUNDED, "tool-rules", going("rules"), None),
    ]
    width = (session.column - 2 * theme.PAD) / len(tools) - theme.GAP
    longest = max(len(session.t(key)) for _, key, _, _ in tools)
    size = fitting(theme.LABEL, longest, width / session.letters)
    row: list[ft.Control] = []
    for icon, key, tap, is_on in tools:
        color = theme.FELT if is_on else theme.INK
        button = tappable(
            ft.Column(
                [
                    ft.Icon(icon, size=24, color=color),
                    ft.Text(session.t(key), size=size, color=color, no_wrap=True),
                ],
                spacing=2,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            session.t(key),
            key,
            tap,
            selected=is_on,
            height=56,
            alignment=ft.Alignment.CENTER,
            bgcolor=theme.FELT_SOFT if is_on else None,
        )
        button.expand = 1
        row.append(button)
    return ft.Row(row, spacing=theme.GAP)


def seldom(session: Session, s: Standing) -> ft.Control:
    """What is seldom needed."""
    match = s.state.id

    async def end() -> None:
        await session.write(match, MatchEnded(s.leaders), session.t("match-ended"))

    async def book() -> None:
        await session.go(f"/book/{s.state.game}")

    async def settings() -> None:
        await session.go("/settings")

    async def own_set() -> None:
        await session.go(f"/match/{match}/set")

    items = [("menu-book", book), ("settings", settings)]
    if s.rules.piece_set is not None:
        items.insert(0, ("menu-set", own_set))
    if not s.is_over:
        items.insert(0, ("menu-end", end))
    menu = ft.PopupMenuButton(
        width=theme.TARGET,
        height=theme.TARGET,
        icon=ft.Icon(ft.Icons.MORE_VERT_ROUNDED, color=theme.INK, semantics_label=session.t("more")),
        tooltip="",  # Flutter's own would be read aloud beside it
        items=[
            ft.PopupMenuItem(
                content=ft.Text(session.t(key), size=theme.BODY, color=theme.INK), height=56, on_click=tap
            )
            for key, tap in items
        ],
    )
    return one_node(ft.Semantics(identifier="more", content=menu))
