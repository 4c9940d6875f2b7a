"""A tile as a mesh: a rounded box with bevels whose upper side is a relief."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from vision.drawing.body import Body
from vision.training.traced.coat import Coat, linear
from vision.training.traced.solids import Array, Solid, grid_faces, joined, lid, painted, turned

_STEPS = 9  # points a rounded corner
_LAP = 0.002  # the relief hangs over the bevel's upper edge so that no crack shows


def tile(body: Body, coat: Coat, rough: float, first_id: int) -> Solid:
    """A tile in its place; the ids first_id and first_id + 1 (from 1) own what its halves show."""
    look = body.look
    half = np.array([0.5, look.aspect / 2])
    bevel = float(np.clip(look.bevel, 0.004, look.thickness * 0.45))
    top = look.thickness
    arc = [(bevel * (1 - np.cos(a)), top - bevel * (1 - np.sin(a)), a) for a in np.linspace(np.pi / 2, 0, 5)]
    arc[0] = (bevel + _LAP, top - 1e-3, np.pi / 2)
    low = min(bevel, top - bevel - 1e-3)
    foot = [(low * (1 - np.cos(a)), low * (1 + np.sin(a)), a) for a in np.linspace(0, -np.pi / 2, 4)]
    seam = (arc[-1][1] + foot[0][1]) / 2
    upper = turned([*arc, (0.0, seam, 0.0)], half, look.rounding, _STEPS)
    lower = turned([(0.0, seam, 0.0), *foot], half, look.rounding, _STEPS)
    base = lid(half - low, look.rounding - low, 0.0, _STEPS, up=False)
    shown, hidden = (look.body, look.back) if body.face_up else (look.back, look.body)
    halves = np.where(_middles(upper)[:, 1] < 0, first_id, first_id + 1)
    upper = replace(painted(upper, linear(shown), rough), owner=halves)
    parts = [
        _relief(body, coat, bevel, first_id),
        upper,
        painted(lower, linear(look.side if body.face_up else hidden), rough),
        painted(base, linear(hidden), rough),
    ]
    return joined(parts).placed(body.pose.origin, body.pose.axes)


def _middles(solid: Solid) -> Array:
    return np.asarray(solid.points[solid.faces].mean(1))


def _relief(body: Body, coat: Coat, bevel: float, first_id: int) -> Solid:
    """The upper side, a point a pixel of the coat; what lies beyond the rim is drawn in to it."""
    look = body.look
    rows, columns = coat.height.shape
    x = (np.arange(columns) + 0.5) / columns - 0.5
    y = ((np.arange(rows) + 0.5) / rows - 0.5) * look.aspect
    x[[0, -1]], y[[0, -1]] = (-0.5, 0.5), (-look.aspect / 2, look.aspect / 2)
    flat = np.stack(np.meshgrid(x, y), axis=-1)
    half = np.array([0.5, look.aspect / 2]) - bevel
    radius = float(np.clip(look.rounding - bevel, 1e-3, half.min()))
    core = np.clip(flat, -(half - radius), half - radius)
    beyond = flat - core
    far = np.linalg.norm(beyond, axis=-1, keepdims=True)
    flat = core + beyond * np.minimum(1.0, radius / np.maximum(far, 1e-9))
    slope_y, slope_x = np.gradient(coat.height, look.aspect / rows, 1 / columns)
    normals = np.stack([-slope_x, -slope_y, np.ones_like(slope_x)], axis=-1).reshape(-1, 3)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    faces = grid_faces(rows, columns)
    points = np.c_[flat.reshape(-1, 2), look.thickness + coat.height.ravel()]
    owner = np.where(points[faces[:, 0], 1] < 0, first_id, first_id + 1)
    return Solid(
        points, normals, faces, coat.colour.reshape(-1, 3), coat.rough.ravel(), coat.metal.ravel(), owner
    )
