"""A hand, a list of numbers or of places that is being told, one after another. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.flows.picking import Picking
from rules.pieces import COLOURLESS, Face, Piece


@dataclass(frozen=True, slots=True)
class Telling:
    """What was tapped so far for one fact: pieces, or places as texts, and the half that is being picked."""

    pieces: tuple[Piece, ...] = ()
    places: tuple[str, ...] = ()
    picking: Picking | None = None
    wild: str = ""  # a colourless place whose colour is asked next

    def tap(self, fresh: Picking, half: int | Face) -> Telling:
        """Tap a half; `fresh` is where a piece begins. The last half adds the piece."""
        now, piece = (self.picking or fresh).tap(half)
        return replace(self, picking=now, pieces=self.pieces if piece is None else (*self.pieces, piece))

    def tap_place(self, face: Face, *, coloured: bool) -> Telling:
        """Tap what lies open; with `coloured`, a wild waits for its colour."""
        if coloured and face.mark in COLOURLESS and face.mark.startswith("W"):
            return replace(self, wild=str(face), picking=None)
        return replace(self, places=(*self.places, str(face)), picking=None)

    def tap_doublet(self, fresh: Picking, half: int | Face) -> Telling:
        """Tap a half of a doublet that lies open; a wild one waits for its colour."""
        now, piece = (self.picking or fresh).tap(half)
        if piece is None:
            return replace(self, picking=now)
        if piece.marks[0] == piece.marks[-1] and str(piece.marks[0]).startswith("W"):
            return replace(self, wild=str(piece), picking=None)
        return replace(self, places=(*self.places, str(piece)), picking=None)

    def name_colour(self, colour: str) -> Telling:
        """The colour of the wild that was tapped; "" where nobody has named one."""
        return replace(self, places=(*self.places, f"{self.wild} {colour}".strip()), wild="")

    def pick(self, picking: Picking) -> Telling:
        return replace(self, picking=picking)

    def without_piece(self, index: int) -> Telling:
        return replace(self, pieces=(*self.pieces[:index], *self.pieces[index + 1 :]))

    def without_place(self, index: int) -> Telling:
        return replace(self, places=(*self.places[:index], *self.places[index + 1 :]))

    @property
    def hand_text(self) -> str:
        """The pieces as a question reads them; "" is an empty hand."""
        return ", ".join(map(str, self.pieces))

    @property
    def places_text(self) -> str:
        return ", ".join(self.places)
