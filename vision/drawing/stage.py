"""The stage of a scene: tiles put in their places, and a camera that has them in its picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from rules.pieces import Face
from vision.drawing.body import Body, Pose
from vision.drawing.camera import Array, Camera, looking_at_table
from vision.drawing.chance import Rng
from vision.drawing.face import spots
from vision.drawing.layouts import STANDING_LAYOUTS, place
from vision.drawing.look import Look
from vision.drawing.placing import Ask
from vision.drawing.props import Prop
from vision.drawing.truth import Join, half_outlines, joined

MIN_TILE_PX = 22.0
MIN_UNO_TILE_PX = 38.0  # words are smaller than pips
Marks = tuple[int, int] | tuple[Face, Face]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be drawn."""

    tiles: Sequence[Marks]  # pips or Uno markings of the faces
    face_down: int  # how many more tiles lie face down
    looks: Sequence[Look]  # one, or several mixed
    surface: str
    layout: str
    size_px: tuple[int, int]
    wild: float  # 0: a fair photo; 1: hard light, clutter, blur, noise as often as in the worst ones
    tidy: bool  # every tile whole in the picture, none hidden
    ordered: bool = False  # the tiles are placed as listed, each with its second number ahead
    groups: tuple[int, ...] = ()  # how many of the tiles each hand has, for the layout "groups"
    tilt: float | None = None  # degrees; by chance if None
    tile_px: float | None = None  # how long a tile is in the picture; by chance if None
    cut_off: bool = False  # the frame cuts a tile
    glare: bool = False  # a lamp is mirrored on some tiles
    dark: float = 1.0  # how much of the light there is
    blur_px: float = 0.0
    hues: bool = False  # colours tell what the pieces are: no picture is grey


@dataclass(frozen=True, slots=True)
class Stage:
    """What the camera looks at."""

    bodies: list[Body]
    joins: tuple[Join, ...]
    props: list[Prop]
    camera: Camera


def set_up(plan: Plan, rng: Rng) -> Stage:
    """The tiles in place, in an order of their own unless it is given, and the camera before them."""
    pips: list[tuple[Marks, bool]] = [(tile, True) for tile in plan.tiles]
    pips += [((0, 0), False)] * plan.face_down
    lead = plan.looks[0]
    pips = pips if plan.ordered else [pips[i] for i in rng.permutation(len(pips))]
    doubles = tuple(_is_double(tile) for tile, _ in pips)
    ask = Ask(len(pips), lead.aspect, lead.thickness, plan.tidy, doubles, plan.groups)
    places, props = place(plan.layout, ask, rng)
    bodies = []
    for spot, (tile, face_up) in zip(places, pips, strict=False):
        look = plan.looks[int(rng.integers(len(plan.looks)))]
        look = replace(look, aspect=lead.aspect, thickness=lead.thickness)
        if tile == (0, 0) and face_up and not look.line_width and not look.pin:
            look = replace(look, line_width=0.03)  # else nobody could tell it from a back
        turned = plan.ordered or bool(rng.random() < 0.5)  # half 0 is ahead
        bodies.append(_body(spot.pose, look, tile, face_up=face_up, turned=turned, rng=rng))
    camera = _aim(plan, bodies, rng)
    nearest = [float(camera.depth(np.vstack(_corners(body))).min()) for body in bodies]
    distance = float(np.linalg.norm(camera.eye))
    # a long chain may run past the camera: what is beside or behind it is not in the picture
    kept = [i for i, near in enumerate(nearest) if near > 0.2 * distance]
    numbered = {old: new for new, old in enumerate(kept)}
    joins = tuple(
        joined(bodies[spot.laid_at], bodies[i], (numbered[spot.laid_at], numbered[i]))
        for i, spot in enumerate(places)
        if spot.laid_at in numbered and i in numbered
    )
    return Stage([bodies[i] for i in kept], joins, props, camera)


def _faces(tile: Marks) -> tuple[Face, Face] | None:
    one, two = tile
    return (one, two) if isinstance(one, Face) and isinstance(two, Face) else None


def _pips(tile: Marks) -> tuple[int, int]:
    one, two = tile
    return (one, two) if isinstance(one, int) and isinstance(two, int) else (0, 0)


def _is_double(tile: Marks) -> bool:
    faces = _faces(tile)
    return faces[0].mark == faces[1].mark if faces else tile[0] == tile[1]


def _body(pose: Pose, look: Look, tile: Marks, *, face_up: bool, turned: bool, rng: Rng) -> Body:
    """A tile in its place; turned: its second half is ahead."""
    faces, (one, two) = _faces(tile), _pips(tile)
    if turned:
        one, two = two, one
        faces = (faces[1], faces[0]) if faces else None
    return Body(pose, look, (one, two), face_up, (spots(look, one, rng), spots(look, two, rng)), faces)


