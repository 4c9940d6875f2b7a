"""Tiles laid on a table without a picture: corners and pieces, as a perfect reader would tell them."""

from __future__ import annotations

import numpy as np

from rules.pieces import Tile
from vision.draw import Truth
from vision.halves import Floats
from vision.reading import Corners, Seen

HALF_PX = 40.0


def corners(x: float, y: float, degrees: float = 0.0) -> Floats:
    """(4, 2) px of a tile whose middle lies at (x, y) halves; at 0 degrees its first half is at the left,
    and it turns clockwise."""
    c, s = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    flat = np.array([(-1, 0.5), (-1, -0.5), (1, -0.5), (1, 0.5)])  # clockwise, y pointing down
    return np.asarray((flat @ np.array([(c, s), (-s, c)]) + (x, y)) * HALF_PX)


def tilted(points: Floats, degrees: float, far: float = 40.0) -> Floats:
    """The same px (..., 2) as a camera sees them that looks so many degrees from the vertical, `far` halves
    away."""
    if not points.size:
        return points
    tilt = np.radians(degrees)
    middle = points.reshape(-1, 2).mean(0)
    x, y = np.moveaxis(points - middle, -1, 0)
    depth = 1 - y * np.sin(tilt) / (far * HALF_PX)  # what is lower in the picture is nearer
    return np.asarray(np.stack([x / depth, y * np.cos(tilt) / depth], -1) + middle)


def seen(marks: str, place: Floats) -> Seen:
    """A piece as "6-3", its first number at the first half; corners begin at the number that is less."""
    first, second = (int(number) for number in marks.split("-"))
    turned = place if first <= second else np.roll(place, 2, axis=0)
    return Seen(Tile(first, second), 1.0, True, as_corners(turned))


def as_corners(place: Floats) -> Corners:
    a, b, c, d = ((float(x), float(y)) for x, y in place)
    return a, b, c, d


def drawn(truth: Truth, rng: np.random.Generator | None = None, off: float = 0.0) -> list[Seen]:
    """The tiles of a drawn photo in the order of DrawnHalf.tile; corners are `off` by so much of a half."""
    pieces = []
    for one, two in zip(truth.halves[::2], truth.halves[1::2], strict=True):
        growth = (one.side + two.side) / 2  # perspective: of a side, over half a half
        right_one, right_two = one.side + growth, -two.side - growth  # seen with the second half above
        end_one, end_two = one.centre - one.partner / 2, two.centre - two.partner / 2
        place = np.array([end_one + right_one, end_one - right_one, end_two - right_two, end_two + right_two])
        if rng is not None:
            place = place + rng.normal(0, off * np.hypot(*one.partner), place.shape)
        pieces.append(seen(f"{one.pips}-{two.pips}", place))
    return pieces
