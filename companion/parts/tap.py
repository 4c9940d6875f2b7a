"""Everything that can be tapped, with what a screen reader and the browser test know it by."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias

import flet as ft

from companion import theme

Tap: TypeAlias = Callable[[], Awaitable[None]]

AIR = 8  # dp, above and below the words of the main button, which with large letters take several lines


def tappable(
    content: ft.Control,
    label: str,
    identifier: str,
    on_tap: Tap,
    *,
    selected: bool | None = None,
    disabled: bool = False,
    key: str | None = None,
    **look: Any,
) -> ft.Control:
    """`content` as one button: `label` is read aloud in place of what is inside.

    `key` lets it stay itself in a list whose other members come and go, also while a finger is on it.
    `look` goes to the Container around it: padding, bgcolor, border, width, height and so on.
    """
    look.setdefault("border_radius", theme.CARD)
    look.setdefault("ink", True)
    press = None if disabled else handler(on_tap)
    inside = ft.Container(
        content=ft.Semantics(exclude_semantics=True, content=content),
        on_click=press,
        opacity=0.45 if disabled else 1,
        **look,
    )
    semantics = ft.Semantics(
        label=label, identifier=identifier, button=True, selected=selected, content=inside
    )
    return one_node(semantics, key)


def icon_button(
    icon: ft.IconData, label: str, identifier: str, on_tap: Tap, color: ft.ColorValue = theme.INK
) -> ft.Control:
    """A quiet button of 48 dp with a picture in it."""
    return tappable(
        ft.Icon(icon, size=26, color=color),
        label,
        identifier,
        on_tap,
        width=theme.TARGET,
        height=theme.TARGET,
        alignment=ft.Alignment.CENTER,
        border_radius=theme.TARGET / 2,
    )


def at_least(height: float) -> ft.Control:
    """Nothing to see: keeps a row at least so high, and lets it grow with a phone's larger letters."""
    return ft.Container(width=0, height=height)


def main_button(label: str, on_tap: Tap, identifier: str = "main", disabled: bool = False) -> ft.Control:
    """The one next step: across the whole width, named by its result."""
    style = ft.ButtonStyle(
        shape=ft.RoundedRectangleBorder(radius=theme.CARD),
        padding=ft.Padding.symmetric(horizontal=theme.PAD, vertical=AIR),
        visual_density=ft.VisualDensity.STANDARD,  # a laptop's would make it lower
        text_style=ft.TextStyle(size=18, weight=ft.FontWeight.W_700, font_family=theme.FONT),
        bgcolor={
            ft.ControlState.DISABLED: theme.LINE,
            ft.ControlState.DEFAULT: theme.FELT,
        },
        color={ft.ControlState.DISABLED: theme.QUIET, ft.ControlState.DEFAULT: theme.ON_FELT},
    )
    words = ft.Text(label, text_align=ft.TextAlign.CENTER, expand=True)
    button = ft.FilledButton(
        content=ft.Row([words, at_least(theme.MAIN - 2 * AIR)], spacing=0),
        on_click=handler(on_tap),
        disabled=disabled,
        style=style,
        expand=True,
    )
    return one_node(ft.Semantics(identifier=identifier, content=ft.Row([button])))


def quiet_button(
    label: str,
    on_tap: Tap,
    identifier: str,
    icon: ft.IconData | None = None,
    *,
    expand: bool = False,
    color: ft.ColorValue = theme.FELT,
) -> ft.Control:
    """A second step: words in felt colour, 48 dp high."""
    inside: list[ft.Control] = []
    if icon:
        inside += [ft.Icon(icon, size=22, color=color), ft.Container(width=theme.GAP)]
    words = ft.Text(label, size=theme.BODY, weight=ft.FontWeight.W_600, color=color)
    words.expand = words.expand_loose = True  # what is longer than the line goes on below
    inside += [words, at_least(theme.TARGET)]
    row = ft.Row(inside, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    button = tappable(
        row,
        label,
        identifier,
        on_tap,
        padding=ft.Padding.symmetric(horizontal=12),
        alignment=ft.Alignment.CENTER if expand else None,
    )
    if expand:  # even False would ask a wrapping row for what it cannot give
        button.expand = True
    return button


def one_node(semantics: ft.Semantics, key: str | None = None) -> ft.Control:
    """Label, identifier and tap on one node: unmerged, a screen reader finds a nameless button inside."""
    return ft.MergeSemantics(content=semantics, key=key)


def handler(on_tap: Tap) -> Callable[[], Coroutine[Any, Any, None]]:
    """A tap as Flet calls it: a coroutine function, so that nobody else waits for it.

    The second tap of a nervous finger, while what the first one asked for is being done, does nothing:
    it would start a second match, or write a score twice.
    """
    busy = False

    async def tapped() -> None:
        nonlocal busy
        if busy:
            return
        busy = True
        try:
            await on_tap()
        finally:
            busy = False

    return tapped
