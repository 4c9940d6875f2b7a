"""A whole scene: tiles, table, room and other things, traced and photographed, with its truth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing import lens
from vision.drawing.body import Body
from vision.drawing.camera import Camera
from vision.drawing.chance import Rng
from vision.drawing.layouts import STANDING_LAYOUTS
from vision.drawing.legible import legible_only
from vision.drawing.paint import Image
from vision.drawing.stage import Plan, set_up
from vision.drawing.surface import surface
from vision.drawing.truth import Points, Truth, moved, read_truth
from vision.training.traced import phone
from vision.training.traced.coat import Finish, back_coat, coat, finish, linear
from vision.training.traced.film import film
from vision.training.traced.parts import Eye, Table, snapped
from vision.training.traced.room import photographer, plate, room
from vision.training.traced.solids import Solid, joined, painted
from vision.training.traced.things import block, things
from vision.training.traced.tile import tile
from vision.training.traced.tracer import Tracer

Owners = NDArray[np.int64]  # (h, w): 0, or 2 i + 1 and 2 i + 2 where the halves of tile i are seen
Accept = Callable[[Truth, Owners], bool]


def anything(truth: Truth, owners: Owners) -> bool:
    """Every scene will do."""
    return True


def traced(plan: Plan, rng: Rng, *, samples: int, accept: Accept = anything) -> tuple[Image, Truth] | None:
    """The photo (h, w, 3) BGR of a plan and its truth, or None where `accept` does not like it.

    samples: rays a pixel. The same `rng` state makes the same photo.
    """
    stage = set_up(plan, rng)
    bodies, camera = _settled(stage.bodies, plan), snapped(stage.camera)
    others = things(bodies, camera, plan.size_px, rng, tidy=plan.tidy) if rng.random() < 0.45 else []
    solids = [*_tiles(bodies, camera, rng), *others, *(block(prop, rng) for prop in stage.props)]
    if rng.random() < 0.5:
        solids.append(photographer(camera, rng))
    eye = Eye(plan.size_px, samples, int(rng.integers(1 << 30)), *_lens(bodies, camera, rng))
    ends = _table_ends(plan, bodies, rng)
    if ends < 1e3:
        solids.append(painted(plate(np.full(2, 300.0), rng.uniform(-40, -5)), rng.uniform(0.02, 0.7, 3), 0.7))
    tracer = Tracer(
        joined(solids), _table(plan, camera, ends, rng), room(camera, plan.size_px, rng), camera, eye
    )
    owners = tracer.owners()
    counts = np.bincount(owners.ravel(), minlength=2)
    facing = [bool((camera.eye - body.middle) @ body.pose.axes[2] > 0) for body in bodies]
    truth = read_truth(bodies, camera, plan.size_px, counts, facing)
    truth = replace(truth, joins=stage.joins, things=tuple(_outline(thing, camera) for thing in others))
    if not accept(truth, owners):
        return None
    light = tracer.light()
    if rng.random() < 0.15 * plan.wild:
        light = tracer.wrapped(light, film(bodies, rng))
    if rng.random() < 0.25 * plan.wild:
        strength = rng.uniform(-0.09, 0.05)
        light = lens.bend(light, strength)
        truth = moved(truth, lambda points: lens.bent(points, strength, plan.size_px))
    photo = phone.developed(light, rng, plan.wild)
    return photo, legible_only(photo, truth, bodies)


def _settled(bodies: list[Body], plan: Plan) -> list[Body]:
    """The tiles let down until they touch the table, if they stand: light shows every gap."""
    if plan.layout not in STANDING_LAYOUTS:
        return bodies
    settled = []
    for body in bodies:
        reach = body.look.aspect / 2
        foot = np.array(
            [(x, y, z) for x in (-0.5, 0.5) for y in (-reach, reach) for z in (0.0, body.look.thickness)]
        )
        drop = np.array([0.0, 0.0, float(body.pose.world(foot)[:, 2].min())])
        settled.append(replace(body, pose=replace(body.pose, origin=body.pose.origin - drop)))
    return settled


def _outline(solid: Solid, camera: Camera) -> Points:
    """Where a body is in the picture, (n, 2) px, convex."""
    hull = cv2.convexHull(camera.project(solid.points).astype(np.float32))
    return np.asarray(hull[:, 0], np.float64)


def _table_ends(plan: Plan, bodies: list[Body], rng: Rng) -> float:
    """The y beyond the tiles at which the table ends; mostly far out of sight."""
    if rng.random() > (0.35 if plan.layout in STANDING_LAYOUTS else 0.12):
        return 1e6
    return max(float(body.pose.origin[1]) for body in bodies) + rng.uniform(2.5, 9.0)


def _tiles(bodies: list[Body], camera: Camera, rng: Rng) -> list[Solid]:
    """Each look is made in one way; a set's finish is the same for all its tiles."""
    finishes: dict[int, Finish] = {}
    solids = []
    for index, body in enumerate(bodies):
        made = finishes.setdefault(id(body.look.pip_points), finish(body.look, rng))
        columns = _columns(body, camera)
        upper = coat(body, made, rng, columns) if body.face_up else back_coat(body.look, made, rng, columns)
        solids.append(tile(body, upper, made.body_rough, 2 * index + 1))
    return solids


def _columns(body: Body, camera: Camera) -> int:
    """Points across a face: a few more than it has px in the picture."""
    ends = camera.project(body.pose.world(np.array([[-0.5, 0, 0], [0.5, 0, 0], [0, -0.5, 0], [0, 0.5, 0]])))
    across = max(float(np.linalg.norm(ends[1] - ends[0])), float(np.linalg.norm(ends[3] - ends[2])))
    return int(np.clip(1.5 * across, 40, 420))


def _lens(bodies: list[Body], camera: Camera, rng: Rng) -> tuple[float, float]:
    """Radius of the lens and the distance that is sharp, tile widths."""
    depths = camera.depth(np.array([body.middle for body in bodies]))
    if rng.random() < 0.5:
        return 0.0, 1.0
    sharp = float(np.median(depths)) * rng.uniform(0.97, 1.03)
    # the usual tile may blur by so much of its width: diameter x |1 / sharp - 1 / depth| x depth
    worst = float((np.abs(depths - sharp) / sharp).max()) + 1e-3
    return min(rng.uniform(0.005, 0.04) / worst / 2, 0.012 * sharp), sharp


def _table(plan: Plan, camera: Camera, ends: float, rng: Rng) -> Table:
    size = 1024
    picture = surface(plan.surface, rng, size)
    across = camera.project(np.array([[-0.5, 0.0, 0.0], [0.5, 0.0, 0.0]]))
    per_width = float(np.linalg.norm(across[1] - across[0])) * rng.uniform(0.8, 1.5)
    grey = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY) / 255, np.float32)
    shiny = plan.surface in ("plain", "wood", "marble", "granite", "tiles") and rng.random() < 0.6
    return Table(
        texture=linear(picture).astype(np.float32),
        bump=grey,
        span=size / per_width,
        turn=rng.uniform(0, 2 * np.pi),
        rough=rng.uniform(0.05, 0.35) if shiny else rng.uniform(0.45, 0.95),
        coat=rng.uniform(0.2, 1.0) if shiny and rng.random() < 0.5 else 0.0,
        sheen=rng.uniform(0.0, 0.6) if plan.surface == "cloth" else 0.0,
        bump_scale=rng.uniform(0.0, 0.06) if plan.surface == "cloth" else 0.0,
        ends=ends,
    )
