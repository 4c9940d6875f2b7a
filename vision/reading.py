"""What the reader answers: the pieces it saw, how sure it is, and what it could not tell.

A reading is never scored by itself: a person looks at it first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

from rules.pieces import Piece, PieceSet, piece_set

Corners = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]
Box: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom


@dataclass(frozen=True, slots=True)
class Seen:
    """One piece in the photo."""

    piece: Piece
    confidence: float  # 0 to 1: the probability that the piece is read right
    sure: bool  # of a thousand such pieces at most a few are wrong
    corners_px: Corners  # px of the upright photo, clockwise; first edge: the end that shows piece.marks[0]
    alternatives: tuple[tuple[Piece, float], ...] = ()  # other readings with probabilities, best first


@dataclass(frozen=True, slots=True)
class Doubt:
    """Something the photo cannot tell, said instead of guessed.

    `kind` names the sentence (`doubt-<kind>` in companion/languages); `facts` fill its blanks.
    """

    kind: str
    corners_px: Corners | None = None  # where; None for the whole photo
    pieces: tuple[int, ...] = ()  # indices into Reading.pieces that it is about
    facts: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Join:
    """Two tiles that touch as tiles do that were played: an end of one at an end or a side of the other."""

    pieces: tuple[int, int]  # indices into Reading.pieces, the lesser first
    halves: tuple[
        int | None, int | None
    ]  # of each, the half that touches: an index into its marks; see joins.py
    matches: bool  # whether the same number is on both


@dataclass(frozen=True)
class Reading:
    """Everything read from one photo; doubtful pieces are in `pieces` too, with sure = False."""

    piece_set: PieceSet
    size_px: tuple[int, int]  # width, height of the upright photo
    pieces: tuple[Seen, ...]
    doubts: tuple[Doubt, ...] = ()
    ms: float = 0.0  # the whole reading, decoding included
    ends_known: bool = True  # whether corners begin at marks[0]; not so in readings stored by early versions

    @cached_property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """Indices into `pieces` in groups that lie apart, as one reads: from the top, left to right."""
        from vision.hands import hands  # here, so that who only stores readings need not load arrays

        halves = len(self.pieces[0].piece.marks) if self.pieces else 2
        return hands([seen.corners_px for seen in self.pieces], places(self.doubts), halves)

    @cached_property
    def joins(self) -> tuple[Join, ...]:
        """Which tile touches which by which half; empty where the ends are not known."""
        from vision.joins import joins

        return joins(self.pieces) if self.ends_known else ()

    def to_json(self) -> dict[str, Any]:
        """Plain data that `from_json` turns back into an equal reading."""
        return {
            "set": self.piece_set.name,
            "size_px": list(self.size_px),
            "pieces": [
                {
                    "marks": list(seen.piece.marks),
                    "confidence": seen.confidence,
                    "sure": seen.sure,
                    "corners_px": [list(corner) for corner in seen.corners_px],
                    "alternatives": [[list(piece.marks), p] for piece, p in seen.alternatives],
                }
                for seen in self.pieces
            ],
            "doubts": [
                {
                    "kind": doubt.kind,
                    "corners_px": doubt.corners_px and [list(corner) for corner in doubt.corners_px],
                    "pieces": list(doubt.pieces),
                    "facts": dict(doubt.facts),
                }
                for doubt in self.doubts
            ],
            "ms": self.ms,
            "ends_known": self.ends_known,
        }

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Reading:
        """Read back what `to_json` gave. Raises KeyError or PieceError where it was tampered with."""
        box = piece_set(stored["set"])
        return cls(
            piece_set=box,
            size_px=(stored["size_px"][0], stored["size_px"][1]),
            pieces=tuple(
                Seen(
                    piece=box.piece(seen["marks"]),
                    confidence=seen["confidence"],
                    sure=seen["sure"],
                    corners_px=_corners(seen["corners_px"]),
                    alternatives=tuple((box.piece(marks), p) for marks, p in seen["alternatives"]),
                )
                for seen in stored["pieces"]
            ),
            doubts=tuple(
                Doubt(
                    doubt["kind"],
                    _corners(doubt["corners_px"]) if doubt["corners_px"] else None,
                    tuple(doubt["pieces"]),
                    doubt["facts"],
                )
                for doubt in stored["doubts"]
            ),
            ms=stored["ms"],
            ends_known=stored.get("ends_known", False),
        )


def places(doubts: Iterable[Doubt]) -> list[Corners]:
    """Where a piece may lie that was not read; it may be what holds a hand together."""
    kinds = ("maybe", "covered", "cut-off")
    return [
        doubt.corners_px
        for doubt in doubts
        if doubt.corners_px and doubt.kind.removesuffix("-die") in kinds and not doubt.pieces
    ]


def middle(corners: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The centre of a piece."""
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def _corners(points: Any) -> Corners:
    a, b, c, d = ((float(x), float(y)) for x, y in points)
    return a, b, c, d
