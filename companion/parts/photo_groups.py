"""A photo of several hands: every hand framed in the colour of its player, with its number and their name."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from statistics import median

import flet as ft
import flet.canvas as cv

from companion import theme
from companion.flows.all_hands import AllHands
from companion.flows.on_photo import longest_edge, middle, outline
from companion.languages import Words
from companion.ledger.state import Player
from companion.parts.photo_boxes import (
    DOUBT,
    LABEL_SIZE,
    SHADE,
    SURE,
    outlined,
    photo_itself,
    place,
    stroke,
)
from companion.parts.photo_part import View
from companion.parts.player import hue_of
from companion.parts.value_label import value_label

ROOM = 0.22  # between the pieces and their frame, in lengths of a piece
NOBODY = "#FFFFFF"  # the frame of a hand of which nobody said whose it is
NO_HAND = "#8C8C8C"
TAG_SIZE = 16.0


def photo_groups(
    words: Words,
    source: str,
    hands: AllHands,
    owners: Mapping[int, Player],
    marked: Collection[int],
    view: View,
) -> ft.Control:
    """The part `view` of the photo at `source`. `owners`: by index of a group; `marked`: looks that clash."""
    shapes: list[cv.Shape] = []
    tags: list[cv.Shape] = []
    for look in hands.review.looks:
        if look.corners_px and not look.gone:
            shapes += outlined(look.corners_px, view, stroke(SURE, 1.0))
    for doubt in hands.loose:
        if doubt.corners_px:
            shapes += place(doubt.corners_px, view)
    for index, group in enumerate(hands.groups):
        hue = frame_hue(owners.get(index), group.aside)
        name = owners[index].name if index in owners else ""
        for heap in group.heaps:
            corners = hands.lying(heap)
            if corners:
                around = outline(corners, ROOM * median(map(longest_edge, corners)))
                shapes += outlined(around, view, stroke(hue, 4.0))
                tags += _tag(f"{heap + 1}  {name}".strip(), hue, list(map(view.at, around)), view)
    for index in marked:
        look = hands.review.looks[index]
        if look.corners_px:
            shapes += outlined(look.corners_px, view, stroke(DOUBT, 4.0))
            at = view.at(middle(look.corners_px))
            tags += value_label(look.piece, at, LABEL_SIZE, DOUBT, theme.ink_on(DOUBT), doubtful=False)
    said = words.t("hands-photo", count=len(hands.groups))
    return ft.Semantics(
        label=said,
        image=True,
        content=ft.Stack(
            [
                photo_itself(source, hands.review, view),
                cv.Canvas([*shapes, *tags], width=view.width, height=view.height),
            ],
            width=view.width,
            height=view.height,
            clip_behavior=ft.ClipBehavior.HARD_EDGE,
        ),
    )


def number_of(numbers: tuple[int, ...]) -> str:
    """What a group is called: "2", or "1 + 3" where they are one hand."""
    return " + ".join(map(str, numbers))


def frame_hue(owner: Player | None, aside: bool) -> str:
    """The colour of a group: its player's."""
    if aside:
        return NO_HAND
    return NOBODY if owner is None else hue_of(owner)


def _tag(text: str, hue: str, frame: Sequence[tuple[float, float]], view: View) -> list[cv.Shape]:
    """Above the frame, or below it where there is no room above, so that it hides no piece."""
    (x, top), (_, bottom) = (pick(frame, key=lambda point: point[1]) for pick in (min, max))
    lift = TAG_SIZE * 0.6
    if top - lift < TAG_SIZE * 0.75:
        x, top = max(frame, key=lambda point: point[1])[0], bottom + 2 * lift
    return _pill(text, TAG_SIZE, hue, (x, top - lift), view)


def _pill(text: str, size: float, hue: str, at: tuple[float, float], view: View) -> list[cv.Shape]:
    width, height = size * (0.56 * len(text) + 1.0), size * 1.5
    x = min(max(at[0], width / 2 + 2), view.width - width / 2 - 2)
    y = min(max(at[1], height / 2 + 2), view.height - height / 2 - 2)
    style = ft.TextStyle(
        size=size,
        weight=ft.FontWeight.W_700,
        color=theme.ink_on(hue),
        font_family=theme.FONT,
        height=1,
    )
    box = (x - width / 2, y - height / 2, width, height)
    return [
        cv.Rect(*box, border_radius=height / 2, paint=ft.Paint(color=hue)),
        cv.Rect(*box, border_radius=height / 2, paint=stroke(SHADE, 1.5)),
        cv.Text(x, y, text, style, alignment=ft.Alignment.CENTER),
    ]
