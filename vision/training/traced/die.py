"""A die as a mesh: a cube whose edges and corners are rounded exactly, a picture on each of its six sides."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.training.traced.coat import Coat
from vision.training.traced.solids import Array, Solid, grid_faces, joined

# of each side: which way its picture's right, its picture's down, and its outside point; the first is on top.
# As a tile's own axes these are left-handed: x to the right, y down the picture, z out of it.
SIDES: tuple[tuple[tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]], ...] = (
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((0, 1, 0), (0, 0, -1), (-1, 0, 0)),
    ((-1, 0, 0), (0, 0, -1), (0, -1, 0)),
    ((0, -1, 0), (0, 0, -1), (1, 0, 0)),
    ((1, 0, 0), (0, -1, 0), (0, 0, -1)),
)


def rounded(points: Array, radius: float) -> tuple[Array, Array]:
    """Points (n, 3) of a cube's surface from -0.5 to 0.5 drawn in to the rounded cube's; and its normals."""
    core = np.clip(points, radius - 0.5, 0.5 - radius)
    out = points - core
    out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-12)
    return core + radius * out, out


def die(coats: Sequence[Coat], radius: float, owner: int) -> Solid:
    """A die of edge 1 about the origin; coats: of its six sides, see SIDES. `owner` owns the first side."""
    parts = []
    for index, (coat, (right, down, outside)) in enumerate(zip(coats, SIDES, strict=True)):
        axes = np.array([right, down, outside], np.float64)
        parts.append(_side(coat, axes, radius, owner if index == 0 else 0))
    return joined(parts)


def _side(coat: Coat, axes: Array, radius: float, owner: int) -> Solid:
    count = coat.height.shape[0]
    step = np.linspace(-0.5, 0.5, count)
    flat = np.c_[np.tile(step, count), np.repeat(step, count), np.full(count * count, 0.5)]
    points, normals = rounded(flat @ axes, radius)
    points = points + normals * coat.height.reshape(-1, 1)
    slope_y, slope_x = np.gradient(coat.height, 1.0 / (count - 1))
    normals = normals - slope_x.reshape(-1, 1) * axes[0] - slope_y.reshape(-1, 1) * axes[1]
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    faces = grid_faces(count, count)
    colour, rough, metal = coat.colour.reshape(-1, 3), coat.rough.ravel(), coat.metal.ravel()
    return Solid(points, normals, faces, colour, rough, metal, np.full(len(faces), owner, np.int64))
