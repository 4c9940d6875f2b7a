"""Where labels go on a photo: beside their piece, clear of every piece and of each other.

All in units of which what is shown is some hundreds wide: dp on a phone. A piece is the polygon of its
corners, convex; a label lies upright.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import TypeAlias

from vision.reading import Box, middle

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = Sequence[Point]

GAP = 4.0  # between a piece's edge and its label: half of its outline, and a little of the table
AWAY = 20.0  # of a label that found no place right beside its piece; a line leads to it then
SQUARE = 0.7071


@dataclass(frozen=True, slots=True)
class Place:
    """The middle of a label, the point of the piece's edge that a line leads to if it lies away, and which
    of the sizes that were offered it has."""

    middle: Point
    led_from: Point | None = None
    size: int = 0


@dataclass(frozen=True, slots=True)
class Label:
    """The label of a piece, the sizes it can have, the best first, and whether it must be shown."""

    piece: Polygon
    sizes: Sequence[Point]
    must: bool


def laid_out(labels: Sequence[Label], room: Point) -> list[Place | None]:
    """A place for each, in its best size for which there is one; those that come first find one first.

    Where there is none, a label that must be shown lies on its piece, in its last size; others are None.
    """
    taken: list[Box] = []
    places: list[Place | None] = []
    for i, label in enumerate(labels):
        others = [other.piece for j, other in enumerate(labels) if j != i]
        tried = (beside(label.piece, size, others, taken, room) for size in label.sizes)
        found = next((replace(place, size=n) for n, place in enumerate(tried) if place), None)
        if found is None and label.must:
            found = Place(middle(label.piece), size=len(label.sizes) - 1)
        if found:
            taken.append(box_around(found.middle, label.sizes[found.size]))
        places.append(found)
    return places


def beside(
    piece: Polygon,
    size: Point,
    others: Sequence[Polygon],
    taken: Sequence[Box],
    room: Point,
) -> Place | None:
    """The first place for a label of `size` beside `piece`; None where all of them are taken.

    `others`: the other pieces, `taken`: the labels that have a place already, `room`: width and height of
    what is shown; a label is never cut off by its edge.
    """
    centre = middle(piece)
    near = [other for other in others if _may_meet(piece, other, size)]  # spares looking at all each time
    for away in (0.0, AWAY):
        for way in _ways(piece):
            edge = _reach(piece, centre, way)
            far = edge + GAP + away + (abs(way[0]) * size[0] + abs(way[1]) * size[1]) / 2
            at = (centre[0] + far * way[0], centre[1] + far * way[1])
            box = box_around(at, size)
            if is_inside(box, room) and is_clear(box, near, taken):
                return Place(at, (centre[0] + edge * way[0], centre[1] + edge * way[1]) if away else None)
    return None


def box_around(middle: Point, size: Point) -> Box:
    """The box (left, top, right, bottom) of a label."""
    return (
        middle[0] - size[0] / 2,
        middle[1] - size[1] / 2,
        middle[0] + size[0] / 2,
        middle[1] + size[1] / 2,
    )


def is_inside(box: Box, room: Point) -> bool:
    """Whether a box is shown as a whole."""
    return box[0] >= 0 and box[1] >= 0 and box[2] <= room[0] and box[3] <= room[1]


def is_clear(box: Box, polygons: Sequence[Polygon], taken: Sequence[Box]) -> bool:
    """Whether a box touches none of these polygons and boxes."""
    return all(_apart(box, other) for other in taken) and not any(_meet(box, other) for other in polygons)


def _ways(piece: Polygon) -> Iterator[Point]:
    """Directions to try: off the longer edges, where the middle of a tile is nearest, then off the shorter
    ones, then straight and slanting."""
    edges = sorted(
        ((b[0] - a[0], b[1] - a[1]) for a, b in zip(piece, [*piece[1:], piece[0]], strict=True)),
        key=lambda edge: -round(hypot(*edge)),
    )
    for x, y in edges:
        long = hypot(x, y)
        if long:
            yield y / long, -x / long
    yield from ((0, -1), (0, 1), (1, 0), (-1, 0))
    yield from ((SQUARE, -SQUARE), (-SQUARE, -SQUARE), (SQUARE, SQUARE), (-SQUARE, SQUARE))


def _reach(piece: Polygon, centre: Point, way: Point) -> float:
    """How far a piece reaches from its centre in a direction."""
    return max((x - centre[0]) * way[0] + (y - centre[1]) * way[1] for x, y in piece)


def _may_meet(piece: Polygon, other: Polygon, size: Point) -> bool:
    """Whether a label beside `piece` could come near `other` at all."""
    far = max(size) + AWAY + GAP
    left, top, right, bottom = _bounds(piece)
    return not _apart((left - far, top - far, right + far, bottom + far), _bounds(other))


def _apart(one: Box, other: Box) -> bool:
    return one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]


def _bounds(piece: Polygon) -> Box:
    xs, ys = zip(*piece, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _meet(box: Box, piece: Polygon) -> bool:
    """Whether a box and a convex polygon overlap: no side of either parts them."""
    if _apart(box, _bounds(piece)):
        return False
    left, top, right, bottom = box
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    for (x0, y0), (x1, y1) in zip(piece, [*piece[1:], piece[0]], strict=True):
        across, down = y1 - y0, x0 - x1
        boxed = [x * across + y * down for x, y in corners]
        lying = [x * across + y * down for x, y in piece]
        if max(boxed) <= min(lying) or max(lying) <= min(boxed):
            return False
    return True
