"""Lines of text as outlines: digits, capitals and "+" of `letters.json` and `more_letters.json`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vision.drawing.held_out import HELD_OUT_TYPEFACES

_LETTERS = Path(__file__).parent / "letters.json"  # how its rings are kept: training/typefaces.py
_MORE = Path(__file__).parent / "more_letters.json"  # kept in the same way
_CAP = 100.0
_BLANK = 32.0  # how wide a blank is, in hundredths of the height of a capital

Rings = tuple[NDArray[np.float64], ...]


@dataclass(frozen=True, slots=True)
class Glyph:
    """One character; lengths in heights of a capital, y down from the baseline, x from where it starts."""

    advance: float
    rings: Rings


@dataclass(frozen=True, slots=True)
class Line:
    """Characters set in a row; lengths in heights of a capital, (0, 0) the middle of all that is inked."""

    glyphs: tuple[Rings, ...]  # one for each character, blanks left out
    width: float
    height: float


@cache
def typefaces() -> dict[str, dict[str, Glyph]]:
    """The characters of every typeface of `letters.json` by the typeface's name.

    Looks choose by place in this list: another name or order would change every picture drawn so far.
    """
    return _read(_LETTERS)


@cache
def every_typeface() -> dict[str, dict[str, Glyph]]:
    """The characters of every typeface that trains, of both files, by the typeface's name."""
    usual = {name: face for name, face in typefaces().items() if name not in HELD_OUT_TYPEFACES}
    return usual | _read(_MORE)


def _read(path: Path) -> dict[str, dict[str, Glyph]]:
    stored = json.loads(path.read_text("utf-8"))
    return {
        name: {
            character: Glyph(advance / _CAP, tuple(np.reshape(ring, (-1, 2)) / _CAP for ring in rings))
            for character, (advance, *rings) in face.items()
        }
        for name, face in stored.items()
    }


@cache
def set_line(typeface: str, text: str, tracking: float = 0.0) -> Line:
    """Set a text of digits, capitals, "+" and blanks; tracking: more room between characters.

    Raises KeyError for an unknown typeface or another character.
    """
    face = typefaces().get(typeface) or every_typeface()[typeface]
    placed: list[Rings] = []
    at = 0.0
    for character in text:
        if character == " ":
            at += _BLANK / _CAP + tracking
            continue
        glyph = face[character]
        placed.append(tuple(ring + np.array([at, 0.0]) for ring in glyph.rings))
        at += glyph.advance + tracking
    low, high = bounds([ring for rings in placed for ring in rings])
    middle = (low + high) / 2
    centred = tuple(tuple(ring - middle for ring in rings) for rings in placed)
    return Line(centred, float(high[0] - low[0]), float(high[1] - low[1]))


def bounds(rings: Sequence[NDArray[np.float64]]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The least and the most x and y of some rings, each (2,)."""
    points = np.vstack(rings)
    return points.min(0), points.max(0)
