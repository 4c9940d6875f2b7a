"""A whole scene of dice: the table, every die ray by ray from far to near, light and lens, and the truth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from rules.pieces import Face
from vision.drawing import light
from vision.drawing.body import Lamp, draw_prop, fixed, silhouette
from vision.drawing.camera import Array
from vision.drawing.chance import Rng
from vision.drawing.dice_cast import cast, middle_of, window_of
from vision.drawing.dice_faces import painted
from vision.drawing.dice_ground import ground_under
from vision.drawing.dice_light import Room, lit, room
from vision.drawing.dice_look import DiceLook
from vision.drawing.dice_stage import Aim, DiceStage, set_up
from vision.drawing.dice_truth import dice_truth, legible_only, top_outline
from vision.drawing.paint import SHIFT, Image
from vision.drawing.props import Prop
from vision.drawing.scene import photograph
from vision.drawing.stage import Plan
from vision.drawing.stage import tile_px as usual_px
from vision.drawing.table import shadows, table, things
from vision.drawing.truth import Truth

_FINE = 2  # rays a pixel and axis
_WHITE = np.float32(0.93)  # a white die in full light does not yet burn out
_TABLE_FINE = 1.5  # the table is drawn this much larger, then shrunk


@dataclass(frozen=True, slots=True)
class DicePlan:
    """What is to be drawn."""

    tops: Sequence[Face]
    leaning: int  # how many more dice lean against something
    looks: Sequence[DiceLook]
    layout: str
    surface: str
    aim: Aim
    dark: float = 1.0
    blur_px: float = 0.0


def draw(plan: DicePlan, rng: Rng) -> tuple[Image, Truth]:
    """The picture of a plan and its truth; the same `rng` state draws the same picture."""
    aim = plan.aim
    stage = set_up(plan.tops, plan.leaning, plan.looks, plan.layout, aim, rng)
    bodies, camera = [cube.body for cube in stage.cubes], stage.camera
    lamp = Lamp(light.lamp(rng), rng.uniform(0.35, 0.8))
    scenery = Plan((), 0, (), plan.surface, plan.layout, aim.size_px, aim.wild, aim.tidy,
                   dark=plan.dark, blur_px=plan.blur_px, hues=True)  # fmt: skip
    ground = _table(scenery, stage, lamp, rng)
    canvas = ground.picture
    look = plan.looks[0]
    under = canvas[:: max(1, len(canvas) // 64), :: max(1, len(canvas) // 64)].reshape(-1, 3).mean(0) / 255
    surroundings = room(rng, lamp, under, look.roughness, aim.wild)
    owners = np.zeros(canvas.shape[:2], np.uint16)
    for index in far_to_near(stage):
        _draw_cube(canvas, owners, index, stage, surroundings, rng)
    clean = canvas.copy()
    over = things(canvas, scenery, bodies, camera, usual_px(bodies, camera), rng, over=True)
    rims = [draw_prop(canvas, prop, camera, lamp, ground.tone) for prop in ground.rims]
    for outline in (*rims, *over):
        cv2.fillConvexPoly(owners, fixed(outline), 0, cv2.LINE_8, SHIFT)
    drawn = replace(
        dice_truth(stage.cubes, camera, aim.size_px, owners),
        things=(*ground.things, *(np.asarray(outline, np.float64) for outline in over)),
    )
    picture, truth = photograph(canvas, scenery, drawn, bodies, camera, rng, bent=True)
    return picture, truth if aim.tidy else legible_only(picture, truth, clean, drawn)


def far_to_near(stage: DiceStage) -> list[int]:
    """The dice in the order to draw them."""
    eye = stage.camera.eye
    away = [-float(np.linalg.norm(eye - middle_of(cube.body))) for cube in stage.cubes]
    return [int(index) for index in np.argsort(away, kind="stable")]


@dataclass(frozen=True, slots=True)
class _Ground:
    """Everything below the dice, with their shadows on it, at the picture's own scale."""

    picture: Image
    rims: list[Prop]  # of a tray, those before the dice
    tone: Array  # their colour
    things: list[Array]  # outlines (n, 2) px of what lies around


def _table(plan: Plan, stage: DiceStage, lamp: Lamp, rng: Rng) -> _Ground:
    bodies, fine = [cube.body for cube in stage.cubes], stage.camera.scaled(_TABLE_FINE)
    fine_px = (round(plan.size_px[0] * _TABLE_FINE), round(plan.size_px[1] * _TABLE_FINE))
    canvas = table(plan, fine, fine_px, bodies, rng)
    edge = usual_px(bodies, fine)
    below = things(canvas, plan, bodies, fine, edge, rng, over=False)
    rims = []
    if not plan.tidy and not stage.props:
        rims = ground_under(canvas, bodies, fine, rng, rows=plan.layout == "rows")
    shadows(canvas, bodies, fine, lamp, edge * 0.6, rng)
    tone = rng.uniform(10, 255, 3)
    for prop in (*stage.props, *rims):
        if not prop.in_front:
            draw_prop(canvas, prop, fine, lamp, tone)
    small = np.asarray(cv2.resize(canvas, plan.size_px, interpolation=cv2.INTER_AREA), np.uint8)
    others = [np.asarray(outline / _TABLE_FINE, np.float64) for outline in below]
    return _Ground(small, [prop for prop in rims if prop.in_front], tone, others)


def _draw_cube(
    canvas: Image, owners: NDArray[np.uint16], index: int, stage: DiceStage, surroundings: Room, rng: Rng
) -> None:
    """Lay one die over the picture and its number over the owners, in place."""
    cube, camera = stage.cubes[index], stage.camera
    x0, y0, x1, y1 = window = window_of(silhouette(cube.body, camera), canvas.shape[1::-1])
    if x1 - x0 < 2 or y1 - y0 < 2:
        return
    hits = cast(camera, cube.body, window, _FINE)
    if not len(hits.where):
        return
    outline = top_outline(cube, camera)
    edge_px = float(np.linalg.norm(outline - np.roll(outline, 1, 0), axis=1).max()) * _FINE
    albedo, hits = painted(cube, hits, camera, edge_px, rng)
    others = [other.body for other in stage.cubes if other is not cube]
    colours = lit(hits, albedo, surroundings, cube.body, others, gloss=cube.look.gloss, glow=cube.look.glow)
    layer = np.zeros((hits.shape[0] * hits.shape[1], 4), np.float32)
    layer[hits.where, :3] = np.minimum(colours, 400) * _WHITE
    layer[hits.where, 3] = 1
    layer = layer.reshape(y1 - y0, _FINE, x1 - x0, _FINE, 4).mean((1, 3))
    part = canvas[y0:y1, x0:x1]
    part[:] = np.clip(layer[..., :3] + part * (1 - layer[..., 3:]), 0, 255).astype(np.uint8)
    own = owners[y0:y1, x0:x1]
    covered = layer[..., 3] > 0.5
    if cube.leaning:
        own[covered] = index + 1
        return
    own[covered] = 0
    cv2.fillConvexPoly(owners, fixed(outline), index + 1, cv2.LINE_8, SHIFT)
