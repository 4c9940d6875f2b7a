"""The upper side of a tile as maps: colour, height, roughness and metal of every spot."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.backs import back
from vision.drawing.body import Body
from vision.drawing.chance import Rng
from vision.drawing.face import face
from vision.drawing.look import Look
from vision.drawing.noise import layered, soft

Map = NDArray[np.float64]
_PIN_ROUGH = 0.25


@dataclass(frozen=True, slots=True)
class Finish:
    """How one set of tiles is made, beyond its look."""

    pips: str  # bowl, drill, dome or print
    pip_rough: float
    body_rough: float
    pip_metal: float
    worn: float  # share of the paint that is gone
    back_style: int


@dataclass(frozen=True, slots=True)
class Coat:
    """Maps of one upper side, each (rows, columns); the first row is half 0's far end."""

    colour: Map  # (rows, columns, 3) RGB linear, 0 to 1
    height: Map  # over the plain face, tile widths
    rough: Map
    metal: Map


def linear(bgr: NDArray[np.number]) -> Map:
    """Linear RGB, 0.01 to 0.92, of BGR (..., 3) from 0 to 255: nothing real is blacker or whiter."""
    value = np.clip(np.asarray(bgr, np.float64)[..., ::-1] / 255, 0, 1)
    straight = np.where(value < 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)
    return np.asarray(np.clip(straight, 0.01, 0.92))


def finish(look: Look, rng: Rng) -> Finish:
    """A way to make this look."""
    if look.pip_shape != "disc" or look.numerals is not None:
        pips = "print"
    elif max(look.relief, look.dent) > 0.05:
        pips = str(rng.choice(["bowl", "drill"], p=[0.75, 0.25]))
    else:
        pips = "dome" if look.thickness > 0.1 and rng.random() < 0.25 else "print"
    return Finish(
        pips=pips,
        pip_rough=float(rng.choice([rng.uniform(0.06, 0.25), rng.uniform(0.25, 0.8)])),
        body_rough=float(np.clip(0.55 - 0.48 * look.gloss + rng.normal(0, 0.04), 0.06, 0.7)),
        pip_metal=float(rng.random() < 0.05),
        worn=look.flake * 0.3 if look.flake else rng.uniform(0.02, 0.2) * (rng.random() < 0.06),
        back_style=int(rng.integers(1 << 30)),
    )


def coat(body: Body, made: Finish, rng: Rng, columns: int) -> Coat:
    """The face of a tile, `columns` wide."""
    look = body.look
    flat = replace(look, relief=0.0, dent=0.0, sparkle=0.0, flake=0.0, grain=0.0, marble=0.0)
    picture = _drawn(body, flat, columns)
    bare = _drawn(body, replace(flat, numerals=None), columns, pips=False)
    rows = picture.shape[0]
    differs = np.abs(picture - bare).max(2)
    left = _paint_left(made, rng, rows, columns)
    paint = np.clip(differs / 40, 0, 1) * left
    ground = _ground(look, rng, rows, columns)
    marked = np.clip(np.abs(bare - look.body).max(2, keepdims=True) / 12, 0, 1)  # line, frame, pin
    colour = linear(bare) * (ground * (1 - marked) + marked)
    colour = colour + (linear(picture) - colour) * (left * (differs > 2))[..., None]
    pin, rise = _pin(look, rows, columns)
    rough = made.body_rough + (made.pip_rough - made.body_rough) * paint
    return Coat(
        np.clip(colour, 0.01, 0.92),
        _relief(body, made, rows, columns) * (1 - pin) + rise,
        rough * (1 - pin) + _PIN_ROUGH * pin,
        np.maximum(pin, paint * made.pip_metal),
    )


def _relief(body: Body, made: Finish, rows: int, columns: int) -> Map:
    """Height of pips and line over the plain face, tile widths."""
    look = body.look
    inner, radius = _bowls(body, rows, columns)
    depth = (0.12 + 0.5 * max(look.relief, look.dent)) * radius
    if made.pips == "bowl":
        return -depth * (1 - (1 - inner) ** 2) - _groove(look, rows, columns)
    if made.pips == "drill":
        return -depth * 0.8 * np.clip(inner / 0.3, 0, 1) ** 1.5 - _groove(look, rows, columns)
    if made.pips == "dome":
        return np.asarray(0.18 * radius * (1 - (1 - inner) ** 2))
    return np.zeros((rows, columns))


