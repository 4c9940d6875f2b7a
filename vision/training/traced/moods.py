"""The light of a kitchen, a terrace, an evening: tinted lamps and walls, lamps mirrored in gloss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from vision.drawing.camera import Camera
from vision.drawing.chance import Rng
from vision.training.traced.room import Light, Room, aimed_at_table
from vision.training.traced.solids import Array, lid

_WARM, _COOL, _EVEN = np.array([1.35, 1.0, 0.55]), np.array([0.8, 1.0, 1.35]), np.ones(3)
SHARES = {"day": 2.0, "warm": 2.0, "cool": 1.2, "mixed": 1.5, "dim": 1.3, "glare": 1.6, "sun": 1.0}


def in_mood(name: str, room: Room, camera: Camera, rng: Rng) -> Room:
    """The room in one of the lights of SHARES. Raises KeyError for another word."""
    return _MOODS[name](room, camera, rng)


def _tinted(room: Room, lamps: Array, walls: Array) -> Room:
    lights = tuple(Light(light.shape, light.radiance * lamps) for light in room.lights)
    return Room((room.sky * walls).astype(np.float32), lights)


def _day(room: Room, camera: Camera, rng: Rng) -> Room:
    return _tinted(room, _EVEN, np.ones(3) * rng.uniform(0.8, 1.6))


def _warm(room: Room, camera: Camera, rng: Rng) -> Room:
    return _tinted(room, _WARM ** rng.uniform(0.5, 1.3), _WARM ** rng.uniform(0.2, 0.8))


def _cool(room: Room, camera: Camera, rng: Rng) -> Room:
    return _tinted(room, _COOL ** rng.uniform(0.5, 1.2), _COOL ** rng.uniform(0.3, 1.0))


def _mixed(room: Room, camera: Camera, rng: Rng) -> Room:
    """Lamps of one colour, walls (and the window in them) of the other."""
    one, other = (_WARM, _COOL) if rng.random() < 0.6 else (_COOL, _WARM)
    return _tinted(room, one ** rng.uniform(0.8, 1.4), other ** rng.uniform(0.8, 1.4))


def _dim(room: Room, camera: Camera, rng: Rng) -> Room:
    """Little but one lamp: dark walls, deep shadows."""
    return _tinted(room, _WARM ** rng.uniform(0.3, 1.5), _WARM * rng.uniform(0.06, 0.25))


def _sun(room: Room, camera: Camera, rng: Rng) -> Room:
    """Sun through a window: one small lamp far away, brighter than all others."""
    turn, rise = rng.uniform(0, 2 * np.pi), np.deg2rad(rng.uniform(22, 60))
    way = np.array([np.cos(turn) * np.cos(rise), np.sin(turn) * np.cos(rise), np.sin(rise)])
    disc = aimed_at_table(lid(np.full(2, 1.6), 1.6, 0.0, 6, up=True), way * 160.0)
    strength = float(room.sky.mean()) * rng.uniform(1.5, 4.0) * 160.0**2 / (np.pi * 1.6**2)
    return replace(room, lights=(Light(disc, np.array([1.1, 1.0, 0.85]) * strength),))


def _glare(room: Room, camera: Camera, rng: Rng) -> Room:
    """A lamp where the table mirrors it into the lens, near the pieces."""
    spot = np.append(rng.normal(0, 1.5, 2), 0.0)
    way = (spot - camera.eye) / np.linalg.norm(spot - camera.eye) * [1.0, 1.0, -1.0]
    at = spot + way * rng.uniform(1.3, 2.2) * float(np.linalg.norm(camera.eye))
    half = rng.uniform(0.03, 0.12, 2) * float(np.linalg.norm(at))
    panel = aimed_at_table(lid(half, float(half.min()) * 0.3, 0.0, 4, up=True), at)
    strength = float(room.sky.mean()) * rng.uniform(4.0, 14.0)
    lamp = Light(panel, np.array([1.05, 1.0, 0.9]) * strength)
    px = camera.project(panel.points)
    in_sight = (camera.depth(panel.points) > 0).all() and bool((np.abs(px) < 4000).all())
    return room if in_sight else Room(room.sky, (*room.lights, lamp))


_MOODS: dict[str, Callable[[Room, Camera, Rng], Room]] = {
    "day": _day,
    "warm": _warm,
    "cool": _cool,
    "mixed": _mixed,
    "dim": _dim,
    "glare": _glare,
    "sun": _sun,
}
