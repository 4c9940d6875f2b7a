"""A tile as a body: a rounded box with bevelled edges, seen by a camera."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from rules.pieces import Face
from vision.drawing.camera import Array, Camera
from vision.drawing.look import Look
from vision.drawing.paint import SHIFT, Image
from vision.drawing.props import Prop

_ONE = 1 << SHIFT
_CORNER_STEPS = 5


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a tile is: its own x across the face, y from half 0 to half 1, z out of the face."""

    origin: Array  # (3,): the middle of the side opposite the face
    axes: Array  # (3, 3): rows are x, y, z of the tile in the world

    @property
    def hand(self) -> float:
        """1 for a real tile, -1 for one seen in a mirror."""
        return -float(np.sign(np.linalg.det(self.axes)))

    def mirrored(self) -> Pose:
        """The same tile seen in a table that mirrors."""
        flip = np.array([1.0, 1.0, -1.0])
        return Pose(self.origin * flip, self.axes * flip)

    def world(self, own: Array) -> Array:
        """World points of a tile's own points, (n, 3) -> (n, 3)."""
        return np.asarray(self.origin + own @ self.axes)


@dataclass(frozen=True, slots=True)
class Body:
    """A tile in place: its look, what it shows, and how high its face is over its base."""

    pose: Pose
    look: Look
    pips: tuple[int, int]
    face_up: bool
    spots: tuple[Array, Array]  # where each half's pips are, (n, 2) each, as face.spots says
    faces: tuple[Face, Face] | None = None  # of an Uno tile, instead of pips

    @property
    def turns(self) -> tuple[int, int]:
        """How Uno markings are turned in their halves' own frames, as DrawnHalf.turn; (0, 0) for pips."""
        if self.faces is None or self.look.marks is None:
            return 0, 0
        return self.look.marks.turn(self.faces[0], 0), self.look.marks.turn(self.faces[1], 1)

    @property
    def middle(self) -> Array:
        """The middle of the face in the world, (3,)."""
        return self.pose.world(np.array([[0.0, 0.0, self.look.thickness]])).reshape(3)


def outline(look: Look, inset: float) -> Array:
    """The rounded rim of a tile, (n, 2) in its own x, y, clockwise from the top left."""
    return _outline(look.aspect, look.rounding, inset)


@lru_cache(256)  # the same few for every tile of a set
def _outline(aspect: float, rounding: float, inset: float) -> Array:
    half = np.array([0.5, aspect / 2]) - inset
    radius = max(rounding - inset, 0.004)
    turns = np.linspace(0.0, np.pi / 2, _CORNER_STEPS)
    corners = []
    for quarter, (sx, sy) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        angle = turns + np.pi + quarter * np.pi / 2
        corners.append(
            np.array([sx, sy]) * (half - radius) + radius * np.column_stack([np.cos(angle), np.sin(angle)])
        )
    return np.vstack(corners)


def ring(body: Body, inset: float, height: float) -> Array:
    """The rim at a height over the base, in the world, (n, 3)."""
    flat = outline(body.look, inset)
    return body.pose.world(np.column_stack([flat, np.full(len(flat), height)]))


def silhouette(body: Body, camera: Camera) -> NDArray[np.float32]:
    """The convex hull of the whole tile in the picture, (n, 2) px."""
    points = np.vstack([ring(body, 0.0, 0.0), ring(body, 0.0, body.look.thickness)])
    return np.asarray(cv2.convexHull(camera.project(points).astype(np.float32))[:, 0], np.float32)


def fixed(points: NDArray[np.floating]) -> NDArray[np.int32]:
    """Px (pixel edges whole) as cv2's fixed-point integers (pixel centres whole; use with shift=SHIFT)."""
    return np.asarray(np.rint((np.clip(points, -1e5, 1e5) - 0.5) * _ONE), np.int32)


@dataclass(frozen=True, slots=True)
class Lamp:
    """One lamp and the light of the room; a flat tile's face gets brightness 1."""

    towards: Array  # (3,): unit length, in the world
    ambient: float  # the share of light from everywhere, 0 to 1

    def shade(self, normals: Array) -> Array:
        """Brightness of planes by the way they face, (n, 3) -> (n,)."""
        level = self.ambient + (1 - self.ambient) * max(float(self.towards[2]), 0.0)
        lit = self.ambient + (1 - self.ambient) * np.maximum(normals @ self.towards, 0.0)
        return np.asarray(lit / level)


def draw_sides(image: Image, body: Body, camera: Camera, lamp: Lamp) -> None:
    """Draw the sides and bevels that the camera sees, each lit by the way it faces; not the face."""
    look = body.look
    bevel = min(look.bevel, look.thickness * 0.45)
    rings = [ring(body, bevel * 0.6, 0.0), ring(body, 0.0, bevel), ring(body, 0.0, look.thickness - bevel)]
    rings += [ring(body, bevel * 0.3, look.thickness - bevel * 0.3), ring(body, bevel, look.thickness)]
    side = look.side if body.face_up else look.back
    shades = [side * 0.8, side, side * 0.4 + look.body * 0.6, look.body]
    if look.lower:  # two materials, glued
        at = bevel + (look.thickness - 2 * bevel) * look.lower
        rings.insert(2, ring(body, 0.0, at))
        shades[:2] = [look.lower_colour * 0.8, look.lower_colour, side]
    for lower, upper, colour in zip(rings[:-1], rings[1:], shades, strict=True):
        _band(image, lower, upper, camera, colour, lamp, look.gloss * (0.5 + lamp.towards[2]), body.pose.hand)
    base = ring(body, bevel * 0.6, 0.0)
    if (camera.eye - base.mean(0)) @ body.pose.axes[2] < 0:
        tone = np.clip(look.back * lamp.shade(-body.pose.axes[2:])[0], 0, 255).tolist()
        cv2.fillConvexPoly(image, fixed(camera.project(base)), tone, cv2.LINE_AA, SHIFT)


