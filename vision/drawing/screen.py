"""Bars over and under a photo that is a screenshot."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Rng
from vision.drawing.paint import Image


@dataclass(frozen=True, slots=True)
class Bar:
    """A plain stripe from edge to edge, with letters and buttons on it now and then."""

    low: tuple[int, int]  # x, y px
    high: tuple[int, int]
    colour: tuple[float, float, float]
    lettered: bool

    @property
    def outline(self) -> NDArray[np.float32]:
        """Its corners, (4, 2) px."""
        (x0, y0), (x1, y1) = self.low, self.high
        return np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]], np.float32)

    def paint(self, image: Image, rng: Rng) -> None:
        """Draw it, in place."""
        cv2.rectangle(image, self.low, (self.high[0] - 1, self.high[1] - 1), self.colour, -1)
        if not self.lettered:
            return
        ink = (240.0,) * 3 if sum(self.colour) < 380 else (30.0,) * 3
        tall = self.high[1] - self.low[1]
        y = self.low[1] + round(tall * 0.65)
        text = "".join(chr(int(c)) for c in rng.integers(48, 91, int(rng.integers(3, 9))))
        cv2.putText(image, text, (self.low[0] + 8, y), 0, max(0.25, tall / 70), ink, 1, cv2.LINE_AA)
        for _ in range(int(rng.integers(0, 4))):
            x = int(rng.integers(self.low[0], max(self.high[0], self.low[0] + 1)))
            cv2.circle(
                image, (x, y - tall // 8), max(1, tall // 7), ink, int(rng.choice([-1, 1])), cv2.LINE_AA
            )


def screen_bars(size_px: tuple[int, int], rng: Rng) -> list[Bar]:
    """Bars at the top and bottom, or left and right of a picture."""
    width, height = size_px
    tone = rng.choice([0.0, 12.0, 30.0, 245.0, 255.0])
    colour = (float(tone), float(tone), float(tone))
    upright = rng.random() < 0.7
    reach = height if upright else width
    bars = []
    for edge in (0, 1):
        if rng.random() < 0.15:
            continue
        deep = round(reach * rng.uniform(0.03, 0.22))
        start, end = (0, deep) if edge == 0 else (reach - deep, reach)
        low, high = ((0, start), (width, end)) if upright else ((start, 0), (end, height))
        bars.append(Bar(low, high, colour, bool(upright and rng.random() < 0.6)))
    return bars
