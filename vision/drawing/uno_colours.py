"""The four colours of an Uno set, as different as printers made them and yet four."""

from __future__ import annotations

import colorsys
import itertools

import cv2
import numpy as np

from vision.drawing.chance import Colour, Rng

Four = tuple[Colour, Colour, Colour, Colour]  # red, green, yellow, blue

# by colour: degrees of hue, saturation, brightness
_PAPER = (
    ((-13, 11), (0.78, 1.0), (0.6, 0.98)),
    ((84, 165), (0.5, 1.0), (0.32, 0.82)),
    ((34, 58), (0.72, 1.0), (0.8, 1.0)),
    ((192, 242), (0.55, 1.0), (0.38, 0.98)),
)
_LEAST_APART = 44.0  # of any two of them, in CIELAB
_PALE = 0.12  # of the sets are pale or faded


def lab(colour: Colour) -> Colour:
    """A BGR colour in CIELAB (L 0 to 100), where distances are as people see them."""
    pixel = np.asarray(colour, np.float32).reshape(1, 1, 3) / 255
    return np.asarray(cv2.cvtColor(pixel, cv2.COLOR_BGR2Lab).reshape(3), np.float64)


def distance(one: Colour, other: Colour) -> float:
    """How far apart two BGR colours look; 25 is plain to see."""
    return float(np.linalg.norm(lab(one) - lab(other)))


def four_colours(rng: Rng) -> Four:
    """A printer's red, green, yellow and blue: no two of them alike."""
    pale = rng.uniform(0.62, 0.85) if rng.random() < _PALE else 1.0
    while True:
        red, green, yellow, blue = (_mixed(ranges, pale, rng) for ranges in _PAPER)
        four = (red, green, yellow, blue)
        if min(distance(a, b) for a, b in itertools.combinations(four, 2)) > _LEAST_APART:
            return four


def _mixed(ranges: tuple[tuple[float, float], ...], pale: float, rng: Rng) -> Colour:
    hue, saturation, brightness = (rng.uniform(low, high) for low, high in ranges)
    r, g, b = colorsys.hsv_to_rgb((hue % 360) / 360, saturation * pale, 1 - (1 - brightness) * pale)
    return np.array([b, g, r]) * 255


def standing_out(colour: Colour, dark: Colour, light: Colour) -> tuple[Colour, Colour]:
    """The one of `dark` and `light` that stands out from a colour, and then the other."""
    return (dark, light) if distance(colour, dark) > distance(colour, light) else (light, dark)