def _band(
    image: Image,
    lower: Array,
    upper: Array,
    camera: Camera,
    colour: Array,
    lamp: Lamp,
    gloss: float,
    hand: float,
) -> None:
    lower_next, upper_next = np.roll(lower, -1, 0), np.roll(upper, -1, 0)
    normals = np.cross(upper - lower, lower_next - lower) * hand
    sizes = np.linalg.norm(normals, axis=1)
    normals /= np.maximum(sizes, 1e-9)[:, None]
    middles = (lower + lower_next + upper + upper_next) / 4
    towards = camera.eye - middles
    towards /= np.linalg.norm(towards, axis=1)[:, None]
    seen = (np.einsum("ij,ij->i", normals, towards) > 0) & (sizes > 1e-7)
    shade = lamp.shade(normals)
    half_way = lamp.towards + towards
    half_way /= np.linalg.norm(half_way, axis=1)[:, None]
    shine = gloss * 130 * np.maximum(np.einsum("ij,ij->i", normals, half_way), 0) ** 24
    quads = np.stack([lower, lower_next, upper_next, upper], axis=1)
    px = fixed(camera.project(quads.reshape(-1, 3))).reshape(-1, 4, 2)
    for index in np.flatnonzero(seen):
        tone = np.clip(colour * shade[index] + shine[index], 0, 255).tolist()
        cv2.fillConvexPoly(image, px[index], tone, cv2.LINE_AA, SHIFT)


def draw_prop(image: Image, prop: Prop, camera: Camera, lamp: Lamp, tone: Array) -> NDArray[np.float32]:
    """Draw a plain block; gives its outline in the picture, (n, 2) px."""
    rings = [np.column_stack([prop.base, np.full(len(prop.base), z)]) for z in (0.0, prop.height)]
    turn = prop.base - np.roll(prop.base, 1, 0)
    around = turn[:, 0] * np.roll(turn, -1, 0)[:, 1] - turn[:, 1] * np.roll(turn, -1, 0)[:, 0]
    _band(image, rings[0], rings[1], camera, tone, lamp, 0.2, float(np.sign(around.sum())))
    shade = float(lamp.shade(np.array([[0.0, 0.0, 1.0]]))[0])
    top = fixed(camera.project(rings[1]))
    cv2.fillConvexPoly(image, top, np.clip(tone * shade, 0, 255).tolist(), cv2.LINE_AA, SHIFT)
    whole = camera.project(np.vstack(rings)).astype(np.float32)
    return np.asarray(cv2.convexHull(whole)[:, 0], np.float32)


def draw_picture(image: Image, picture: Image, body: Body, camera: Camera, shade: float) -> None:
    """Lay the face (or back) picture onto the tile's upper side, in perspective, cut to its rim."""
    look = body.look
    height, width = picture.shape[:2]
    corner = body.pose.world(np.array([[-0.5, -look.aspect / 2, look.thickness]]))[0]
    across, down = body.pose.axes[0] / width, body.pose.axes[1] * look.aspect / height
    to_px = camera.plane(corner, across, down)
    bevel = min(look.bevel, look.thickness * 0.45)
    rim = camera.project(ring(body, bevel * 0.8, look.thickness))
    low = np.maximum(np.floor(rim.min(0)).astype(int) - 1, 0)
    high = np.minimum(np.ceil(rim.max(0)).astype(int) + 2, image.shape[1::-1])
    if (high - low < 2).any():
        return
    move = np.array([[1.0, 0.0, -low[0]], [0.0, 1.0, -low[1]], [0.0, 0.0, 1.0]])
    size = (int(high[0] - low[0]), int(high[1] - low[1]))
    # cv2 counts pixel centres as whole numbers; the plane counts pixel edges.
    half = np.array([[1.0, 0.0, 0.5], [0.0, 1.0, 0.5], [0.0, 0.0, 1.0]])
    warp = np.linalg.inv(half) @ move @ to_px @ half
    laid = cv2.warpPerspective(picture, warp, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    mask = np.zeros((size[1], size[0]), np.uint8)
    cv2.fillConvexPoly(mask, fixed(rim - low), 255, cv2.LINE_AA, SHIFT)
    window = image[low[1] : high[1], low[0] : high[0]]
    part = (mask[..., None].astype(np.uint16) * 257) >> 8
    tinted = np.clip(laid.astype(np.float32) * shade, 0, 255).astype(np.uint16)
    window[:] = ((tinted * part + window.astype(np.uint16) * (256 - part)) >> 8).clip(0, 255).astype(np.uint8)
