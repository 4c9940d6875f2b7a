"""Drawn photos of Uno pieces that trained nothing, as JPEGs of the sizes that people send."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from rules.pieces import SETS, Die, Domo, Piece, PieceSet
from vision.draw import Truth
from vision.draw_uno import draw_uno_scene
from vision.drawing.held_out import HELD_OUT_UNO
from vision.halves import Floats
from vision.training.drawn import as_kept
from vision.training.uno.pool import look_names

_NEAR = 0.35  # of a half: how far a piece's halves may be from the true ones


def set_of(*, dice: bool) -> PieceSet:
    """The set that is drawn."""
    return SETS["uno-dice" if dice else "uno-dominoes"]


def scenes(seeds: range, keep: Path | None, *, dice: bool) -> Iterator[tuple[int, bytes, Truth]]:
    """Drawn photos with their truth, every third in looks that never train; kept ones are not drawn again."""
    names = [name for name in look_names(dice=dice) if name in HELD_OUT_UNO]
    for seed in seeds:
        looks = None if seed % 3 else names
        draw = functools.partial(draw_uno_scene, seed, looks=looks, dice=dice)
        jpeg, truth = as_kept(keep, f"{'dice' if dice else 'tiles'}-{seed}", seed, draw)
        yield seed, jpeg, truth


def pieces_of(truth: Truth, *, dice: bool) -> list[tuple[Floats, Piece, bool]]:
    """(h, 2) where the halves of each piece are, px, the piece, and whether it can be read."""
    if dice:
        return [(half.centre[None], Die(half.face), half.readable) for half in truth.halves if half.face]
    pairs = zip(truth.halves[::2], truth.halves[1::2], strict=True)
    return [
        (np.stack([one.centre, two.centre]), Domo(one.face, two.face), one.readable and two.readable)
        for one, two in pairs
        if one.face and two.face
    ]


def is_right(centres: Floats, piece: Piece, truth: list[tuple[Floats, Piece, bool]], half_px: float) -> bool:
    """Whether this piece lies here: (h, 2) the centres of its halves, px, of about this size."""
    for places, true, _ in truth:
        for order in (places, places[::-1]):
            if true == piece and np.hypot(*(order - centres).T).max() < _NEAR * half_px:
                return True
    return False
