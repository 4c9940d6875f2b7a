"""What pieces of a family are found and looked at with."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from rules.pieces import Face, Family, Mark, Piece, PieceSet
from vision.exemplars import Exemplar, latest
from vision.find import Finder, Joined
from vision.halves import Floats
from vision.lessons import Lesson
from vision.looking import Sight
from vision.mark_answers import ANSWER
from vision.mark_lessons import MarkLessons, mark_lessons, rotations
from vision.marks import MarkReader, MarkSight
from vision.nets import Net
from vision.odds import odds
from vision.pairs import pair, singly
from vision.pip_lessons import pip_lesson
from vision.pips import NUMBERS, HalfReader, PipSight
from vision.remembered import MOST, Remembered
from vision.thresholds import Thresholds, marks_by, thresholds

UNO_FINDERS = {Family.UNO_TILES: "uno_tiles_finder", Family.UNO_DICE: "uno_dice_finder"}
T = TypeVar("T")


class Eyes:
    """The networks for a family and the numbers it is read by. For one thread at a time."""

    def __init__(
        self, quick: Finder, fine: Finder, joined: Joined, reader: HalfReader | MarkReader, by: Thresholds
    ) -> None:
        """`fine` finds in passes after the first; `joined` tells what makes halves a piece; `reader` reads
        them."""
        self.quick, self.fine, self.joined, self.reader, self.by = quick, fine, joined, reader, by
        self._remembered = Remembered(reader, NUMBERS if by.marks is None else ANSWER, by.look.size)

    def sight(self, box: PieceSet, taught: Sequence[Exemplar] = (), known: Collection[Piece] = ()) -> Sight:
        """What is seen of halves where they are of this set: of how it looks there may be exemplars, and its
        pieces may be known."""
        own = _of(box, taught)
        if box.family is Family.PIPS:
            return PipSight(self.reader, self.by, box.highest, self._pip_lesson(own, box))
        lessons = self._mark_lessons(own, box)
        return MarkSight(self.reader, self.by, box, odds(box, marks_by(self.by), known), lessons)

    def remember(self, box: PieceSet, taught: Sequence[Exemplar], most: int) -> int:
        """Look at up to `most` exemplars of a set that were not looked at yet; how many are left.

        They need not be looked at before a photo can be read with them.
        """
        turns = _turns(box)
        new = self._remembered.unknown(_of(box, taught), turns)
        self._remembered.of(new[:most], turns)
        return len(new[most:])

    def rest(self, but: Eyes) -> None:
        """Let go of the memory of networks that those others do not need; they are loaded again when used."""
        for net in (self.quick, self.fine, self.reader):
            if isinstance(net, Net) and net not in (but.quick, but.fine, but.reader):
                net.rest()

    def _pip_lesson(self, taught: Sequence[Exemplar], box: PieceSet) -> Lesson | None:
        marks: dict[Mark, int] = {number: number for number in range(box.highest + 1)}
        numbers, answers = self._answers(taught, marks, _turns(box))
        return pip_lesson(numbers, answers, self.by.look.temperature, self.by.teach["pips"].same)

    def _mark_lessons(self, taught: Sequence[Exemplar], box: PieceSet) -> MarkLessons | None:
        marks: dict[Mark, Face] = {str(face): face for face in box.faces}
        faces, answers = self._answers(taught, marks, _turns(box))
        return mark_lessons(
            box,
            faces,
            answers,
            (self.by.look.temperature, marks_by(self.by).hue_temperature),
            (self.by.teach["shape"].same, self.by.teach["colour"].same),
        )

    def _answers(
        self, taught: Sequence[Exemplar], marks: Mapping[Mark, T], turns: tuple[int, ...]
    ) -> tuple[list[T], list[Floats]]:
        """What those with one of these marks show, and what the network says of each; no broken pictures."""
        named = latest(each for each in taught if each.mark in marks)
        pairs = zip(named, self._remembered.of(named, turns), strict=True)
        told = [(marks[each.mark], answers) for each, answers in pairs if len(answers)]
        return [mark for mark, _ in told], [answers for _, answers in told]


def _of(box: PieceSet, taught: Sequence[Exemplar]) -> list[Exemplar]:
    """Those that a set is read with, the latest last."""
    return [each for each in taught if each.set_name == box.name][-MOST:]


def _turns(box: PieceSet) -> tuple[int, ...]:
    """Quarters by which its exemplars are turned, too."""
    return (0,) if box.family is Family.PIPS else rotations(box)


def all_eyes(models: Path) -> Callable[[Family], Eyes]:
    """Those of each family, loaded from a folder when first asked for. Raises OSError then where a network is
    missing."""

    @cache
    def net(name: str) -> Net:  # tiles and dice of Uno share one
        return Net(models / f"{name}.onnx")

    @cache
    def eyes(family: Family) -> Eyes:
        by = thresholds(models, family)
        if family is Family.PIPS:
            return Eyes(net("finder"), net("fine_finder"), pair, net("reader"), by)
        finder = net(UNO_FINDERS[family])
        return Eyes(finder, finder, singly if family is Family.UNO_DICE else pair, net("marks"), by)

    return eyes
