"""A photo with its boxes and, below it or beside it, what there is to say about it."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion import theme
from companion.flows.reviewed import Reviewed
from companion.parts.looking import Looking
from companion.parts.photo_view import PhotoView
from companion.state import Session


def photo_and_more(
    session: Session,
    photo: str,
    review: Reviewed,
    looking: Looking,
    more: Sequence[ft.Control],
    points: int | None,
) -> list[ft.Control]:
    """The body of a screen that does not scroll as a whole; `points`: of the hand, None for no number."""
    below = ft.Column(
        list(more),
        spacing=12,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    source = f"/photos/{photo}.jpg"
    large = session.short or session.narrow
    small = looking.picks or (looking.asks and large)  # so that what there is to tap is in sight
    chosen = looking.place or looking.focus
    top = PhotoView(session, source, review, chosen, looking.tap, looking.tap_place, points, small=small)
    if session.cramped and not session.wide:  # all of it scrolls, and what is asked comes first
        below.controls = [*more, top] if looking.picks or looking.asks else [top, *more]
        return [below]
    if not session.wide:
        return [top, below]
    return [
        ft.Row(
            [ft.Container(top, expand=True), below],
            spacing=theme.PAD,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    ]


def widest(session: Session) -> float:
    """How wide such a screen gets: with room for two columns, twice a column."""
    return min(2 * theme.WIDEST, session.page.width or theme.WIDEST) if session.wide else theme.WIDEST
