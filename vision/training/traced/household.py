"""What else lies on a family's table: sweets, coins, mugs, pencils, cards, boxes, notes, plates, phones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from vision.drawing.chance import Rng
from vision.training.traced.coat import linear
from vision.training.traced.lettering import box_sides, card_back, card_face, coin_relief, loud, note
from vision.training.traced.shapes import lathe, pebble, printed_box, rod
from vision.training.traced.solids import Array, Solid, grid_faces, joined, lid, painted, sheet, turned

_UP = np.pi / 2
_TOUCHING = 0.002


def around(solid: Solid, at: tuple[float, float], turn: float, height: float = 0.0) -> Solid:
    """The body turned about z and put down at a place."""
    c, s = np.cos(turn), np.sin(turn)
    axes = np.array([[c, s, 0.0], [-s, c, 0.0], [0.0, 0.0, 1.0]])
    return solid.placed(np.array([at[0], at[1], height]), axes)


def _sweets(rng: Rng) -> Solid:
    half = np.array([rng.uniform(0.22, 0.38)] * 2 + [rng.uniform(0.1, 0.2)])
    spread = rng.uniform(0.6, 1.4)
    placed: list[Array] = []
    parts = []
    for _ in range(int(rng.integers(3, 11))):
        at = rng.normal(0, spread, 2)
        if all(np.hypot(*(at - other)) > 2.1 * half[0] for other in placed):
            placed.append(at)
            sweet = painted(pebble(half), linear(loud(rng)), rng.uniform(0.12, 0.3))
            parts.append(around(sweet, (at[0], at[1]), 0.0))
    return joined(parts)


def _coin(rng: Rng) -> Solid:
    radius, height, size = rng.uniform(0.38, 0.56), rng.uniform(0.06, 0.09), 96
    metal = np.array([[0.85, 0.5, 0.3], [0.75, 0.74, 0.72], [0.9, 0.72, 0.35]])[int(rng.integers(3))]
    heights = coin_relief(rng, size) * 0.35 * height
    step = np.linspace(-1, 1, size)
    x, y = np.meshgrid(step, -step)
    far = np.maximum(np.hypot(x, y), 1e-9)
    squeeze = np.minimum(1.0, 1.0 / far)  # what lies beyond the rim is drawn in to it
    slope_y, slope_x = np.gradient(heights, 2 * radius / size)
    normals = np.stack([-slope_x, slope_y, np.ones_like(x)], axis=-1).reshape(-1, 3)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    points = np.c_[(x * squeeze).ravel() * radius, (y * squeeze).ravel() * radius, height + heights.ravel()]
    blank = sheet(np.full(2, radius), np.ones((size, size, 3)))
    face = replace(blank, points=points, normals=normals, faces=grid_faces(size, size))
    edge = turned([(0.0, height + 0.01, 0.0), (0.0, 0.0, 0.0)], np.full(2, radius), radius, 12)
    return painted(joined([face, edge]), metal * rng.uniform(0.35, 0.95), rng.uniform(0.22, 0.5), 1.0)


def _coins(rng: Rng) -> Solid:
    spread = rng.uniform(0.7, 1.6)
    places = rng.normal(0, spread, (int(rng.integers(1, 6)), 2))
    done: list[Array] = []
    parts = []
    for at in places:
        on = sum(np.hypot(*(at - other)) < 1.2 for other in done)
        done.append(at)
        parts.append(around(_coin(rng), (at[0], at[1]), rng.uniform(0, 6), on * 0.11 + _TOUCHING))
    return joined(parts)


def _mug(rng: Rng) -> Solid:
    radius, height, wall = rng.uniform(1.5, 1.9), rng.uniform(3.0, 4.2), rng.uniform(0.1, 0.18)
    half = wall / 2
    lip = [(radius - half + half * np.sin(a), height + half * np.cos(a)) for a in np.linspace(-_UP, _UP, 7)]
    outside = [*lip, (radius, height * 0.5), (radius * 0.98, 0.2), (radius * 0.9, 0.0)]
    inside = [(radius - wall, 0.3), (radius - wall, height)]
    turns = np.linspace(-_UP * 0.95, _UP * 0.95, 16)
    ear = np.c_[radius - 0.15 + 0.9 * np.cos(turns), np.zeros(16), height * (0.52 + 0.3 * np.sin(turns))]
    glaze = linear(loud(rng) if rng.random() < 0.6 else np.full(3, rng.uniform(200, 250)))
    mug = painted(joined([lathe([outside, inside]), rod(ear, 0.22)]), glaze, rng.uniform(0.08, 0.35))
    drinks = np.array([[20.0, 35.0, 60.0], [60.0, 110.0, 160.0], [30.0, 60.0, 140.0]])  # coffee, milky, tea
    drink = linear(drinks[int(rng.integers(3))])
    level = lid(np.full(2, radius - wall), radius, height * rng.uniform(0.6, 0.9), 14, up=True)
    return joined([mug, painted(level, drink, 0.06)])


def _pencil(rng: Rng) -> Solid:
    radius, length = rng.uniform(0.13, 0.17), rng.uniform(4.5, 7.5)
    wood, lead = linear(np.array([130.0, 185.0, 225.0])), linear(loud(rng) * 0.6)
    coat = painted(lathe([[(radius, length), (radius, 0.0)]], 6), linear(loud(rng)), rng.uniform(0.15, 0.4))
    tip = painted(lathe([[(0.3 * radius, 0.75), (radius, 0.0)]], 18), wood, 0.7)
    point = painted(lathe([[(0.001, 1.05), (0.3 * radius, 0.75)]], 18), lead, 0.5)
    end = painted(lid(np.full(2, radius), radius, 0.0, 8, up=False), lead, 0.5)
    top = [around(part, (0.0, 0.0), 0.0, length) for part in (tip, point)]
    lying = np.array([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]])
    return joined([coat, end, *top]).placed(np.array([-length / 2, 0.0, radius]), lying)


def _cards(rng: Rng) -> Solid:
    half, parts = np.array([1.15, 1.65]) * rng.uniform(0.9, 1.2), []
    count, turn = int(rng.integers(1, 5)), rng.uniform(0, 2 * np.pi)
    back = card_back(rng) if rng.random() < 0.4 else None
    for i in range(count):
        card = sheet(half, card_face(rng) if back is None else back)
        at = rng.normal(0, 0.5, 2) + 0.5 * i * np.array([np.cos(turn), np.sin(turn)])
        parts.append(around(card, (at[0], at[1]), turn + rng.normal(0, 0.3), 0.012 * (i + 1)))
    cards = joined(parts)
    return replace(cards, rough=np.full(len(cards.points), rng.uniform(0.25, 0.6)))


def _box(rng: Rng) -> Solid:
    half, height = rng.uniform(1.8, 4.0, 2), rng.uniform(0.6, 2.2)
    top, sides = box_sides(rng, half[0] / half[1], height / (2 * half[1]))
    return printed_box(half, height, top, sides, rng.uniform(0.15, 0.6))


def _note(rng: Rng) -> Solid:
    paper = sheet(np.array([1.9, 2.6]) * rng.uniform(0.9, 1.6), note(rng), 0.012)
    return replace(paper, rough=np.full(len(paper.points), 0.8))


def _plate(rng: Rng) -> Solid:
    radius = rng.uniform(3.0, 5.0)
    curve = [(0.0001, 0.12), (radius * 0.62, 0.12), (radius * 0.7, 0.22), (radius * 0.97, 0.5)]
    rim = [(radius * 0.97, 0.5), (radius, 0.5), (radius, 0.42), (radius * 0.6, 0.0)]
    glaze = linear(np.full(3, rng.uniform(205, 250)) if rng.random() < 0.7 else loud(rng))
    parts = [painted(lathe([curve, rim], 64), glaze, rng.uniform(0.08, 0.25))]
    biscuit = painted(pebble(np.array([0.7, 0.7, 0.2])), linear(np.array([60.0, 110.0, 175.0])), 0.75)
    for _ in range(int(rng.integers(0, 4))):
        at = rng.normal(0, radius * 0.25, 2)
        parts.append(around(biscuit, (at[0], at[1]), 0.0, 0.12))
    return joined(parts)


def _phone(rng: Rng) -> Solid:
    half, height, corner = np.array([1.6, 3.3]) * rng.uniform(0.9, 1.1), 0.36, 0.35
    arc = [(0.06 * (1 - np.cos(a)), height - 0.06 * (1 - np.sin(a)), a) for a in np.linspace(_UP, 0, 4)]
    shell = turned([*arc, (0.0, 0.0, 0.0)], half, corner, 8)
    case = painted(shell, linear(np.full(3, rng.uniform(12, 80))), rng.uniform(0.15, 0.5))
    glass = painted(lid(half - 0.06, corner - 0.06, height, 8, up=True), np.full(3, 0.012), 0.04)
    return joined([case, glass])


THINGS: dict[str, Callable[[Rng], Solid]] = {
    "sweets": _sweets,
    "coins": _coins,
    "mug": _mug,
    "pencil": _pencil,
    "cards": _cards,
    "box": _box,
    "note": _note,
    "plate": _plate,
    "phone": _phone,
}


def thing(name: str, rng: Rng, unit: float) -> Solid:
    """One of THINGS standing at the origin; unit: how long a tile width of usual size is here.

    Raises KeyError for an unknown name.
    """
    made = THINGS[name](rng)
    grown: Array = made.points * unit
    return replace(made, points=grown)
