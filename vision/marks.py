"""What halves of Uno tiles and tops of Uno dice show, by the network for marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.pieces import Die, Domo, Face, Piece, PieceSet
from vision.decode import Pixels
from vision.evidence import Candidates, ranked
from vision.halves import Floats, Tiles, Which
from vision.looking import FRAME, Look, Looks
from vision.markings import CLASSES, HUES, KINDS, NOT_A_HALF, TURNS, hue_of, kind_of
from vision.nets import in_batches
from vision.odds import Odds
from vision.shown import Truths
from vision.sureness import log_odds
from vision.thresholds import LookBy, MarksBy
from vision.turns import turns_by_others

SHAPE, COLOUR = 48, 16  # numbers that say what it looks like, see README.md
ANSWER = CLASSES + HUES + FRAME + SHAPE + COLOUR
_ARRAYS = ("faces", "joint", "half", "fits", "agree", "moved", "apart", "crops")
_LEAST_FIT = -4.0

MarkReader = Callable[[Any], npt.NDArray[np.float32]]  # (n, 3, s, s) float32 BGR / 255 -> (n, 140)


@dataclass(frozen=True, slots=True)
class MarkSight:
    """The network for marks within one set; `odds` are what is known of it."""

    reader: MarkReader
    by: LookBy
    marks_by: MarksBy
    box: PieceSet
    odds: Odds

    def tell(self, crops: Pixels) -> tuple[Floats, Floats]:
        """(n, 65 + 5): logits of mark and turn, and of the colour, made honest; and the frames."""
        answers = in_batches(self.reader, crops, ANSWER)
        marks, hues, frames, _ = np.split(answers, np.cumsum([CLASSES, HUES, FRAME]), axis=1)
        honest = marks / self.by.temperature, hues / self.marks_by.hue_temperature
        return np.concatenate(honest, axis=1), frames

    def shown(self, looks: Looks) -> Marks:
        """What the halves show."""
        return decoded(looks, self.box, self.odds, self.marks_by.astray)


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

    @property
    def confidence(self) -> Floats:
        """(k,) the chance that all halves are halves and show what is likeliest."""
        return np.asarray(self.half.prod(1) * self.joint.max(tuple(range(1, self.joint.ndim))))

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
        return replace(self, **{name: getattr(self, name)[which] for name in _ARRAYS})

    def _piece(self, *places: int) -> Piece:
        faces = [self.box.faces[place] for place in places]
        return Domo(*faces) if len(faces) == 2 else Die(*faces)


def decoded(looks: Looks, box: PieceSet, odds: Odds, astray: float) -> Marks:
    """What it all says within a set; `astray` as for `turns_by_others`."""
    best = looks.best
    faces, half = _faces(best, box.faces, odds.faces)
    agree = np.ones(len(best), bool)
    at = looks.again
    before, _ = _faces(looks.first[at], box.faces, odds.faces)
    agree[at] = (_likeliest(before) == _likeliest(faces[at])).all(1)
    fits = np.zeros(len(best))
    if faces.shape[1] == 1:
        joint = faces.sum((1, 2))
    else:
        turned = faces.sum(3)
        turns = turns_by_others(turned, half.prod(1), astray)
        fit = np.einsum("kst,ks,kt->k", turns, turned[:, 0], turned[:, 1])
        fits = np.log(np.maximum(TURNS**2 * fit, 1e-9))
        joint = np.einsum("ksa,kst,ktb->kab", faces[:, 0], turns, faces[:, 1], optimize=True)
        joint = joint if odds.tiles is None else joint * odds.tiles
        joint = joint / np.maximum(joint.sum((1, 2), keepdims=True), 1e-12)
    return Marks(box, faces, joint, half, fits, agree, best.moved, best.apart, best.crops)


def _faces(look: Look, faces: Sequence[Face], odds: Floats) -> tuple[Floats, Floats]:
    """(k, h, 4, f) the chances of turn and face, 1 in all; and (k, h) that it is a half."""
    classes = np.array([[kind_of(face) * TURNS + turn for face in faces] for turn in range(TURNS)])
    possible = np.zeros(CLASSES, bool)
    possible[classes] = possible[NOT_A_HALF] = True
    marks = _chances(np.where(possible, look.told[..., :CLASSES], -np.inf))
    hues = _chances(look.told[..., CLASSES : CLASSES + HUES])
    each = marks[..., classes] * (hues[..., [hue_of(face) for face in faces]] * odds)[..., None, :]
    return each / np.maximum(each.sum((2, 3), keepdims=True), 1e-30), 1 - marks[..., NOT_A_HALF]


def _likeliest(faces: Floats) -> npt.NDArray[np.intp]:
    return np.asarray(faces.sum(2).argmax(2))


def _chances(logits: Floats) -> Floats:
    raised = np.exp(logits - logits.max(-1, keepdims=True))
    return np.asarray(raised / raised.sum(-1, keepdims=True))
