"""The sides of Uno pieces as maps: colour, height, roughness and metal of every spot."""

from __future__ import annotations

import cv2
import numpy as np

from rules.pieces import Face
from vision.drawing.chance import Colour, Rng
from vision.drawing.noise import layered, soft
from vision.training.traced.coat import Coat, Map, linear
from vision.training.traced.uno_glyphs import Mask
from vision.training.traced.uno_print import Canvas
from vision.training.traced.uno_set import UnoSet

_LINE = 0.016  # half the width of what parts two halves, tile widths
_SOFT = 0.006  # how slanted the walls of a cut are, tile widths


def tile_coat(made: UnoSet, faces: tuple[Face, Face], columns: int, rng: Rng) -> Coat:
    """The upper side of a tile, `columns` wide; the first row is the far end of the half of faces[0]."""
    rows = 2 * round(columns * made.shape.aspect / 2)
    halves = []
    for which, face in enumerate(faces):
        upright = 2 if which == 0 else 0  # the first half's own up, towards its partner, is down here
        halves.append(made.printer(face, (made.turn(face, which) + upright) % 4, columns, rows // 2, rng))
    picture, paint = (np.concatenate([one, other]) for one, other in zip(*halves, strict=True))
    coat = _coat(made, made.shape.body, picture, paint, rng)
    return _parted(made, coat)


def side_coat(made: UnoSet, face: Face, turn: int, columns: int, body: Colour, rng: Rng) -> Coat:
    """One side of a die with a body of this colour, its marking turned clockwise by quarters."""
    inset = round(made.inset * columns)
    inner = columns - 2 * inset
    picture, paint = made.printer(face, turn, inner, inner, rng)
    whole = np.empty((columns, columns, 3), np.float32)
    whole[:] = body
    free = np.zeros((columns, columns), np.float32)
    whole[inset : inset + inner, inset : inset + inner] = picture
    free[inset : inset + inner, inset : inset + inner] = paint
    return _coat(made, body, whole, free, rng)


def _coat(made: UnoSet, body: Colour, picture: Canvas, paint: Mask, rng: Rng) -> Coat:
    """What the printed picture is on this body: grain, wear, depth, shine."""
    rows, columns = paint.shape
    left = np.ones((rows, columns))
    if made.finish.worn:
        field = layered(rng, rows, columns, 40.0)
        left = np.clip((field - np.quantile(field, made.finish.worn)) * 5 + 0.5, 0, 1)
    bare = linear(body) * _grain(made, rng, rows, columns)
    covered = (np.clip(paint, 0, 1) * left)[..., None]
    colour = bare + (linear(picture) - bare) * covered
    rough = made.finish.body_rough + (made.finish.pip_rough - made.finish.body_rough) * covered[..., 0]
    depth = np.zeros((rows, columns))
    if made.deep:
        walls = cv2.GaussianBlur(np.clip(paint, 0, 1), (0, 0), _SOFT * columns)
        depth = np.asarray(-made.deep * walls, np.float64)
    return Coat(np.clip(colour, 0.01, 0.92), depth, rough, np.zeros((rows, columns)))


def _grain(made: UnoSet, rng: Rng, rows: int, columns: int) -> Map:
    """Factors (rows, columns, 3) about 1."""
    factor = np.ones((rows, columns, 3))
    if made.shape.grain > 0:
        lines = cv2.resize(soft(rng, rows, max(3, columns // 12), rows / 10), (columns, rows))
        factor += lines[..., None] * made.shape.grain
    if made.shape.marble > 0:
        factor += (layered(rng, rows, columns, 3.0) * made.shape.marble)[..., None]
    return np.asarray(np.clip(factor, 0.3, 2.0))


def _parted(made: UnoSet, coat: Coat) -> Coat:
    """The coat with its line between the halves."""
    rows, columns = coat.height.shape
    if made.line == "none":
        return coat
    y = np.abs((np.arange(rows) + 0.5) / rows - 0.5)[:, None] * made.shape.aspect
    x = np.abs((np.arange(columns) + 0.5) / columns - 0.5)[None]
    reach = {"printed": 0.42, "bar": 0.3, "groove": 0.47}[made.line]
    within = np.clip((reach - x) / 0.02, 0, 1)
    across = np.clip(1 - y / (_LINE * (1.6 if made.line == "bar" else 1.0)), 0, 1) * within
    if made.line == "groove":
        height = coat.height - 0.02 * np.sqrt(across)
        return Coat(coat.colour * (1 - 0.3 * across[..., None]), height, coat.rough, coat.metal)
    drawn = np.clip(across * 3, 0, 1)
    colour = coat.colour + (linear(made.shape.line_colour) - coat.colour) * drawn[..., None]
    metal = drawn * 0.9 if made.line == "bar" else coat.metal
    return Coat(colour, coat.height, coat.rough + (0.3 - coat.rough) * drawn, metal)
