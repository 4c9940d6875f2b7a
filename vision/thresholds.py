"""The numbers that the reader decides by, from `thresholds.toml` and `models/calibration.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

UNFITTED = {"bias": 0.0, "chance": 1.0}  # weights before any were fitted: the reader's word
MODELS = Path(__file__).parent / "models"


@dataclass(frozen=True, slots=True)
class FindBy:
    """See `thresholds.toml`; `half_px` is the finder's own: the sides of halves it was trained for."""

    peak: float
    maybe: float
    same_half: float
    misfit: float
    first_megapixels: float
    small_half_px: float
    large_half_px: float
    best_half_px: float
    clear: float
    most_megapixels: float
    most_enlarged: float
    down: float
    most_doubtful: int
    half_px: tuple[float, float]


@dataclass(frozen=True, slots=True)
class SiftBy:
    piece: float
    maybe: float
    lone: float


@dataclass(frozen=True, slots=True)
class SureBy:
    """`weights` are fitted to these very networks: what each piece of evidence counts, see sureness.py."""

    confidence: float
    weights: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class DoubtBy:
    too_far_px: float
    dark: float
    glare: float
    faded: float
    blurred: float
    plausible: float


@dataclass(frozen=True, slots=True)
class PipsBy:
    """`size` and `temperature` are the reader's own: side of its crops, px, and what divides its logits."""

    size: int
    temperature: float
    clear: float
    clearly_counted: float
    off: float
    far: float
    hopeless: float
    most_looks: int
    longer: float


@dataclass(frozen=True, slots=True)
class Thresholds:
    find: FindBy
    pips: PipsBy
    sift: SiftBy
    sure: SureBy
    doubt: DoubtBy


def thresholds(models: Path = MODELS) -> Thresholds:
    """Read both files. Raises TypeError or KeyError where a number is missing or unknown."""
    ours = _toml(Path(__file__).with_suffix(".toml"))
    theirs = _toml(models / "calibration.toml")
    return Thresholds(
        find=FindBy(**ours["find"], half_px=tuple(theirs["finder"]["half_px"])),
        pips=PipsBy(**ours["pips"], **theirs["reader"]),
        sift=SiftBy(**ours["sift"]),
        sure=SureBy(**ours["sure"], weights=theirs.get("sureness", UNFITTED)),
        doubt=DoubtBy(**ours["doubt"]),
    )


def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
