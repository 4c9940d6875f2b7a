"""Weigh the evidence for Uno pieces, as ../fit_sureness.py does for pips: tiles and dice apart.

python -m vision.training.uno.fit_sureness --models vision/models --scenes 600 --keep .work/uno-drawn --dice
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import cv2
import numpy as np

from rules.pieces import Family
from vision.halves import Floats
from vision.photo import open_photo
from vision.read import Reader
from vision.sureness import evidence
from vision.thresholds import thresholds
from vision.training.drawn import arguments
from vision.training.fit_sureness import Cases, fitted, write
from vision.training.uno.drawn import is_right, pieces_of, scenes, set_of

_BEST = 1.0  # no second candidate is as likely


def gather(seeds: range, models: Path, keep: Path | None, *, dice: bool) -> Cases:
    """Read scenes with the networks of a folder."""
    reader = Reader.load(models)
    said: dict[str, list[Floats]] = defaultdict(list)
    right: list[bool] = []
    scene: list[int] = []
    readable = 0
    for seed, jpeg, truth in scenes(seeds, keep, dice=dice):
        true = pieces_of(truth, dice=dice)
        readable += sum(can_be_read for _, _, can_be_read in true)
        seen = reader.examine(open_photo(jpeg), set_of(dice=dice))
        for name, values in evidence(seen.tiles, seen.shown, seen.photo.reduction).items():
            said[name].append(values)
        best = [options[0][0] for options in seen.shown.options(_BEST)]
        for centres, piece, px in zip(seen.tiles.centres, best, seen.tiles.half_px, strict=True):
            right.append(is_right(centres, piece, true, float(px)))
            scene.append(seed)
    return Cases(
        {name: np.concatenate(values) for name, values in said.items()},
        np.array(right, bool),
        np.array(scene, np.int64),
        readable,
    )


def main() -> None:
    """Fit from the command line."""
    ask = arguments(__doc__, first=7_000_000, count=600)
    ask.add_argument("--dice", action="store_true", help="dice, not tiles")
    ask.add_argument("--dry", action="store_true", help="fit and report, and leave the calibration as it is")
    args = ask.parse_args()
    cv2.setNumThreads(1)
    seeds = range(args.first, args.first + args.scenes)
    cases = gather(seeds, args.models, args.keep, dice=args.dice)
    reports = cases.scene % 2 == 1
    weights = fitted(cases, reports)
    family = Family.UNO_DICE if args.dice else Family.UNO_TILES
    if not args.dry:
        write(args.models / "uno_calibration.toml", weights, f"sureness-{family}")
    thresholds(args.models, family)  # it must still be readable


if __name__ == "__main__":
    main()
