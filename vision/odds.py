"""What is known of a box before its photo is read, as odds. Soft: owners' boxes differ, and what is surely
read stays what it is."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from rules.pieces import Domo, Family, Piece, PieceSet
from vision.halves import Floats
from vision.thresholds import MarksBy


@dataclass(frozen=True, slots=True, eq=False)
class Odds:
    """How many times as likely as any other."""

    faces: Floats  # (f,) each face of the set
    tiles: Floats | None = None  # (f, f) each two on one tile, beside that; None where nothing is known


def odds(box: PieceSet, by: MarksBy, known: Collection[Piece] = ()) -> Odds:
    """By the pieces of this family's own box where they are known, `known` whole; else by the one box of its
    kind that somebody counted."""
    if known and box.family is Family.UNO_TILES:
        pairs = [[Domo(one, two) in known for two in box.faces] for one in box.faces]
        return Odds(np.ones(len(box.faces)), np.where(pairs, 1.0, by.stranger))
    counted = _counted().get(box.name)
    if not counted:
        return Odds(np.ones(len(box.faces)))
    counts = np.array([counted[face.colour or "none"][face.mark] for face in box.faces], np.float64)
    return Odds(np.maximum(counts / counts.mean(), by.scarce))


@cache
def _counted() -> dict[str, dict[str, dict[str, int]]]:
    """Boxes by name: how often each mark of each colour."""
    return tomllib.loads(Path(__file__).with_name("known_boxes.toml").read_text(encoding="utf-8"))
