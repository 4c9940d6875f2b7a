"""What the phone and the messenger do to the picture: noise, tone, sharpening, scaling, JPEG."""

from __future__ import annotations

import cv2
import numpy as np

from vision.drawing.chance import Rng
from vision.drawing.lens import Picture
from vision.drawing.noise import soft
from vision.drawing.paint import Image


def developed(picture: Picture, rng: Rng, wild: float) -> Image:
    """The picture as it is sent, (h, w, 3) uint8, of light (h, w, 3) from 0 to 255."""
    night = rng.random() < 0.07 * wild
    if night or rng.random() < 0.2 + 0.4 * wild:
        picture = _noisy(picture, rng, rng.uniform(8, 24) if night else rng.uniform(0.5, 2.5 + 6.5 * wild))
    if rng.random() < 0.1 * wild:
        picture = _local_tone(picture, rng)
    image = np.clip(picture, 0, 255).astype(np.uint8)
    if rng.random() < (0.6 if night else 0.08 * wild):
        image = _smeared(image, rng)
    if rng.random() < 0.4:
        image = _sharpened(image, rng, wild)
    if rng.random() < 0.14 * wild:
        image = _resized(image, rng)
    if rng.random() < 0.75:
        image = _packed(image, int(rng.integers(80 - round(55 * wild), 97)))
    return image


def _noisy(picture: Picture, rng: Rng, strength: float) -> Picture:
    height, width = picture.shape[:2]
    grain = rng.standard_normal((height, width, 1), dtype=np.float32) * np.float32(strength)
    if rng.random() < 0.5:
        cells = max(height, width) / rng.uniform(1.5, 5)
        grain = grain + soft(rng, height, width, cells, 3) * np.float32(strength)
    return np.asarray(picture + grain, np.float32)


def _local_tone(picture: Picture, rng: Rng) -> Picture:
    """Shadows lifted and lights held down by their surroundings, as phones merge several exposures."""
    height, width = picture.shape[:2]
    small = cv2.resize(
        picture.mean(2), (max(8, width // 8), max(8, height // 8)), interpolation=cv2.INTER_AREA
    )
    around = cv2.GaussianBlur(small, (0, 0), max(small.shape) * rng.uniform(0.02, 0.1))
    gain = (110.0 / np.maximum(around, 6.0)) ** np.float32(rng.uniform(0.2, 0.6))
    lifted = picture * cv2.resize(gain, (width, height))[..., None]
    return np.asarray(128 + (lifted - 128) * np.float32(rng.uniform(1.0, 1.25)), np.float32)


def _smeared(image: Image, rng: Rng) -> Image:
    """Noise taken out, and fine detail with it."""
    if rng.random() < 0.5:
        return np.asarray(cv2.medianBlur(image, 3), np.uint8)
    return np.asarray(cv2.bilateralFilter(image, 5, rng.uniform(15, 60), 3), np.uint8)


def _sharpened(image: Image, rng: Rng, wild: float) -> Image:
    halo = rng.random() < 0.15 * wild
    radius, amount = (
        (rng.uniform(1.6, 3.5), rng.uniform(1.0, 2.4))
        if halo
        else (rng.uniform(0.6, 1.8), rng.uniform(0.3, 1.6))
    )
    return np.asarray(
        cv2.addWeighted(image, 1 + amount, cv2.GaussianBlur(image, (0, 0), radius), -amount, 0), np.uint8
    )


def _resized(image: Image, rng: Rng) -> Image:
    """Made small by a messenger and large again."""
    height, width = image.shape[:2]
    part = rng.uniform(0.45, 0.9)
    small = cv2.resize(image, None, fx=part, fy=part, interpolation=cv2.INTER_AREA)
    if rng.random() < 0.5:
        small = _packed(np.asarray(small, np.uint8), int(rng.integers(35, 75)))
    way = int(rng.choice([cv2.INTER_LINEAR, cv2.INTER_CUBIC]))
    return np.asarray(cv2.resize(small, (width, height), interpolation=way), np.uint8)


def _packed(image: Image, quality: int) -> Image:
    packed = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]
    unpacked = cv2.imdecode(packed, cv2.IMREAD_COLOR)
    assert unpacked is not None
    return np.asarray(unpacked, np.uint8)
