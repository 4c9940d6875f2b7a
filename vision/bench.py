"""How long each stage takes, beside decoding the same photo in the same run: machines are noisy."""

from __future__ import annotations

import statistics
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import cv2
import numpy as np

from rules.pieces import PieceSet
from vision.photo import open_photo
from vision.read import Reader

STAGES = ("open", "find", "flatten", "pips", "judge")


@dataclass(frozen=True, slots=True)
class StageTimes:
    """Medians over photos, ms."""

    photos: int
    decode_ms: float  # OpenCV decoding the photo in full, the yardstick
    stage_ms: dict[str, float]  # by the names in STAGES
    reading_ms: float  # all stages
    slowest_ms: float
    ratio: float  # median of reading / decode of the same photo
    first_ms: float  # the very first reading, networks loaded from disk

    def lines(self) -> list[str]:
        """A table for people."""
        stages = " + ".join(f"{name} {self.stage_ms[name]:.0f}" for name in STAGES)
        return [
            f"{self.photos} photos, medians: reading {self.reading_ms:.0f} ms ({stages})",
            f"decoding the same photos {self.decode_ms:.0f} ms; reading / decoding {self.ratio:.1f}",
            f"slowest photo {self.slowest_ms:.0f} ms; first reading, networks loaded, {self.first_ms:.0f} ms",
        ]


def stage_times(photos: Iterable[tuple[Path, PieceSet]]) -> StageTimes:
    """Read each photo once, timing every stage and a full decode. Raises PhotoError; needs one photo."""
    start = time.perf_counter()
    reader = Reader.load()
    load_ms = (time.perf_counter() - start) * 1000
    spent: dict[str, list[float]] = defaultdict(list)
    first_ms = 0.0
    for path, piece_set in photos:
        if not first_ms:
            first_ms = load_ms + sum(_timed(reader, path, piece_set).values())
        encoded = np.frombuffer(path.read_bytes(), np.uint8)
        start = time.perf_counter()
        cv2.imdecode(encoded, cv2.IMREAD_COLOR)
        decode = (time.perf_counter() - start) * 1000
        stages = _timed(reader, path, piece_set)
        reading = sum(stages.values())
        for name, ms in {**stages, "decode": decode, "reading": reading, "ratio": reading / decode}.items():
            spent[name].append(ms)
    median = {name: statistics.median(values) for name, values in spent.items()}
    return StageTimes(
        photos=len(spent["decode"]),
        decode_ms=median["decode"],
        stage_ms={name: median[name] for name in STAGES},
        reading_ms=median["reading"],
        slowest_ms=max(spent["reading"]),
        ratio=median["ratio"],
        first_ms=first_ms,
    )


def _timed(reader: Reader, path: Path, piece_set: PieceSet) -> dict[str, float]:
    """ms of each stage of one reading."""
    marks: list[tuple[str, float]] = [("", time.perf_counter())]

    def lap(stage: str) -> None:
        marks.append((stage, time.perf_counter()))

    photo = open_photo(path)
    lap("open")
    reader.read(photo, piece_set, lap)
    return {stage: (end - start) * 1000 for (_, start), (stage, end) in pairwise(marks)}
