"""What a traced photo of Uno pieces shows, exactly."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.camera import Camera
from vision.drawing.paint import Image
from vision.drawing.truth import DrawnBack, DrawnHalf, Points, Truth, inside
from vision.flatten import MARGIN, flatten
from vision.training.traced.uno_set import UnoSet
from vision.training.traced.uno_stage import Item

_PX = 32
_OWN_PX = 2 * round(_PX / (1 + 2 * MARGIN) / 2)  # of a crop that are the half's own
_ALIKE = 0.45  # correlation of a half with what was printed there, below which nobody can read it
_NO_POINTS = np.zeros((0, 2))
Owners = NDArray[np.int64]  # (h, w): 0, or 2 i + 1 and 2 i + 2 where the halves of piece i are seen


def uno_truth(
    items: list[Item],
    made: UnoSet,
    camera: Camera,
    size_px: tuple[int, int],
    owners: Owners | None = None,
) -> Truth:
    """The truth of a scene; halves[i] of dice is one die's top face, of tiles they come in pairs.

    owners: without it nothing is taken to be hidden.
    """
    everything = np.full(2 * len(items) + 1, size_px[0] * size_px[1])
    counts = everything if owners is None else np.bincount(owners.ravel(), minlength=len(everything))
    halves: list[DrawnHalf] = []
    backs: list[DrawnBack] = []
    for index, item in enumerate(items):
        own = counts[2 * index + 1 : 2 * index + 3]
        if not item.shown:
            backs.append(_back(item, camera, int(own.sum())))
            continue
        outlines = [outline(item, camera, which) for which in range(len(item.faces))]
        for which, (face, corners) in enumerate(zip(item.faces, outlines, strict=True)):
            within = inside(corners, size_px)
            area = max(abs(float(cv2.contourArea(corners.astype(np.float32)))) * within, 1e-6)
            area *= _shown_of(item)
            centre, partner, side = _frame(item, camera, which)
            halves.append(
                DrawnHalf(
                    tile=index,
                    pips=0,
                    centre=centre,
                    partner=partner,
                    side=side,
                    seen=min(1.0, float(own[which]) / area),
                    inside=within,
                    points=_NO_POINTS,
                    face=face,
                    turn=0 if made.dice else made.turn(face, which),
                )
            )
    return Truth(size_px, tuple(halves), tuple(backs))


def _shown_of(item: Item) -> float:
    """How much of a whole side is its own: a die's ends half way round its edges."""
    rounding = item.body.look.rounding if len(item.faces) == 1 else 0.0
    return (1 - 2 * rounding * (1 - float(np.sqrt(0.5)))) ** 2


def outline(item: Item, camera: Camera, which: int | None = None) -> Points:
    """The upper side or one of its halves in the picture, (4, 2) px: its far left first, then clockwise."""
    look = item.body.look
    reach = look.aspect / 2
    low, high = (-reach, reach)
    if len(item.faces) == 2 and which is not None:
        low, high = ((-reach, 0.0), (0.0, reach))[which]
    flat = np.array([[-0.5, low], [0.5, low], [0.5, high], [-0.5, high]])
    return camera.project(item.body.pose.world(np.c_[flat, np.full(4, look.thickness)]))


def _frame(item: Item, camera: Camera, which: int) -> tuple[Points, Points, Points]:
    """Centre, partner and side of a half or of a die's top, as DrawnHalf has them."""
    look = item.body.look

    def px(x: float, y: float) -> Points:
        return camera.project(item.body.pose.world(np.array([[x, y, look.thickness]])))[0]

    if len(item.faces) == 1:
        return px(0.0, 0.0), px(0.0, -0.5) - px(0.0, 0.5), (px(0.5, 0.0) - px(-0.5, 0.0)) / 2
    way = -1.0 if which == 0 else 1.0
    own = way * look.aspect / 4
    centre = px(0.0, own)
    return centre, px(0.0, -own) - centre, px(0.5 * way, own) - centre


def _back(item: Item, camera: Camera, count: int) -> DrawnBack:
    if item.body.look.aspect == 1.0:  # a die: its silhouette
        hull = np.asarray(cv2.convexHull(camera.project(item.corners).astype(np.float32))[:, 0])
        centre, (wide, high), turn = cv2.minAreaRect(hull)
        way = np.deg2rad(turn)
        one = np.array([np.cos(way), np.sin(way)]) * wide / 2
        other = np.array([-np.sin(way), np.cos(way)]) * high / 2
        along, side = (one, other) if wide > high else (other, one)
        area = max(float(cv2.contourArea(hull)), 1e-6)
        return DrawnBack(np.array(centre, np.float64), along, side, min(1.0, count / area))
    corners = outline(item, camera)
    a, b, c, d = corners
    area = max(abs(float(cv2.contourArea(corners.astype(np.float32)))), 1e-6)
    return DrawnBack(corners.mean(0), (c + d - a - b) / 4, (b + c - a - d) / 4, min(1.0, count / area))


def legible_only(image: Image, truth: Truth, made: UnoSet) -> Truth:
    """The truth with halves marked of which light, blur and noise left too little."""
    halves = []
    for half in truth.halves:
        if half.readable and half.face is not None:
            printed, _ = made.printer(half.face, half.turn, _OWN_PX, _OWN_PX, np.random.default_rng(0))
            rim = (_PX - _OWN_PX) // 2
            wanted = cv2.copyMakeBorder(printed, rim, rim, rim, rim, cv2.BORDER_REPLICATE)
            crop = flatten(image, half.centre[None], half.partner[None], half.side[None], _PX)[0]
            half = replace(half, legible=_alike(crop, wanted) > _ALIKE)
        halves.append(half)
    return replace(truth, halves=tuple(halves))


def _alike(one: NDArray[np.generic], other: NDArray[np.generic]) -> float:
    """The best correlation of a channel, or of how far spots are from the usual colour."""
    rim = _PX // 7
    pair = [np.asarray(part, np.float64)[rim:-rim, rim:-rim].reshape(-1, 3) for part in (one, other)]
    pair = [np.c_[part, np.abs(part - np.median(part, axis=0)).sum(1)] for part in pair]
    a, b = (part - part.mean(0) for part in pair)
    spread = np.sqrt((a * a).mean(0) * (b * b).mean(0))
    flat = np.minimum(a.std(0), b.std(0)) < 3.0
    return float(np.where(flat, 0.0, (a * b).mean(0) / np.maximum(spread, 1e-6)).max())
