"""Lines that want to be seen: a doubt, something to do at the table, something that did not work."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion import theme


def amber_note(*lines: str, below: Sequence[ft.Control] = ()) -> ft.Control:
    """Sentences on amber, and what can be tapped about them."""
    texts: list[ft.Control] = [ft.Text(line, size=theme.BODY, color=theme.INK) for line in lines]
    return ft.Container(
        ft.Column(
            [ft.Semantics(content=ft.Column(texts, spacing=theme.GAP, tight=True), live_region=True), *below],
            spacing=theme.GAP,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=theme.AMBER_SOFT,
        border=ft.Border.all(2, theme.AMBER),
        border_radius=12,
        padding=12,
    )


def quiet(text: str, size: int = theme.BODY) -> ft.Text:
    """Small print."""
    return ft.Text(text, size=size, color=theme.QUIET)
