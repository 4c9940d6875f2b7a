"""What a phone makes of light: exposure, white balance, tone, noise, sharpening, JPEG."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Rng
from vision.drawing.paint import Image

Light = NDArray[np.float32]  # (h, w, 3) RGB, linear


def developed(light: Light, rng: Rng, wild: float) -> Image:
    """The photo, (h, w, 3) BGR, of linear light in any unit.

    wild: 0 for a fair one, 1 where badly exposed and noisy ones are wanted as well.
    """
    balanced = light * _white_balance(light, rng)
    metered = np.quantile(balanced.mean(2), [0.5, 0.94])
    wanted = rng.uniform(0.10, 0.26)
    gain = wanted / max(float(metered[0]), 1e-6)
    gain = min(gain, rng.uniform(0.9, 1.8) / max(float(metered[1]), 1e-6))  # hardly more burns out
    if rng.random() < 0.3 * wild:
        gain *= float(rng.choice([rng.uniform(0.35, 0.8), rng.uniform(1.2, 2.0)]))
    exposed = _noisy(balanced * gain, rng, wild)
    toned = _tone(exposed, rng)
    picture = np.asarray(toned[..., ::-1] * 255, np.float32)
    if rng.random() < 0.8:
        picture = _smoothed(picture, rng)
    if rng.random() < 0.4:
        grey = picture.mean(2, keepdims=True)
        picture = grey + (picture - grey) * np.float32(rng.uniform(0.85, 1.3))
    return _stored(_sharpened(picture, rng), rng, wild)


def _white_balance(light: Light, rng: Rng) -> NDArray[np.float32]:
    """Gains that take the light's colour away, not quite."""
    seen = light.reshape(-1, 3).mean(0) + 1e-6
    grey = (seen.mean() / seen) ** rng.uniform(0.2, 0.8)
    return np.asarray(grey * np.exp(rng.normal(0, 0.03, 3)), np.float32)


def _noisy(light: Light, rng: Rng, wild: float) -> Light:
    """Photons come one by one: brighter is noisier, relatively less; then the phone smooths it away."""
    strength = rng.uniform(0.0, 0.02 + 0.04 * wild)
    noise = rng.standard_normal(light.shape, dtype=np.float32) * np.sqrt(np.maximum(light, 0.0)) * strength
    noisy = light + noise.astype(np.float32)
    return np.asarray(noisy, np.float32)


def _smoothed(picture: Light, rng: Rng) -> Light:
    """Noise taken away as phones do it, edges kept; 0 to 255 in and out."""
    much = rng.uniform(4, 22)
    return np.asarray(cv2.bilateralFilter(picture, 5, much, rng.uniform(0.8, 1.8)), np.float32)


def _sharpened(picture: Light, rng: Rng) -> Light:
    """Edges made crisper than they are, by most phones; 0 to 255 in and out, not clipped."""
    if rng.random() < 0.3:
        return picture
    radius, amount = rng.uniform(0.6, 1.8), rng.uniform(0.2, 1.2)
    return np.asarray(picture + amount * (picture - cv2.GaussianBlur(picture, (0, 0), radius)), np.float32)


def _stored(picture: Light, rng: Rng, wild: float) -> Image:
    """8 bits, and now and then what a messenger leaves of them."""
    image = np.clip(np.rint(picture), 0, 255).astype(np.uint8)
    if rng.random() < 0.1 * wild:
        part = rng.uniform(0.5, 0.9)
        small = cv2.resize(image, None, fx=part, fy=part, interpolation=cv2.INTER_AREA)
        image = np.asarray(cv2.resize(small, image.shape[1::-1], interpolation=cv2.INTER_LINEAR), np.uint8)
    quality = int(rng.integers(90 - round(60 * wild), 97))
    stored = cv2.imdecode(
        cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], cv2.IMREAD_COLOR
    )
    return np.asarray(stored, np.uint8)


def _tone(light: Light, rng: Rng) -> Light:
    """Linear light to 0 to 1 as a screen wants it, highlights rolled off."""
    knee = rng.uniform(0.6, 0.95)
    light = np.maximum(light, 0.0)
    over = np.maximum(light - knee, 0.0)
    rolled = np.minimum(light, knee) + (1 - knee) * (1 - np.exp(-over / (1 - knee) * rng.uniform(0.5, 1.0)))
    screen = np.where(rolled < 0.0031308, rolled * 12.92, 1.055 * rolled ** (1 / 2.4) - 0.055)
    curve = rng.uniform(-0.15, 0.35)  # an S, as phones do it
    return np.asarray(screen + curve * (screen - 0.5) * screen * (1 - screen) * 2, np.float32)
