"""Doubts that are alike are read once, with how many there are; on the photo each has its place."""

from __future__ import annotations

import pytest

from tests.companion.flows.shown import reading_of
from tests.companion.scoring_table import PLAIN_JPEG, MakeTable, ends
from vision.reading import Corners, Doubt


def box(x: float) -> Corners:
    """A place far below the tiles."""
    return ((x, 800), (x + 50, 800), (x + 50, 900), (x, 900))


THREE = "Of 3 tiles half is hidden. Pull the tiles apart, or add them here."
ONE = "Half of a tile is hidden. Pull the tiles apart, or add it here."
MAYBE = "There may be a tile here. Add it if there is one."


@pytest.mark.parametrize("hidden", [1, 3])
@pytest.mark.parametrize(
    ("hands", "whose", "screen"),
    [
        pytest.param("9-7 6-4", "Ana", "photo", id="one hand"),
        pytest.param("9-7 6-4 | 3-1 12-11", "", "hands", id="all hands"),
    ],
)
async def test_a_kind_of_doubt_is_read_once(
    table: MakeTable, hands: str, whose: str, screen: str, hidden: int
) -> None:
    here = table()
    ends(here)
    covered = [Doubt("covered", box(100.0 * number)) for number in range(hidden)]
    reading = reading_of(hands, covered[0], Doubt("maybe", box(900)), *covered[1:])
    player = here.players[whose] if whose else ""
    photo = here.tableside.photos.keep(here.match, 1, player, PLAIN_JPEG, reading, here.tableside.now())
    async with here.phone(f"/round/1/{screen}/{photo}") as phone:
        doubts = [text for text in phone.texts() if "hidden" in text or "There may be" in text]
        assert doubts == [ONE if hidden == 1 else THREE, MAYBE]
