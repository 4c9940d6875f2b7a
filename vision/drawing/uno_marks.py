"""Paint a marking of Uno onto the ground of a half or of a die's face.

style = decide_marks({}, rng, dice=False, body=body)      # one set
paint_mark(image, style, Face("7", "red"), (0, 0, 90, 90), 0, rng)
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from rules.pieces import Face
from vision.drawing.chance import Rng
from vision.drawing.paint import SHIFT, Image, fixed_point, scalar
from vision.drawing.uno_artwork import Artwork, artwork
from vision.drawing.uno_signs import Part
from vision.drawing.uno_style import MarkStyle, decide_marks
from vision.drawing.uno_worn import embossed, worn

__all__ = ["MarkStyle", "decide_marks", "paint_mark"]

Box = tuple[float, float, float, float]  # x0, y0, x1, y1 in px


def paint_mark(
    image: Image,
    style: MarkStyle,
    face: Face,
    box: Box,
    turn: int,
    rng: Rng,
    *,
    light: tuple[float, float] = (0.0, 0.0),
) -> None:
    """Paint marking and panel, in place, with the wear and the relief of the set.

    image  (h, w, 3) uint8 BGR, the bare ground
    box    the half or the face in it, px; nothing is painted beyond it
    turn   quarter turns clockwise of the marking's top from the image's up
    light  the direction (x, y) in the image that the light comes from, length 0 to 1
    """
    x0, y0 = max(round(box[0]), 0), max(round(box[1]), 0)
    window = image[y0 : round(box[3]), x0 : round(box[2])]
    if min(window.shape[:2]) < 4:
        return
    before = window.copy()
    body = np.median(before.reshape(-1, 3), axis=0).astype(np.float64)
    width, height = box[2] - box[0], box[3] - box[1]
    unit = min(width, height)
    room = (width / unit, height / unit)
    drawn = artwork(style, face, room if turn % 2 == 0 else room[::-1], body)
    middle = np.array([(box[0] + box[2]) / 2 - x0, (box[1] + box[3]) / 2 - y0])
    paint_parts(window, drawn, unit, middle, turn)
    if style.relief and unit > 24:
        embossed(window, before, style.relief, light, unit)
    if style.fade or style.flaked or style.scratched:
        worn(window, before, style, rng)


def paint_parts(image: Image, drawn: Artwork, unit: float, middle: NDArray[np.float64], turn: int) -> None:
    """Fill artwork, `unit` px large and turned, around a point of the image, in place."""
    for part in drawn.parts:
        _fill(image, part, unit, middle, turn)


def _fill(image: Image, part: Part, unit: float, middle: NDArray[np.float64], turn: int) -> None:
    rings = []
    for ring in part.rings:
        for _ in range(turn % 4):
            ring = np.column_stack([-ring[:, 1], ring[:, 0]])
        rings.append(fixed_point(ring * unit + middle - 0.5))
    if part.fill is not None:
        cv2.fillPoly(image, rings, scalar(part.fill), cv2.LINE_AA, SHIFT)
    if part.edge is not None:
        thick = part.edge_width * unit
        if thick > 0.4:
            cv2.polylines(image, rings, True, scalar(part.edge), max(1, round(thick)), cv2.LINE_AA, SHIFT)
