"""The room: what lights the table, from all around and from lamps near by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.drawing.camera import Camera
from vision.drawing.chance import Rng
from vision.drawing.noise import layered
from vision.training.traced.solids import Array, Solid, coated, lid, painted, sphere, turned

_SKY_ROWS = 96  # of the picture of all directions
_TRIES = 12
_NEAR_PX = 40.0  # beyond the picture's edge
Sky = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Light:
    """A body that shines."""

    shape: Solid
    radiance: Array  # (3,) RGB


@dataclass(frozen=True, slots=True)
class Room:
    """All light of a scene; brightness has no unit, the camera meters it."""

    sky: Sky  # (rows, 2 rows, 3) RGB linear: light from every direction, the zenith in the first row
    lights: tuple[Light, ...]  # none at times: then all light comes from the sky


def room(camera: Camera, size_px: tuple[int, int], rng: Rng) -> Room:
    """Walls, windows and lamps; no lamp hangs between the camera and what it sees."""
    sky = _walls(rng)
    odds = np.array(list(_SHARES.values())) / sum(_SHARES.values())
    kinds = rng.choice(list(_LAMPS), 1 if rng.random() < 0.75 else 2, p=odds)
    lights = [light for kind in kinds for light in _out_of_sight(_LAMPS[kind], camera, size_px, rng)]
    fill = float(np.exp(rng.uniform(np.log(0.25), np.log(6.0))))  # the lamps' light over the room's
    given = sum(_irradiance(light) for light in lights)
    level = _sky_irradiance(sky) * fill / max(given, 1e-9)
    lights = [Light(light.shape, light.radiance * level) for light in lights]
    return Room(sky, tuple(lights))


def _out_of_sight(
    lamps: Callable[[Rng], list[Light]], camera: Camera, size_px: tuple[int, int], rng: Rng
) -> list[Light]:
    """Lamps of a kind of which the picture shows nothing; none where a few tries find no place."""
    for _ in range(_TRIES):
        lights = lamps(rng)
        points = np.vstack([light.shape.points for light in lights])
        px, before = camera.project(points), camera.depth(points) > 0
        if not (before & (px > -_NEAR_PX).all(1) & (px < np.array(size_px) + _NEAR_PX).all(1)).any():
            return lights
    return []


def photographer(camera: Camera, rng: Rng) -> Solid:
    """Who holds the phone: a dark head and the phone, behind the lens; keeps light off, shows in gloss."""
    back = camera.eye / np.linalg.norm(camera.eye)
    head = painted(sphere(3.4), rng.uniform(0.02, 0.3, 3), 0.8)
    at = camera.eye + back * 5.0 + np.array([rng.normal(0, 3), -6.0, 3.0])
    return head.placed(at, np.eye(3))


def _warmth(rng: Rng) -> Array:
    """RGB of a light, from candle to blue sky, brightness about 1."""
    warm = float(rng.choice([rng.uniform(-0.25, 0.0), rng.uniform(0.0, 0.2), rng.uniform(0.2, 0.5)]))
    return np.array([1 + 0.6 * warm, 1.0, 1 - warm])


def _walls(rng: Rng) -> Sky:
    """Ceiling, walls, floor, with pictures, shelves and windows as rectangles of light and dark."""
    sky = np.empty((_SKY_ROWS, 2 * _SKY_ROWS, 3), np.float32)
    rows = np.linspace(0, 1, _SKY_ROWS)[:, None, None]
    tone = rng.uniform(0.15, 1.0, 3) * 0.4 + 0.6 * rng.uniform(0.3, 1.0)
    sky[:] = tone * np.where(rows < rng.uniform(0.1, 0.3), rng.uniform(0.8, 1.6), 1.0 - 0.5 * rows)
    sky *= np.clip(1 + 0.25 * layered(rng, _SKY_ROWS, 2 * _SKY_ROWS, 6.0)[..., None], 0.2, 2)
    for _ in range(int(rng.integers(3, 14))):
        _patch(sky, rng, tone * rng.uniform(0.05, 1.6), (0.25, 0.75))
    for _ in range(int(rng.choice([0, 1, 2, 3], p=[0.35, 0.35, 0.2, 0.1]))):
        _patch(sky, rng, _warmth(rng) * rng.uniform(3, 25), (0.12, 0.45))
    return np.maximum(sky, 0.01)


def _patch(sky: Sky, rng: Rng, colour: Array, between: tuple[float, float]) -> None:
    rows, columns = sky.shape[:2]
    top = int(rng.uniform(*between) * rows)
    left = int(rng.integers(columns))
    height, width = int(rng.uniform(0.04, 0.25) * rows) + 1, int(rng.uniform(0.02, 0.14) * columns) + 1
    across = np.arange(left, left + width) % columns
    sky[top : top + height, across] = colour
    if rng.random() < 0.5:  # the bars of a window
        sky[top + height // 2, across] = colour * 0.2
        sky[top : top + height, (left + width // 2) % columns] = colour * 0.2


def _sky_irradiance(sky: Sky) -> float:
    angle = (np.arange(_SKY_ROWS) + 0.5) / _SKY_ROWS * np.pi
    weight = np.where(angle < np.pi / 2, np.sin(angle) * np.cos(angle), 0.0) * (np.pi / _SKY_ROWS) ** 2
    return float((sky.mean(2) * weight[:, None]).sum())


def _irradiance(light: Light) -> float:
    """What a small light gives the table at the origin, about."""
    shape = light.shape
    corners = shape.points[shape.faces]
    cross = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]) / 2
    middle = corners.mean(1)
    far = np.linalg.norm(middle, axis=1)
    away = -middle / far[:, None]
    normal = shape.normals[shape.faces[:, 0]]
    facing = np.maximum((normal * away).sum(1), 0.0)
    falls = np.maximum(-away[:, 2], 0.0)
    return float((np.linalg.norm(cross, axis=1) * facing * falls / far**2).sum() * light.radiance.mean())


def aimed_at_table(shape: Solid, at: Array) -> Solid:
    """The shape at a place, its upper side turned to the table's middle."""
    z = -at / np.linalg.norm(at)
    x = np.cross(z, np.array([0.3, 0.2, 1.0]))
    x /= np.linalg.norm(x)
    return shape.placed(at, np.vstack([x, np.cross(z, x), z]))


