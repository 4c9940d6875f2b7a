"""What the ink on a half says beside the ink on the photo's other halves.

Ink is what differs from the face it is on. Two things of it are alike all over one photo of one set:

- how far it differs. A blank under crumpled film has drops of light on it, but nothing that is as far from
  its face as pips are from theirs.
- which way it differs. Sets whose pips are coloured by number print each number in one colour. The direction
  from the face's colour to the ink's is kept by shade and by blur, which only mix the two.

Both are learned anew in every photo from halves that are read clearly, for each tile from the other tiles.
Where too few are clear, or all numbers have one colour, nothing is told. What it counts is fitted, see
training/fit_agreement.py, and bounded: it settles what is unclear and makes what is clear doubtful, but no
clear number another one that is clear.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.decode import Pixels
from vision.halves import Floats
from vision.thresholds import AgreeBy

_RIM = 0.14  # of a crop's side: there are its neighbours, the line, the tile's edge
_STEP = 2  # px: every other one each way is enough
_SHARE = 1 / 40  # of the px: a single pip has about so many
_INK = 0.6  # of the depth of the deepest px: paler is half face
_CLEAR = 0.9  # the least chance of a number to learn from
_FEWEST = 2  # halves to learn from
_UNSURE, _NOISE = 0.02, 4.0  # how far directions scatter: at best, and over the depth of the ink
_ONE, _MANY = 0.03, 0.3  # how far the colours of numbers scatter: in sets of one colour, in sets of many
_COLOURED = 0.4  # the part of all sets that are of many
_ODD = 0.1  # the part of halves whose colour tells nothing: light that is mirrored, things that lie on them
_LEAST_HUE = -8.0


@dataclass(frozen=True, slots=True, eq=False)
class Inks:
    """What differs from the faces of k tiles of h halves: first what is darker, then what is lighter."""

    ways: Floats  # (2, k, h, 3) the mean direction of that, in BGR; shorter than 1 where px disagree
    depths: Floats  # (2, k, h) how far the deepest px differ, 0 to 442


@dataclass(frozen=True, slots=True, eq=False)
class Agreement:
    """What the ink of k tiles says, by the other tiles of their photo."""

    depths: Floats  # (k, h) log of how deep it is beside the others' ink; NaN where too few are clear
    hues: Floats  # (k, h, n) log likelihood of each number by its colour, the best 0; of none, the first, 0
    known: Floats  # (k, n) how surely each number's ink is as deep as the others', 0 to 1: see weighed


def inks(crops: Pixels) -> Inks:
    """What differs from the faces in (k, h, s, s, 3) crops."""
    k, h, size = crops.shape[:3]
    rim = round(size * _RIM)
    inner = crops.reshape(k * h, *crops.shape[2:])[:, rim:-rim:_STEP, rim:-rim:_STEP]
    px = inner.reshape(k * h, inner.shape[1] * inner.shape[2], 3).astype(np.float32)
    away = px - np.median(px, axis=1, keepdims=True) if len(px) else px
    depth = np.sqrt(np.einsum("npc,npc->np", away, away))
    darker = away.sum(2) < 0
    deep = depth.shape[1] - max(1, int(depth.shape[1] * _SHARE))
    ways, depths = [], []
    for side in (darker, ~darker):
        own = depth * side
        deepest = np.partition(own, deep, axis=1)[:, deep] if len(own) else own[:, 0]
        ink = (own > np.maximum(_INK * deepest, 8)[:, None]).astype(np.float32)
        total = np.maximum(np.einsum("np,np->n", ink, own), 1e-6)
        ways.append(np.einsum("np,npc->nc", ink, away) / total[:, None])
        depths.append(deepest)
    return Inks(np.array(ways, np.float64).reshape(2, k, h, 3), np.array(depths, np.float64).reshape(2, k, h))


def agreement(inked: Inks, chances: Floats) -> Agreement:
    """What the ink says where the numbers on the halves of k tiles have these chances, (k, h, n)."""
    number = chances.argmax(2)
    clear = (chances.max(2) >= _CLEAR) & (number > 0)
    darker, lighter = (inked.depths * clear).sum((1, 2))
    side = int(lighter > darker)  # of a set all ink is darker than its faces, or all is lighter
    ways, depths = inked.ways[side], inked.depths[side]
    hues, known = _hues(ways, depths, clear, number, chances.shape[2])
    return Agreement(_beside_others(depths, clear), hues, known)


def weighed(told: Agreement, by: AgreeBy) -> Floats:
    """(k, h, n): by how much it moves the logit of each number that is there in ink: of none printed, not of
    no pips. Where each number has its colour, one that was not seen may be paler than all others."""
    inked = np.nan_to_num(np.clip(by.ink * (told.depths - by.level), -by.most, by.most))[..., None]
    for_each = np.where(inked < 0, inked * told.known[:, None], inked)
    return np.asarray(by.hue * np.maximum(told.hues, _LEAST_HUE) + for_each)


def _beside_others(depths: Floats, clear: npt.NDArray[np.bool_]) -> Floats:
    """(k, h) log of each depth over the middle one of the clear halves of other tiles."""
    k, h = depths.shape
    others = np.where(np.eye(k, dtype=bool)[..., None], False, clear).reshape(k, k * h)
    ranked = np.sort(np.where(others, depths.ravel(), np.inf), axis=1)
    count = others.sum(1)
    usual = np.where(count >= _FEWEST, ranked[np.arange(k), np.maximum(count - 1, 0) // 2], np.nan)
    return np.asarray(np.log(np.maximum(depths, 1) / np.maximum(usual, 1)[:, None]))


def _hues(
    ways: Floats, depths: Floats, clear: npt.NDArray[np.bool_], number: npt.NDArray[np.intp], numbers: int
) -> tuple[Floats, Floats]:
    """(k, h, numbers) log likelihoods of the colours that differ `ways` from their faces, the best 0; and
    (k, numbers) how surely the ink of each is like the others'."""
    blurred = _UNSURE**2 + np.square(_NOISE / np.maximum(depths, 1))  # variances
    teach = (clear[..., None] & (number[..., None] == np.arange(numbers))) / blurred[..., None]
    weights, sums = teach.sum(1), np.einsum("khn,khc->knc", teach, ways)  # of each tile
    weight, total = weights.sum(0), sums.sum(0)
    seen = weight > 0
    if not seen.any():
        return np.zeros((*number.shape, numbers)), np.ones((len(number), numbers))
    colours = total[seen] / weight[seen, None]
    middle = np.median(colours, axis=0)
    others_weight, others_sum = weight - weights, total - sums
    likely = np.zeros((*number.shape, numbers))
    colourings = _colourings(colours - middle, weight[seen])
    for scatter, chance in zip((_ONE, _MANY), colourings, strict=True):
        known = others_weight + scatter**-2
        means = (middle * scatter**-2 + others_sum) / known[..., None]
        variance = blurred[..., None] + 1 / known[:, None]
        missed = np.square(ways[:, :, None] - means[:, None]).sum(3)
        normal = np.exp(-missed / variance / 2) * (2 * np.pi * variance) ** -1.5
        likely += chance * ((1 - _ODD) * normal + _ODD / 4)
    told = np.log(likely)
    told -= told[..., 1:].max(2, initial=-np.inf, keepdims=True)
    told[..., 0] = 0
    return np.asarray(told), np.where(others_weight > 0, 1.0, colourings[0])


def _colourings(colours: Floats, weights: Floats) -> Floats:
    """(2,) chances that a set prints all numbers in one colour, and each in its own; colours around their
    middle, (n, 3), as surely known as their weights, (n,), tell."""
    odds = []
    for scatter, chance in ((_ONE, 1 - _COLOURED), (_MANY, _COLOURED)):
        variance = scatter**2 + 1 / weights
        each = -np.square(colours).sum(1) / variance / 2 - 1.5 * np.log(variance)
        odds.append(np.log(chance) + each.sum() * (1 - 1 / len(colours)))  # one was given away for the middle
    return np.asarray(np.exp(odds - np.logaddexp(*odds)))
