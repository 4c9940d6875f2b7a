"""What the finder is to answer for a crop of a scene."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.shake import colours, sharpness

CROP_PX = 320
STRIDE = 4
VECTOR_PX = 64.0
CELLS = CROP_PX // STRIDE
_BELL = 0.28  # the heat's width in half-sizes of a half
_EDGE = 0.06  # halves cut by the crop's edge are taught as long as their centre is this many sides inside
MIN_SEEN_BACK = 0.55
_UPRIGHT_DICE = 0.92  # of the pictures of dice

Maps = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One crop and what the finder is to say."""

    picture: NDArray[np.uint8]  # (CROP_PX, CROP_PX, 3)
    heat: Maps  # (2, CELLS, CELLS): halves; backs
    care: Maps  # (2, CELLS, CELLS): 0 where nothing is to be learned
    vectors: Maps  # (4, CELLS, CELLS)
    vector_care: Maps  # (CELLS, CELLS)


def lesson(
    image: NDArray[np.uint8], halves: Maps, backs: Maps, rng: np.random.Generator, *, dice: bool = False
) -> Lesson:
    """A crop of a scene turned, scaled, mirrored and shaken at random.

    dice: the halves are the tops of dice, whose frames are told with up nearest to the picture's up. What is
    a top and what is a side depends on where the table is, so most of their scenes stay upright.
    """
    move, mirrored = _random_view(image, rng, upright=dice and rng.random() < _UPRIGHT_DICE)
    border = rng.choice([cv2.BORDER_REPLICATE, cv2.BORDER_CONSTANT])
    fill = rng.uniform(0, 255, 3).tolist()
    size = (CROP_PX, CROP_PX)
    flags, border = cv2.INTER_LINEAR, int(border)
    cut = cv2.warpAffine(image, move[:2], size, flags=flags, borderMode=border, borderValue=fill)
    picture = np.asarray(cut, np.uint8)
    seen = _moved_halves(halves, move, mirrored)
    if dice:
        seen[:, 2:6] = upright(seen[:, 2:6])
    as_halves = np.c_[backs[:, :6], np.zeros(len(backs)), backs[:, 6:]].astype(np.float32)
    down = _moved_halves(as_halves, move, mirrored)
    heat, care = np.zeros((2, CELLS, CELLS), np.float32), np.ones((2, CELLS, CELLS), np.float32)
    vectors, vector_care = np.zeros((4, CELLS, CELLS), np.float32), np.zeros((CELLS, CELLS), np.float32)
    patches = _patches(picture, rng) if rng.random() < 0.2 else []
    for row in seen:
        spot = _Spot(row[:2], row[2:4] / 2, row[4:6])
        if row[7] and spot.well_inside and not any(spot.touches(patch) for patch in patches):
            spot.mark(heat[0])
            spot.teach(row[2:6] / VECTOR_PX, vectors, vector_care)
        else:
            spot.ignore(care[0])
    for row in down:
        spot = _Spot(row[:2], row[2:4], row[4:6])
        if row[7] >= MIN_SEEN_BACK and spot.well_inside and not any(spot.touches(patch) for patch in patches):
            spot.mark(heat[1], bell=0.2)
        else:
            spot.ignore(care[1])
    picture = sharpness(colours(picture, rng), rng, 1.3)
    return Lesson(picture, heat, np.maximum(care, heat > 0.99), vectors, vector_care)


def _random_view(
    image: NDArray[np.uint8], rng: np.random.Generator, *, upright: bool
) -> tuple[NDArray[np.float64], bool]:
    """A similarity (3, 3) from the scene to the crop, cv2's pixel centres whole; and whether it mirrors."""
    height, width = image.shape[:2]
    zoom = float(np.exp(rng.uniform(np.log(0.48), np.log(1.7))))
    turn = float(rng.integers(4)) * np.pi / 2 + (
        rng.uniform(-np.pi / 4, np.pi / 4) if rng.random() < 0.5 else 0.0
    )
    if upright:
        turn = rng.normal(0, np.deg2rad(8))
    mirrored = bool(rng.random() < 0.5)
    c, s = zoom * np.cos(turn), zoom * np.sin(turn)
    view = np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])
    if mirrored:
        view = view @ np.diag([-1.0, 1.0, 1.0])
    reach = np.maximum(np.array([width, height]) / 2 - CROP_PX / zoom / 2.3, 0)
    middle = np.array([width, height]) / 2 + rng.uniform(-1, 1, 2) * reach
    view[:2, 2] = CROP_PX / 2 - view[:2, :2] @ middle
    return view, mirrored


