"""What Uno scenes are traced: photos to report on, and scenes to train with."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from rules.pieces import SETS, Die, Domo, Face
from vision.drawing.chance import Rng, weighted
from vision.drawing.dice_look import any_look as any_dice
from vision.drawing.dice_look import look_files as dice_looks
from vision.drawing.held_out import HELD_OUT_UNO
from vision.drawing.look import UNO_TILES, any_look, look_files
from vision.drawing.truth import Truth
from vision.training.traced.grounds import SHARES as GROUNDS
from vision.training.traced.moods import SHARES as MOODS
from vision.training.traced.uno_clutter import any_things
from vision.training.traced.uno_scene import UnoPlan
from vision.training.traced.uno_set import UnoSet, look_names, reported_set, training_dice, training_tiles
from vision.training.traced.uno_stage import Aim

_TRAINING_SIZES = ((576, 432), (512, 512), (432, 576))
_SIZES = ((1200, 900), (1200, 900), (1200, 900), (900, 1200))
_LAYOUTS = {"tiles": {"scattered": 4.0, "grid": 1.5, "cluster": 2.0, "chain": 1.2, "groups": 0.15},
            "dice": {"loose": 3.0, "touching": 1.5, "rows": 1.0}}  # fmt: skip
_SET_OF = {"tiles": "uno-dominoes", "dice": "uno-dice"}
_WORDS, _COLOURLESS = 1.0, 2.5  # how often a word comes, and one without a colour, for each number
_REPORT_SAMPLES = 12
_TRAINING_SAMPLES = (5, 11)
_MIN_SIDE_PX = 40.0
_MIN_SQUASH = 0.33


@dataclass(frozen=True, slots=True)
class UnoAsked:
    """A plan and what it is about, for the report."""

    plan: UnoPlan
    piece_set: str
    tags: tuple[str, ...]


def reported(kind: str, seed: int) -> UnoAsked:
    """A fair photo of "tiles" or "dice" in a look that never trains; every look in turn."""
    rng = np.random.default_rng([5126, seed, kind == "dice"])
    names = look_names(kind)
    made = reported_set(kind, names[seed % len(names)], rng)
    count = _count(kind, rng)
    hidden = _hidden(kind, rng, 0.25 if kind == "tiles" else 0.06)
    wild = float(rng.choice([0.0, 0.4, 1.0], p=[0.25, 0.5, 0.25]))
    size = _SIZES[int(rng.integers(len(_SIZES)))]
    aim = Aim(size, _tilt(rng), _roll(rng), rng.uniform(0.5, 0.9), 0.16 * max(size))
    plan = _plan(kind, made, count, hidden, aim, wild, rng, samples=_REPORT_SAMPLES, tidy=True)
    tags = [f"look:{made.name}", f"surface:{plan.ground}", f"light:{plan.mood}"]
    tags += [f"tilt:{10 * round(aim.tilt / 10)}", f"layout:{plan.layout}"]
    tags += ["facedown"] if hidden else []
    return UnoAsked(plan, _SET_OF[kind], tuple(tags))


def training(kind: str, seed: int) -> UnoPlan:
    """A scene to train with: a look that trains, smaller and wilder than what reports."""
    rng = np.random.default_rng([5127, seed, kind == "dice"])
    if kind == "dice":
        name = any_dice(rng, [one for one in dice_looks() if one not in HELD_OUT_UNO])
        made = training_dice(name, rng)
    else:
        names = [one for one in look_files(UNO_TILES) if one not in HELD_OUT_UNO]
        made = training_tiles(any_look(rng, names=names, folder=UNO_TILES), rng)
    wild = 0.4 if rng.random() < 0.55 else 1.0
    size = _TRAINING_SIZES[int(rng.integers(len(_TRAINING_SIZES)))]
    aim = Aim(size, _tilt(rng), _roll(rng), rng.uniform(0.5, 1.0), 0.3 * max(size))
    samples = int(rng.integers(*_TRAINING_SAMPLES))
    hidden = _hidden(kind, rng, 0.3 if kind == "tiles" else 0.15)
    return _plan(kind, made, _count(kind, rng), hidden, aim, wild, rng, samples=samples, tidy=False)


def _plan(
    kind: str,
    made: UnoSet,
    count: int,
    hidden: int,
    aim: Aim,
    wild: float,
    rng: Rng,
    *,
    samples: int,
    tidy: bool,
) -> UnoPlan:
    box = SETS[_SET_OF[kind]].faces
    if kind == "dice":
        pieces: tuple[Domo | Die, ...] = tuple(Die(face) for face in _faces(box, count, rng))
    else:
        drawn = _faces(box, 2 * count, rng)
        pieces = tuple(Domo(one, two) for one, two in zip(drawn[::2], drawn[1::2], strict=True))
    layout = weighted(_LAYOUTS[kind], rng)
    if layout == "groups" and count + hidden < 4:
        layout = "scattered"
    return UnoPlan(
        made=made,
        pieces=pieces,
        hidden=hidden,
        box=box,
        layout=layout,
        ground=weighted(GROUNDS, rng),
        mood=weighted(MOODS, rng),
        clutter=any_things(rng),
        aim=aim,
        samples=samples,
        wild=wild,
        tidy=tidy,
    )


def _faces(box: tuple[Face, ...], count: int, rng: Rng) -> list[Face]:
    """So many markings of a set, the rare ones more often than they are."""
    odds = np.array([1.0 if f.is_number else _WORDS if f.colour else _COLOURLESS for f in box])
    return [box[int(i)] for i in rng.choice(len(box), count, p=odds / odds.sum())]


def _count(kind: str, rng: Rng) -> int:
    if kind == "dice":
        return int(rng.choice([1, 2, 3, 4, 5, 6, 7, 8], p=[0.05, 0.08, 0.15, 0.2, 0.24, 0.14, 0.08, 0.06]))
    return int(rng.integers(3, 10)) if rng.random() < 0.75 else int(rng.choice([1, 2, 10, 11, 12, 13, 14]))


def _hidden(kind: str, rng: Rng, often: float) -> int:
    if rng.random() > often:
        return 0
    return 1 if kind == "dice" else int(rng.integers(1, 4))


def _tilt(rng: Rng) -> float:
    spans = ((0.0, 15.0), (15.0, 40.0), (40.0, 55.0))
    return float(rng.uniform(*spans[int(rng.choice(3, p=[0.2, 0.5, 0.3]))]))


def _roll(rng: Rng) -> float:
    return float(rng.normal(0, 0.08) if rng.random() < 0.85 else rng.uniform(0, 2 * np.pi))


def fair(truth: Truth) -> bool:
    """Whether a photo may be reported on: every piece whole, in sight, large enough."""
    return all(
        half.seen > 0.9
        and half.inside > 0.99
        and half.squash > _MIN_SQUASH
        and min(float(np.hypot(*half.partner)), 2 * float(np.hypot(*half.side))) > _MIN_SIDE_PX
        for half in truth.halves
    )
