"""The big keypad that adds: 12 + 7 + 3, with the sum above it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from companion import theme
from companion.flows.adding import MOST_DIGITS, Full, Sum
from companion.languages import Words
from companion.ledger.plain import MOST_POINTS
from companion.parts.tap import at_least, tappable

KEY_HEIGHT = 68
LOW_KEY_HEIGHT = 48  # four rows of them fit a phone on its side
_ROWS = (("7", "8", "9", "back"), ("4", "5", "6", "clear"), ("1", "2", "3", "0"), ("+",))
_SIGNS = {"back": ft.Icons.BACKSPACE_OUTLINED}


def keypad(words: Words, typed: Sum, press: Callable[[str], Awaitable[None]]) -> ft.Control:
    """The sum so far and its keys; `press` gets "0" to "9", "+", "back" or "clear"."""
    return ft.Column([sum_line(words, typed), keys(words, press)], spacing=theme.GAP, tight=True)


def keys(words: Words, press: Callable[[str], Awaitable[None]], height: float = KEY_HEIGHT) -> ft.Control:
    """The keys alone, each `height` dp high."""
    rows = [ft.Row([_key(words, key, press, height) for key in row], spacing=theme.GAP) for row in _ROWS]
    return ft.Column(list(rows), spacing=theme.GAP, tight=True)


def sum_line(words: Words, typed: Sum) -> ft.Control:
    """What was typed so far, and what it comes to; before the first key, words that are no value.

    Where a digit was not taken, why not, in the place of what was typed: the keys stay under the finger.
    """
    nothing = typed.total is None
    full = _full(words, typed.full)
    told = full or (words.t("keys-nothing") if nothing else typed.terms)
    text = ft.Text(
        told,
        size=theme.BODY if nothing or full else theme.TITLE,
        color=theme.INK if full else theme.QUIET,
        max_lines=3 if nothing or full else 2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    shown = ft.Row(
        [
            ft.Container(
                text,
                expand=True,
                bgcolor=theme.AMBER_SOFT if full else None,
                border=ft.Border.all(2, theme.AMBER) if full else None,
                border_radius=12 if full else None,
                padding=ft.Padding.symmetric(horizontal=8, vertical=2) if full else None,
            ),
            ft.Text("" if nothing else str(typed.total), style=theme.numbers(theme.TOTAL), no_wrap=True),
            at_least(64),
        ],
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    said = words.t("keys-sum", terms=typed.terms, total=str(typed.total))
    return ft.Semantics(
        identifier="keys-sum",
        container=True,
        live_region=True,
        label=told if nothing else f"{full}. {said}" if full else said,
        content=ft.Semantics(exclude_semantics=True, content=shown),
    )


def _full(words: Words, full: Full | None) -> str:
    """Why a digit was not taken; "" where it was."""
    match full:
        case Full.DIGITS:
            return words.t("keys-full-digits", most=MOST_DIGITS)
        case Full.SUM:
            return words.t("keys-full-sum", most=MOST_POINTS)
    return ""


def _key(words: Words, key: str, press: Callable[[str], Awaitable[None]], height: float) -> ft.Control:
    async def pressed() -> None:
        await press(key)

    quiet = not key.isdecimal()
    face: ft.Control = (
        ft.Icon(_SIGNS[key], size=28, color=theme.INK)
        if key in _SIGNS
        else ft.Text("C" if key == "clear" else key, style=theme.numbers(theme.MATCH))
    )
    name = {"+": "plus"}.get(key, key)
    button = tappable(
        face,
        key if key.isdecimal() else words.t(f"key-{name}"),
        f"key-{name}",
        pressed,
        height=height,
        alignment=ft.Alignment.CENTER,
        bgcolor=theme.SURFACE if quiet else theme.RAISED,
        border=ft.Border.all(1, theme.LINE),
    )
    button.expand = True
    return button
