"""What a half of an Uno tile or the top of an Uno die can show, as the networks number it."""

from __future__ import annotations

from rules.pieces import COLOURS, Face

KINDS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "D1", "D2", "S", "R", "DE", "W", "WD4")
TURNS = 4  # quarter turns clockwise of a marking's top from the direction of the partner half
NOT_A_HALF = len(KINDS) * TURNS  # the class behind all kinds in all turns: kind * TURNS + turn
CLASSES = NOT_A_HALF + 1
NO_COLOUR = len(COLOURS)
HUES = NO_COLOUR + 1  # red, green, yellow, blue, none


def kind_of(face: Face) -> int:
    """The number of a face's kind, 0 to 15."""
    return KINDS.index(face.mark)


def hue_of(face: Face) -> int:
    """The number of a face's colour, 0 to 3; NO_COLOUR for words without one."""
    return COLOURS.index(face.colour) if face.colour else NO_COLOUR
