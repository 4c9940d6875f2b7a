"""Bodies as triangles: the few shapes that a table full of dominoes needs. Lengths in tile widths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Faces = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Solid:
    """Triangles with a smooth normal and a coat at every corner."""

    points: Array  # (n, 3) world
    normals: Array  # (n, 3) unit length, outwards
    faces: Faces  # (m, 3) indices of points
    colour: Array  # (n, 3) RGB, linear, 0 to 1
    rough: Array  # (n,) 0 mirrors, 1 is chalk
    metal: Array  # (n,) 0 or 1
    owner: Faces  # (m,) 0, or the id of the half of a tile that this triangle shows

    def placed(self, origin: Array, axes: Array) -> Solid:
        """The same body with its own (x, y, z) along the rows of `axes` (3, 3, unit length)."""
        return replace(self, points=origin + self.points @ axes, normals=self.normals @ axes)

    def wound(self) -> Faces:
        """The triangles (m, 3), their corners in the order that faces the way the normals do."""
        corners = self.points[self.faces]
        cross = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        wrong = (cross * self.normals[self.faces].sum(1)).sum(1) < 0
        return np.where(wrong[:, None], self.faces[:, ::-1], self.faces)


def coated(
    points: Array, normals: Array, faces: Faces, colour: Array, rough: float, metal: float = 0.0
) -> Solid:
    """A body in one coat, or with a colour (n, 3) a point."""
    count = len(points)
    return Solid(
        points,
        normals,
        faces,
        np.broadcast_to(colour, (count, 3)),
        np.full(count, rough),
        np.full(count, metal),
        np.zeros(len(faces), np.int64),
    )


def joined(solids: Sequence[Solid]) -> Solid:
    """Several bodies (at least one) as one."""
    starts = np.cumsum([0, *(len(solid.points) for solid in solids[:-1])])
    return Solid(
        np.concatenate([solid.points for solid in solids]),
        np.concatenate([solid.normals for solid in solids]),
        np.concatenate([solid.faces + start for solid, start in zip(solids, starts, strict=True)]),
        np.concatenate([solid.colour for solid in solids]),
        np.concatenate([solid.rough for solid in solids]),
        np.concatenate([solid.metal for solid in solids]),
        np.concatenate([solid.owner for solid in solids]),
    )


def grid_faces(rows: int, columns: int, *, closed: bool = False) -> Faces:
    """Triangles between points that lie in rows; closed: the last column meets the first again."""
    across = columns if closed else columns - 1
    row, column = (index.ravel() for index in np.mgrid[: rows - 1, :across])
    right = (column + 1) % columns
    a, b = row * columns + column, row * columns + right
    c, d = a + columns, b + columns
    return np.concatenate([np.c_[a, c, b], np.c_[b, c, d]]).astype(np.int64)


def rim(half: Array, radius: float, steps: int) -> tuple[Array, Array]:
    """A rounded rectangle: its points (n, 2) anticlockwise, and which way is out at each (n, 2)."""
    radius = float(np.clip(radius, 1e-3, half.min()))
    turns = np.linspace(0.0, np.pi / 2, steps)
    points, outwards = [], []
    for quarter, corner in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        out = np.c_[np.cos(turns + quarter * np.pi / 2), np.sin(turns + quarter * np.pi / 2)]
        points.append(np.array(corner) * (half - radius) + radius * out)
        outwards.append(out)
    return np.vstack(points), np.vstack(outwards)


def turned(profile: Sequence[tuple[float, float, float]], half: Array, radius: float, steps: int) -> Solid:
    """A body whose outline is a rounded rectangle at every height, without a lid; white and matt.

    profile: (inset, height, slope) from above to below; slope: the angle of the surface there, pi / 2 looks
    up, 0 sideways, -pi / 2 down. half: half its size (2,).
    """
    points, normals = [], []
    for inset, height, slope in profile:
        flat, out = rim(half - inset, radius - inset, steps)
        points.append(np.c_[flat, np.full(len(flat), height)])
        normals.append(np.c_[out * np.cos(slope), np.full(len(flat), np.sin(slope))])
    faces = grid_faces(len(profile), len(points[0]), closed=True)
    return coated(np.vstack(points), np.vstack(normals), faces, np.ones(3), 0.5)


def lid(half: Array, radius: float, height: float, steps: int, *, up: bool) -> Solid:
    """A flat rounded rectangle, white and matt."""
    flat, _ = rim(half, radius, steps)
    points = np.c_[np.vstack([np.zeros((1, 2)), flat]), np.full(len(flat) + 1, height)]
    here = np.arange(1, len(flat) + 1)
    onwards = np.roll(here, -1)
    faces = np.c_[np.zeros(len(flat), np.int64), here, onwards]
    normal = np.array([0.0, 0.0, 1.0 if up else -1.0])
    return coated(points, np.tile(normal, (len(points), 1)), faces, np.ones(3), 0.5)


def prism(base: Array, height: float, low: float) -> Solid:
    """A block over a convex outline (n, 2), white and matt, with sharp edges."""
    count, onwards = len(base), np.roll(base, -1, axis=0)
    points = [np.c_[base, np.full(count, height)]]
    normals = [np.tile([0.0, 0.0, 1.0], (count, 1))]
    faces = [np.array([[0, i, i + 1] for i in range(1, count - 1)])]
    middle = base.mean(0)
    for side, (a, b) in enumerate(zip(base, onwards, strict=True)):
        out = np.array([b[1] - a[1], a[0] - b[0]])
        out = out / max(float(np.linalg.norm(out)), 1e-9) * (1 if out @ (a - middle) > 0 else -1)
        points.append(np.array([[*a, low], [*b, low], [*b, height], [*a, height]]))
        normals.append(np.tile([*out, 0.0], (4, 1)))
        faces.append(np.array([[0, 1, 2], [0, 2, 3]]) + count + 4 * side)
    return coated(np.vstack(points), np.vstack(normals), np.vstack(faces), np.ones(3), 0.5)


def painted(solid: Solid, colour: Array, rough: float, metal: float = 0.0) -> Solid:
    """The same body in another coat."""
    count = len(solid.points)
    return replace(
        solid,
        colour=np.broadcast_to(colour, (count, 3)),
        rough=np.full(count, rough),
        metal=np.full(count, metal),
    )


def sphere(radius: float, steps: int = 24) -> Solid:
    """A white ball about the origin."""
    down, round_ = np.linspace(0, np.pi, steps), np.linspace(0, 2 * np.pi, 2 * steps, endpoint=False)
    ring = np.c_[np.cos(round_), np.sin(round_)]
    out = np.vstack([np.c_[ring * np.sin(turn), np.full(len(ring), np.cos(turn))] for turn in down])
    faces = grid_faces(steps, 2 * steps, closed=True)
    return coated(out * radius, out, faces, np.ones(3), 0.5)


def sheet(half: Array, picture: Array, height: float = 0.0) -> Solid:
    """A flat sheet with a picture (h, w, 3) RGB linear on it, a point a pixel, its first row at +y."""
    rows, columns = picture.shape[:2]
    across, down = np.linspace(-half[0], half[0], columns), np.linspace(half[1], -half[1], rows)
    y, x = np.meshgrid(down, across, indexing="ij")
    points = np.c_[x.ravel(), y.ravel(), np.full(x.size, height)]
    normals = np.tile(np.array([0.0, 0.0, 1.0]), (x.size, 1))
    return coated(points, normals, grid_faces(rows, columns), picture.reshape(-1, 3), 0.5)
