"""Fit the temperatures that make the network for marks honest: of what is shown, and of its colour.

python -m vision.training.uno.calibrate --models vision/models --scenes 300 --keep .work/uno-drawn
"""

from __future__ import annotations

import re
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from rules.pieces import Family
from vision.draw import Truth
from vision.drawing.truth import DrawnHalf
from vision.halves import Floats
from vision.markings import CLASSES, HUES, KINDS, TURNS, hue_of, kind_of
from vision.nets import softmax
from vision.photo import open_photo
from vision.read import Reader
from vision.thresholds import marks_by, thresholds
from vision.training.calibrate import table
from vision.training.drawn import arguments
from vision.training.uno.drawn import scenes, set_of

_FEW = 2  # halves of a scene that tell nothing of its light yet
_STEADY_WITHIN, _STEADY_BETWEEN = 0.3, 0.05  # added to spreads: five logits around their mean have but four
_NEAR = 0.3  # of the partner vector: how far a found half may be from a true one


def gather(seeds: range, models: Path, keep: Path | None, *, dice: bool) -> tuple[Floats, NDArray[np.int64]]:
    """What the last look told of each half found, (n, 65 + 5) logits, and its true kind, its hue and its
    scene, (n, 3); kind 16 where there is no half."""
    reader = Reader.load(models)
    by = thresholds(models, set_of(dice=dice).family)
    raw = np.repeat([by.look.temperature, marks_by(by).hue_temperature], [CLASSES, HUES])
    told, true = [], []
    for seed, jpeg, truth in scenes(seeds, keep, dice=dice):
        tiles, looks = reader.look(open_photo(jpeg), set_of(dice=dice))
        answers = looks.best.told.reshape(-1, CLASSES + HUES)
        for centre, answer in zip(tiles.centres.reshape(-1, 2), answers, strict=True):
            near = _nearest(centre, truth)
            if (near is None and not dice) or (near and near.readable and near.face):  # not: a die's side
                told.append(answer * raw)
                face = near.face if near else None
                true.append((kind_of(face), hue_of(face), seed) if face else (len(KINDS), -1, seed))
    return np.array(told), np.array(true, np.int64)


def _nearest(centre: Floats, truth: Truth) -> DrawnHalf | None:
    """The half at this place; None where there is none."""
    for half in truth.halves:
        if np.hypot(*(half.centre - centre)) < _NEAR * float(np.hypot(*half.partner)):
            return half
    return None


def kinds(marks: Floats) -> Floats:
    """(n, 17) chances of each kind in any turn, and of no half, from (n, 65) logits."""
    each = softmax(marks)
    return np.column_stack([each[:, :-1].reshape(-1, len(KINDS), TURNS).sum(2), each[:, -1]])


def fit(told: Floats, true: NDArray[np.int64]) -> tuple[float, float]:
    """The two temperatures with the least surprise."""
    halves = true[:, 1] >= 0

    def surprise(temperature: float) -> float:
        right = kinds(told[:, :CLASSES] / temperature)[np.arange(len(true)), true[:, 0]]
        return float(-np.log(np.maximum(right, 1e-9)).mean())

    def hue_surprise(temperature: float) -> float:
        hues = softmax(told[halves, CLASSES:] / temperature)
        return float(-np.log(np.maximum(hues[np.arange(len(hues)), true[halves, 1]], 1e-9)).mean())

    tried = [float(t) for t in np.exp(np.linspace(np.log(0.3), np.log(4.0), 60))]
    return min(tried, key=surprise), min(tried, key=hue_surprise)


def light(hues: Floats, true: NDArray[np.int64], scene: NDArray[np.int64]) -> dict[str, Floats]:
    """Where (n, 5) logits of known colours (n,) in these scenes (n,) lie, see ../../hues.py."""
    centred = hues - hues.mean(1, keepdims=True)
    places = np.array([centred[true == hue].mean(0) for hue in range(HUES)])
    off = centred - places[true]
    shifts = np.array([off[scene == one].sum(0) / ((scene == one).sum() + _FEW) for one in np.unique(scene)])
    steady = np.eye(HUES)
    within = np.cov(off.T) + _STEADY_WITHIN * steady
    return {"places": places, "within": within, "between": np.cov(shifts.T) + _STEADY_BETWEEN * steady}


def write(path: Path, temperature: float, hue_temperature: float, places: dict[str, Floats]) -> None:
    """Put all into the calibration."""
    text = path.read_text(encoding="utf-8")
    for name, number in (("temperature", temperature), ("hue_temperature", hue_temperature)):
        text = re.sub(rf"^{name} = [\d.]+", f"{name} = {number:.3f}", text, flags=re.MULTILINE)
    lines = "\n".join(f"{name} = {np.round(rows, 2).tolist()}" for name, rows in places.items())
    text = re.sub(r"\n*# [^\n]*\n\[light\]\n(\w+ = .*\n?)*", "\n", text)
    head = "# by vision/training/uno/calibrate.py: where its answers about colours lie, see ../hues.py"
    path.write_text(f"{text.rstrip()}\n\n{head}\n[light]\n{lines}\n", encoding="utf-8")


def main() -> None:
    """Fit from the command line, to tiles and dice together."""
    ask = arguments(__doc__, first=6_000_000, count=300)
    args = ask.parse_args()
    cv2.setNumThreads(1)
    seeds = range(args.first, args.first + args.scenes)
    both = [gather(seeds, args.models, args.keep, dice=dice) for dice in (False, True)]
    told, true = (np.concatenate(part) for part in zip(*both, strict=True))
    temperatures = fit(told, true)
    print("temperature {:.3f}, of hues {:.3f}".format(*temperatures))
    print(table(kinds(told[:, :CLASSES] / temperatures[0]), true[:, 0]))
    halves = true[:, 1] >= 0
    print(table(softmax(told[halves, CLASSES:] / temperatures[1]), true[halves, 1]))
    places = light(told[halves, CLASSES:] / temperatures[1], true[halves, 1], true[halves, 2])
    write(args.models / "uno_calibration.toml", *temperatures, places)
    for family in (Family.UNO_TILES, Family.UNO_DICE):
        thresholds(args.models, family)  # it must still be readable


if __name__ == "__main__":
    main()
