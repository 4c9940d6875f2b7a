"""Numbers printed on halves instead of pips (or beside them)."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Colour, LookError, Rng, colour, number, word, yes
from vision.drawing.paint import SHIFT, Image, fixed_point, scalar

_DIGITS = Path(__file__).parent / "digits.json"  # how its rings are kept: training/typefaces.py
_USUAL = Path(__file__).parent / "numerals.toml"
_TALL = 100.0
_GAP = 14.0  # between two digits, in hundredths of their height
_TURNS = {"upright": (0, 0), "foot": (0, 2), "head": (2, 0), "sideways": (1, 1)}  # quarters, by half

Rings = tuple[NDArray[np.float64], ...]


@dataclass(frozen=True, slots=True)
class Numerals:
    """How a set prints its numbers; lengths in tile widths."""

    typeface: str
    height: float
    squeeze: float  # width of the digits: 1 as the typeface has it
    stroke: float  # of the digits' height: drawn bolder by this, or so thick an outline
    hollow: bool  # only outlined
    way: str  # upright, foot (towards the line), head, sideways
    told_apart: str  # what marks 6 and 9: none, line, dot
    plate: str  # what lies under the number: none, oval, disc, square
    plate_colour: Colour
    plate_size: float  # half its height
    blank_zero: bool  # 0 is an empty half
    beside_pips: bool  # a small number in a corner, the pips are there too


@cache
def typefaces() -> dict[str, list[Rings]]:
    """Rings of the ten digits by typeface, -y up from the middle of the digit 1's height."""
    stored, down = json.loads(_DIGITS.read_text("utf-8")), (0.0, _TALL / 2)
    return {
        name: [tuple(np.add(np.reshape(ring, (-1, 2)), down) for ring in rings) for rings in digits]
        for name, digits in stored.items()
    }


@cache
def usual() -> dict[str, Any]:
    """The table of numerals for looks that have none of their own."""
    return tomllib.loads(_USUAL.read_text("utf-8"))


def decide_numerals(data: dict[str, Any], rng: Rng) -> Numerals:
    """One set's numerals. Raises KeyError for a missing entry, LookError for a faulty one."""
    names = data.get("typefaces") or [name for name in typefaces() if name not in data["spared"]]
    if unknown := [name for name in names if name not in typefaces()]:
        raise LookError(f"no typeface {unknown[0]!r}; there are: {', '.join(typefaces())}")
    return Numerals(
        typeface=names[int(rng.integers(len(names)))],
        height=number(data["height"], rng),
        squeeze=number(data["squeeze"], rng),
        stroke=number(data["stroke"], rng),
        hollow=yes(data["hollow"], rng),
        way=word(data["way"], rng),
        told_apart=word(data["told_apart"], rng),
        plate=word(data["plate"], rng),
        plate_colour=colour(data["plate_colour"], rng),
        plate_size=number(data["plate_size"], rng),
        blank_zero=yes(data["blank_zero"], rng),
        beside_pips=yes(data["beside_pips"], rng),
    )


def rings(style: Numerals, value: int) -> Rings:
    """The outlines of a number, upright, its middle at 0, in tile widths."""
    digits = [typefaces()[style.typeface][int(letter)] for letter in str(value)]
    placed: list[NDArray[np.float64]] = []
    edge = 0.0
    for digit in digits:
        left = min(float(ring[:, 0].min()) for ring in digit)
        right = max(float(ring[:, 0].max()) for ring in digit)
        placed += [np.add(ring, (edge - left, 0.0)) for ring in digit]
        edge += right - left + _GAP
    middle = np.array([(edge - _GAP) / 2, 0.0])
    scale = np.array([style.squeeze, 1.0]) * style.height / _TALL
    widest = 0.86 / max((edge - _GAP) * scale[0], 1e-6)  # stays within the tile
    return tuple((ring - middle) * scale * min(1.0, widest) for ring in placed)


def draw_number(
    image: Image, style: Numerals, value: int, middle: NDArray[np.float64], width: int, half: int, ink: Colour
) -> None:
    """Print a number onto a face `width` px wide; half: 0 the upper, 1 the lower."""
    shapes = [ring * width for ring in rings(style, value)]
    reach = np.abs(np.vstack(shapes)).max(0)
    quarters = _TURNS[style.way][half]
    if style.plate != "none" and not style.beside_pips:
        _plate(image, style, middle, width)
    bold = max(1, round(style.stroke * style.height * width))
    turned = [fixed_point(_turn(ring, quarters) + middle) for ring in shapes]
    if not style.hollow:
        cv2.fillPoly(image, turned, scalar(ink), cv2.LINE_AA, SHIFT)
    if style.hollow or style.stroke * style.height * width > 0.7:
        cv2.polylines(image, turned, True, scalar(ink), bold, cv2.LINE_AA, SHIFT)
    if value in (6, 9) and style.told_apart != "none":
        below = reach[1] + style.height * width * 0.14
        if style.told_apart == "dot":
            spot = fixed_point(_turn(np.array([[reach[0] + 0.05 * width, reach[1]]]), quarters) + middle)
            radius = round(max(1.0, 0.035 * width) * (1 << SHIFT))
            cv2.circle(image, tuple(spot[0].tolist()), radius, scalar(ink), -1, cv2.LINE_AA, SHIFT)
        else:
            ends = fixed_point(_turn(np.array([[-reach[0], below], [reach[0], below]]), quarters) + middle)
            thick = max(1, round(style.height * width * 0.1))
            first, last = (tuple(end.tolist()) for end in ends)
            cv2.line(image, first, last, scalar(ink), thick, cv2.LINE_AA, SHIFT)


def _turn(points: NDArray[np.float64], quarters: int) -> NDArray[np.float64]:
    for _ in range(quarters % 4):
        points = np.column_stack([-points[:, 1], points[:, 0]])
    return points


def _plate(image: Image, style: Numerals, middle: NDArray[np.float64], width: int) -> None:
    size, fill = style.plate_size * width, scalar(style.plate_colour)
    if style.plate == "square":
        corners = middle + size * np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
        cv2.fillConvexPoly(image, fixed_point(corners), fill, cv2.LINE_AA, SHIFT)
        return
    axes = np.array([1.15, 0.85] if style.plate == "oval" else [1.0, 1.0]) * size
    centre, reach = fixed_point(middle[None])[0], np.rint(axes * (1 << SHIFT)).astype(int)
    cv2.ellipse(image, tuple(centre.tolist()), tuple(reach.tolist()), 0, 0, 360, fill, -1, cv2.LINE_AA, SHIFT)
