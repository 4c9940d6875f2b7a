"""Drawn photos that show just one fault, and the real networks: each is told, with what to do about it."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from rules.pieces import SETS
from vision.doubt_words import SENTENCES
from vision.draw import draw_photo
from vision.halves import shared
from vision.lights import Light, glares
from vision.photo import Photo
from vision.read import Reader
from vision.reading import Reading
from vision.thresholds import thresholds

HAND = [(0, 3), (1, 2), (2, 6), (3, 3), (4, 5), (5, 6)]
BY = thresholds().doubt


@cache
def reader() -> Reader:
    return Reader.load()


def read(seed: int = 3, **fault: Any) -> Reading:
    tiles = [] if "groups" in fault else HAND
    return reader().read(Photo.of(draw_photo(tiles, seed, (1280, 960), **fault)[0]), SETS["double-6"])


def kinds(reading: Reading) -> set[str]:
    return {doubt.kind for doubt in reading.doubts}


@pytest.mark.parametrize("seed", [3, 4])
def test_a_plain_photo_gives_no_doubt(seed: int) -> None:
    assert read(seed).doubts == ()


@pytest.mark.parametrize(
    ("fault", "told", "to_do"),
    [
        pytest.param({"dark": 0.02}, {"too-dark"}, "switch on a light", id="too dark"),
        pytest.param({"blur_px": 9}, {"blurred"}, "hold the phone still", id="blurred"),
        pytest.param({"tile_px": 13}, {"too-far"}, "go closer", id="too far"),
        pytest.param({"cut_off": True}, {"cut-off"}, "move back a little", id="cut off by the frame"),
        pytest.param({"face_down": 3}, {"face-down"}, "turn them over", id="face down"),
        pytest.param({"glare": True}, {"glare"}, "tilt the phone", id="glare"),
        pytest.param(
            {"overlapping": True, "seed": 6}, {"overlapping", "covered"}, "ull t", id="on each other"
        ),
        pytest.param({"groups": [HAND[:3], HAND[3:]]}, {"several-hands"}, "all is well", id="two hands"),
    ],
)
def test_a_photo_with_one_fault_tells_it_and_what_to_do(
    fault: dict[str, Any], told: set[str], to_do: str
) -> None:
    found = kinds(read(**{"seed": 3, **fault})) & told
    assert found
    assert all(to_do in SENTENCES[kind] for kind in found)


def test_several_hands_are_a_question_and_make_no_piece_unsure() -> None:
    reading = read(3, groups=[HAND[:3], HAND[3:]])
    assert all(seen.sure for seen in reading.pieces)
    (doubt,) = reading.doubts
    assert doubt.facts == {"count": 2}
    assert len(reading.hands) == 2
    assert "?" in SENTENCES["several-hands"]


@pytest.mark.parametrize(
    ("lit", "bright", "expected"),
    [
        pytest.param(Light(200, 0.0, 0.6, high=235, low=30), 240, False, id="black pips on a white face"),
        pytest.param(Light(230, 0.4, 0.6, high=255, low=60), 255, True, id="burnt out"),
        pytest.param(Light(240, 0.0, 0.3, high=245, low=190), 243, True, id="washed out"),
        pytest.param(Light(120, 0.0, 0.3, high=130, low=100), 243, False, id="pale pips on a dull face"),
    ],
)
def test_light_that_is_mirrored(lit: Light, bright: float, expected: bool) -> None:
    assert glares(lit, bright, BY) == expected


@pytest.mark.parametrize(("along", "expected"), [(0.0, 1.0), (1.0, 0.5), (1.9, 0.05), (3.0, 0.0)])
def test_how_much_of_a_tile_another_covers(along: float, expected: float) -> None:
    tile = np.array([(0.0, 0.0), (2.0, 0.0), (2.0, 1.0), (0.0, 1.0)]) * 50
    assert shared(tile, tile + np.array([50 * along, 0])) == pytest.approx(expected, abs=1e-3)