def _above(rng: Rng, low: float, high: float, steep: tuple[float, float]) -> Array:
    """A place over the table: its distance and its height's angle (degrees) between these."""
    round_, angle = rng.uniform(0, 2 * np.pi), np.deg2rad(rng.uniform(*steep))
    way = np.array([np.cos(round_) * np.cos(angle), np.sin(round_) * np.cos(angle), np.sin(angle)])
    return np.asarray(way * rng.uniform(low, high))


def _panel(rng: Rng) -> list[Light]:
    half = rng.uniform(2, 12, 2)
    at = _above(rng, 25, 80, (40, 88))
    return [Light(aimed_at_table(lid(half, rng.uniform(0.1, 2.0), 0.0, 3, up=True), at), _warmth(rng))]


def _window(rng: Rng) -> list[Light]:
    half = np.array([rng.uniform(10, 25), rng.uniform(12, 30)])
    at = _above(rng, 40, 100, (15, 40))
    return [Light(aimed_at_table(lid(half, 0.1, 0.0, 3, up=True), at), _warmth(rng))]


def _ring(rng: Rng) -> list[Light]:
    radius = rng.uniform(4, 9)
    half = np.full(2, radius)
    flat = turned([(radius * 0.3, 0.0, np.pi / 2), (0.0, 0.0, np.pi / 2)], half, radius, 9)
    return [Light(aimed_at_table(flat, _above(rng, 20, 60, (50, 88))), _warmth(rng))]


def _bulbs(rng: Rng) -> list[Light]:
    colour, at, radius = _warmth(rng), _above(rng, 25, 70, (40, 85)), rng.uniform(0.8, 2.5)
    spread = rng.normal(0, rng.uniform(3, 10), (int(rng.integers(1, 6)), 3)) * [1, 1, 0.3]
    spots = [spot if spot[2] > 8 else spot + np.array([0, 0, 20]) for spot in at + spread]
    return [Light(sphere(radius, 7).placed(spot, np.eye(3)), colour) for spot in spots]


def _desk(rng: Rng) -> list[Light]:
    """A small lamp close by: light falls off over the table."""
    radius = rng.uniform(1.0, 3.0)
    flat = lid(np.full(2, radius), radius, 0.0, 6, up=True)
    return [Light(aimed_at_table(flat, _above(rng, 12, 25, (35, 75))), _warmth(rng))]


def _flash(rng: Rng) -> list[Light]:
    """A hard lamp overhead, small and far."""
    radius = rng.uniform(0.4, 1.2)
    flat = lid(np.full(2, radius), radius, 0.0, 6, up=True)
    return [Light(aimed_at_table(flat, _above(rng, 30, 60, (50, 89))), _warmth(rng))]


_LAMPS: dict[str, Callable[[Rng], list[Light]]] = {
    "panel": _panel,
    "window": _window,
    "ring": _ring,
    "bulbs": _bulbs,
    "desk": _desk,
    "flash": _flash,
}
_SHARES = {"panel": 2.5, "window": 3.0, "ring": 1.0, "bulbs": 1.5, "desk": 1.5, "flash": 0.8}


def plate(half: Array, height: float) -> Solid:
    """A level rectangle, white and matt: a floor."""
    flat = np.c_[np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * half, np.full(4, height)]
    return coated(flat, np.tile([0.0, 0.0, 1.0], (4, 1)), np.array([[0, 1, 2], [0, 2, 3]]), np.ones(3), 0.5)
