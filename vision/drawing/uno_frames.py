"""Frames of other shapes than a rectangle's, and tabs in more than one place."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.drawing.chance import Colour
from vision.drawing.uno_signs import Part, Points, bar, moved

FRAME_AREAS = {  # the share of a frame's hole in which ink has room
    "rounded": np.array([1.0, 1.0]),
    "disc": np.array([0.8, 0.76]),
    "oval": np.array([0.82, 0.72]),
    "octagon": np.array([0.9, 0.84]),
    "diamond": np.array([0.62, 0.58]),
    "double": np.array([0.96, 0.96]),
    "brackets": np.array([0.96, 0.96]),
}
TAB_ROOM = {  # how much a tab takes of the half's width and height, less its own thickness
    "bands": ((0.1, 0.24), (0.0, 1.5)),
    "sides": ((0.24, 0.1), (1.5, 0.0)),
    "corners": ((0.3, 0.24), (0.0, 0.0)),
    "underline": ((0.1, 0.32), (0.0, 1.5)),
}
_CORNERS = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], np.float64)


def shaped_frame(
    colours: Sequence[Colour], room: tuple[float, float], width: float, size: float, shape: str
) -> list[Part]:
    """A frame of a shape in one colour, or a quarter in each of four. Raises KeyError for no such shape."""
    x, y = room[0] / 2 * size, room[1] / 2 * size
    if shape == "brackets":
        return _brackets(colours, x, y, width)
    if shape in ("disc", "diamond"):
        x = y = min(x, y)
    lines = [(0.0, width)]
    if shape == "double":
        lines, shape = [(0.0, 0.36 * width), (0.68 * width, 1.04 * width)], "rounded"
    parts = []
    for start, end in lines:
        outer, inner = (_quarter(shape, x - inset, y - inset) for inset in (start, end))
        if len(colours) == 1:
            parts.append(Part((_whole(outer), _whole(inner)), colours[0]))
            continue
        band = np.vstack([outer, inner[::-1]])
        parts += [Part((band * way,), colour) for way, colour in zip(_CORNERS, colours, strict=True)]
    return parts


def more_tabs(colours: Sequence[Colour], room: tuple[float, float], where: str, width: float) -> list[Part]:
    """Stripes on two sides, spots in two corners, or a short line below; four colours share them."""
    x, y = room[0] / 2, room[1] / 2
    thick, count = 0.75 * width + 0.03, len(colours)
    if where == "corners":
        reach = 0.34
        cut = moved(np.array([[0, 0], [reach, 0], [0, reach]]), -x + 0.03, -y + 0.03)
        ways = _CORNERS if count == 4 else _CORNERS[[0, 2]]
        shades = list(colours) * (1 if count == 4 else 2)
        return [Part((cut * -way,), shade) for way, shade in zip(ways, shades, strict=True)]
    along, across = (y, x) if where == "sides" else (x, y)
    places, length = ((-1.0, 1.0), 0.9) if where != "underline" else ((1.0,), 0.5)
    off = across - 0.06 - thick / 2 if where != "underline" else across - 0.1 - thick / 2
    parts = []
    for k, colour in enumerate(colours):
        piece = bar(2 * along * length / count, thick)
        at = ((k + 0.5) / count * 2 - 1) * along * length
        for place in places:
            shape = moved(piece, at, place * off)
            parts.append(Part((shape[:, ::-1] if where == "sides" else shape,), colour))
    return parts


def _quarter(shape: str, x: float, y: float) -> Points:
    """The outline's quarter from (x, 0) to (0, y)."""
    bend = np.linspace(0, np.pi / 2, 16)
    arc = np.column_stack([np.cos(bend), np.sin(bend)])
    if shape in ("disc", "oval"):
        return arc * (x, y)
    if shape == "diamond":
        return np.array([(x, 0.0), (0.0, y)])
    if shape == "octagon":
        cut = np.tan(np.pi / 8)
        return np.array([(x, 0.0), (x, y * cut), (x * cut, y), (0.0, y)])
    if shape != "rounded":
        raise KeyError(shape)
    radius = min(0.05, x, y)
    return np.vstack([[(x, 0.0)], arc * radius + (x - radius, y - radius), [(0.0, y)]])


def _whole(quarter: Points) -> Points:
    ways = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
    return np.vstack([quarter[:: way[0] * way[1]] * way for way in ways])


def _brackets(colours: Sequence[Colour], x: float, y: float, width: float) -> list[Part]:
    """Only the corners of a frame."""
    long, thick = 0.3, min(width, 0.09)
    angle = np.array([(x, y), (x - long, y), (x - long, y - thick), (x - thick, y - thick),
                      (x - thick, y - long), (x, y - long)])  # fmt: skip
    shades = list(colours) * (4 // len(colours))
    return [Part((angle * way,), shade) for way, shade in zip(_CORNERS, shades, strict=True)]
