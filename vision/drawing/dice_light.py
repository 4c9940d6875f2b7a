"""The room in which dice lie: its lamps, what shines in it, and how a die's surface answers."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing import light
from vision.drawing.body import Body, Lamp
from vision.drawing.chance import Rng
from vision.drawing.dice_cast import HALF, Hits, Rows, middle_of
from vision.drawing.noise import soft
from vision.drawing.paint import SHIFT, fixed_point

_SIZE = 128  # px of the picture of the room overhead: u, v = x, y / (1 + z) of a direction, -1 to 1
_HORIZON = -0.35  # what is mirrored from farther down is the table
_NEAR = 3.2  # edges: dice farther away neither shade nor darken each other
_BROAD = 0.62  # of an edge: the ball that stands for a neighbour in the light from everywhere
_ROW = 512


@dataclass(frozen=True, slots=True)
class Room:
    """Light on one scene; brightness 1 is a flat white thing in it, colours BGR."""

    lamp: Lamp
    second: NDArray[np.float64]  # (3,) towards another lamp
    second_part: float  # of the first one's strength
    softness: float  # of the edges of shadows, in edges of a die
    overhead: NDArray[np.float32]  # (128, 128, 3): what a mirror would see
    parallax: float  # how much nearer than the sky that is, per edge
    bounce: NDArray[np.float32]  # (3,): the table's colour, 0 to 1


def room(rng: Rng, lamp: Lamp, bounce: NDArray[np.float64], roughness: float, wild: float) -> Room:
    """Lamps and bright shapes by chance; roughness: 0 mirrors them sharp, 1 not at all."""
    y, x = (np.mgrid[:_SIZE, :_SIZE].astype(np.float32) + 0.5) / (_SIZE / 2) - 1
    walls = np.clip(0.35 + 0.25 * soft(rng, _SIZE, _SIZE, 3), 0.05, 1.0) * rng.uniform(0.2, 1.3)
    shapes = np.zeros((_SIZE, _SIZE), np.float32)
    for _ in range(int(rng.choice([0, 1, 2, 3], p=[0.15, 0.45, 0.25, 0.15]))):
        shapes = np.maximum(shapes, _shape(rng) * np.float32(rng.uniform(1.5, 9.0)))
    if rng.random() < 0.12 * wild:  # everything is turned so that it shines
        shapes = np.maximum(shapes, np.float32(rng.uniform(4, 14)) * (np.hypot(x, y) < rng.uniform(0.1, 0.8)))
    ahead = lamp.towards[:2] / (1 + lamp.towards[2])
    reach = np.float32(rng.uniform(0.03, 0.16))
    shapes = np.maximum(
        shapes, np.float32(rng.uniform(4, 25)) * (np.hypot(x - ahead[0], y - ahead[1]) < reach)
    )
    spread = max(0.6, roughness**1.5 * 45)
    shine = cv2.GaussianBlur((walls + shapes).astype(np.float32), (0, 0), spread)
    warm = np.float32(rng.normal(0, 0.06))
    colour = np.array([1 - warm, 1, 1 + warm], np.float32)
    return Room(
        lamp=lamp,
        second=light.lamp(rng),
        second_part=float(rng.uniform(0.2, 0.9)) if rng.random() < 0.4 else 0.0,
        softness=float(rng.choice([0.06, 0.2, 0.5])),
        overhead=np.asarray(shine[..., None] * colour, np.float32),
        parallax=float(rng.uniform(0.0, 0.12)),
        bounce=np.asarray(bounce, np.float32),
    )


def _shape(rng: Rng) -> NDArray[np.float32]:
    """A window with bars, a soft box, tubes or a round lamp somewhere overhead."""
    canvas = np.zeros((_SIZE, _SIZE), np.float32)
    at, turn = rng.uniform(-0.8, 0.8, 2), rng.uniform(0, np.pi)
    wide, high = rng.uniform(0.08, 0.5), rng.uniform(0.08, 0.5)
    kind = rng.random()
    columns, rows, bar = 1, 1, 0.0
    if kind < 0.4:
        columns, rows, bar = int(rng.integers(1, 4)), int(rng.integers(1, 4)), rng.uniform(0.06, 0.2)
    elif kind < 0.55:
        wide, high = rng.uniform(0.5, 1.2), rng.uniform(0.03, 0.1)
    c, s = np.cos(turn), np.sin(turn)
    for column in range(columns):
        for row in range(rows):
            cell = np.array([[column, row], [column + 1, row], [column + 1, row + 1], [column, row + 1]])
            cell = cell + bar * np.array([[0.5, 0.5], [-0.5, 0.5], [-0.5, -0.5], [0.5, -0.5]])
            flat = (cell / (columns, rows) - 0.5) * 2 * (wide, high)
            points = (at + flat @ np.array([[c, s], [-s, c]]) + 1) * (_SIZE / 2)
            cv2.fillConvexPoly(canvas, fixed_point(points), 1.0, cv2.LINE_8, SHIFT)
    return canvas


def looked_up(picture: NDArray[np.float32], x: Rows, y: Rows) -> NDArray[np.float32]:
    """Values of a float picture at px (n,), (n,), between pixel centres (whole): (n, channels)."""
    count = len(x)
    rows = -(-count // _ROW)
    xs, ys = np.zeros(rows * _ROW, np.float32), np.zeros(rows * _ROW, np.float32)
    xs[:count], ys[:count] = x, y
    found = cv2.remap(
        picture,
        xs.reshape(rows, _ROW),
        ys.reshape(rows, _ROW),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
    return np.asarray(found.reshape(rows * _ROW, -1)[:count], np.float32)


def lit(
    hits: Hits,
    albedo: NDArray[np.float32],
    room: Room,
    body: Body,
    others: list[Body],
    *,
    gloss: float,
    glow: float,
) -> NDArray[np.float32]:
    """Colours (n, 3), BGR 0 to 255 and above, of hits whose own colours are `albedo`.

    others: the dice around. gloss: 0 dull to 1 polished. glow: 0 to 1, how far light goes into the body.
    """
    axes = body.pose.axes.astype(np.float32)
    normal = axes.T @ hits.normal
    place = axes.T @ hits.point + middle_of(body).astype(np.float32)[:, None]
    near = [other for other in others if np.linalg.norm(middle_of(other) - middle_of(body)) < _NEAR]
    open_sky = _open(normal, place, near)
    sky = np.float32(0.5) + np.float32(0.5) * normal[2]
    around = sky * open_sky
    low = (1 - sky) * np.minimum(np.float32(0.25) + place[2], 1)
    lamp, wrap = room.lamp, np.float32(glow * 0.5)
    direct = _lambert(normal, lamp.towards, wrap) * _in_light(place, lamp.towards, near, room.softness)
    if room.second_part:
        more = _lambert(normal, room.second, wrap) * _in_light(place, room.second, near, room.softness)
        direct = direct + np.float32(room.second_part) * more
    level = lamp.ambient + (1 - lamp.ambient) * (lamp.towards[2] + room.second_part * room.second[2])
    part = around * np.float32(lamp.ambient / level) + direct * np.float32((1 - lamp.ambient) / level)
    colour = albedo * (part[:, None] + low[:, None] * room.bounce * np.float32(0.55))
    if gloss > 0:
        towards = axes.T @ hits.towards
        facing = (normal * towards).sum(0)
        mirrored = 2 * facing * normal - towards
        scale = 1 / (1 + np.maximum(mirrored[2], np.float32(_HORIZON)))
        shift = np.float32(room.parallax)
        u = (mirrored[0] * scale + shift * place[0] + 1) * np.float32(_SIZE / 2) - np.float32(0.5)
        v = (mirrored[1] * scale + shift * place[1] + 1) * np.float32(_SIZE / 2) - np.float32(0.5)
        seen = looked_up(room.overhead, u, v)
        down = np.clip(-mirrored[2] * 4, 0, 1)[:, None]
        seen = seen * (1 - down) + room.bounce * np.float32(0.6) * down
        fresnel = np.float32(0.04) + np.float32(0.96) * np.clip(1 - facing, 0, 1) ** 5
        colour = colour + seen * (fresnel * np.float32(gloss * 255) * open_sky)[:, None]
    return np.asarray(colour, np.float32)


def _lambert(normal: Rows, towards: NDArray[np.float64], wrap: np.float32) -> Rows:
    return np.asarray(np.maximum((towards.astype(np.float32) @ normal + wrap) / (1 + wrap), 0), np.float32)


def _open(normal: Rows, place: Rows, near: list[Body]) -> Rows:
    """How much of the sky the neighbours leave, (n,) 0 to 1."""
    left = np.ones(place.shape[1], np.float32)
    for other in near:
        away = middle_of(other).astype(np.float32)[:, None] - place
        square = (away * away).sum(0)
        faced = np.maximum((away * normal).sum(0), 0) / np.sqrt(square)
        left *= 1 - np.minimum(np.float32(0.8), faced * np.float32(_BROAD**2) / square)
    return left


def _in_light(place: Rows, towards: NDArray[np.float64], near: list[Body], softness: float) -> Rows:
    """How much of a lamp's light passes the neighbours, (n,) 0 to 1: soft where it only grazes one."""
    left = np.ones(place.shape[1], np.float32)
    for other in near:
        axes = other.pose.axes.astype(np.float32)
        centre = middle_of(other)
        off = centre - place.mean(1)
        along = float(off @ towards)
        if along < -1 or float(np.linalg.norm(off - along * towards)) > 2:
            continue
        start = axes @ (place - centre.astype(np.float32)[:, None])
        step = (axes @ towards).astype(np.float32)
        step = np.where(np.abs(step) < 1e-4, np.float32(1e-4), step)[:, None]
        reach = np.abs(np.float32(HALF - 0.03) / step)
        enter = (-start / step - reach).max(0)
        leave = (-start / step + reach).min(0)
        inside = np.clip((leave - np.maximum(enter, 0)) / np.float32(softness), 0, 1)
        left *= 1 - inside
    return left
