"""The six painted faces of a die, and the colour and grain of any point of its surface."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from rules.pieces import Face
from vision.drawing.body import Body
from vision.drawing.camera import Camera
from vision.drawing.chance import Colour, Rng
from vision.drawing.dice_cast import HALF, Hits, Rows, middle_of
from vision.drawing.dice_light import looked_up
from vision.drawing.dice_look import DiceLook
from vision.drawing.noise import layered, soft
from vision.drawing.paint import Image
from vision.drawing.uno_marks import paint_mark

_LEAST_PX, _MOST_PX = 72, 400  # that a face is painted with
_PLAIN = 24  # grey levels that print differs from the body
_WAVES = 3.0  # bumps along an edge of a surface that is not quite flat
TOP = 0


@dataclass(frozen=True, slots=True)
class Cube:
    """A die in its place: faces are top, bottom, right (+x), left, front (+y), back."""

    body: Body
    look: DiceLook
    colour: Colour
    faces: tuple[Face, ...]
    turns: tuple[int, ...]  # of the marking on each, quarters
    leaning: bool


def _sides(normal: Rows, point: Rows) -> NDArray[np.intp]:
    """Which face a point belongs to, (n,) 0 to 5 as in Cube.faces."""
    axis = np.abs(point).argmax(0)
    minus = np.take_along_axis(point, axis[None], 0)[0] < 0
    return np.asarray(np.array([2, 4, 0])[axis] + minus, np.intp)


def painted(cube: Cube, hits: Hits, camera: Camera, edge_px: float, rng: Rng) -> tuple[Rows, Hits]:
    """The own colours (n, 3) BGR of the points hit, and the hits with normals bent by relief and waves."""
    sides = _sides(hits.normal, hits.point)
    size = int(np.clip(edge_px, _LEAST_PX, _MOST_PX))
    eye = cube.body.pose.axes @ (camera.eye - middle_of(cube.body))
    shown = [int(side) for side in np.unique(sides)]
    slot = np.zeros(6, np.float32)
    pictures, slopes = [], []
    for number, side in enumerate(shown):
        slot[side] = number * size
        axis, sign = ((2, 1), (2, -1), (0, 1), (0, -1), (1, 1), (1, -1))[side]
        picture, slope = _face(cube, side, size, rng, blank=eye[axis] * sign <= HALF)
        pictures.append(picture)
        slopes.append(slope)
    axes = np.array([2, 2, 0, 0, 1, 1])[sides]
    first, second = (axes + 1) % 3, (axes + 2) % 3
    flip = sides % 2 == 1
    across, down = np.where(flip, second, first), np.where(flip, first, second)
    x = np.take_along_axis(hits.point, across[None], 0)[0]
    y = np.take_along_axis(hits.point, down[None], 0)[0]
    u = np.clip((x + np.float32(HALF)) * size - np.float32(0.5), 0, size - 1) + slot[sides]
    v = (y + np.float32(HALF)) * size - np.float32(0.5)
    colours = looked_up(np.hstack(pictures), u, v)
    bent = looked_up(np.hstack(slopes), u, v)
    normal = hits.normal.copy()
    each = np.arange(len(x))
    normal[across, each] -= bent[:, 0]
    normal[down, each] -= bent[:, 1]
    normal /= np.sqrt((normal * normal).sum(0))
    return colours, Hits(hits.window, hits.fine, hits.where, hits.point, normal, hits.towards)


def _face(
    cube: Cube, side: int, size: int, rng: Rng, *, blank: bool
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """One face as a flat picture (size, size, 3), and the slope of its surface (size, size, 2)."""
    look = cube.look
    picture = ground(cube.colour, look, size, rng)
    slope = np.zeros((size, size, 2), np.float32)
    if look.waves:
        slope += soft(rng, size, size, _WAVES, 2) * np.float32(look.waves)
    if blank:
        return picture.astype(np.float32), slope
    box, face, turn = (0, 0, size, size), cube.faces[side], cube.turns[side]
    if look.engraving:
        slope -= _engraved(picture, look, face, turn, rng) * np.float32(look.engraving)
    paint_mark(picture, look.style, face, box, turn, rng)
    return picture.astype(np.float32), slope


def _engraved(bare: Image, look: DiceLook, face: Face, turn: int, rng: Rng) -> NDArray[np.float32]:
    """The slope (size, size, 2) that the edges of a marking have; paint may be lost, the edges are not."""
    size = len(bare)
    whole = replace(look.style, fade=0.0, flaked=0.0, scratched=0.0, relief=0.0)
    cut = bare.copy()
    paint_mark(cut, whole, face, (0, 0, size, size), turn, rng)
    marked = np.abs(cut.astype(np.int16) - bare).max(2) > _PLAIN
    depth = cv2.GaussianBlur(marked.astype(np.float32), (0, 0), max(0.7, size * 0.008))
    return np.stack([np.gradient(depth, axis=1), np.gradient(depth, axis=0)], axis=2) * np.float32(
        size * 0.02
    )


def ground(colour: Colour, look: DiceLook, size: int, rng: Rng) -> Image:
    """A face before it is printed: the stuff of the body, (size, size, 3) BGR."""
    picture = np.empty((size, size, 3), np.float32)
    picture[:] = colour
    if look.marble:
        cloud = layered(rng, size, size, 3.0, 3)[..., None] * np.float32(look.marble)
        picture += cloud * np.where(colour > 128, -60, 60).astype(np.float32)
    if look.grain:
        picture += rng.standard_normal((size, size, 1), dtype=np.float32) * np.float32(look.grain * 255)
    return np.clip(picture, 0, 255).astype(np.uint8)
