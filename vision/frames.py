"""Where halves truly lie, by what the reader of halves saw of their frames in the crops."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from vision.halves import Floats, Tiles

_MOST = 0.7  # of the nominal half: what says more is no half, or not this one


def corrected(tiles: Tiles, frames: Floats) -> tuple[Tiles, Floats]:
    """Tiles moved by (k, h, 6) frame numbers of their halves, see README.md.

    Both halves end at the line between them: where they tell two places for it, it is taken to lie midway.
    How far these are apart, (k,) in halves, comes with the tiles: what is no tile has two lines.
    """
    move = np.clip(frames, -_MOST, _MOST)
    right, up = tiles.sides, tiles.partners / 2
    cx, cy, rx, ry, ux, uy = np.moveaxis(move, 2, 0)[..., None]
    centres = tiles.centres + cx * right - cy * up  # a frame's y points down
    sides = (1 + rx) * right - ry * up
    ups = ux * right + (1 - uy) * up
    lines = centres + ups
    line = lines.mean(1, keepdims=True)
    ends = centres - ups
    apart = np.hypot(*(lines[:, 0] - lines[:, -1]).T) / np.maximum(tiles.half_px, 1e-9)
    return replace(tiles, centres=(ends + line) / 2, partners=line - ends, sides=sides), np.asarray(apart)


def moved(frames: Floats) -> Floats:
    """(k,) how much the farthest of its halves lies off its frame, in half sides; from (k, h, 6)."""
    return np.asarray(np.abs(frames).max((1, 2), initial=0.0))
