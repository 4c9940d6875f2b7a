"""Scenes of Uno dice: rounded cubes on a table or in a tray, ray by ray, with their truth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from rules.pieces import COLOURS, Die, Face
from vision.drawing import light
from vision.drawing.body import Lamp, draw_prop, fixed, silhouette
from vision.drawing.camera import Array
from vision.drawing.chance import Rng
from vision.drawing.dice_cast import cast, middle_of, window_of
from vision.drawing.dice_faces import painted
from vision.drawing.dice_ground import ground_under
from vision.drawing.dice_light import Room, lit, room
from vision.drawing.dice_look import DiceLook, any_look, decide, look_files
from vision.drawing.dice_places import LAYOUTS
from vision.drawing.dice_stage import Aim, DiceStage, set_up
from vision.drawing.dice_truth import dice_truth, legible_only, top_outline
from vision.drawing.held_out import HELD_OUT_UNO
from vision.drawing.paint import SHIFT, Image
from vision.drawing.props import Prop
from vision.drawing.scene import photograph
from vision.drawing.stage import Plan
from vision.drawing.stage import tile_px as usual_px
from vision.drawing.surface import EASY_SURFACES, QUIET_SHARES, SHARES, SURFACES
from vision.drawing.table import shadows, table, things
from vision.drawing.truth import Truth

T = TypeVar("T")
_FINE = 2  # rays a pixel and axis
_TABLE_FINE = 1.5  # the table is drawn this much larger, then shrunk
_WILD = {0.0: 0.08, 0.35: 0.5, 1.0: 0.42}
_LAYOUT_SHARES = {"loose": 0.45, "touching": 0.25, "rows": 0.3}
_COUNTS = ((1, 3), (3, 9), (9, 25))
_COUNT_ODDS = (0.15, 0.65, 0.2)


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


def look_names() -> list[str]:
    """The names that `draw_dice_photo(look=...)` takes."""
    return list(look_files())


def draw_dice_scene(
    seed: int, size_px: tuple[int, int] = (448, 448), *, looks: Sequence[str] | None = None
) -> tuple[Image, Truth]:
    """One scene of the mixture that trains the networks, (h, w, 3) uint8 BGR, and its truth.

    looks: only these, held-out ones too; all others by default. The same arguments draw the same picture.
    `truth.halves` are the top faces (`face`, turn 0), `truth.backs` the leaning dice.

    Raises LookError for an unknown look.
    """
    rng = np.random.default_rng([2027, seed])
    names = list(looks) if looks else [name for name in look_names() if name not in HELD_OUT_UNO]
    sets = [decide(any_look(rng, names), rng)]
    if rng.random() < 0.06:
        sets.append(decide(any_look(rng, names), rng))
    count = int(rng.integers(*_COUNTS[int(rng.choice(3, p=_COUNT_ODDS))]))
    wild = _weighted(_WILD, rng)
    leaning = 0
    if rng.random() < 0.2:
        leaning = 1 + int(rng.random() < 0.25)
    plan = DicePlan(
        tops=_thrown(count, sets[0], rng),
        leaning=leaning,
        looks=sets,
        layout=_weighted(_LAYOUT_SHARES, rng),
        surface=_weighted(QUIET_SHARES if wild < 0.5 else SHARES, rng),
        aim=Aim(size_px, wild, tidy=False),
    )
    return draw(plan, rng)


def draw_dice_photo(
    dice: Sequence[Die],
    seed: int,
    size_px: tuple[int, int] = (1600, 1200),
    *,
    look: str = "panels",
    surface: str | None = None,
    layout: str = "loose",
    leaning: int = 0,
    tilt: float | None = None,
    die_px: float | None = None,
    dark: float = 1.0,
    blur_px: float = 0.0,
    hard: bool = False,
) -> tuple[Image, Truth]:
    """A photo of exactly these dice, (h, w, 3) uint8 BGR, and its truth: a fair one unless told otherwise.

    look      one of look_names()
    surface   one of SURFACES; a quiet one by default
    layout    one of LAYOUTS
    leaning   how many more dice lean against something, where there is room
    tilt      degrees that the camera looks from the vertical, 0 to 75
    die_px    how long an edge is in the picture
    dark      how much of the light there is, 0 to 1
    blur_px   spread (sigma) of the blur of an unsteady camera
    hard      lamps, clutter, blur and noise as in the worst photos

    Raises ValueError for no dice, KeyError for an unknown layout or surface, LookError for an unknown look.
    """
    if not dice and not leaning:
        raise ValueError("nothing to draw: give at least one die")
    if layout not in LAYOUTS:
        raise KeyError(f"no layout {layout!r}; there are: {', '.join(LAYOUTS)}")
    if surface is not None and surface not in SURFACES:
        raise KeyError(f"no surface {surface!r}; there are: {', '.join(SURFACES)}")
    rng = np.random.default_rng(seed)
    plan = DicePlan(
        tops=[die.up for die in dice],
        leaning=leaning,
        looks=[decide(look, rng)],
        layout=layout,
        surface=surface or EASY_SURFACES[int(rng.integers(len(EASY_SURFACES)))],
        aim=Aim(size_px, float(hard), tidy=True, tilt=tilt, edge_px=die_px),
        dark=dark,
        blur_px=blur_px,
    )
    return draw(plan, rng)


def _weighted(shares: dict[T, float], rng: Rng) -> T:
    odds = np.array(list(shares.values()))
    return list(shares)[int(rng.choice(len(odds), p=odds / odds.sum()))]


def _thrown(count: int, look: DiceLook, rng: Rng) -> list[Face]:
    """Top faces, every kind about as often as any other; colourless ones less."""
    marks = [*"123456", "S", "R", "D2", "D1", "W", "WD4"]
    odds = np.array([1.0] * 6 + [1.2, 1.2, 1.2, 0.6, 1.1, 1.1])
    chosen = rng.choice(len(marks), count, p=odds / odds.sum())
    colours = rng.integers(4, size=count)
    return [
        Face(marks[m]) if marks[m] in ("W", "WD4") else Face(marks[m], COLOURS[c])
        for m, c in zip(chosen, colours, strict=True)
    ]


def draw(plan: DicePlan, rng: Rng) -> tuple[Image, Truth]:
    """The picture of a plan and its truth; the same `rng` state draws the same picture."""
    aim = plan.aim
    stage = set_up(plan.tops, plan.leaning, plan.looks, plan.layout, aim, rng)
    bodies, camera = [cube.body for cube in stage.cubes], stage.camera
    lamp = Lamp(light.lamp(rng), rng.uniform(0.35, 0.8))
    scenery = Plan((), 0, (), plan.surface, plan.layout, aim.size_px, aim.wild, aim.tidy,
                   dark=plan.dark, blur_px=plan.blur_px)  # fmt: skip
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
    layer[hits.where, :3] = np.minimum(colours, 400)
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
