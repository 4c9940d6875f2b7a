"""The numbers that the reader decides by, from `thresholds.toml` and the calibrations in `models`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rules.pieces import Family

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
    first_is_fine: bool
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
class AgreeBy:
    """How the ink of a half counts, see agreement.py; until it is fitted it counts nothing."""

    ink: float = 0.0  # for each e times that its ink is deeper than `level` has it, for pips and against none
    level: float = 0.0  # log of depth beside the other halves' ink
    most: float = 0.0
    hue: float = 0.0  # for each unit of log likelihood of the colour


@dataclass(frozen=True, slots=True)
class SiftBy:
    piece: float
    maybe: float
    lone: float
    completed: float
    crossed: float
    plainly: float


@dataclass(frozen=True, slots=True)
class SureBy:
    """`weights` are fitted to these very networks: what each piece of evidence counts, see sureness.py."""

    confidence: float
    there: float
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
class LookBy:
    """`size` and `temperature` are the network's own: side of its crops, px, and what divides its logits."""

    size: int
    temperature: float
    clear: float
    clearly_counted: float
    off: float
    far: float
    hopeless: float
    likely: float
    plain: float
    most_looks: int
    longer: float
    around: Sequence[float] = ()


Rows = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class LightBy:
    """Where the network's answers about colours lie, see hues.py; of 5 colours in 5 logits, all 5 x 5."""

    places: Rows  # of each colour
    within: Rows  # how they are spread in one photo, covariance
    between: Rows  # how photos are shifted, covariance


@dataclass(frozen=True, slots=True)
class MarksBy:
    """`hue_temperature` and `light` are the network's own; the former divides the logits of colours."""

    hue_temperature: float
    astray: float
    scarce: float
    stranger: float
    light: LightBy | None = None


@dataclass(frozen=True, slots=True)
class TeachBy:
    """How exemplars count, see lessons.py."""

    alike: float
    gain: float
    hold: float
    same: float
    firm: float = 0.0
    firm_alike: float = 1.0
    firm_hold: float = 1.0


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The numbers for one family of pieces."""

    find: FindBy
    look: LookBy
    sift: SiftBy
    sure: SureBy
    doubt: DoubtBy
    agree: AgreeBy = AgreeBy()  # of pips
    marks: MarksBy | None = None  # of Uno pieces
    teach: Mapping[str, TeachBy] = field(default_factory=dict)  # by what is taught, see thresholds.toml


def thresholds(models: Path = MODELS, family: Family = Family.PIPS) -> Thresholds:
    """Read both files. Raises TypeError or KeyError where a number is missing or unknown."""
    ours = _toml(Path(__file__).with_suffix(".toml"))
    teach = {name: TeachBy(**numbers) for name, numbers in ours["teach"].items()}
    if family is not Family.PIPS:
        return _uno(ours, _toml(models / "uno_calibration.toml"), family, teach)
    theirs = _toml(models / "calibration.toml")
    return Thresholds(
        find=FindBy(**ours["find"], half_px=tuple(theirs["finder"]["half_px"])),
        look=LookBy(**ours["look"], **theirs["reader"]),
        sift=SiftBy(**ours["sift"]),
        sure=SureBy(**ours["sure"], weights=theirs.get("sureness", UNFITTED)),
        doubt=DoubtBy(**ours["doubt"]),
        agree=AgreeBy(**theirs.get("agreement", {})),
        teach=teach,
    )


def marks_by(by: Thresholds) -> MarksBy:
    """Those of a family with marks. Raises ValueError for pips."""
    if by.marks is None:
        raise ValueError("pips have no marks")
    return by.marks


def _uno(
    ours: dict[str, Any], theirs: dict[str, Any], family: Family, teach: Mapping[str, TeachBy]
) -> Thresholds:
    """What stands under `uno`, and under the family's own name, takes the place of the number for pips."""
    own = ours["uno"], ours.get(family, {})
    find, look, sift, sure, doubt = (
        ours[part] | own[0].get(part, {}) | own[1].get(part, {})
        for part in ("find", "look", "sift", "sure", "doubt")
    )
    network = dict(theirs["marks"])
    hue_temperature = network.pop("hue_temperature")
    light = LightBy(**theirs["light"]) if "light" in theirs else None
    return Thresholds(
        find=FindBy(**find, half_px=tuple(theirs["finder"]["half_px"])),
        look=LookBy(**look, **network),
        sift=SiftBy(**sift),
        sure=SureBy(**sure, weights=theirs.get(f"sureness-{family}", UNFITTED)),
        doubt=DoubtBy(**doubt),
        marks=MarksBy(**ours["uno"]["marks"], hue_temperature=hue_temperature, light=light),
        teach=teach,
    )


def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
