"""One hand while it is being entered: by camera, by tapping tiles or by typing, without losing either."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from companion.flows.adding import Sum
from companion.flows.picking import Picking
from rules.pieces import Face, Piece
from rules.rounds import Left


class Way(StrEnum):
    """The three ways to tell what is left."""

    CAMERA = "camera"
    TILES = "tiles"
    KEYS = "keys"


@dataclass(frozen=True, slots=True)
class Hand:
    """What was tapped and what was typed; both stay while a person goes from one way to another."""

    way: Way = Way.CAMERA
    pieces: tuple[Piece, ...] = ()
    typed: Sum = field(default_factory=Sum)
    picking: Picking | None = None  # the piece that is being tapped; None before its first tap

    @classmethod
    def of(cls, left: Left | None, way: Way = Way.CAMERA) -> Hand:
        """Begin with what is entered already; a typed number opens the keys."""
        if left is None:
            return cls(way)
        if left.pieces is None:
            return cls(Way.KEYS, typed=Sum(typing=str(left.typed)))
        return cls(way, left.pieces)

    @property
    def left(self) -> Left | None:
        """What the player has left by the way that is open; None while nothing is entered."""
        if self.way is Way.KEYS:
            return None if self.typed.total is None else Left(typed=self.typed.total)
        return Left(self.pieces) if self.pieces else None

    def go(self, way: Way) -> Hand:
        return replace(self, way=way)

    def tap(self, picking: Picking, half: int | Face) -> Hand:
        """Tap a half of a piece; `picking` is where a piece begins. The last half adds the piece."""
        now, piece = (self.picking or picking).tap(half)
        added = (*self.pieces, piece) if piece is not None else self.pieces
        return replace(self, picking=now, pieces=added)

    def pick(self, picking: Picking) -> Hand:
        """Choose a colour, or begin the piece again."""
        return replace(self, picking=picking)

    def remove(self, index: int) -> Hand:
        return replace(self, pieces=(*self.pieces[:index], *self.pieces[index + 1 :]))

    def press(self, key: str) -> Hand:
        """A key of the keypad; see `Sum.press`."""
        return replace(self, typed=self.typed.press(key))
