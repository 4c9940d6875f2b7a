"""Things on the table that look like markings: sweets, number cards, boxes with titles, letter tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Rng
from vision.drawing.outlines import Outline, box, ints, shade
from vision.drawing.paint import SHIFT, Image, fixed_point
from vision.drawing.uno_colours import four_colours
from vision.drawing.uno_letters import set_line, typefaces

At = NDArray[np.floating]
_TITLES = (
    "GAME",
    "SNACKS",
    "TEA",
    "MUSTARD",
    "COFFEE",
    "SALE",
    "NEW",
    "500 G",
    "PUZZLE 1000",
    "CARDS",
    "TOYS",
)


def _write(
    image: Image, text: str, at: At, across: At, down: At, ink: Sequence[float], face: str, wide: float
) -> None:
    """A line of text around a point; across, down: the unit directions of its letters, px."""
    line = set_line(face, text)
    scale = wide / line.width
    for glyph in line.glyphs:
        rings = [at + scale * (ring[:, :1] * across + ring[:, 1:] * down) for ring in glyph]
        cv2.fillPoly(image, [fixed_point(ring) for ring in rings], ink, cv2.LINE_AA, SHIFT)


def _typeface(rng: Rng) -> str:
    names = list(typefaces())
    return names[int(rng.integers(len(names)))]


def _hue(rng: Rng) -> NDArray[np.float64]:
    return four_colours(rng)[int(rng.integers(4))]


def _sweets(image: Image, at: At, tile: float, rng: Rng) -> Outline:
    """Some coloured sweets."""
    reach, spread = tile * rng.uniform(0.1, 0.24), tile * rng.uniform(0.3, 1.0)
    four = four_colours(rng)
    spots = [np.asarray(at) + rng.normal(0, spread, 2) for _ in range(int(rng.integers(1, 8)))]
    for spot in spots:
        hue, size = four[int(rng.integers(4))], (round(reach), max(1, round(reach * rng.uniform(0.75, 1.0))))
        centre, angle = tuple(ints(spot).tolist()), float(rng.uniform(0, 180))
        if min(size) < 1:
            continue
        for part, tone, move in ((1.0, 0.62, 0.0), (0.9, 1.0, 0.06), (0.3, 1.6, 0.3)):
            middle = (round(centre[0] - move * reach), round(centre[1] - move * reach))
            axes = (max(1, round(size[0] * part)), max(1, round(size[1] * part)))
            cv2.ellipse(image, middle, axes, angle, 0, 360, shade(hue + 20, tone), -1, cv2.LINE_AA)
    low, high = np.min(spots, 0) - reach, np.max(spots, 0) + reach
    return np.array([low, (high[0], low[1]), high, (low[0], high[1])], np.float32)


def _number_card(image: Image, at: At, tile: float, rng: Rng) -> Outline:
    """A card of a colour game: a rim, a coloured field, an oval, a number or a word."""
    wide = tile * rng.uniform(0.8, 1.5)
    corners = box(at, (wide, wide * 1.5), rng.uniform(0, 2 * np.pi))
    cv2.fillConvexPoly(image, ints(corners), shade(rng.uniform(225, 255, 3), 1.0), cv2.LINE_AA)
    hue = _hue(rng) if rng.random() < 0.8 else np.full(3, 20.0)
    middle = corners.mean(0)
    inner = middle + (corners - middle) * [0.88, 0.88]
    cv2.fillConvexPoly(image, ints(inner), shade(hue, 1.0), cv2.LINE_AA)
    across, down = (corners[1] - corners[0]) / wide, (corners[3] - corners[0]) / (wide * 1.5)
    light, ink = np.full(3, 245.0), (245.0, 245.0, 245.0)
    if rng.random() < 0.6:
        angle = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        slanted = np.column_stack([np.cos(angle) * 0.34 + np.sin(angle) * 0.2, np.sin(angle) * 0.5]) * wide
        cv2.fillPoly(
            image, [ints(middle + slanted @ np.stack([across, down]))], shade(light, 1.0), cv2.LINE_AA
        )
        ink = shade(hue, 1.0)
    face, text = _typeface(rng), str(rng.choice(["0", "1", "3", "5", "7", "8", "+2", "+4", "SKIP", "WILD"]))
    _write(image, text, middle, across, down, ink, face, wide * (0.34 if len(text) < 3 else 0.6))
    if rng.random() < 0.7 and len(text) < 3:
        for way in (-1, 1):
            corner = middle + way * (across * 0.32 * wide + down * 0.58 * wide)
            _write(image, text, corner, -way * across, -way * down, shade(light, 1.0), face, wide * 0.12)
    return corners


def _printed_box(image: Image, at: At, tile: float, rng: Rng) -> Outline:
    """A box, a wrapper or a book with a title in one or two lines."""
    size = (tile * rng.uniform(1.5, 4.5), tile * rng.uniform(0.8, 3.0))
    corners = box(at, size, rng.uniform(0, 2 * np.pi))
    ground = _hue(rng) if rng.random() < 0.6 else np.full(3, rng.uniform(15, 250))
    cv2.fillConvexPoly(image, ints(corners), shade(ground, 1.0), cv2.LINE_AA)
    across, down = (corners[1] - corners[0]) / size[0], (corners[3] - corners[0]) / size[1]
    ink = (245.0, 245.0, 245.0) if ground.mean() < 130 else shade(_hue(rng), 0.7)
    face = _typeface(rng)
    for row in range(int(rng.integers(1, 3))):
        text = _TITLES[int(rng.integers(len(_TITLES)))]
        spot = corners.mean(0) + down * size[1] * (row - 0.3) * 0.36
        _write(image, text, spot, across, down, ink, face, size[0] * rng.uniform(0.35, 0.8))
    return corners


def _letter_tile(image: Image, at: At, tile: float, rng: Rng) -> Outline:
    """A square with one letter or number: a letter game's tile, a key, a counter."""
    side, turn = tile * rng.uniform(0.3, 0.6), rng.uniform(0, 2 * np.pi)
    corners = box(at, (side, side), turn)
    ground = np.array([170.0, 205.0, 228.0]) if rng.random() < 0.6 else rng.uniform(10, 250, 3)
    for step in (0.08, 0.0):
        cv2.fillConvexPoly(
            image, ints(corners + side * step), shade(ground, 0.6 if step else 1.0), cv2.LINE_AA
        )
    across, down = (corners[1] - corners[0]) / side, (corners[3] - corners[0]) / side
    text = str(rng.choice(list("ABCDEFGHIKLMNOPRSTUVWZ147")))
    ink = (25.0, 25.0, 25.0) if ground.mean() > 110 else (240.0, 240.0, 240.0)
    _write(image, text, corners.mean(0), across, down, ink, _typeface(rng), side * rng.uniform(0.25, 0.5))
    return corners


