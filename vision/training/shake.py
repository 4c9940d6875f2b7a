"""Colours shaken, blur, noise and patches: what training does to every picture it shows."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]


def colours(image: Pixels, rng: np.random.Generator) -> Pixels:
    """One picture (h, w, 3) with its brightness, contrast and colours shaken by one table of tones."""
    tones = np.arange(256, dtype=np.float32)[:, None].repeat(3, 1) / 255
    if rng.random() < 0.7:
        tones = tones ** np.exp(rng.normal(0, 0.25))
        tones = (tones - 0.5) * np.exp(rng.normal(0, 0.2)) + 0.5 + rng.normal(0, 0.08)
    if rng.random() < 0.5:
        tones = tones * np.exp(rng.normal(0, 0.1, 3)) + rng.normal(0, 0.02, 3)
    if rng.random() < 0.05:
        tones = 1 - tones
    table = np.clip(tones * 255, 0, 255).astype(np.uint8).reshape(1, 256, 3)
    image = np.asarray(cv2.LUT(image, table), np.uint8)
    chance = rng.random()
    if chance < 0.12:
        image = image[..., rng.permutation(3)]
    elif chance < 0.2:
        image = np.repeat(cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)[..., None], 3, 2)
    return np.ascontiguousarray(image)


def sharpness(image: Pixels, rng: np.random.Generator, most_px: float) -> Pixels:
    """One picture blurred, made noisy, packed as JPEG, or none of it."""
    chance = rng.random()
    if chance < 0.18:
        image = np.asarray(cv2.GaussianBlur(image, (0, 0), rng.uniform(0.3, most_px)), np.uint8)
    elif chance < 0.3:
        noise = rng.normal(0, rng.uniform(1, 8), (*image.shape[:2], 1)).astype(np.float32)
        image = np.clip(image + noise, 0, 255).astype(np.uint8)
    elif chance < 0.4:
        packed = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(25, 80))])[1]
        unpacked = cv2.imdecode(packed, cv2.IMREAD_COLOR)
        assert unpacked is not None
        image = np.asarray(unpacked, np.uint8)
    return np.asarray(image, np.uint8)
