"""What the reader of markings learns from, batch by batch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray

from vision.markings import HUES
from vision.training.lessons import as_input
from vision.training.store import Numbers, read_ragged
from vision.training.uno.crops import NO_KIND, packed, unpacked
from vision.training.uno.lights import paled
from vision.training.uno.views import READER_PX, any_quarters, class_of, seen
from vision.training.views import frame_numbers

BATCH = 128
_NONE_SHARE = 0.18  # of a batch: what is not a half
SMOOTHING = 0.02  # of the truth: 6 and 9 look alike in some sets, and no colour is quite sure
_WASHED, _LEFT = 0.03, 0.12  # of the crops lose all but this part of their colour: nobody can tell it then


@dataclass(frozen=True, slots=True)
class Crops:
    """k crops, see `crops.Examples`; packed, since hundreds of thousands must fit into memory."""

    jpegs: list[NDArray[np.uint8]]
    labels: NDArray[np.int8]  # (k, 4)

    def picture(self, place: int) -> NDArray[np.uint8]:
        """One of them, (WIDE_PX, WIDE_PX, 3)."""
        return unpacked(self.jpegs[place])

    def some(self, count: int) -> Crops:
        """So many of them, evenly from all (or all)."""
        picked = np.unique(np.linspace(0, len(self.labels) - 1, count).astype(int))
        return Crops([self.jpegs[i] for i in picked], self.labels[picked])


def hue_shares(
    hues: NDArray[np.int64], none: NDArray[np.bool_], washed: NDArray[np.bool_]
) -> NDArray[np.float32]:
    """(n, HUES) how much a network should think of each colour; of what has lost it, as much of all four."""
    shares = (1 - SMOOTHING) * np.eye(HUES, dtype=np.float32)[hues] + SMOOTHING / HUES
    shares[washed] = np.array([1 / (HUES - 1)] * (HUES - 1) + [0], np.float32)
    shares[none] = 0
    return shares.astype(np.float32)


def load_crops(paths: Sequence[Path]) -> Crops:
    """All crops of these pool files. Raises KeyError for a file of another kind."""
    jpegs: list[NDArray[np.uint8]] = []
    labels: list[Numbers] = []
    for path in paths:
        lists = read_ragged(path, ("crops", "labels"))
        jpegs += [packed(crop) for crops in lists["crops"] for crop in crops]
        labels += lists["labels"]
    return Crops(jpegs, np.concatenate(labels))


@dataclass(frozen=True, slots=True)
class Batch:
    """What the reader sees, and what it is to tell."""

    pictures: torch.Tensor  # (n, 3, px, px)
    classes: torch.Tensor  # (n,)
    hues: torch.Tensor  # (n, HUES) how much each should be thought of; all 0 for what is not a half
    frames: torch.Tensor  # (n, 6)
    is_half: torch.Tensor  # (n,) 1 where the frame is known


class Lessons:
    """Crops by kind, hue and sort of piece; batches have all of them, rare ones oftener than they come."""

    def __init__(self, crops: Crops, px: int = READER_PX) -> None:
        """`px`: of a side of the pictures that batches hold."""
        self.crops, self.px = crops, px
        groups, which = np.unique(crops.labels[:, [0, 1, 3]], axis=0, return_inverse=True)
        self.members = [np.flatnonzero(which.ravel() == k) for k in range(len(groups))]
        share = np.sqrt([float(len(own)) for own in self.members])
        none = groups[:, 0] == NO_KIND
        for part, worth in ((none, _NONE_SHARE), (~none, 1 - _NONE_SHARE)):
            share[part] *= worth / max(share[part].sum(), 1e-9)
        self.share = share / share.sum()

    def batch(self, number: int) -> Batch:
        """The `number`-th batch; the same number gives the same batch."""
        cv2.setNumThreads(1)
        rng = np.random.default_rng([19, number])
        groups = [self.members[k] for k in rng.choice(len(self.members), BATCH, p=self.share)]
        picked = [int(own[int(rng.integers(len(own)))]) for own in groups]
        labels = self.crops.labels[picked].astype(np.int64)
        none = labels[:, 0] == NO_KIND
        quarters = [
            any_quarters(rng, whole=bool(die or no)) for die, no in zip(labels[:, 3], none, strict=True)
        ]
        views = [seen(self.crops.picture(i), k, rng, self.px) for i, k in zip(picked, quarters, strict=True)]
        turns = labels[:, 2] + quarters
        classes = [class_of(int(kind), int(turn)) for kind, turn in zip(labels[:, 0], turns, strict=True)]
        pictures = np.stack([view.picture for view in views])
        washed = (rng.random(BATCH) < _WASHED) & ~none & (labels[:, 1] < HUES - 1)
        for i in np.flatnonzero(washed):
            pictures[i] = paled(pictures[i], rng.uniform(0, _LEFT))
        return Batch(
            as_input(pictures),
            torch.tensor(classes),
            torch.from_numpy(hue_shares(labels[:, 1], none, washed)),
            torch.from_numpy(np.stack([frame_numbers(view) for view in views])),
            torch.from_numpy((~none).astype(np.float32)),
        )
