"""What halves show: the reader of halves over flattened crops, and again where that leaves doubts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from vision.decode import Pixels
from vision.flatten import Pyramid, flatten
from vision.frames import corrected, moved
from vision.halves import Floats, Tiles, Which
from vision.spots import MOST, NOWHERE, heights
from vision.thresholds import PipsBy

MOST_PIPS = 18
NOT_A_HALF = 19  # the reader's class behind the numbers of pips; behind it the numerals 0 to 18
CLASSES = 39
FRAME = 6
_BATCH = 64  # crops the network gets at once: memory

HalfReader = Callable[[Any], npt.NDArray[np.float32]]  # (n, 3, s, s) float32 BGR / 255 -> (n, 445)


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """The reader's answer about k tiles in one frame of each."""

    logits: Floats  # (k, 2, 39) of what it shows, made honest by the temperature
    frames: Floats  # (k, 2, 6) where the half truly lies in its crop
    truly: Tiles  # so where the tiles lie
    apart: Floats  # (k,) how far from each other the halves saw the line between them, in halves
    heights: Floats  # (k, 2, 20) logits of the likeliest places of pips, highest first
    crops: Pixels  # (k, 2, s, s, 3)

    def __getitem__(self, which: Which) -> Look:
        return Look(*(getattr(self, part.name)[which] for part in fields(self)))

    def __len__(self) -> int:
        return len(self.logits)

    def replaced(self, at: npt.NDArray[np.intp], by: Look) -> Look:
        """With later looks at the tiles `at`."""
        logits, frames, apart = self.logits.copy(), self.frames.copy(), self.apart.copy()
        tops, crops = self.heights.copy(), self.crops.copy()
        logits[at], frames[at], apart[at] = by.logits, by.frames, by.apart
        tops[at], crops[at] = by.heights, by.crops
        return Look(logits, frames, self.truly.replaced(at, by.truly), apart, tops, crops)


@dataclass(frozen=True, slots=True, eq=False)
class Looks:
    """All looks at k tiles."""

    first: Look
    again: npt.NDArray[np.intp]  # the tiles looked at once more or oftener, in better frames
    last: Look  # of these

    def __getitem__(self, which: npt.NDArray[np.intp] | npt.NDArray[np.bool_]) -> Looks:
        at = np.arange(len(self.first))[which]
        row = np.full(len(self.first), -1)
        row[self.again] = np.arange(len(self.again))
        rows = row[at]
        return Looks(self.first[at], np.flatnonzero(rows >= 0), self.last[rows[rows >= 0]])


@dataclass(frozen=True, slots=True, eq=False)
class Pips:
    """What the halves of k tiles show within one set, k may be 0."""

    chances: Floats  # (k, 2, highest + 1) of each number, in pips or as a numeral, where it is a half at all
    half: Floats  # (k, 2) the chance that it is a half
    agree: npt.NDArray[np.bool_]  # (k,) whether every look shows the same numbers
    counted: Floats  # (k, 2) how clearly its pips, counted as points, are as many: logit, below 0 if not
    moved: Floats  # (k,) how far off its frame was in the last look, in half sides
    apart: Floats  # (k,) how far from each other the halves saw the line between them, in halves
    crops: Pixels  # (k, 2, s, s, 3) what was read

    @property
    def confidence(self) -> Floats:
        """(k,) the chance that both halves are halves and show what is likeliest."""
        return np.asarray((self.half * self.chances.max(2)).prod(1))

    def __getitem__(self, which: Which) -> Pips:
        return Pips(*(getattr(self, part.name)[which] for part in fields(self)))


def look(pyramid: Pyramid, tiles: Tiles, reduction: Floats, reader: HalfReader, by: PipsBy) -> Look:
    """Read both halves of tiles, photo px, from a photo held `reduction` (x, y) times smaller."""
    held = tiles.scaled(1 / reduction)
    centres, partners, sides = (part.reshape(-1, 2) for part in (held.centres, held.partners, held.sides))
    crops = flatten(pyramid, centres, partners, sides, by.size)
    answers = _run(crops, reader)
    logits, frames, spots = np.split(answers, [CLASSES, CLASSES + FRAME], axis=1)
    frames = frames.reshape(-1, 2, FRAME)
    return Look(
        logits.reshape(-1, 2, CLASSES) / by.temperature,
        frames,
        *corrected(tiles, frames),
        heights(spots).reshape(-1, 2, MOST),
        crops.reshape(-1, 2, *crops.shape[1:]),
    )


