"""The photo with its boxes, to pinch and to zoom, and the points of the hand below it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from companion import theme
from companion.flows.reviewed import Reviewed
from companion.parts.photo_boxes import photo_boxes
from companion.parts.tap import icon_button
from companion.state import Session

USUAL = (390.0, 844.0)  # the window of a phone that has not told its own
MOST_OF_HEIGHT = 0.4  # of the window, for the photo
CLOSER = 1.6


def photo_view(
    session: Session,
    source: str,
    review: Reviewed,
    chosen: int | None,
    tap: Callable[[int], Awaitable[None]],
    points: int | None,
) -> ft.Control:
    """`points`: of the whole hand; None while nothing is in it."""
    width = min(session.page.width or USUAL[0], theme.WIDEST) - 2 * theme.PAD
    height = (session.page.height or USUAL[1]) * MOST_OF_HEIGHT
    scale = min(width / review.size_px[0], height / review.size_px[1])
    shown = (review.size_px[0] * scale, review.size_px[1] * scale)
    viewer = ft.InteractiveViewer(
        photo_boxes(session.words, source, review, shown, chosen, tap),
        min_scale=1,
        max_scale=6,
        width=shown[0],
        height=shown[1],
    )

    async def closer() -> None:
        await viewer.zoom(CLOSER)

    async def whole() -> None:
        await viewer.reset()

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
    below = ft.Row(
        [
            total,
            icon_button(ft.Icons.ZOOM_OUT_MAP_ROUNDED, session.t("review-zoom-out"), "zoom-out", whole),
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
