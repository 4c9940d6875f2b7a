"""A photo with every piece boxed and read: thin where it is sure, thick amber where it is doubtful."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import flet as ft
import flet.canvas as cv

from companion import theme
from companion.flows.piece_names import spoken
from companion.flows.reviewed import Look, Reviewed
from companion.languages import Words
from companion.parts.photo_part import View
from companion.parts.tap import tappable
from companion.parts.value_label import label_size, value_label
from vision.label_places import Label, laid_out
from vision.reading import Corners, Doubt

LABEL_SIZE = 14
LABEL_SIZES = (LABEL_SIZE, 11)  # of letters, dp; the smaller where pieces lie so close that only it has room
_REACH = 6  # dp that a finger may miss a piece by
# On a photo the colours of the theme do not hold: it is as bright as the table was.
SHADE, SURE, DOUBT, CHOSEN = "#B0000000", "#FFFFFF", "#FFB21A", "#35E0A1"


def photo_boxes(
    words: Words,
    source: str,
    review: Reviewed,
    view: View,
    chosen: int | Corners | None,
    tap: Callable[[int], Awaitable[None]],
    tap_place: Callable[[Corners], Awaitable[None]],
) -> ft.Control:
    """The part `view` of the photo at `source`, and its boxes; `tap` gets the index of a look.

    Places lie above the pieces: pieces can be tapped below the photo, too.
    """
    here = [(i, look) for i, look in enumerate(review.looks) if look.corners_px and not look.gone]
    here.sort(key=lambda pair: (pair[0] == chosen, pair[1].doubtful))  # what matters lies on top
    drawn = [shape for i, look in here for shape in _outline(review, i, look, view, i == chosen)]
    labels = _labels(here, view, chosen)
    places = [
        shape
        for doubt in review.open_doubts
        if not doubt.pieces and doubt.corners_px
        for shape in place(doubt.corners_px, view, chosen=doubt.corners_px == chosen)
    ]
    return ft.Stack(
        [
            photo_itself(source, review, view),
            cv.Canvas([*places, *drawn, *labels], width=view.width, height=view.height),
            *(_target(words, i, look, view, i == chosen, tap) for i, look in here),
            *(
                _place_target(words, review, i, doubt, view, chosen, tap_place)
                for i, doubt in enumerate(review.places)
            ),
        ],
        width=view.width,
        height=view.height,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )


def photo_itself(source: str, review: Reviewed, view: View) -> ft.Control:
    """The photo, laid so that the part `view` comes to lie in the frame around it."""
    image = ft.Image(
        src=source,
        width=review.size_px[0] * view.scale,
        height=review.size_px[1] * view.scale,
        fit=ft.BoxFit.FILL,
        gapless_playback=True,
        exclude_from_semantics=True,
    )
    return ft.Container(image, left=-view.left * view.scale, top=-view.top * view.scale)


def _outline(review: Reviewed, index: int, look: Look, view: View, chosen: bool) -> list[cv.Shape]:
    assert look.corners_px is not None
    loud = look.doubtful or index in review.twice
    colour = CHOSEN if chosen else DOUBT if loud else SURE
    return outlined(look.corners_px, view, stroke(colour, 4.0 if chosen or loud else 1.5))


def outlined(points: Sequence[tuple[float, float]], view: View, paint: ft.Paint) -> list[cv.Shape]:
    """An outline that is seen on light and on dark tables: its colour on a darker, wider one."""
    (x, y), *others = map(view.at, points)
    line: list[cv.Path.PathElement] = [cv.Path.MoveTo(x, y), *(cv.Path.LineTo(*at) for at in others)]
    line.append(cv.Path.Close())
    assert paint.stroke_width is not None
    return [cv.Path(line, paint=stroke(SHADE, paint.stroke_width + 2.5)), cv.Path(line, paint=paint)]


def place(corners: Corners, view: View, *, chosen: bool = False) -> list[cv.Shape]:
    """Where something is that was not read: an amber outline of dashes."""
    dashed = stroke(CHOSEN if chosen else DOUBT, 4 if chosen else 3)
    dashed.stroke_dash_pattern = [6, 5]
    return outlined(corners, view, dashed)


def _labels(here: Sequence[tuple[int, Look]], view: View, chosen: int | Corners | None) -> list[cv.Shape]:
    """The value of each piece beside it, as large as there is room for; what matters finds a place first.

    A sure piece between others may get none: its outline says that it is sure, and coming closer makes room.
    """
    first = here[::-1]
    wanted = [
        Label(
            tuple(map(view.at, look.corners_px or ())),
            [label_size(look.piece, size, doubtful=look.doubtful) for size in LABEL_SIZES],
            i == chosen or look.doubtful,
        )
        for i, look in first
    ]
    shapes: list[cv.Shape] = []
    for (i, look), found in zip(first, laid_out(wanted, (view.width, view.height)), strict=True):
        if found is None:
            continue
        hue = CHOSEN if i == chosen else DOUBT if look.doubtful else "#D9141310"
        if found.led_from:
            shapes += _leader(found.led_from, found.middle, hue)
        ink = "#141310" if i == chosen or look.doubtful else "#FFFFFF"
        size = LABEL_SIZES[found.size]
        shapes += value_label(look.piece, found.middle, size, hue, ink, doubtful=look.doubtful)
    return shapes


def _leader(start: tuple[float, float], end: tuple[float, float], hue: str) -> list[cv.Shape]:
    return [cv.Line(*start, *end, paint=stroke(SHADE, 4)), cv.Line(*start, *end, paint=stroke(hue, 2))]


def _target(
    words: Words,
    index: int,
    look: Look,
    view: View,
    chosen: bool,
    tap: Callable[[int], Awaitable[None]],
) -> ft.Control:
    assert look.corners_px is not None
    name = spoken(look.piece, words)

    async def tapped() -> None:
        await tap(index)

    box = tappable(
        ft.Container(),
        words.t("box-doubtful", piece=name) if look.doubtful else name,
        f"box-{index}",
        tapped,
        selected=chosen,
        ink=False,
    )
    return _over(look.corners_px, view, box)


def _place_target(
    words: Words,
    review: Reviewed,
    index: int,
    doubt: Doubt,
    view: View,
    chosen: int | Corners | None,
    tap: Callable[[Corners], Awaitable[None]],
) -> ft.Control:
    corners = doubt.corners_px
    assert corners is not None

    async def tapped() -> None:
        await tap(corners)

    name = words.about(review.piece_set.family, f"doubt-{doubt.kind}", many=1)
    box = tappable(ft.Container(), name, f"place-{index}", tapped, selected=corners == chosen)
    return _over(corners, view, box, theme.TARGET)


def _over(corners: Corners, view: View, target: ft.Control, least: float = 0) -> ft.Control:
    """A target where something lies, not smaller than `least` (dp)."""
    xs, ys = zip(*map(view.at, corners), strict=True)
    left, right = _reached(min(xs), max(xs), least)
    top, bottom = _reached(min(ys), max(ys), least)
    return ft.Container(target, left=left, top=top, width=right - left, height=bottom - top)


def _reached(start: float, end: float, least: float) -> tuple[float, float]:
    reach = max(_REACH, (least - (end - start)) / 2)
    return start - reach, end + reach


def stroke(colour: str, width: float) -> ft.Paint:
    return ft.Paint(
        color=colour,
        style=ft.PaintingStyle.STROKE,
        stroke_width=width,
        stroke_join=ft.StrokeJoin.ROUND,
    )
