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


def glitter(image: Pixels, rng: np.random.Generator) -> Pixels:
    """One picture (h, w, 3) with ragged lights over a part of it, as lamps make them in wrinkled film.

    Some are single drops as large as a pip; they lie on pips and on the blank face alike.
    """
    height, width = image.shape[:2]
    y, x = np.mgrid[:height, :width].astype(np.float32)
    at, spread = rng.uniform(-0.1, 1.1, 2) * (width, height), rng.uniform(0.15, 0.6) * width
    near = np.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / (2 * spread**2))
    ragged = _wrinkles(height, width, rng) + 2.2 * near - rng.uniform(1.3, 2.4)
    shine = np.clip(ragged * rng.uniform(1.5, 5), 0, 1)
    for _ in range(int(rng.choice([0, 1, 2, 4], p=[0.5, 0.25, 0.15, 0.1]))):
        right, down = rng.uniform(0, 1, 2) * (width, height)
        long, wide = rng.uniform(0.02, 0.09, 2) * width
        turn = rng.uniform(0, np.pi)
        across = (x - right) * np.cos(turn) + (y - down) * np.sin(turn)
        along = (y - down) * np.cos(turn) - (x - right) * np.sin(turn)
        shine = np.maximum(shine, np.clip(1.6 - np.hypot(across / wide, along / long), 0, 1))
    shine = (shine * rng.uniform(0.5, 1.0))[..., None]
    light = np.full(3, 255.0) - rng.uniform(0, 40, 3) * (rng.random() < 0.4)
    return np.clip(image * (1 - shine) + light * shine, 0, 255).astype(np.uint8)


def _wrinkles(height: int, width: int, rng: np.random.Generator) -> NDArray[np.float32]:
    """Coarse and fine noise of about one, (height, width)."""
    sum_of = np.zeros((height, width), np.float32)
    for cells, weight in ((4, 0.7), (int(rng.integers(8, 14)), 0.8), (int(rng.integers(16, 32)), 0.6)):
        noise = rng.normal(0, weight, (cells, cells)).astype(np.float32)
        sum_of += cv2.resize(noise, (width, height), interpolation=cv2.INTER_CUBIC)
    return sum_of
