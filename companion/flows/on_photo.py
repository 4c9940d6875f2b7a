"""Where things lie on a photo: all in px of the upright photo."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, dist, pi, sin
from statistics import median

from vision.reading import Box, Corners, middle

ROOM_BESIDE = 0.12  # of what is shown: a piece that was missed lies beside the others, mostly
_SAME = 0.7  # shorter edges from middle to middle: of tiles side by side it is one
SPECK = 1 / 3  # of a usual piece's length; what is smaller is no reason to look so far


def longest_edge(corners: Corners) -> float:
    """The length of a piece."""
    return max(dist(corners[i], corners[i - 1]) for i in range(4))


def shortest_edge(corners: Corners) -> float:
    """Of a piece as it lies in the photo, px."""
    return min(dist(corners[i], corners[i - 1]) for i in range(4))


def lies_at(piece: Corners, place: Corners) -> bool:
    """Whether a piece is what lies at a place, and not beside it, from wherever they are seen."""
    return dist(middle(piece), middle(place)) <= _SAME * shortest_edge(place)


def around(pieces: Sequence[Corners], places: Sequence[Corners], size_px: tuple[int, int]) -> Box:
    """The part of the photo with all pieces and places that are no specks, and room beside them.

    The whole photo where there are no pieces.
    """
    width, height = size_px
    if not pieces:
        return 0, 0, width, height
    usual = median(map(longest_edge, pieces))
    shown = [*pieces, *(place for place in places if longest_edge(place) > usual * SPECK)]
    xs, ys = zip(*(point for corners in shown for point in corners), strict=True)
    beside = ROOM_BESIDE * max(max(xs) - min(xs), max(ys) - min(ys), min(size_px) / 4)
    return (
        max(0, min(xs) - beside),
        max(0, min(ys) - beside),
        min(width, max(xs) + beside),
        min(height, max(ys) + beside),
    )


def outline(pieces: Sequence[Corners], reach: float) -> tuple[tuple[float, float], ...]:
    """The line around pieces (one at least), `reach` px outside of them and rounded there, clockwise."""
    turns = [(reach * cos(turn * pi / 8), reach * sin(turn * pi / 8)) for turn in range(16)]
    every = sorted({(x + dx, y + dy) for corners in pieces for x, y in corners for dx, dy in turns})
    return (*_half_hull(every)[:-1], *_half_hull(every[::-1])[:-1])


def _half_hull(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """From the first to the last of sorted points, everything on one side."""
    line: list[tuple[float, float]] = []
    for x, y in points:
        while len(line) > 1:
            (x0, y0), (x1, y1) = line[-2:]
            if (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) > 0:
                break
            line.pop()
        line.append((x, y))
    return line
