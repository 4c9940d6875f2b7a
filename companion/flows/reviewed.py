"""A photo as the table has it: what the reader saw, and over that what people said. Their word wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from math import dist
from typing import Any

from companion.flows import halves
from companion.flows.on_photo import around, lies_at, longest_edge
from rules.pieces import Die, Family, Mark, Piece, PieceSet, piece_set
from vision.reading import Box, Corners, Doubt, Reading, Seen, middle

AT_PLACES = ("maybe", "covered", "cut-off", "leaning")  # doubts about a place at which a piece may lie


@dataclass(frozen=True, slots=True)
class Look:
    """One piece of the photo as it stands now."""

    piece: Piece
    corners_px: Corners | None  # px of the upright photo; None for one that was added without its place
    read: Piece | None = None  # what the reader saw there; None where a person added it
    confidence: float = 1.0
    sure: bool = True
    alternatives: tuple[Piece, ...] = ()  # other readings, best first
    said: bool = False  # a person said so: it is certain, and no later reading changes it
    gone: bool = False  # a person said that this is no piece of the hand
    ends_known: bool = True  # whether the first edge is certain to be the end that shows piece.marks[0]

    @property
    def doubtful(self) -> bool:
        return not (self.sure or self.said or self.gone)

    @property
    def halves_known(self) -> bool:
        """Whether it has two halves, and it is known which of them shows which mark."""
        return self.corners_px is not None and self.ends_known and not isinstance(self.piece, Die)

    def half_apart(self, other: Piece) -> int | None:
        """Which half another reading is about: an index into the marks; None where that cannot be told."""
        return halves.half_apart(self.piece, other) if self.halves_known else None

    def lies_turned(self, other: Piece) -> bool:
        """Whether another reading, lying as this piece does, begins with its second mark."""
        return self.halves_known and halves.lying(self.piece, other) not in (None, other.marks)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The looks in the order of the reading, then those that were added; an index stays what it is."""

    piece_set: PieceSet
    size_px: tuple[int, int]  # width, height of the upright photo
    looks: tuple[Look, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    closed: bool = False  # a person agreed with the photo as a whole
    aside: bool = False  # taken again: this photo no longer counts
    empty: tuple[Corners, ...] = ()  # places of which a person said that nothing lies there

    @classmethod
    def of(cls, reading: Reading) -> Reviewed:
        """Where a review begins: nobody has said anything."""
        return cls(reading.piece_set, reading.size_px, tuple(_looks(reading)), reading.doubts)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The hand in this photo."""
        return tuple(look.piece for look in self.looks if not look.gone)

    @property
    def doubtful(self) -> tuple[int, ...]:
        """Indices of what a person should look at, the least certain first."""
        return tuple(
            sorted(
                (i for i, look in enumerate(self.looks) if look.doubtful),
                key=lambda i: self.looks[i].confidence,
            )
        )

    @property
    def certain(self) -> tuple[int, ...]:
        """Indices of the pieces of the hand that need no look."""
        return tuple(i for i, look in enumerate(self.looks) if not (look.doubtful or look.gone))

    @property
    def open_doubts(self) -> tuple[Doubt, ...]:
        """Doubts that nobody has answered: about the photo, a place, or pieces not all of which were said."""
        return tuple(doubt for doubt in self.doubts if not self._is_answered(doubt))

    @property
    def places(self) -> tuple[Doubt, ...]:
        """Those of them about a place where a piece may lie that was not read."""
        return tuple(doubt for doubt in self.open_doubts if _place_of(doubt))

    def place_at(self, point: tuple[float, float]) -> Corners | None:
        """The place, open or answered, whose middle is nearest to a point (px); None where there is none."""
        every = [place for doubt in self.doubts if (place := _place_of(doubt))]
        return min(every, key=lambda place: dist(middle(place), point), default=None)

    def _is_answered(self, doubt: Doubt) -> bool:
        if doubt.pieces:
            return all(self.looks[i].said or self.looks[i].gone for i in doubt.pieces)
        place = _place_of(doubt)
        if place is None:
            return False
        return self._added_at(place) is not None or any(lies_at(empty, place) for empty in self.empty)

    def _added_at(self, place: Corners) -> int | None:
        """Index of the piece that a person added at a place."""
        added = ((i, look.corners_px) for i, look in enumerate(self.looks) if not (look.read or look.gone))
        return next((i for i, corners in added if corners and lies_at(corners, place)), None)

    @property
    def twice(self) -> frozenset[int]:
        """Indices of pieces that are in this photo more often than they can be in the box."""
        if not exists_once(self.piece_set):
            return frozenset()
        many = Counter(self.pieces)
        return frozenset(i for i, look in enumerate(self.looks) if not look.gone and many[look.piece] > 1)

    @property
    def around(self) -> Box:
        """The part of the photo with everything in it that was seen, and room beside it."""
        boxes = [look.corners_px for look in self.looks if look.corners_px]
        places = [doubt.corners_px for doubt in self.doubts if doubt.corners_px]
        return around(boxes, places, self.size_px)

    def correct(self, index: int, piece: Piece, lying: tuple[Mark, ...] = ()) -> Reviewed:
        """A person says what piece this is; `lying`: its marks from the end that showed the first one.

        Where it is not told how it lies, what it has in common with the piece as it stands tells.
        """
        look = self.looks[index]
        marks = lying or halves.lying(look.piece, piece)
        corners = look.corners_px
        if corners and marks not in (piece.marks, None):
            corners = (*corners[2:], *corners[:2])  # the other end shows the first mark
        known = bool(lying) or (marks is not None and (look.ends_known or len(set(piece.marks)) == 1))
        said = replace(look, piece=piece, corners_px=corners, said=True, gone=False, ends_known=known)
        return self._with(index, said)

    def accept(self, index: int) -> Reviewed:
        """A person says that the piece is read right."""
        return self.correct(index, self.looks[index].piece)

    def remove(self, index: int) -> Reviewed:
        """A person says that this is no piece of the hand."""
        return self._with(index, replace(self.looks[index], said=True, gone=True))

    def put_back(self, index: int, was: Look) -> Reviewed:
        """Nobody says any more that this is no piece: it is as it was, if it is still there to come back."""
        now = self.looks[index] if index < len(self.looks) else None
        return self._with(index, was) if now == replace(was, said=True, gone=True) else self

    def add(self, piece: Piece, corners_px: Corners | None = None) -> Reviewed:
        """A person adds a piece that was missed."""
        known = len(set(piece.marks)) == 1  # nobody said which end shows which half
        return replace(self, looks=(*self.looks, Look(piece, corners_px, said=True, ends_known=known)))

    def fill(self, place: Corners, piece: Piece) -> Reviewed:
        """A person says what lies at a place; where somebody has said so already, the later word holds."""
        index = self._added_at(place)
        filled = self.add(piece, place) if index is None else self.correct(index, piece)
        return filled.doubt_again(place)

    def leave_empty(self, place: Corners) -> Reviewed:
        """A person says that nothing lies at a place."""
        return replace(self, empty=(*self.empty, place))

    def doubt_again(self, place: Corners) -> Reviewed:
        """Nobody says any more that nothing lies there."""
        return replace(self, empty=tuple(empty for empty in self.empty if not lies_at(empty, place)))

    def agreed(self) -> Reviewed:
        """A person agrees with every piece as it stands."""
        return replace(self, closed=True, looks=tuple(replace(look, said=True) for look in self.looks))

    @property
    def waits(self) -> bool:
        """Whether nobody has agreed with it yet, nor taken it again."""
        return not (self.closed or self.aside)

    def set_aside(self) -> Reviewed:
        """The photo was taken again; this one is kept, and no longer counts."""
        return replace(self, aside=True)

    def reread(self, reading: Reading) -> Reviewed:
        """Take over a new reading of the same photo, except where a person has said something."""
        looks = _looks(reading)
        free = set(range(len(looks)))
        for said in (look for look in self.looks if look.said):
            index = _nearest(said, looks, free)
            if index is None:
                looks.append(said)
            else:
                free.discard(index)
                looks[index] = replace(
                    looks[index],
                    piece=said.piece,
                    corners_px=said.corners_px,
                    said=True,
                    gone=said.gone,
                    ends_known=said.ends_known,
                )
        return replace(self, size_px=reading.size_px, looks=tuple(looks), doubts=reading.doubts)

    def _with(self, index: int, look: Look) -> Reviewed:
        return replace(self, looks=(*self.looks[:index], look, *self.looks[index + 1 :]))

    def to_json(self) -> dict[str, Any]:
        """Plain data that `from_json` turns back into an equal review."""
        as_read = Reading(self.piece_set, self.size_px, (), self.doubts).to_json()
        return {
            "set": as_read["set"],
            "size_px": as_read["size_px"],
            "doubts": as_read["doubts"],
            "closed": self.closed,
            "aside": self.aside,
            "empty": [[list(corner) for corner in place] for place in self.empty],
            "looks": [
                {
                    "marks": list(look.piece.marks),
                    "read": look.read and list(look.read.marks),
                    "corners_px": look.corners_px and [list(corner) for corner in look.corners_px],
                    "confidence": look.confidence,
                    "sure": look.sure,
                    "alternatives": [list(piece.marks) for piece in look.alternatives],
                    "said": look.said,
                    "gone": look.gone,
                    "ends_known": look.ends_known,
                }
                for look in self.looks
            ],
        }

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Reviewed:
        """Read back what `to_json` gave. Raises KeyError or PieceError where it was tampered with."""
        box = piece_set(stored["set"])
        as_read = Reading.from_json({**stored, "pieces": [], "ms": 0.0})
        looks = (
            Look(
                piece=box.piece(raw["marks"]),
                corners_px=_corners(raw["corners_px"]),
                read=box.piece(raw["read"]) if raw["read"] else None,
                confidence=raw["confidence"],
                sure=raw["sure"],
                alternatives=tuple(map(box.piece, raw["alternatives"])),
                said=raw["said"],
                gone=raw["gone"],
                ends_known=raw.get("ends_known", True),
            )
            for raw in stored["looks"]
        )
        empty = tuple(place for raw in stored.get("empty", ()) if (place := _corners(raw)))
        closed, aside = stored["closed"], stored["aside"]
        return cls(box, as_read.size_px, tuple(looks), as_read.doubts, closed, aside, empty)


def exists_once(box: PieceSet) -> bool:
    """Whether each piece of the set is in the box once: tiles are, the faces of dice are not."""
    return box.family is not Family.UNO_DICE


def together(photos: Iterable[Reviewed]) -> tuple[Piece, ...]:
    """The hand that several photos show; a tile in two of them is one tile, and counts once."""
    hand: list[Piece] = []
    for photo in photos:
        before = Counter(hand) if exists_once(photo.piece_set) else Counter[Piece]()
        for piece in photo.pieces:
            if before[piece]:
                before[piece] -= 1
            else:
                hand.append(piece)
    return tuple(hand)


def _place_of(doubt: Doubt) -> Corners | None:
    """Where a piece may lie that was not read; None for a doubt about anything else."""
    about_one = not doubt.pieces and doubt.kind.removesuffix("-die") in AT_PLACES
    return doubt.corners_px if about_one else None


def _looks(reading: Reading) -> list[Look]:
    return [_look(seen, reading.ends_known or len(set(seen.piece.marks)) == 1) for seen in reading.pieces]


def _look(seen: Seen, ends_known: bool) -> Look:
    others = tuple(piece for piece, _ in seen.alternatives if piece != seen.piece)
    return Look(
        seen.piece,
        seen.corners_px,
        seen.piece,
        seen.confidence,
        seen.sure,
        others,
        ends_known=ends_known,
    )


def _nearest(said: Look, looks: list[Look], free: set[int]) -> int | None:
    """Index of the free look that lies where `said` lies: centres nearer than half its longer edge."""
    if said.corners_px is None:
        return None
    within = longest_edge(said.corners_px) / 2
    centre = middle(said.corners_px)
    near = {i: dist(centre, middle(corners)) for i in free if (corners := looks[i].corners_px) is not None}
    best = min(near, key=near.__getitem__, default=None)
    return best if best is not None and near[best] < within else None


def _corners(points: Any) -> Corners | None:
    if not points:
        return None
    a, b, c, d = ((float(x), float(y)) for x, y in points)
    return a, b, c, d
