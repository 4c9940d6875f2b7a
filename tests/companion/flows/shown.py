"""Photos of several hands for tests: "9-7 6-4 | 3-1" are two hands, well apart, from left to right."""

from __future__ import annotations

from rules.pieces import SETS, Tile
from vision.reading import Corners, Doubt, Reading, Seen

BOX = SETS["double-12"]
WIDE, LONG, BETWEEN, APART = 100.0, 200.0, 30.0, 1000.0  # px: a tile, from tile to tile, from hand to hand


def place(left: float, top: float = 400.0) -> Corners:
    """Where a tile that stands upright lies."""
    return ((left, top), (left + WIDE, top), (left + WIDE, top + LONG), (left, top + LONG))


def reading_of(hands: str, *doubts: Doubt) -> Reading:
    """A tile with "?" is doubtful: "9-7?"."""
    seen: list[Seen] = []
    left = APART / 2
    for hand in hands.split("|"):
        for word in hand.split():
            sure = not word.endswith("?")
            seen.append(Seen(Tile.parse(word.rstrip("?")), 0.99 if sure else 0.5, sure, place(left)))
            left += WIDE + BETWEEN
        left += APART
    return Reading(BOX, (round(left), 1000), tuple(seen), doubts)


def tiles(text: str) -> tuple[Tile, ...]:
    return BOX.hand(text)  # type: ignore[return-value]
