"""The stopwatch: what it counts and how it tells it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import cv2
import pytest

from rules.pieces import SETS
from vision.bench import STAGES, StageTimes, fresh, stage_times
from vision.draw import draw_photo


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    path = tmp_path / "hand.jpg"
    cv2.imwrite(str(path), draw_photo([(1, 2), (3, 4)], 3, (800, 600))[0])
    return path


def test_every_stage_of_a_photo_is_timed(photo: Path) -> None:
    times = stage_times([(photo, SETS["double-6"])])
    assert times.photos == 1
    assert set(times.stage_ms) == set(STAGES)
    assert times.reading_ms == pytest.approx(sum(times.stage_ms.values()))
    assert times.ratio == pytest.approx(times.reading_ms / times.decode_ms)
    assert times.first_ms > times.reading_ms
    assert 40 < times.peak_mb < 400


def test_a_photo_that_cannot_be_read_is_no_figure(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        fresh(tmp_path / "none.jpg", SETS["double-6"])


def test_the_table_names_both_ratios() -> None:
    stages = dict.fromkeys(STAGES, 5.0)
    times = StageTimes(2, 10.0, stages, 30.0, 44.0, 2.5, 321.0, 150.0)
    first, second, third = times.lines()
    assert first.startswith("2 photos, medians: reading 30.0 ms (open 5.0 + find 5.0")
    assert second == (
        "decoding the same photos 10.0 ms; reading / decoding 2.5 for the median photo, 3.0 for the medians"
    )
    assert "slowest photo 44 ms" in third
    assert "it held 150 MB at most" in third
