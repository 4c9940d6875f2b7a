"""What halves of Uno tiles and tops of Uno dice show, by the network for marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.pieces import Die, Domo, Piece, PieceSet
from vision.decode import Pixels
from vision.evidence import Candidates, ranked
from vision.halves import Floats, Tiles, Which
from vision.hues import settled
from vision.lessons import taught
from vision.looking import Look, Looks, untaught
from vision.mark_answers import ANSWER, classes, parted, within
from vision.mark_lessons import MarkLessons
from vision.markings import CLASSES, HUES, KINDS, NOT_A_HALF, TURNS, hue_of, kind_of
from vision.nets import in_batches, softmax
from vision.odds import Odds
from vision.shown import Truths
from vision.sureness import log_odds
from vision.thresholds import LightBy, LookBy, MarksBy, Thresholds, marks_by
from vision.turns import turns_by_others

_ARRAYS = ("faces", "joint", "half", "fits", "agree", "moved", "apart", "crops")
_LEAST_FIT = -4.0

MarkReader = Callable[[Any], npt.NDArray[np.float32]]  # (n, 3, s, s) float32 BGR / 255 -> (n, 140)


@dataclass(frozen=True, slots=True, eq=False)
class MarkSight:
    """The network for marks within one set; `odds` are what is known of it, `lessons` what was taught."""

    reader: MarkReader
    numbers: Thresholds
    box: PieceSet
    odds: Odds
    lessons: MarkLessons | None = None

    @property
    def by(self) -> LookBy:
        """For looking."""
        return self.numbers.look

    def tell(self, crops: Pixels) -> tuple[Floats, Floats]:
        """(n, 65 + 5): logits of mark and turn, and of the colour, made honest; and the frames.

        Where there are lessons, these numbers as they were taught, and once more as they were before.
        """
        seen = parted(in_batches(self.reader, crops, ANSWER))
        marks, hues = seen.marks / self.by.temperature, seen.hues / marks_by(self.numbers).hue_temperature
        told = [marks, hues]
        if self.lessons:
            teach = self.numbers.teach
            marks = taught(marks, seen.shape, self.lessons.shape, teach["shape"])
            hues = taught(hues, seen.colour, self.lessons.colour, teach["colour"])
            told = [marks, hues, *told]
        return np.concatenate(told, axis=1), seen.frames

    def shown(self, looks: Looks) -> Marks:
        """What the halves show; that there is a piece is never less likely for what was taught."""
        numbers = marks_by(self.numbers)
        if not self.lessons:
            return decoded(looks, self.box, self.odds, numbers, np.zeros(TURNS))
        shown = decoded(looks, self.box, self.odds, numbers, self.lessons.turned)
        before = decoded(untaught(looks), self.box, self.odds, numbers, np.zeros(TURNS))
        return replace(shown, half=np.maximum(shown.half, before.half), before=before)


@dataclass(frozen=True, slots=True, eq=False)
class Marks:
    """What k tiles or dice show within one set of f faces, k may be 0; h halves each: 2, of dice 1."""

    box: PieceSet
    faces: Floats  # (k, h, 4, f) the chance of each turn and face, where it is a half, by itself
    joint: Floats  # (k, f, f) of both faces together, by all tiles of the photo; of dice (k, f)
    half: Floats  # (k, h) the chance that it is a half
    fits: Floats  # (k,) how well its turns suit those of the other tiles: 0 if they told nothing, a logarithm
    agree: Truths  # (k,) whether every look shows the same faces
    moved: Floats  # (k,) how far off its frame it was in the last look, in half sides
    apart: Floats  # (k,) how far from each other the halves saw the line between them, in halves
    crops: Pixels  # (k, h, s, s, 3) what was read
    before: Marks | None = None  # what they showed before anything was taught, where something was

    @property
    def confidence(self) -> Floats:
        """(k,) the chance that all halves are halves and show what is likeliest."""
        return np.asarray(self.half.prod(1) * self.joint.max(tuple(range(1, self.joint.ndim))))

    @property
    def there(self) -> Floats:
        """(k,) the chance that all halves are halves, and less where they show nothing clearly."""
        told = np.sqrt(self.half.prod(1) * self.confidence)
        return np.asarray(told if self.before is None else np.maximum(told, self.before.there))

    @property
    def untaught(self) -> Marks:
        """What they showed before anything was taught."""
        return self.before or self

    @property
    def own(self) -> Mapping[str, Floats]:
        """How clear the least clear kind and colour are, and how well the turns fit."""
        kinds = np.eye(len(KINDS))[[kind_of(face) for face in self.box.faces]]
        hues = np.eye(HUES)[[hue_of(face) for face in self.box.faces]]
        each = [self.joint.sum(2), self.joint.sum(1)] if self.joint.ndim == 3 else [self.joint]
        clearest = [np.stack([(half @ of).max(1) for half in each]).min(0) for of in (kinds, hues)]
        return {
            "kind": log_odds(clearest[0]),
            "hue": log_odds(clearest[1]),
            "turn": np.maximum(self.fits, _LEAST_FIT),
        }

    @property
    def like_back(self) -> Truths:
        """(k,) whether it is rather no face: no face of this set is blank."""
        return np.asarray(self.half.prod(1) < 0.5)

    def unsure(self, by: LookBy) -> Truths:
        """(k,) whether it is not clear."""
        return np.asarray(self.confidence < by.clear)

    def options(self, plausible: float) -> list[Candidates]:
        """The pieces that each can be."""
        return [ranked(each, self._piece, plausible) for each in self.joint]

    def laid(self, tiles: Tiles, pieces: Sequence[Piece]) -> Tiles:
        """Tiles whose first half shows the first mark; dice in the frame in which theirs stands upright."""
        place = {face: i for i, face in enumerate(self.box.faces)}
        turned = np.zeros(len(tiles), np.intp)
        for i, piece in enumerate(pieces):
            if isinstance(piece, Domo):
                one, two = place[piece.one], place[piece.two]
                turned[i] = self.joint[i, two, one] > self.joint[i, one, two]
            elif isinstance(piece, Die):
                turned[i] = self.faces[i, 0, :, place[piece.up]].argmax()
        return tiles.turned(turned > 0) if tiles.halves == 2 else tiles.quarter_turned(turned)

    def __getitem__(self, which: Which) -> Marks:
        before = self.before and self.before[which]
        return replace(self, **{name: getattr(self, name)[which] for name in _ARRAYS}, before=before)

    def _piece(self, *places: int) -> Piece:
        faces = [self.box.faces[place] for place in places]
        return Domo(*faces) if len(faces) == 2 else Die(*faces)


def decoded(looks: Looks, box: PieceSet, odds: Odds, by: MarksBy, known: Floats) -> Marks:
    """What it all says within a set; `known` as for `turns_by_others`."""
    best = looks.best
    faces, half = _faces(best, box, odds.faces, by.light)
    agree = np.ones(len(best), bool)
    at = looks.again
    before, _ = _faces(looks.first[at], box, odds.faces, by.light)
    agree[at] = (_likeliest(before) == _likeliest(faces[at])).all(1)
    fits = np.zeros(len(best))
    if faces.shape[1] == 1:
        joint = faces.sum((1, 2))
    else:
        turned = faces.sum(3)
        turns = turns_by_others(turned, half.prod(1), by.astray, known)
        fit = np.einsum("kst,ks,kt->k", turns, turned[:, 0], turned[:, 1])
        fits = np.log(np.maximum(TURNS**2 * fit, 1e-9))
        joint = faces[:, 0].swapaxes(1, 2) @ turns @ faces[:, 1]
        joint = joint if odds.tiles is None else joint * odds.tiles
        joint = joint / np.maximum(joint.sum((1, 2), keepdims=True), 1e-12)
    return Marks(box, faces, joint, half, fits, agree, best.moved, best.apart, best.crops)


def _faces(look: Look, box: PieceSet, odds: Floats, light: LightBy | None) -> tuple[Floats, Floats]:
    """(k, h, 4, f) the chances of turn and face, 1 in all; and (k, h) that it is a half."""
    marks = within(box, look.told[..., :CLASSES])
    half = 1 - marks[..., NOT_A_HALF]
    hues = settled(look.told[..., CLASSES : CLASSES + HUES].reshape(-1, HUES), half.ravel(), light)
    hues = softmax(hues.reshape(*half.shape, HUES))
    coloured = hues[..., [hue_of(face) for face in box.faces]] * odds
    each = marks[..., classes(box)] * coloured[..., None, :]
    return each / np.maximum(each.sum((2, 3), keepdims=True), 1e-30), half


def _likeliest(faces: Floats) -> npt.NDArray[np.intp]:
    return np.asarray(faces.sum(2).argmax(2))
