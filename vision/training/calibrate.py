"""Fit the temperature that makes the reader's probabilities honest, and print the table that shows it.

Reads drawn scenes of looks that never trained, whole (find, flatten, read), so that the finder's own
errors are in it.

    python -m vision.training.calibrate --first 8000000 --scenes 400 --models vision/models
"""

from __future__ import annotations

import argparse
import itertools
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.draw import Truth, draw_scene, look_names
from vision.find import find
from vision.nets import FinderNet, Net
from vision.pips import NOT_A_HALF, cut
from vision.thresholds import FindBy, Thresholds, thresholds
from vision.training.nets import READER_PX
from vision.training.pool import HELD_OUT, SIZES

_NEAR = 0.3  # of the partner vector: how far a found half may be from a true one
_BINS = (0.0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 1.0)
HALF_PX = (9.0, 130.0)  # sides of halves, px of the finder's input, that it trained on

Floats = NDArray[np.float64]


def gather(seeds: range, models: Path, by: Thresholds) -> tuple[Floats, NDArray[np.int64]]:
    """Logits (n, 20), mirrored views averaged, and true classes (n,) of all halves found in these scenes."""
    finder, reader = FinderNet(models / "finder.onnx"), Net(models / "reader.onnx")
    logits, classes = [], []
    names = [name for name in look_names() if name in HELD_OUT]
    for seed in seeds:
        image, truth = draw_scene(seed, SIZES[seed % len(SIZES)], looks=names)
        found = find(image, finder, by.find).tiles
        if not len(found):
            continue
        crops = cut(image, found, by.pips).reshape(-1, by.pips.size, by.pips.size, 3)
        views = (crops, crops[:, :, ::-1])
        both = [reader(np.asarray(cv2.dnn.blobFromImages(list(v), 1 / 255), np.float32)) for v in views]
        known = [_true_class(centre, truth) for centre in found.centres.reshape(-1, 2)]
        keep = np.array([k is not None for k in known])
        logits.append(np.mean(both, 0)[keep].astype(np.float64))
        classes += [k for k in known if k is not None]
    return np.concatenate(logits), np.array(classes, np.int64)


def _true_class(centre: Floats, truth: Truth) -> int | None:
    """The pips of the half at this place, NOT_A_HALF where there is none, None where nobody can tell."""
    for half in truth.halves:
        reach = max(float(np.hypot(*half.partner)), 2 * float(np.hypot(*half.side)))
        if np.hypot(*(half.centre - centre)) < _NEAR * reach:
            return half.pips if half.readable else None
        if np.hypot(*(half.centre - centre)) < 0.75 * reach:
            return None
    return NOT_A_HALF


def chances(logits: Floats, temperature: float) -> Floats:
    """Softmax of (n, 20) logits over a temperature."""
    raised = np.exp((logits - logits.max(1, keepdims=True)) / temperature)
    return np.asarray(raised / raised.sum(1, keepdims=True))


def fit(logits: Floats, classes: NDArray[np.int64]) -> float:
    """The temperature with the least surprise (mean negative log likelihood)."""
    tries = np.exp(np.linspace(np.log(0.3), np.log(4.0), 120))
    rows = np.arange(len(classes))
    surprise = [-np.log(np.maximum(chances(logits, t)[rows, classes], 1e-9)).mean() for t in tries]
    return float(tries[int(np.argmin(surprise))])


def table(logits: Floats, classes: NDArray[np.int64], temperature: float) -> str:
    """How often the best answer is right, by the probability it was given."""
    odds = chances(logits, temperature)
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
    assert isinstance(by.find, FindBy)
    logits, classes = gather(range(args.first, args.first + args.scenes), args.models, by)
    halfway = len(classes) // 2
    temperature = fit(logits[:halfway], classes[:halfway])
    write(path, temperature)
    rest = len(classes) - halfway
    print(f"temperature {temperature:.3f} fitted on {halfway} halves; on the other {rest}:")
    print(table(logits[halfway:], classes[halfway:], temperature))


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
