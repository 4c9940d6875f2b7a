"""The way to the referee, on every screen of a match."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.parts.referee_routes import referee_route
from companion.parts.tap import icon_button
from companion.state import Session

NOT_ON = ("referee", "rulings")  # there the referee is at work already


def referee_button(session: Session) -> list[ft.Control]:
    """The button for the top bar; nothing outside a match."""
    match, screen = _match_on(session)
    if not match or screen in NOT_ON:
        return []

    async def call() -> None:
        await session.go(referee_route(match, session.route))

    return [icon_button(ft.Icons.GAVEL_ROUNDED, session.t("referee"), "referee", call, theme.FELT)]


def _match_on(session: Session) -> tuple[str, str]:
    """The match that the screen is about, and which of its screens it is."""
    parts = [*session.path.strip("/").split("/"), "", ""]
    return (parts[1], parts[2]) if parts[0] == "match" else ("", "")
