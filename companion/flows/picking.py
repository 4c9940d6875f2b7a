"""Picking a piece of a set by tapping its parts: two numbers, or a colour and a sign a half."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.pieces import COLOURLESS, COLOURS, Die, Domo, Face, Family, Piece, PieceSet, Tile


@dataclass(frozen=True, slots=True)
class Picking:
    """What was tapped of a piece so far."""

    box: PieceSet
    first: int | Face | None = None  # the half that is picked already
    colour: str = ""  # of the half that is being picked

    @classmethod
    def half(cls, piece: Piece, box: PieceSet, half: int) -> Picking:
        """One half of a piece is picked anew; its colour is chosen as it was, the other half stays."""
        match piece:
            case Domo(one, two):
                now, other = (one, two) if half == 0 else (two, one)
                return cls(box, other, now.colour)
            case Tile(low, high):
                return cls(box, high if half == 0 else low)
            case Die(up):
                return cls(box, None, up.colour)

    @property
    def numbers(self) -> range:
        """The halves of a pip set."""
        return range(self.box.highest + 1)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The pip tiles with the half that was tapped, by their other half."""
        return tuple(Tile(self.first, n) for n in self.numbers) if isinstance(self.first, int) else ()

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours to choose from; none in a pip set."""
        return COLOURS if self.box.faces else ()

    @property
    def faces(self) -> tuple[Face, ...]:
        """The markings to choose from: those of the colour that was tapped, and the colourless ones."""
        return tuple(face for face in self.box.faces if face.colour in (self.colour, ""))

    @property
    def signs(self) -> tuple[str, ...]:
        """The coloured signs of the set, in order, whichever colour."""
        return tuple(dict.fromkeys(face.mark for face in self.box.faces if face.mark not in COLOURLESS))

    def in_colour(self, colour: str) -> Picking:
        return replace(self, colour=colour)

    def again(self) -> Picking:
        """Nothing tapped."""
        return Picking(self.box)

    def tap(self, half: int | Face) -> tuple[Picking, Piece | None]:
        """Tap a half; with the last half of a piece comes the piece, and the picking begins again."""
        if self.box.family is Family.UNO_DICE:
            assert isinstance(half, Face)
            return self.again(), Die(half)
        if self.first is None:
            return replace(self, first=half, colour=""), None
        return self.again(), _joined(self.first, half)


def _joined(one: int | Face, two: int | Face) -> Piece:
    match one, two:
        case Face(), Face():
            return Domo(one, two)
        case int(), int():
            return Tile(one, two)
    raise TypeError(f"{one} and {two} are not of one set")
