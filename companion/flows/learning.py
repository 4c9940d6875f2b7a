"""What to learn from a photo that a person agreed with: where the reader was wrong or unsure. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from companion.flows.reviewed import Look, Reviewed
from rules.pieces import Mark, Piece
from vision.reading import Corners

SURE_ONES = 3  # of a photo: enough to show that what is right stays right


@dataclass(frozen=True, slots=True)
class Lesson:
    """A piece in a photo, and what it is."""

    piece: Piece
    corners_px: Corners  # px of the upright photo as it was read; first edge: the end that shows marks[0]
    corrected: frozenset[Mark] = frozenset()  # the marks that were read as something else

    def scaled(self, by: float) -> Lesson:
        """The same in a photo of another size."""
        a, b, c, d = ((x * by, y * by) for x, y in self.corners_px)
        return Lesson(self.piece, (a, b, c, d), self.corrected)


def lessons(review: Reviewed, sure_ones: int = SURE_ONES) -> tuple[Lesson, ...]:
    """All that was corrected, then what was doubtful and is right, then the least sure of the others.

    Nothing of a photo that nobody agreed with. A piece of which it is not known how it lies teaches nothing,
    nor does one that a person added.
    """
    if not review.closed or review.aside:
        return ()
    looks = [look for look in review.looks if look.corners_px and look.read and look.ends_known]
    right = [look for look in looks if not look.gone and look.piece == look.read]
    wrong = [look for look in looks if not look.gone and look.piece != look.read]
    doubtful = [look for look in right if not look.sure]
    sure = sorted((look for look in right if look.sure), key=lambda look: look.confidence)
    return tuple(_lesson(look) for look in (*wrong, *doubtful, *sure[:sure_ones]))


def _lesson(look: Look) -> Lesson:
    assert look.corners_px is not None
    assert look.read is not None
    marks: tuple[Mark, ...] = look.piece.marks
    corrected = frozenset(mark for mark in marks if mark not in look.read.marks)
    return Lesson(look.piece, look.corners_px, corrected)
