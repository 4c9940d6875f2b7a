"""What the light of a photo does to all its colours at once, found and taken back.

The network tells each half's colour by itself. Under a warm lamp it takes whites for yellows and greens for
yellows alike: all of a photo's answers are shifted the same way. How far shows in where they lie together,
for there are only five ways to be coloured, and their answers' usual places are known.
"""

from __future__ import annotations

import numpy as np

from vision.halves import Floats
from vision.nets import softmax
from vision.thresholds import LightBy

_STEPS = 8


def settled(hues: Floats, weights: Floats, by: LightBy | None) -> Floats:
    """(n, 5) logits of the colours of a photo's halves without what its light did to them.

    `weights` (n,): how surely each is a half at all. Without numbers to go by they stay as they are.
    """
    if by is None or not len(hues):
        return hues
    centred = hues - hues.mean(1, keepdims=True)
    return np.asarray(hues - shift(centred, weights, by))


def shift(centred: Floats, weights: Floats, by: LightBy) -> Floats:
    """(5,) the likeliest one of (n, 5) logits around their own means: as much as their weight speaks for."""
    places, alike, usual = np.array(by.places), np.linalg.inv(by.within), np.linalg.inv(by.between)
    found = np.zeros(centred.shape[1])
    for _ in range(_STEPS):
        off = centred[:, None] - found - places
        near = softmax(-0.5 * np.einsum("nci,ij,ncj->nc", off, alike, off)) * weights[:, None]
        pulled = (near[..., None] * (centred[:, None] - places)).sum((0, 1))
        found = np.linalg.solve(alike * weights.sum() + usual, alike @ pulled)
    return np.asarray(found)
