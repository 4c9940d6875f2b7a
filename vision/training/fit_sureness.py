"""Weigh the evidence: fit what makes `confidence` a probability, and print the table that shows it.

Reads drawn scenes whose seeds trained nothing, a third of them in looks that never trained, as the program
reads photos: from a JPEG, with the set told or not. Half of them are fitted to, the other half reports.

    python -m vision.training.fit_sureness --models vision/models --scenes 600 --keep .work/drawn
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from rules.pieces import SETS, PieceSet
from vision.draw import Truth
from vision.drawing.truth import DrawnHalf
from vision.halves import Floats
from vision.photo import open_photo
from vision.pips import Pips
from vision.read import Reader
from vision.sureness import evidence, probabilities
from vision.thresholds import thresholds
from vision.training.drawn import arguments, scenes

# Which way each kind of evidence may count: a fit that says otherwise has learned an accident of the drawing.
SIGNS = {
    "chance": 1, "counted": 1, "moved": -1, "apart": -1, "views": -1, "score": 1, "misfit": -1, "askew": -1,
    "size": -1, "small": -1, "glare": -1, "kind": 1, "hue": 1, "turn": 1,
}  # fmt: skip
_STEADY = 1e-3  # pulls every weight towards 0: there are few wrong pieces to learn from
_NEAR = 0.35  # of a half: how far a piece's halves may be from the true ones
_BINS = (0.0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.998, 1.0)


@dataclass(frozen=True, slots=True)
class Cases:
    """n pieces that were read, and how many could have been."""

    said: Mapping[str, Floats]  # evidence by name, (n,) each
    right: NDArray[np.bool_]  # (n,)
    scene: NDArray[np.int64]  # (n,) the seed
    tiles: int  # readable ones in all scenes

    def among(self, which: NDArray[np.bool_], tiles: int) -> Cases:
        """Only these."""
        said = {name: values[which] for name, values in self.said.items()}
        return Cases(said, self.right[which], self.scene[which], tiles)


def gather(seeds: range, models: Path, keep: Path | None) -> Cases:
    """Read scenes with the networks of a folder."""
    reader = Reader.load(models)
    said: dict[str, list[Floats]] = defaultdict(list)
    right: list[bool] = []
    scene: list[int] = []
    tiles = 0
    for seed, jpeg, truth in scenes(seeds, keep):
        tiles += len(truth.tiles)
        seen = reader.examine(open_photo(jpeg), told_set(truth) if seed % 2 else None)
        told = evidence(seen.tiles, seen.shown, seen.photo.reduction)
        for name, values in told.items():
            said[name].append(values)
        assert isinstance(seen.shown, Pips)
        numbers = seen.shown.chances.argmax(2)
        scale = truth.size_px[0] / seen.photo.size_px[0]
        for centres, read in zip(seen.tiles.centres * scale, numbers, strict=True):
            right.append(_is_right(centres, read, truth))
            scene.append(seed)
    return Cases(
        {name: np.concatenate(values) for name, values in said.items()},
        np.array(right, bool),
        np.array(scene, np.int64),
        tiles,
    )


def told_set(truth: Truth) -> PieceSet:
    """The smallest set that holds everything drawn."""
    highest = max((half.pips for half in truth.halves), default=0)
    boxes = (SETS[f"double-{n}"] for n in (6, 9, 12, 15, 18))
    return next(box for box in boxes if box.highest >= highest)


def _is_right(centres: Floats, read: NDArray[np.intp], truth: Truth) -> bool:
    """Whether a tile lies here, and its halves show what was read."""
    for pair in zip(truth.halves[::2], truth.halves[1::2], strict=True):
        for one, two in (pair, pair[::-1]):
            if near(one, two, centres) and (one.pips, two.pips) == tuple(read):
                return True
    return False


def near(one: DrawnHalf, two: DrawnHalf, centres: Floats) -> bool:
    """Whether two halves of a tile lie at (2, 2) centres."""
    reach = _NEAR * max(float(np.hypot(*one.partner)), 2 * float(np.hypot(*one.side)))
    return bool(np.hypot(*(one.centre - centres[0])) < reach and np.hypot(*(two.centre - centres[1])) < reach)


def fit(cases: Cases) -> dict[str, float]:
    """Weights by logistic regression, those that count the wrong way left out one by one."""
    names = [name for name in SIGNS if name in cases.said]
    while True:
        weights = _fit(cases, names)
        wrong = [name for name in names if weights[name] * SIGNS[name] < 0]
        if not wrong:
            return weights
        names.remove(min(wrong, key=lambda name: weights[name] * SIGNS[name] * float(cases.said[name].std())))


def _fit(cases: Cases, names: list[str]) -> dict[str, float]:
    """Newton's method on the mean surprise, over evidence scaled to one deviation."""
    table = np.column_stack([cases.said[name] for name in names])
    middle, spread = table.mean(0), np.maximum(table.std(0), 1e-6)
    rows = np.column_stack([np.ones(len(table)), (table - middle) / spread])
    pull = np.full(rows.shape[1], _STEADY)
    pull[0] = 0
    found = np.zeros(rows.shape[1])
    for _ in range(50):
        p = 1 / (1 + np.exp(-np.clip(rows @ found, -30, 30)))
        slope = rows.T @ (p - cases.right) / len(rows) + pull * found
        bend = (rows * (p * (1 - p))[:, None]).T @ rows / len(rows) + np.diag(pull + 1e-9)
        step = np.linalg.solve(bend, slope)
        found -= step * min(1.0, 2.0 / max(float(np.abs(step).max()), 1e-9))
    weights = found[1:] / spread
    return {"bias": float(found[0] - weights @ middle), **dict(zip(names, weights.tolist(), strict=True))}


