"""Where the other things on the table stand: in the picture, and not before a piece."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from vision.drawing.camera import Array, Camera
from vision.drawing.chance import Rng
from vision.drawing.truth import Points
from vision.training.traced.household import THINGS, around, thing
from vision.training.traced.solids import Solid
from vision.training.traced.uno_stage import Item

_CLEAR_PX = 6.0  # between a thing and a piece in the picture
_CLEAR = 1.2  # on the table, from a piece's middle
_TRIES = 25
_LEVEL = -0.003


def any_things(rng: Rng) -> tuple[str, ...]:
    """What else is on the table, of THINGS."""
    count = int(rng.choice(6, p=[0.14, 0.2, 0.24, 0.2, 0.14, 0.08]))
    return tuple(str(name) for name in rng.choice(list(THINGS), count, replace=False))


def put_down(
    things: Sequence[str],
    items: list[Item],
    size_px: tuple[int, int],
    camera: Camera,
    rng: Rng,
    *,
    unit: float,
    tidy: bool,
) -> tuple[list[Solid], list[str]]:
    """Things in the picture, clear of each other, and of the pieces to the eye if tidy; and their names.

    unit: how long a usual tile width is here. What finds no room is left out.
    """
    pieces = [outline_of(item.corners, camera) for item in items]
    found: list[Solid] = []
    names: list[str] = []
    spots: list[tuple[Array, float]] = []
    for name in things:
        made = thing(name, rng, unit)
        size = float(np.linalg.norm(made.points[:, :2], axis=1).max())
        for _ in range(_TRIES):
            at = _on_table(camera, rng.uniform(-0.1, 1.1, 2) * size_px)
            if at is None or any(np.linalg.norm(at - spot) < size + far for spot, far in spots):
                continue
            put = around(made, (float(at[0]), float(at[1])), rng.uniform(0, 2 * np.pi), _LEVEL)
            hull = outline_of(put.points, camera)
            if any(_meet(hull, piece) for piece in pieces) and (tidy or rng.random() < 0.9):
                continue
            if any(np.linalg.norm(at - item.body.middle[:2]) < _CLEAR for item in items):
                continue
            found.append(put)
            names.append(name)
            spots.append((at, size))
            break
    return found, names


def outline_of(points: Array, camera: Camera) -> Points:
    """The outline in the picture, (n, 2) px, convex; far away where a part is behind the lens."""
    if (camera.depth(points) < 0.5).any():
        return np.array([[-1e5, -1e5], [1e5, -1e5], [1e5, 1e5], [-1e5, 1e5]])
    return np.asarray(cv2.convexHull(camera.project(points).astype(np.float32))[:, 0], np.float64)


def _meet(one: Points, other: Points) -> bool:
    grown = one + (one - one.mean(0)) / np.linalg.norm(one - one.mean(0), axis=1, keepdims=True) * _CLEAR_PX
    area, _ = cv2.intersectConvexConvex(grown.astype(np.float32), other.astype(np.float32))
    return float(area) > 0


def _on_table(camera: Camera, px: Array) -> Array | None:
    to_px = camera.plane(np.zeros(3), np.array([1.0, 0.0, 0.0]), np.array([0.0, 1.0, 0.0]))
    x, y, w = np.linalg.solve(to_px, np.append(px, 1.0))
    if abs(w) < 1e-9 or float(camera.depth(np.array([[x / w, y / w, 0.0]]))[0]) < 1.0:
        return None
    return np.array([x, y]) / w if max(abs(x / w), abs(y / w)) < 60 else None
