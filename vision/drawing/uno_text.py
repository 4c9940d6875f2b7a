"""Text laid out in a box: lines as wide as each other or as tall, outlined, hollow, with a shadow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Colour
from vision.drawing.uno_letters import Line, Rings, set_line
from vision.drawing.uno_signs import Part
from vision.drawing.uno_style import Lettering

_LARGE_LAST = 1.9  # of a figure under a word
_MOST_JUSTIFIED = 2.4  # a line as wide as the others is at most this much taller than the least
_SMALL = 0.76  # of small capitals


@dataclass(frozen=True, slots=True)
class TextInks:
    """Colours of text: its letters take `inks` in turn."""

    inks: tuple[Colour, ...]
    outline: Colour
    shadow: Colour


@dataclass(frozen=True, slots=True)
class Block:
    """Text in place: what to draw, and the size of its box and of its smallest capitals."""

    parts: list[Part]
    width: float
    height: float
    least: float


def set_text(style: Lettering, lines: Sequence[str], inks: TextInks, width: float, height: float) -> Block:
    """Text around (0, 0), as large as a box of this width and height allows."""
    rows = [_row(style, text) for text in lines]
    scales = np.array(_relative(style, rows, lines))
    gap = style.leading * scales.min()
    natural = np.array([row.width for row in rows]) * scales
    widest = float(natural.max()) * style.squeeze
    tall = float((np.array([row.height for row in rows]) * scales).sum() + gap * (len(rows) - 1))
    x = min(width / widest, height / tall)
    y = min(height / tall, x * style.stretch)
    under: list[Part] = []  # what must not cover neighbours
    over: list[Part] = []
    top = -tall / 2
    for row, scale in zip(rows, scales, strict=True):
        middle = top + row.height * scale / 2
        top += row.height * scale + gap
        for glyph in row.glyphs:
            placed = tuple(_placed(ring, style, float(scale), middle) * (x, y) for ring in glyph)
            ink = inks.inks[len(over) % len(inks.inks)]
            cap = float(scale) * (x + y) / 2
            under += _beneath(style, placed, inks, cap)
            over.append(_letter(style, placed, ink, cap))
    return Block([*under, *over], widest * x, tall * y, float(scales.min() * min(x * style.squeeze * 1.2, y)))


def _row(style: Lettering, text: str) -> Line:
    if not style.small_capitals or len(text) < 3:
        return set_line(style.typeface, text, style.tracking)
    glyphs: list[Rings] = []
    at, tall = 0.0, 0.0
    for start, word in enumerate(text.split(" ")):
        at += 0.4 if start else 0.0
        for place, letters in enumerate((word[:1], word[1:])):
            if not letters:
                continue
            line = set_line(style.typeface, letters, style.tracking)
            scale = _SMALL if place else 1.0
            down = (1.0 - scale) / 2  # on one baseline
            middle = (at + line.width * scale / 2, down)
            glyphs += [tuple(ring * scale + middle for ring in glyph) for glyph in line.glyphs]
            at += line.width * scale + 0.1
            tall = max(tall, line.height * scale)
    return Line(tuple(tuple(ring - (at / 2, 0.0) for ring in glyph) for glyph in glyphs), at, tall)


def _relative(style: Lettering, rows: Sequence[Line], lines: Sequence[str]) -> list[float]:
    """How tall each line's capitals are, in those of the first way of measuring."""
    if len(rows) == 1 or style.rows == "even":
        return [1.0] * len(rows)
    if style.rows == "big last":
        return [1.0] * (len(rows) - 1) + [_LARGE_LAST if len(lines[-1]) == 1 else 1.0]
    widest = max(row.width for row in rows)
    least = min(widest / row.width for row in rows)
    return [min(widest / row.width, _MOST_JUSTIFIED * least) for row in rows]


def _placed(ring: NDArray[np.float64], style: Lettering, scale: float, down: float) -> NDArray[np.float64]:
    x = ring[:, 0] * style.squeeze - ring[:, 1] * style.slant
    return np.column_stack([x * scale, ring[:, 1] * scale + down])


def _beneath(style: Lettering, rings: Rings, inks: TextInks, cap: float) -> list[Part]:
    """The shadow and the outline of a letter."""
    parts = []
    if style.shadow:
        off = np.full(2, style.shadow * cap)
        parts.append(Part(tuple(ring + off for ring in rings), inks.shadow))
    if style.outline and not style.hollow:
        parts.append(Part(rings, None, inks.outline, (2 * style.outline + style.stroke) * cap))
    return parts


def _letter(style: Lettering, rings: Rings, ink: Colour, cap: float) -> Part:
    if style.hollow:
        return Part(rings, None, ink, max(style.stroke, 0.05) * cap)
    return Part(rings, ink, ink if style.stroke else None, style.stroke * cap)
