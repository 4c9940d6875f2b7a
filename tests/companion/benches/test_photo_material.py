"""Photos for the figures: drawn ones with their truth, real ones altered with theirs moved along."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from companion.benches.altered_photos import WAYS, moved, true_photo
from companion.benches.drawn_photos import one_photo
from vision.drawing.held_out import HELD_OUT


def test_photos_are_numbered_and_the_same_every_time() -> None:
    one, again, other = one_photo(0), one_photo(0), one_photo(13)
    assert one == again
    assert one.jpeg != other.jpeg
    assert {one.names["look"], other.names["look"]} <= set(HELD_OUT)


def test_the_truth_of_a_drawn_photo_lies_in_it() -> None:
    one = one_photo(0)
    height, width = cv2.imdecode(np.frombuffer(one.jpeg, np.uint8), cv2.IMREAD_COLOR).shape[:2]
    assert 5 <= len(one.truth.tiles) <= 20
    assert all(max(tile.marks) <= one.highest for tile in one.truth.tiles)
    shown = [tile for tile in one.truth.tiles if tile.readable]
    assert shown
    assert all(0 < tile.at[0] < width and 0 < tile.at[1] < height for tile in shown)
    assert 10 < one.truth.length_px < width


KNOWN = {"width": 800, "height": 600, "tile_len_px": 100, "tiles": [{"a": 3, "b": 4, "x": 600, "y": 150}]}


def test_the_truth_of_a_photo_held_at_half_its_size() -> None:
    truth = true_photo(KNOWN, 400)
    assert (truth.tiles[0].at, truth.length_px) == ((300, 75), 50)


@pytest.mark.parametrize("way", WAYS)
def test_the_truth_goes_where_the_tile_goes(way: str) -> None:
    """A black spot on grey: wherever it is afterwards, the truth must say so."""
    photo = np.full((600, 800, 3), 150, np.uint8)
    cv2.circle(photo, (600, 150), 30, (0, 0, 0), -1)
    pixels, points = WAYS[way](photo)
    spot = np.argwhere(_unlike_its_surroundings(pixels))
    truth = moved(true_photo(KNOWN, 800), points)
    assert truth.tiles[0].at == pytest.approx(tuple(spot.mean(0)[::-1]), abs=8)
    across = float(np.sqrt(len(spot) * 4 / np.pi))  # the spot was 60 px wide, the tile 100 long
    assert truth.length_px == pytest.approx(across * 100 / 60, rel=0.35)


def _unlike_its_surroundings(pixels: np.ndarray) -> np.ndarray:
    grey = cv2.cvtColor(pixels, cv2.COLOR_BGR2GRAY).astype(int)
    return np.abs(grey - np.median(grey[grey.shape[0] // 3 :])) > 60
