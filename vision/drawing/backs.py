"""The back of a tile as a flat picture."""

from __future__ import annotations

import cv2
import numpy as np

from vision.drawing.chance import Rng
from vision.drawing.face import ground
from vision.drawing.look import Look
from vision.drawing.paint import Image, scalar
from vision.drawing.uno_backs import uno_back


def back(look: Look, rng: Rng, *, width_px: int, style: int) -> Image:
    """The back, (width_px * aspect, width_px, 3) BGR; `style` is one number for the whole set."""
    width, height = width_px, round(width_px * look.aspect)
    image = ground(look, look.back, rng, height, width)
    own = np.random.default_rng(style)
    ink = scalar(look.back * own.uniform(0.3, 0.8) if own.random() < 0.5 else own.uniform(0, 255, 3))
    thick = max(1, width // 22)
    centre = (width // 2, height // 2)
    if look.back_print == "frame":
        inset = int(width * own.uniform(0.06, 0.18))
        cv2.rectangle(image, (inset, inset), (width - inset, height - inset), ink, thick)
    elif look.back_print == "logo":
        for _ in range(int(own.integers(1, 5))):
            size = (int(width * own.uniform(0.08, 0.42)), int(width * own.uniform(0.08, 0.42)))
            angle, spread = float(own.uniform(0, 180)), float(own.uniform(150, 360))
            fill = -1 if own.random() < 0.35 else thick
            cv2.ellipse(image, centre, size, angle, 0, spread, ink, fill, cv2.LINE_AA)
    elif look.back_print in ("four", "title") and look.marks is not None:
        uno_back(image, look.marks, own, title=look.back_print == "title")
    elif look.back_print == "picture":
        image = _pictured(image, own)
    elif look.back_print == "dots":
        _dotted(image, own, ink)
    elif look.back_print == "letters":
        image = _lettered(image, own, ink)
    elif look.back_print == "pattern":
        step = max(4, int(width * own.uniform(0.08, 0.3)))
        slope = int(own.integers(-1, 2)) * height
        for x in range(-height, width + height, step):
            cv2.line(image, (x, 0), (x + slope, height), ink, max(1, thick // 2), cv2.LINE_AA)
            if own.random() < 0.5:
                cv2.line(image, (x + slope, 0), (x, height), ink, max(1, thick // 2), cv2.LINE_AA)
    return image


def _pictured(image: Image, own: Rng) -> Image:
    """A picture of something, over the whole back or in a window of it: land, fruit, a pattern of patches."""
    height, width = image.shape[:2]
    inset = round(width * own.choice([0.0, own.uniform(0.04, 0.15)]))
    view = image[inset : height - inset, inset : width - inset]
    tall, wide = view.shape[:2]
    slope = np.linspace(0, 1, tall, dtype=np.float32)[:, None, None]
    view[:] = (own.uniform(0, 255, 3) * (1 - slope) + own.uniform(0, 255, 3) * slope).astype(np.uint8)
    for _ in range(int(own.integers(2, 9))):
        ink, at = scalar(own.uniform(0, 255, 3)), own.uniform(0, 1, 2) * (wide, tall)
        size = own.uniform(0.1, 0.6, 2) * wide
        if own.random() < 0.5:
            axes = (max(1, round(size[0])), max(1, round(size[1])))
            cv2.ellipse(
                view, (round(at[0]), round(at[1])), axes, own.uniform(0, 180), 0, 360, ink, -1, cv2.LINE_AA
            )
        else:
            points = np.rint(at + own.normal(0, 1, (int(own.integers(3, 7)), 2)) * size).astype(np.int32)
            cv2.fillPoly(view, [points], ink, cv2.LINE_AA)
    return image


def _dotted(image: Image, own: Rng, ink: tuple[float, float, float]) -> None:
    """Dots or rings in rows over all of it: no pips, since nothing parts them into halves."""
    height, width = image.shape[:2]
    step = width * own.uniform(0.09, 0.3)
    reach, fill = step * own.uniform(0.15, 0.45), int(own.choice([-1, 1]))
    shifted = own.random() < 0.5
    for row, y in enumerate(np.arange(step * own.uniform(0.2, 0.8), height, step)):
        for x in np.arange(step * (0.25 + 0.5 * (shifted and row % 2)), width, step):
            cv2.circle(image, (round(x), round(y)), max(1, round(reach)), ink, fill, cv2.LINE_AA)


def _lettered(image: Image, own: Rng, ink: tuple[float, float, float]) -> Image:
    """A maker's name in one or two lines across or along the back, bars and stars under it."""
    upright = own.random() < 0.6
    canvas = image if upright else np.ascontiguousarray(np.rot90(image))
    height, width = canvas.shape[:2]
    font, thick = int(own.integers(0, 5)), max(1, round(min(width, height) * own.uniform(0.02, 0.09)))
    y = height * own.uniform(0.25, 0.6)
    for _ in range(int(own.integers(1, 3))):
        text = "".join(chr(int(c)) for c in own.integers(65, 91, int(own.integers(1, 7))))
        scale = min(width / (len(text) * own.uniform(20, 30)), height / 60)
        (text_width, text_height), _ = cv2.getTextSize(text, font, scale, thick)
        at = (int((width - text_width) / 2), int(y + text_height / 2))
        cv2.putText(canvas, text, at, font, scale, ink, thick, cv2.LINE_AA)
        y += text_height * own.uniform(1.2, 2.0)
        if own.random() < 0.4:
            bar = (int(width * own.uniform(0.05, 0.3)), int(y))
            cv2.rectangle(canvas, bar, (width - bar[0], int(y + height * own.uniform(0.01, 0.08))), ink, -1)
            y += height * 0.12
    return canvas if upright else np.ascontiguousarray(np.rot90(canvas, 3))
