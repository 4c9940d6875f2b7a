"""A pinhole camera over the table: where points of the world land in the picture."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Camera:
    """World to picture; world lengths in tile widths, the table is z = 0, the camera stands at y < 0."""

    matrix: Array  # (3, 4): homogeneous world -> picture px
    eye: Array  # (3,)

    def project(self, points: Array) -> Array:
        """Picture px of world points, (n, 3) -> (n, 2)."""
        homogeneous = points @ self.matrix[:, :3].T + self.matrix[:, 3]
        return np.asarray(homogeneous[:, :2] / np.maximum(homogeneous[:, 2:], 1e-6))

    def depth(self, points: Array) -> Array:
        """How far in front of the lens, (n, 3) -> (n,); not above 0 behind it."""
        return np.asarray(points @ self.matrix[2, :3] + self.matrix[2, 3])

    def plane(self, origin: Array, along_s: Array, along_t: Array) -> Array:
        """The homography (3, 3) that takes (s, t) on the plane origin + s along_s + t along_t to px."""
        return np.column_stack(
            [self.matrix[:, :3] @ along_s, self.matrix[:, :3] @ along_t, self.matrix @ np.append(origin, 1.0)]
        )

    def shifted(self, by_px: Array) -> Camera:
        """The same camera with its picture moved by (x, y) px."""
        move = np.array([[1.0, 0.0, by_px[0]], [0.0, 1.0, by_px[1]], [0.0, 0.0, 1.0]])
        return Camera(move @ self.matrix, self.eye)

    def scaled(self, factor: float) -> Camera:
        """The same camera with a picture `factor` times as large."""
        return Camera(np.diag([factor, factor, 1.0]) @ self.matrix, self.eye)


def looking_at_table(
    *, tilt: float, roll: float, focal_px: float, distance: float, centre_px: tuple[float, float]
) -> Camera:
    """A camera looking at the table's origin.

    tilt, roll: radians; tilt 0 looks straight down. distance: from eye to origin, tile widths.
    """
    eye = distance * np.array([0.0, -np.sin(tilt), np.cos(tilt)])
    right = np.array([1.0, 0.0, 0.0])
    forward = -eye / distance
    down = np.cross(forward, right)
    c, s = np.cos(roll), np.sin(roll)
    rotation = np.vstack([c * right - s * down, s * right + c * down, forward])
    inner = np.array([[focal_px, 0.0, centre_px[0]], [0.0, focal_px, centre_px[1]], [0.0, 0.0, 1.0]])
    return Camera(inner @ np.column_stack([rotation, -rotation @ eye]), eye)
