"""The stage of dice: where each lies or leans, and a camera that has them in its picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from rules.pieces import Face
from vision.drawing.body import Body, Pose
from vision.drawing.camera import Array, Camera, looking_at_table
from vision.drawing.chance import Rng
from vision.drawing.dice_cast import middle_of
from vision.drawing.dice_faces import Cube
from vision.drawing.dice_look import DiceLook
from vision.drawing.dice_places import flat_pose, leaned, placed
from vision.drawing.look import Look
from vision.drawing.look import decide as decide_tiles
from vision.drawing.props import Prop

_CORNERS = np.array([[x, y, z] for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (0.0, 1.0)])
_EDGES = (0.035, 0.1, 0.36)  # of a die, of the longer side of the picture: least, usual, most
_NO_SPOTS = np.zeros((0, 2))


@dataclass(frozen=True, slots=True)
class Aim:
    """How the camera looks at dice; what is None comes by chance."""

    size_px: tuple[int, int]
    wild: float
    tidy: bool  # every die whole in the picture
    tilt: float | None = None  # degrees
    edge_px: float | None = None  # of a die in the picture


@dataclass(frozen=True, slots=True)
class DiceStage:
    """What the camera looks at: the flat dice first, in the order asked for."""

    cubes: list[Cube]
    props: list[Prop]
    camera: Camera


def set_up(
    tops: Sequence[Face], leaning: int, looks: Sequence[DiceLook], layout: str, aim: Aim, rng: Rng
) -> DiceStage:
    """Dice in place with these faces up, and some more that lean."""
    spots = placed(layout, max(1, len(tops)), rng)
    hull = shell(looks[0])
    kept = spots[: len(tops)]
    poses, props = [flat_pose(spot) for spot in kept], []
    for _ in range(leaning):
        found = leaned(spots, looks[0].rounding, rng)
        if found is None or _near(found[0], poses):
            continue
        poses.append(found[0])
        if found[1] is not None:
            props.append(found[1])
    cubes = []
    for index, pose in enumerate(poses):
        look = looks[int(rng.integers(len(looks)))]
        pool = _pool(tops, rng)
        up = tops[index] if index < len(tops) else pool[int(rng.integers(len(pool)))]
        cubes.append(_cube(pose, look, hull, up, pool, rng, leaning=index >= len(tops)))
    return DiceStage(cubes, props, _camera(aim, [cube.body for cube in cubes], rng))


def shell(look: DiceLook) -> Look:
    """The rounded box that throws shadows and hides what is behind it, as tiles have it."""
    tile = decide_tiles("ivory", np.random.default_rng(0))
    return replace(tile, aspect=1.0, thickness=1.0, rounding=look.rounding, bevel=look.rounding)


def _near(pose: Pose, poses: list[Pose]) -> bool:
    """Whether a leaning die may run into another one than its host."""
    middles = [other.origin + other.axes[2] / 2 for other in poses]
    own = pose.origin + pose.axes[2] / 2
    return any(float(np.linalg.norm(middle - own)) < 1.02 for middle in middles)


def _pool(tops: Sequence[Face], rng: Rng) -> list[Face]:
    numbers = [Face(str(n), c) for n in range(1, 7) for c in ("red", "green", "yellow", "blue")]
    words = [Face(w, c) for w in ("D2", "S", "R") for c in ("red", "green", "yellow", "blue")]
    return [*tops, *numbers, *words, Face("W"), Face("WD4")]


def _cube(
    pose: Pose, look: DiceLook, hull: Look, up: Face, pool: list[Face], rng: Rng, *, leaning: bool
) -> Cube:
    others = [pool[int(index)] for index in rng.integers(len(pool), size=5)]
    if (look.one_colour or look.coloured) and up.colour:
        others = [replace(face, colour=up.colour) if face.colour else face for face in others]
    own = replace(hull, rounding=look.rounding, bevel=look.rounding)
    turns = (0, *(int(turn) for turn in rng.integers(0, 4, 5)))
    body = Body(pose, own, (0, 0), True, (_NO_SPOTS, _NO_SPOTS))
    return Cube(body, look, look.colour_of(up), (up, *others), turns, leaning)


def corners(body: Body) -> Array:
    """The corners of a die in the world, (8, 3)."""
    return body.pose.world(_CORNERS)


def _camera(aim: Aim, bodies: list[Body], rng: Rng) -> Camera:
    width, height = aim.size_px
    longer = max(width, height)
    spans = ((0, 12), (12, 38), (38, 60))
    odds = (0.25, 0.42, 0.33) if aim.wild or not aim.tidy else (0.4, 0.4, 0.2)
    tilt = np.deg2rad(rng.uniform(*spans[int(rng.choice(3, p=odds))]) if aim.tilt is None else aim.tilt)
    roll = rng.uniform(0, 2 * np.pi) if rng.random() < 0.3 else rng.normal(0, 0.15)
    focal = longer * rng.choice([rng.uniform(0.75, 1.2), rng.uniform(1.2, 3.0)])
    centre = (width / 2, height / 2)
    points = np.vstack([corners(body) for body in bodies])
    middle = np.array([middle_of(body) for body in bodies]).mean(0)
    edge = aim.edge_px or longer * float(np.exp(rng.triangular(*np.log(_EDGES))))
    least = _EDGES[0] * longer * 1.15
    whole = aim.tidy or rng.random() < 0.75
    for _ in range(12):
        distance = max(focal / edge, 3.2)
        camera = looking_at_table(tilt=tilt, roll=roll, focal_px=focal, distance=distance, centre_px=centre)
        near = float(camera.depth(points).min())
        px = camera.project(points)
        fill = float(((px.max(0) - px.min(0)) / (width, height)).max())
        if near > 0.3 * distance and (fill < 0.92 or not whole or (edge < least and not aim.tidy)):
            break
        edge *= 0.88
    low, high = px.min(0), px.max(0)
    room = np.maximum(np.array([width, height]) * 0.96 - (high - low), 0.0)
    goal = np.array([width, height]) * 0.02 + room * rng.uniform(0, 1, 2)
    if (high - low > np.array([width, height]) * 0.96).any():
        return camera.shifted(np.array(centre) - camera.project(middle[None])[0])
    return camera.shifted(goal - low)
