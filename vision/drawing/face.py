"""The face of a tile as a flat picture."""

from __future__ import annotations

import cv2
import numpy as np

from vision.drawing.chance import Colour, Rng, apart
from vision.drawing.look import Look
from vision.drawing.noise import layered, soft
from vision.drawing.numerals import draw_number
from vision.drawing.paint import ONE, SHIFT, Image, disc, scalar
from vision.drawing.pip_layouts import Points
from vision.drawing.pips import draw_pips

_LEAST_CONTRAST = 70.0  # of a printed number, in BGR


def ground(look: Look, colour: Colour, rng: Rng, height: int, width: int) -> Image:
    """The bare material, (height, width, 3) BGR."""
    image = np.empty((height, width, 3), np.float32)
    image[:] = colour
    if look.grain > 0:
        lines = soft(rng, height, max(3, width // 12), height / 10)
        image += cv2.resize(lines, (width, height))[..., None] * look.grain * (40 + colour.mean() * 0.4)
    if look.marble > 0:
        veins = layered(rng, height, width, 3.0)
        image += (veins * look.marble * 70)[..., None] * rng.uniform(0.5, 1.2, 3).astype(np.float32)
    if look.glitter > 0:
        specks = rng.random((height, width), dtype=np.float32) < look.glitter
        image[specks] += rng.normal(60, 60, (int(specks.sum()), 3)).astype(np.float32)
    return np.clip(image, 0, 255).astype(np.uint8)


def spots(look: Look, count: int, rng: Rng) -> Points:
    """Where the pips of a half sit, (count, 2), in the half's own frame.

    The frame is -1 to 1: x to the right with the partner half above, y down from the edge that the two
    halves share. Mirrored in some sets, each pip a little off its place. None where a numeral stands.
    """
    if look.shows_numeral(count):
        return np.empty((0, 2))
    places = look.pip_points[count].copy()
    if look.mirrored != (rng.random() < 0.06):
        places[:, 0] *= -1
    places *= [-look.pip_reach, -look.pip_reach_y]
    places += rng.normal(0, look.pip_shift, (max(count, 1), 2))[:count]
    return np.asarray(places / [0.5, look.aspect / 4])


def face(
    look: Look,
    pips: tuple[int, int],
    spots: tuple[Points, Points],
    rng: Rng,
    *,
    width_px: int,
    light: tuple[float, float],
) -> Image:
    """The face with pips[0] above and pips[1] below, (width_px * aspect, width_px, 3) BGR.

    spots: where the pips of each half are, as `spots` gives them.
    light: the direction (x, y) in this picture that the light comes from, length 0 to 1.
    """
    image = blank(look, rng, width_px=width_px)
    height, width = image.shape[:2]
    middle = np.array([width / 2, height / 2])
    divider(image, look)
    for half, count in enumerate(pips):
        centre = middle + np.array([0.0, (half - 0.5) * height / 2])
        turn = 1 if half == 1 else -1  # a half's own frame has its partner above
        places = centre + turn * spots[half] * [width / 2, height / 4]
        draw_pips(image, look, count, places, width, light, rng)
        if look.numerals is not None and (look.shows_numeral(count) or look.numerals.beside_pips):
            style = look.numerals
            under = look.body if style.plate == "none" or style.beside_pips else style.plate_colour
            ink = apart(look.pip_colours[count], under, _LEAST_CONTRAST)
            aside = np.array([0.34 * width, 0.36 * height / 2]) * turn if style.beside_pips else 0.0
            draw_number(image, style, count, centre + aside, width, half, ink)
    pin(image, look, light)
    return image


def blank(look: Look, rng: Rng, *, width_px: int) -> Image:
    """A face with nothing on it but its edges, (width_px * aspect, width_px, 3) BGR."""
    width, height = width_px, round(width_px * look.aspect)
    image = ground(look, look.body, rng, height, width)
    if look.border:
        inset = round(look.border * width)
        for side in (image[:inset], image[-inset:], image[:, :inset], image[:, -inset:]):
            side[:] = np.clip(look.border_colour, 0, 255)
    if look.outline:
        edge = round(width * rng.uniform(0.02, 0.06))
        thick = max(1, round(width * look.outline))
        corner = (width - 1 - edge, height - 1 - edge)
        cv2.rectangle(image, (edge, edge), corner, scalar(look.outline_colour), thick)
    return image


def pin(image: Image, look: Look, light: tuple[float, float]) -> None:
    """The metal pin in the middle of a face, in place, where the look has one."""
    height, width = image.shape[:2]
    middle = np.array([width / 2, height / 2])
    if look.pin:
        disc(image, middle, look.pin * width, look.pin_colour * 0.6)
        disc(image, middle, look.pin * width * 0.85, look.pin_colour)
        glint = middle + np.array(light) * look.pin * width * 0.4
        disc(image, glint, look.pin * width * 0.3, look.pin_colour + 70)


def divider(image: Image, look: Look) -> None:
    """The line between the halves of a face, in place, where the look has one."""
    height, width = image.shape[:2]
    middle = np.array([width / 2, height / 2])
    if not look.line_width:
        return
    reach, thick = look.line_length * width / 2, max(1.0, look.line_width * width)
    gap = look.line_gap * reach
    pieces = [(-reach, reach)] if gap == 0 else [(-reach, -gap), (gap, reach)]
    for start, end in pieces:
        corners = middle + np.array(
            [(start, -thick / 2), (end, -thick / 2), (end, thick / 2), (start, thick / 2)]
        )
        points = np.rint(corners * ONE).astype(np.int32)
        cv2.fillConvexPoly(image, points, scalar(look.line_colour), cv2.LINE_AA, SHIFT)
        if look.sparkle and thick > 3:  # a glossy groove mirrors the lamp
            sheen = points.copy()
            cut = round(float(look.sparkle) * 0.35 * (end - start) * ONE)
            sheen[1:3, 0] -= cut
            sheen[2:, 1] = sheen[:2, 1][::-1] + round(thick * 0.4 * ONE)
            cv2.fillConvexPoly(image, sheen, scalar(look.line_colour + 90 * look.sparkle), cv2.LINE_AA, SHIFT)
        if look.relief > 0.3 and thick > 3:
            lit = points.copy()
            lit[:, 1] += round(thick * 0.55 * ONE)
            lit[:2, 1] = lit[2:, 1] - round(thick * 0.25 * ONE)
            cv2.fillConvexPoly(image, lit, scalar(look.body * 1.05 + 12), cv2.LINE_AA, SHIFT)
