"""Components that cannot take the app down: what one raises is logged, and shown as one calm line.

Flet stops repainting the whole session when a component raises, so every component is made here.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

import flet as ft

from companion import theme
from companion.ledger.errors import LedgerError
from companion.parts.frame import framed
from companion.parts.tap import main_button
from companion.state import Session

log = logging.getLogger(__name__)

P = ParamSpec("P")


def screen(draw: Callable[Concatenate[Session, P], ft.View]) -> Callable[Concatenate[Session, P], ft.View]:
    """A whole screen: a function of the session and what its route says."""

    @wraps(draw)
    def safely(session: Session, /, *args: P.args, **kwargs: P.kwargs) -> ft.View:
        try:
            return draw(session, *args, **kwargs)
        except Exception as error:
            return trouble_view(session, error)

    return ft.component(safely)


def component(
    draw: Callable[Concatenate[Session, P], ft.Control],
) -> Callable[Concatenate[Session, P], ft.Control]:
    """A part with a state of its own."""

    @wraps(draw)
    def safely(session: Session, /, *args: P.args, **kwargs: P.kwargs) -> ft.Control:
        try:
            return draw(session, *args, **kwargs)
        except Exception as error:
            return _line(line_of(session, error))

    return ft.component(safely)


def trouble_view(session: Session, error: Exception) -> ft.View:
    """Instead of a screen: what went wrong, and the way home."""

    async def home() -> None:
        await session.go("/")

    return framed(
        session,
        session.t("app-name"),
        [_line(line_of(session, error))],
        main=main_button(session.t("go-home"), home),
    )


def line_of(session: Session, error: BaseException | None) -> str:
    """One line about an error: its own where it was expected, else that nothing is lost."""
    if isinstance(error, LedgerError):
        return session.t(f"ledger-{error.key}", **error.facts)
    log.error("a screen could not be drawn", exc_info=error)
    return session.t("trouble-screen")


def _line(text: str) -> ft.Control:
    return ft.Container(
        ft.Semantics(content=ft.Text(text, size=theme.BODY, color=theme.INK), live_region=True),
        padding=theme.PAD,
        bgcolor=theme.AMBER_SOFT,
        border_radius=theme.CARD,
    )
