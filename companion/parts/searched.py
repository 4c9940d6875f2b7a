"""Whether words can be looked up while a screen is drawn, and what stands there until they can."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.parts.safe import component
from companion.state import Session
from rules.books import Book
from rules.lookup import ready

MOMENT_S = 0.4  # who waits for less sees no sign of it


def use_ready(session: Session, book: Book, words: str) -> bool:
    """A hook: whether a look-up takes milliseconds; if not, it gets ready, and the screen is drawn again.

    What is drawn then are the words of that moment, so of several searches the newest wins.
    """
    _, draw_again = ft.use_state(0)
    is_ready = ready(book, words)

    async def get_ready() -> None:
        if not ready(book, words):
            await session.tableside.librarian.open(book, words)
            draw_again(lambda n: n + 1)

    ft.use_effect(lambda: session.start(get_ready()), [book.game, book.language, words])
    return is_ready


@component
def Searching(session: Session) -> ft.Control:
    """A search is under way; it says so after a moment."""
    shown, show = ft.use_state(False)
    ft.on_mounted(lambda: session.later(MOMENT_S, lambda: show(True)))
    if not shown:
        return ft.Container(height=theme.TARGET)
    return ft.Semantics(
        identifier="searching",
        live_region=True,
        label=session.t("searching"),
        content=ft.Container(
            ft.ProgressBar(color=theme.FELT, bgcolor=theme.LINE, height=8, border_radius=4),
            height=theme.TARGET,
            alignment=ft.Alignment.CENTER,
        ),
    )
