"""What a network says of exemplars, each asked once a process: a family's set is read with in every photo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from vision.exemplars import Exemplar, views
from vision.halves import Floats
from vision.nets import Maps, in_batches

MOST = 2_000  # exemplars a set is read with: the latest
_MOST_KEPT = 2 * MOST


class Remembered:
    """Answers of one network; for one thread at a time, as the network is."""

    def __init__(self, network: Callable[[Any], Maps], numbers: int, size: int) -> None:
        self._network, self._numbers, self._size = network, numbers, size
        self._answers: dict[tuple[bytes, tuple[int, ...]], Floats] = {}

    def unknown(self, taught: Sequence[Exemplar], rotations: tuple[int, ...] = (0,)) -> list[Exemplar]:
        """Those of which the network was not asked yet, each picture once."""
        new = {one.picture: one for one in taught if (one.picture, rotations) not in self._answers}
        return list(new.values())

    def of(self, taught: Sequence[Exemplar], rotations: tuple[int, ...] = (0,)) -> list[Floats]:
        """(v, numbers) for each: its views, turned clockwise by so many quarters, one turn after the other.

        v is 0 for a picture that is broken.
        """
        new = self.unknown(taught, rotations)
        seen = [views(each, self._size) for each in new]
        crops = [np.rot90(some, -turn, (1, 2)) for some in seen for turn in rotations]
        told = in_batches(self._network, np.concatenate(crops), self._numbers) if crops else np.empty(0)
        ends = np.cumsum([len(some) * len(rotations) for some in seen])
        for each, part in zip(new, np.split(told, ends[:-1]) if new else [], strict=True):
            self._answers[each.picture, rotations] = part
        found = [self._answers[each.picture, rotations] for each in taught]
        while len(self._answers) > _MOST_KEPT:
            del self._answers[next(iter(self._answers))]
        return found
