"""A whole scene: tiles on a table under lamps before a camera, drawn far to near, with its truth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing import clutter, lens, light
from vision.drawing.body import Body, Lamp, draw_picture, draw_sides, silhouette
from vision.drawing.camera import Array, Camera, looking_at_table
from vision.drawing.chance import Rng
from vision.drawing.face import Image, back, face, glint
from vision.drawing.look import Look
from vision.drawing.placing import STANDING_LAYOUTS, Ask, place
from vision.drawing.surface import surface
from vision.drawing.truth import Truth, Visibility, half_outlines, moved, read_truth

_FINE = 1.5  # the scene is drawn this much larger, then shrunk: smooth edges
MIN_TILE_PX = 22.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be drawn."""

    tiles: Sequence[tuple[int, int]]  # (a, b) pips of the faces
    face_down: int  # how many more tiles lie face down
    looks: Sequence[Look]  # one, or several mixed
    surface: str
    layout: str
    size_px: tuple[int, int]
    hard: bool  # hard light, clutter, blur, noise; else a fair photo
    tidy: bool  # every tile whole in the picture, none hidden


def draw(plan: Plan, rng: Rng) -> tuple[Image, Truth]:
    """The picture (h, w, 3) BGR of a plan and its truth; the same `rng` state draws the same picture."""
    bodies, camera = _set_up(plan, rng)
    lamp = Lamp(light.lamp(rng), rng.uniform(0.3, 0.8))
    order = _far_to_near(bodies, camera)
    fine = camera.scaled(_FINE)
    fine_px = (round(plan.size_px[0] * _FINE), round(plan.size_px[1] * _FINE))
    tile_px = _tile_px(bodies, fine)
    canvas = _table(plan, fine, fine_px, bodies, rng)
    covers = _things(canvas, plan, bodies, fine, tile_px, rng, over=False)
    _shadows(canvas, bodies, fine, lamp, tile_px, rng)
    if plan.hard and rng.random() < 0.14:
        _mirror(canvas, bodies, order, fine, lamp, rng)
    style = int(rng.integers(1 << 30))
    facing = [bool((camera.eye - body.middle) @ body.pose.axes[2] > 0) for body in bodies]
    visible = Visibility(plan.size_px)
    glinting = rng.uniform(0.2, 0.9) if plan.hard and rng.random() < 0.2 else 0.0
    lifted = max(float(body.pose.origin[2]) for body in bodies) > 0.05
    for index in order:
        body = bodies[index]
        if lifted and rng.random() < 0.7:
            _patch(canvas, light.cast_shadow(body, fine, lamp.towards), 0.35, tile_px * 0.04)
        draw_sides(canvas, body, fine, lamp)
        if facing[index]:
            _upper_side(canvas, body, fine, lamp, rng, style, glinting)
            visible.add(body, camera, 2 * index + 1)
        else:
            visible.cover(silhouette(body, camera))
    covers = _things(canvas, plan, bodies, fine, tile_px, rng, over=True)
    for outline in covers:
        visible.cover(outline / _FINE)
    if plan.hard and rng.random() < 0.2:
        _wrapped(canvas, bodies, fine, tile_px, rng)
    truth = read_truth(bodies, camera, plan.size_px, visible.counts(), facing)
    return _photograph(canvas, plan, truth, bodies, camera, lamp, rng)


def _set_up(plan: Plan, rng: Rng) -> tuple[list[Body], Camera]:
    pips = [(tile, True) for tile in plan.tiles] + [((0, 0), False)] * plan.face_down
    lead = plan.looks[0]
    pips = [pips[i] for i in rng.permutation(len(pips))]
    doubles = tuple(tile[0] == tile[1] for tile, _ in pips)
    ask = Ask(len(pips), lead.aspect, lead.thickness, plan.tidy, doubles)
    places = place(plan.layout, ask, rng)
    bodies = []
    for spot, (tile, face_up) in zip(places, pips, strict=False):
        look = plan.looks[int(rng.integers(len(plan.looks)))]
        look = replace(look, aspect=lead.aspect, thickness=lead.thickness)
        if tile == (0, 0) and face_up and not look.line_width and not look.pin:
            look = replace(look, line_width=0.03)  # else nobody could tell it from a back
        if rng.random() < 0.5:
            tile = (tile[1], tile[0])
        bodies.append(Body(spot.pose, look, tile, face_up))
    camera = _aim(plan, bodies, rng)
    nearest = [float(camera.depth(np.vstack(_corners(body))).min()) for body in bodies]
    distance = float(np.linalg.norm(camera.eye))
    # a long chain may run past the camera: what is beside or behind it is not in the picture
    return [body for body, near in zip(bodies, nearest, strict=True) if near > 0.2 * distance], camera


