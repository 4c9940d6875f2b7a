"""What exemplars teach a network without training it: its own mistakes near them are undone.

A network's numbers about a half (its features) place it among halves that look like it. Of every exemplar it
is known what the network says and what is true; the difference moves what it says of halves nearby:

    logits + gain * sum(w * (true - said)) / (hold + sum(w)),   w = exp((cosine - 1) / alike)

An exemplar that was read right holds its neighbours where they are; one that was read wrong moves only what
looks like it. And what looks nearly the same as something that a person named is that, however sure the
network was:

    + firm * sum(v * true) / (firm_hold + sum(v)),   v = exp((cosine - 1) / firm_alike)

Of two that look the same and were named differently the later holds.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.halves import Floats
from vision.thresholds import TeachBy


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """m views of exemplars."""

    alike: Floats  # (m, d) features, see `standardised`
    true: Floats  # (m, c) 1 for what it is, else 0
    missed: Floats  # (m, c) that less the chance that the network gave it
    weights: Floats  # (m,) of each view: those of one exemplar make 1

    @classmethod
    def of(cls, features: Floats, chances: Floats, truth: Floats, weights: Floats) -> Lesson:
        """From features (m, d), chances (m, c) as the network told them and classes (m,)."""
        true = np.eye(chances.shape[1])[truth]
        return cls(standardised(features), true, true - chances, weights)


def holding(features: Floats, named: npt.NDArray[np.intp], same: float) -> npt.NDArray[np.bool_]:
    """(n,) which of n exemplars, the latest last, hold: not those that look like a later one named otherwise.

    `features` (n, d) of each, `named` (n,) what each is; of two as near as the cosine `same` it is one look.
    """
    alike = standardised(features)
    one_look = alike @ alike.T > same
    return np.asarray(~np.triu(one_look & (named[:, None] != named[None]), 1).any(1), bool)


def standardised(features: Floats) -> Floats:
    """(n, d) of length 1 around their own mean."""
    centred = features - features.mean(1, keepdims=True)
    return np.asarray(centred / np.maximum(np.linalg.norm(centred, axis=1, keepdims=True), 1e-9))


def taught(logits: Floats, features: Floats, lesson: Lesson | None, by: TeachBy) -> Floats:
    """(n, c) logits moved by a lesson, from the network's (n, c) and (n, d)."""
    if lesson is None or not len(lesson.alike):
        return logits
    apart = standardised(features) @ lesson.alike.T - 1
    moved = logits
    for alike, gain, hold, towards in (
        (by.alike, by.gain, by.hold, lesson.missed),
        (by.firm_alike, by.firm, by.firm_hold, lesson.true),
    ):
        near = np.exp(apart / alike) * lesson.weights
        moved = moved + gain * (near @ towards) / (hold + near.sum(1, keepdims=True))
    return np.asarray(moved)
