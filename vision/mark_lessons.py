"""What exemplars of Uno pieces teach: shapes and colours apart, and which way the set's marks are turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rules.pieces import Face, Family, PieceSet
from vision.halves import Floats
from vision.lessons import Lesson, holding
from vision.mark_answers import parted, within
from vision.markings import KINDS, TURNS, hue_of, kind_of
from vision.nets import softmax

_ANY_TURN = 0.05  # of a turn that no exemplar shows, beside the shares of those that do
_LIKE_EACH_OTHER = {"6", "9"}  # turned round, one looks like the other
_SIX_AND_NINE = [KINDS.index("6"), KINDS.index("9")]


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
    box: PieceSet,
    faces: Sequence[Face],
    answers: Sequence[Floats],
    temperatures: tuple[float, float],
    same: tuple[float, float],
) -> MarkLessons | None:
    """From faces, the latest last, and what the network says of each, (v, 140), its views in every one of
    `rotations`.

    `temperatures` divide the logits of marks and of colours; `same`, of shapes and colours, see `holding`.
    """
    if not faces:
        return None
    turns = rotations(box)
    rotation = [np.repeat(turns, len(each) // len(turns)) for each in answers]
    told = [parted(each) for each in answers]
    straight, shapes, colours = (
        np.stack([part[turn == 0].mean(0) for part, turn in zip(parts, rotation, strict=True)])
        for parts in zip(*((each.marks, each.shape, each.colour) for each in told), strict=True)
    )
    kinds, hues = (np.array([number(face) for face in faces]) for number in (kind_of, hue_of))
    turned = _turns(kinds, straight / temperatures[0])
    both = {face.mark for face in box.faces} >= _LIKE_EACH_OTHER
    # where a set turns its marks so, a 6 looks like a 9 of the other half, and both are named right
    in_shape = holding(
        shapes, np.where(both & np.isin(kinds, _SIX_AND_NINE), _SIX_AND_NINE[0], kinds), same[0]
    )
    in_colour = holding(colours, hues, same[1])
    kept = [
        (turn == 0) if both and face.mark in _LIKE_EACH_OTHER else np.ones(len(turn), bool)
        for face, turn in zip(faces, rotation, strict=True)
    ]
    owner = np.repeat(np.arange(len(faces)), [int(keep.sum()) for keep in kept])
    weights = 1.0 / np.bincount(owner)[owner]
    seen = parted(np.concatenate([each[keep] for each, keep in zip(answers, kept, strict=True)]))
    way = (turned[owner] + np.concatenate([t[keep] for t, keep in zip(rotation, kept, strict=True)])) % TURNS
    marks, colour = within(box, seen.marks / temperatures[0]), softmax(seen.hues / temperatures[1])
    return MarkLessons(
        Lesson.of(seen.shape, marks, kinds[owner] * TURNS + way, weights * in_shape[owner]),
        Lesson.of(seen.colour, colour, hues[owner], weights * in_colour[owner]),
        np.bincount(turned[in_shape], minlength=TURNS).astype(np.float64),
    )


def _turns(kinds: npt.NDArray[np.intp], marks: Floats) -> npt.NDArray[np.intp]:
    """(n,) how each exemplar's mark is turned: of its kind the likeliest, the turns of the others in mind."""
    each = marks[:, :-1].reshape(len(marks), -1, TURNS)[np.arange(len(marks)), kinds]  # (n, 4)
    told = softmax(each)
    return np.asarray((np.log(told + 1e-9) + np.log(told.mean(0) + _ANY_TURN)).argmax(1))
