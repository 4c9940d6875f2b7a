"""How a coloured panel is filled: plain, in two tones, striped, dotted, rimmed, yet one colour to the eye."""

from __future__ import annotations

import cv2
import numpy as np

from vision.drawing.chance import Colour
from vision.drawing.uno_signs import Part, Points, bar, moved, oval, turned

FILLS = ("plain", "split", "diagonal", "stripes", "dots", "rim", "double")

_SLANT = -0.7  # radians, of stripes and of a diagonal split
_PITCH, _THICK = 0.11, 0.03  # of stripes
_DOT, _GRID = 0.018, 0.075
_RIM, _LINE = 0.88, 0.9  # where a rim ends and a line runs, of the outline


def filled(rim: Points, colour: Colour, fill: str) -> list[Part]:
    """A plate (n, 2) in one colour and its shades. Raises KeyError for no such fill."""
    tone = _shade(colour, 0.16)
    base = Part((rim,), colour)
    if fill == "rim":
        return [Part((rim,), _darker(colour, 0.3)), Part((rim * _RIM,), colour)]
    if fill == "double":
        return [base, Part((rim * _LINE,), None, _shade(colour, 0.5), 0.018)]
    if fill not in FILLS:
        raise KeyError(fill)
    more: list[Points] = []
    if fill in ("split", "diagonal"):
        more = [_half(rim, _SLANT if fill == "diagonal" else 0.0)]
    elif fill == "stripes":
        more = _stripes(rim)
    elif fill == "dots":
        more = _dots(rim)
    return [base, *(Part((shape,), tone) for shape in more)]


def _shade(colour: Colour, depth: float) -> Colour:
    """A bright colour darker, a dark one lighter."""
    bright = float(colour @ (0.11, 0.59, 0.3)) > 128
    return _darker(colour, depth) if bright else colour + (255 - colour) * depth


def _darker(colour: Colour, depth: float) -> Colour:
    return colour * (1 - depth)


def _half(rim: Points, angle: float) -> Points:
    """What of an outline lies below a line through its middle."""
    level = turned(rim, -angle)
    kept: list[Points] = []
    for one, two in zip(level, np.roll(level, -1, axis=0), strict=True):
        if one[1] >= 0:
            kept.append(one)
        if (one[1] < 0) != (two[1] < 0):
            kept.append(one + (two - one) * (one[1] / (one[1] - two[1])))
    return turned(np.array(kept), angle)


def _stripes(rim: Points) -> list[Points]:
    """Thin bars across an outline, from edge to edge."""
    level = turned(rim, -_SLANT)
    reach = float(np.abs(level[:, 1]).max())
    bars = []
    for down in np.arange(-reach + _PITCH / 2, reach, _PITCH):
        above, below = (_crossings(level, float(down) + off) for off in (-_THICK / 2, _THICK / 2))
        if len(above) != len(below):
            continue
        starts, ends = np.maximum(above, below)[::2], np.minimum(above, below)[1::2]
        for start, end in zip(starts, ends, strict=True):
            if end > start:
                stripe = moved(bar(float(end - start), _THICK), float(start + end) / 2, float(down))
                bars.append(turned(stripe, _SLANT))
    return bars


def _crossings(rim: Points, down: float) -> Points:
    """Where an outline crosses a level line, from left to right, (2 n,)."""
    following = np.roll(rim, -1, axis=0)
    crossed = (rim[:, 1] < down) != (following[:, 1] < down)
    one, way = rim[crossed], (following - rim)[crossed]
    return np.sort(one[:, 0] + way[:, 0] * (down - one[:, 1]) / way[:, 1])


def _dots(rim: Points) -> list[Points]:
    """A halftone of small dots within an outline."""
    dot = oval(_DOT, _DOT, steps=10)
    low, high = rim.min(0), rim.max(0)
    edge = (rim * 1000).astype(np.float32)
    return [
        moved(dot, x, y)
        for row, y in enumerate(np.arange(low[1] + _GRID / 2, high[1], _GRID))
        for x in np.arange(low[0] + _GRID / 2 * (1 + row % 2), high[0], _GRID)
        if cv2.pointPolygonTest(edge, (x * 1000, y * 1000), True) > 1500 * _DOT
    ]
