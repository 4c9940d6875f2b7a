"""Light or dark, the language, and what the history calls this phone. Kept on the phone."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.languages import languages
from companion.parts.field import text_field
from companion.parts.frame import framed, heading
from companion.parts.options import chip
from companion.parts.safe import component, screen
from companion.parts.tap import quiet_button
from companion.state import Session
from companion.theme import Mode


@screen
def Settings(session: Session) -> ft.View:
    """Every choice works at once."""
    modes: list[ft.Control] = []
    for mode in Mode:

        async def light(mode: Mode = mode) -> None:
            await session.prefer(mode=mode)

        modes.append(chip(session.t(f"mode-{mode}"), f"mode-{mode}", session.mode is mode, light))
    tongues: list[ft.Control] = []
    for code, own_name in languages().items():

        async def speak(code: str = code) -> None:
            await session.prefer(language=code)

        tongues.append(chip(own_name, f"language-{code}", session.words.language == code, speak))
    return framed(
        session,
        session.t("settings"),
        [
            heading(session.t("settings-light")),
            ft.Row(modes, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP),
            heading(session.t("settings-language")),
            ft.Row(tongues, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP),
            heading(session.t("settings-by")),
            PhoneName(session),
            ft.Text(session.t("settings-kept"), size=theme.LABEL, color=theme.QUIET),
            *_own_sets(session),
        ],
        back="/",
    )


def _own_sets(session: Session) -> list[ft.Control]:
    """Sets of which something was learned; nothing where none was."""
    rows: list[ft.Control] = []
    for name, count in session.tableside.exemplars.counts().items():

        async def look(name: str = name) -> None:
            await session.go(f"/set/{name}")

        label = session.t("settings-set", name=session.t(f"set-{name}"), count=count)
        rows.append(quiet_button(label, look, f"set-{name}", ft.Icons.CHEVRON_RIGHT_ROUNDED))
    return [heading(session.t("settings-sets")), *rows] if rows else []


@component
def PhoneName(session: Session) -> ft.Control:
    """Who writes, as the history says it."""

    async def typed(event: ft.Event[ft.TextField]) -> None:
        await session.prefer(by=(event.control.value or "").strip())

    return text_field(
        session.t("settings-name"),
        hint_text=session.t("settings-name-such"),
        value=session.by,
        on_submit=typed,
        on_blur=typed,
        max_length=40,
    )
