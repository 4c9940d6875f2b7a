"""Signs as on the cards: crossed circle, two arrows, cards, quarters in four colours, ends of roads.

A sign is a list of `Part`s, -1 to 1 in x and y, drawn in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Colour
from vision.drawing.uno_colours import Four
from vision.drawing.uno_letters import Rings

Points: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Part:
    """Outlines filled together (a ring within a ring is a hole), or drawn as lines, or both."""

    rings: Rings
    fill: Colour | None
    edge: Colour | None = None
    edge_width: float = 0.0

    def placed(self, scale: float | Points, at: Points) -> Part:
        """The same elsewhere; scale: one for both axes or (2,)."""
        factor = float(np.mean(scale))
        rings = tuple(ring * scale + at for ring in self.rings)
        return replace(self, rings=rings, edge_width=self.edge_width * factor)


@dataclass(frozen=True, slots=True)
class Paints:
    """What a sign is drawn with."""

    ink: Colour
    paper: Colour  # what lies under the sign
    four: Four


def oval(x: float, y: float, slant: float = 0.0, steps: int = 48) -> Points:
    """An ellipse (steps, 2) around 0 with these half axes, turned by `slant` radians."""
    angle = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    points = np.column_stack([x * np.cos(angle), y * np.sin(angle)])
    return turned(points, slant)


def turned(points: Points, angle: float) -> Points:
    """Points (n, 2) turned clockwise by an angle in radians (y is down)."""
    c, s = np.cos(angle), np.sin(angle)
    return np.asarray(points @ np.array([[c, s], [-s, c]]))


def rounded(x: float, y: float, radius: float) -> Points:
    """A rectangle around 0 with these half sides and rounded corners, (n, 2)."""
    radius = min(radius, x, y)
    corner = np.linspace(0, np.pi / 2, 6)
    points = [
        (np.array([x - radius, y - radius]) * way)
        + radius * np.column_stack([np.cos(corner + k * np.pi / 2), np.sin(corner + k * np.pi / 2)])
        for k, way in enumerate(np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]]))
    ]
    return np.vstack(points)


def moved(points: Points, x: float, y: float) -> Points:
    """Points (n, 2) moved right and down."""
    return np.asarray(points + np.array([x, y]))


def bar(length: float, thick: float, angle: float = 0.0) -> Points:
    """A bar around 0, (4, 2)."""
    x, y = length / 2, thick / 2
    return turned(np.array([[-x, -y], [x, -y], [x, y], [-x, y]]), angle)


def ban(paints: Paints, thick: float) -> list[Part]:
    """A circle crossed from the lower left to the upper right, as Skip has it."""
    inner = 1 - thick
    slash = bar(2 * inner + thick * 0.5, thick, -np.pi / 4)
    return [Part((oval(1, 1), oval(inner, inner)), paints.ink), Part((slash,), paints.ink)]


def _arrow(thick: float) -> Points:
    """An arrow up, -1 to 1 in y, its shaft `thick` wide."""
    head, neck = min(2.4 * thick, 1.0), -1 + min(1.6 * thick, 0.85)
    x = thick / 2
    return np.array(
        [[-x, 1], [-x, neck], [-head / 2, neck], [0, -1], [head / 2, neck], [x, neck], [x, 1]], np.float64
    )


def arrows(paints: Paints, thick: float) -> list[Part]:
    """Two arrows past each other on a slant, as Reverse has it on the cards."""
    one = turned(moved(_arrow(thick * 1.5) * [1.0, 0.92], -0.4, -0.1), 0.6)
    return [Part((one,), paints.ink), Part((-one,), paints.ink)]


def arrows_level(paints: Paints, thick: float) -> list[Part]:
    """Two arrows, one to the right over one to the left."""
    one = turned(moved(_arrow(thick * 1.5), -0.42, 0.0), np.pi / 2)
    return [Part((one,), paints.ink), Part((-one,), paints.ink)]


def arrows_round(paints: Paints, thick: float) -> list[Part]:
    """Two arrows around a circle."""
    parts, inner = [], 1 - 1.2 * thick
    for start in (0.0, np.pi):
        angle = np.linspace(start + 0.35, start + 2.35, 16)
        rim = np.column_stack([np.cos(angle), np.sin(angle)]) * 0.86
        end = angle[-1]
        out = np.array([np.cos(end), np.sin(end)])
        on = np.array([-out[1], out[0]])
        middle = (1 + inner) / 2 * 0.86
        tip = [out * (middle + 0.85 * thick), out * middle + on * 1.5 * thick, out * (middle - 0.85 * thick)]
        parts.append(Part((np.vstack([rim, tip, rim[::-1] * inner]),), paints.ink))
    return parts


def _card(at: tuple[float, float], size: float, colour: Colour, edge: Colour) -> Part:
    shape = turned(rounded(0.52 * size, 0.78 * size, 0.14 * size), 0.22) + at
    return Part((shape,), colour, edge, 0.09 * size)


def cards_two(paints: Paints, thick: float) -> list[Part]:
    """Two cards, one before the other."""
    return [
        _card((0.26, -0.2), 0.9, paints.paper, paints.ink),
        _card((-0.26, 0.2), 0.9, paints.ink, paints.paper),
    ]


def cards_four(paints: Paints, thick: float) -> list[Part]:
    """Four cards in the four colours."""
    spots = ((-0.1, 0.3), (-0.42, -0.02), (0.42, 0.02), (0.1, -0.3))
    return [_card(at, 0.72, colour, paints.ink) for at, colour in zip(spots, paints.four, strict=True)]


def quarters(paints: Paints, rim: Points) -> list[Part]:
    """An outline cut into quarters of the four colours."""
    parts = []
    for k, colour in enumerate(paints.four):
        corner = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)][k])
        piece = rim * (np.sign(rim * corner + 1e-9) > 0)
        parts.append(Part((piece,), colour))
    return parts


def disc_four(paints: Paints, thick: float) -> list[Part]:
    """A disc in four colours within a ring of ink."""
    return [Part((oval(1, 1),), paints.ink), *quarters(paints, oval(0.9, 0.9, steps=96))]


def oval_four(paints: Paints, thick: float) -> list[Part]:
    """A slanted oval in four colours, as Wild has it on the cards."""
    rim = oval(0.62, 0.95, 0.5, steps=96)
    return [Part((rim * 1.07,), paints.ink), *quarters(paints, rim)]


def squares_four(paints: Paints, thick: float) -> list[Part]:
    """Four squares with room between them."""
    spots = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * 0.52
    square = rounded(0.42, 0.42, 0.08)
    return [Part((square + at,), colour) for at, colour in zip(spots, paints.four, strict=True)]


def diamond_four(paints: Paints, thick: float) -> list[Part]:
    """A diamond of four diamonds."""
    spots = np.array([(0, -1), (1, 0), (0, 1), (-1, 0)]) * 0.48
    shape = oval(0.46, 0.46, steps=4)
    return [Part((shape + at,), colour) for at, colour in zip(spots, paints.four, strict=True)]


def dots_four(paints: Paints, thick: float) -> list[Part]:
    """Four discs, one of each colour."""
    spots = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * 0.5
    return [Part((oval(0.42, 0.42) + at,), colour) for at, colour in zip(spots, paints.four, strict=True)]


def road_end(paints: Paints, thick: float) -> list[Part]:
    """A road that ends at a bar."""
    stem, top = moved(bar(thick * 1.3, 1.4), 0.0, 0.3), moved(bar(1.6, thick * 1.4), 0.0, -0.55)
    return [Part((stem,), paints.ink), Part((top,), paints.ink)]


def no_entry(paints: Paints, thick: float) -> list[Part]:
    """A disc with a level bar in it."""
    return [Part((oval(1, 1), bar(1.3, max(0.3, thick))), paints.ink)]


def octagon(paints: Paints, thick: float) -> list[Part]:
    """A stop sign with a bar in it."""
    rim = turned(oval(1.04, 1.04, steps=8), np.pi / 8)
    return [Part((rim, rim * 0.86), paints.ink), Part((bar(1.1, max(0.28, thick)),), paints.ink)]


def crossed(paints: Paints, thick: float) -> list[Part]:
    """A bold X."""
    return [Part((bar(2.3, thick * 1.5, way * np.pi / 4),), paints.ink) for way in (-1, 1)]


SIGNS: dict[str, Callable[[Paints, float], list[Part]]] = {
    "ban": ban,
    "arrows": arrows,
    "arrows level": arrows_level,
    "arrows round": arrows_round,
    "cards 2": cards_two,
    "cards 4": cards_four,
    "disc": disc_four,
    "oval": oval_four,
    "squares": squares_four,
    "diamond": diamond_four,
    "dots": dots_four,
    "road end": road_end,
    "no entry": no_entry,
    "octagon": octagon,
    "cross": crossed,
}


def sign(name: str, paints: Paints, thick: float, scale: float, at: Sequence[float]) -> list[Part]:
    """A sign in its place. Raises KeyError for an unknown name."""
    return [part.placed(scale, np.asarray(at, np.float64)) for part in SIGNS[name](paints, thick)]
