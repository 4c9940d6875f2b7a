"""Read every photo of a truth file with its set, and print what score_photos.py takes.

python benchmarks/read_photos.py PHOTOS/truth.json > readings.jsonl
python benchmarks/read_photos.py PHOTOS/truth.json --times        # ms of each stage instead
python benchmarks/read_photos.py PHOTOS/truth.json --annotate DIR  # and the marked photos
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from companion.benches import points_of, set_of
from rules.pieces import PieceSet
from vision.annotate import save_annotated
from vision.bench import stage_times
from vision.doubt_words import sentence
from vision.photo import PhotoError, open_photo
from vision.read import Reader
from vision.thresholds import MODELS


def photos_of(truth: Path) -> list[tuple[str, PieceSet]]:
    """Each photo's name in the truth file and its set, "12 (low tiles only)" being a double-12."""
    entries = json.loads(truth.read_text(encoding="utf-8"))
    return [(name, set_of(entry)) for name, entry in entries.items()]


def read(reader: Reader, path: Path, box: PieceSet, annotate: Path | None) -> dict[str, object]:
    """One photo as `tableside count --json` prints it."""
    photo = open_photo(path)
    reading = reader.read(photo, box)
    if annotate:
        save_annotated(photo, reading, annotate, f"{path.parent.name}-{path.stem}"[:60])
    stored = reading.to_json()
    told = [{**doubt, "text": sentence(d)} for doubt, d in zip(stored["doubts"], reading.doubts, strict=True)]
    total = points_of(box, (seen.piece for seen in reading.pieces))
    return {**stored, "doubts": told, "total": total}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("truth", type=Path)
    arguments.add_argument("--models", type=Path, default=MODELS)
    arguments.add_argument("--annotate", type=Path)
    arguments.add_argument("--times", action="store_true")
    given = arguments.parse_args()
    photos = photos_of(given.truth)
    if given.times:
        print("\n".join(stage_times((given.truth.parent / name, box) for name, box in photos).lines()))
        return
    reader = Reader.load(given.models)
    for name, box in photos:
        try:
            answer = read(reader, given.truth.parent / name, box, given.annotate)
        except PhotoError as trouble:
            answer = {"error": {"kind": trouble.kind, "text": trouble.text}}
        print(json.dumps({"photo": name, **answer}), flush=True)


if __name__ == "__main__":
    main()
