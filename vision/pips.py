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
Frame = tuple[float, float, float]  # stretched along and across the tile; leaning: sides turned along it
_AS_FOUND, _STRETCHED = (1.0, 1.0, 0.0), (1.16, 0.86, 0.0)
_OTHER_FRAMES = (
    (1.12, 0.87, 0.0),
    (1.25, 0.75, 0.0),
    (0.9, 1.12, 0.0),
    (1.2, 0.85, 0.35),
    (1.2, 0.85, -0.35),
)
_BATCH = 64  # crops the network gets at once: memory

HalfReader = Callable[[Any], npt.NDArray[np.float32]]  # (n, 3, s, s) float32 BGR / 255 -> (n, 20) logits


@dataclass(frozen=True, slots=True, eq=False)
class Pips:
    """What the halves of k tiles show, k may be 0."""

    chances: Floats  # (k, 2, highest + 1) of each number of pips, where it is a half at all
    half: Floats  # (k, 2) the chance that it is a half
    agree: npt.NDArray[np.bool_]  # (k,) whether every view shows the same numbers
    crops: Pixels  # (k, 2, s, s, 3) what was read

    @property
    def confidence(self) -> Floats:
        """(k,) the chance that both halves are halves and show what is likeliest."""
        return np.asarray((self.half * self.chances.max(2)).prod(1))

    def replaced(self, at: npt.NDArray[np.intp], by: Pips) -> Pips:
        """With other readings of the tiles `at`."""
        new = Pips(self.chances.copy(), self.half.copy(), self.agree.copy(), self.crops.copy())
        new.chances[at], new.half[at], new.agree[at], new.crops[at] = by.chances, by.half, by.agree, by.crops
        return new

    def __getitem__(self, which: Which) -> Pips:
        return Pips(self.chances[which], self.half[which], self.agree[which], self.crops[which])


def cut(pixels: Pixels, tiles: Tiles, by: PipsBy) -> Pixels:
    """Crops of k tiles' halves in two frames, (2, k, 2, s, s, 3) uint8: as found, and a little stretched.

    A half read the same in both does not hang on the finder's last pixel.
    """
    return np.stack([_crops(pixels, tiles, frame, by) for frame in (_AS_FOUND, _STRETCHED)])


def read_pips(crops: Pixels, highest: int, reader: HalfReader, by: PipsBy) -> Pips:
    """Read crops as `cut` gives them; numbers above the set's `highest` cannot be.

    There are three views of each half: as found, mirrored, stretched.
    """
    found, stretched = crops
    every = _chances(np.stack([found, found[:, :, :, ::-1], stretched]), highest, reader, by)
    numbers = every[..., :-1].argmax(-1)
    chances, half = _parted(every.mean(0))
    return Pips(chances, half, (numbers == numbers[:1]).all((0, 2)), found)


def look_again(
    pixels: Pixels, tiles: Tiles, first: Pips, highest: int, reader: HalfReader, by: PipsBy
) -> Pips:
    """Read doubtful tiles in other frames too, and keep of each the one that shows its numbers best.

    The finder takes tiles standing on their edge for too short or too wide. Other numbers than at first
    are a better guess and no evidence: then the views do not agree.
    """
    best = first
    numbers = first.chances.argmax(2)
    for frame in _OTHER_FRAMES:
        crops = _crops(pixels, tiles, frame, by)
        every = _chances(np.stack([crops, crops[:, :, :, ::-1]]), highest, reader, by)
        chances, half = _parted(every.mean(0))
        same = (every[..., :-1].argmax(-1) == numbers).all((0, 2))
        other = Pips(chances, half, same, crops)
        best = _better(best, other)
    return best


def _crops(pixels: Pixels, tiles: Tiles, frame: Frame, by: PipsBy) -> Pixels:
    """(k, 2, s, s, 3), cut in a changed frame."""
    along, across, lean = frame
    centres, partners, sides = (part.reshape(-1, 2) for part in (tiles.centres, tiles.partners, tiles.sides))
    crops = flatten(pixels, centres, partners * along, sides * across + partners * (lean / 2), by.size)
    return crops.reshape(len(tiles), 2, by.size, by.size, 3)


def _chances(views: Pixels, highest: int, reader: HalfReader, by: PipsBy) -> Floats:
    """(v, k, 2, highest + 2) chances of each number and of "not a half", of (v, k, 2, s, s, 3) crops."""
    logits = _run(views.reshape(-1, by.size, by.size, 3), reader) / by.temperature
    possible = logits[:, [*range(highest + 1), NOT_A_HALF]]
    return _softmax(possible).reshape(*views.shape[:3], highest + 2)


def _parted(chances: Floats) -> tuple[Floats, Floats]:
    """The chances of each number, were it a half; and that it is one."""
    half = 1 - chances[..., -1]
    return chances[..., :-1] / np.maximum(half[..., None], 1e-9), half


def _better(one: Pips, two: Pips) -> Pips:
    """Of two readings of each tile the more confident."""
    second = two.confidence > one.confidence

    def choose(a: npt.NDArray[Any], b: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return np.where(second.reshape(-1, *[1] * (a.ndim - 1)), b, a)

    return Pips(
        choose(one.chances, two.chances),
        choose(one.half, two.half),
        choose(one.agree, two.agree),
        choose(one.crops, two.crops),
    )


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
