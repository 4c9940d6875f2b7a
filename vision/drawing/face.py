"""The face and the back of a tile as flat pictures."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Colour, Rng
from vision.drawing.look import Look
from vision.drawing.noise import layered, soft
from vision.drawing.pip_layouts import Points

Image = NDArray[np.uint8]
SHIFT = 4  # cv2 draws at 1/16 px
_ONE = 1 << SHIFT


def _scalar(colour: Colour) -> tuple[float, float, float]:
    b, g, r = np.clip(colour, 0, 255).tolist()
    return b, g, r


def _disc(image: Image, centre: NDArray[np.float64], radius: float, colour: Colour) -> None:
    x, y = np.rint(centre * _ONE).astype(int).tolist()
    cv2.circle(image, (x, y), max(1, round(radius * _ONE)), _scalar(colour), -1, cv2.LINE_AA, SHIFT)


def _ground(look: Look, colour: Colour, rng: Rng, height: int, width: int) -> Image:
    image = np.empty((height, width, 3), np.float32)
    image[:] = colour
    if look.grain > 0:
        lines = soft(rng, height, max(3, width // 12), height / 10)
        image += cv2.resize(lines, (width, height))[..., None] * look.grain * (40 + colour.mean() * 0.4)
    if look.marble > 0:
        veins = layered(rng, height, width, 3.0)
        image += (veins * look.marble * 70)[..., None] * rng.uniform(0.5, 1.2, 3).astype(np.float32)
    return np.clip(image, 0, 255).astype(np.uint8)


def spots(look: Look, count: int, rng: Rng) -> Points:
    """Where the pips of a half sit, (count, 2), in the half's own frame.

    The frame is -1 to 1: x to the right with the partner half above, y down from the edge that the two
    halves share. Mirrored in some sets, each pip a little off its place.
    """
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
    width, height = width_px, round(width_px * look.aspect)
    image = _ground(look, look.body, rng, height, width)
    if look.outline:
        edge = round(width * rng.uniform(0.02, 0.06))
        thick = max(1, round(width * look.outline))
        corner = (width - 1 - edge, height - 1 - edge)
        cv2.rectangle(image, (edge, edge), corner, _scalar(look.outline_colour), thick)
    middle = np.array([width / 2, height / 2])
    _line(image, look, middle, width)
    for half, count in enumerate(pips):
        centre = middle + np.array([0.0, (half - 0.5) * height / 2])
        turn = 1 if half == 1 else -1  # a half's own frame has its partner above
        places = centre + turn * spots[half] * [width / 2, height / 4]
        _pips(image, look, count, places, width, light)
    if look.pin:
        _disc(image, middle, look.pin * width, look.pin_colour * 0.6)
        _disc(image, middle, look.pin * width * 0.85, look.pin_colour)
        glint = middle + np.array(light) * look.pin * width * 0.4
        _disc(image, glint, look.pin * width * 0.3, look.pin_colour + 70)
    return image


def _line(image: Image, look: Look, middle: NDArray[np.float64], width: int) -> None:
    if not look.line_width:
        return
    reach, thick = look.line_length * width / 2, max(1.0, look.line_width * width)
    gap = look.line_gap * reach
    pieces = [(-reach, reach)] if gap == 0 else [(-reach, -gap), (gap, reach)]
    for start, end in pieces:
        corners = middle + np.array(
            [(start, -thick / 2), (end, -thick / 2), (end, thick / 2), (start, thick / 2)]
        )
        points = np.rint(corners * _ONE).astype(np.int32)
        cv2.fillConvexPoly(image, points, _scalar(look.line_colour), cv2.LINE_AA, SHIFT)
        if look.sparkle and thick > 3:  # a glossy groove mirrors the lamp
            sheen = points.copy()
            cut = round(float(look.sparkle) * 0.35 * (end - start) * _ONE)
            sheen[1:3, 0] -= cut
            sheen[2:, 1] = sheen[:2, 1][::-1] + round(thick * 0.4 * _ONE)
            cv2.fillConvexPoly(
                image, sheen, _scalar(look.line_colour + 90 * look.sparkle), cv2.LINE_AA, SHIFT
            )
        if look.relief > 0.3 and thick > 3:
            lit = points.copy()
            lit[:, 1] += round(thick * 0.55 * _ONE)
            lit[:2, 1] = lit[2:, 1] - round(thick * 0.25 * _ONE)
            cv2.fillConvexPoly(image, lit, _scalar(look.body * 1.05 + 12), cv2.LINE_AA, SHIFT)


def _pips(
    image: Image,
    look: Look,
    count: int,
    places: NDArray[np.float64],
    width: int,
    light: tuple[float, float],
) -> None:
    radius, colour = look.pip_radius[count] * width, look.pip_colours[count]
    towards = np.array(light)
    shown = look.body + (colour - look.body) * look.paint
    for place in places:
        if look.rim:
            _disc(image, place, radius * 1.22, look.body + (shown - look.body) * look.rim * 0.5)
        if look.relief and radius > 1.5:
            rim = radius * 0.14 * look.relief
            _disc(image, place - towards * rim * 1.3, radius, look.body + (255 - look.body) * 0.5)
            _disc(image, place + towards * rim, radius, shown * 0.55)
        _disc(image, place, radius * (1 - 0.12 * look.relief), shown)
        if look.relief > 0.35 and radius > 3:
            _disc(
                image, place - towards * radius * 0.3, radius * 0.55, shown * 0.85 + 255 * 0.15 * look.relief
            )
        if look.sparkle and radius > 2.5:
            glint = place + towards * radius * 0.45
            _disc(image, glint, radius * 0.22, shown + (255 - shown) * look.sparkle * 0.9)


def glint(picture: Image, rng: Rng) -> Image:
    """The same picture with a lamp thrown back in specks and a ragged pool, as lacquer and film do it."""
    height, width = picture.shape[:2]
    veil = np.zeros((height, width), np.float32)
    pool = rng.uniform(0, 1, 2) * (width, height)
    for _ in range(int(rng.integers(1, 14))):
        x, y = pool + rng.normal(0, rng.uniform(0.05, 0.35) * width, 2)
        axes = (
            max(1, round(width * rng.uniform(0.006, 0.07))),
            max(1, round(width * rng.uniform(0.004, 0.04))),
        )
        turn, strength = float(rng.uniform(0, 180)), float(rng.uniform(0.2, 1.0))
        cv2.ellipse(veil, (round(float(x)), round(float(y))), axes, turn, 0, 360, strength, -1)
    if rng.random() < 0.6:
        y, x = np.mgrid[:height, :width].astype(np.float32)
        reach = width * rng.uniform(0.1, 0.5)
        near = np.exp(-((x - pool[0]) ** 2 + (y - pool[1]) ** 2) / (2 * reach**2))
        ragged = soft(rng, height, width, rng.uniform(6, 40)) * rng.uniform(0.2, 0.9) + rng.uniform(0, 0.7)
        veil = np.maximum(veil, np.clip(near * ragged, 0, 1))
    veil = np.asarray(cv2.GaussianBlur(veil, (0, 0), max(0.3, width * rng.uniform(0.003, 0.02))), np.float32)
    part = np.minimum(veil, 0.92)[..., None]
    return (picture + (255.0 - picture) * part).astype(np.uint8)


def back(look: Look, rng: Rng, *, width_px: int, style: int) -> Image:
    """The back, (width_px * aspect, width_px, 3) BGR; `style` is one number for the whole set."""
    width, height = width_px, round(width_px * look.aspect)
    image = _ground(look, look.back, rng, height, width)
    own = np.random.default_rng(style)
    ink = _scalar(look.back * own.uniform(0.3, 0.8) if own.random() < 0.5 else own.uniform(0, 255, 3))
    thick = max(1, width // 22)
    centre = (width // 2, height // 2)
    if look.back_print == "frame":
        inset = int(width * own.uniform(0.06, 0.18))
        cv2.rectangle(image, (inset, inset), (width - inset, height - inset), ink, thick)
    elif look.back_print == "logo":
        for _ in range(int(own.integers(1, 5))):
            size = (int(width * own.uniform(0.08, 0.42)), int(width * own.uniform(0.08, 0.42)))
            angle, spread = float(own.uniform(0, 180)), float(own.uniform(150, 360))
            fill = -1 if own.random() < 0.35 else thick
            cv2.ellipse(image, centre, size, angle, 0, spread, ink, fill, cv2.LINE_AA)
    elif look.back_print == "letters":
        image = _lettered(image, own, ink)
    elif look.back_print == "pattern":
        step = max(4, int(width * own.uniform(0.08, 0.3)))
        slope = int(own.integers(-1, 2)) * height
        for x in range(-height, width + height, step):
            cv2.line(image, (x, 0), (x + slope, height), ink, max(1, thick // 2), cv2.LINE_AA)
            if own.random() < 0.5:
                cv2.line(image, (x + slope, 0), (x, height), ink, max(1, thick // 2), cv2.LINE_AA)
    return image


def _lettered(image: Image, own: Rng, ink: tuple[float, float, float]) -> Image:
    """A maker's name in one or two lines across or along the back, bars and stars under it."""
    upright = own.random() < 0.6
    canvas = image if upright else np.ascontiguousarray(np.rot90(image))
    height, width = canvas.shape[:2]
    font, thick = int(own.integers(0, 5)), max(1, round(min(width, height) * own.uniform(0.02, 0.09)))
    y = height * own.uniform(0.25, 0.6)
    for _ in range(int(own.integers(1, 3))):
        text = "".join(chr(int(c)) for c in own.integers(65, 91, int(own.integers(1, 7))))
        scale = min(width / (len(text) * own.uniform(20, 30)), height / 60)
        (text_width, text_height), _ = cv2.getTextSize(text, font, scale, thick)
        at = (int((width - text_width) / 2), int(y + text_height / 2))
        cv2.putText(canvas, text, at, font, scale, ink, thick, cv2.LINE_AA)
        y += text_height * own.uniform(1.2, 2.0)
        if own.random() < 0.4:
            bar = (int(width * own.uniform(0.05, 0.3)), int(y))
            cv2.rectangle(canvas, bar, (width - bar[0], int(y + height * own.uniform(0.01, 0.08))), ink, -1)
            y += height * 0.12
    return canvas if upright else np.ascontiguousarray(np.rot90(canvas, 3))
