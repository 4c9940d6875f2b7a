"""Fit the temperature that makes the reader's probabilities honest, and print the table that shows it.

Reads drawn photos that trained nothing whole (find, look, look again), so that the finder's own errors are in
it. `fit_agreement.py` and `fit_sureness.py`, which weigh all evidence, come after it.

    python -m vision.training.calibrate --models vision/models --scenes 400 --keep .work/drawn
"""

from __future__ import annotations

import itertools
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.draw import Truth
from vision.evidence import LARGEST
from vision.halves import Floats
from vision.nets import softmax
from vision.photo import open_photo
from vision.pips import NOT_A_HALF, logits_of
from vision.read import Reader
from vision.thresholds import thresholds
from vision.training.drawn import arguments, scenes
from vision.training.nets import READER_PX

_NEAR = 0.3  # of the partner vector: how far a found half may be from a true one
_BINS = (0.0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 1.0)
HALF_PX = (8.0, 130.0)  # sides of halves, px of the finder's input, that it trained on


def gather(seeds: range, models: Path, keep: Path | None) -> tuple[Floats, NDArray[np.int64]]:
    """Logits (n, 39) of the last look at each half found in drawn photos, and true classes (n,)."""
    reader = Reader.load(models)
    temperature = thresholds(models).look.temperature
    logits, classes = [], []
    for _, jpeg, truth in scenes(seeds, keep):
        tiles, looks = reader.look(open_photo(jpeg), LARGEST)
        last = logits_of(looks.best)
        for centre, said in zip(tiles.centres.reshape(-1, 2), last.reshape(-1, last.shape[-1]), strict=True):
            kind = _true_class(centre, truth)
            if kind is not None:
                logits.append(said * temperature)
                classes.append(kind)
    return np.array(logits), np.array(classes, np.int64)


def _true_class(centre: Floats, truth: Truth) -> int | None:
    """The class of the half at this place, NOT_A_HALF where there is none, None where nobody can tell."""
    for half in truth.halves:
        reach = max(float(np.hypot(*half.partner)), 2 * float(np.hypot(*half.side)))
        if np.hypot(*(half.centre - centre)) < _NEAR * reach:
            kind = half.pips + (NOT_A_HALF + 1 if half.numeral else 0)
            return kind if half.readable else None
        if np.hypot(*(half.centre - centre)) < 0.75 * reach:
            return None
    return NOT_A_HALF


def fit(logits: Floats, classes: NDArray[np.int64]) -> float:
    """The temperature with the least surprise (mean negative log likelihood)."""

    def surprise(temperature: float) -> float:
        told = softmax(logits / temperature)[np.arange(len(classes)), classes]
        return float(-np.log(np.maximum(told, 1e-9)).mean())

    return min((float(t) for t in np.exp(np.linspace(np.log(0.3), np.log(3.0), 60))), key=surprise)


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
    ask = arguments(__doc__, first=8_000_000, count=400)
    args = ask.parse_args()
    cv2.setNumThreads(1)
    path = args.models / "calibration.toml"
    if not path.exists():
        write(path, 1.0)
    logits, classes = gather(range(args.first, args.first + args.scenes), args.models, args.keep)
    half = len(classes) // 2
    temperature = fit(logits[:half], classes[:half])
    write(path, temperature)
    print(f"temperature {temperature:.3f} fitted to {half} halves; the other {len(classes) - half}:")
    print(table(softmax(logits[half:] / temperature), classes[half:]))


def write(path: Path, temperature: float) -> None:
    """Write calibration.toml; what was fitted under another temperature is no longer true and goes."""
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
