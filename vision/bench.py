"""How long each stage takes, beside decoding the same photo in the same run: machines are noisy.

python -m vision.bench PHOTO SET    # one reading in a fresh process: its ms and its memory, as JSON
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

STAGES = ("open", "find", "sharpen", "look", "sift", "judge")
_TRIES = 3  # of each photo, the quickest counts: what is slower was somebody else's work

_started = time.perf_counter()  # before OpenCV is imported: in a fresh process that is a part of the wait

import cv2  # noqa: E402
import numpy as np  # noqa: E402

from rules.pieces import PieceSet, piece_set  # noqa: E402
from vision.photo import open_photo  # noqa: E402
from vision.read import Reader, read_photo  # noqa: E402


@dataclass(frozen=True, slots=True)
class StageTimes:
    """Medians over photos, ms."""

    photos: int
    decode_ms: float  # OpenCV decoding the photo in full, the yardstick
    stage_ms: dict[str, float]  # by the names in STAGES
    reading_ms: float  # all stages
    slowest_ms: float
    ratio: float  # median of reading / decode of the same photo
    first_ms: float  # the first reading of a fresh process: imports, networks, and the reading
    peak_mb: float  # the most memory that process held, the largest photo being read

    def lines(self) -> list[str]:
        """A table for people."""
        stages = " + ".join(f"{name} {self.stage_ms[name]:.1f}" for name in STAGES)
        return [
            f"{self.photos} photos, medians: reading {self.reading_ms:.1f} ms ({stages})",
            f"decoding the same photos {self.decode_ms:.1f} ms; reading / decoding {self.ratio:.1f} for the "
            f"median photo, {self.reading_ms / self.decode_ms:.1f} for the medians",
            f"slowest photo {self.slowest_ms:.0f} ms; first reading of a fresh process, imports and networks "
            f"loaded, {self.first_ms:.0f} ms; it held {self.peak_mb:.0f} MB at most",
        ]


def stage_times(photos: Iterable[tuple[Path, PieceSet]]) -> StageTimes:
    """Read photos, timing every stage and a full decode. Raises PhotoError; needs one photo."""
    photos = list(photos)
    largest, its_set = max(photos, key=lambda photo: photo[0].stat().st_size)
    first_ms, peak_mb = fresh(largest, its_set)
    reader = Reader.load()
    spent: dict[str, list[float]] = defaultdict(list)
    for path, box in photos:
        decode = min(_decode_ms(path) for _ in range(_TRIES))
        stages = min((_timed(reader, path, box) for _ in range(_TRIES)), key=lambda each: sum(each.values()))
        reading = sum(stages.values())
        for name, ms in {**stages, "decode": decode, "reading": reading, "ratio": reading / decode}.items():
            spent[name].append(ms)
    median = {name: statistics.median(values) for name, values in spent.items()}
    return StageTimes(
        photos=len(photos),
        decode_ms=median["decode"],
        stage_ms={name: median[name] for name in STAGES},
        reading_ms=median["reading"],
        slowest_ms=max(spent["reading"]),
        ratio=median["ratio"],
        first_ms=first_ms,
        peak_mb=peak_mb,
    )


def fresh(path: Path, box: PieceSet) -> tuple[float, float]:
    """ms and MB of one reading in a process of its own. Raises CalledProcessError where it fails."""
    command = [sys.executable, "-m", "vision.bench", str(path.resolve()), box.name]
    root = Path(__file__).parent.parent
    told = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, check=True, text=True).stdout
    figures = json.loads(told)
    return figures["ms"], figures["mb"]


def _decode_ms(path: Path) -> float:
    encoded = np.frombuffer(path.read_bytes(), np.uint8)
    start = time.perf_counter()
    cv2.imdecode(encoded, cv2.IMREAD_COLOR)
    return (time.perf_counter() - start) * 1000


def _timed(reader: Reader, path: Path, box: PieceSet) -> dict[str, float]:
    """ms of each stage of one reading."""
    marks: list[tuple[str, float]] = [("", time.perf_counter())]

    def lap(stage: str) -> None:
        marks.append((stage, time.perf_counter()))

    photo = open_photo(path)
    lap("open")
    reader.read(photo, box, lap)
    return {stage: (end - start) * 1000 for (_, start), (stage, end) in pairwise(marks)}


def _peak_mb() -> float:
    """The most memory this process has held so far, MB; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    if status.exists():  # Linux: what getrusage tells there began with the process that started this one
        lines = (line.split() for line in status.read_text(encoding="ascii").splitlines())
        return next((int(line[1]) / 1_000 for line in lines if line[0] == "VmHWM:"), 0.0)
    try:
        import resource
    except ImportError:  # Windows
        return 0.0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1_000_000 if sys.platform == "darwin" else 1_000)


def main() -> None:
    """One reading, from the command line."""
    read_photo(open_photo(Path(sys.argv[1])), piece_set(sys.argv[2]))
    print(json.dumps({"ms": (time.perf_counter() - _started) * 1000, "mb": _peak_mb()}))


if __name__ == "__main__":
    main()
