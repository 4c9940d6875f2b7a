"""A process of its own reads a photo: how much memory that takes, and how soon the first answer is there.

python -m companion.benches.fresh PHOTO SET [SET...]
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from companion.benches import Figures, Material, NotHere, set_of

_OTHERS = ("uno-dominoes", "uno-dice")  # sets of other families: a household plays more than one game


def fresh(_: Path, material: Material) -> Figures:
    """The usual and the largest real photo, and drawn ones of 12 and 72 megapixels; and one as all pieces."""
    from companion.benches.enlarged import large_photos

    with tempfile.TemporaryDirectory() as folder:
        names = ("drawn, 12 megapixels", "drawn, 72 megapixels")
        made = large_photos(Path(folder), (12, 72))
        asked = {name: (path, box.name) for name, (path, box) in zip(names, made, strict=True)}
        read = {name: in_a_process(path, box) for name, (path, box) in {**_real(material), **asked}.items()}
        path, box = made[0]
        read[f"{names[0]}, as all pieces"] = in_a_process(path, box.name, *_OTHERS)
    first = next(iter(read.values()))
    return {
        "peak_mb": max(one["peak_mb"] for one in read.values()),
        "first_reading_ms": first["first_ms"],
        "start_to_answer_ms": first["start_to_answer_ms"],
        "photos": read,
    }


def _real(material: Material) -> dict[str, tuple[Path, str]]:
    try:
        truth = material.truth()
    except NotHere:
        return {}  # the drawn ones tell enough
    by_size = sorted(truth, key=lambda name: int(truth[name]["width"] * truth[name]["height"]))
    usual, largest = by_size[len(by_size) // 2], by_size[-1]
    return {
        f"real, {kind}": (material.photos / name, set_of(truth[name]).name)
        for kind, name in (("usual", usual), ("largest", largest))
    }


def in_a_process(photo: Path, *boxes: str) -> dict[str, float]:
    """What `main` prints for this photo, and how long the process took. Raises NotHere where it fails."""
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", "companion.benches.fresh", photo, *boxes], capture_output=True, text=True
    )
    if done.returncode != 0:
        raise NotHere(f"{photo} could not be read: {done.stderr.strip().splitlines()[-1]}")
    told: dict[str, Any] = json.loads(done.stdout)
    return {**told, "start_to_answer_ms": round((time.perf_counter() - start) * 1000)}


def peak_mb() -> float | None:
    """Of this process so far; None where Linux does not tell; `resource` counts the parent's too."""
    try:
        told = re.search(r"VmHWM:\s+(\d+) kB", Path("/proc/self/status").read_text())
    except OSError:
        return None
    return round(int(told[1]) / 1024) if told else None


def main() -> None:
    """Read one photo as if it were the first of an evening, and then as other sets."""
    from rules.pieces import piece_set
    from vision.photo import open_photo
    from vision.read import read_photo

    path, (box, *others) = Path(sys.argv[1]), map(piece_set, sys.argv[2:])
    ms = []
    for _ in range(2):
        start = time.perf_counter()
        read_photo(open_photo(path), box)
        ms.append(round((time.perf_counter() - start) * 1000))
        if len(ms) == 1:
            peak = peak_mb()
    for other in others:
        read_photo(open_photo(path), other)
        peak = peak_mb()
    print(json.dumps({"peak_mb": peak or 0, "first_ms": ms[0], "second_ms": ms[1]}))


if __name__ == "__main__":
    main()
