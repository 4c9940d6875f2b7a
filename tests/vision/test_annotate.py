"""What is drawn over a photo beside its pieces: hands, and ends that meet."""

from __future__ import annotations

import numpy as np
import pytest

from rules.pieces import SETS
from tests.vision.laid import HALF_PX, corners, seen
from vision.annotate import HAND, SURE, WRONG, annotated
from vision.decode import Pixels
from vision.photo import Photo
from vision.reading import Reading, Seen

LINE = [
    seen("1-3", corners(2, 3)),
    seen("3-6", corners(4, 3)),
    seen("6-6", corners(5.5, 3, 90)),
    seen("5-2", corners(7, 3)),
]


def marked(*pieces: Seen) -> Pixels:
    photo = Photo.of(np.full((480, 800, 3), 128, np.uint8))
    return annotated(photo, Reading(SETS["double-6"], photo.size_px, pieces))


def shows(drawn: Pixels, colour: tuple[int, int, int], x: float, y: float, within: float = 1.0) -> bool:
    """Whether the colour is seen so near to a point, in halves."""
    rows, columns = np.nonzero((np.abs(drawn.astype(int) - colour) < 12).all(2))
    return bool((np.hypot(columns / HALF_PX - x, rows / HALF_PX - y) < within).any())


def test_ends_that_match_have_a_green_dot_and_others_a_red_ring() -> None:
    drawn = marked(*LINE)
    assert shows(drawn, SURE, 3, 3, within=0.1)  # 3 at 3
    assert shows(drawn, SURE, 5, 3, within=0.1)  # 6 at the double's side
    assert shows(drawn, WRONG, 6, 3, within=0.8)  # 6 at 5
    assert not shows(drawn, WRONG, 6, 3, within=0.5)  # a ring, that hides no pip
    assert not shows(drawn, WRONG, 3, 3)
    assert not shows(drawn, HAND, 5, 3, within=99)


def test_a_line_that_matches_and_tiles_that_touch_by_chance_have_no_ring() -> None:
    assert not shows(marked(*LINE[:3]), WRONG, 4, 3, within=99)
    assert not shows(marked(seen("1-3", corners(2, 3)), seen("5-6", corners(4, 3))), WRONG, 4, 3, within=99)


@pytest.mark.parametrize("apart", [1.1, 9])
def test_hands_are_framed_where_there_are_several(apart: float) -> None:
    left = [seen("1-3", corners(2 + 1.1 * i, 3, 90)) for i in range(3)]
    right = [seen("0-2", corners(4.2 + apart + 1.1 * i, 3, 90)) for i in range(3)]
    drawn = marked(*left, *right)
    for x, y in ((2.55, 1.5), (2.55, 4.5), (4.75 + apart, 1.5)):  # between the labels
        assert shows(drawn, HAND, x, y, within=0.1) == (apart == 9)


@pytest.mark.parametrize("apart", [1.15, 3.0], ids=["in a row", "apart"])
def test_labels_lie_beside_their_pieces_and_hide_no_marking(apart: float) -> None:
    row = [seen("1-3", corners(2 + apart * i, 3, 90)) for i in range(4)]
    drawn = marked(*row)
    for i in range(4):
        x = round((2 + apart * i) * HALF_PX)
        face = drawn[round(2.2 * HALF_PX) : round(3.8 * HALF_PX), x - 15 : x + 15]
        assert (face == 128).all()
        assert shows(drawn, SURE, 2 + apart * i, 1.5 if apart < 2 else 3, within=1.2)


def test_a_label_is_on_its_piece_only_where_there_is_no_room() -> None:
    full = [seen("1-3", corners(1 + 2.1 * i, 0.5 + 1.05 * j)) for i in range(10) for j in range(12)]
    drawn = marked(*full)
    assert shows(drawn, SURE, 1 + 2.1 * 5, 0.5 + 1.05 * 5, within=0.1)
