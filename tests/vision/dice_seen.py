"""Where the faces of dice are in a photo, by plain geometry."""

from __future__ import annotations

import numpy as np

from vision.halves import Tiles

FOCAL_PX, FAR = 1400.0, 14.0  # edges of a die from the camera to the table's middle


def picture(points: np.ndarray, tilt: float) -> np.ndarray:
    """Points (n, 3) on and over the table, z up, as a camera `tilt` degrees from the vertical sees them."""
    turn = np.deg2rad(tilt)
    right, down = np.array([1.0, 0, 0]), np.array([0, -np.cos(turn), -np.sin(turn)])
    ahead = np.array([0, np.sin(turn), -np.cos(turn)])
    away = points + FAR * ahead
    return np.stack([away @ right, away @ down], 1) / (away @ ahead)[:, None] * FOCAL_PX


def faces(x: float, y: float, yaw: float, tilt: float) -> tuple[list[np.ndarray], list[bool]]:
    """What is seen of a die of edge 1 that stands at x, y: centre and half edges of each face, px; which are
    sides."""
    c, s = np.cos(np.deg2rad(yaw)), np.sin(np.deg2rad(yaw))
    ways = [np.array([c, s, 0]), np.array([-s, c, 0]), np.array([-c, -s, 0]), np.array([s, -c, 0])]
    middle, up = np.array([x, y, 0.5]), np.array([0, 0, 1.0])
    eye = -FAR * np.array([0, np.sin(np.deg2rad(tilt)), -np.cos(np.deg2rad(tilt))])
    found, side = [(middle + up / 2, ways[0], ways[1])], [False]
    for i, way in enumerate(ways):
        towards = eye - middle - way / 2
        if way @ towards / np.linalg.norm(towards) > 0.35:
            found.append((middle + way / 2, up, ways[(i + 1) % 4]))
            side.append(True)
    return [picture(np.stack([m, m + a / 2, m + b / 2]), tilt) for m, a, b in found], side


def as_tiles(seen: list[np.ndarray]) -> Tiles:
    points = np.stack(seen)
    ups, rights = points[:, 1] - points[:, 0], points[:, 2] - points[:, 0]
    left = ups[:, 0] * rights[:, 1] - ups[:, 1] * rights[:, 0] < 0  # the right lies clockwise of up
    rights[left] *= -1
    nothing = np.zeros(len(points))
    return Tiles(points[:, None, 0], 2 * ups[:, None], rights[:, None], np.ones(len(points)), nothing)
