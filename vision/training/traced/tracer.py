"""The one module that talks to Mitsuba 3: solids and a room in, light and ownership of every pixel out."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.camera import Camera
from vision.training.traced.room import Room
from vision.training.traced.solids import Solid

Picture = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Table:
    """The table top: a textured plane below z = 0."""

    texture: Picture  # (n, n, 3) RGB linear
    bump: Picture  # (n, n) height
    span: float  # tile widths that the texture covers, mirrored beyond
    turn: float  # radians
    rough: float
    coat: float  # clear lacquer, 0 to 1
    sheen: float
    bump_scale: float
    ends: float  # y at which it ends


@dataclass(frozen=True, slots=True)
class Eye:
    """How the camera looks: size of the picture, samples, and the lens."""

    size_px: tuple[int, int]
    samples: int
    seed: int
    lens_radius: float  # tile widths; 0: all is sharp
    focus_distance: float


@cache
def _mitsuba() -> Any:
    """Mitsuba in its fastest variant that works here."""
    import mitsuba

    try:
        mitsuba.set_variant("llvm_ad_rgb")
        import drjit

        drjit.set_thread_count(int(os.environ.get("TRACED_THREADS", "1")))
    except ImportError:
        mitsuba.set_variant("scalar_rgb")
    return mitsuba


class Tracer:
    """A scene ready to be followed ray by ray."""

    def __init__(self, solid: Solid, table: Table, room: Room, camera: Camera, eye: Eye) -> None:
        mi = _mitsuba()
        self.camera, self.eye, self.solid = camera, eye, solid
        parts: dict[str, Any] = {
            "type": "scene",
            "integrator": {"type": "path", "max_depth": 4, "rr_depth": 4},
            "sensor": _sensor(camera, eye),
            "sky": _sky(room),
            "things": _mesh("things", solid, _coats()),
            "table": _table(table),
        }
        for index, light in enumerate(room.lights):
            shine = {"type": "area", "radiance": {"type": "rgb", "value": light.radiance.tolist()}}
            parts[f"light{index}"] = _mesh(f"light{index}", light.shape, {"type": "diffuse"}, shine)
        self.scene = mi.load_dict(parts)

    def light(self) -> Picture:
        """The picture, (h, w, 3) RGB linear."""
        mi = _mitsuba()
        picture = mi.render(self.scene, spp=self.eye.samples, seed=self.eye.seed)
        return _without_sparks(np.asarray(picture, np.float32)[..., :3])

    def owners(self) -> NDArray[np.int64]:
        """What each pixel's middle shows, (h, w): 0, or the id of a tile's half."""
        mi = _mitsuba()
        hit = self.scene.ray_intersect_preliminary(self._rays(np.array([0.5, 0.5])))
        things = mi.ShapePtr(next(shape for shape in self.scene.shapes() if shape.id() == "things"))
        mine = np.asarray(hit.is_valid() & (hit.shape == things))
        index = np.asarray(hit.prim_index).astype(np.int64)
        owner = np.where(mine, self.solid.owner[np.where(mine, index, 0)], 0)
        return owner.reshape(self.eye.size_px[::-1])

    def wrapped(self, light: Picture, film: Solid) -> Picture:
        """The picture seen through a film that mirrors what shines; it neither bends light nor shades."""
        mi = _mitsuba()
        sheet = mi.load_dict({"type": "scene", "film": _mesh("film", film, {"type": "diffuse"}, bare=True)})
        total = np.zeros_like(light)
        for within in ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)):
            ray = self._rays(np.array(within))
            behind = self.scene.ray_intersect_preliminary(ray)
            hit = sheet.ray_intersect(ray)
            here = hit.is_valid() & (hit.t < behind.t)
            slant = mi.Float(np.abs(np.asarray(mi.Vector3f(ray.d).x * hit.sh_frame.n.x + ray.d.y * hit.sh_frame.n.y + ray.d.z * hit.sh_frame.n.z)))
            way = mi.Vector3f(ray.d) + 2 * slant * hit.sh_frame.n
            beyond = self.scene.ray_intersect(hit.spawn_ray(way), here)
            shine = np.asarray(beyond.emitter(self.scene, here).eval(beyond, here)).reshape(3, -1).T
            mirrors = 0.04 + 0.96 * (1 - np.asarray(slant)) ** 5
            mirrors = np.where(np.asarray(here), 2 * mirrors / (1 + mirrors), 0.0).reshape(*light.shape[:2], 1)
            total += light * (1 - mirrors) + mirrors * shine.reshape(light.shape)
        return np.asarray(total / 4, np.float32)

    def _rays(self, within: NDArray[np.float64]) -> Any:
        """A ray through every pixel, row by row, at a place (x, y) within it; the lens is a pinhole."""
        mi = _mitsuba()
        width, height = self.eye.size_px
        y, x = (index.ravel() for index in np.mgrid[:height, :width])
        focal, rotation, cx, cy = lens(self.camera)
        ways = np.c_[(x + within[0] - cx) / focal, (y + within[1] - cy) / focal, np.ones(len(x))] @ rotation
        ways /= np.linalg.norm(ways, axis=1, keepdims=True)
        eye = mi.Point3f(*(float(c) for c in self.camera.eye))
        return mi.Ray3f(eye, mi.Vector3f(*(mi.Float(column) for column in ways.T.astype(np.float32))))


def _without_sparks(picture: Picture) -> Picture:
    """Pixels that one chance path to a lamp made far brighter than all around them, and those that are no
    number (rays that graze a body), take the middle value of their neighbours."""
    known = np.nan_to_num(picture, nan=0.0, posinf=0.0, neginf=0.0)
    around = np.dstack([cv2.medianBlur(np.ascontiguousarray(known[..., c]), 3) for c in range(3)])
    level = np.asarray(cv2.blur(around.mean(2), (5, 5)))
    spark = (known.mean(2) > 2.5 * around.mean(2) + 0.5 * level) | ~np.isfinite(picture).all(2)
    return np.asarray(np.where(spark[..., None], around, known), np.float32)


def lens(camera: Camera) -> tuple[float, NDArray[np.float64], float, float]:
    """Focal length px; (3, 3) rows right, down, forward; the picture's principal point x and y, px."""
    right, down, forward = camera.matrix[:, :3]
    size = float(np.linalg.norm(forward))
    right, down, forward = right / size, down / size, forward / size
    cx, cy = float(right @ forward), float(down @ forward)
    right, down = right - cx * forward, down - cy * forward
    focal = float(np.linalg.norm(right))
    return focal, np.vstack([right / focal, down / focal, forward]), cx, cy