def _pencil(image: Image, at: At, tile: float, rng: Rng) -> Outline:
    """A coloured pencil with its point."""
    long, thick = tile * rng.uniform(2.0, 4.5), tile * rng.uniform(0.08, 0.16)
    turn, hue = rng.uniform(0, 2 * np.pi), _hue(rng)
    corners = box(at, (long, thick), turn)
    across, down = (corners[1] - corners[0]) / long, (corners[3] - corners[0]) / thick
    for k, tone in enumerate((1.15, 0.95, 0.7)):
        edge = corners[0] + down * thick * k / 3
        strip = [edge, edge + across * long, edge + across * long + down * thick / 3, edge + down * thick / 3]
        cv2.fillConvexPoly(image, ints(np.array(strip)), shade(hue, tone), cv2.LINE_AA)
    tip = corners[1] + across * thick * 2.5 + down * thick / 2
    wood = np.array([corners[1], tip, corners[2]])
    cv2.fillConvexPoly(image, ints(wood), (160.0, 200.0, 230.0), cv2.LINE_AA)
    lead = tip + (wood - tip) * 0.35
    cv2.fillConvexPoly(image, ints(lead), shade(hue, 0.8), cv2.LINE_AA)
    return np.array([corners[0], corners[1], tip, corners[2], corners[3]], np.float32)


UNO_THINGS: dict[str, Callable[[Image, At, float, Rng], Outline]] = {
    "sweets": _sweets,
    "number_card": _number_card,
    "printed_box": _printed_box,
    "letter_tile": _letter_tile,
    "pencil": _pencil,
}


def draw_uno_thing(image: Image, at: At, tile_px: float, rng: Rng) -> Outline:
    """Draw some such thing at a place in the picture; gives its outline, (n, 2) px."""
    names = list(UNO_THINGS)
    return UNO_THINGS[names[int(rng.integers(len(names)))]](image, at, tile_px, rng)
