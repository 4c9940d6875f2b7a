"""What dice lie in now and then: a tray with rims and cells, the lid of a box, a palm."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.body import Body, fixed
from vision.drawing.camera import Array, Camera
from vision.drawing.chance import Rng
from vision.drawing.dice_cast import middle_of
from vision.drawing.noise import layered, soft
from vision.drawing.paint import SHIFT, Image
from vision.drawing.props import Prop

_TRAY, _PALM = 0.2, 0.07  # of the scenes
_MOST_IN_HAND = 8
_FROM_SIDE = 0.45  # radians that a tray is turned at most: its near rim is the one towards the camera


def ground_under(canvas: Image, bodies: list[Body], camera: Camera, rng: Rng, *, rows: bool) -> list[Prop]:
    """Lay a tray or a palm under the dice, in place, now and then; gives the tray's rims."""
    kind = rng.random()
    if kind < _TRAY:
        return _tray(canvas, bodies, camera, rng, cells=rows and rng.random() < 0.5)
    if kind < _TRAY + _PALM and len(bodies) <= _MOST_IN_HAND:
        _palm(canvas, bodies, camera, rng)
    return []


def _flat(points: Array, camera: Camera) -> Array:
    return camera.project(np.column_stack([points, np.zeros(len(points))]))


def _tray(canvas: Image, bodies: list[Body], camera: Camera, rng: Rng, *, cells: bool) -> list[Prop]:
    turn = float(rng.uniform(-_FROM_SIDE, _FROM_SIDE))
    c, s = np.cos(turn), np.sin(turn)
    axes = np.array([[c, s], [-s, c]])
    own = np.array([middle_of(body)[:2] for body in bodies]) @ axes.T
    spare = rng.uniform(0.9, 1.8, 4)
    low, high = own.min(0) - spare[:2], own.max(0) + spare[2:]
    square = np.array([[low[0], low[1]], [high[0], low[1]], [high[0], high[1]], [low[0], high[1]]])
    floor = rng.uniform(20, 245, 3) if rng.random() < 0.6 else np.full(3, rng.uniform(10, 250))
    _fill(canvas, fixed(_flat(square @ axes, camera)), floor, rng)
    if cells:
        ink = np.clip(floor * rng.uniform(0.5, 1.5), 0, 255).tolist()
        for axis in (0, 1):
            for place in np.arange(low[axis], high[axis], rng.uniform(1.1, 1.5)):
                ends = np.array([low, high])
                ends[:, axis] = place
                line = fixed(_flat(ends @ axes, camera))
                cv2.line(canvas, line[0].tolist(), line[1].tolist(), ink, 2, cv2.LINE_AA, SHIFT)
    rim, height = float(rng.uniform(0.08, 0.4)), float(rng.uniform(0.15, 0.8))
    rims = []
    for index in range(4):
        a, b = square[index], square[(index + 1) % 4]
        along = (b - a) / np.linalg.norm(b - a)
        out = np.array([along[1], -along[0]]) * rim
        base = np.array([a - along * rim, b + along * rim, b + along * rim + out, a - along * rim + out])
        rims.append(Prop(base @ axes, height, in_front=index == 0))
    return [rims[2], rims[1], rims[3], rims[0]]


def _palm(canvas: Image, bodies: list[Body], camera: Camera, rng: Rng) -> None:
    """An open hand, seen as flat as a picture of one."""
    middles = np.array([middle_of(body)[:2] for body in bodies])
    centre = middles.mean(0)
    reach = float(np.linalg.norm(middles - centre, axis=1).max()) + rng.uniform(1.0, 1.8)
    way = rng.uniform(0, 2 * np.pi)
    angle = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    outlines = [centre + reach * np.column_stack([np.cos(angle), np.sin(angle)])]
    for spread in (-0.45, -0.15, 0.15, 0.45, 1.3, np.pi):
        ahead = np.array([np.cos(way + spread), np.sin(way + spread)])
        beside = np.array([-ahead[1], ahead[0]]) * reach * (0.75 if spread == np.pi else 0.22)
        tip = centre + ahead * reach * (6 if spread == np.pi else rng.uniform(1.7, 2.3))
        root = centre + ahead * reach * 0.5
        tips = tip + np.outer(np.cos(angle[:20]), beside) + np.outer(np.sin(angle[:20]), ahead * reach * 0.22)
        outlines.append(np.vstack([root + beside, tips, root - beside]))
    skin = np.array([rng.uniform(0.5, 0.8), rng.uniform(0.66, 0.84), 1.0]) * rng.uniform(70, 240)
    for outline in outlines[::-1]:
        points = fixed(_flat(outline, camera))
        _fill(canvas, points, skin * rng.uniform(0.92, 1.04), rng)
        cv2.polylines(canvas, [points], True, (skin * 0.7).tolist(), 1, cv2.LINE_AA, SHIFT)
    _fill(canvas, fixed(_flat(outlines[0] * 0.97 + centre * 0.03, camera)), skin, rng)


def _fill(canvas: Image, points: NDArray[np.int32], colour: Array, rng: Rng) -> None:
    """A polygon of an uneven colour."""
    mask = np.zeros(canvas.shape[:2], np.uint8)
    cv2.fillPoly(mask, [points], 255, cv2.LINE_AA, SHIFT)
    x, y, wide, high = cv2.boundingRect(mask)
    if wide < 2 or high < 2:
        return
    grain = layered(rng, high, wide, rng.uniform(2, 40), 3) * rng.uniform(1, 7)
    uneven = 1 + soft(rng, high, wide, 2.5) * np.float32(0.05)
    stuff = (colour + grain[..., None]) * uneven[..., None]
    part = mask[y : y + high, x : x + wide, None] / np.float32(255)
    window = canvas[y : y + high, x : x + wide]
    window[:] = np.clip(stuff * part + window * (1 - part), 0, 255).astype(np.uint8)
