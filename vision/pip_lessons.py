"""What exemplars of pip tiles teach: by the reader's own logits, which say what a half looks like."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.halves import Floats
from vision.lessons import Lesson, holding
from vision.nets import softmax
from vision.pips import CLASSES, NOT_A_HALF


def pip_lesson(
    numbers: Sequence[int], answers: Sequence[Floats], temperature: float, same: float
) -> Lesson | None:
    """From the numbers on halves, the latest last, and what the reader says of each, (v, 445), its views.

    `same` as for `holding`.
    """
    if not numbers:
        return None
    count = [len(each) for each in answers]
    logits = np.concatenate(answers)[:, :CLASSES] / temperature
    pips = np.repeat(np.array(numbers, np.intp), count)
    numerals = NOT_A_HALF + 1 + pips
    each = np.arange(len(pips))
    truth = np.where(logits[each, pips] >= logits[each, numerals], pips, numerals)
    looks = np.stack([each[:, :CLASSES].mean(0) for each in answers])
    holds = holding(looks, np.array(numbers, np.intp), same)
    return Lesson.of(logits, softmax(logits), truth, np.repeat(holds / np.array(count), count))
