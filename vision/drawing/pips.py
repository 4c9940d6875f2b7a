"""One pip: printed, engraved, painted or not, round or in another shape."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Colour, Rng, apart
from vision.drawing.look import Look
from vision.drawing.paint import SHIFT, Image, disc, fixed_point, scalar

_LEAST_CONTRAST = 45.0  # of a printed pip, in BGR
_LEAST_SLANT = 0.45  # a lamp overhead still leaves one side of a hollow darker


def _star(corners: int, waist: float) -> NDArray[np.float64]:
    angle = np.arange(2 * corners) * np.pi / corners - np.pi / 2
    reach = np.where(np.arange(2 * corners) % 2, waist, 1.0)
    return np.column_stack([np.cos(angle), np.sin(angle)]) * reach[:, None]


def _flower() -> NDArray[np.float64]:
    angle = np.linspace(0, 2 * np.pi, 41)[:-1]
    return np.column_stack([np.cos(angle), np.sin(angle)]) * (0.72 + 0.28 * np.cos(5 * angle))[:, None]


SHAPES = {
    "square": np.array([[-0.85, -0.85], [0.85, -0.85], [0.85, 0.85], [-0.85, 0.85]]),
    "diamond": np.array([[0.0, -1.1], [0.9, 0.0], [0.0, 1.1], [-0.9, 0.0]]),
    "star": _star(5, 0.45) * 1.15,
    "flower": _flower() * 1.1,
    "heart": np.array(
        [[0, 1], [-0.95, 0], [-0.95, -0.55], [-0.5, -0.9], [0, -0.5], [0.5, -0.9], [0.95, -0.55], [0.95, 0]]
    ),
}  # the disc and the ring are drawn without a table


def draw_pips(
    image: Image,
    look: Look,
    count: int,
    places: NDArray[np.float64],
    width: int,
    light: tuple[float, float],
    rng: Rng,
) -> None:
    """Draw the pips of one half at `places` (n, 2) px onto a face `width` px wide.

    light: the direction (x, y) that the light comes from, length 0 to 1.
    """
    radius, colour = look.pip_radius[count] * width, look.pip_colours[count]
    slant = np.array(light)
    slant = slant * max(1.0, _LEAST_SLANT / max(float(np.hypot(*slant)), 1e-6))
    shown = look.body + (colour - look.body) * look.paint
    if not look.dent and look.relief < 0.3:  # merely printed: it must be seen by its colour
        shown = apart(shown, look.body, _LEAST_CONTRAST)
    for place in places:
        if look.halo:
            disc(image, place, radius * (1 + look.halo), look.halo_colour)
        elif look.rim:
            disc(image, place, radius * 1.22, look.body + (shown - look.body) * look.rim * 0.5)
        if look.pip_shape in SHAPES:
            _shaped(image, look, place, radius, shown, slant)
        elif look.dent and radius > 2.0:
            _hollow(image, look, place, radius, shown, slant)
        else:
            _drilled(image, look, place, radius, shown, np.array(light))
        if look.pip_shape == "ring":
            core = look.body if look.ring_core > 0.3 else shown * 0.5 + look.body * 0.5
            disc(image, place, radius * look.ring_core, core)
        if look.flake:
            _flaked(image, look, place, radius, rng)


def _drilled(
    image: Image,
    look: Look,
    place: NDArray[np.float64],
    radius: float,
    shown: Colour,
    towards: NDArray[np.float64],
) -> None:
    """A painted pip: flat, or with a rim that the light catches."""
    if look.relief and radius > 1.5:
        rim = radius * 0.14 * look.relief
        disc(image, place - towards * rim * 1.3, radius, look.body + (255 - look.body) * 0.5)
        disc(image, place + towards * rim, radius, shown * 0.55)
    disc(image, place, radius * (1 - 0.12 * look.relief), shown)
    if look.relief > 0.35 and radius > 3:
        lit = shown * 0.85 + 255 * 0.15 * look.relief
        disc(image, place - towards * radius * 0.3, radius * 0.55, lit)
    if look.sparkle and radius > 2.5:
        glint = place + towards * radius * 0.45
        disc(image, glint, radius * 0.22, shown + (255 - shown) * look.sparkle * 0.9)


def _hollow(
    image: Image,
    look: Look,
    place: NDArray[np.float64],
    radius: float,
    shown: Colour,
    slant: NDArray[np.float64],
) -> None:
    """A round hollow: the wall at the lamp's side lies in shadow, the far wall faces the lamp."""
    deep = look.dent
    edge = look.body + (255 - look.body) * 0.35 * deep
    disc(image, place - slant * radius * 0.12 * deep, radius * 1.03, edge)
    steps = 4 if radius > 5 else 3
    for step in range(steps):
        part = step / (steps - 1)  # from the shadowed edge to the lit floor
        tone = 1 - deep * (0.62 - 0.95 * part)
        lit = shown * min(tone, 1.0) + (255 - shown) * max(tone - 1.0, 0.0)
        disc(image, place - slant * radius * 0.42 * part, radius * (1 - 0.5 * part), lit)
    if look.sparkle and radius > 3:
        disc(image, place - slant * radius * 0.55, radius * 0.16, shown + (255 - shown) * look.sparkle)


def _shaped(
    image: Image,
    look: Look,
    place: NDArray[np.float64],
    radius: float,
    shown: Colour,
    slant: NDArray[np.float64],
) -> None:
    points = SHAPES[look.pip_shape] * radius
    if look.relief and radius > 2:
        lit = fixed_point(points + place - slant * radius * 0.16 * look.relief)
        cv2.fillPoly(image, [lit], scalar(look.body + (255 - look.body) * 0.5), cv2.LINE_AA, SHIFT)
    cv2.fillPoly(image, [fixed_point(points + place)], scalar(shown), cv2.LINE_AA, SHIFT)


def _flaked(image: Image, look: Look, place: NDArray[np.float64], radius: float, rng: Rng) -> None:
    """Paint gone in spots."""
    for _ in range(int(rng.integers(0, 4))):
        spot = place + rng.normal(0, 0.5, 2) * radius
        disc(image, spot, radius * rng.uniform(0.1, 0.45) * look.flake, look.body * rng.uniform(0.75, 1.0))
