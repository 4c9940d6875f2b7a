"""The photo with its boxes, to pinch and to zoom, and the points of the hand below it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from companion import theme
from companion.flows.reviewed import Reviewed
from companion.parts.photo_boxes import View, photo_boxes
from companion.parts.safe import component
from companion.parts.tap import icon_button, quiet_button
from companion.state import Session

USUAL = (390.0, 844.0)  # the window of a phone that has not told its own
MOST_OF_HEIGHT = 0.4  # of the window, for the photo
SMALL_PART = 0.22
WORTH_IT = 1.25  # the pieces alone are shown where that makes them so much larger
CLOSER = 1.6


@component
def PhotoView(
    session: Session,
    source: str,
    review: Reviewed,
    chosen: int | None,
    tap: Callable[[int], Awaitable[None]],
    points: int | None,
    small: bool = False,
) -> ft.Control:
    """`points`: of the whole hand; None while nothing is in it. `small` leaves room for a picker below."""
    all_of_it, show_all = ft.use_state(False)
    room = (
        min(session.page.width or USUAL[0], theme.WIDEST) - 2 * theme.PAD,
        (session.page.height or USUAL[1]) * (SMALL_PART if small else MOST_OF_HEIGHT),
    )
    near = View.near(review.around, review.size_px, room)
    whole = View.whole(review.size_px, room)
    can_near = near.scale > WORTH_IT * whole.scale
    view = near if can_near and not all_of_it else whole
    viewer = ft.InteractiveViewer(
        photo_boxes(session.words, source, review, view, chosen, tap),
        min_scale=1,
        max_scale=6,
        width=view.width,
        height=view.height,
    )

    async def closer() -> None:
        await viewer.zoom(CLOSER)

    async def back() -> None:
        await viewer.reset()

    async def other_view() -> None:
        await viewer.reset()
        show_all(not all_of_it)

    total = ft.Semantics(
        identifier="total",
        container=True,
        live_region=True,
        label=session.t("points", points=points or 0),
        content=ft.Semantics(
            exclude_semantics=True,
            content=ft.Text("" if points is None else str(points), style=theme.numbers(theme.TOTAL)),
        ),
        expand=True,
    )
    label = session.t("review-near" if all_of_it else "review-whole")
    switch = [quiet_button(label, other_view, "whole-photo")] if can_near else []
    below = ft.Row(
        [
            total,
            *switch,
            icon_button(ft.Icons.ZOOM_OUT_ROUNDED, session.t("review-zoom-out"), "zoom-out", back),
            icon_button(ft.Icons.ZOOM_IN_ROUNDED, session.t("review-zoom-in"), "zoom-in", closer),
        ],
        height=56,
    )
    picture = ft.Container(
        viewer,
        border_radius=theme.CARD,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        alignment=ft.Alignment.CENTER,
        bgcolor=theme.LINE,
    )
    return ft.Column(
        [picture, below], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
