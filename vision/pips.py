"""What halves of pip dominoes show, by the reader of halves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.pieces import Piece, Tile
from vision.agreement import Inks, agreement, weighed
from vision.decode import Pixels
from vision.evidence import Candidates, candidates
from vision.halves import Floats, Tiles, Which
from vision.lessons import Lesson, taught
from vision.looking import FRAME, Look, Looks, untaught
from vision.nets import in_batches, softmax
from vision.shown import Truths
from vision.spots import MOST, NOWHERE, SPOTS_PX, heights
from vision.thresholds import AgreeBy, LookBy, Thresholds

MOST_PIPS = 18
NOT_A_HALF = 19  # the reader's class behind the numbers of pips; behind it the numerals 0 to 18
CLASSES = 39
NUMBERS = CLASSES + FRAME + SPOTS_PX**2
_MOST_COUNTED = 4.0

HalfReader = Callable[[Any], npt.NDArray[np.float32]]  # (n, 3, s, s) float32 BGR / 255 -> (n, 445)


@dataclass(frozen=True, slots=True)
class PipSight:
    """The reader of halves within one set, whose highest number is `highest`: others cannot be."""

    reader: HalfReader
    numbers: Thresholds
    highest: int
    lesson: Lesson | None = None  # what was taught

    @property
    def by(self) -> LookBy:
        """For looking."""
        return self.numbers.look

    def tell(self, crops: Pixels) -> tuple[Floats, Floats]:
        """(n, 39 + 20): logits, made honest by the temperature, and those of the likeliest places of pips,
        highest first; and the frames.

        Where there is a lesson, these numbers as they were taught, and once more as they were before.
        """
        answers = in_batches(self.reader, crops, NUMBERS)
        logits, frames, spots = np.split(answers, [CLASSES, CLASSES + FRAME], axis=1)
        logits, peaks = logits / self.by.temperature, heights(spots)
        told = [logits, peaks]
        if self.lesson:
            told = [taught(logits, logits, self.lesson, self.numbers.teach["pips"]), peaks, *told]
        return np.concatenate(told, axis=1), frames

    def shown(self, looks: Looks) -> Pips:
        """What the halves show; that there is a tile is never less likely for what was taught."""
        shown = decoded(looks, self.highest)
        if not self.lesson:
            return shown
        before = decoded(untaught(looks), self.highest)
        return replace(shown, half=np.maximum(shown.half, before.half), before=before)


@dataclass(frozen=True, slots=True, eq=False)
class Pips:
    """What the halves of k tiles show within one set, k may be 0."""

    chances: Floats  # (k, 2, highest + 1) of each number, in pips or as a numeral, where it is a half at all
    half: Floats  # (k, 2) the chance that it is a half
    agree: npt.NDArray[np.bool_]  # (k,) whether every look shows the same numbers
    counted: Floats  # (k, 2) how clearly its pips, counted as points, are as many: logit, below 0 if not
    moved: Floats  # (k,) how far off its frame was in the last look, in half sides
    apart: Floats  # (k,) how far from each other the halves saw the line between them, in halves
    crops: Pixels  # (k, 2, s, s, 3) what was read
    before: Pips | None = None  # what they showed before anything was taught, where something was

    @property
    def confidence(self) -> Floats:
        """(k,) the chance that both halves are halves and show what is likeliest."""
        return np.asarray((self.half * self.chances.max(2)).prod(1))

    @property
    def there(self) -> Floats:
        """(k,) the same: what is a tile is clear."""
        return self.confidence if self.before is None else np.maximum(self.confidence, self.before.there)

    @property
    def untaught(self) -> Pips:
        """What they showed before anything was taught."""
        return self.before or self

    @property
    def own(self) -> Mapping[str, Floats]:
        """How clearly the pips, counted as points, are as many."""
        return {"counted": np.clip(self.counted.min(1, initial=_MOST_COUNTED), -_MOST_COUNTED, _MOST_COUNTED)}

    @property
    def like_back(self) -> Truths:
        """(k,) whether both halves are blank."""
        return np.asarray((self.chances.argmax(2) == 0).all(1))

    def unsure(self, by: LookBy) -> Truths:
        """(k,) whether it is not clear, or counts otherwise."""
        counted_otherwise = self.counted.min(1) < by.clearly_counted
        return np.asarray((self.confidence < by.clear) | counted_otherwise)

    def options(self, plausible: float) -> list[Candidates]:
        """The pieces that each tile can be."""
        return [candidates(chances, plausible) for chances in self.chances]

    def laid(self, tiles: Tiles, pieces: Sequence[Piece]) -> Tiles:
        """Tiles whose first half is the one that shows the piece's first mark."""
        turned = []
        for (one, two), piece in zip(self.chances, pieces, strict=True):
            assert isinstance(piece, Tile)
            low, high = piece.marks
            turned.append(one[high] * two[low] > one[low] * two[high])
        return tiles.turned(np.array(turned, bool))

    def __getitem__(self, which: Which) -> Pips:
        parts = {part.name: getattr(self, part.name) for part in fields(self)}
        return replace(self, **{name: part[which] for name, part in parts.items() if part is not None})


