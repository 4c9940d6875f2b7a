"""How much memory the networks hold, and that letting go of it changes nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest

from rules.pieces import Family
from vision.draw import draw_photo
from vision.eyes import all_eyes
from vision.halves import Floats
from vision.nets import Net
from vision.thresholds import MODELS

ROOT = Path(__file__).parents[2]
MOST_MB = 400


def photo(seed: int, side: int) -> Floats:
    return np.random.default_rng(seed).random((1, 3, side, side), np.float32)


@pytest.mark.parametrize("side", [64, 736], ids=["small", "large"])
def test_a_network_answers_the_same_whatever_it_held_before(side: int) -> None:
    fresh, used, rested = (Net(MODELS / "finder.onnx") for _ in range(3))
    used(photo(1, 736))
    rested(photo(1, 64))
    rested.rest()
    answer = fresh(photo(2, side))
    assert answer.shape == (1, 24, side // 8, side // 8)
    for other in (used, rested):
        np.testing.assert_allclose(other(photo(2, side)), answer, rtol=1e-4, atol=1e-4)


def test_an_answer_outlives_the_memory_it_was_made_in() -> None:
    net = Net(MODELS / "finder.onnx")
    answer = net(photo(1, 736))
    kept = answer.copy()
    net(photo(2, 736))
    assert np.array_equal(answer, kept)


def test_tiles_and_dice_of_uno_share_the_network_for_marks() -> None:
    eyes = all_eyes(MODELS)
    assert eyes(Family.UNO_TILES).reader is eyes(Family.UNO_DICE).reader
    assert eyes(Family.UNO_TILES) is eyes(Family.UNO_TILES)


@pytest.mark.skipif(sys.platform != "linux", reason="memory is told by /proc")
def test_reading_as_every_family_in_turn_needs_little_more_memory_than_as_one(tmp_path: Path) -> None:
    small_tiles, _ = draw_photo(
        [(i, j) for i in range(7) for j in range(i + 1)], 6, (2400, 1800), tile_px=120, layout="grid"
    )
    path = tmp_path / "small.jpg"
    cv2.imwrite(str(path), small_tiles)
    boxes = ["double-6", "uno-dominoes", "uno-dice", "double-6"]
    command = [sys.executable, "-m", "tests.vision.weigh", path, *boxes]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert told[2] == "read"
    assert float(told[0]) < MOST_MB
