"""What is known of a household's own set: how its markings look, and which tiles are in its box. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from companion.flows.photos_of_hand import review_of
from companion.flows.reviewed import Reviewed
from companion.ledger.state import Kept, Learned
from rules.pieces import Family, Mark, Piece, PieceSet


class HowFar(NamedTuple):
    """How much of a set is known, in what one can count by now."""

    stage: str  # "none"; "played": only what games taught; "some"; "all"
    unit: str  # "tiles" that were seen while it was taught, or "marks" of which a picture was learned
    known: int
    every: int


@dataclass(frozen=True)
class OwnSet:
    """One set, as far as it was taught."""

    box: PieceSet
    learned: Sequence[Learned] = ()  # the newest first
    kept: Sequence[Kept] = ()  # photos by which sets were taught, this one and others

    @cached_property
    def photos(self) -> tuple[tuple[str, Reviewed], ...]:
        """The photos of this set that count, by their ids, in the order in which they were taken."""
        reviews = ((each.id, review_of(each)) for each in self.kept if each.reading.piece_set == self.box)
        return tuple((id, review) for id, review in reviews if not review.aside)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Ids of the photos that nobody has agreed with yet."""
        return tuple(id for id, review in self.photos if review.waits)

    @cached_property
    def by_mark(self) -> dict[Mark, list[Learned]]:
        """What was learned of each marking, in the order of the set; none that is missing."""
        found: dict[Mark, list[Learned]] = {}
        for each in self.learned:
            found.setdefault(each.cut.mark, []).append(each)
        return {mark: found[mark] for mark in self.marks if mark in found}

    @cached_property
    def marks(self) -> tuple[Mark, ...]:
        """Every marking that a half of this set can have."""
        if self.box.family is Family.PIPS:
            return tuple(range(self.box.highest + 1))
        return tuple(map(str, self.box.faces))

    @property
    def missing(self) -> tuple[Mark, ...]:
        """The markings of which nothing was learned."""
        return tuple(mark for mark in self.marks if mark not in self.by_mark)

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The tiles that were seen while the set was taught; one that is in two photos is one tile."""
        seen: Counter[Piece] = Counter()
        for _, review in self.photos:
            if review.closed:
                seen |= Counter(review.pieces)
        return tuple(sorted(seen.elements(), key=lambda piece: piece.marks))

    @property
    def counts_tiles(self) -> bool:
        """Whether it is told how many pieces are in the box, so that one can say how many are missing."""
        return self.box.size is not None and self.box.family is not Family.UNO_DICE

    @property
    def how_far(self) -> HowFar:
        """Games teach markings and not which tiles are in the box: tiles count once some were taught."""
        in_tiles = self.counts_tiles and (bool(self.pieces) or not self.learned)
        known, every = len(self.by_mark), len(self.marks)
        if in_tiles:
            known, every = len(self.pieces), self.box.size or 0
        if not self.learned:
            stage = "none"
        elif known == every and in_tiles == self.counts_tiles:
            stage = "all"
        else:
            stage = "some" if self.pieces else "played"
        return HowFar(stage, "tiles" if in_tiles else "marks", known, every)

    @property
    def whole_box(self) -> frozenset[Piece]:
        """Its pieces, once all were seen; empty before."""
        whole = self.counts_tiles and len(self.pieces) == self.box.size
        return frozenset(self.pieces) if whole else frozenset()