def snapped(camera: Camera) -> Camera:
    """The camera with its principal point moved by less than half a px, to where Mitsuba can have it."""
    _, _, cx, cy = lens(camera)
    return camera.shifted(np.array([round(cx) - cx, round(cy) - cy]))


def _sensor(camera: Camera, eye: Eye) -> dict[str, Any]:
    mi = _mitsuba()
    focal, (right, down, forward), cx, cy = lens(camera)
    width, height = eye.size_px
    # Mitsuba's lens looks through the middle of its film: the picture is a window of a larger film
    film_width, film_height = round(2 * max(cx, width - cx)), round(2 * max(cy, height - cy))
    left, top = max(round(width - 2 * cx), 0), max(round(height - 2 * cy), 0)
    place = np.eye(4)
    place[:3] = np.column_stack([-right, -down, forward, camera.eye])
    sensor: dict[str, Any] = {
        "type": "thinlens" if eye.lens_radius else "perspective",
        "to_world": mi.ScalarTransform4f(place),
        "fov_axis": "x",
        "fov": float(np.rad2deg(2 * np.arctan(film_width / 2 / focal))),
        "near_clip": 0.05,
        "far_clip": 2000.0,
        "film": {
            "type": "hdrfilm",
            "width": film_width,
            "height": film_height,
            "crop_offset_x": left,
            "crop_offset_y": top,
            "crop_width": width,
            "crop_height": height,
            "pixel_format": "rgb",
            "component_format": "float32",
            "rfilter": {"type": "box"},  # a sample in one pixel only, so that a faulty one spoils one pixel
        },
        "sampler": {"type": "multijitter", "sample_count": eye.samples},
    }
    if eye.lens_radius:
        sensor |= {"aperture_radius": eye.lens_radius, "focus_distance": eye.focus_distance}
    return sensor


