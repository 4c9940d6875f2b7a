"""What the reader learns from: halves, and everything that is none."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vision.drawing.pip_layouts import MOST_PIPS
from vision.flatten import flatten

WIDE = 1.6  # a stored crop shows this much more than the reader sees, so that training can shake it
WIDE_PX = 80
NOT_A_HALF = 19  # 0 to 18: so many pips
NUMERAL = 20  # and up: a printed number 0, 1, ... 18 instead of pips
_SMALLEST_PX = 9.0  # half's side below which even few pips cannot be told
_SMALLEST_MANY_PX = 14.0  # the same from seven pips on

Rows = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Examples:
    """k crops and what they show."""

    crops: NDArray[np.uint8]  # (k, WIDE_PX, WIDE_PX, 3)
    classes: NDArray[np.int64]  # (k,): pips, NOT_A_HALF, or NUMERAL + the number
    points: NDArray[np.float16]  # (k, MOST_PIPS, 2): pips in the half's own frame (-1 to 1), then NaN
    known: NDArray[np.bool_]  # (k,): whether points are told at all; never for what is not a half


def wide(image: NDArray[np.uint8], spots: Rows, px: int = WIDE_PX) -> NDArray[np.uint8]:
    """Crops around spots, (n, 6: centre, partner, side) -> (n, px, px, 3)."""
    return flatten(image, spots[:, :2], spots[:, 2:4] * WIDE, spots[:, 4:6] * WIDE, px)


def sides(halves: Rows) -> NDArray[np.float32]:
    """The shorter side of every half, px."""
    return np.minimum(np.hypot(*halves[:, 2:4].T), 2 * np.hypot(*halves[:, 4:6].T))


def examples(
    image: NDArray[np.uint8],
    halves: Rows,
    backs: Rows,
    pips: NDArray[np.float16],
    things: Rows,
    rng: np.random.Generator,
) -> Examples:
    """Crops of a scene: its readable halves, and things that are none.

    halves, backs: rows as `pool.rows` gives them. pips: where the pips of the halves are, as
    `pool.pip_points` gives them; fewer than there are: not known. things: frames (t, 6) of what is no
    tile, as `pool.frames_of_things` gives them.
    """
    readable = halves[(halves[:, 7] > 0)]
    many = (halves[:, 6] >= 7) & (halves[:, 8] == 0)
    large = sides(halves) > np.where(many, _SMALLEST_MANY_PX, _SMALLEST_PX)
    wanted = (halves[:, 7] > 0) & large
    good = halves[wanted]
    wrong = np.vstack(
        [
            wrong_halves(readable, rng),
            of_backs(backs, rng),
            of_things(things, halves, backs, rng),
            elsewhere(image, halves, backs, rng),
        ]
    )
    spots = np.vstack([good[:, :6], wrong])
    kinds = (good[:, 6] + NUMERAL * good[:, 8]).astype(np.int64)
    classes = np.concatenate([kinds, np.full(len(wrong), NOT_A_HALF)])
    points = np.full((len(spots), MOST_PIPS, 2), np.nan, np.float16)
    known = np.zeros(len(spots), np.bool_)
    points[: len(good)] = pips[wanted]
    there = np.isfinite(points[: len(good), :, 0]).sum(1)
    known[: len(good)] = there == np.where(good[:, 8] > 0, 0, good[:, 6])
    return Examples(wide(image, spots.astype(np.float32)), classes, points, known)


def wrong_halves(halves: Rows, rng: np.random.Generator, *, turned: bool = True) -> Rows:
    """Up to three halves misread by a finder, (n, 6).

    Astride the line, cut off, beside; where `turned` is wrong as well, by 90 degrees or upside down.
    """
    count = min(len(halves), 3)
    spots = halves[rng.choice(len(halves), count, replace=False), :6].copy() if count else halves[:0, :6]
    for spot in spots:
        centre, partner, side = spot[:2].copy(), spot[2:4].copy(), spot[4:6].copy()
        kind = int(rng.integers(5 if turned else 3))
        if kind == 0:
            spot[:2] = centre + partner * rng.uniform(0.4, 0.6)
        elif kind == 1:
            spot[:2] = centre - partner * rng.uniform(0.45, 0.8)
        elif kind == 2:
            spot[:2] = centre + side * rng.choice([-1, 1]) * rng.uniform(0.8, 1.2)
        elif kind == 3:
            sign = rng.choice([-1, 1])
            spot[2:4], spot[4:6] = side * 2 * sign, -partner / 2 * sign
        else:
            spot[2:4], spot[4:6] = -partner, -side
    return spots


def of_backs(backs: Rows, rng: np.random.Generator) -> Rows:
    """The two halves of backs: plain like a blank half, but without a line."""
    shown = backs[(backs[:, 6] > 0.5) & (np.hypot(*backs[:, 2:4].T) > _SMALLEST_PX)][:4]
    spots = []
    for back in shown:
        sign = rng.choice([-1, 1])
        along, side = back[2:4] * sign, back[4:6] * sign
        spots.append([*(back[:2] - along / 2), *along, *side])
    return np.array(spots, np.float32).reshape(-1, 6)


def of_things(things: Rows, halves: Rows, backs: Rows, rng: np.random.Generator) -> Rows:
    """Other things, taken for a half: where a finder that errs would look."""
    known = np.vstack([halves[:, :2], backs[:, :2]])
    reach = np.concatenate([np.hypot(*halves[:, 2:4].T), 2 * np.hypot(*backs[:, 4:6].T)])
    clear = [spot for spot in things if not (np.hypot(*(known - spot[:2]).T) < 0.8 * reach).any()]
    picked = [clear[i] for i in rng.permutation(len(clear))[:4]]
    return np.array(picked, np.float32).reshape(-1, 6)


def elsewhere(image: NDArray[np.uint8], halves: Rows, backs: Rows, rng: np.random.Generator) -> Rows:
    """Anywhere with no half: table, other things, sides of tiles."""
    height, width = image.shape[:2]
    known = np.vstack([halves[:, :2], backs[:, :2] - backs[:, 2:4] / 2, backs[:, :2] + backs[:, 2:4] / 2])
    reach = np.concatenate(
        [np.hypot(*halves[:, 2:4].T), np.hypot(*backs[:, 2:4].T), np.hypot(*backs[:, 2:4].T)]
    )
    usual = float(np.median(reach)) if len(reach) else 40.0
    spots = []
    for tries in range(8):
        near = len(known) > 0 and tries % 2 == 0
        at = (
            known[int(rng.integers(len(known)))] + rng.normal(0, usual, 2)
            if near
            else rng.uniform(0, 1, 2) * (width, height)
        )
        if not (0 <= at[0] < width and 0 <= at[1] < height):
            continue
        if len(known) and (np.hypot(*(known - at).T) < 0.62 * np.maximum(reach, usual * 0.5)).any():
            continue
        turn, size = rng.uniform(0, 2 * np.pi), usual * rng.uniform(0.6, 1.5)
        partner = np.array([np.cos(turn), np.sin(turn)]) * size
        side = np.array([-partner[1], partner[0]]) / 2 * rng.uniform(0.7, 1.1)
        spots.append([*at, *partner, *side])
        if len(spots) == 3:
            break
    return np.array(spots, np.float32).reshape(-1, 6)
