"""Whether the pips or the marking that were drawn can still be told from the face in the finished picture."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from vision.drawing.body import Body
from vision.drawing.paint import Image
from vision.drawing.truth import DrawnHalf, Truth
from vision.drawing.uno_legible import mark_legible
from vision.flatten import MARGIN, flatten

_PX = 32
_STEPS = ((np.arange(_PX) + 0.5) / _PX * 2 - 1) * (1 + 2 * MARGIN)
_X, _Y = np.meshgrid(_STEPS, _STEPS)
_ON_FACE = (np.abs(_X) < 0.9) & (np.abs(_Y) < 0.9)
_RATIO, _LEAST = 1.3, 2.5  # pips differ this much more from the face than the face from itself
_MOST = 0.7  # of a scene's halves legible: a double blank is, too
_FEW = 24  # px of bare face are too few to tell


def legible_only(image: Image, truth: Truth, bodies: list[Body]) -> Truth:
    """The truth with halves marked whose pips are lost in darkness, noise, blur or their own colour."""
    legible = [_legible(image, half, bodies[half.tile]) for half in truth.halves]
    most = sum(legible) >= _MOST * len(legible)
    halves = []
    for i, half in enumerate(truth.halves):
        partner = truth.halves[i ^ 1]
        own = legible[i]
        if half.pips == 0 and not half.numeral and half.face is None:  # blank: its neighbours must tell
            own = legible[i ^ 1] if partner.pips else most
        halves.append(replace(half, legible=own))
    return replace(truth, halves=tuple(halves))


def _legible(image: Image, half: DrawnHalf, body: Body) -> bool:
    if half.face is not None:
        return mark_legible(image, half, body)
    if not half.readable or not len(half.points):
        return True
    crop = flatten(image, half.centre[None], half.partner[None], half.side[None], _PX)[0].astype(np.float32)
    radius = body.look.pip_radius[half.pips]
    x = (_X[..., None] - half.points[:, 0]) / (2 * radius)
    y = (_Y[..., None] - half.points[:, 1]) / (4 * radius / body.look.aspect)
    apart = (x * x + y * y).min(-1)
    pips, bare = apart < 1.0, (apart > 2.0) & _ON_FACE
    if bare.sum() < _FEW or not pips.any():
        return True
    off = np.abs(crop - np.median(crop[bare], axis=0)).mean(-1)
    return bool(off[pips].mean() > _RATIO * off[bare].mean() + _LEAST)
