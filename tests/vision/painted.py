"""Networks that know the answer: photos are painted so plainly that a formula reads them."""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np

from vision.peaks import STRIDE
from vision.pips import CLASSES, FRAME, NOT_A_HALF
from vision.spots import SPOTS_PX

ANSWER = CLASSES + FRAME + SPOTS_PX**2
CLOTH = 250  # blue of the table; a half with n pips is painted in blue 10 n


def maps(height: int, width: int, tiles_px: list[Any], zoom: float = 1.0, down: Any = ()) -> np.ndarray:
    """The finder's answer for tiles (two centres) and backs (one) in a photo seen at `zoom`."""
    out = np.zeros((6, height // STRIDE, width // STRIDE), np.float32)
    out[[0, 5]] = -9
    y, x = (np.mgrid[: height // STRIDE, : width // STRIDE] + 0.5) * STRIDE
    for ends in tiles_px:
        one, two = np.array(ends, float) * zoom
        for here, there in ((one, two), (two, one)):
            vector = there - here
            far = np.hypot(x - here[0], y - here[1]) / np.hypot(*vector)
            out[0] = np.maximum(out[0], 4 - 60 * far**2)
            near = far < 0.4
            out[1:3, near] = vector[:, None] / 64
            out[3:5, near] = np.array([-vector[1], vector[0]])[:, None] / 128
    for middle in down:
        far = np.hypot(x - middle[0] * zoom, y - middle[1] * zoom)
        out[5] = np.maximum(out[5], 6 - 0.05 * far**2)
    return out


def gathered(six: np.ndarray) -> np.ndarray:
    """Maps as the finder answers them: four cells of each are channels of one."""
    channels, height, width = six.shape
    cells = six.reshape(channels, height // 2, 2, width // 2, 2)
    return cells.transpose(0, 2, 4, 1, 3).reshape(1, channels * 4, height // 2, width // 2)


class Painted:
    """A finder for a photo of that width, blind to halves outside the sizes it was trained for."""

    def __init__(self, photo_w: int, tiles_px: list[Any], down: Any = ()) -> None:
        self.photo_w, self.tiles_px, self.down = photo_w, tiles_px, down
        self.widths: list[int] = []

    def __call__(self, inputs: np.ndarray) -> np.ndarray:
        height, width = inputs.shape[2:]
        self.widths.append(width)
        zoom = width / self.photo_w
        seen = [ends for ends in self.tiles_px if 12 <= np.hypot(*np.subtract(*ends)) * zoom <= 90]
        return gathered(maps(height, width, seen, zoom, self.down))


def painted(width: int, height: int, tiles: list[tuple[Any, tuple[int, int]]]) -> np.ndarray:
    """A photo with tiles, each two centres and two numbers of pips, as flat blues."""
    photo = np.full((height, width, 3), CLOTH, np.uint8)
    for ends, numbers in tiles:
        one, two = np.array(ends, float)
        side = np.array([-(two - one)[1], (two - one)[0]]) / 2
        for here, there, pips in ((one, two, numbers[0]), (two, one, numbers[1])):
            up = (there - here) / 2
            quad = np.array([here + up + side, here + up - side, here - up - side, here - up + side])
            cv2.fillConvexPoly(photo, np.rint(quad).astype(np.int32), (10 * pips, 0, 0))
    return photo


def read_blue(crops: np.ndarray) -> np.ndarray:
    """A reader of halves: the blue of the crop's middle tells; cloth is not a half. Frames are perfect."""
    size = crops.shape[2]
    middle = crops[:, 0, size // 3 : size * 2 // 3, size // 3 : size * 2 // 3].mean((1, 2)) * 255
    return answers([NOT_A_HALF if blue > 200 else round(blue / 10) for blue in middle.tolist()])


def answers(classes: list[int]) -> np.ndarray:
    """What the reader says where it is certain of these classes, their pips counted as points."""
    out = np.full((len(classes), ANSWER), -10, np.float32)
    out[:, CLASSES : CLASSES + FRAME] = 0
    for i, kind in enumerate(classes):
        out[i, kind] = 0
        if kind < NOT_A_HALF:
            spots(out[i])[1:18:3, 1:18:3].flat[:kind] = 10
    return out


def spots(answer: np.ndarray) -> np.ndarray:
    """The map of pips in one answer, to be written on."""
    return answer[CLASSES + FRAME :].reshape(SPOTS_PX, SPOTS_PX)