def _moved_halves(rows: Maps, move: NDArray[np.float64], mirrored: bool) -> Maps:
    moved = rows.copy()
    # the truth counts pixel edges, cv2 pixel centres: the same half pixel before and after
    moved[:, :2] = (rows[:, :2] - 0.5) @ move[:2, :2].T + move[:2, 2] + 0.5
    moved[:, 2:4] = rows[:, 2:4] @ move[:2, :2].T
    moved[:, 4:6] = rows[:, 4:6] @ move[:2, :2].T * (-1 if mirrored else 1)
    return moved


def upright(frames: Maps) -> Maps:
    """Frames (n, 4: partner, side) of squares, turned by quarters until up is nearest to the picture's up."""
    ways = [frames]
    for _ in range(3):
        ways.append(np.concatenate([2 * ways[-1][:, 2:], -ways[-1][:, :2] / 2], 1))
    turned = np.stack(ways, 1)  # (n, 4, 4)
    steep = turned[..., 1] / np.maximum(np.hypot(turned[..., 0], turned[..., 1]), 1e-6)
    return turned[np.arange(len(frames)), steep.argmin(1)]


def _patches(picture: NDArray[np.uint8], rng: np.random.Generator) -> list[NDArray[np.float64]]:
    """Paint patches over the crop; gives their boxes (x0, y0, x1, y1)."""
    boxes = []
    for _ in range(int(rng.integers(1, 4))):
        low = rng.uniform(0, CROP_PX, 2)
        high = np.minimum(low + rng.uniform(12, 90, 2), CROP_PX)
        (x0, y0), (x1, y1) = low.astype(int), high.astype(int)
        picture[y0:y1, x0:x1] = rng.uniform(0, 255, 3) + rng.normal(0, 5, (y1 - y0, x1 - x0, 1))
        boxes.append(np.array([x0, y0, x1, y1], np.float64))
    return boxes


class _Spot:
    """A half (or a back) on the cells: a bell along its own two axes."""

    def __init__(self, centre: Maps, up: Maps, side: Maps) -> None:
        self.centre, self.up, self.side = centre, up, side
        self.reach = float(max(np.hypot(*up), np.hypot(*side)))

    @property
    def well_inside(self) -> bool:
        edge = 2 * self.reach * _EDGE
        return bool(((self.centre > edge) & (self.centre < CROP_PX - edge)).all())

    def touches(self, box: NDArray[np.float64]) -> bool:
        """Whether a patch comes near the half's middle part."""
        near = np.clip(self.centre, box[:2], box[2:])
        return bool(np.hypot(*(near - self.centre)) < self.reach * 0.9)

    def _bell(self, bell: float) -> tuple[slice, slice, Maps] | None:
        x, y = self.centre / STRIDE - 0.5
        axes = np.column_stack([self.up, self.side]) / STRIDE * bell
        spread = axes @ axes.T + 0.45 * np.eye(2)
        far = 3.2 * float(np.sqrt(np.trace(spread)))
        x0, x1 = int(max(0, np.floor(x - far))), int(min(CELLS, np.ceil(x + far) + 1))
        y0, y1 = int(max(0, np.floor(y - far))), int(min(CELLS, np.ceil(y + far) + 1))
        if x0 >= x1 or y0 >= y1:
            return None
        dy, dx = np.mgrid[y0:y1, x0:x1].astype(np.float32) - np.array([y, x], np.float32)[:, None, None]
        (a, b), (_, d) = np.linalg.inv(spread)
        heat = np.exp(-0.5 * (a * dx * dx + 2 * b * dx * dy + d * dy * dy))
        return slice(y0, y1), slice(x0, x1), heat.astype(np.float32)

    def mark(self, heat: Maps, bell: float = _BELL) -> None:
        found = self._bell(bell)
        if found is not None:
            rows, columns, own = found
            own[np.unravel_index(own.argmax(), own.shape)] = 1.0
            heat[rows, columns] = np.maximum(heat[rows, columns], own)

    def teach(self, values: Maps, vectors: Maps, vector_care: Maps) -> None:
        found = self._bell(_BELL)
        if found is not None:
            rows, columns, own = found
            better = own > np.maximum(vector_care[rows, columns], 0.25)
            vectors[:, rows, columns] = np.where(better, values[:, None, None], vectors[:, rows, columns])
            vector_care[rows, columns] = np.where(better, own, vector_care[rows, columns])

    def ignore(self, care: Maps) -> None:
        found = self._bell(0.5)
        if found is not None:
            rows, columns, own = found
            care[rows, columns] = np.where(own > 0.3, 0.0, care[rows, columns])