def _aim(plan: Plan, bodies: list[Body], rng: Rng) -> Camera:
    """A camera that has the tiles in its picture, at a random tilt, nearness and place in the frame."""
    stands = plan.layout in STANDING_LAYOUTS
    width, height = plan.size_px
    longer = max(width, height)
    if stands:
        tilt = np.deg2rad(rng.uniform(*((52, 72) if plan.tidy else (35, 78))))
        roll = rng.choice([0.0, 0.0, 0.0, np.pi / 2, -np.pi / 2, np.pi]) + rng.normal(0, 0.12)
    else:
        spans, odds = ((0, 12), (12, 42), (42, 62)), ((0.5, 0.32, 0.18) if plan.hard else (0.75, 0.25, 0.0))
        tilt = np.deg2rad(rng.uniform(*spans[int(rng.choice(3, p=odds))]))
        roll = rng.uniform(0, 2 * np.pi) if rng.random() < 0.5 else rng.normal(0, 0.1)
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
    most = focal * aspect / (MIN_TILE_PX * (1.6 if plan.hard else 1.9))
    least = focal * aspect / (0.62 * longer)
    distance = float(np.clip(distance, least, most)) if not plan.tidy else distance
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
    return camera.shifted(goal - low)


def _corners(body: Body) -> list[Array]:
    reach = body.look.aspect / 2
    flat = np.array([[-0.5, -reach], [0.5, -reach], [0.5, reach], [-0.5, reach]])
    return [body.pose.world(np.c_[flat, np.full(4, z)]) for z in (0.0, body.look.thickness)]


def _far_to_near(bodies: list[Body], camera: Camera) -> list[int]:
    def key(index: int) -> tuple[int, float]:
        body = bodies[index]
        level = round(float(body.pose.origin[2]) / max(body.look.thickness, 1e-3) - 0.25)
        return level, -float(np.linalg.norm(camera.eye - body.middle))

    return sorted(range(len(bodies)), key=key)


def _tile_px(bodies: list[Body], camera: Camera) -> float:
    spans = [np.linalg.norm(h[0] - h[2]) for body in bodies for h in half_outlines(body, camera)]
    return float(np.median(spans)) * 1.4


def _table(plan: Plan, camera: Camera, size_px: tuple[int, int], bodies: list[Body], rng: Rng) -> Image:
    """The empty table in perspective; beyond the horizon a dim room."""
    span = max(size_px)
    texture = surface(plan.surface, rng, int(span * (0.8 if span > 1200 else 1.0)))
    per_width = (
        span / 7 if plan.tidy else _pixels_at_origin(camera) * texture.shape[0] / span * rng.uniform(0.5, 1.2)
    )
    reach = texture.shape[0] / 2 / per_width
    turn = rng.uniform(0, 2 * np.pi)
    across = np.array([np.cos(turn), np.sin(turn), 0.0])
    down = np.array([np.sin(turn), -np.cos(turn), 0.0])
    to_px = camera.plane(-(across + down) * reach, across / per_width, down / per_width)
    canvas = cv2.warpPerspective(
        texture, to_px, size_px, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101
    )
    back_row = np.linalg.inv(to_px)[2]
    y, x = np.mgrid[: size_px[1], : size_px[0]]
    side = back_row[0] * x + back_row[1] * y + back_row[2]
    at_origin = camera.project(np.zeros((1, 3)))[0]
    beyond = side * np.sign(back_row[:2] @ at_origin + back_row[2]) < 0
    if beyond.any():
        canvas[beyond] = np.clip(rng.uniform(0, 200, 3) + rng.normal(0, 5, (int(beyond.sum()), 3)), 0, 255)
    if plan.hard and rng.random() < 0.12:
        _edge_of_table(np.asarray(canvas, np.uint8), camera, bodies, rng)
    return np.asarray(canvas, np.uint8)


