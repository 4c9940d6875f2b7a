"""Fit the temperature that makes the reader's probabilities honest, and print the table that shows it.

Reads drawn scenes of looks that never trained, whole (find, flatten, read), so that the finder's own
errors are in it.

    python -m vision.training.calibrate --first 8000000 --scenes 400 --models vision/models
"""

from __future__ import annotations

import argparse
import itertools
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vision.decode import Pixels
from vision.draw import Truth, draw_scene, look_names
from vision.drawing.pip_layouts import MOST_PIPS
from vision.find import find
from vision.nets import FinderNet, Net
from vision.pips import NOT_A_HALF, cut, read_pips
from vision.thresholds import PipsBy, Thresholds, thresholds
from vision.training.nets import READER_PX
from vision.training.pool import HELD_OUT, SIZES

_NEAR = 0.3  # of the partner vector: how far a found half may be from a true one
_BINS = (0.0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 1.0)
HALF_PX = (9.0, 130.0)  # sides of halves, px of the finder's input, that it trained on

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Heard:
    """What the reader of halves said about the halves found in one scene."""

    crops: Pixels  # as `cut` gives them
    logits: list[NDArray[np.float32]]  # its answers, call by call
    classes: list[int | None]  # of the halves, in order; None where nobody can tell


class _Replay:
    """Stands in for the reader of halves and says again what it said."""

    def __init__(self, answers: list[NDArray[np.float32]]) -> None:
        self._answers = iter(answers)

    def __call__(self, batch: Any) -> NDArray[np.float32]:
        return next(self._answers)


def gather(seeds: range, models: Path, by: Thresholds) -> list[Heard]:
    """Find and read the halves of drawn scenes of looks that never trained."""
    finder, reader = FinderNet(models / "finder.onnx"), Net(models / "reader.onnx")
    names = [name for name in look_names() if name in HELD_OUT]
    heard = []
    for seed in seeds:
        image, truth = draw_scene(seed, SIZES[seed % len(SIZES)], looks=names)
        found = find(image, finder, by.find).tiles
        if len(found):
            crops = cut(image, found, by.pips)
            answers: list[NDArray[np.float32]] = []

            def listen(batch: Any, answers: list[NDArray[np.float32]] = answers) -> NDArray[np.float32]:
                answers.append(reader(batch))
                return answers[-1]

            read_pips(crops, MOST_PIPS, listen, by.pips)
            classes = [_true_class(centre, truth) for centre in found.centres.reshape(-1, 2)]
            heard.append(Heard(crops, answers, classes))
    return heard


def chances(heard: list[Heard], by: PipsBy, temperature: float) -> tuple[Floats, NDArray[np.int64]]:
    """Probabilities (n, 20) that the program would give at this temperature, and true classes (n,)."""
    rows, classes = [], []
    for one in heard:
        pips = read_pips(one.crops, MOST_PIPS, _Replay(one.logits), PipsBy(by.size, temperature))
        odds = np.concatenate([pips.chances * pips.half[..., None], 1 - pips.half[..., None]], 2)
        known = np.array([kind is not None for kind in one.classes])
        rows.append(odds.reshape(-1, NOT_A_HALF + 1)[known])
        classes += [kind for kind in one.classes if kind is not None]
    return np.concatenate(rows), np.array(classes, np.int64)


def _true_class(centre: Floats, truth: Truth) -> int | None:
    """The pips of the half at this place, NOT_A_HALF where there is none, None where nobody can tell."""
    for half in truth.halves:
        reach = max(float(np.hypot(*half.partner)), 2 * float(np.hypot(*half.side)))
        if np.hypot(*(half.centre - centre)) < _NEAR * reach:
            return half.pips if half.readable else None
        if np.hypot(*(half.centre - centre)) < 0.75 * reach:
            return None
    return NOT_A_HALF


def fit(heard: list[Heard], by: PipsBy) -> float:
    """The temperature with the least surprise (mean negative log likelihood)."""

    def surprise(temperature: float) -> float:
        odds, classes = chances(heard, by, temperature)
        return float(-np.log(np.maximum(odds[np.arange(len(classes)), classes], 1e-9)).mean())

    return min((float(t) for t in np.exp(np.linspace(np.log(0.3), np.log(3.0), 30))), key=surprise)


def table(odds: Floats, classes: NDArray[np.int64]) -> str:
    """How often the best answer is right, by the probability it was given."""
    told, right = odds.max(1), odds.argmax(1) == classes
    lines = ["told            halves   mean told    right"]
    for low, high in itertools.pairwise(_BINS):
        within = (told > low) & (told <= high)
        if within.any():
            means = f"{told[within].mean():9.3f} {right[within].mean():8.3f}"
            lines.append(f"{low:5.3f} to {high:5.3f} {within.sum():8d}   {means}")
    return "\n".join(lines)


def main() -> None:
    """Calibrate from the command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--first", type=int, default=8_000_000)
    ask.add_argument("--scenes", type=int, default=400)
    ask.add_argument("--models", type=Path, required=True)
    args = ask.parse_args()
    path = args.models / "calibration.toml"
    if not path.exists():
        write(path, 1.0)
    by = thresholds(args.models)
    heard = gather(range(args.first, args.first + args.scenes), args.models, by)
    halfway = len(heard) // 2
    temperature = fit(heard[:halfway], by.pips)
    write(path, temperature)
    odds, classes = chances(heard[halfway:], by.pips, temperature)
    print(f"temperature {temperature:.3f} fitted on {halfway} scenes; on the other {len(heard) - halfway}:")
    print(table(odds, classes))


def write(path: Path, temperature: float) -> None:
    """Write calibration.toml."""
    path.write_text(
        "# Written by vision/training/calibrate.py: what belongs to these very networks.\n"
        "[finder]\n"
        f"half_px = [{HALF_PX[0]}, {HALF_PX[1]}]  # sides of halves in its input that it learned\n"
        "\n[reader]\n"
        f"size = {READER_PX}\n"
        f"temperature = {temperature:.3f}  # divides its logits\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
