"""A photo of several hands: every hand framed in the colour of its player, with its number and their name."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from statistics import median

import flet as ft
import flet.canvas as cv

from companion import theme
from companion.flows.all_hands import AllHands
from companion.flows.on_photo import longest_edge, outline
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
from companion.parts.value_label import label_size, value_label
from vision.label_places import Point, beside, box_around, is_clear
from vision.reading import Box, middle

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
    taken: list[Box] = []
    lying = [
        tuple(map(view.at, look.corners_px))
        for look in hands.review.looks
        if look.corners_px and not look.gone
    ]
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
                text = f"{heap + 1}  {name}".strip()
                at = _tag_place(_pill_size(text), list(map(view.at, around)), lying, taken, view)
                taken.append(box_around(at, _pill_size(text)))
                tags += _pill(text, hue, at)
    for index in marked:
        look = hands.review.looks[index]
        if look.corners_px:
            shapes += outlined(look.corners_px, view, stroke(DOUBT, 4.0))
            size = label_size(look.piece, LABEL_SIZE, doubtful=False)
            piece = tuple(map(view.at, look.corners_px))
            others = [other for other in lying if other != piece]
            found = beside(piece, size, others, taken, (view.width, view.height))
            at = found.middle if found else view.at(middle(look.corners_px))
            taken.append(box_around(at, size))
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


def _tag_place(
    size: Point, frame: Sequence[Point], lying: Sequence[Sequence[Point]], taken: Sequence[Box], view: View
) -> Point:
    """The middle of a tag: above the frame, below it, or on its line, where it hides no piece and no tag."""
    (x, top), (low, bottom) = (pick(frame, key=lambda point: point[1]) for pick in (min, max))
    lift = TAG_SIZE * 0.6
    spots = [(x, top - lift), (low, bottom + lift)]
    for one, other in zip(frame, [*frame[1:], frame[0]], strict=True):
        spots += [one, ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)]
    shown = [_inside(spot, size, view) for spot in spots]
    return next((at for at in shown if is_clear(box_around(at, size), lying, taken)), shown[0])


def _inside(at: Point, size: Point, view: View) -> Point:
    """The place nearest to this one where nothing is cut off by the photo's edge."""
    across, down = size[0] / 2 + 2, size[1] / 2 + 2
    return min(max(at[0], across), view.width - across), min(max(at[1], down), view.height - down)


def _pill_size(text: str) -> Point:
    return TAG_SIZE * (0.56 * len(text) + 1.0), TAG_SIZE * 1.5


def _pill(text: str, hue: str, at: Point) -> list[cv.Shape]:
    width, height = _pill_size(text)
    style = ft.TextStyle(
        size=TAG_SIZE,
        weight=ft.FontWeight.W_700,
        color=theme.ink_on(hue),
        font_family=theme.FONT,
        height=1,
    )
    box = (at[0] - width / 2, at[1] - height / 2, width, height)
    return [
        cv.Rect(*box, border_radius=height / 2, paint=ft.Paint(color=hue)),
        cv.Rect(*box, border_radius=height / 2, paint=stroke(SHADE, 1.5)),
        cv.Text(*at, text, style, alignment=ft.Alignment.CENTER),
    ]
