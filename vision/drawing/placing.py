"""One tile's place: lying, leaning, standing; and whether two lying tiles keep clear of each other."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from vision.drawing.body import Pose
from vision.drawing.camera import Array


@dataclass(frozen=True, slots=True)
class Place:
    """One tile's place; lengths in tile widths."""

    pose: Pose
    on_edge: bool = False  # stands: its face looks at the camera, not at the ceiling
    laid_at: int | None = None  # the place of the tile that it was laid against, end to end or crosswise


@dataclass(frozen=True, slots=True)
class Ask:
    """What a layout is to place."""

    count: int
    aspect: float
    thickness: float
    tidy: bool  # nothing may overlap or hide something else
    doubles: tuple[bool, ...]  # which of the tiles are doubles: chains lay them crosswise
    groups: tuple[int, ...] = ()  # how many tiles each hand has; by chance if empty

    def part(self, first: int, count: int) -> Ask:
        """The same for some of the tiles."""
        return replace(self, count=count, doubles=self.doubles[first : first + count], groups=())


def flat(x: float, y: float, yaw: float, z: float = 0.0, lean: Array | None = None) -> Place:
    """A tile lying at (x, y), its half 0 pointing along `yaw` (radians, 0 is away from the camera)."""
    c, s = np.cos(yaw), np.sin(yaw)
    axes = np.array([[c, s, 0.0], [s, -c, 0.0], [0.0, 0.0, 1.0]])
    if lean is not None:
        axes = axes @ _rotation(lean)
    return Place(Pose(np.array([x, y, z]), axes))


def _rotation(vector: Array) -> Array:
    angle = float(np.linalg.norm(vector))
    if angle < 1e-9:
        return np.eye(3)
    k = vector / angle
    cross = np.array([[0.0, -k[2], k[1]], [k[2], 0.0, -k[0]], [-k[1], k[0], 0.0]])
    return np.asarray(np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross)


def standing(
    x: float, y: float, turn: float, lean: float, ask: Ask, *, first_right: bool, upright: bool = False
) -> Place:
    """A tile on its long edge (or, upright, on its short one), facing the camera turned by `turn`.

    lean: how far it leans back, radians. first_right: half 0 is on the right (upright: below).
    """
    out = np.array([np.sin(turn) * np.cos(lean), -np.cos(turn) * np.cos(lean), np.sin(lean)])
    right = np.array([np.cos(turn), np.sin(turn), 0.0])
    up = np.cross(out, right) * -1.0
    up = up if up[2] > 0 else -up
    sign = 1.0 if first_right else -1.0
    if upright:
        axes = np.vstack([-sign * right, sign * up, out])
        rise = ask.aspect / 2
    else:
        axes = np.vstack([-sign * up, -sign * right, out])
        rise = 0.5
    # (x, y, z) of the tile must be left-handed: x across, y down, z out of the face.
    if np.linalg.det(axes) > 0:
        axes[0] *= -1
    lifted = up * rise + np.array([0.0, 0.0, ask.thickness * np.sin(lean)])
    return Place(Pose(np.array([x, y, 0.0]) + lifted, axes), on_edge=True)


def clear(a: Array, turn_a: float, b: Array, turn_b: float, aspect: float, apart: float) -> bool:
    """Whether two flat tiles, grown by `apart`, keep out of each other (separating axes)."""
    between = b - a
    if between @ between > (aspect * apart) ** 2 + apart**2:
        return True
    for turn in (turn_a, turn_b):
        c, s = math.cos(turn), math.sin(turn)
        for axis_x, axis_y in ((c, s), (-s, c)):
            reach = 0.0
            for other in (turn_a, turn_b):
                oc, os = math.cos(other), math.sin(other)
                reach += abs(-os * axis_x + oc * axis_y) * aspect / 2 + abs(oc * axis_x + os * axis_y) / 2
            if abs(between[0] * axis_x + between[1] * axis_y) > reach * apart:
                return True
    return False


def ahead(heading: float) -> Array:
    """One step along a heading, (2,)."""
    return np.array([-np.sin(heading), np.cos(heading)])
