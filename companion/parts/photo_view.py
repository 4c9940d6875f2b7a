"""The photo with its boxes, to pinch and to zoom, and the points of the hand below it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from companion import theme
from companion.flows.reviewed import Reviewed
from companion.parts.photo_boxes import photo_boxes
from companion.parts.photo_part import View
from companion.parts.safe import component
from companion.parts.tap import at_least, icon_button, quiet_button
from companion.state import Session
from vision.reading import Corners, middle

USUAL = (390.0, 844.0)  # the window of a phone that has not told its own
USUAL_PART = 0.34  # of the window's height, for the photo: a question about a piece is whole below it
SMALL_PART = 0.22
BESIDE_HEIGHT = 208  # where the photo stands beside the rest: of the bar, the points and the main button
LEAST_HEIGHT = 140
WORTH_IT = 1.25  # the pieces alone are shown where that makes them so much larger
STEP = 1.6
MOST_STEPS = 4


@component
def PhotoView(
    session: Session,
    source: str,
    review: Reviewed,
    chosen: int | Corners | None,
    tap: Callable[[int], Awaitable[None]],
    tap_place: Callable[[Corners], Awaitable[None]],
    points: int | None,
    small: bool = False,
) -> ft.Control:
    """`chosen`: the index of a look, or a place.

    `points`: of the whole hand; None while nothing is in it. `small` leaves room for a picker below.
    """
    closer, come_closer = ft.use_state(0)  # steps nearer than the pieces, -1 for the whole photo
    room = room_for_photo(session, small)
    near = View.near(review.around, review.size_px, room)
    whole = View.whole(review.size_px, room)
    can_near = near.scale > WORTH_IT * whole.scale
    farthest = -1 if can_near else 0
    view = whole if closer < 0 or not can_near else near
    if closer > 0:
        corners = _lying(review, chosen)
        view = view.closer(STEP**closer, middle(corners) if corners else view.centre, review.size_px, room)
    viewer = ft.InteractiveViewer(
        photo_boxes(session.words, source, review, view, chosen, tap, tap_place),
        min_scale=1,
        max_scale=6,
        width=view.width,
        height=view.height,
    )

    async def go_to(step: int) -> None:
        await viewer.reset()  # of what fingers have pinched
        come_closer(min(max(step, farthest), MOST_STEPS))

    async def closer_by_one() -> None:
        await go_to(closer + 1)

    async def farther_by_one() -> None:
        await go_to(closer - 1)

    async def all_of_it() -> None:
        await go_to(farthest)

    total = ft.Semantics(
        identifier="total",
        container=True,
        live_region=True,
        label=session.t("points", points=points or 0),
        content=ft.Semantics(
            exclude_semantics=True,
            content=ft.Text(
                "" if points is None else str(points), style=theme.numbers(theme.TOTAL), no_wrap=True
            ),
        ),
    )
    switch = []
    if closer > farthest:
        switch += [
            quiet_button(session.t("review-whole"), all_of_it, "whole-photo"),
            icon_button(ft.Icons.ZOOM_OUT_ROUNDED, session.t("review-zoom-out"), "zoom-out", farther_by_one),
        ]
    switch.append(
        icon_button(ft.Icons.ZOOM_IN_ROUNDED, session.t("review-zoom-in"), "zoom-in", closer_by_one)
    )
    below = ft.Row(
        [total, ft.Row([*switch, at_least(56)], spacing=0, tight=True)],
        wrap=True,  # with large letters a large number needs the line for itself
        spacing=0,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
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


def _lying(review: Reviewed, chosen: int | Corners | None) -> Corners | None:
    if isinstance(chosen, int):
        return review.looks[chosen].corners_px if chosen >= 0 else None
    return chosen


def room_for_photo(session: Session, small: bool = False) -> tuple[float, float]:
    """What a photo may take of the window: dp across and down."""
    across, down = session.page.width or USUAL[0], session.page.height or USUAL[1]
    if session.wide:
        return (min(across, 2 * theme.WIDEST) - 3 * theme.PAD) / 2, max(LEAST_HEIGHT, down - BESIDE_HEIGHT)
    return min(across, theme.WIDEST) - 2 * theme.PAD, down * (SMALL_PART if small else USUAL_PART)
