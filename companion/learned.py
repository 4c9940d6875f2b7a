"""What people taught, on its way to the reader and back from it; the only place that knows both sides."""

from __future__ import annotations

from collections.abc import Sequence

from companion.flows.learning import Lesson
from companion.flows.own_set import OwnSet
from companion.ledger.state import Cut
from rules.pieces import Mark, PieceSet
from vision.exemplars import Exemplar, exemplars
from vision.photo import Photo
from vision.read import read_photo, remember
from vision.reading import Reading


def read(photo: Photo, own: OwnSet) -> Reading:
    """Read a photo with what is known of the household's own set."""
    return read_photo(photo, own.box, _exemplars(own), own.whole_box)


def prepare(own: OwnSet, most: int) -> int:
    """Look at up to `most` of what was learned before there is a photo to read; how much is left."""
    return remember(own.box, _exemplars(own), most)


def _exemplars(own: OwnSet) -> list[Exemplar]:
    """The latest last."""
    return [Exemplar(each.piece_set, each.cut.mark, each.cut.picture) for each in reversed(own.learned)]


def cut(photo: Photo, box: PieceSet, taught: Sequence[Lesson]) -> list[Cut]:
    """The halves of these pieces, cut out of the photo that they lie in."""
    alike: dict[frozenset[Mark], list[Lesson]] = {}  # those corrected alike: each cutting decodes the photo
    for lesson in taught:
        alike.setdefault(lesson.corrected, []).append(lesson)
    return [
        Cut(each.mark, each.picture, each.mark in corrected)
        for corrected, own in alike.items()
        for each in exemplars(photo, box.name, [(lesson.corners_px, lesson.piece) for lesson in own])
    ]
