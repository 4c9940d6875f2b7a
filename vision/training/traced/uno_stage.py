"""Uno pieces in their places and a phone held over them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rules.pieces import Die, Domo, Face
from vision.drawing.body import Body, Pose
from vision.drawing.camera import Array, Camera, looking_at_table
from vision.drawing.chance import Rng
from vision.drawing.dice_places import flat_pose, leaned, placed
from vision.drawing.layouts import place
from vision.drawing.placing import Ask
from vision.training.traced.uno_set import UnoSet

_NO_SPOTS = np.zeros((0, 2))
_CORNERS = np.array([[x, y, z] for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (0.0, 1.0)])


@dataclass(frozen=True, slots=True)
class Item:
    """A piece in its place: what it shows (a tile: ahead and behind; a die: on top), and how it lies."""

    body: Body
    faces: tuple[Face, ...]
    shown: bool  # False: a tile face down, a die that leans

    @property
    def corners(self) -> Array:
        """In the world, (8, 3)."""
        size = np.array([1.0, self.body.look.aspect, self.body.look.thickness])
        return self.body.pose.world(_CORNERS * size)


@dataclass(frozen=True, slots=True)
class Aim:
    """How the phone is held."""

    size_px: tuple[int, int]
    tilt: float  # degrees
    roll: float  # radians
    fill: float  # the share of the picture's longer side that the pieces take
    most_px: float  # a tile width or an edge of a die is no longer


def laid_tiles(made: UnoSet, tiles: list[Domo], face_down: int, layout: str, rng: Rng) -> list[Item]:
    """Tiles on the table, some face down among them."""
    shown: list[Domo | None] = [*tiles, *[None] * face_down]
    shown = [shown[i] for i in rng.permutation(len(shown))]
    doubles = tuple(tile is not None and tile.is_double for tile in shown)
    places, _ = place(layout, Ask(len(shown), made.shape.aspect, made.shape.thickness, True, doubles), rng)
    items = []
    for spot, tile in zip(places, shown, strict=True):
        faces = () if tile is None else (tile.one, tile.two) if rng.random() < 0.5 else (tile.two, tile.one)
        body = Body(spot.pose, made.shape, (0, 0), tile is not None, (_NO_SPOTS, _NO_SPOTS))
        items.append(Item(body, faces, tile is not None))
    return items


def thrown_dice(made: UnoSet, dice: list[Die], leaning: int, layout: str, rng: Rng) -> list[Item]:
    """Dice on the table, the upright of each top face any way; some may lean on another."""
    spots = placed(layout, len(dice), rng)
    items = [
        Item(_die(made, flat_pose(spot)), (die.up,), True) for spot, die in zip(spots, dice, strict=True)
    ]
    for _ in range(leaning):
        found = leaned(spots, made.shape.rounding, rng)
        if found is not None and found[1] is None:  # on a die, not on a thing
            items.append(Item(_die(made, found[0]), (dice[0].up,), False))
            break
    return items


def _die(made: UnoSet, pose: Pose) -> Body:
    return Body(pose, made.shape, (0, 0), True, (_NO_SPOTS, _NO_SPOTS))


def aimed(items: list[Item], aim: Aim, rng: Rng) -> Camera:
    """A camera that has all pieces whole in its picture."""
    width, height = aim.size_px
    longer = max(width, height)
    focal = longer * float(rng.choice([rng.uniform(0.72, 1.0), rng.uniform(1.0, 1.9)]))
    points = np.vstack([item.corners for item in items])
    tilt, distance, room = np.deg2rad(aim.tilt), 30.0, 0.94 * np.array([width, height])
    for _ in range(12):
        camera = looking_at_table(
            tilt=tilt, roll=aim.roll, focal_px=focal, distance=distance, centre_px=(width / 2, height / 2)
        )
        if (camera.depth(points) < 0.3 * distance).any():
            distance *= 1.4
            continue
        px = camera.project(points)
        span = px.max(0) - px.min(0)
        grow = max(float(span.max()) / (aim.fill * longer), float((span / room).max()))
        grow = max(grow, focal / distance / aim.most_px)
        distance *= float(np.clip(grow, 0.6, 1.7))
    low, high = px.min(0), px.max(0)
    free = np.maximum(np.array([width, height]) - (high - low), 0.0)
    goal = free * (0.08 + 0.84 * rng.random(2))
    return camera.shifted(goal - low)
