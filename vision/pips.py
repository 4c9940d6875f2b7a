"""How many pips a half shows: the reader of halves over flattened crops, seen as they are and mirrored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from vision.decode import Pixels
from vision.flatten import flatten
from vision.halves import Floats, Tiles
from vision.thresholds import PipsBy

MOST_PIPS = 18
NOT_A_HALF = 19  # the reader's last class
_BATCH = 64  # crops the network gets at once: memory

HalfReader = Callable[[Any], npt.NDArray[np.float32]]  # (n, 3, s, s) float32 BGR / 255 -> (n, 20) logits


@dataclass(frozen=True, slots=True, eq=False)
class Pips:
    """What the halves of k tiles show, k may be 0."""

    chances: Floats  # (k, 2, highest + 1) of each number of pips, where it is a half at all
    half: Floats  # (k, 2) the chance that it is a half
    agree: npt.NDArray[np.bool_]  # (k,) whether every view shows the same numbers
    crops: Pixels  # (k, 2, s, s, 3) what was read

    def __getitem__(self, which: npt.NDArray[np.intp] | npt.NDArray[np.bool_]) -> Pips:
        return Pips(self.chances[which], self.half[which], self.agree[which], self.crops[which])


def cut(pixels: Pixels, tiles: Tiles, by: PipsBy) -> Pixels:
    """The crops of k tiles' halves, (k, 2, s, s, 3) uint8."""
    centres, partners, sides = (part.reshape(-1, 2) for part in (tiles.centres, tiles.partners, tiles.sides))
    crops = flatten(pixels, centres, partners, sides, by.size)
    return crops.reshape(-1, 2, by.size, by.size, 3)


def read_pips(crops: Pixels, highest: int, reader: HalfReader, by: PipsBy) -> Pips:
    """Read the halves of k tiles, (k, 2, s, s, 3); numbers above the set's `highest` cannot be."""
    flat = crops.reshape(-1, by.size, by.size, 3)
    logits = _run(np.concatenate([flat, flat[:, :, ::-1]]), reader) / by.temperature
    logits = logits.reshape(2, len(crops), 2, NOT_A_HALF + 1)
    possible = logits[..., [*range(highest + 1), NOT_A_HALF]]
    seen = possible[..., :-1].argmax(-1)  # (views, k, 2)
    mean = _softmax(possible.mean(0))
    half = 1 - mean[..., -1]
    chances = mean[..., :-1] / np.maximum(half[..., None], 1e-9)
    return Pips(chances, half, (seen == seen[:1]).all((0, 2)), crops)


def _run(crops: Pixels, reader: HalfReader) -> Floats:
    if not len(crops):
        return np.empty((0, NOT_A_HALF + 1))
    batches = (crops[i : i + _BATCH] for i in range(0, len(crops), _BATCH))
    inputs = (cv2.dnn.blobFromImages(list(batch), 1 / 255) for batch in batches)
    return np.concatenate([reader(batch) for batch in inputs]).astype(np.float64)


def _softmax(logits: Floats) -> Floats:
    """Over the last axis."""
    raised = np.exp(logits - logits.max(-1, keepdims=True))
    return np.asarray(raised / raised.sum(-1, keepdims=True))
