"""Weigh what the ink on a half says beside the other ink of its photo, see ../agreement.py.

Reads drawn scenes as fit_sureness.py does, which comes after it: half of them are fitted to, the other half
reports.

    python -m vision.training.fit_agreement --models vision/models --scenes 400 --keep .work/drawn
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass, fields, replace
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from rules.pieces import Family
from vision.agreement import Agreement, agreement, inks, weighed
from vision.draw import Truth
from vision.drawing.truth import DrawnHalf
from vision.eyes import all_eyes
from vision.halves import Floats
from vision.photo import open_photo
from vision.pips import Pips
from vision.read import Reader
from vision.thresholds import AgreeBy, thresholds
from vision.training.drawn import arguments, scenes
from vision.training.fit_sureness import near, told_set, write

_START = AgreeBy(ink=1.0, level=-1.0, most=2.0, hue=0.1)
_STEPS = (0.4, 0.4, 0.5, 0.1)
_LEAST = (0.0, -4.0, 0.0, 0.0)
# Of `most` and `hue`: with them no clear number becomes another clear one, which takes 7.
_MOST = (4.0, 0.0, 3.0, 0.3)
_HALVINGS = 6


@dataclass(frozen=True, slots=True, eq=False)
class Tiles:
    """The tiles of one drawn photo, k of them."""

    chances: Floats  # (k, 2, n) of each number, by the reader alone
    told: Agreement
    true: NDArray[np.intp]  # (k, 2) numbers; -1 where nobody can tell


def gather(seeds: range, models: Path, keep: Path | None) -> list[tuple[int, Tiles]]:
    """What is read of scenes with the networks of a folder, by their seeds."""
    own = all_eyes(models)(Family.PIPS)
    own.by = replace(own.by, agree=AgreeBy())
    reader = Reader(lambda family: own)
    found = []
    for seed, jpeg, truth in scenes(seeds, keep):
        seen = reader.examine(open_photo(jpeg), told_set(truth) if seed % 2 else None)
        assert isinstance(seen.shown, Pips)
        chances = seen.shown.chances
        scale = truth.size_px[0] / seen.photo.size_px[0]
        numbers = [_numbers(centres, truth, seen.piece_set.highest) for centres in seen.tiles.centres * scale]
        told = agreement(inks(seen.shown.crops), chances)
        found.append((seed, Tiles(chances, told, np.array(numbers, np.intp).reshape(-1, 2))))
    return found


def _numbers(centres: Floats, truth: Truth, highest: int) -> tuple[int, int]:
    """The pips of the tile whose halves lie at (2, 2) centres."""
    for pair in zip(truth.halves[::2], truth.halves[1::2], strict=True):
        for one, two in (pair, pair[::-1]):
            if near(one, two, centres):
                return _number(one, highest), _number(two, highest)
    return -1, -1


def _number(half: DrawnHalf, highest: int) -> int:
    return half.pips if half.pips <= highest and not half.numeral else -1


def surprise(tiles: Sequence[Tiles], by: AgreeBy) -> float:
    """Mean negative log likelihood of the true numbers."""
    missed = [np.empty(0)]
    for each in tiles:
        moves = weighed(each.told, by)
        moves[..., 0] = 0
        moved = each.chances * np.exp(moves)
        known = each.true >= 0
        said = np.take_along_axis(moved, np.maximum(each.true, 0)[..., None], 2)[..., 0] / moved.sum(2)
        missed.append(-np.log(np.maximum(said[known], 1e-6)))
    return float(np.concatenate(missed).mean())


def fit(tiles: Sequence[Tiles]) -> AgreeBy:
    """The numbers with the least surprise."""
    return AgreeBy(*descent(lambda numbers: surprise(tiles, AgreeBy(*numbers)), astuple(_START)))


def descent(badness: Callable[[Floats], float], start: Sequence[float]) -> list[float]:
    """The least found within the limits, one number a step, by steps that halve: it is not smooth."""
    here, steps = np.array(start, np.float64), np.array(_STEPS)
    least = badness(here)
    for _ in range(_HALVINGS):
        better = True
        while better:
            better = False
            for step in np.concatenate([np.diag(steps), -np.diag(steps)]):
                there = np.clip(here + step, _LEAST, _MOST)
                tried = badness(there)
                if tried < least - 1e-7:
                    here, least, better = there, tried, True
        steps = steps / 2
    return [round(float(number), 4) for number in here]


def main() -> None:
    """Fit from the command line."""
    ask = arguments(__doc__, first=7_000_000, count=600)
    ask.add_argument("--dry", action="store_true", help="fit and report, and leave calibration.toml as it is")
    args = ask.parse_args()
    cv2.setNumThreads(1)
    found = gather(range(args.first, args.first + args.scenes), args.models, args.keep)
    taught = [tiles for seed, tiles in found if seed % 4 < 2]  # both with the set told and without
    rest = [tiles for seed, tiles in found if seed % 4 >= 2]
    by = fit(taught)
    numbers = {part.name: getattr(by, part.name) for part in fields(by)}
    print("  ".join(f"{name} {number:+.3f}" for name, number in numbers.items()))
    for name, tiles in (("fitted to", taught), ("the others", rest)):
        print(f"surprise, {name}: {surprise(tiles, AgreeBy()):.4f} without, {surprise(tiles, by):.4f} with")
    if not args.dry:
        write(
            args.models / "calibration.toml",
            numbers,
            "agreement",
            "fit_agreement.py: how ink counts, see ../agreement.py",
        )
    thresholds(args.models)  # it must still be readable


if __name__ == "__main__":
    main()
