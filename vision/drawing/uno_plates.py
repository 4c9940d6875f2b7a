"""Panels, frames and tabs that lie under or around a marking."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.drawing import uno_shapes
from vision.drawing.chance import Colour
from vision.drawing.uno_signs import Part, Points, bar, moved, oval, rounded

_SLANT = 0.45  # radians that an oval leans to the right

AREAS = {  # the share of a plate's width and height in which ink has room
    "half": np.array([1.0, 1.0]),
    "rounded": np.array([0.94, 0.94]),
    "disc": np.array([0.8, 0.76]),
    "oval": np.array([0.82, 0.7]),
    "slanted": np.array([0.74, 0.74]),
    "lying": np.array([0.86, 0.5]),
    "bar": np.array([0.96, 0.6]),
    **uno_shapes.AREAS,
}


def plate(shape: str, room: tuple[float, float], size: float) -> Points:
    """The outline (n, 2) of a plate in a room; size: its share of it. Raises KeyError for no such shape."""
    x, y = room[0] / 2, room[1] / 2
    near = min(x, y) * size
    if shape in uno_shapes.OUTLINES:
        return uno_shapes.outline(shape, x * size, y * size)
    shapes = {
        "half": rounded(x, y, 0.0001) if size > 0.97 else rounded(x * size, y * size, 0.03),
        "rounded": rounded(x * size * 0.96, y * size * 0.96, 0.12),
        "disc": oval(near, near),
        "oval": oval(x * size, y * size * 0.84),
        "slanted": oval(near * 0.76, near * 0.99, _SLANT),
        "lying": oval(near, near * 0.7, -_SLANT * 0.7),
        "bar": rounded(x * size, y * size * 0.62, 0.02),
    }
    return shapes[shape]


def quartered(rim: Points, colours: Sequence[Colour]) -> list[Part]:
    """A plate in quarters of four colours."""
    parts = []
    for corner, colour in zip(((-1, -1), (1, -1), (1, 1), (-1, 1)), colours, strict=True):
        inside = np.sign(corner) * np.maximum(rim * corner, 0.0)
        parts.append(Part((inside,), colour))
    return parts


def framed(colours: Sequence[Colour], room: tuple[float, float], width: float, size: float) -> list[Part]:
    """A frame in one colour, or with a side in each of four."""
    x, y = room[0] / 2 * size, room[1] / 2 * size
    outer = rounded(x, y, 0.06)
    if len(colours) == 1:
        return [Part((outer, rounded(x - width, y - width, 0.03)), colours[0])]
    sides = [
        np.array([[-x, -y], [x, -y], [x - width, -y + width], [-x + width, -y + width]]),
        np.array([[x, -y], [x, y], [x - width, y - width], [x - width, -y + width]]),
    ]
    return [Part((s,), c) for s, c in zip((*sides, -sides[0], -sides[1]), colours, strict=True)]


def corner_tab(colours: Sequence[Colour], room: tuple[float, float], where: str, width: float) -> list[Part]:
    """A coloured stripe or spot beside the marking; four colours share it."""
    x, y = room[0] / 2, room[1] / 2
    thick, count = width + 0.04, len(colours)
    parts = []
    for k, colour in enumerate(colours):
        part, way = (k + 0.5) / count * 2 - 1, 2 / count
        if where in ("foot", "head"):
            down = (y - 0.1) * (1 if where == "foot" else -1)
            shape = moved(bar(x * way * 0.86, thick), part * x * 0.86, down)
        elif where == "side":
            shape = moved(bar(thick, y * way * 0.86), -x + 0.1, part * y * 0.86)
        elif where == "dot":
            shape = moved(oval(thick * 0.75, thick * 0.75), x - 0.14, -y + 0.14 + k * 1.6 * thick)
        else:
            reach = 0.34
            cut = moved(np.array([[0, 0], [reach, 0], [0, reach]]), -x + 0.03, -y + 0.03)
            mirrored = [(1, 1), (-1, 1), (-1, -1), (1, -1)][k]
            shape = cut * mirrored
        parts.append(Part((shape,), colour))
    return parts
