"""Outlines of plates beyond rectangles and ovals: polygons, shields, bursts, clouds, leaves, banners.

Every outline goes once around (0, 0), within -1 to 1 in x and y, y down. `AREAS` says which rectangle in its
middle has room for ink, as shares of the outline's width and height; its own corners, where ink is rare, may
be cut by a fifth.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from vision.drawing.uno_signs import Points

AREAS = {
    "hexagon": np.array([0.74, 0.7]),
    "octagon": np.array([0.84, 0.78]),
    "diamond": np.array([0.58, 0.54]),
    "shield": np.array([0.76, 0.6]),
    "burst": np.array([0.68, 0.64]),
    "scalloped": np.array([0.74, 0.7]),
    "leaf": np.array([0.8, 0.78]),
    "arch": np.array([0.8, 0.7]),
    "banner": np.array([0.8, 0.58]),
}
LINE_AREAS = {  # the same for one line of a word, which is wide and low
    "hexagon": np.array([0.82, 0.44]),
    "diamond": np.array([0.72, 0.3]),
    "shield": np.array([0.86, 0.36]),
    "burst": np.array([0.76, 0.4]),
    "scalloped": np.array([0.84, 0.4]),
}
TALL = frozenset({"hexagon", "octagon", "diamond", "shield", "burst", "scalloped", "leaf", "arch", "disc"})
"""Where there is room for more height if only half the width is used, as by letters under each other."""
ROUND = frozenset({"diamond", "burst", "scalloped"})  # as wide as they are tall in any room

_POINTS, _BUMPS = 20, 12  # multiples of four: quarters are alike
_SHORT = 0.84  # how far a burst reaches between its points


def hexagon() -> Points:
    """Level above and below, a point to each side."""
    return np.array([(1, 0), (0.6, 1), (-0.6, 1), (-1, 0), (-0.6, -1), (0.6, -1)], np.float64)


def octagon() -> Points:
    """A square with its corners cut."""
    cut = np.tan(np.pi / 8)
    return np.array(
        [(1, -cut), (1, cut), (cut, 1), (-cut, 1), (-1, cut), (-1, -cut), (-cut, -1), (cut, -1)], np.float64
    )


def diamond() -> Points:
    """A square on its tip."""
    return np.array([(1, 0), (0, 1), (-1, 0), (0, -1)], np.float64)


def shield() -> Points:
    """Level above, straight down the sides, then curved to a tip below."""
    down = np.linspace(-0.05, 1.0, 14)
    half = 1.0 - ((down + 0.05) / 1.05) ** 3
    right = np.column_stack([half, down])
    return np.vstack([[(-1, -1), (1, -1)], right, (right * (-1, 1))[-2::-1]])


def burst() -> Points:
    """A star of many short points."""
    angle = np.arange(2 * _POINTS) * np.pi / _POINTS
    reach = np.where(np.arange(2 * _POINTS) % 2 == 0, 1.0, _SHORT)
    return np.column_stack([np.cos(angle), np.sin(angle)]) * reach[:, None]


def scalloped() -> Points:
    """A disc with a cloudy rim."""
    angle = np.linspace(0, 2 * np.pi, 16 * _BUMPS, endpoint=False)
    reach = 0.89 + 0.11 * np.abs(np.cos(_BUMPS / 2 * angle)) ** 0.7
    return np.column_stack([np.cos(angle), np.sin(angle)]) * reach[:, None]


def leaf() -> Points:
    """Two opposite corners sharp, the other two well rounded."""
    radius = 0.62
    bend = np.linspace(0, np.pi / 2, 10)
    arc = radius * np.column_stack([np.cos(bend), np.sin(bend)]) + (1 - radius)
    return np.vstack([[(1.0, -1.0)], arc, [(-1.0, 1.0)], -arc])


def arch() -> Points:
    """A window: level below, rounded above."""
    spring = -0.25  # where the rounding starts
    bend = np.linspace(np.pi, 2 * np.pi, 24)
    top = np.column_stack([np.cos(bend), np.sin(bend) * (1 + spring) + spring])
    return np.vstack([top, [(1.0, 1.0), (-1.0, 1.0)]])


def banner() -> Points:
    """A bar with notched ends."""
    notch, tall = 0.86, 0.66
    right = [(1.0, -tall), (notch, 0.0), (1.0, tall)]
    return np.array([*right, *[(-x, y) for x, y in reversed(right)]])


OUTLINES: dict[str, Callable[[], Points]] = {
    "hexagon": hexagon,
    "octagon": octagon,
    "diamond": diamond,
    "shield": shield,
    "burst": burst,
    "scalloped": scalloped,
    "leaf": leaf,
    "arch": arch,
    "banner": banner,
}


def outline(shape: str, x: float, y: float) -> Points:
    """The outline (n, 2) with these half sides. Raises KeyError for no such shape."""
    reach = (min(x, y),) * 2 if shape in ROUND else (x, y)
    return OUTLINES[shape]() * reach
