"""The table before the tiles come: its top in perspective, its edge, other things, shadows."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing import clutter, light
from vision.drawing.body import Body, Lamp
from vision.drawing.camera import Camera
from vision.drawing.chance import Rng
from vision.drawing.paint import Image
from vision.drawing.stage import Plan
from vision.drawing.stage import tile_px as usual_px
from vision.drawing.surface import surface
from vision.drawing.uno_clutter import draw_uno_thing

_LIKE_MARKS = 0.55  # of the things beside Uno tiles look like markings


def table(plan: Plan, camera: Camera, size_px: tuple[int, int], bodies: list[Body], rng: Rng) -> Image:
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
    if rng.random() < 0.12 * plan.wild:
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
    start = float((px @ normal).max()) + 0.7 * usual_px(bodies, camera)
    span = 4.0 * max(canvas.shape)
    along = np.array([-normal[1], normal[0]]) * span
    first = normal * start
    for offset, tone in ((0.0, rng.uniform(0, 1)), (rng.uniform(2, 30), 1.0)):
        at = first + normal * offset
        outline = np.array([at - along, at + along, at + along + normal * span, at - along + normal * span])
        colour = (rng.uniform(0, 220, 3) * tone).tolist()
        cv2.fillConvexPoly(canvas, np.rint(outline).astype(np.int32), colour, cv2.LINE_AA)


def things(
    canvas: Image, plan: Plan, bodies: list[Body], camera: Camera, tile_px: float, rng: Rng, *, over: bool
) -> list[NDArray[np.float32]]:
    """Draw other things, most of them beside the tiles; gives their outlines."""
    covers = []
    middles = camera.project(np.array([body.middle for body in bodies]))
    if over and rng.random() < 0.09 * plan.wild:  # somebody holds a tile or points at it
        for _ in range(int(rng.integers(1, 4))):
            near_tile = middles[int(rng.integers(len(middles)))] + rng.normal(0, 0.35 * tile_px, 2)
            covers.append(clutter.draw_fingers(canvas, near_tile, tile_px, rng))
    if rng.random() > 0.45 * plan.wild:
        return covers
    height, width = canvas.shape[:2]
    marked = bool(plan.looks) and plan.looks[0].marks is not None
    for _ in range(int(rng.integers(1, 5))):
        at = rng.uniform(0, 1, 2) * (width, height)
        near = float(np.linalg.norm(middles - at, axis=1).min())
        if over and near < tile_px * 1.3 and rng.random() < 0.8:
            continue
        alike = marked and rng.random() < _LIKE_MARKS
        thing = draw_uno_thing if alike else clutter.draw_thing
        covers.append(thing(canvas, at, tile_px, rng))
    return covers


def shadows(canvas: Image, bodies: list[Body], camera: Camera, lamp: Lamp, tile_px: float, rng: Rng) -> None:
    """Darken the table, in place, where the tiles keep the lamps' light off it."""
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


def patch(canvas: Image, outline: NDArray[np.float32], strength: float, softness: float) -> None:
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
