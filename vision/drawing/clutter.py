"""Other things on and over the table: hands, cups, coins, pens, cards, dice, trays, table edges."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Rng
from vision.drawing.household import HOUSEHOLD
from vision.drawing.outlines import Outline, box, ints, shade
from vision.drawing.paint import Image


def _coin(image: Image, at: NDArray[np.floating], tile: float, rng: Rng) -> Outline:
    reach, colour = (
        tile * rng.uniform(0.15, 0.6),
        rng.choice([[60, 90, 150], [120, 130, 135], [70, 150, 190]]),
    )
    squash = rng.uniform(0.6, 1.0)
    centre, axes = tuple(ints(at).tolist()), (max(2, round(reach)), max(2, round(reach * squash)))
    colour = np.array(colour) * rng.uniform(0.6, 1.4)
    cv2.ellipse(image, centre, axes, 0, 0, 360, shade(colour, 0.6), -1, cv2.LINE_AA)
    inner = (max(1, round(axes[0] * 0.88)), max(1, round(axes[1] * 0.88)))
    cv2.ellipse(image, centre, inner, 0, 0, 360, shade(colour, 1.0), -1, cv2.LINE_AA)
    core = (max(1, axes[0] // 2), max(1, axes[1] // 2))
    cv2.ellipse(image, centre, core, 0, 0, float(rng.uniform(60, 300)), shade(colour, 1.4), 1, cv2.LINE_AA)
    return np.asarray(cv2.ellipse2Poly(centre, axes, 0, 0, 360, 20), np.float32)


def _cup(image: Image, at: NDArray[np.floating], tile: float, rng: Rng) -> Outline:
    reach, colour = tile * rng.uniform(0.6, 1.8), rng.uniform(20, 255, 3)
    centre = tuple(ints(at).tolist())
    for part, tone in ((1.0, 0.75), (0.92, 1.0), (0.8, 0.6), (0.78, rng.uniform(0.2, 0.9))):
        fill = colour if tone != 0.6 else colour * 0.8
        axes = (max(2, round(reach * part)), max(2, round(reach * part * 0.9)))
        cv2.ellipse(image, centre, axes, 0, 0, 360, shade(fill, tone), -1, cv2.LINE_AA)
    axes = (max(2, round(reach)), max(2, round(reach * 0.9)))
    return np.asarray(cv2.ellipse2Poly(centre, axes, 0, 0, 360, 20), np.float32)


def _pen(image: Image, at: NDArray[np.floating], tile: float, rng: Rng) -> Outline:
    corners = box(at, (tile * rng.uniform(2, 5), tile * rng.uniform(0.06, 0.2)), rng.uniform(0, np.pi))
    colour = rng.uniform(0, 255, 3)
    cv2.fillConvexPoly(image, ints(corners), shade(colour, 1.0), cv2.LINE_AA)
    cv2.line(image, tuple(ints(corners[0])), tuple(ints(corners[1])), shade(colour, 1.5), 1, cv2.LINE_AA)
    return corners


def _card(image: Image, at: NDArray[np.floating], tile: float, rng: Rng) -> Outline:
    """A note, a corners or a book with marks and text on it."""
    size = (tile * rng.uniform(0.8, 3.0), tile * rng.uniform(0.6, 2.0))
    turn = rng.uniform(0, np.pi)
    corners = box(at, size, turn)
    colour = rng.uniform(150, 255, 3) if rng.random() < 0.6 else rng.uniform(0, 255, 3)
    cv2.fillConvexPoly(image, ints(corners), shade(colour, 1.0), cv2.LINE_AA)
    u, v = corners[1] - corners[0], corners[3] - corners[0]
    ink = shade(rng.uniform(0, 255, 3), 1.0)
    for _ in range(int(rng.integers(0, 9))):
        spot = ints(corners[0] + u * rng.uniform(0.1, 0.9) + v * rng.uniform(0.1, 0.9))
        if rng.random() < 0.6:
            dot = max(1, round(tile * rng.uniform(0.03, 0.12)))
            cv2.circle(image, tuple(spot), dot, ink, -1, cv2.LINE_AA)
        else:
            text = "".join(chr(int(c)) for c in rng.integers(48, 91, 4))
            size_of_text, thick = max(0.3, tile / 130), max(1, int(tile / 60))
            cv2.putText(image, text, tuple(spot), 0, size_of_text, ink, thick, cv2.LINE_AA)
    if rng.random() < 0.3:
        cv2.polylines(image, [ints(corners)], True, ink, max(1, int(tile / 40)), cv2.LINE_AA)
    return corners


def _die(image: Image, at: NDArray[np.floating], tile: float, rng: Rng) -> Outline:
    side = tile * rng.uniform(0.25, 0.6)
    bodies = np.array([[240, 245, 245], [30, 30, 190], [30, 30, 30], [190, 80, 40]], np.float64)
    turn, colour = rng.uniform(0, np.pi), bodies[int(rng.integers(len(bodies)))]
    corners = box(at, (side, side), turn)
    cv2.fillConvexPoly(image, ints(corners + side * 0.1), shade(colour, 0.6), cv2.LINE_AA)
    cv2.fillConvexPoly(image, ints(corners), shade(colour, 1.0), cv2.LINE_AA)
    pip = (20.0, 20, 20) if colour[1] > 100 else (245.0, 245, 245)
    u, v = (corners[1] - corners[0]) / 2, (corners[3] - corners[0]) / 2
    count = int(rng.integers(1, 7))
    spots = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "abcghi"}[count]
    for letter in spots:
        row, column = divmod(ord(letter) - ord("a"), 3)
        spot = ints(np.asarray(at) + u * (column - 1) * 0.55 + v * (row - 1) * 0.55)
        cv2.circle(image, tuple(spot), max(1, round(side * 0.09)), pip, -1, cv2.LINE_AA)
    return corners


def _fingers(image: Image, at: NDArray[np.floating], tile: float, rng: Rng) -> Outline:
    """A finger or an arm reaching in from somewhere."""
    skin = np.array([rng.uniform(0.45, 0.75), rng.uniform(0.6, 0.82), 1.0]) * rng.uniform(60, 240)
    away = rng.uniform(0, 2 * np.pi)
    ends = np.vstack([at, at + np.array([np.cos(away), np.sin(away)]) * tile * rng.uniform(2, 9)])
    thick = max(2, round(tile * rng.uniform(0.25, 0.9)))
    a, b = (tuple(p) for p in ints(ends).clip(-4000, 8000).tolist())
    cv2.line(image, a, b, shade(skin, 0.8), thick, cv2.LINE_AA)
    cv2.line(image, a, b, shade(skin, 1.0), max(1, int(thick * 0.75)), cv2.LINE_AA)
    if rng.random() < 0.6:
        nail = np.asarray(at) + 0.0
        cv2.circle(image, tuple(ints(nail)), max(1, thick // 4), shade(skin, 1.2), -1, cv2.LINE_AA)
    side = np.array([-np.sin(away), np.cos(away)]) * thick / 2
    rim = np.vstack([ends[0] - side, ends[0] + side, ends[1] + side, ends[1] - side])
    return np.asarray(rim, np.float32)


def _slab(image: Image, at: NDArray[np.floating], tile: float, rng: Rng) -> Outline:
    """A plain block that looks like a tile or a piece of one: an eraser, a corners, a rim, a phone."""
    size = (tile * rng.uniform(0.4, 3.5), tile * rng.uniform(0.3, 1.4))
    turn, colour = rng.uniform(0, np.pi), rng.uniform(10, 255, 3)
    if rng.random() < 0.5:
        colour = np.full(3, rng.uniform(10, 255)) + rng.normal(0, 8, 3)
    corners = box(at, size, turn)
    for step in (0.08, 0.04):
        cv2.fillConvexPoly(
            image, ints(corners + tile * step * rng.uniform(0, 1)), shade(colour, 0.6), cv2.LINE_AA
        )
    cv2.fillConvexPoly(image, ints(corners), shade(colour, 1.0), cv2.LINE_AA)
    if rng.random() < 0.4:
        inner = corners.mean(0) + (corners - corners.mean(0)) * rng.uniform(0.6, 0.9)
        cv2.fillConvexPoly(image, ints(inner), shade(rng.uniform(0, 255, 3), 1.0), cv2.LINE_AA)
    return corners


def _hub(image: Image, at: NDArray[np.floating], tile: float, rng: Rng) -> Outline:
    """The hub of a train game: a many-cornered plate with slots."""
    reach, corners = tile * rng.uniform(0.7, 1.6), int(rng.integers(6, 13))
    angle = np.linspace(0, 2 * np.pi, corners, endpoint=False) + rng.uniform(0, 1)
    rim = np.asarray(at) + reach * np.c_[np.cos(angle), np.sin(angle)]
    colour = rng.uniform(10, 255, 3)
    cv2.fillConvexPoly(image, ints(rim), shade(colour, 1.0), cv2.LINE_AA)
    for point in rim:
        ends = [tuple(ints(np.asarray(end)).tolist()) for end in (at, point)]
        cv2.line(image, ends[0], ends[1], shade(colour, 0.6), max(1, round(tile / 30)))
    return np.asarray(rim, np.float32)


def _keys(image: Image, at: NDArray[np.floating], tile: float, rng: Rng) -> Outline:
    """A remote, a keyboard, a calculator, a toy brick: rows of knobs on a plate."""
    rows, columns = int(rng.integers(1, 7)), int(rng.integers(2, 6))
    step = tile * rng.uniform(0.12, 0.4)
    size = ((columns + 0.4) * step, (rows + 0.4) * step * rng.uniform(0.9, 1.3))
    corners = box(at, size, rng.uniform(0, np.pi))
    plate, knob = rng.uniform(5, 255, 3), rng.uniform(0, 255, 3)
    if rng.random() < 0.5:
        plate = np.full(3, rng.uniform(5, 255))
        knob = plate + rng.choice([-1.0, 1.0]) * rng.uniform(20, 120)
    cv2.fillConvexPoly(image, ints(corners), shade(plate, 1.0), cv2.LINE_AA)
    u, v = (corners[1] - corners[0]) / columns, (corners[3] - corners[0]) / rows
    square = rng.random() < 0.4
    reach = max(1, round(step * rng.uniform(0.2, 0.42)))
    for row in range(rows):
        for column in range(columns):
            spot = tuple(ints(corners[0] + u * (column + 0.5) + v * (row + 0.5)).tolist())
            if square:
                corner = (spot[0] + reach, spot[1] + reach)
                cv2.rectangle(image, (spot[0] - reach, spot[1] - reach), corner, shade(knob, 1.0), -1)
            else:
                cv2.circle(image, spot, reach, shade(knob, 1.0), -1, cv2.LINE_AA)
    return corners


def _playing_card(image: Image, at: NDArray[np.floating], tile: float, rng: Rng) -> Outline:
    """A card with marks in two or three columns, which is no tile: no line parts it."""
    width = tile * rng.uniform(0.7, 1.6)
    corners = box(at, (width, width * rng.uniform(1.3, 1.6)), rng.uniform(0, np.pi))
    cv2.fillConvexPoly(image, ints(corners), shade(rng.uniform(215, 255, 3), 1.0), cv2.LINE_AA)
    ink = (25.0, 25.0, 190.0) if rng.random() < 0.5 else (25.0, 25.0, 25.0)
    u, v = corners[1] - corners[0], corners[3] - corners[0]
    rows, columns = int(rng.integers(2, 6)), int(rng.integers(1, 4))
    reach = max(1.0, float(np.linalg.norm(u)) * rng.uniform(0.04, 0.1))
    for x in np.linspace(0.28, 0.72, columns) if columns > 1 else [0.5]:
        for y in np.linspace(0.15, 0.85, rows):
            spot = corners[0] + u * x + v * y
            mark = np.array([[0, -1], [0.8, 0], [0, 1], [-0.8, 0]]) * reach
            if rng.random() < 0.5:
                mark = np.array([[0, 1], [1, -0.3], [0.5, -0.9], [0, -0.4], [-0.5, -0.9], [-1, -0.3]]) * reach
            cv2.fillPoly(image, [ints(spot + mark)], ink, cv2.LINE_AA)
    return corners


THINGS: dict[str, Callable[[Image, NDArray[np.floating], float, Rng], Outline]] = {
    "coin": _coin,
    "cup": _cup,
    "pen": _pen,
    "card": _card,
    "die": _die,
    "fingers": _fingers,
    "slab": _slab,
    "hub": _hub,
    "keys": _keys,
    "playing_card": _playing_card,
    **HOUSEHOLD,
}


_SHARES = {"fingers": 1.5, "die": 1.3}  # of the others: 1


def draw_thing(image: Image, at: NDArray[np.floating], tile_px: float, rng: Rng) -> Outline:
    """Draw some thing at a place in the picture; gives its outline, (n, 2) px."""
    names = list(THINGS)
    odds = np.array([_SHARES.get(name, 1.0) for name in names])
    return THINGS[names[int(rng.choice(len(names), p=odds / odds.sum()))]](image, at, tile_px, rng)


def draw_fingers(image: Image, at: NDArray[np.floating], tile_px: float, rng: Rng) -> Outline:
    """Draw a finger whose tip is at a place; gives its outline, (n, 2) px."""
    return _fingers(image, at, tile_px, rng)
