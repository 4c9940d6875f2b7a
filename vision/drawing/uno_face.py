"""The face of an Uno tile as a flat picture."""

from __future__ import annotations

from rules.pieces import Face
from vision.drawing.chance import Rng
from vision.drawing.face import blank, divider, pin
from vision.drawing.look import Look
from vision.drawing.paint import Image
from vision.drawing.uno_marks import paint_mark


def uno_face(
    look: Look, faces: tuple[Face, Face], rng: Rng, *, width_px: int, light: tuple[float, float]
) -> Image:
    """The face with faces[0] above and faces[1] below, (width_px * aspect, width_px, 3) BGR.

    light: the direction (x, y) in this picture that the light comes from, length 0 to 1.

    Raises ValueError for a look without markings.
    """
    style = look.marks
    if style is None:
        raise ValueError(f"the look {look.name!r} prints no markings")
    image = blank(look, rng, width_px=width_px)
    height, width = image.shape[:2]
    for half, face in enumerate(faces):
        box = (0.0, half * height / 2, float(width), (half + 1) * height / 2)
        upright = 0 if half == 1 else 2  # the upper half's own up, towards its partner, is down here
        paint_mark(image, style, face, box, (style.turn(face, half) + upright) % 4, rng, light=light)
    divider(image, look)
    pin(image, look, light)
    return image
