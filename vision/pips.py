"""How many pips a half shows: the reader of halves over flattened crops, in three views of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from vision.decode import Pixels
from vision.flatten import flatten
from vision.halves import Floats, Tiles, Which
from vision.thresholds import PipsBy

MOST_PIPS = 18
NOT_A_HALF = 19  # the reader's last class
_LONGER = 1.16  # of the second frame: so much longer along the tile, and narrower across
_BATCH = 64  # crops the network gets at once: memory

HalfReader = Callable[[Any], npt.NDArray[np.float32]]  # (n, 3, s, s) float32 BGR / 255 -> (n, 20) logits


@dataclass(frozen=True, slots=True, eq=False)
class Pips:
    """What the halves of k tiles show, k may be 0."""

    chances: Floats  # (k, 2, highest + 1) of each number of pips, where it is a half at all
    half: Floats  # (k, 2) the chance that it is a half
    agree: npt.NDArray[np.bool_]  # (k,) whether every view shows the same numbers
    crops: Pixels  # (k, 2, s, s, 3) what was read

    def __getitem__(self, which: Which) -> Pips:
        return Pips(self.chances[which], self.half[which], self.agree[which], self.crops[which])


def cut(pixels: Pixels, tiles: Tiles, by: PipsBy) -> Pixels:
    """Crops of k tiles' halves in two frames, (2, k, 2, s, s, 3) uint8: as found, and a little stretched.

    A half read the same in both does not hang on the finder's last pixel.
    """
    k = len(tiles)
    centres, partners, sides = (part.reshape(-1, 2) for part in (tiles.centres, tiles.partners, tiles.sides))
    found = flatten(pixels, centres, partners, sides, by.size)
    stretched = flatten(pixels, centres, partners * _LONGER, sides / _LONGER, by.size)
    return np.stack([found, stretched]).reshape(2, k, 2, by.size, by.size, 3)


def read_pips(crops: Pixels, highest: int, reader: HalfReader, by: PipsBy) -> Pips:
    """Read crops as `cut` gives them; numbers above the set's `highest` cannot be.

    There are three views of each half: as found, mirrored, stretched.
    """
    found, stretched = crops.reshape(2, -1, by.size, by.size, 3)
    views = np.concatenate([found, found[:, :, ::-1], stretched])
    logits = _run(views, reader).reshape(3, -1, 2, NOT_A_HALF + 1) / by.temperature
    every = _softmax(logits[..., [*range(highest + 1), NOT_A_HALF]])  # (views, k, 2, highest + 2)
    numbers = every[..., :-1].argmax(-1)
    mean = every.mean(0)
    half = 1 - mean[..., -1]
    chances = mean[..., :-1] / np.maximum(half[..., None], 1e-9)
    return Pips(chances, half, (numbers == numbers[:1]).all((0, 2)), crops[0])


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
