"""What the finder's answer says: the places of halves and backs, finer than its cells."""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from vision.halves import Floats, Halves

_MAPS = 6
STRIDE = 4  # px of the finder's input a cell of its maps
_FINER = 2  # cells of the maps a cell of its answer, each way
_VECTOR_PX = 64  # the finder's vectors are told in these
_MOST_PEAKS = 600  # halves in one pass: a double-18 set has 380
_STEPS = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
_HERE, _LEFT, _RIGHT, _ABOVE, _BELOW = (
    _STEPS.index(step) for step in ((0, 0), (0, -1), (0, 1), (-1, 0), (1, 0))
)
_AROUND = np.ones((3, 3), np.uint8)

Maps = npt.NDArray[np.float32]


def spread(answer: Maps) -> Maps:
    """A finder's answer, (24, h / 8, w / 8) or maps already, as its maps (6, h / 4, w / 4), see README.md."""
    channels, height, width = answer.shape
    if channels == _MAPS:
        return answer
    cells = answer.reshape(channels // _FINER**2, _FINER, _FINER, height, width)
    return cells.transpose(0, 3, 1, 4, 2).reshape(-1, height * _FINER, width * _FINER)


def halves_at_peaks(maps: Maps, least: float) -> Halves:
    """Halves at the peaks of the first map, (5, h, w), that reach `least`; px of the finder's input.

    The place is finer than a cell: each peak is taken for a bell, whose top three heights tell. Vectors are
    averaged over the peak's 3 x 3 cells by height.
    """
    x, y, scores = _tops(maps[0], least)
    if not len(x):
        return Halves.none()
    rows = np.stack([y + dy for dy, _ in _STEPS], 1)  # (n, 9)
    columns = np.stack([x + dx for _, dx in _STEPS], 1)
    height, width = maps.shape[1:]
    inside = (rows >= 0) & (rows < height) & (columns >= 0) & (columns < width)
    rows, columns = rows.clip(0, height - 1), columns.clip(0, width - 1)
    heat = np.where(inside, _sigmoid(maps[0][rows, columns]), 1e-4)
    vectors = maps[1:5][:, rows, columns]  # (4, n, 9)
    mean = (vectors * heat).sum(2) / heat.sum(1) * _VECTOR_PX
    bell = np.log(heat)
    shift_x = _top(bell[:, _LEFT], bell[:, _HERE], bell[:, _RIGHT])
    shift_y = _top(bell[:, _ABOVE], bell[:, _HERE], bell[:, _BELOW])
    centres = np.stack([x + 0.5 + shift_x, y + 0.5 + shift_y], 1) * STRIDE
    return Halves(centres, mean[:2].T, mean[2:].T, scores)


def points_at_peaks(logits: Maps, least: float) -> Floats:
    """(n, 3) x, y (input px, middle of the cell) and height of the peaks of one map, highest first."""
    x, y, scores = _tops(logits, least)
    return np.column_stack([(x + 0.5) * STRIDE, (y + 0.5) * STRIDE, scores])


def _top(before: Floats, here: Floats, behind: Floats) -> Floats:
    """Where the top of a bell lies, -0.5 to 0.5 cells from `here`, by the logarithms of three heights."""
    bend = np.maximum(2 * (2 * here - before - behind), 1e-6)
    return np.asarray(np.clip((behind - before) / bend, -0.5, 0.5))


def _tops(logits: Maps, least: float) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp], Floats]:
    """Columns, rows and heights of the cells that no neighbour tops, highest first."""
    high = logits >= np.log(least / (1 - least))
    y, x = np.nonzero(high & (logits >= cv2.dilate(logits, _AROUND)))
    best = np.argsort(-logits[y, x], kind="stable")[:_MOST_PEAKS]
    y, x = y[best], x[best]
    return x, y, _sigmoid(logits[y, x])


def _sigmoid(logits: Maps) -> Floats:
    return np.asarray(1 / (1 + np.exp(-np.clip(logits.astype(np.float64), -30, 30))))