def _pixels_at_origin(camera: Camera) -> float:
    ends = camera.project(np.array([[-0.5, 0.0, 0.0], [0.5, 0.0, 0.0]]))
    return float(np.linalg.norm(ends[1] - ends[0]))


def _edge_of_table(canvas: Image, camera: Camera, bodies: list[Body], rng: Rng) -> None:
    """The table ends somewhere beside the tiles; there is a floor."""
    way = rng.uniform(0, 2 * np.pi)
    normal = np.array([np.cos(way), np.sin(way)])
    px = camera.project(np.array([body.middle for body in bodies]))
    start = float((px @ normal).max()) + 0.7 * _tile_px(bodies, camera)
    span = 4.0 * max(canvas.shape)
    along = np.array([-normal[1], normal[0]]) * span
    first = normal * start
    for offset, tone in ((0.0, rng.uniform(0, 1)), (rng.uniform(2, 30), 1.0)):
        at = first + normal * offset
        outline = np.array([at - along, at + along, at + along + normal * span, at - along + normal * span])
        colour = (rng.uniform(0, 220, 3) * tone).tolist()
        cv2.fillConvexPoly(canvas, np.rint(outline).astype(np.int32), colour, cv2.LINE_AA)


def _things(
    canvas: Image, plan: Plan, bodies: list[Body], camera: Camera, tile_px: float, rng: Rng, *, over: bool
) -> list[NDArray[np.float32]]:
    """Draw other things, most of them beside the tiles; gives their outlines."""
    if not plan.hard or rng.random() < 0.55:
        return []
    height, width = canvas.shape[:2]
    middles = camera.project(np.array([body.middle for body in bodies]))
    covers = []
    for _ in range(int(rng.integers(1, 5))):
        at = rng.uniform(0, 1, 2) * (width, height)
        near = float(np.linalg.norm(middles - at, axis=1).min())
        if over and near < tile_px * 1.3 and rng.random() < 0.8:
            continue
        covers.append(clutter.draw_thing(canvas, at, tile_px, rng))
    return covers


def _shadows(canvas: Image, bodies: list[Body], camera: Camera, lamp: Lamp, tile_px: float, rng: Rng) -> None:
    size = (canvas.shape[1], canvas.shape[0])
    lamps = [lamp.towards] if rng.random() < 0.75 else [lamp.towards, light.lamp(rng)]
    left: NDArray[np.float32] = np.ones(size[::-1], np.float32)
    for towards in lamps:
        outlines = [light.cast_shadow(body, camera, towards) for body in bodies]
        softness = tile_px * rng.choice([0.01, 0.03, 0.09])
        left *= light.shadow_layer(outlines, size, rng.uniform(0.05, 0.65), softness)
    contact = [light.cast_shadow(body, camera, np.array([0.0, 0.0, 1.0])) for body in bodies]
    left *= light.shadow_layer(contact, size, rng.uniform(0.1, 0.6), tile_px * rng.uniform(0.015, 0.05))
    np.multiply(canvas, left[..., None], out=canvas, casting="unsafe")


def _patch(canvas: Image, outline: NDArray[np.float32], strength: float, softness: float) -> None:
    """Darken what is under one tile's shadow, wherever it falls."""
    pad = 3 * softness + 2
    low = np.maximum(np.floor(outline.min(0) - pad).astype(int), 0)
    high = np.minimum(np.ceil(outline.max(0) + pad).astype(int), canvas.shape[1::-1])
    if (high - low < 4).any():
        return
    layer = light.shadow_layer(
        [outline - low], (int(high[0] - low[0]), int(high[1] - low[1])), strength, softness
    )
    window = canvas[low[1] : high[1], low[0] : high[0]]
    np.multiply(window, layer[..., None], out=window, casting="unsafe")


