"""Solids and a room in, light and ownership of every pixel out."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.camera import Camera
from vision.training.traced.parts import (
    Eye,
    Picture,
    Table,
    coated,
    lamp,
    lens,
    mitsuba,
    plain,
    sensor,
    sky,
    table_top,
)
from vision.training.traced.room import Room
from vision.training.traced.solids import Solid

_BOUNCES = {"max_depth": 4, "rr_depth": 4}
_WITHIN = ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75))  # of a pixel: where rays to a film start
_FILM_MIRRORS = 0.04  # of light that falls on one side of a film squarely


class Tracer:
    """A scene ready to be followed ray by ray; `camera` must be snapped."""

    def __init__(self, solid: Solid, table: Table, room: Room, camera: Camera, eye: Eye) -> None:
        lamps = {f"lamp{i}": lamp(f"lamp{i}", light) for i, light in enumerate(room.lights)}
        self._camera, self._eye, self._solid = camera, eye, solid
        self._scene = mitsuba().load_dict(
            {
                "type": "scene",
                "integrator": {"type": "path", **_BOUNCES},
                "sensor": sensor(camera, eye),
                "sky": sky(room),
                "things": coated("things", solid),
                "table": table_top(table),
                **lamps,
            }
        )

    def light(self) -> Picture:
        """The picture, (h, w, 3) RGB linear."""
        picture = mitsuba().render(self._scene, spp=self._eye.samples, seed=self._eye.seed)
        return without_sparks(np.asarray(picture, np.float32)[..., :3])

    def owners(self) -> NDArray[np.int64]:
        """What each pixel's middle shows, (h, w): 0, or the id of a tile's half."""
        hit = self._scene.ray_intersect_preliminary(self._rays((0.5, 0.5)))
        things = next(shape for shape in self._scene.shapes() if shape.id() == "things")
        mine = np.asarray(hit.is_valid() & (hit.shape == mitsuba().ShapePtr(things)))
        index = np.asarray(hit.prim_index).astype(np.int64)
        owner = np.where(mine, self._solid.owner[np.where(mine, index, 0)], 0)
        return owner.reshape(self._eye.size_px[::-1])

    def wrapped(self, light: Picture, film: Solid) -> Picture:
        """The picture seen through a film that mirrors what shines; it neither bends light nor shades."""
        mi = mitsuba()
        sheet = mi.load_dict({"type": "scene", "film": plain("film", film)})
        total = np.zeros_like(light)
        for within in _WITHIN:
            ray = self._rays(within)
            hit = sheet.ray_intersect(ray)
            here = hit.is_valid() & (hit.t < self._scene.ray_intersect_preliminary(ray).t)
            normal = hit.sh_frame.n
            slant = -(ray.d.x * normal.x + ray.d.y * normal.y + ray.d.z * normal.z)
            beyond = self._scene.ray_intersect(hit.spawn_ray(ray.d + 2 * slant * normal), here)
            shine = np.asarray(beyond.emitter(self._scene, here).eval(beyond, here)).reshape(3, -1).T
            one_side = _FILM_MIRRORS + (1 - _FILM_MIRRORS) * (1 - np.abs(np.asarray(slant))) ** 5
            mirrors = np.where(np.asarray(here), 2 * one_side / (1 + one_side), 0.0)[:, None]
            total += (light.reshape(-1, 3) * (1 - mirrors) + shine * mirrors).reshape(light.shape)
        return np.asarray(total / len(_WITHIN), np.float32)

    def _rays(self, within: tuple[float, float]) -> Any:
        """A ray through every pixel, row by row, at a place (x, y) within it; the lens is a pinhole."""
        mi = mitsuba()
        width, height = self._eye.size_px
        y, x = (index.ravel() for index in np.mgrid[:height, :width])
        focal, rotation, cx, cy = lens(self._camera)
        flat = np.c_[(x + within[0] - cx) / focal, (y + within[1] - cy) / focal, np.ones(len(x))]
        ways = flat @ rotation / np.linalg.norm(flat, axis=1, keepdims=True)
        start = mi.Point3f(*(float(part) for part in self._camera.eye))
        return mi.Ray3f(start, mi.Vector3f(*(mi.Float(part) for part in ways.T.astype(np.float32))))


def without_sparks(picture: Picture) -> Picture:
    """Pixels that one chance path to a lamp made far brighter than all around them, and those that are no
    number (rays that graze a body), take the middle value of their neighbours; (h, w, 3) in and out."""
    known = np.nan_to_num(picture, nan=0.0, posinf=0.0, neginf=0.0)
    around = np.dstack([cv2.medianBlur(np.ascontiguousarray(known[..., c]), 3) for c in range(3)])
    level = np.asarray(cv2.blur(around.mean(2), (5, 5)))
    spark = (known.mean(2) > 2.5 * around.mean(2) + 0.5 * level) | ~np.isfinite(picture).all(2)
    return np.asarray(np.where(spark[..., None], around, known), np.float32)
