"""What a scene is made of, in Mitsuba's own words. Needs Mitsuba 3 and libLLVM 16 or newer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vision.drawing.camera import Camera
from vision.training.traced.room import Light, Room
from vision.training.traced.solids import Solid

Picture = NDArray[np.float32]
_REACH = 400.0  # tile widths from the middle to the table's sides
_TABLE_AT = -0.004  # a little below the tiles, which stand on z = 0


@dataclass(frozen=True, slots=True)
class Table:
    """The table top: a textured plane just below z = 0."""

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


class TracerMissing(Exception):
    """Mitsuba or what it compiles with is not there; the text says what to install."""


@cache
def mitsuba() -> Any:
    """Mitsuba, compiling for this processor, on one thread so that trainings beside it keep the others.

    Raises TracerMissing.
    """
    try:
        import drjit
        import mitsuba
    except ImportError:
        raise TracerMissing("Mitsuba is not installed: see vision/training/requirements-traced.txt") from None
    try:
        mitsuba.set_variant("llvm_ad_rgb")
    except ImportError:
        text = "no libLLVM was found: install version 16 or newer and let DRJIT_LIBLLVM_PATH name the file"
        raise TracerMissing(text) from None
    mitsuba.set_log_level(mitsuba.LogLevel.Error)
    drjit.set_thread_count(1)
    return mitsuba


def lens(camera: Camera) -> tuple[float, NDArray[np.float64], float, float]:
    """Focal length px; (3, 3) rows right, down, forward; the picture's principal point x and y, px."""
    right, down, forward = camera.matrix[:, :3] / np.linalg.norm(camera.matrix[2, :3])
    cx, cy = float(right @ forward), float(down @ forward)
    right, down = right - cx * forward, down - cy * forward
    focal = float(np.linalg.norm(right))
    return focal, np.vstack([right / focal, down / focal, forward]), cx, cy


def snapped(camera: Camera) -> Camera:
    """The camera with its principal point moved by half a px at most, to where Mitsuba can have it."""
    _, _, cx, cy = lens(camera)
    return camera.shifted(np.array([round(cx) - cx, round(cy) - cy]))


def sensor(camera: Camera, eye: Eye) -> dict[str, Any]:
    """A snapped camera and its film."""
    focal, (right, down, forward), cx, cy = lens(camera)
    width, height = eye.size_px
    # Mitsuba's lens looks through the middle of its film: the picture is a window of a larger film
    film_width, film_height = round(2 * max(cx, width - cx)), round(2 * max(cy, height - cy))
    place = np.eye(4)
    place[:3] = np.column_stack([-right, -down, forward, camera.eye])
    blur = {"aperture_radius": eye.lens_radius, "focus_distance": eye.focus_distance}
    return {
        "type": "thinlens" if eye.lens_radius else "perspective",
        "to_world": mitsuba().ScalarTransform4f(place),
        "fov_axis": "x",
        "fov": float(np.rad2deg(2 * np.arctan(film_width / 2 / focal))),
        "near_clip": 0.05,
        "far_clip": 2000.0,
        "film": {
            "type": "hdrfilm",
            "width": film_width,
            "height": film_height,
            "crop_offset_x": max(round(width - 2 * cx), 0),
            "crop_offset_y": max(round(height - 2 * cy), 0),
            "crop_width": width,
            "crop_height": height,
            "pixel_format": "rgb",
            "component_format": "float32",
            "rfilter": {"type": "box"},  # a faulty sample spoils one pixel only
        },
        "sampler": {"type": "multijitter", "sample_count": eye.samples},
        **(blur if eye.lens_radius else {}),
    }


def sky(room: Room) -> dict[str, Any]:
    """The light from all around."""
    mi = mitsuba()
    return {
        "type": "envmap",
        "bitmap": mi.Bitmap(room.sky),
        "to_world": mi.ScalarTransform4f().rotate([1, 0, 0], 90),
    }


def lamp(name: str, light: Light) -> Any:
    """A body that shines."""
    mi = mitsuba()
    shine = {"type": "area", "radiance": {"type": "rgb", "value": light.radiance.tolist()}}
    props = mi.Properties()
    props["bsdf"] = mi.load_dict({"type": "diffuse"})
    props["emitter"] = mi.load_dict(shine)
    return _mesh(name, light.shape, props)


def plain(name: str, solid: Solid) -> Any:
    """A body whose coat does not matter."""
    mi = mitsuba()
    props = mi.Properties()
    props["bsdf"] = mi.load_dict({"type": "diffuse"})
    return _mesh(name, solid, props)


def coated(name: str, solid: Solid) -> Any:
    """A body in the coat that its points carry."""
    mi = mitsuba()
    coat = {
        "type": "principled",
        "base_color": {"type": "mesh_attribute", "name": "vertex_colour"},
        "roughness": {"type": "mesh_attribute", "name": "vertex_rough"},
        "metallic": {"type": "mesh_attribute", "name": "vertex_metal"},
        "specular": 0.5,
    }
    props = mi.Properties()
    props["bsdf"] = mi.load_dict({"type": "twosided", "inner": coat})
    mesh = _mesh(name, solid, props)
    mesh.add_attribute("vertex_colour", 3, solid.colour.ravel().astype(np.float32))
    mesh.add_attribute("vertex_rough", 1, solid.rough.astype(np.float32))
    mesh.add_attribute("vertex_metal", 1, solid.metal.astype(np.float32))
    return mesh


def _mesh(name: str, solid: Solid, props: Any) -> Any:
    mi = mitsuba()
    mesh = mi.Mesh(name, len(solid.points), len(solid.faces), props, has_vertex_normals=True)
    fields = mi.traverse(mesh)
    fields["vertex_positions"] = solid.points.ravel().astype(np.float32)
    fields["vertex_normals"] = solid.normals.ravel().astype(np.float32)
    fields["faces"] = solid.wound().ravel().astype(np.uint32)
    fields.update()
    return mesh


def table_top(table: Table) -> dict[str, Any]:
    """The table."""
    mi = mitsuba()
    repeats = 2 * _REACH / table.span
    turned = mi.ScalarTransform4f().rotate([0, 0, 1], float(np.rad2deg(table.turn)))
    spread = {"raw": True, "wrap_mode": "mirror", "to_uv": turned.scale([repeats, repeats, 1])}
    relief = mi.Bitmap(np.ascontiguousarray(table.bump[..., None]))
    top = {
        "type": "principled",
        "base_color": {"type": "bitmap", "bitmap": mi.Bitmap(table.texture), **spread},
        "roughness": table.rough,
        "specular": 0.5,
        "clearcoat": table.coat,
        "clearcoat_gloss": 0.9,
        "sheen": table.sheen,
    }
    place = mi.ScalarTransform4f().translate([0, min(table.ends - _REACH, 0.0), _TABLE_AT])
    return {
        "type": "rectangle",
        "to_world": place.scale([_REACH, _REACH, 1]),
        "bsdf": {
            "type": "bumpmap",
            "scale": table.bump_scale,
            "arbitrary": {"type": "bitmap", "bitmap": relief, **spread},
            "inner": top,
        },
    }
