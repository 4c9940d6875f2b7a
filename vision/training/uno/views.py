"""A stored crop of a marking as the reader may get it: turned, cut by an imperfect finder, lit otherwise."""

from __future__ import annotations

import numpy as np

from vision.markings import NOT_A_HALF, TURNS
from vision.training.uno.crops import NO_KIND
from vision.training.uno.lights import shake
from vision.training.views import Pixels, View, shaken

READER_PX = 64  # words are small
_ASTRAY = 0.12  # of the crops: words end near the edges, and are told by their middles
_TILE_QUARTERS = (0.6, 0.1, 0.2, 0.1)  # shares: other sets print the other way round, or across


def class_of(kind: int, turn: int) -> int:
    """The number of a marking's class; NOT_A_HALF for what shows none."""
    return NOT_A_HALF if kind == NO_KIND else kind * TURNS + turn % TURNS


def any_quarters(rng: np.random.Generator, *, whole: bool) -> int:
    """How many quarters to turn a crop clockwise; whole: any as often, since it has no partner."""
    return int(rng.integers(TURNS) if whole else rng.choice(TURNS, p=_TILE_QUARTERS))


def seen(crop: Pixels, quarters: int, rng: np.random.Generator, px: int = READER_PX) -> View:
    """The stored crop (px x px) turned clockwise by so many quarters, then shaken; never mirrored."""
    turned = np.ascontiguousarray(np.rot90(crop, -quarters))
    return shaken(turned, rng, mirror=False, px=px, shake=shake, short=0.0, astray=_ASTRAY)
