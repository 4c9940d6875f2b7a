"""What the lens does to the picture: distortion, focus, exposure."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Rng

Picture = NDArray[np.float32]
Points = NDArray[np.float64]
_FAR = 2.5  # in squares of half the longer side: past the corners the lens bends no more


def bend(picture: Picture, strength: float) -> Picture:
    """Barrel (below 0) or pincushion (above 0) distortion."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[:height, :width].astype(np.float32)
    middle, reach = np.array([width / 2, height / 2], np.float32), max(width, height) / 2
    x, y = (x - middle[0]) / reach, (y - middle[1]) / reach
    factor = 1 + strength * (x * x + y * y)
    back = (x * factor * reach + middle[0], y * factor * reach + middle[1])
    bowed = cv2.remap(picture, *back, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(bowed, np.float32)


def bent(points: Points, strength: float, size_px: tuple[int, int]) -> Points:
    """Where `bend` moves points (n, 2) px."""
    middle, reach = np.array(size_px) / 2, max(size_px) / 2
    goal = (points - middle) / reach
    now = goal.copy()
    for _ in range(6):
        far = np.minimum((now**2).sum(1, keepdims=True), _FAR)
        now = goal / (1 + strength * far)
    return np.asarray(now * reach + middle)


def focus(picture: Picture, rng: Rng, worst: float, wild: float) -> Picture:
    """Defocus, motion or a shallow depth of field; worst: the largest blur in px."""
    kind = rng.random()
    if kind < 0.6 - 0.25 * wild:
        return picture
    if kind < 0.72:
        return np.asarray(cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.25, max(0.3, worst))), np.float32)
    if kind < 0.86:
        length = max(2, round(rng.uniform(1, worst * 4)))
        kernel = np.zeros((length * 2 + 1, length * 2 + 1), np.float32)
        way = rng.uniform(0, np.pi)
        step = np.array([np.cos(way), np.sin(way)]) * length / 2
        ends = [tuple(np.rint(length + s * step).astype(int).tolist()) for s in (-1, 1)]
        cv2.line(kernel, ends[0], ends[1], 1.0, 1)
        return np.asarray(cv2.filter2D(picture, -1, kernel / kernel.sum()), np.float32)
    height, width = picture.shape[:2]
    way = rng.choice([0.0, np.pi / 2, rng.uniform(0, np.pi)], p=[0.6, 0.2, 0.2])
    down = np.linspace(-0.5, 0.5, height, dtype=np.float32)[:, None, None] * np.float32(np.cos(way))
    right = np.linspace(-0.5, 0.5, width, dtype=np.float32)[None, :, None] * np.float32(np.sin(way))
    part = np.clip(np.abs(down + right + 0.5 - rng.random()) * rng.uniform(0.8, 2.4), 0, 1).astype(np.float32)
    blurred = cv2.GaussianBlur(picture, (0, 0), worst * rng.uniform(0.8, 1.8))
    return np.asarray(picture * (1 - part) + blurred * part, np.float32)


def expose(picture: Picture, rng: Rng, wild: float, least_colour: float = 0.0) -> Picture:
    """Brightness, contrast curve, saturation, grey pictures; 0 to 255 in and out (not clipped).

    `least_colour`: how much of its colour a picture keeps; 0, and some are grey.
    """
    wanted = rng.uniform(70, 160) / max(float(picture.mean()), 2.0)  # what the phone's meter would do
    if wild:
        gain = np.clip(wanted, 0.5, 4.0) ** rng.uniform(0.0, 1.0)
    else:  # a fair photo burns nothing out
        brightest = max(float(np.quantile(picture[::4, ::4], 0.995)), 1.0)
        gain = min(float(np.clip(wanted, 0.8, 1.5)), 245 / brightest)
    if rng.random() < 0.4 * wild:
        gain *= rng.choice([rng.uniform(0.35, 0.8), rng.uniform(1.1, 1.6)], p=[0.65, 0.35])
    picture = picture * np.float32(gain)
    if wild and rng.random() < 0.3 + 0.3 * wild:
        power = np.float32(rng.uniform(0.6, 1.6))
        picture = np.asarray(255 * np.clip(picture / 255, 0, 1.3) ** power, np.float32)
    if rng.random() < 0.3 * wild:
        grey = picture.mean(2, keepdims=True)
        kept = rng.choice([0.0, rng.uniform(0.2, 0.8), rng.uniform(1.1, 1.6)])
        picture = grey + (picture - grey) * np.float32(max(kept, least_colour))
    if rng.random() < 0.12 * wild:  # haze: black is not black
        picture = picture * np.float32(0.8) + np.float32(rng.uniform(5, 50))
    return picture
