"""Where the app hands what people taught to the reader, and the reader's cuts to the app: the only such place."""

from __future__ import annotations

from collections.abc import Sequence

from companion.flows.learning import Lesson
from companion.ledger.state import Cut, Learned
from rules.pieces import PieceSet
from vision.exemplars import Exemplar, exemplars
from vision.photo import Photo
from vision.read import read_photo
from vision.reading import Reading


def read(photo: Photo, box: PieceSet, learned: Sequence[Learned]) -> Reading:
    """Read a photo with what is known of the household's own set. Raises vision.photo.PhotoError."""
    known = [Exemplar(each.piece_set, each.cut.mark, each.cut.picture) for each in learned]
    return read_photo(photo, box, known)


def cut(photo: Photo, box: PieceSet, taught: Sequence[Lesson]) -> list[Cut]:
    """The halves of these pieces, cut out of the photo that they lie in."""
    return [
        Cut(each.mark, each.picture, each.mark in lesson.corrected)
        for lesson in taught
        for each in exemplars(photo, box.name, [(lesson.corners_px, lesson.piece)])
    ]
