"""Other things on the table: cups, coins, cards, pens, dice, fingers, a bar that tiles lean on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from vision.drawing.body import Body
from vision.drawing.camera import Camera
from vision.drawing.chance import Rng
from vision.drawing.props import Prop
from vision.drawing.surface import SURFACES, surface
from vision.training.traced.coat import linear
from vision.training.traced.solids import Array, Solid, joined, lid, painted, prism, sheet, sphere, turned

_UP, _DOWN = np.pi / 2, -np.pi / 2
_ON_TABLE = -0.003


def things(
    bodies: list[Body], camera: Camera, size_px: tuple[int, int], rng: Rng, *, tidy: bool
) -> list[Solid]:
    """A few things in the picture; tidy: clear of all tiles, else most of them."""
    tiles = np.array([body.middle[:2] for body in bodies])
    reach = max(body.look.aspect for body in bodies) / 2 + 0.1
    makers = list(_THINGS.values())
    found: list[Solid] = []
    for _ in range(int(rng.integers(1, 5))):
        thing = makers[int(rng.integers(len(makers)))](rng)
        spot = _on_table(camera, rng.uniform(0, 1, 2) * size_px)
        if spot is None:
            continue
        size = float(np.linalg.norm(thing.points[:, :2], axis=1).max())
        near = float(np.linalg.norm(tiles - spot, axis=1).min())
        if near < size + reach and (tidy or rng.random() < 0.8):
            continue
        found.append(_set_down(thing, spot, rng.uniform(0, 2 * np.pi)))
    return found


def block(prop: Prop, rng: Rng) -> Solid:
    """A block that belongs to the layout: a hub, a rail of a rack."""
    wood = linear(np.array([60.0, 110.0, 160.0]) * rng.uniform(0.3, 1.5))
    colour = wood if rng.random() < 0.5 else _colour(rng)
    return painted(prism(prop.base, prop.height, _ON_TABLE), colour, rng.uniform(0.1, 0.7))


def _on_table(camera: Camera, px: Array) -> Array | None:
    """Where on the table (2,) a spot of the picture lies; None beyond the horizon or far away."""
    to_px = camera.plane(np.zeros(3), np.array([1.0, 0.0, 0.0]), np.array([0.0, 1.0, 0.0]))
    x, y, w = np.linalg.solve(to_px, np.append(px, 1.0))
    if abs(w) < 1e-9 or float(camera.depth(np.array([[x / w, y / w, 0.0]]))[0]) < 1.0:
        return None
    return np.array([x, y]) / w if max(abs(x / w), abs(y / w)) < 60 else None


def _set_down(solid: Solid, at: Array, turn: float) -> Solid:
    c, s = np.cos(turn), np.sin(turn)
    return solid.placed(np.append(at, _ON_TABLE), np.array([[c, s, 0.0], [-s, c, 0.0], [0.0, 0.0, 1.0]]))


def _colour(rng: Rng) -> Array:
    return linear(rng.uniform(10, 250, 3)) if rng.random() < 0.6 else linear(np.full(3, rng.uniform(15, 245)))


def _block(half: Array, height: float, bevel: float, radius: float = 0.05) -> Solid:
    """A box with rounded upper edges."""
    arc = [(bevel * (1 - np.cos(a)), height - bevel * (1 - np.sin(a)), a) for a in np.linspace(_UP, 0, 4)]
    top = lid(half - bevel, radius - bevel, height, 6, up=True)
    return joined([top, turned([*arc, (0.0, 0.0, 0.0)], half, radius, 6)])


def _ball(rng: Rng) -> Solid:
    radius = rng.uniform(0.3, 1.2)
    ball = painted(sphere(radius), _colour(rng), rng.uniform(0.05, 0.6), float(rng.random() < 0.15))
    return ball.placed(np.array([0.0, 0.0, radius]), np.eye(3))


def _coin(rng: Rng) -> Solid:
    radius, height = rng.uniform(0.4, 0.6), rng.uniform(0.05, 0.09)
    metal = np.array([[0.9, 0.6, 0.35], [0.8, 0.8, 0.78], [0.9, 0.75, 0.4]])[int(rng.integers(3))]
    edge = turned([(0.06, height - 0.01, _UP), (0.05, height, _UP), (0.0, height, _UP), (0.0, 0.0, 0.0)],
                  np.full(2, radius), radius, 9)  # fmt: skip
    face = lid(np.full(2, radius - 0.06), radius, height - 0.01, 9, up=True)
    return painted(joined([face, edge]), metal * rng.uniform(0.5, 1.0), rng.uniform(0.2, 0.5), 1.0)


def _cup(rng: Rng) -> Solid:
    radius, height, wall = rng.uniform(1.2, 1.9), rng.uniform(1.5, 4.0), rng.uniform(0.06, 0.15)
    narrow = rng.uniform(0.0, 0.4)
    shape = turned(
        [(radius, 0.1, _UP), (wall + narrow, 0.1, _UP), (wall + narrow, 0.1, np.pi), (wall, height, np.pi),
         (wall / 2, height + wall / 2, _UP), (0.0, height, 0.0), (narrow, 0.0, 0.0)],
        np.full(2, radius), radius, 12,
    )  # fmt: skip
    cup = painted(shape, _colour(rng), rng.uniform(0.05, 0.5))
    full = lid(np.full(2, radius - wall), radius, height * rng.uniform(0.5, 0.9), 12, up=True)
    return joined([cup, painted(full, _colour(rng) * 0.5, 0.06)]) if rng.random() < 0.5 else cup


def _pen(rng: Rng) -> Solid:
    half = np.array([rng.uniform(2, 3.5), rng.uniform(0.12, 0.2)])
    return painted(_block(half, 2 * half[1], half[1] * 0.95, half[1]), _colour(rng), rng.uniform(0.05, 0.5))


def _slab(rng: Rng) -> Solid:
    """A phone, a remote, a book, a box."""
    half = np.array([rng.uniform(0.8, 3.0), rng.uniform(0.5, 2.0)])
    height = float(rng.choice([rng.uniform(0.2, 0.4), rng.uniform(0.4, 2.0)]))
    radius = rng.uniform(0.05, 0.4)
    slab = _block(half, height, min(radius, height) * 0.4, radius)
    return painted(slab, _colour(rng), rng.uniform(0.05, 0.8))


def _die(rng: Rng) -> Solid:
    half = np.full(2, rng.uniform(0.28, 0.5))
    block = painted(_block(half, 2 * half[0], 0.06, 0.08), _colour(rng), rng.uniform(0.1, 0.4))
    dot = painted(lid(np.full(2, 0.07), 0.07, 2 * half[0] + 0.003, 5, up=True), _colour(rng), 0.4)
    count = int(rng.integers(1, 7))
    spots = [(0, 0), (-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)][1 - count % 2 :][:count]
    return joined([block, *(_set_down(dot, np.array(spot) * 0.55 * half, 0.0) for spot in spots)])


def _card(rng: Rng) -> Solid:
    """A printed card or note: a piece of any surface."""
    half = np.array([rng.uniform(0.9, 2.2), rng.uniform(0.9, 2.2)])
    names = list(SURFACES)
    picture = surface(names[int(rng.integers(len(names)))], rng, 160)
    return replace(sheet(half, linear(picture), 0.02), rough=np.full(160 * 160, rng.uniform(0.15, 0.8)))


def _finger(rng: Rng) -> Solid:
    """A finger lying on the table, its hand out of sight."""
    radius, length = rng.uniform(0.28, 0.42), rng.uniform(2.0, 5.0)
    skin = linear(np.array([rng.uniform(0.5, 0.75), rng.uniform(0.62, 0.8), 1.0]) * rng.uniform(80, 235))
    tip = _block(np.array([length, radius]), 1.8 * radius, radius * 0.9, radius)
    return painted(tip, skin, 0.45)


_THINGS: dict[str, Callable[[Rng], Solid]] = {
    "ball": _ball,
    "coin": _coin,
    "cup": _cup,
    "pen": _pen,
    "slab": _slab,
    "die": _die,
    "card": _card,
    "finger": _finger,
}
