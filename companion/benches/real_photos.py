"""Photos of real tables: how right the readings are, and how long each stage takes beside plain decoding."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from companion.benches import Figures, Material, NotHere, points_of, set_of, truth_in
from companion.benches.enlarged import large_photos
from rules.pieces import PieceSet

TWELVE_MEGAPIXELS = 12_000_000


def photos(into: Path, material: Material) -> Figures:
    """Read every photo and have score_photos.py count: by source, set and tag, and the worst 20."""
    text = scored(material.photos, material.scorer, ("source", "set", "tag"))
    (into / "photos.txt").write_text(text, "utf-8")
    return {"photos": len(material.truth()), **figures(text)}


def _readings(folder: Path, sets: Mapping[str, PieceSet]) -> list[dict[str, Any]]:
    """What score_photos.py takes."""
    from vision.photo import PhotoError, open_photo
    from vision.read import Reader

    reader = Reader.load()
    told: list[dict[str, Any]] = []
    for name, box in sets.items():
        try:
            reading = reader.read(open_photo(folder / name), box)
        except PhotoError as error:
            told.append({"photo": name, "error": {"kind": error.kind}})
        else:
            total = points_of(reading.piece_set, (seen.piece for seen in reading.pieces))
            told.append({"photo": name, **reading.to_json(), "total": total})
    return told


def times(_: Path, material: Material) -> Figures:
    """Stages in ms beside decoding; photos of twelve megapixels apart."""
    from vision.bench import stage_times

    truth = material.truth()
    sets = {material.photos / name: set_of(known) for name, known in truth.items()}
    real = stage_times(sets.items())
    large = [
        path
        for path, known in zip(sets, truth.values(), strict=True)
        if known["width"] * known["height"] >= TWELVE_MEGAPIXELS
    ]
    with tempfile.TemporaryDirectory() as folder:
        drawn = large_photos(Path(folder), (12,))
        twelve = stage_times([*((path, sets[path]) for path in large), *drawn])
    print("\n".join(("all photos:", *real.lines(), "of 12 megapixels:", *twelve.lines())))
    return {"all": _rounded(asdict(real)), "of_12_megapixels": _rounded(asdict(twelve))}


def scored(folder: Path, scorer: Path, kinds: Sequence[str]) -> str:
    """Read every photo of a folder with truth.json and have score_photos.py count. Raises NotHere."""
    sets = {name: set_of(known) for name, known in truth_in(folder).items()}
    if not scorer.is_file():
        raise NotHere(f"{scorer} is needed: it counts what was read right")
    told = _readings(folder, sets)
    with tempfile.TemporaryDirectory() as beside:
        lines = Path(beside, "readings.jsonl")
        lines.write_text("".join(json.dumps(each) + "\n" for each in told), "utf-8")
        by = [word for kind in kinds for word in ("--by", kind)]
        done = subprocess.run(
            [sys.executable, scorer, folder / "truth.json", lines, *by, "--worst", "20"],
            capture_output=True,
            text=True,
        )
    if done.returncode != 0:
        raise NotHere(f"{scorer} failed: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout


def figures(text: str) -> dict[str, float]:
    """The line of all photos, by the heads of its columns."""
    heads, line = text.splitlines()[:2]
    found = zip(reversed(heads.split()), reversed(line.split()), strict=False)
    return {name: float(figure) for name, figure in reversed(list(_numbers(found)))}


def _numbers(pairs: Iterator[tuple[str, str]] | Any) -> Iterator[tuple[str, str]]:
    for name, figure in pairs:
        if name not in ("photos", "tiles") and figure != "-":
            yield name, figure


def _rounded(found: Any) -> Any:
    if isinstance(found, float):
        return round(found, 2)
    return {name: _rounded(one) for name, one in found.items()} if isinstance(found, dict) else found
