"""A field to type words into, as all of them look."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion import theme


def text_field(label: str, **more: Any) -> ft.TextField:
    """`label` says what belongs in it; `more` is what ft.TextField takes besides."""
    line = ft.OutlineInputBorder(side=ft.BorderSide(1, theme.QUIET), border_radius=theme.CARD)
    typing = ft.OutlineInputBorder(side=ft.BorderSide(2, theme.FELT), border_radius=theme.CARD)
    wrong = ft.OutlineInputBorder(side=ft.BorderSide(2, theme.RED), border_radius=theme.CARD)
    return ft.TextField(
        label=label,
        text_size=theme.BODY,
        counter="" if "max_length" in more else None,
        border={
            ft.ControlState.ERROR: wrong,
            ft.ControlState.FOCUSED: typing,
            ft.ControlState.DEFAULT: line,
        },
        **more,
    )
