"""Whether a sentence and a button have room on one line; where they have not, the button goes below."""

from __future__ import annotations

from companion import theme

LETTER = 0.56  # how wide a letter of body text is beside its size, on the average
EDGES = 4 * theme.PAD  # dp: around the line, on the screen and in its card, and around the button's words
FEWEST = 20  # letters in a line, so that a paragraph beside a button reads as one


def room_beside(label: str, across: float) -> float:
    """How many letters of a sentence fit on a line that ends in a button of this label; may be negative.

    `across`: how wide the window is for its letters, dp.
    """
    return (min(across, theme.WIDEST) - EDGES) / (LETTER * theme.BODY) - len(label)


def stand_beside(said: str, label: str, across: float) -> bool:
    """Whether the sentence keeps its words whole, and needs two lines at most, with the button beside it."""
    room = room_beside(label, across)
    longest = max(map(len, said.split()), default=0)
    return longest <= room and len(said) <= 2 * room


def paragraph_beside(label: str, across: float) -> bool:
    """Whether a paragraph of any length stands well beside the button."""
    return room_beside(label, across) >= FEWEST