def back_coat(look: Look, made: Finish, rng: Rng, columns: int) -> Coat:
    """The back; prints of the darker kind are pressed in."""
    picture = back(replace(look, grain=0.0, marble=0.0), rng, width_px=columns * 2, style=made.back_style)
    rows = round(columns * look.aspect)
    small = np.asarray(cv2.resize(picture, (columns, rows), interpolation=cv2.INTER_AREA), np.float64)
    marked = np.clip(np.abs(small - look.back).max(2) / 60, 0, 1)
    colour = linear(small) * _ground(look, rng, rows, columns)
    deep = 0.012 if made.pips != "print" else 0.0
    rough = np.full((rows, columns), made.body_rough)
    return Coat(np.clip(colour, 0.01, 0.92), -deep * marked, rough, np.zeros((rows, columns)))


def _drawn(body: Body, look: Look, columns: int, *, pips: bool = True) -> Map:
    """The body's face painted flat in this look, (rows, columns, 3) BGR, with or without its pips."""
    spots = body.spots if pips else (np.empty((0, 2)), np.empty((0, 2)))
    picture = face(look, body.pips, spots, np.random.default_rng(0), width_px=2 * columns, light=(0.0, 0.0))
    size = (columns, round(columns * look.aspect))
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.float64)


def _own(look: Look, rows: int, columns: int) -> tuple[Map, Map]:
    """Where every spot is in the tile's own x (1, columns) and y (rows, 1), tile widths."""
    x = (np.arange(columns)[None] + 0.5) / columns - 0.5
    return x, ((np.arange(rows)[:, None] + 0.5) / rows - 0.5) * look.aspect


def _bowls(body: Body, rows: int, columns: int) -> tuple[Map, Map]:
    """How far inside a pip every spot is, 0 outside to 1 in its middle; and the nearest pip's radius."""
    look = body.look
    x, y = _own(look, rows, columns)
    inner, radius = np.full((rows, columns), -1.0), np.full((rows, columns), 0.1)
    for half, (pips, spots) in enumerate(zip(body.pips, body.spots, strict=True)):
        turn = 1 if half == 1 else -1
        for spot in spots:
            at = turn * spot * [0.5, look.aspect / 4] + [0.0, (half - 0.5) * look.aspect / 2]
            here = 1 - np.hypot(x - at[0], y - at[1]) / look.pip_radius[pips]
            radius = np.where(here > inner, look.pip_radius[pips], radius)
            inner = np.maximum(inner, here)
    return np.maximum(inner, 0.0), radius


def _groove(look: Look, rows: int, columns: int) -> Map:
    """How deep the line is cut, tile widths."""
    x, y = _own(look, rows, columns)
    reach, thick = look.line_length / 2, max(look.line_width / 2, 1e-6)
    across = np.clip(1 - np.abs(y) / thick, 0, 1)
    along = np.clip((reach - np.abs(x)) / thick, 0, 1)
    if look.line_gap:
        along = along * np.clip((np.abs(x) - look.line_gap * reach) / 0.01, 0, 1)
    inner = np.minimum(across, along)
    return np.asarray(min(0.35 * look.line_width, 0.03) * (1 - (1 - inner) ** 2))


def _ground(look: Look, rng: Rng, rows: int, columns: int) -> Map:
    """Grain and veins of the body, (rows, columns, 3) factors about 1."""
    factor = np.ones((rows, columns, 3))
    if look.grain > 0:
        lines = cv2.resize(soft(rng, rows, max(3, columns // 12), rows / 10), (columns, rows))
        factor += lines[..., None] * look.grain * 1.5
    if look.marble > 0:
        factor += (layered(rng, rows, columns, 3.0) * look.marble * 0.6)[..., None] * rng.uniform(0.6, 1.4, 3)
    return np.asarray(np.clip(factor, 0.15, 2.5))


def _paint_left(made: Finish, rng: Rng, rows: int, columns: int) -> Map:
    if not made.worn:
        return np.ones((rows, columns))
    field = layered(rng, rows, columns, 30.0)
    return np.asarray(np.clip((field - np.quantile(field, made.worn)) * 4 + 0.5, 0, 1))


def _pin(look: Look, rows: int, columns: int) -> tuple[Map, Map]:
    """Where the pin is (0 to 1), and how high it stands."""
    if not look.pin:
        return np.zeros((rows, columns)), np.zeros((rows, columns))
    x, y = _own(look, rows, columns)
    far = np.hypot(x, y) / look.pin
    pin = np.clip((1 - far) * look.pin * columns + 0.5, 0, 1)
    return pin, pin * 0.35 * look.pin * np.sqrt(np.clip(1 - far**2, 0, 1))