def doubtful(first: Look, scores: Floats, highest: int, by: PipsBy) -> npt.NDArray[np.bool_]:
    """(k,) which tiles, (k,) their scores, a second look may help.

    Those that lay far off their frames, or off them and were not read as one thing by all evidence; but not
    what both networks hardly take for a tile at all.
    """
    pips = decoded(alone(first), highest)
    unsure = (pips.confidence < by.clear) | (pips.counted.min(1) < by.clearly_counted)
    hopeless = scores * pips.half.prod(1) < by.hopeless
    off = moved(first.frames)
    return np.asarray(((off > by.far) | ((off > by.off) & unsure)) & ~hopeless)


def alone(only: Look) -> Looks:
    """Looks of which there was only one."""
    return Looks(only, np.empty(0, np.intp), only[:0])


def decoded(looks: Looks, highest: int) -> Pips:
    """What it all says within a set whose highest number is `highest`: others cannot be."""
    chances = _chances(looks.first.logits, highest)
    counts = looks.first.heights
    off, apart, crops = moved(looks.first.frames), looks.first.apart, looks.first.crops
    agree = np.ones(len(off), bool)
    at = looks.again
    if len(at):
        last = looks.last
        better = _chances(last.logits, highest)
        agree[at] = (_numbers(better) == _numbers(chances[at])).all(1)
        chances[at] = better  # the better frame tells better than all together
        counts, off, apart, crops = counts.copy(), off.copy(), apart.copy(), crops.copy()
        counts[at], off[at], apart[at], crops[at] = last.heights, moved(last.frames), last.apart, last.crops
    drawn, not_half, printed = np.split(chances, [highest + 1, highest + 2], axis=2)
    half = 1 - not_half[..., 0]
    either = drawn + printed
    number = either.argmax(2)
    wanted = np.where(np.take_along_axis(drawn >= printed, number[..., None], 2)[..., 0], number, 0)
    return Pips(
        chances=either / np.maximum(half[..., None], 1e-9),
        half=half,
        agree=agree,
        counted=_clearly(counts, wanted),
        moved=off,
        apart=apart,
        crops=crops,
    )


def _chances(logits: Floats, highest: int) -> Floats:
    """(k, 2, 2 * highest + 3): of each number of pips, of no half, of each numeral."""
    numbers = np.arange(highest + 1)
    possible = logits[..., np.concatenate([numbers, [NOT_A_HALF], NOT_A_HALF + 1 + numbers])]
    raised = np.exp(possible - possible.max(-1, keepdims=True))
    return np.asarray(raised / raised.sum(-1, keepdims=True))


def _numbers(chances: Floats) -> npt.NDArray[np.intp]:
    numbers = chances.shape[-1] // 2
    return np.asarray((chances[..., :numbers] + chances[..., numbers + 1 :]).argmax(-1))


def _clearly(heights: Floats, wanted: npt.NDArray[np.intp]) -> Floats:
    """How clearly there are as many pips as `wanted`: the last of them is high, one more would be low."""
    always = np.full((*heights.shape[:-1], 1), -NOWHERE)  # the last of no pips
    ranked = np.concatenate([always, heights], axis=-1)
    last, more = (np.take_along_axis(ranked, (wanted + i)[..., None], -1)[..., 0] for i in (0, 1))
    return np.asarray(np.minimum(last, -more))


def _run(crops: Pixels, reader: HalfReader) -> Floats:
    if not len(crops):
        return np.empty((0, CLASSES + FRAME + 400))
    batches = (crops[i : i + _BATCH] for i in range(0, len(crops), _BATCH))
    return np.concatenate([reader(blob(batch)) for batch in batches]).astype(np.float64)


def blob(crops: Pixels) -> npt.NDArray[np.float32]:
    """(n, 3, s, s) float32 BGR / 255 of (n, s, s, 3) uint8."""
    return np.asarray(cv2.dnn.blobFromImages(list(crops), 1 / 255), np.float32)
