"""What a drawn photo of dice shows: one half for every top face, and the leaning dice among the backs."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.body import silhouette
from vision.drawing.camera import Camera
from vision.drawing.dice_faces import TOP, Cube
from vision.drawing.paint import Image
from vision.drawing.truth import DrawnBack, DrawnHalf, Truth, inside
from vision.flatten import flatten

_PX = 32
_ALIKE = 0.3  # correlation of a face with what was painted there, below which nothing is left of it
_COLOUR_LEFT = 0.06  # of the differences of colour on a face
_FLAT = 2.0  # grey levels that a face's pixels differ by
_AXES = np.array([[0, 0, 1], [0, -0.5, 1], [0, 0.5, 1], [-0.5, 0, 1], [0.5, 0, 1.0]])
_SQUARE = np.array([[-0.5, -0.5, 1], [0.5, -0.5, 1], [0.5, 0.5, 1], [-0.5, 0.5, 1.0]])
Owners = NDArray[np.uint16]
Points = NDArray[np.float64]


def top_outline(cube: Cube, camera: Camera) -> NDArray[np.float64]:
    """The square of the top face in the picture, (4, 2) px: top left of its marking first, clockwise."""
    return camera.project(cube.body.pose.world(_SQUARE))


def dice_truth(cubes: list[Cube], camera: Camera, size_px: tuple[int, int], owners: Owners) -> Truth:
    """The truth of a scene; owners: (h, w) the number from 1 of the die whose top face is in front, or 0.

    A leaning die has its number all over; halves[i] is the top face of the i-th flat die and nobody's pair.
    """
    counts = np.bincount(owners.ravel(), minlength=len(cubes) + 1)
    halves: list[DrawnHalf] = []
    backs: list[DrawnBack] = []
    for index, cube in enumerate(cubes):
        if cube.leaning:
            backs.append(_leaning(cube, camera, size_px, int(counts[index + 1])))
            continue
        outline = top_outline(cube, camera)
        middle, top, foot, left, right = camera.project(cube.body.pose.world(_AXES))
        within = inside(outline, size_px)
        area = max(abs(cv2.contourArea(outline.astype(np.float32))) * within, 1e-6)
        halves.append(
            DrawnHalf(
                tile=index,
                pips=0,
                centre=middle,
                partner=top - foot,
                side=(right - left) / 2,
                seen=min(1.0, float(counts[index + 1]) / area),
                inside=within,
                points=np.zeros((0, 2)),
                face=cube.faces[TOP],
                turn=0,
            )
        )
    return Truth(size_px, tuple(halves), tuple(backs))


def _leaning(cube: Cube, camera: Camera, size_px: tuple[int, int], count: int) -> DrawnBack:
    outline = silhouette(cube.body, camera)
    centre, (wide, high), turn = cv2.minAreaRect(outline)
    way = np.deg2rad(turn)
    one, other = np.array([np.cos(way), np.sin(way)]) * wide, np.array([-np.sin(way), np.cos(way)]) * high
    along, side = (one, other) if wide > high else (other, one)
    area = max(float(cv2.contourArea(outline)), 1e-6)
    return DrawnBack(np.array(centre, np.float64), along / 2, side / 2, min(1.0, count / area))


def legible_only(image: Image, truth: Truth, clean: Image, drawn: Truth) -> Truth:
    """The truth of the finished picture, with faces marked of which it kept too little.

    clean, drawn: the picture before light, lens and things over it, and its truth.
    """
    halves = []
    for half, before in zip(truth.halves, drawn.halves, strict=True):
        own = half.readable
        if own:
            seen, meant = _cut(image, half), _cut(clean, before)
            coloured = half.face is not None and bool(half.face.colour)
            own = _alike(seen, meant) > _ALIKE and (not coloured or _colour_left(seen, meant) > _COLOUR_LEFT)
        halves.append(replace(half, legible=own))
    return replace(truth, halves=tuple(halves))


def _cut(picture: Image, half: DrawnHalf) -> Points:
    """The inner pixels of a face, (n, 3), each less their mean."""
    crop = flatten(picture, half.centre[None], half.partner[None], half.side[None], _PX)[0]
    rim = _PX // 6
    inner = crop[rim:-rim, rim:-rim].reshape(-1, 3).astype(np.float64)
    return np.asarray(inner - inner.mean(0))


def _alike(one: Points, other: Points) -> float:
    """The best correlation of any channel; 0 where one of the two is flat."""
    spread = one.std(0) * other.std(0)
    flat = np.minimum(one.std(0), other.std(0)) < _FLAT
    return float(np.where(flat, 0.0, (one * other).mean(0) / np.maximum(spread, 1e-6)).max())


def _colour_left(seen: Points, meant: Points) -> float:
    """How much of the differences in colour the picture kept: 0 none, about 1 all; noise adds nothing."""
    seen, meant = seen - seen.mean(1, keepdims=True), meant - meant.mean(1, keepdims=True)
    return float((seen * meant).sum() / max(float((meant * meant).sum()), 1e-6))
