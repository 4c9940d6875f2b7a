"""Light: shadows on the table, uneven lamps, glare, colour of the light."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.body import Body, fixed, ring
from vision.drawing.camera import Array, Camera
from vision.drawing.chance import Rng
from vision.drawing.noise import soft
from vision.drawing.paint import SHIFT, Image

Layer = NDArray[np.float32]
_SMALL = 0.5  # shadows are drawn at this scale


def lamp(rng: Rng) -> Array:
    """A direction towards a lamp, (3,) unit length, above the table."""
    azimuth, height = rng.uniform(0, 2 * np.pi), np.deg2rad(rng.uniform(25, 85))
    return np.array([np.cos(azimuth) * np.cos(height), np.sin(azimuth) * np.cos(height), np.sin(height)])


def cast_shadow(body: Body, camera: Camera, towards: Array) -> NDArray[np.float32]:
    """The outline of a tile's shadow on the table, (n, 2) px."""
    points = np.vstack([ring(body, 0.0, 0.0), ring(body, 0.0, body.look.thickness)])
    along = points - towards * (points[:, 2:] / max(towards[2], 0.2))
    along[:, 2] = 0.0
    resting = along if points[:, 2].min() > 0.05 else np.vstack([along, points[points[:, 2] < 0.05]])
    return np.asarray(cv2.convexHull(camera.project(resting).astype(np.float32))[:, 0], np.float32)


def shadow_layer(
    outlines: list[NDArray[np.float32]], size_px: tuple[int, int], strength: float, softness: float
) -> Layer:
    """How much light is left under the outlines, (h, w) 0 to 1; softness: blur in px."""
    width, height = (max(4, int(side * _SMALL)) for side in size_px)
    mask = np.zeros((height, width), np.uint8)
    for outline in outlines:
        cv2.fillConvexPoly(mask, fixed(outline * _SMALL), 255, cv2.LINE_AA, SHIFT)
    blurred = cv2.GaussianBlur(mask, (0, 0), max(0.4, softness * _SMALL))
    large = cv2.resize(blurred, size_px, interpolation=cv2.INTER_LINEAR)
    return 1 - np.asarray(large, np.float32) * np.float32(strength / 255)


def uneven(rng: Rng, width: int, height: int, wild: float) -> Layer:
    """Light falling unevenly: gradients, pools, vignettes, large shadows; (h, w), mean near 1.

    wild: how often, 0 to 1.
    """
    small_w, small_h = max(8, width // 4), max(8, height // 4)
    y, x = np.mgrid[:small_h, :small_w].astype(np.float32)
    x, y = x / small_w - 0.5, y / small_h - 0.5
    field = np.ones((small_h, small_w), np.float32)
    if rng.random() < 0.7 * max(wild, 0.6):
        slope = rng.normal(0, 0.35, 2)
        field *= np.clip(1 + slope[0] * x + slope[1] * y, 0.3, 1.8)
    if rng.random() < 0.35 * wild:
        field *= np.clip(
            1 + soft(rng, small_h, small_w, rng.uniform(1, 4)) * rng.uniform(0.03, 0.2), 0.3, 1.8
        )
    if rng.random() < 0.3 * wild:
        at, reach = rng.uniform(-0.5, 0.5, 2), rng.uniform(0.2, 0.7)
        pool = np.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / (2 * reach**2))
        field *= 1 + rng.uniform(0.2, 1.2) * (pool - 0.4)
    if rng.random() < 0.3 * wild:
        field *= 1 - rng.uniform(0.2, 1.0) * (x**2 + y**2)
    field = np.asarray(cv2.resize(field, (width, height), interpolation=cv2.INTER_LINEAR), np.float32)
    if rng.random() < 0.1 * wild:
        layer = shadow_layer(
            _phone_in_hand(rng, width, height),
            (width, height),
            rng.uniform(0.2, 0.6),
            rng.choice([1.5, 5.0, 14.0]),
        )
        field *= layer
    for _ in range(int(rng.choice([0, 1, 2], p=[1 - 0.32 * wild, 0.24 * wild, 0.08 * wild]))):
        corners = rng.uniform(-0.3, 1.3, (int(rng.integers(3, 7)), 2)) * (width, height)
        outline = np.asarray(cv2.convexHull(corners.astype(np.float32))[:, 0], np.float32)
        layer = shadow_layer([outline], (width, height), rng.uniform(0.15, 0.6), rng.choice([1.0, 4.0, 15.0]))
        field *= layer if rng.random() < 0.75 else 1.6 - 0.6 * layer
    return np.maximum(field, 0.05)


def _phone_in_hand(rng: Rng, width: int, height: int) -> list[NDArray[np.float32]]:
    """The shadow of who takes the photo: a phone, an arm or two that hold it, perhaps a head."""
    at, size = rng.uniform(0.1, 0.9, 2) * (width, height), max(width, height) * rng.uniform(0.12, 0.4)
    turn, away = rng.uniform(0, 2 * np.pi), rng.uniform(0, 2 * np.pi)
    c, s = np.cos(turn), np.sin(turn)
    corners = np.array([[-1, -0.5], [1, -0.5], [1, 0.5], [-1, 0.5]]) * size / 2
    outlines = [corners @ np.array([[c, s], [-s, c]]) + at]
    for _ in range(int(rng.integers(1, 3))):
        away += rng.normal(0, 0.5)
        ahead, side = np.array([np.cos(away), np.sin(away)]), np.array([-np.sin(away), np.cos(away)])
        far = at + ahead * 2 * max(width, height)
        arm = size * rng.uniform(0.12, 0.3)
        outlines.append(
            np.array([at - side * arm, at + side * arm, far + side * 2 * arm, far - side * 2 * arm])
        )
    return [outline.astype(np.float32) for outline in outlines]


