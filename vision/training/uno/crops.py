"""What the reader of markings learns from: halves of tiles, tops of dice, and everything that is neither."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.markings import KINDS
from vision.training.crops import Rows, elsewhere, of_backs, of_things, sides, wide, wrong_halves

WIDE_PX = 96  # finer than for pips: words are small
HALF_COLUMNS = 11
FRAME, KIND, HUE, TURN, READABLE, DIE = slice(0, 6), 6, 7, 8, 9, 10  # columns of a half's row
NO_KIND = -1  # of what is not a half
_SMALLEST_PX, _SMALLEST_WORD_PX = 10.0, 14.0  # half's side below which a number, a word cannot be told
_FIRST_WORD = KINDS.index("D1")
_LEAST_SEEN = 0.5  # of a back
_MOST_DICE = 4  # of a scene, whose sides are shown
_QUALITY = 95  # of a crop as it is kept: a tenth of its memory, and no fault to be seen
_STEEP = 0.25  # an upright edge this long, in edges, shows enough of the sides

Pixels = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Examples:
    """k crops and what they show."""

    crops: Pixels  # (k, WIDE_PX, WIDE_PX, 3)
    labels: NDArray[np.int8]  # (k, 4): kind or NO_KIND, hue, turn, 1 for a scene of dice


def examples(
    image: Pixels, halves: Rows, backs: Rows, things: Rows, rng: np.random.Generator, *, dice: bool
) -> Examples:
    """Crops of a scene: its readable halves, and things that are none.

    image   (h, w, 3) BGR
    halves  (n, HALF_COLUMNS), backs (m, 7), things (t, 6): as `pool.Scene` holds them
    """
    readable = halves[:, READABLE] > 0
    least = np.where(halves[:, KIND] >= _FIRST_WORD, _SMALLEST_WORD_PX, _SMALLEST_PX)
    good = halves[readable & (sides(halves) > least)]
    wrong = [
        wrong_halves(halves[readable], rng, turned=False),
        leaning(backs) if dice else of_backs(backs, rng),
        of_things(things, halves, backs, rng),
        elsewhere(image, halves, backs, rng),
    ]
    if dice:
        wrong.append(_inside(image, side_faces(halves, rng)))
    none = np.vstack(wrong)
    labels = np.full((len(good) + len(none), 4), (NO_KIND, 0, 0, dice), np.int8)
    labels[: len(good), :3] = good[:, [KIND, HUE, TURN]]
    spots = np.vstack([good[:, FRAME], none]).astype(np.float32)
    return Examples(wide(image, spots, WIDE_PX), labels)


def packed(crop: Pixels) -> Pixels:
    """A crop (h, w, 3) as a JPEG: hundreds of thousands must fit into memory."""
    return np.asarray(cv2.imencode(".jpg", crop, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY])[1], np.uint8).ravel()


def unpacked(jpeg: Pixels) -> Pixels:
    """A packed crop, (h, w, 3)."""
    return np.asarray(cv2.imdecode(jpeg, cv2.IMREAD_COLOR), np.uint8)


def leaning(backs: Rows) -> Rows:
    """The outlines of dice that lean, taken for a top face, (n, 6)."""
    shown = backs[backs[:, 6] > _LEAST_SEEN][:_MOST_DICE, :6].copy()
    shown[:, 2:4] *= 2
    return shown


def side_faces(halves: Rows, rng: np.random.Generator) -> Rows:
    """The sides of some dice, taken for their tops, (n, 6): with markings as good, but not up.

    Where the upright edge ends in the picture follows from the two of the top: all three are as long.
    """
    found = [
        frame
        for i in rng.permutation(len(halves))[:_MOST_DICE]
        for frame in _sides_of(halves[i], rng)
        if not _on_a_top(frame, halves)
    ]
    return np.array(found, np.float32).reshape(-1, 6)


def _sides_of(half: NDArray[np.float32], rng: np.random.Generator) -> list[NDArray[np.floating]]:
    """Up to two sides of a die that face the camera."""
    centre, up, right = half[:2], half[2:4], 2 * half[4:6]
    spread, ways = np.linalg.eigh(np.outer(up, up) + np.outer(right, right))
    down = ways[:, 0] * np.sqrt(max(spread[1] - spread[0], 0.0))
    if down[1] < 0:
        down = -down  # photos are taken from in front of the table
    if np.hypot(*down) < _STEEP * np.sqrt(spread[1]):
        return []
    try:
        along = np.linalg.solve(np.column_stack([up, right]), down)
    except np.linalg.LinAlgError:
        return []
    frames = []
    for share, edge, across in ((along[0], up, right), (along[1], right, up)):
        if abs(share) < _STEEP / 2:
            continue
        middle = centre + np.sign(share) * edge / 2 + down / 2
        if rng.random() < 0.65:  # found as if it lay flat
            frames.append(np.concatenate([middle, up, right / 2]))
        else:
            clockwise = np.sign(down[1] * across[0] - down[0] * across[1]) or 1.0
            frames.append(np.concatenate([middle, -down, clockwise * across / 2]))
        frames[-1][:2] += rng.normal(0, 0.06, 2) * np.sqrt(spread[1])
        frames[-1][2:] *= np.exp(rng.normal(0, 0.1))
    return frames


def _on_a_top(frame: NDArray[np.floating], halves: Rows) -> bool:
    """Whether it shows the top of a die (its own or another) rather than a side."""
    off = np.hypot(*(halves[:, :2] - frame[:2]).T)
    return bool((off < 0.35 * np.hypot(*halves[:, 2:4].T)).any())


def _inside(image: Pixels, frames: Rows) -> Rows:
    height, width = image.shape[:2]
    return frames[((frames[:, :2] > 0) & (frames[:, :2] < (width, height))).all(1)]