def _upper_side(
    canvas: Image, body: Body, camera: Camera, lamp: Lamp, rng: Rng, style: int, glinting: float = 0.0
) -> None:
    outlines = half_outlines(body, camera)
    across = (
        float(
            np.linalg.norm(outlines[0][1] - outlines[0][0]) + np.linalg.norm(outlines[1][3] - outlines[1][2])
        )
        / 2
    )
    along = sum(float(np.linalg.norm(o[3] - o[0]) + np.linalg.norm(o[2] - o[1])) / 2 for o in outlines)
    width = int(np.clip(1.7 * max(across, along / body.look.aspect), 40, 700))
    towards = (float(lamp.towards @ body.pose.axes[0]), float(lamp.towards @ body.pose.axes[1]))
    if body.face_up:
        picture = face(body.look, body.pips, rng, width_px=width, light=towards)
    else:
        picture = back(body.look, rng, width_px=width, style=style)
    if rng.random() < glinting:
        picture = glint(picture, rng)
    small = (max(4, round(min(across * 1.1, width))), max(8, round(min(along * 1.1, picture.shape[0]))))
    picture = np.asarray(cv2.resize(picture, small, interpolation=cv2.INTER_AREA), np.uint8)
    draw_picture(canvas, picture, body, camera, float(lamp.shade(body.pose.axes[2:])[0]))


def _mirror(
    canvas: Image, bodies: list[Body], order: list[int], camera: Camera, lamp: Lamp, rng: Rng
) -> None:
    """The table mirrors the tiles (their sides; the faces of those on edge)."""
    mirror = canvas.copy()
    upside_down = Lamp(lamp.towards * np.array([1.0, 1.0, -1.0]), 0.9)
    for index in order:
        body = bodies[index]
        below = replace(body, pose=body.pose.mirrored())
        draw_sides(mirror, below, camera, upside_down)
        if (camera.eye - below.middle) @ below.pose.axes[2] > 0:
            _upper_side(mirror, below, camera, Lamp(np.array([0.0, 0.0, 1.0]), 1.0), rng, 0)
    mirror = np.asarray(cv2.GaussianBlur(mirror, (0, 0), rng.uniform(0.5, 5)), np.uint8)
    part = rng.uniform(0.1, 0.55)
    cv2.addWeighted(canvas, 1 - part, mirror, part, 0, dst=canvas)


def _wrapped(canvas: Image, bodies: list[Body], camera: Camera, tile_px: float, rng: Rng) -> None:
    outlines = [silhouette(body, camera) for body in bodies]
    for _ in range(int(rng.integers(1, 4))):
        first = int(rng.integers(len(outlines)))
        members = [outlines[first]]
        for outline in outlines:
            if np.linalg.norm(outline.mean(0) - members[0].mean(0)) < tile_px * 1.2 and rng.random() < 0.7:
                members.append(outline)
        group = np.asarray(cv2.convexHull(np.vstack(members))[:, 0], np.float32)
        light.wrap(canvas, group, rng, tile_px)


def _photograph(
    canvas: Image, plan: Plan, truth: Truth, bodies: list[Body], camera: Camera, lamp: Lamp, rng: Rng
) -> tuple[Image, Truth]:
    """Light, lens and sensor over the finished scene."""
    width, height = plan.size_px
    picture = cv2.resize(canvas, plan.size_px, interpolation=cv2.INTER_AREA).astype(np.float32)
    tile_px = _tile_px(bodies, camera)
    picture *= (light.uneven(rng, width, height) if plan.hard else np.ones((height, width), np.float32))[
        ..., None
    ]
    if plan.hard and rng.random() < 0.35:
        spots = [(rng.uniform(0, 1, 2) * (width, height), rng.uniform(0.03, 0.3) * width)]
        if rng.random() < 0.5:
            centres = camera.project(np.array([body.middle for body in bodies]))
            at = centres[int(rng.integers(len(centres)))] + rng.normal(0, 0.3 * tile_px, 2)
            spots.append((at, rng.uniform(0.1, 0.7) * tile_px))
        light.glare(picture, rng, spots)
    picture *= light.colour_of_light(rng) if plan.hard else np.float32(1.0)
    if plan.hard and rng.random() < 0.25:
        strength = rng.uniform(-0.09, 0.05)
        picture = lens.bend(picture, strength)
        truth = moved(truth, lambda points: lens.bent(points, strength, plan.size_px))
    smallest = float(np.clip(tile_px * 0.022, 0.35, 3.0))
    picture = lens.focus(picture, rng, smallest if plan.hard else 0.4)
    picture = lens.expose(picture, rng, hard=plan.hard)
    return lens.sensor(picture, rng, hard=plan.hard), truth
