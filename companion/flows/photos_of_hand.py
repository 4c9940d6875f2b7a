"""The photos of one hand, each with what people made of it, and the hand that they show together. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.flows.reviewed import Reviewed, together
from companion.ledger.state import Kept
from rules.pieces import Piece


def review_of(kept: Kept) -> Reviewed:
    """What people made of a photo so far; untouched, it is what the reader saw."""
    return Reviewed.from_json(kept.reviewed) if kept.reviewed else Reviewed.of(kept.reading)


@dataclass(frozen=True, slots=True)
class Snap:
    """One photo of the hand."""

    id: str
    review: Reviewed


@dataclass(frozen=True, slots=True)
class Snaps:
    """The photos of a hand that count, in the order they were taken; retaken ones are left out."""

    every: tuple[Snap, ...]

    @classmethod
    def of(cls, kept: Sequence[Kept]) -> Snaps:
        snaps = (Snap(each.id, review_of(each)) for each in kept)
        return cls(tuple(snap for snap in snaps if not snap.review.aside))

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The hand that they show together."""
        return together(snap.review for snap in self.every)

    def besides(self, photo: str) -> Snaps:
        """The other photos of the hand."""
        return Snaps(tuple(snap for snap in self.every if snap.id != photo))

    @property
    def waiting(self) -> tuple[Snap, ...]:
        """Those that nobody has agreed with."""
        return tuple(snap for snap in self.every if snap.review.waits)