def table(cases: Cases, weights: Mapping[str, float]) -> str:
    """How often pieces are right, by their confidence; and what each threshold of `sure` would give."""
    told = probabilities(cases.said, weights)
    lines = ["told            pieces   mean told    right"]
    for low, high in itertools.pairwise(_BINS):
        within = (told > low) & (told <= high)
        if within.any():
            means = f"{told[within].mean():9.4f} {cases.right[within].mean():8.4f}"
            lines.append(f"{low:5.3f} to {high:5.3f} {within.sum():8d}   {means}")
    lines.append("sure from    share of tiles    wrong of sure")
    for least in (0.9, 0.95, 0.98, 0.99, 0.995, 0.998, 0.999):
        sure = told >= least
        share = (cases.right & sure).sum() / max(cases.tiles, 1)
        wrong = (~cases.right[sure]).sum()
        lines.append(f"{least:8.3f} {share:14.3f} {wrong:10d} of {sure.sum()}")
    return "\n".join(lines)


def fitted(cases: Cases, reports: NDArray[np.bool_]) -> dict[str, float]:
    """The weights fitted to all cases but those that report, (n,); says how these come out."""
    taught, rest = cases.among(~reports, cases.tiles // 2), cases.among(reports, cases.tiles // 2)
    weights = fit(taught)
    print("  ".join(f"{name} {weight:+.3f}" for name, weight in weights.items()))
    print(f"fitted to {len(taught.right)} pieces, {(~taught.right).sum()} of them wrong; the others:")
    print(table(rest, weights))
    return weights


_ABOUT = "fit_sureness.py: what each kind of evidence counts, see ../sureness.py"


def write(path: Path, weights: Mapping[str, float], section: str = "sureness", about: str = _ABOUT) -> None:
    """Put the weights into a calibration, in place of older ones; `about` says what made them."""
    older = rf"\n*(# [^\n]*\n)?\[{section}\]\n(\w+ = [^\n]*\n?)*"
    kept = re.sub(older, "\n", path.read_text(encoding="utf-8"))
    lines = "\n".join(f"{name} = {weight:.4f}" for name, weight in weights.items())
    path.write_text(
        f"{kept.rstrip()}\n\n# by vision/training/{about}\n[{section}]\n{lines}\n", encoding="utf-8"
    )


def main() -> None:
    """Fit from the command line."""
    ask = arguments(__doc__, first=7_000_000, count=600)
    ask.add_argument("--dry", action="store_true", help="fit and report, and leave calibration.toml as it is")
    args = ask.parse_args()
    cv2.setNumThreads(1)
    cases = gather(range(args.first, args.first + args.scenes), args.models, args.keep)
    reports = cases.scene % 4 >= 2  # both with the set told and without
    weights = fitted(cases, reports)
    if not args.dry:
        write(args.models / "calibration.toml", weights)
    thresholds(args.models)  # it must still be readable


if __name__ == "__main__":
    main()
