"""What the reader of halves learns from, batch by batch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray

from vision.training.crops import NOT_A_HALF, NUMERAL
from vision.training.nets import CLASSES
from vision.training.store import Numbers, read_ragged
from vision.training.views import frame_numbers, shaken, spots

BATCH = 128
_NONE_SHARE = 0.22  # of a batch: what is not a half


@dataclass(frozen=True, slots=True)
class Crops:
    """k crops of one pool, see `crops.Examples`."""

    pictures: NDArray[np.uint8]
    classes: NDArray[np.int64]
    points: NDArray[np.float16]
    points_known: NDArray[np.bool_]

    def first(self, count: int) -> Crops:
        """The first so many."""
        known = self.points_known[:count]
        return Crops(self.pictures[:count], self.classes[:count], self.points[:count], known)


def load_crops(paths: Sequence[Path]) -> Crops:
    """All crops of these pool files. Raises KeyError for a file of an older kind, see `pool.recut`."""
    names = ("crops", "classes", "points", "points_known")
    parts: dict[str, list[Numbers]] = {name: [] for name in names}
    for path in paths:
        lists = read_ragged(path, names)
        for name in names:
            parts[name] += lists[name]
    return Crops(*(np.concatenate(parts.pop(name)) for name in names))


@dataclass(frozen=True, slots=True)
class Batch:
    """What the reader sees, and what it is to tell."""

    pictures: torch.Tensor  # (n, 3, READER_PX, READER_PX)
    classes: torch.Tensor  # (n,)
    frames: torch.Tensor  # (n, FRAME)
    whole: torch.Tensor  # (n,) 1 where all of the face is in view: the class can be told
    is_half: torch.Tensor  # (n,) 1 where the frame is known
    spots: torch.Tensor  # (n, 1, SPOTS_PX, SPOTS_PX)
    spots_known: torch.Tensor  # (n, 1, 1, 1)


class Lessons:
    """Crops by class; batches have every class, rare ones oftener than they come."""

    def __init__(self, crops: Crops) -> None:
        self.crops = crops
        counts = np.bincount(crops.classes, minlength=CLASSES).astype(np.float64)
        share = np.sqrt(counts)
        share[NUMERAL:] /= 2  # few sets have them
        share[NOT_A_HALF] = 0
        share *= (1 - _NONE_SHARE) / share.sum()
        share[NOT_A_HALF] = _NONE_SHARE if counts[NOT_A_HALF] else 0.0
        self.by_class = [np.flatnonzero(crops.classes == k) for k in range(CLASSES)]
        self.share = share / share.sum()

    def batch(self, number: int) -> Batch:
        """The `number`-th batch; the same number gives the same batch."""
        cv2.setNumThreads(1)
        rng = np.random.default_rng([13, number])
        kinds = rng.choice(CLASSES, BATCH, p=self.share)
        picked = [int(self.by_class[k][int(rng.integers(len(self.by_class[k])))]) for k in kinds]
        pips = [int(k) <= NOT_A_HALF for k in kinds]  # a numeral in the mirror is another sign
        views = [shaken(self.crops.pictures[i], rng, mirror=pip) for i, pip in zip(picked, pips, strict=True)]
        heats = [spots(view, self._points(i)) for i, view in zip(picked, views, strict=True)]
        known = self.crops.points_known[picked] | (kinds == 0)
        return Batch(
            as_input(np.stack([view.picture for view in views])),
            torch.from_numpy(self.crops.classes[picked]),
            torch.from_numpy(np.stack([frame_numbers(view) for view in views])),
            torch.from_numpy(np.array([view.whole for view in views], np.float32)),
            torch.from_numpy((kinds != NOT_A_HALF).astype(np.float32)),
            torch.from_numpy(np.stack(heats))[:, None],
            torch.from_numpy(known.astype(np.float32))[:, None, None, None],
        )

    def _points(self, i: int) -> NDArray[np.float32]:
        points = self.crops.points[i].astype(np.float32)
        return points[np.isfinite(points[:, 0])]


def as_input(crops: NDArray[np.uint8]) -> torch.Tensor:
    """Crops (n, s, s, 3) as the network takes them."""
    pixels = torch.from_numpy(crops).permute(0, 3, 1, 2)  # a view, and channels last already
    return pixels.float().div_(255).contiguous(memory_format=torch.channels_last)
