"""A crop under other light, through another lens: what must not change which colour a marking is called."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.shake import sharpness

Pixels = NDArray[np.uint8]
Floats = NDArray[np.float32]

_GAMMA = 2.2
_LINEAR = np.power(np.arange(256, dtype=np.float32) / 255, np.float32(_GAMMA))
_STEPS = np.linspace(0, 1, 2048, dtype=np.float32)  # of light, fine enough to be told as one of 256 tones
# What a black body at so many kelvin sends into a camera balanced for daylight: blue, green, red, linear
_KELVIN = np.array([2700.0, 3300.0, 4000.0, 5000.0, 6500.0, 9000.0])
_GLOW = np.array(
    [
        [0.095, 0.397, 1.0],
        [0.211, 0.516, 1.0],
        [0.366, 0.638, 1.0],
        [0.617, 0.775, 1.0],
        [0.956, 0.991, 1.0],
        [1.0, 0.737, 0.644],
    ]
)
_LUMA = np.array([0.114, 0.587, 0.299], np.float32)
_LEFT = 0.65  # of a light's colour, at most, that phones leave in the photo


def shake(picture: Pixels, rng: np.random.Generator) -> Pixels:
    """One crop (h, w, 3) BGR in other light, then more or less sharp."""
    return _focused(lit(picture, rng), rng)


def lit(picture: Pixels, rng: np.random.Generator) -> Pixels:
    """One crop (h, w, 3) BGR with the light's colour and strength, shadows, gloss and tones shaken."""
    shape = picture.shape[:2]
    light = _LINEAR[picture]
    if rng.random() < 0.75:
        gains = cast(rng)
        if rng.random() < 0.25:  # a window on one side, a lamp on the other
            share = _ramp(shape, rng, wide=True)
            light *= gains * share + cast(rng) * (1 - share)
        else:
            light *= gains
    light *= np.float32(np.exp(rng.normal(-0.05, 0.27)))
    if rng.random() < 0.2:
        dark = np.float32(rng.uniform(0.2, 0.8)) * np.exp(rng.normal(0, 0.05, 3)).astype(np.float32)
        share = _ramp(shape, rng, wide=False) if rng.random() < 0.6 else _blotch(shape, rng)
        light *= 1 - share * (1 - dark)
    if rng.random() < 0.18:
        light += _blotch(shape, rng) * np.float32(rng.uniform(0.1, 1.2)) * cast(rng)
    tones = np.power(_STEPS, np.float32(np.exp(rng.normal(0, 0.15)) / _GAMMA))
    tone = tones[(np.clip(light, 0, 1) * (len(_STEPS) - 1)).astype(np.int32)]
    if rng.random() < 0.5:
        tone = _coloured(tone, rng.uniform(0.5, 1.3))
    if rng.random() < 0.4:
        tone = (tone - 0.5) * np.float32(np.exp(rng.normal(0, 0.18))) + 0.5 + np.float32(rng.normal(0, 0.05))
    return np.clip(tone * 255 + 0.5, 0, 255).astype(np.uint8)


def paled(picture: Pixels, left: float) -> Pixels:
    """A crop (h, w, 3) BGR with this part of its colour left, 0 for none: burnt out, or ink that wore off."""
    return np.clip(_coloured(picture, left) + 0.5, 0, 255).astype(np.uint8)


def _coloured(picture: Pixels | Floats, times: float) -> Floats:
    """As bright, and so many times as colourful."""
    grey = (picture @ _LUMA)[..., None]
    return np.asarray(grey + (picture - grey) * np.float32(times), np.float32)


def cast(rng: np.random.Generator) -> Floats:
    """What is left of a light's colour after a phone evened it out: gains of B, G, R around 1, linear."""
    mired = rng.uniform(1e6 / _KELVIN[-1], 1e6 / _KELVIN[0])
    glow = [np.interp(1e6 / mired, _KELVIN, channel) for channel in _GLOW.T]
    left = _LEFT * rng.random() ** 1.5
    gains = np.power(glow, left) * np.exp(rng.normal(0, [0.04, 0.04, 0.04]))
    return np.asarray(gains / (gains @ _LUMA), np.float32)


def _grid(shape: tuple[int, ...]) -> tuple[Floats, Floats]:
    """Where every pixel is: y and x from -1 to 1."""
    height, width = shape[:2]
    y = np.linspace(-1, 1, height, dtype=np.float32)[:, None]
    return y, np.linspace(-1, 1, width, dtype=np.float32)[None]


def _ramp(shape: tuple[int, ...], rng: np.random.Generator, *, wide: bool) -> Floats:
    """0 on one side of a line to 1 on the other, (h, w, 1); wide: all the way, else an edge."""
    y, x = _grid(shape)
    turn, width = rng.uniform(0, 2 * np.pi), rng.uniform(0.8, 2.0) if wide else rng.uniform(0.03, 0.5)
    along = x * np.float32(np.cos(turn)) + y * np.float32(np.sin(turn)) - np.float32(rng.normal(0, 0.5))
    return np.clip(along / np.float32(width) + 0.5, 0, 1)[..., None]


def _blotch(shape: tuple[int, ...], rng: np.random.Generator) -> Floats:
    """A soft spot somewhere, longer one way, (h, w, 1)."""
    y, x = _grid(shape)
    turn, (x0, y0), (a, b) = rng.uniform(0, np.pi), rng.uniform(-1.2, 1.2, 2), rng.uniform(0.1, 0.8, 2)
    c, s = np.float32(np.cos(turn)), np.float32(np.sin(turn))
    x, y = x - np.float32(x0), y - np.float32(y0)
    far = ((x * c + y * s) / np.float32(a)) ** 2 + ((y * c - x * s) / np.float32(b)) ** 2
    return np.exp(-far)[..., None]


def _focused(picture: Pixels, rng: np.random.Generator) -> Pixels:
    """As it is, from fewer pixels, over-sharpened; then blurred, noisy or packed."""
    chance = rng.random()
    height, width = picture.shape[:2]
    if chance < 0.15:
        fewer = rng.uniform(1.2, 2.4)
        small = cv2.resize(
            picture, (round(width / fewer), round(height / fewer)), interpolation=cv2.INTER_AREA
        )
        picture = np.asarray(cv2.resize(small, (width, height), interpolation=cv2.INTER_LINEAR), np.uint8)
    elif chance < 0.3:
        soft = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.6, 1.5))
        much = float(rng.uniform(0.3, 1.5))
        picture = np.asarray(cv2.addWeighted(picture, 1 + much, soft, -much, 0), np.uint8)
    if rng.random() < 0.15:
        noise = rng.normal(0, rng.uniform(2, 12), picture.shape)
        picture = np.clip(picture + noise, 0, 255).astype(np.uint8)
    return sharpness(picture, rng, 1.1)
