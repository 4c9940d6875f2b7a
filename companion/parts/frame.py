"""The frame of every screen: a bar on top, what scrolls, the line at the bottom, the one next step."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion import theme
from companion.parts.beside import stand_beside
from companion.parts.referee_button import referee_button
from companion.parts.tap import at_least, icon_button, tappable
from companion.state import Session

BAR = 64  # dp


def framed(
    session: Session,
    title: str,
    body: Sequence[ft.Control],
    *,
    subtitle: str = "",
    back: str = "",
    actions: Sequence[ft.Control] = (),
    main: ft.Control | None = None,
    scroll: bool = True,
    widest: float = theme.WIDEST,
) -> ft.View:
    """A screen. `back` is the route behind the arrow; `main` the button at the bottom.

    `scroll=False` gives the body all the room that is left, to share out by `expand`.
    """
    # what stands out of the scrolling part is cut off, such as the label above a field: hence some room
    inside = ft.Column(
        [ft.Container(height=0), *body] if scroll else list(body),
        spacing=theme.PAD,
        expand=True,
        scroll=ft.ScrollMode.AUTO if scroll else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    below: list[ft.Control] = [undo_line(session)] if session.notice else []
    if main is not None:
        below.append(main)
    rows: list[ft.Control] = [
        top_bar(session, title, subtitle=subtitle, back=back, actions=actions),
        ft.Container(inside, expand=True, padding=ft.Padding.symmetric(horizontal=theme.PAD)),
    ]
    if below:
        rows.append(
            ft.Container(
                ft.Column(below, spacing=theme.GAP, tight=True),
                padding=ft.Padding.only(left=theme.PAD, right=theme.PAD, top=theme.GAP, bottom=theme.PAD),
            )
        )
    column = ft.Column(rows, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.View(
        route=session.path,
        padding=0,
        spacing=0,
        bgcolor=theme.SURFACE,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        can_pop=False,
        controls=[ft.SafeArea(content=_narrow(session, column, widest), expand=True)],
    )


def top_bar(
    session: Session,
    title: str,
    *,
    subtitle: str = "",
    back: str = "",
    actions: Sequence[ft.Control] = (),
) -> ft.Control:
    """Where one is, and the way back."""

    async def go_back() -> None:
        await session.go(back)

    words: list[ft.Control] = [
        ft.Semantics(
            header=True,
            content=ft.Text(
                title,
                size=theme.TITLE,
                weight=ft.FontWeight.W_700,
                color=theme.INK,
                max_lines=2,
                overflow=ft.TextOverflow.ELLIPSIS,
            ),
        )
    ]
    if subtitle:
        words.append(ft.Text(subtitle, size=theme.LABEL, color=theme.QUIET))
    row: list[ft.Control] = []
    if back:
        row.append(icon_button(ft.Icons.ARROW_BACK_ROUNDED, session.t("back"), "back", go_back))
    row.append(ft.Column(words, spacing=0, tight=True, expand=True))
    row.extend(referee_button(session))
    row.extend(actions)
    row.append(at_least(BAR - 8))
    return ft.Container(
        ft.Row(row, spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        padding=ft.Padding.only(left=4 if back else theme.PAD, right=4, top=4, bottom=4),
    )


def undo_line(session: Session) -> ft.Control:
    """What was just done, and Undo beside it."""
    notice = session.notice
    assert notice is not None
    color = theme.RED if notice.wrong else theme.INK
    text = ft.Text(notice.text, size=theme.BODY, color=color)
    parts: list[ft.Control] = [ft.Semantics(content=text, live_region=True, expand=True)]
    below: list[ft.Control] = []
    if notice.can_go_back:

        async def take_back() -> None:
            await session.take_back(notice)

        label = session.t("undo")
        undo = tappable(
            ft.Text(label, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.FELT, no_wrap=True),
            f"{label}: {notice.text}",
            "undo",
            take_back,
            height=theme.TARGET,
            padding=ft.Padding.symmetric(horizontal=theme.PAD),
            alignment=ft.Alignment.CENTER,
        )
        if stand_beside(notice.text, label, session.across):
            parts.append(undo)
        else:
            below.append(ft.Row([undo], alignment=ft.MainAxisAlignment.END))
    return ft.Container(
        ft.Column(
            [ft.Row([*parts, at_least(theme.TARGET)], spacing=theme.GAP), *below], spacing=0, tight=True
        ),
        bgcolor=theme.RAISED,
        border=ft.Border.all(1, theme.RED if notice.wrong else theme.LINE),
        border_radius=theme.CARD,
        padding=ft.Padding.only(left=theme.PAD, right=4, top=4, bottom=4),
    )


def card(content: ft.Control, **look: object) -> ft.Container:
    """A raised sheet of paper."""
    settings: dict[str, object] = {
        "bgcolor": theme.RAISED,
        "border": ft.Border.all(1, theme.LINE),
        "border_radius": theme.CARD,
        "padding": theme.PAD,
        **look,
    }
    return ft.Container(content=content, **settings)  # type: ignore[arg-type]


def side_by_side(left: Sequence[ft.Control], right: Sequence[ft.Control]) -> ft.Control:
    """Two columns of equal width, for a phone on its side."""
    columns = [
        ft.Column(
            list(part),
            spacing=theme.GAP,
            expand=True,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        for part in (left, right)
    ]
    return ft.Row(list(columns), spacing=theme.PAD, vertical_alignment=ft.CrossAxisAlignment.START)


def heading(text: str) -> ft.Control:
    """The name of a part of a screen."""
    return ft.Semantics(
        header=True, content=ft.Text(text, size=theme.BODY, weight=ft.FontWeight.W_700, color=theme.QUIET)
    )


def _narrow(session: Session, column: ft.Control, widest: float) -> ft.Control:
    if not session.wide:
        return column
    return ft.Row([ft.Container(column, width=widest)], alignment=ft.MainAxisAlignment.CENTER, expand=True)
