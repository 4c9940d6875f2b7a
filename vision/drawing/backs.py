"""The back of a tile as a flat picture."""

from __future__ import annotations

import cv2
import numpy as np

from vision.drawing.chance import Rng
from vision.drawing.face import ground
from vision.drawing.look import Look
from vision.drawing.paint import Image, scalar


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
