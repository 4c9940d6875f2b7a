"""An address that no screen has."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.parts.frame import framed
from companion.parts.safe import screen
from companion.parts.tap import main_button
from companion.state import Session


@screen
def NotFound(session: Session) -> ft.View:
    async def home() -> None:
        await session.go("/")

    return framed(
        session,
        session.t("app-name"),
        [ft.Text(session.t("not-found"), size=theme.BODY)],
        main=main_button(session.t("go-home"), home),
    )
