"""Flat pictures of other things: boxes with a title, playing cards, notes, the faces of coins."""

from __future__ import annotations

import cv2
import numpy as np

from vision.drawing.chance import Rng
from vision.drawing.paint import Image
from vision.training.traced.coat import linear
from vision.training.traced.solids import Array

_WORDS = (
    "GAME", "TEA", "PARTY", "FAMILY", "MILK", "24 PCS", "FUN", "SUNDAY", "CHOCO", "NEW!", "MEMORY", "No. 7",
    "HOME", "SUGAR", "100 g", "CLASSIC", "SALT", "2-6", "PUZZLE", "CAFE", "EXTRA", "BISCUITS", "TRAVEL",
)  # fmt: skip
_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_RED, _BLACK = (40.0, 30.0, 200.0), (25.0, 22.0, 22.0)


def loud(rng: Rng) -> Array:
    """A printer's colour, BGR."""
    hue, much = rng.uniform(0, 180), rng.uniform(0.35, 1.0)
    pixel = np.array([[[hue, 255 * much, rng.uniform(90, 250)]]], np.uint8)
    return np.asarray(cv2.cvtColor(pixel, cv2.COLOR_HSV2BGR)[0, 0], np.float64)


def write(image: Image, text: str, middle: tuple[float, float], tall: float, ink: Array, weight: int) -> None:
    """One line of text about a point (x, y), its capitals about `tall` px high, in place."""
    face = cv2.FontFace("sans")
    size = max(4, round(tall * 1.4))
    x, y, wide, high = cv2.getTextSize((0, 0), text, (0, 0), face, size, weight)
    at = (round(middle[0] - wide / 2 - x), round(middle[1] - high / 2 - y))
    cv2.putText(image, text, at, tuple(ink.tolist()), face, size, weight)


def _sheet(rows: int, columns: int, colour: Array) -> Image:
    image = np.empty((rows, columns, 3), np.uint8)
    image[:] = np.clip(colour, 0, 255).astype(np.uint8)
    return image


def box_sides(rng: Rng, aspect: float, flat: float) -> tuple[Array, list[Array]]:
    """Top and sides of a printed box; aspect: width / depth of its top, flat: height / depth."""
    rows = 220
    columns, tall = round(rows * aspect), max(8, round(rows * flat))
    ground, ink = loud(rng), loud(rng) if rng.random() < 0.5 else np.full(3, rng.choice([20.0, 245.0]))
    word = _WORDS[int(rng.integers(len(_WORDS)))]
    top = _sheet(rows, columns, ground)
    middle = (columns / 2, rows * rng.uniform(0.3, 0.7))
    if rng.random() < 0.6:
        axes = (round(columns * rng.uniform(0.25, 0.45)), round(rows * rng.uniform(0.15, 0.35)))
        plate = (255 - ink if rng.random() < 0.4 else np.full(3, 245.0)).tolist()
        at = (round(middle[0]), round(middle[1]))
        cv2.ellipse(top, at, axes, rng.uniform(-20, 20), 0, 360, plate, -1, cv2.LINE_AA)
    for _ in range(int(rng.integers(0, 4))):
        a, b = (rng.uniform(0, 1, 2) * (columns, rows) for _ in range(2))
        ends = (np.rint(a).astype(int).tolist(), np.rint(b).astype(int).tolist())
        cv2.line(top, ends[0], ends[1], loud(rng).tolist(), int(rng.integers(2, 30)), cv2.LINE_AA)
    tall_px = min(rows * 0.3, columns / len(word) * 0.9)
    write(top, word, middle, tall_px, ink, int(rng.choice([500, 700, 900])))
    sides = []
    for wide in (rows, columns, rows, columns):
        side = _sheet(tall, wide, ground * rng.uniform(0.8, 1.0))
        if tall > 18:
            write(side, word, (wide / 2, tall / 2), tall * 0.4, ink, 700)
        sides.append(linear(side))
    return linear(top), sides


