"""One tile's place: lying, leaning, standing; and whether two lying tiles keep clear of each other."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vision.drawing.body import Pose
from vision.drawing.camera import Array


@dataclass(frozen=True, slots=True)
class Place:
    """One tile's place; lengths in tile widths."""

    pose: Pose
    on_edge: bool = False  # stands: its face looks at the camera, not at the ceiling


@dataclass(frozen=True, slots=True)
class Ask:
    """What a layout is to place."""

    count: int
    aspect: float
    thickness: float
    tidy: bool  # nothing may overlap or hide something else
    doubles: tuple[bool, ...]  # which of the tiles are doubles: chains lay them crosswise


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
    axes = [np.array([np.sin(t), np.cos(t)]) for t in (turn_a, turn_b)]
    axes += [np.array([np.cos(t), -np.sin(t)]) for t in (turn_a, turn_b)]
    for axis in axes:
        reach = 0.0
        for turn in (turn_a, turn_b):
            along, across = np.array([-np.sin(turn), np.cos(turn)]), np.array([np.cos(turn), np.sin(turn)])
            reach += abs(along @ axis) * aspect / 2 + abs(across @ axis) / 2
        if abs(between @ axis) > reach * apart:
            return True
    return False


def ahead(heading: float) -> Array:
    """One step along a heading, (2,)."""
    return np.array([-np.sin(heading), np.cos(heading)])
