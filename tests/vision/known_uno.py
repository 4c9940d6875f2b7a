"""Networks for Uno pieces that know a drawn photo's truth: all that can go wrong is what is around them.

The finder paints its maps from the truth. The network for marks knows every half's crop and takes one that it
is shown for the likest of them; one that is like none is no half.
"""

from __future__ import annotations

import cv2
import numpy as np

from vision.drawing.truth import DrawnHalf, Truth
from vision.flatten import flatten
from vision.mark_answers import ANSWER
from vision.markings import CLASSES, HUES, NOT_A_HALF, TURNS, hue_of, kind_of

_COARSE = 12  # px a side of the crops that are compared
_UNLIKE = 40.0  # mean distance of their px: like none


class FindTruth:
    """The finder, told by a photo's truth; `off` is how far its vectors and centres are off, in halves."""

    def __init__(self, truth: Truth, off: float = 0.0) -> None:
        self.truth, self.off = truth, off

    def __call__(self, inputs: np.ndarray) -> np.ndarray:
        height, width = inputs.shape[2:]
        zoom = width / self.truth.size_px[0]
        rng = np.random.default_rng(3)
        out = np.zeros((6, height // 4, width // 4), np.float32)
        out[[0, 5]] = -9
        y, x = (np.mgrid[: height // 4, : width // 4] + 0.5) * 4
        for half in self.truth.halves:
            shape = np.hypot(*half.partner) * zoom
            centre, partner, side = (
                part * zoom + rng.normal(0, 1, 2) * self.off * shape
                for part in (half.centre, *_upright(half, self.truth))
            )
            far = np.hypot(x - centre[0], y - centre[1])
            out[0] = np.maximum(out[0], 4 - 60 * (far / shape) ** 2)
            for channel, px in zip(range(1, 5), (*partner, *side), strict=True):
                out[channel, far < 0.4 * shape] = px / 64
        for back in self.truth.backs:
            far = np.hypot(x - back.centre[0] * zoom, y - back.centre[1] * zoom)
            out[5] = np.maximum(out[5], 5 - 0.05 * far**2)
        return out[None]


def _upright(half: DrawnHalf, truth: Truth) -> tuple[np.ndarray, np.ndarray]:
    """A half's vectors; of a die those of the frame whose up is nearest to the picture's."""
    up, right = half.partner, half.side
    for _ in range(TURNS if is_die(truth) else 0):
        if -up[1] >= abs(up[0]):
            break
        up, right = 2 * right, -up / 2
    return up, right


def is_die(truth: Truth) -> bool:
    """Whether its halves are dice: no tile has two then."""
    return len({half.tile for half in truth.halves}) == len(truth.halves)


class ReadTruth:
    """The network for marks, told by a photo (h, w, 3) and its truth."""

    def __init__(self, photo: np.ndarray, truth: Truth) -> None:
        shown = [half for half in truth.halves if half.face]
        vectors = [[half.centre, half.partner, half.side] for half in shown]
        centres, partners, sides = np.moveaxis(np.array(vectors).reshape(-1, 3, 2), 1, 0)
        crops = flatten(photo, centres, partners, sides, 48)
        self.known, self.answers = [], []
        for half, crop in zip(shown, crops, strict=True):
            for quarters in range(TURNS if is_die(truth) else 1):
                self.known.append(_coarse(np.rot90(crop, -quarters)))
                self.answers.append((kind_of(half.face), (half.turn + quarters) % TURNS, hue_of(half.face)))

    def __call__(self, crops: np.ndarray) -> np.ndarray:
        out = np.zeros((len(crops), ANSWER), np.float32)
        out[:, : CLASSES + HUES] = -8
        for answer, crop in zip(out, np.moveaxis(crops * 255, 1, 3), strict=True):
            apart = [np.abs(_coarse(crop) - known).mean() for known in self.known]
            best = int(np.argmin(apart))
            if apart[best] > _UNLIKE:
                answer[[NOT_A_HALF, CLASSES + HUES - 1]] = 0
            else:
                kind, turn, hue = self.answers[best]
                answer[[kind * TURNS + turn, CLASSES + hue]] = 0
        return out


def _coarse(crop: np.ndarray) -> np.ndarray:
    shrunk = cv2.resize(
        np.ascontiguousarray(crop, np.float32), (_COARSE, _COARSE), interpolation=cv2.INTER_AREA
    )
    return np.asarray(shrunk)
