"""What the network for marks answers, part by part, see README.md."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rules.pieces import PieceSet
from vision.halves import Floats
from vision.looking import FRAME
from vision.markings import CLASSES, HUES, NOT_A_HALF, TURNS, kind_of
from vision.nets import softmax

_SHAPE, _COLOUR = 48, 16
ANSWER = CLASSES + HUES + FRAME + _SHAPE + _COLOUR


class Answers(NamedTuple):
    """n answers."""

    marks: Floats  # (n, 65) logits of kind and turn, and of no half
    hues: Floats  # (n, 5) logits of the colour
    frames: Floats  # (n, 6) where the half lies in its crop
    shape: Floats  # (n, 48) what its shape looks like
    colour: Floats  # (n, 16) what its colour looks like


def parted(answers: Floats) -> Answers:
    """The parts of (n, 140)."""
    return Answers(*np.split(answers, np.cumsum([CLASSES, HUES, FRAME, _SHAPE]), axis=1))


def classes(box: PieceSet) -> npt.NDArray[np.intp]:
    """(4, f) the class of each turn of each face of a set."""
    return np.array([[kind_of(face) * TURNS + turn for face in box.faces] for turn in range(TURNS)], np.intp)


def within(box: PieceSet, marks: Floats) -> Floats:
    """(..., 65) chances from such logits; kinds that a set has not have none."""
    possible = np.zeros(CLASSES, bool)
    possible[classes(box)] = possible[NOT_A_HALF] = True
    return softmax(np.where(possible, marks, -np.inf))
