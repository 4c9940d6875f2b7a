"""Answers to choose from: a chip or a row each, the chosen one filled."""

from __future__ import annotations

import flet as ft

from companion import theme
from companion.parts.tap import Tap, tappable


def choice_chip(
    label: str, identifier: str, on_tap: Tap, *, chosen: bool, before: ft.Control | None = None
) -> ft.Control:
    """A short answer; `before` is a picture in front of its words."""
    inside: list[ft.Control] = [before] if before else []
    inside += [_words(label, chosen), *_check(chosen)]
    return _answer(ft.Row(inside, spacing=theme.GAP, tight=True), label, identifier, on_tap, chosen, 24)


def choice_row(label: str, identifier: str, on_tap: Tap, *, chosen: bool) -> ft.Control:
    """An answer that may be a whole sentence: as wide as there is room, as high as its words."""
    words = _words(label, chosen)
    words.expand = True
    return _answer(ft.Row([words, *_check(chosen)]), label, identifier, on_tap, chosen, 12)


def _answer(
    content: ft.Control, label: str, identifier: str, on_tap: Tap, chosen: bool, rounded: float
) -> ft.Control:
    return tappable(
        content,
        label,
        identifier,
        on_tap,
        selected=chosen,
        bgcolor=theme.FELT_SOFT if chosen else theme.SURFACE,
        border=ft.Border.all(2 if chosen else 1, theme.FELT if chosen else theme.LINE),
        border_radius=rounded,
        padding=ft.Padding.symmetric(horizontal=14, vertical=12 if rounded < 24 else 10),
    )


def _words(label: str, chosen: bool) -> ft.Text:
    weight = ft.FontWeight.W_700 if chosen else ft.FontWeight.W_500
    return ft.Text(label, size=theme.BODY, weight=weight, color=theme.INK)


def _check(chosen: bool) -> list[ft.Control]:
    return [ft.Icon(ft.Icons.CHECK_ROUNDED, size=20, color=theme.FELT)] if chosen else []