def _aim(plan: Plan, bodies: list[Body], rng: Rng) -> Camera:
    """A camera that has the tiles in its picture, at a random tilt, nearness and place in the frame."""
    stands = plan.layout in STANDING_LAYOUTS
    width, height = plan.size_px
    longer = max(width, height)
    if stands:
        tilt = rng.uniform(*((52, 72) if plan.tidy else (35, 78)))
        roll = rng.choice([0.0, 0.0, 0.0, np.pi / 2, -np.pi / 2, np.pi]) + rng.normal(0, 0.12)
    else:
        spans, odds = ((0, 12), (12, 42), (42, 62)), ((0.5, 0.32, 0.18) if plan.wild else (0.75, 0.25, 0.0))
        tilt = rng.uniform(*spans[int(rng.choice(3, p=odds))])
        roll = rng.uniform(0, 2 * np.pi) if rng.random() < 0.5 else rng.normal(0, 0.1)
    tilt = np.deg2rad(tilt if plan.tilt is None else plan.tilt)
    focal = longer * rng.choice([rng.uniform(0.75, 1.2), rng.uniform(1.2, 3.0)])
    margin = (
        0.86
        if plan.tidy
        else float(
            rng.choice(
                [rng.uniform(0.55, 1.0), rng.uniform(0.25, 0.55), rng.uniform(1.0, 1.7)], p=[0.6, 0.2, 0.2]
            )
        )
    )
    if len(bodies) <= 3 and not plan.tidy:
        margin = float(rng.uniform(0.08, 0.95))
    corners = np.vstack([half for body in bodies for half in _corners(body)])
    distance = 40.0
    for _ in range(7):
        camera = looking_at_table(
            tilt=tilt, roll=roll, focal_px=focal, distance=distance, centre_px=(width / 2, height / 2)
        )
        if (camera.depth(corners) < distance * 0.25).any():
            distance *= 1.5
            continue
        px = camera.project(corners)
        fill = ((px.max(0) - px.min(0)) / (width, height)).max() / margin
        distance *= float(np.clip(fill, 0.5, 2.0))
    aspect = bodies[0].look.aspect
    least_px = MIN_UNO_TILE_PX if bodies[0].look.marks else MIN_TILE_PX
    most = focal * aspect / (least_px * (1.6 if plan.wild else 1.9))
    least = focal * aspect / (0.62 * longer)
    distance = float(np.clip(distance, least, most)) if not plan.tidy else distance
    if plan.tile_px is not None:
        distance = focal * aspect / plan.tile_px
    distance = max(distance, 1.3 * float(np.abs(corners).max()) if tilt > 0.9 else 0.0, 3.0)
    camera = looking_at_table(
        tilt=tilt, roll=roll, focal_px=focal, distance=distance, centre_px=(width / 2, height / 2)
    )
    px = camera.project(corners)
    low, high = px.min(0), px.max(0)
    room = np.array([width, height]) - (high - low)
    slack = 0.03 * longer if plan.tidy else 0.0
    goal = np.where(room > 2 * slack, slack + (room - 2 * slack) * rng.random(2), room * rng.random(2))
    if not plan.tidy and rng.random() < 0.12:
        goal = goal + rng.normal(0, 0.12 * longer, 2)
    camera = camera.shifted(goal - low)
    return _cutting(camera, bodies, width) if plan.cut_off else camera


def _cutting(camera: Camera, bodies: list[Body], width: int) -> Camera:
    """The camera moved sideways until the frame cuts the last tile through its middle."""
    spans = [camera.project(np.vstack(_corners(body)))[:, 0] for body in bodies]
    last = max(spans, key=lambda span: float(span.mean()))
    return camera.shifted(np.array([width - float(last.mean()), 0.0]))


def _corners(body: Body) -> list[Array]:
    reach = body.look.aspect / 2
    flat = np.array([[-0.5, -reach], [0.5, -reach], [0.5, reach], [-0.5, reach]])
    return [body.pose.world(np.c_[flat, np.full(4, z)]) for z in (0.0, body.look.thickness)]


def far_to_near(bodies: list[Body], camera: Camera) -> list[int]:
    """Indices of the tiles in the order to draw them: what lies below and behind comes first."""

    def key(index: int) -> tuple[int, float]:
        body = bodies[index]
        level = round(float(body.pose.origin[2]) / max(body.look.thickness, 1e-3) - 0.25)
        return level, -float(np.linalg.norm(camera.eye - body.middle))

    return sorted(range(len(bodies)), key=key)


def tile_px(bodies: list[Body], camera: Camera) -> float:
    """About how long the usual tile is in the picture, px."""
    spans = [np.linalg.norm(h[0] - h[2]) for body in bodies for h in half_outlines(body, camera)]
    return float(np.median(spans)) * 1.4