def colour_of_light(rng: Rng, wild: float, size_px: tuple[int, int]) -> NDArray[np.float32]:
    """Gains BGR from candle orange to shade blue, (3,), or (h, w, 3) where two lamps differ."""
    one = _gains(rng, wild)
    if rng.random() > 0.12 * wild:
        return one
    width, height = size_px
    way, soft_edge = rng.uniform(0, 2 * np.pi), rng.uniform(0.15, 0.6)
    y, x = np.mgrid[:height, :width].astype(np.float32)
    along = (x / width - rng.random()) * np.cos(way) + (y / height - rng.random()) * np.sin(way)
    part = (1 / (1 + np.exp(-along / np.float32(soft_edge * 0.3))))[..., None]
    return np.asarray(one * part + _gains(rng, 1.0) * (1 - part), np.float32)


def _gains(rng: Rng, wild: float) -> NDArray[np.float32]:
    if rng.random() < 0.04 * wild:  # a coloured lamp
        return rng.uniform(0.35, 1.3, 3).astype(np.float32)
    kinds = [rng.normal(0.05, 0.08), rng.uniform(0.2, 0.55), rng.uniform(-0.25, -0.05)]
    warmth = rng.choice(kinds, p=[1 - 0.4 * wild, 0.25 * wild, 0.15 * wild])
    tint = rng.normal(0, 0.035)
    return np.array([1 - warmth, 1 + tint - 0.15 * abs(warmth), 1 + warmth * 0.45], np.float32)


def glare(picture: NDArray[np.float32], rng: Rng, spots: list[tuple[Array, float]]) -> None:
    """Bright round spots of lamps, in place; spots: (centre px, reach px)."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[:height:4, :width:4].astype(np.float32)
    for centre, reach in spots:
        stretch, turn = rng.uniform(0.4, 1.0), rng.uniform(0, np.pi)
        dx, dy = x - centre[0], y - centre[1]
        u, v = dx * np.cos(turn) + dy * np.sin(turn), -dx * np.sin(turn) + dy * np.cos(turn)
        spot = np.exp(-(u**2 + (v / stretch) ** 2) / (2 * reach**2)).astype(np.float32) * rng.uniform(20, 150)
        picture += cv2.resize(spot, (width, height))[..., None]


def wrap(image: Image, group: NDArray[np.float32], rng: Rng, tile_px: float) -> None:
    """Shrink wrap over a group of tiles, in place: streaks and flecks of glare inside the outline."""
    low = np.maximum(np.floor(group.min(0)).astype(int), 0)
    high = np.minimum(np.ceil(group.max(0)).astype(int), image.shape[1::-1])
    width, height = (high - low).tolist()
    if width < 8 or height < 8:
        return
    mask = np.zeros((height, width), np.uint8)
    cv2.fillConvexPoly(mask, fixed(group - low), 255, cv2.LINE_AA, SHIFT)
    veil = np.zeros((height, width), np.uint8)
    for _ in range(int(rng.integers(3, 26))):
        at = rng.uniform(0, 1, 2) * (width, height)
        angle, length = rng.uniform(0, np.pi), tile_px * rng.uniform(0.05, 0.7)
        breadth = max(1.0, tile_px * rng.uniform(0.005, 0.05))
        sides = rng.normal(0, breadth, (6, 1)) * [-np.sin(angle), np.cos(angle)]
        ends = at + np.linspace(-length, length, 6)[:, None] * [np.cos(angle), np.sin(angle)] + sides
        thick = max(1, round(breadth))
        points = np.rint(ends).astype(np.int32).reshape(-1, 1, 2)
        cv2.polylines(veil, [points], False, int(rng.integers(60, 255)), thick, cv2.LINE_AA)
    if rng.random() < 0.6:
        veil = np.maximum(veil, _patches(rng, height, width, tile_px))
    veil = cv2.GaussianBlur(veil, (0, 0), max(0.5, tile_px * rng.uniform(0.002, 0.02)))
    haze = rng.uniform(0, 28)
    part = np.minimum(veil.astype(np.float32) * rng.uniform(0.5, 1.0) + haze, 215) / 255 * (mask / 255)
    window = image[low[1] : high[1], low[0] : high[0]]
    window[:] = (window + (255.0 - window) * part[..., None]).astype(np.uint8)


def _patches(rng: Rng, height: int, width: int, tile_px: float) -> Image:
    """Ragged bright patches, as crumpled film and rough lacquer throw a lamp back, (h, w)."""
    span = max(height, width)
    rough = soft(rng, height, width, span / (tile_px * rng.uniform(0.08, 0.3)))
    fine = soft(rng, height, width, span / max(2.0, tile_px * rng.uniform(0.015, 0.05)))
    field = rough + fine * rng.uniform(0.2, 0.8)
    level = float(np.quantile(field[::3, ::3], rng.uniform(0.8, 0.97)))
    return (np.clip((field - level) * rng.uniform(1, 6), 0, 1) * rng.uniform(90, 255)).astype(np.uint8)
