"""Lamps and windows thrown back by a glossy face."""

from __future__ import annotations

import cv2
import numpy as np

from vision.drawing.chance import Rng
from vision.drawing.noise import soft
from vision.drawing.paint import Image


def glint(picture: Image, rng: Rng) -> Image:
    """The same picture with a lamp thrown back in specks and a ragged pool, as lacquer and film do it."""
    height, width = picture.shape[:2]
    veil = np.zeros((height, width), np.float32)
    pool = rng.uniform(0, 1, 2) * (width, height)
    for _ in range(int(rng.integers(1, 14))):
        x, y = pool + rng.normal(0, rng.uniform(0.05, 0.35) * width, 2)
        axes = (
            max(1, round(width * rng.uniform(0.006, 0.07))),
            max(1, round(width * rng.uniform(0.004, 0.04))),
        )
        turn, strength = float(rng.uniform(0, 180)), float(rng.uniform(0.2, 1.0))
        cv2.ellipse(veil, (round(float(x)), round(float(y))), axes, turn, 0, 360, strength, -1)
    if rng.random() < 0.6:
        y, x = np.mgrid[:height, :width].astype(np.float32)
        reach = width * rng.uniform(0.1, 0.5)
        near = np.exp(-((x - pool[0]) ** 2 + (y - pool[1]) ** 2) / (2 * reach**2))
        ragged = soft(rng, height, width, rng.uniform(6, 40)) * rng.uniform(0.2, 0.9) + rng.uniform(0, 0.7)
        veil = np.maximum(veil, np.clip(near * ragged, 0, 1))
    veil = np.asarray(cv2.GaussianBlur(veil, (0, 0), max(0.3, width * rng.uniform(0.003, 0.02))), np.float32)
    part = np.minimum(veil, 0.92)[..., None]
    return (picture + (255.0 - picture) * part).astype(np.uint8)


def blinding(picture: Image, rng: Rng) -> Image:
    """The same picture with a lamp mirrored over most of it, so bright that nothing under it can be read."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[:height, :width].astype(np.float32)
    at = (0.5 + rng.uniform(-0.1, 0.1, 2)) * (width, height)
    off = ((x - at[0]) / (0.66 * width)) ** 2 + ((y - at[1]) / (0.6 * height)) ** 2
    part = (1 / (1 + off**4))[..., None]
    bright = picture + (255.0 - picture) * np.minimum(part, 0.99)
    return np.asarray(bright, np.uint8)
