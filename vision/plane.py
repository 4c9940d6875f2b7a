"""What lies flat on one table is foreshortened alike: frames by those of the other tiles."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from vision.halves import Floats, Tiles, cross

_LEAST_TILES = 3  # that tell how the table lies
_STEEPEST = 20.0  # how much longer, squared, the longest way may be than the shortest: 77 degrees of tilt
_ROUNDS = 10
_NARROW = (0.85, 1.2)  # of a half: tiles are 1.7 to 2.4 times as long as wide
_MISFIT = 0.25  # a tile whose side is farther off lies otherwise: on its edge, on another tile


@dataclass(frozen=True, slots=True, eq=False)
class Plane:
    """How lengths on the table look around the middle of the photo, and how tiles are made."""

    metric: Floats  # (2, 2) symmetric: v' metric v is a vector's length on the table, squared, in any unit
    narrow: float  # a half's length, its middle to its partner's, over its width

    def side_of(self, partners: Floats) -> Floats:
        """(..., 2) the sides that halves with these partner vectors (..., 2) have."""
        square = np.stack([-partners[..., 1], partners[..., 0]], -1) @ np.linalg.inv(self.metric)
        wide = self.length(partners) / (2 * self.narrow * np.maximum(self.length(square), 1e-12))
        side = square * wide[..., None]
        return np.asarray(side * np.sign(cross(partners, side))[..., None])

    def length(self, vectors: Floats) -> Floats:
        """(...) of vectors (..., 2), on the table."""
        return np.asarray(np.sqrt(np.maximum(((vectors @ self.metric) * vectors).sum(-1), 0.0)))


def plane_of(tiles: Tiles) -> Plane | None:
    """How the table lies on which these k tiles lie flat; None where they do not tell.

    A tile's partner vector and its side are square to each other on the table, and all have the same shape:
    that is linear in the metric. Tiles that do not fit (on their edge, on others) are left out. Where all lie
    the same way, nothing tells their shape, and halves are taken to be square.
    """
    fitting = np.ones(len(tiles), bool)
    plane = None
    for _ in range(2):
        if fitting.sum() < _LEAST_TILES or (plane := _fitted(tiles[fitting])) is None:
            return None
        fitting = misfit(plane, tiles) < _MISFIT
    return plane if fitting.sum() >= _LEAST_TILES else None


def misfit(plane: Plane, tiles: Tiles) -> Floats:
    """(k,) how far tiles' sides lie from where the plane has them, in sides."""
    off = np.hypot(*np.moveaxis(plane.side_of(tiles.partners) - tiles.sides, -1, 0)).mean(1)
    return np.asarray(off / np.maximum(np.hypot(*np.moveaxis(tiles.sides, -1, 0)).mean(1), 1e-9))


def laid_flat(tiles: Tiles, plane: Plane) -> Tiles:
    """Tiles with the sides that they have if they lie on this plane, halves where they are."""
    return replace(tiles, sides=plane.side_of(tiles.partners))


def _fitted(tiles: Tiles) -> Plane | None:
    p, s = tiles.partners.reshape(-1, 2), tiles.sides.reshape(-1, 2)
    long, wide = np.hypot(*p.T), np.hypot(*s.T)
    if not (long.all() and wide.all() and np.isfinite(long + wide).all()):
        return None
    square = _products(p, s) / (long * wide)[:, None]
    narrow = 1.0
    for _ in range(_ROUNDS):
        alike = (_products(p, p) - (2 * narrow) ** 2 * _products(s, s)) / (long**2)[:, None]
        rows = np.vstack([2 * square, alike])
        a, b, c = np.linalg.eigh(rows.T @ rows)[1][:, 0]  # what leaves least of them over
        metric = np.array([[a, b], [b, c]]) * np.sign(a + c)
        low, high = np.linalg.eigvalsh(metric)
        if low <= high / _STEEPEST:
            return None
        made = Plane(metric, narrow)
        told = narrow * float(np.median(made.length(p) / (2 * narrow * made.length(s))))
        narrow = min(max(told, _NARROW[0]), _NARROW[1])
    return Plane(metric, narrow)


def _products(u: Floats, v: Floats) -> Floats:
    """(n, 3): u' M v as a linear form in M's numbers a, b, c (b stands twice)."""
    return np.stack([u[:, 0] * v[:, 0], u[:, 0] * v[:, 1] + u[:, 1] * v[:, 0], u[:, 1] * v[:, 1]], 1)
