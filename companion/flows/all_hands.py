"""One photo of several hands: which pieces lie together, and each hand in it like a photo of its own. Pure.

The reader parts the photo into heaps, numbered as one reads. A group is a heap, or several that a person
joined. Whose it is, is said in `whose.py`; from then on each player's share is reviewed by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from math import dist
from statistics import median
from typing import Any

from companion.flows.on_photo import longest_edge
from companion.flows.reviewed import Look, Reviewed
from rules.pieces import Piece
from vision.reading import Corners, Doubt, Reading, middle

ONE_OR_MORE = "several-hands"  # the reader's question that a photo of several hands has answered
BESIDE = 1.5  # a place so near to a piece, in lengths of a usual one, belongs to its hand


@dataclass(frozen=True, slots=True)
class Group:
    """What is one hand, or none."""

    heaps: tuple[int, ...]  # indices into AllHands.heaps, the lowest first
    whose: str = ""  # the player to whom a person gave it; empty while nobody said
    aside: bool = False  # it is no hand
    closed: bool = False  # a person agreed with its pieces

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers by which people know its heaps, from 1."""
        return tuple(heap + 1 for heap in self.heaps)


@dataclass(frozen=True, slots=True)
class AllHands:
    """A photo of several hands as the table has it."""

    review: Reviewed  # every piece of the photo, with what people said of it
    heaps: tuple[tuple[int, ...], ...]  # indices into the looks that lie together
    groups: tuple[Group, ...]  # in the order of their first heaps
    given: bool = False  # a person agreed with whose they are; before, they are nobody's hands

    @classmethod
    def of(cls, reading: Reading, review: Reviewed | None = None) -> AllHands:
        """Where it begins: every heap a group, and nobody has said whose.

        `review`: what was said of the pieces when the photo was still taken for one of one hand.
        """
        review = review or Reviewed.of(reading)
        apart = [tuple(heap) for heap in reading.hands if heap]
        rest = tuple(sorted(set(range(len(review.looks))) - set(chain(*apart))))
        heaps = (*apart, rest) if rest else tuple(apart)
        doubts = tuple(doubt for doubt in review.doubts if doubt.kind != ONE_OR_MORE)
        begun = replace(review, doubts=doubts, closed=False, aside=False)
        return cls(begun, heaps, tuple(Group((i,)) for i in range(len(heaps))))

    def set_aside(self) -> AllHands:
        """The photo no longer counts, in no hand."""
        return replace(self, review=self.review.set_aside())

    def arranged(self, before: AllHands) -> AllHands:
        """As it was sorted before, with all that was said of the pieces since."""
        review = replace(self.review, aside=before.review.aside)
        new = range(len(before.review.looks), len(review.looks))  # those that were added since stay
        heaps = tuple(
            (*was, *(look for look in now if look in new))
            for was, now in zip(before.heaps, self.heaps, strict=True)
        )
        return replace(self, review=review, heaps=heaps, groups=before.groups, given=before.given)

    # One group

    def at(self, heap: int) -> int:
        """The index of the group that a heap belongs to."""
        return next(i for i, group in enumerate(self.groups) if heap in group.heaps)

    def looks(self, index: int) -> tuple[int, ...]:
        """Indices of a group's looks, also of those that a person took out."""
        return tuple(look for heap in self.groups[index].heaps for look in self.heaps[heap])

    def pieces(self, index: int) -> tuple[Piece, ...]:
        looks = (self.review.looks[look] for look in self.looks(index))
        return tuple(look.piece for look in looks if not look.gone)

    def doubtful(self, index: int) -> tuple[int, ...]:
        """Indices of a group's looks that a person should look at."""
        return tuple(look for look in self.looks(index) if self.review.looks[look].doubtful)

    def corners(self, index: int) -> list[Corners]:
        """Where a group's pieces lie, px of the upright photo."""
        return [corners for heap in self.groups[index].heaps for corners in self.lying(heap)]

    def lying(self, heap: int) -> list[Corners]:
        """Where the pieces of one heap lie, px of the upright photo."""
        looks = (self.review.looks[look] for look in self.heaps[heap])
        return [look.corners_px for look in looks if look.corners_px and not look.gone]

    # The hand of one player

    @property
    def players(self) -> tuple[str, ...]:
        """Who has a hand in this photo; nobody while the hands are not given."""
        counts = self.given and not self.review.aside
        return tuple(group.whose for group in self.groups if group.whose and not group.aside and counts)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Those of them whose pieces nobody has agreed with."""
        closed = {group.whose for group in self.groups if group.closed}
        return tuple(player for player in self.players if player not in closed)

    def group_of(self, player: str) -> int | None:
        """The index of that player's group."""
        if player not in self.players:
            return None
        return next(i for i, group in enumerate(self.groups) if group.whose == player and not group.aside)

    def share(self, player: str) -> Reviewed | None:
        """That player's hand as if the photo showed nothing else; every look keeps its index.

        None for a player who has none here.
        """
        index = self.group_of(player)
        if index is None:
            return None
        ours = set(self.looks(index))
        looks = (look if i in ours else _elsewhere(look) for i, look in enumerate(self.review.looks))
        doubts = tuple(doubt for doubt in self.review.doubts if self._is_about(doubt, index))
        closed = self.groups[index].closed
        return replace(self.review, looks=tuple(looks), doubts=doubts, closed=closed)

    def say(self, player: str, change: Callable[[Reviewed], Reviewed]) -> AllHands:
        """Say something about that player's hand, and nothing about the others."""
        index, share = self.group_of(player), self.share(player)
        if index is None or share is None:
            return self  # somebody gave it to another player meanwhile
        said, ours = change(share), set(self.looks(index))
        looks = (said.looks[i] if i in ours else look for i, look in enumerate(self.review.looks))
        added = said.looks[len(self.review.looks) :]
        group = replace(self.groups[index], closed=said.closed)
        if said.aside:  # that hand was photographed again, alone
            group = Group(group.heaps, aside=True)
        heap = group.heaps[0]
        grown = (*self.heaps[heap], *range(len(self.review.looks), len(said.looks)))
        return replace(
            self,
            review=replace(self.review, looks=(*looks, *added), empty=said.empty),
            heaps=(*self.heaps[:heap], grown, *self.heaps[heap + 1 :]),
            groups=(*self.groups[:index], group, *self.groups[index + 1 :]),
        )

    def move(self, look: int, player: str) -> AllHands:
        """A piece that lies with one hand is another player's; both hands are to be looked at again.

        Nothing changes where it is theirs already, or that player has no hand here by now.
        """
        to = self.group_of(player)
        heap = next((i for i, looks in enumerate(self.heaps) if look in looks), None)
        if to is None or heap is None or heap in self.groups[to].heaps:
            return self
        there = self.groups[to].heaps[0]
        heaps = [tuple(each for each in looks if each != look) for looks in self.heaps]
        heaps[there] = tuple(sorted((*heaps[there], look)))
        again = (self.at(heap), to)
        groups = (replace(g, closed=g.closed and i not in again) for i, g in enumerate(self.groups))
        return replace(self, heaps=tuple(heaps), groups=tuple(groups))

    # Doubts

    @property
    def loose(self) -> tuple[Doubt, ...]:
        """Doubts about the photo and about places that are at no hand: said once, and not for each hand."""
        every = range(len(self.groups))
        return tuple(d for d in self.review.open_doubts if not any(self._is_about(d, i) for i in every))

    def _is_about(self, doubt: Doubt, index: int) -> bool:
        if doubt.pieces:
            return not set(doubt.pieces).isdisjoint(self.looks(index))
        return doubt.corners_px is not None and self._at(doubt.corners_px) == index

    def _at(self, place: Corners) -> int | None:
        """The group that a place lies at; None for one far from all, or much larger than a piece."""
        sides = [longest_edge(look.corners_px) for look in self.review.looks if look.corners_px]
        usual = median(sides) if sides else 0.0
        if longest_edge(place) > 2 * usual:
            return None
        near = {i: _gap(place, self.corners(i)) for i in range(len(self.groups)) if self.corners(i)}
        nearest = min(near, key=near.__getitem__, default=None)
        return nearest if nearest is not None and near[nearest] <= BESIDE * usual else None

    # As plain data

    def to_json(self) -> dict[str, Any]:
        """Plain data that `from_json` turns back into an equal one; `Reviewed.from_json` reads it too."""
        return {
            **self.review.to_json(),
            "heaps": [list(heap) for heap in self.heaps],
            "groups": [
                {"heaps": list(g.heaps), "whose": g.whose, "aside": g.aside, "closed": g.closed}
                for g in self.groups
            ],
            "given": self.given,
        }

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> AllHands:
        """Read back what `to_json` gave. Raises KeyError or PieceError where it was tampered with."""
        groups = (Group(tuple(g["heaps"]), g["whose"], g["aside"], g["closed"]) for g in stored["groups"])
        heaps = tuple(map(tuple, stored["heaps"]))
        return cls(Reviewed.from_json(stored), heaps, tuple(groups), stored["given"])


def _elsewhere(look: Look) -> Look:
    """A piece of another hand, as this hand sees it: not there."""
    return replace(look, corners_px=None, said=True, gone=True)


def _gap(place: Corners, pieces: list[Corners]) -> float:
    """From the middle of a place to the middle of the nearest piece, px."""
    return min(dist(middle(place), middle(piece)) for piece in pieces)