def _sky(room: Room) -> dict[str, Any]:
    mi = _mitsuba()
    upright = mi.ScalarTransform4f().rotate([1, 0, 0], 90)
    return {"type": "envmap", "bitmap": mi.Bitmap(room.sky), "to_world": upright}


def _coats() -> dict[str, Any]:
    return {
        "type": "twosided",
        "inner": {
            "type": "principled",
            "base_color": {"type": "mesh_attribute", "name": "vertex_colour"},
            "roughness": {"type": "mesh_attribute", "name": "vertex_rough"},
            "metallic": {"type": "mesh_attribute", "name": "vertex_metal"},
            "specular": 0.5,
        },
    }


def _mesh(name: str, solid: Solid, bsdf: dict[str, Any], shine: dict[str, Any] | None = None, *, bare: bool = False) -> Any:
    mi = _mitsuba()
    props = mi.Properties()
    props["bsdf"] = mi.load_dict(bsdf)
    if shine:
        props["emitter"] = mi.load_dict(shine)
    mesh = mi.Mesh(name, len(solid.points), len(solid.faces), props, has_vertex_normals=True)
    fields = mi.traverse(mesh)
    fields["vertex_positions"] = solid.points.ravel().astype(np.float32)
    fields["vertex_normals"] = solid.normals.ravel().astype(np.float32)
    fields["faces"] = _wound(solid).ravel().astype(np.uint32)
    fields.update()
    if not (shine or bare):
        mesh.add_attribute("vertex_colour", 3, solid.colour.ravel().astype(np.float32))
        mesh.add_attribute("vertex_rough", 1, solid.rough.astype(np.float32))
        mesh.add_attribute("vertex_metal", 1, solid.metal.astype(np.float32))
    return mesh


def _wound(solid: Solid) -> NDArray[np.int64]:
    """The triangles, all wound so that they face the way their normals do."""
    corners = solid.points[solid.faces]
    cross = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    wrong = (cross * solid.normals[solid.faces].sum(1)).sum(1) < 0
    return np.where(wrong[:, None], solid.faces[:, ::-1], solid.faces)


def _table(table: Table) -> dict[str, Any]:
    mi = _mitsuba()
    reach = 400.0
    scale = 2 * reach / table.span

    def bitmap(picture: Picture, *, raw: bool) -> dict[str, Any]:
        turned = mi.ScalarTransform4f().rotate([0, 0, 1], float(np.rad2deg(table.turn))).scale([scale, scale, 1])
        return {
            "type": "bitmap",
            "bitmap": mi.Bitmap(np.ascontiguousarray(picture, np.float32)),
            "raw": raw,
            "wrap_mode": "mirror",
            "to_uv": turned,
        }

    place = mi.ScalarTransform4f().translate([0, min(table.ends - reach, 0.0), -0.004]).scale([reach, reach, 1])
    return {
        "type": "rectangle",
        "to_world": place,
        "bsdf": {
            "type": "bumpmap",
            "scale": table.bump_scale,
            "arbitrary": bitmap(table.bump[..., None], raw=True),
            "inner": {
                "type": "principled",
                "base_color": bitmap(table.texture, raw=True),
                "roughness": table.rough,
                "specular": 0.5,
                "clearcoat": table.coat,
                "clearcoat_gloss": 0.9,
                "sheen": table.sheen,
            },
        },
    }
