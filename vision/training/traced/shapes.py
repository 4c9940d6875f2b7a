"""More bodies: what is turned on a lathe, bent from a rod, or printed on all its sides. Tile widths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from vision.training.traced.solids import Array, Solid, coated, grid_faces, joined, sheet, sphere

Curve = Sequence[tuple[float, float]]  # (radius, height) from above to below


def lathe(curves: Sequence[Curve], steps: int = 40) -> Solid:
    """A body round about z, white and matt; each curve is smooth, there is an edge between two of them.

    The body lies to the left of its curves as they are walked: outside from above to below, inside up.
    """
    parts = []
    for curve in curves:
        line = np.asarray(curve, np.float64)
        ways = np.gradient(line, axis=0)
        out = np.c_[-ways[:, 1], ways[:, 0]]
        out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-12)
        round_ = np.linspace(0, 2 * np.pi, steps, endpoint=False)
        ring = np.c_[np.cos(round_), np.sin(round_)]
        points = [np.c_[ring * radius, np.full(steps, height)] for radius, height in line]
        normals = [np.c_[ring * across, np.full(steps, up)] for across, up in out]
        faces = grid_faces(len(line), steps, closed=True)
        parts.append(coated(np.vstack(points), np.vstack(normals), faces, np.ones(3), 0.5))
    return joined(parts)


def rod(path: Array, radius: float, steps: int = 12) -> Solid:
    """A round rod along a path (n, 3) that keeps to one upright plane, open at its ends; white and matt."""
    ways = np.gradient(path, axis=0)
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)
    plane = np.cross(path[-1] - path[0], path[len(path) // 2] - path[0])
    plane /= np.linalg.norm(plane)
    across = np.cross(ways, plane)
    round_ = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    out = np.cos(round_)[None, :, None] * plane + np.sin(round_)[None, :, None] * across[:, None]
    points = path[:, None] + radius * out
    faces = grid_faces(len(path), steps, closed=True)
    return coated(points.reshape(-1, 3), out.reshape(-1, 3), faces, np.ones(3), 0.5)


def pebble(half: Array) -> Solid:
    """A white ball pressed flat, half its size (3,), on the table."""
    ball = sphere(1.0, 16)
    normals = ball.normals / half
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    return replace(ball, points=ball.points * half + [0.0, 0.0, half[2]], normals=normals)


def printed_box(half: Array, height: float, top: Array, sides: Sequence[Array], rough: float) -> Solid:
    """A box with a picture (h, w, 3) RGB linear on its top and one on each of its four sides."""
    upright = np.array([0.0, 0.0, 1.0])
    parts = [sheet(half, top).placed(np.array([0.0, 0.0, height]), np.eye(3))]
    for quarter, picture in enumerate(sides):
        turn = quarter * np.pi / 2
        out = np.array([np.cos(turn), np.sin(turn), 0.0])
        along = np.cross(upright, out)
        far, wide = (half[0], half[1]) if quarter % 2 == 0 else (half[1], half[0])
        side = sheet(np.array([wide, height / 2]), picture)
        parts.append(side.placed(out * far + upright * height / 2, np.vstack([along, upright, out])))
    box = joined(parts)
    return replace(box, rough=np.full(len(box.points), rough))
