"""Read photos with hand-made truth, one JSON line each, for score_photos.py.

python -m vision.training.measure ../shared/photos --models vision/models > readings.jsonl
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rules.pieces import piece_set
from vision.photo import open_photo
from vision.read import Reader
from vision.thresholds import MODELS


def main() -> None:
    """Read from the command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("photos", type=Path, help="a folder with truth.json")
    ask.add_argument("--models", type=Path, default=MODELS)
    args = ask.parse_args()
    truth = json.loads((args.photos / "truth.json").read_text("utf-8"))
    reader = Reader.load(args.models)
    for name, told in truth.items():
        reading = reader.read(
            open_photo(args.photos / name), piece_set(f"double-{str(told['set']).split()[0]}")
        )
        stored = reading.to_json()
        total = sum(sum(piece["marks"]) for piece in stored["pieces"])
        print(json.dumps({"photo": name, "total": total, **stored}))


if __name__ == "__main__":
    main()
