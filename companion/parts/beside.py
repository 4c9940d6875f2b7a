"""What has room on a line: a sentence beside its button, a label in its place."""

from __future__ import annotations

from textwrap import wrap

from companion import theme

LETTER = 0.56  # how wide a letter of body text is beside its size, on the average,
WIDE_LETTER = 0.64  # and a bold one or a figure at most
EDGES = 104  # dp: around the line, on the screen and in its card, and around the button and its words
FEWEST = 16  # letters in a line, so that a paragraph beside a button reads as one


def room_beside(label: str, across: float) -> float:
    """How many letters of a sentence fit on a line that ends in a button of this label; may be negative.

    `across`: how wide the window is for its letters, dp.
    """
    return (min(across, theme.WIDEST) - EDGES) / (LETTER * theme.BODY) - len(label)


def stand_beside(said: str, label: str, across: float) -> bool:
    """Whether the sentence keeps its words whole, and needs two lines at most, with the button beside it."""
    room = room_beside(label, across)
    longest = max(map(len, said.split()), default=0)
    return longest <= room and len(wrap(said, int(room))) <= 2


def paragraph_beside(label: str, across: float) -> bool:
    """Whether a paragraph of any length stands well beside the button."""
    return room_beside(label, across) >= FEWEST


def fitting(size: int, letters: int, width: float) -> int:
    """The size for so many letters on one line, at most `size`.

    `width`: of the line, in dp of usual letters.
    """
    return int(min(size, width / (WIDE_LETTER * max(letters, 1))))
