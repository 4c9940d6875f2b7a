"""Shrink wrap: a thin bumpy sheet over some tiles, which shows the lamps but hides nothing."""

from __future__ import annotations

import cv2
import numpy as np

from vision.drawing.body import Body
from vision.drawing.chance import Rng
from vision.drawing.noise import layered
from vision.training.traced.solids import Array, Solid, coated, grid_faces

_POINTS = 220  # along the longer side


def film(bodies: list[Body], rng: Rng) -> Solid:
    """A sheet over one tile and some of its neighbours, bumpy where the film is drawn tight."""
    first = bodies[int(rng.integers(len(bodies)))]
    near = [body for body in bodies if np.linalg.norm(body.middle - first.middle) < 2.6]
    group = [body for body in near if body is first or rng.random() < 0.8]
    corners = np.vstack([_corners(body) for body in group])
    axes = first.pose.axes
    own = (corners - first.middle) @ axes.T
    low, high = own[:, :2].min(0) - 0.06, own[:, :2].max(0) + 0.06
    step = float((high - low).max()) / _POINTS
    x, y = np.arange(low[0], high[0] + step, step), np.arange(low[1], high[1] + step, step)
    bumps = _bumps(len(y), len(x), step, rng)
    slope_y, slope_x = np.gradient(bumps, step)
    flat = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
    points = np.c_[flat, own[:, 2].max() + 0.02 + bumps.ravel()]
    normals = np.stack([-slope_x, -slope_y, np.ones_like(slope_x)], axis=-1).reshape(-1, 3)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    hull = np.asarray(cv2.convexHull((own[:, :2]).astype(np.float32))[:, 0], np.float32)
    inside = np.array([cv2.pointPolygonTest(hull, (float(a), float(b)), True) > -0.05 for a, b in flat])
    faces = grid_faces(len(y), len(x))
    sheet = coated(points, normals, faces[inside[faces].all(1)], np.ones(3), 0.1)
    return sheet.placed(first.middle, axes)


def _corners(body: Body) -> Array:
    reach = body.look.aspect / 2
    flat = [(-0.5, -reach), (0.5, -reach), (0.5, reach), (-0.5, reach)]
    return body.pose.world(np.array([(*corner, body.look.thickness) for corner in flat]))


def _bumps(rows: int, columns: int, step: float, rng: Rng) -> Array:
    """Height of the film, tile widths: soft waves, and folds along one way."""
    span = max(rows, columns) * step
    waves = layered(rng, rows, columns, span / rng.uniform(0.3, 1.2), 3) * rng.uniform(0.002, 0.01)
    folds = layered(rng, rows, columns, span / rng.uniform(0.1, 0.4), 2)
    return np.asarray(waves - np.abs(folds) * rng.uniform(0.0, 0.006), np.float64)