def decoded(looks: Looks, highest: int) -> Pips:
    """What it all says within a set whose highest number is `highest`: others cannot be."""
    return _pips(looks, _chances(logits_of(looks.best), highest))


def together(looks: Looks, inked: Inks, highest: int, by: AgreeBy) -> Pips:
    """The same of all tiles of one photo, by what their ink, (k, 2), says beside each other's, too; how
    likely they are to be halves stays."""
    alone = _chances(logits_of(looks.best), highest)
    half = 1 - alone[..., [highest + 1]]
    numbers = alone[..., : highest + 1] + alone[..., highest + 2 :]
    moves = np.exp(weighed(agreement(inked, numbers / np.maximum(half, 1e-9)), by))
    pips = np.where(np.arange(highest + 1) > 0, moves, 1)  # a blank has no ink
    moved = np.concatenate([alone[..., : highest + 1] * pips, alone[..., highest + 2 :] * moves], axis=2)
    moved *= half / np.maximum(moved.sum(2, keepdims=True), 1e-300)
    return _pips(looks, np.insert(moved, [highest + 1], 1 - half, axis=2))


def _pips(looks: Looks, chances: Floats) -> Pips:
    """By the chances that the last looks give, (k, 2, 2 * highest + 3)."""
    best, highest = looks.best, chances.shape[2] // 2 - 1
    agree = np.ones(len(best), bool)
    at = looks.again
    first, last = (_numbers(_chances(logits_of(look[at]), highest)) for look in (looks.first, best))
    agree[at] = (first == last).all(1)
    drawn, not_half, printed = np.split(chances, [highest + 1, highest + 2], axis=2)
    half = 1 - not_half[..., 0]
    either = drawn + printed
    number = either.argmax(2)
    wanted = np.where(np.take_along_axis(drawn >= printed, number[..., None], 2)[..., 0], number, 0)
    return Pips(
        chances=either / np.maximum(half[..., None], 1e-9),
        half=half,
        agree=agree,
        counted=_clearly(best.told[..., CLASSES : CLASSES + MOST], wanted),
        moved=best.moved,
        apart=best.apart,
        crops=best.crops,
    )


def logits_of(look: Look) -> Floats:
    """(k, 2, 39) of what each half shows."""
    return look.told[..., :CLASSES]


def _chances(logits: Floats, highest: int) -> Floats:
    """(k, 2, 2 * highest + 3): of each number of pips, of no half, of each numeral."""
    numbers = np.arange(highest + 1)
    possible = logits[..., np.concatenate([numbers, [NOT_A_HALF], NOT_A_HALF + 1 + numbers])]
    return softmax(possible)


def _numbers(chances: Floats) -> npt.NDArray[np.intp]:
    numbers = chances.shape[-1] // 2
    return np.asarray((chances[..., :numbers] + chances[..., numbers + 1 :]).argmax(-1))


def _clearly(heights: Floats, wanted: npt.NDArray[np.intp]) -> Floats:
    """How clearly there are as many pips as `wanted`: the last of them is high, one more would be low."""
    always = np.full((*heights.shape[:-1], 1), -NOWHERE)  # the last of no pips
    ranked = np.concatenate([always, heights], axis=-1)
    last, more = (np.take_along_axis(ranked, (wanted + i)[..., None], -1)[..., 0] for i in (0, 1))
    return np.asarray(np.minimum(last, -more))
