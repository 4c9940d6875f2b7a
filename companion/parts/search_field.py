"""A box that searches while one types, for what the address of the screen holds behind "?q="."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from companion import theme
from companion.parts.field import text_field
from companion.parts.safe import component
from companion.parts.tap import icon_button
from companion.state import Session

PAUSE_S = 0.25  # between the last letter and the search: people who type go on sooner


@dataclass(slots=True)
class _Box:
    """What stays the same from one drawing to the next."""

    field: ft.TextField  # as it was drawn last; the phone's own words arrive in it
    newest: int = 0  # the number of the latest search
    emptied: bool = False  # the next drawing empties the field


@component
def SearchField(
    session: Session, label: str, asked: str, look: Callable[[str], Awaitable[None]]
) -> ft.Control:
    """`asked`: the words that the screen shows an answer to; `look` goes to the answer to others.

    The phone alone knows what stands in the field, so this never tells it, or letters typed meanwhile would
    be gone: each drawing says what the last one was told. Of several searches the newest wins.
    """
    box = ft.use_memo(lambda: _Box(text_field(label, value=asked)), [])
    _, draw_again = ft.use_state(0)
    here = session.path

    async def search(pause_s: float = 0.0) -> None:
        box.newest += 1
        mine = box.newest
        await asyncio.sleep(pause_s)
        words = (box.field.value or "").strip()
        if mine == box.newest and session.path == here and words != session.query.get("q", ""):
            await look(words)

    async def typed() -> None:
        await search(PAUSE_S)

    async def entered() -> None:
        await search()

    async def clear() -> None:
        box.emptied = True
        draw_again(lambda n: n + 1)
        box.newest += 1
        if session.query.get("q"):
            await look("")
        await box.field.focus()  # type: ignore[no-untyped-call]

    words = "" if box.emptied else box.field.value or ""
    box.emptied = False
    cross = icon_button(ft.Icons.CLOSE_ROUNDED, session.t("search-clear"), "search-clear", clear, theme.QUIET)
    box.field = text_field(
        label,
        value=words,
        on_change=typed,
        on_submit=entered,
        prefix_icon=ft.Icons.SEARCH_ROUNDED,
        suffix_icon=cross if words else None,
    )
    return box.field
