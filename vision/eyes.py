"""What pieces of a family are found and looked at with."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from rules.pieces import Family, Piece, PieceSet
from vision.find import Finder, Joined
from vision.looking import Sight
from vision.marks import MarkReader, MarkSight
from vision.nets import Net
from vision.odds import odds
from vision.pairs import pair, singly
from vision.pips import HalfReader, PipSight
from vision.thresholds import Thresholds, thresholds


@dataclass(frozen=True, slots=True)
class Eyes:
    """The networks for a family and the numbers it is read by."""

    quick: Finder
    fine: Finder  # for passes after the first
    joined: Joined  # what makes halves a piece
    reader: HalfReader | MarkReader  # of halves
    by: Thresholds

    def sight(self, box: PieceSet, known: Collection[Piece] = ()) -> Sight:
        """What is seen of halves where they are of this set, whose pieces may be known."""
        if box.family is Family.PIPS:
            return PipSight(self.reader, self.by.look, box.highest)
        assert self.by.marks
        return MarkSight(self.reader, self.by.look, self.by.marks, box, odds(box, self.by.marks, known))


def eyes(models: Path, family: Family) -> Eyes:
    """Load a family's from a folder. Raises OSError where a network is missing."""
    by = thresholds(models, family)
    if family is Family.PIPS:
        quick, fine, reader = (Net(models / f"{name}.onnx") for name in ("finder", "fine_finder", "reader"))
        return Eyes(quick, fine, pair, reader, by)
    finder, marks = Net(models / "uno_finder.onnx"), Net(models / "marks.onnx")
    return Eyes(finder, finder, singly if family is Family.UNO_DICE else pair, marks, by)
