"""A whole scene: tiles on a table under lamps before a camera, drawn far to near, with its truth."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np

from vision.drawing import lens, light, phone
from vision.drawing.backs import back
from vision.drawing.body import Body, Lamp, draw_picture, draw_prop, draw_sides, silhouette
from vision.drawing.camera import Camera
from vision.drawing.chance import Rng
from vision.drawing.face import face
from vision.drawing.gleam import blinding, glint
from vision.drawing.legible import legible_only
from vision.drawing.paint import Image
from vision.drawing.reflections import Overhead, mirrored, overhead
from vision.drawing.screen import screen_bars
from vision.drawing.stage import Plan, far_to_near, set_up
from vision.drawing.stage import tile_px as usual_px
from vision.drawing.table import patch, shadows, table, things
from vision.drawing.truth import Truth, Visibility, half_outlines, moved, read_truth
from vision.drawing.uno_face import uno_face

_MIRRORING = 0.24  # of the scenes have glossy tiles under something bright
_LEAST_COLOUR = 0.25  # what a photo keeps of its colours where they count
_FINE = 1.5  # the scene is drawn this much larger, then shrunk: smooth edges


def draw(plan: Plan, rng: Rng) -> tuple[Image, Truth]:
    """The picture (h, w, 3) BGR of a plan and its truth; the same `rng` state draws the same picture."""
    stage = set_up(plan, rng)
    bodies, camera = stage.bodies, stage.camera
    lamp = Lamp(light.lamp(rng), rng.uniform(0.3, 0.8))
    order = far_to_near(bodies, camera)
    fine = camera.scaled(_FINE)
    fine_px = (round(plan.size_px[0] * _FINE), round(plan.size_px[1] * _FINE))
    tile_px = usual_px(bodies, fine)
    canvas = table(plan, fine, fine_px, bodies, rng)
    others = things(canvas, plan, bodies, fine, tile_px, rng, over=False)
    shadows(canvas, bodies, fine, lamp, tile_px, rng)
    if rng.random() < 0.14 * plan.wild:
        _mirror(canvas, bodies, order, fine, lamp, rng)
    tone = rng.uniform(10, 255, 3)
    for prop in stage.props:
        if not prop.in_front:
            draw_prop(canvas, prop, fine, lamp, tone)
    facing = [bool((camera.eye - body.middle) @ body.pose.axes[2] > 0) for body in bodies]
    visible = Visibility(plan.size_px)
    finish = _finish(plan, bodies, rng)
    lifted = max(float(body.pose.origin[2]) for body in bodies) > 0.05
    for index in order:
        body = bodies[index]
        if lifted and rng.random() < 0.7:
            patch(canvas, light.cast_shadow(body, fine, lamp.towards), 0.35, tile_px * 0.04)
        draw_sides(canvas, body, fine, lamp)
        if facing[index]:
            _upper_side(canvas, body, fine, lamp, rng, finish, index)
            visible.add(body, camera, 2 * index + 1)
        else:
            visible.cover(silhouette(body, camera))
    for prop in stage.props:
        if prop.in_front:
            visible.cover(draw_prop(canvas, prop, fine, lamp, tone) / _FINE)
    bars = screen_bars(plan.size_px, rng) if rng.random() < 0.035 * plan.wild else []
    for bar in bars:
        visible.cover(bar.outline)
    over = things(canvas, plan, bodies, fine, tile_px, rng, over=True)
    for outline in over:
        visible.cover(outline / _FINE)
    if rng.random() < 0.2 * plan.wild:
        _wrapped(canvas, bodies, fine, tile_px, rng)
    truth = read_truth(bodies, camera, plan.size_px, visible.counts(), facing)
    outlines = tuple(np.asarray(outline / _FINE, np.float64) for outline in (*others, *over))
    truth = replace(truth, joins=stage.joins, things=outlines)
    picture, truth = photograph(canvas, plan, truth, bodies, camera, rng, bent=not bars)
    for bar in bars:
        bar.paint(picture, rng)
    return picture, truth if plan.tidy else legible_only(picture, truth, bodies)


@dataclass(frozen=True, slots=True)
class _Finish:
    """What all tiles of a scene have in common."""

    style: int  # of the backs
    glinting: float  # the share of tiles that throw a lamp back
    blinded: frozenset[int]  # tiles that throw it back so that nothing is left to read
    above: Overhead | None = None  # what they mirror


def _finish(plan: Plan, bodies: list[Body], rng: Rng) -> _Finish:
    count, reach = len(bodies), max(float(np.abs(body.middle[:2]).max()) for body in bodies)
    glinting = rng.uniform(0.2, 0.9) if rng.random() < 0.2 * plan.wild else 0.0
    blinded = rng.choice(count, max(1, count // 3), replace=False).tolist() if plan.glare else ()
    above = overhead(rng, reach) if rng.random() < _MIRRORING * min(1.0, 2 * plan.wild) else None
    return _Finish(int(rng.integers(1 << 30)), glinting, frozenset(blinded), above)


def _upper_side(
    canvas: Image, body: Body, camera: Camera, lamp: Lamp, rng: Rng, finish: _Finish, index: int
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
    if body.face_up and body.faces:
        picture = uno_face(body.look, body.faces, rng, width_px=width, light=towards)
    elif body.face_up:
        picture = face(body.look, body.pips, body.spots, rng, width_px=width, light=towards)
    else:
        picture = back(body.look, rng, width_px=width, style=finish.style)
    if finish.above is not None:
        picture = mirrored(picture, body, finish.above, rng)
    if rng.random() < finish.glinting:
        picture = glint(picture, rng)
    if index in finish.blinded:
        picture = blinding(picture, rng)
    small = (max(4, round(min(across * 1.1, width))), max(8, round(min(along * 1.1, picture.shape[0]))))
    picture = np.asarray(cv2.resize(picture, small, interpolation=cv2.INTER_AREA), np.uint8)
    draw_picture(canvas, picture, body, camera, float(lamp.shade(body.pose.axes[2:])[0]))


def _mirror(
    canvas: Image, bodies: list[Body], order: list[int], camera: Camera, lamp: Lamp, rng: Rng
) -> None:
    """The table mirrors the tiles (their sides; the faces of those on edge)."""
    mirror = canvas.copy()
    from_above = Lamp(np.array([0.0, 0.0, 1.0]), 1.0)
    upside_down = Lamp(lamp.towards * np.array([1.0, 1.0, -1.0]), 0.9)
    for index in order:
        body = bodies[index]
        below = replace(body, pose=body.pose.mirrored())
        draw_sides(mirror, below, camera, upside_down)
        if (camera.eye - below.middle) @ below.pose.axes[2] > 0:
            _upper_side(mirror, below, camera, from_above, rng, _Finish(0, 0.0, frozenset()), index)
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


def photograph(
    canvas: Image, plan: Plan, truth: Truth, bodies: list[Body], camera: Camera, rng: Rng, *, bent: bool
) -> tuple[Image, Truth]:
    """Light, lens and sensor over the finished scene."""
    width, height = plan.size_px
    picture = cv2.resize(canvas, plan.size_px, interpolation=cv2.INTER_AREA).astype(np.float32)
    tile_px = usual_px(bodies, camera)
    if plan.wild:
        picture *= light.uneven(rng, width, height, plan.wild)[..., None]
    if rng.random() < 0.35 * plan.wild:
        spots = [(rng.uniform(0, 1, 2) * (width, height), rng.uniform(0.03, 0.3) * width)]
        if rng.random() < 0.5:
            centres = camera.project(np.array([body.middle for body in bodies]))
            at = centres[int(rng.integers(len(centres)))] + rng.normal(0, 0.3 * tile_px, 2)
            spots.append((at, rng.uniform(0.1, 0.7) * tile_px))
        light.glare(picture, rng, spots)
    if plan.wild:
        picture *= light.colour_of_light(rng, plan.wild, plan.size_px)
    if bent and rng.random() < 0.25 * plan.wild:
        strength = rng.uniform(-0.09, 0.05)
        picture = lens.bend(picture, strength)
        truth = moved(truth, lambda points: lens.bent(points, strength, plan.size_px))
    smallest = float(np.clip(tile_px * 0.022, 0.35, 3.0))
    picture = lens.focus(picture, rng, smallest if plan.wild else 0.4, plan.wild)
    if plan.blur_px:
        picture = np.asarray(cv2.GaussianBlur(picture, (0, 0), plan.blur_px), np.float32)
    least_colour = _LEAST_COLOUR if plan.hues else 0.0
    picture = lens.expose(picture, rng, plan.wild, least_colour) * np.float32(plan.dark)
    return phone.developed(picture, rng, plan.wild), truth
