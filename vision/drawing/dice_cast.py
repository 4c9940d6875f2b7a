"""Where the rays of a camera meet a rounded cube, exactly, for every point of a window of the picture.

A die's own frame has its middle at the origin and edges one long: x across its top face, y down it (as in a
picture), z out of it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.drawing.body import Body
from vision.drawing.camera import Camera

HALF = 0.5  # of an edge
_STEPS = 5  # of Newton's way to the rounded edges: a convex body is never overshot
_CLOSE = 2e-3  # of an edge: so near is a hit
Rows = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Hits:
    """The rays that meet the die; n of them, vectors in its own frame."""

    window: tuple[int, int, int, int]  # x0, y0, x1, y1: whole px of the picture
    fine: int  # rays a pixel and axis
    where: NDArray[np.intp]  # (n,) which ray of the window, row by row
    point: Rows  # (3, n)
    normal: Rows  # (3, n) unit length
    towards: Rows  # (3, n) unit length, to the eye

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of rays in the window."""
        x0, y0, x1, y1 = self.window
        return (y1 - y0) * self.fine, (x1 - x0) * self.fine


def window_of(outline: NDArray[np.floating], size_px: tuple[int, int]) -> tuple[int, int, int, int]:
    """The whole px around an outline (n, 2), cut to a picture of this width and height; may be empty."""
    low = np.maximum(np.floor(outline.min(0)).astype(int) - 1, 0)
    high = np.minimum(np.ceil(outline.max(0)).astype(int) + 1, size_px)
    return int(low[0]), int(low[1]), int(max(high[0], low[0])), int(max(high[1], low[1]))


def middle_of(body: Body) -> NDArray[np.float64]:
    """The middle of a die in the world, (3,)."""
    return np.asarray(body.pose.origin + HALF * body.pose.axes[2])


def cast(camera: Camera, body: Body, window: tuple[int, int, int, int], fine: int) -> Hits:
    """Meet the die with `fine` x `fine` rays a pixel of the window; the eye must be outside of the die."""
    axes = body.pose.axes
    eye = (axes @ (camera.eye - middle_of(body))).astype(np.float32)
    to_own = (axes @ np.linalg.inv(camera.matrix[:, :3])).astype(np.float32)
    x0, y0, x1, y1 = window
    xs = (x0 + (np.arange((x1 - x0) * fine, dtype=np.float32) + 0.5) / np.float32(fine))[None, :]
    ys = (y0 + (np.arange((y1 - y0) * fine, dtype=np.float32) + 0.5) / np.float32(fine))[:, None]
    rays = np.stack([(a * xs + (b * ys + c)).ravel() for a, b, c in to_own])
    rounding = np.float32(body.look.rounding)
    where, point, normal = [], [], []
    edges, starts = [], []
    for axis in range(3):
        if abs(eye[axis]) <= HALF:
            continue
        side = np.float32(np.sign(eye[axis]))
        first, second = (axis + 1) % 3, (axis + 2) % 3
        with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
            far = (side * np.float32(HALF) - eye[axis]) / rays[axis]
            a = np.abs(eye[first] + far * rays[first])
            b = np.abs(eye[second] + far * rays[second])
        outermost = np.maximum(a, b)
        entering = (outermost <= HALF) & (far > 0)
        flat = entering & (outermost <= HALF - rounding)
        at = np.flatnonzero(flat)
        where.append(at)
        point.append(eye[:, None] + far[at] * rays[:, at])
        straight = np.zeros((3, len(at)), np.float32)
        straight[axis] = side
        normal.append(straight)
        rim = np.flatnonzero(entering & ~flat)
        edges.append(rim)
        starts.append(far[rim])
    at, point_at, normal_at = _rounded(eye, rays, np.concatenate(edges), np.concatenate(starts), rounding)
    chosen = np.concatenate([*where, at])
    seen = -rays[:, chosen]
    seen /= np.sqrt((seen * seen).sum(0))
    points, normals = np.concatenate([*point, point_at], axis=1), np.concatenate([*normal, normal_at], axis=1)
    return Hits(window, fine, chosen, points, normals, seen)


def _rounded(
    eye: Rows, rays: Rows, where: NDArray[np.intp], start: Rows, rounding: np.float32
) -> tuple[NDArray[np.intp], Rows, Rows]:
    """The hits among rays that enter the cube outside of its flat faces: which, points, normals."""
    rays = rays[:, where]
    far, inner = start, np.float32(HALF) - rounding
    for step in range(_STEPS + 1):
        point = eye[:, None] + far * rays
        over = np.abs(point) - inner
        np.maximum(over, 0, out=over)
        length = np.sqrt((over * over).sum(0)) + np.float32(1e-9)
        away = length - rounding
        normal = np.copysign(over / length, point)
        if step < _STEPS:
            slope = np.minimum((normal * rays).sum(0), -1e-2)
            far = far - away / slope
    hit = (np.abs(away) < _CLOSE) & ((normal * rays).sum(0) < 0)
    return where[hit], point[:, hit], normal[:, hit]