def card_face(rng: Rng) -> Array:
    """A playing card: rank and suit in its corners, its pips or a frame within."""
    image = _sheet(200, 140, np.array([240.0, 244.0, 246.0]))
    ink = np.array(_RED if rng.random() < 0.5 else _BLACK)
    rank = _RANKS[int(rng.integers(len(_RANKS)))]
    suit = int(rng.integers(3))
    for _ in range(2):
        write(image, rank, (20, 26), 26, ink, 600)
        _suit(image, suit, (20, 52), 9, ink)
        count = int(rank) if rank.isdecimal() else 1
        for i in range((count + 1) // 2):
            across = 70 if count < 4 else 48 + 44 * (i % 2)
            _suit(image, suit, (across, 40 + i * 60 // max(1, count // 2)), 13, ink)
        image = np.ascontiguousarray(image[::-1, ::-1])
    return linear(image)


def _suit(image: Image, suit: int, at: tuple[int, int], reach: int, ink: Array) -> None:
    x, y = at
    tone = tuple(ink.tolist())
    if suit == 0:  # diamond
        corners = [(x, y - reach), (x + reach * 3 // 4, y), (x, y + reach), (x - reach * 3 // 4, y)]
        cv2.fillPoly(image, [np.array(corners, np.int32)], tone, cv2.LINE_AA)
        return
    top = -1 if suit == 1 else 1  # heart or spade
    for side in (-1, 1):
        lobe = (x + side * reach // 2, y + top * reach // 3)
        cv2.circle(image, lobe, reach // 2 + 1, tone, -1, cv2.LINE_AA)
    corners = [(x - reach, y + top * reach // 3), (x + reach, y + top * reach // 3), (x, y - top * reach)]
    cv2.fillPoly(image, [np.array(corners, np.int32)], tone, cv2.LINE_AA)


def card_back(rng: Rng) -> Array:
    """The back of a playing card: a pattern within a white edge."""
    image = _sheet(200, 140, np.full(3, 242.0))
    ground, ink, step = loud(rng), loud(rng), int(rng.integers(7, 16))
    inner = _sheet(184, 124, ground)
    for y in range(0, 184, step):
        for x in range((y // step % 2) * step // 2, 124, step):
            cv2.circle(inner, (x, y), max(1, step // 4), ink.tolist(), -1, cv2.LINE_AA)
    image[8:192, 8:132] = inner
    return linear(image)


def note(rng: Rng) -> Array:
    """A score pad: names and columns of numbers written by hand."""
    image = _sheet(260, 190, np.array([225.0, 240.0, 245.0]) * rng.uniform(0.9, 1.02))
    if rng.random() < 0.6:
        image[20::16] = (image[20::16] * 0.85).astype(np.uint8)
    ink = np.array([[120.0, 50.0, 30.0], [30.0, 30.0, 34.0], [40.0, 30.0, 150.0]])[int(rng.integers(3))]
    for column in range(int(rng.integers(2, 4))):
        for row in range(int(rng.integers(2, 8))):
            text = str(int(rng.integers(1, 200))) if row else "ABEJLMT"[int(rng.integers(7))] + "."
            at = (28 + column * 60 + int(rng.integers(-4, 5)), 38 + row * 30 + int(rng.integers(-3, 4)))
            cv2.putText(image, text, at, cv2.FONT_HERSHEY_SCRIPT_SIMPLEX, 0.8, ink.tolist(), 2, cv2.LINE_AA)
    return linear(image)


def coin_relief(rng: Rng, size: int) -> Array:
    """Heights (size, size) of a coin's face, 0 to 1: a raised rim, a number, now and then a head."""
    image = np.zeros((size, size, 3), np.uint8)
    middle = (size // 2, size // 2)
    cv2.circle(image, middle, round(size * 0.46), (255, 255, 255), max(1, size // 22), cv2.LINE_AA)
    if rng.random() < 0.6:
        text = str(rng.choice([1, 2, 5, 10, 20, 50]))
        write(image, text, middle, size * 0.42, np.full(3, 255.0), 800)
    else:
        head, nod = (size // 6, size // 4), rng.uniform(-20, 20)
        cv2.ellipse(image, middle, head, nod, 0, 360, (220,) * 3, -1, cv2.LINE_AA)
        bust = (size // 2, round(size * 0.78))
        cv2.ellipse(image, bust, (size // 4, size // 8), 0, 180, 360, (220,) * 3, -1, cv2.LINE_AA)
    return np.asarray(cv2.GaussianBlur(image[..., 0], (0, 0), size / 70) / 255, np.float64)
