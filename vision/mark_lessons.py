"""What exemplars of Uno pieces teach: shapes and colours apart, and which way the set's marks are turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rules.pieces import Face, Family, PieceSet
from vision.halves import Floats
from vision.lessons import Lesson
from vision.mark_answers import parted, within
from vision.markings import TURNS, hue_of, kind_of
from vision.nets import softmax

_ANY_TURN = 0.05  # of a turn that no exemplar shows, beside the shares of those that do
_LIKE_EACH_OTHER = {"6", "9"}  # turned round, one looks like the other


@dataclass(frozen=True, slots=True, eq=False)
class MarkLessons:
    """For one set."""

    shape: Lesson
    colour: Lesson
    turned: Floats  # (4,) how many exemplars show their mark turned so


def rotations(box: PieceSet) -> tuple[int, ...]:
    """Quarters by which exemplars are turned, too: a die lies in any way, a tile may be turned round."""
    return (0, 1, 2, 3) if box.family is Family.UNO_DICE else (0, 2)


def mark_lessons(
    box: PieceSet, faces: Sequence[Face], answers: Sequence[Floats], temperatures: tuple[float, float]
) -> MarkLessons | None:
    """From faces and what the network says of each, (v, 140), its views in every one of `rotations`.

    `temperatures` divide the logits of marks and of colours.
    """
    if not faces:
        return None
    turns = rotations(box)
    rotation = [np.repeat(turns, len(each) // len(turns)) for each in answers]
    told = [parted(each) for each in answers]
    straight = np.stack([each.marks[turn == 0].mean(0) for each, turn in zip(told, rotation, strict=True)])
    turned = _turns(np.array([kind_of(face) for face in faces]), straight / temperatures[0])
    both = {face.mark for face in box.faces} >= _LIKE_EACH_OTHER
    kept = [
        (turn == 0) if both and face.mark in _LIKE_EACH_OTHER else np.ones(len(turn), bool)
        for face, turn in zip(faces, rotation, strict=True)
    ]
    owner = np.repeat(np.arange(len(faces)), [int(keep.sum()) for keep in kept])
    weights = 1.0 / np.bincount(owner)[owner]
    seen = parted(np.concatenate([each[keep] for each, keep in zip(answers, kept, strict=True)]))
    way = (turned[owner] + np.concatenate([t[keep] for t, keep in zip(rotation, kept, strict=True)])) % TURNS
    kinds, hues = (np.array([number(face) for face in faces])[owner] for number in (kind_of, hue_of))
    return MarkLessons(
        Lesson.of(seen.shape, within(box, seen.marks / temperatures[0]), kinds * TURNS + way, weights),
        Lesson.of(seen.colour, softmax(seen.hues / temperatures[1]), hues, weights),
        np.bincount(turned, minlength=TURNS).astype(np.float64),
    )


def _turns(kinds: npt.NDArray[np.intp], marks: Floats) -> npt.NDArray[np.intp]:
    """(n,) how each exemplar's mark is turned: of its kind the likeliest, the turns of the others in mind."""
    each = marks[:, :-1].reshape(len(marks), -1, TURNS)[np.arange(len(marks)), kinds]  # (n, 4)
    told = softmax(each)
    return np.asarray((np.log(told + 1e-9) + np.log(told.mean(0) + _ANY_TURN)).argmax(1))
