"""What is traced: scenes to report on, fair and whole, and scenes to train with, wild."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from vision.drawing.chance import Rng, weighted
from vision.drawing.layouts import STANDING_LAYOUTS
from vision.drawing.look import any_look, decide, look_names
from vision.drawing.stage import Plan
from vision.drawing.surface import QUIET_SHARES, SHARES
from vision.drawing.truth import DrawnHalf, Truth
from vision.training.traced.scene import Owners

TRAINING_SIZES = ((448, 448), (512, 384), (384, 512))
REPORT_SIZES = ((768, 576), (768, 576), (576, 768), (640, 640))
_LAYOUTS = {
    "scattered": 3.0, "grid": 2.0, "chain": 1.6, "cross": 0.7, "hub": 0.5, "cluster": 1.4, "groups": 1.0,
    "on_edge": 2.2, "upright": 0.5, "rack": 0.7,
}  # fmt: skip
_HIDING = {"pile": 0.7, "overlapping": 0.5}
_LEAST = {"groups": 4, "hub": 5, "cross": 3, "overlapping": 2}  # tiles without which it is none
_NUMERALS = 0.07  # of the sets
_MOST = ((6, 0.4), (9, 0.25), (12, 0.35))
_PER_LAYOUT = {"on_edge": 10, "upright": 12, "rack": 10}  # more would hide each other
_PIP = 0.12  # of a half's half side: nearer to a pip's middle nothing may hide it
_MIN_SIDE_PX = 17.0  # of a half in a reported photo
_MIN_SIDE_MANY_PX = 22.0  # from ten pips on


@dataclass(frozen=True, slots=True)
class Asked:
    """A plan, and what it is about, for the report."""

    plan: Plan
    most: int  # the set: double-6, -9, -12
    tags: tuple[str, ...]


def reported(seed: int) -> Asked:
    """A fair photo of a hand of a set: every look in turn, all tiles whole and in sight."""
    rng = np.random.default_rng([3026, seed])
    names = look_names()
    look = decide(names[seed % len(names)], rng, numerals=seed % 15 == 7)
    engraved = look.name == "faint" and rng.random() < 0.6
    if engraved:
        look = replace(look, paint=rng.uniform(0.0, 0.15), relief=rng.uniform(0.6, 1.0), rim=0.0, halo=0.0)
    most = int(rng.choice([n for n, _ in _MOST], p=[share for _, share in _MOST]))
    layout = weighted(_LAYOUTS, rng)
    count = int(rng.integers(_LEAST.get(layout, 1), _PER_LAYOUT.get(layout, 20) + 1))
    hand = _hand(most, count, rng)
    face_down = int(rng.integers(1, 4)) if rng.random() < 0.15 and layout not in STANDING_LAYOUTS else 0
    wild = float(rng.choice([0.0, 0.35, 1.0], p=[0.3, 0.5, 0.2]))
    surface = weighted(SHARES if wild == 1.0 else QUIET_SHARES, rng)
    size = REPORT_SIZES[int(rng.integers(len(REPORT_SIZES)))]
    plan = Plan(hand, face_down, [look], surface, layout, size, wild, tidy=True)
    light = {0.0: "fair", 0.35: "usual", 1.0: "hard"}[wild]
    tags = [f"look-{look.name}", f"layout-{layout}", f"table-{surface}", light]
    more = {"numerals": look.numerals is not None, "engraved": engraved, "face-down": face_down > 0}
    tags += [tag for tag, true in more.items() if true]
    return Asked(plan, most, tuple(tags))


def training(seed: int, names: list[str]) -> Plan:
    """A wild scene in one of these looks."""
    rng = np.random.default_rng([3027, seed])
    look = decide(any_look(rng, names=names), rng, numerals=bool(rng.random() < _NUMERALS))
    if look.name == "faint" and rng.random() < 0.4:
        look = replace(look, paint=rng.uniform(0.0, 0.3), relief=rng.uniform(0.5, 1.0))
    layout = weighted(_LAYOUTS | _HIDING, rng)
    count = int(np.exp(rng.uniform(np.log(_LEAST.get(layout, 1)), np.log(_PER_LAYOUT.get(layout, 24) + 1))))
    most = int(rng.choice([6, 9, 12, 15, 18], p=[0.3, 0.2, 0.35, 0.1, 0.05]))
    tiles = [tuple(int(n) for n in rng.integers(0, most + 1, 2)) for _ in range(count)]
    face_down = int(rng.integers(1, 5)) if rng.random() < 0.2 else 0
    size = TRAINING_SIZES[seed % len(TRAINING_SIZES)]
    wild = 0.35 if rng.random() < 0.55 else 1.0
    surface = weighted(SHARES if wild == 1.0 else QUIET_SHARES, rng)
    return Plan([(a, b) for a, b in tiles], face_down, [look], surface, layout, size, wild, tidy=False)


def fair(asked: Asked) -> Callable[[Truth, Owners], bool]:
    """Whether a photo may be reported on: every tile of the hand is there, whole, in sight, large enough."""
    wanted = len(asked.plan.tiles)

    def accept(truth: Truth, owners: Owners) -> bool:
        whole = all(half.seen > 0.85 and half.inside > 0.98 and _large(half) for half in truth.halves)
        shown = all(
            _pips_shown(half, 2 * half.tile + 1 + i % 2, owners) for i, half in enumerate(truth.halves)
        )
        return len(truth.tiles) == wanted == len(truth.halves) // 2 and whole and shown

    return accept


def _pips_shown(half: DrawnHalf, owner: int, owners: Owners) -> bool:
    """Whether nothing hides a pip, or the surroundings of its middle."""
    reach = np.array([[0.0, 0.0], [_PIP, 0.0], [-_PIP, 0.0], [0.0, _PIP], [0.0, -_PIP]])
    own = (half.points[:, None] + reach).reshape(-1, 2)
    px = half.centre + own[:, :1] * half.side - own[:, 1:] * half.partner / 2
    x, y = np.floor(px).astype(int).T
    height, width = owners.shape
    if not ((x >= 0) & (x < width) & (y >= 0) & (y < height)).all():
        return False
    return bool((owners[y, x] == owner).all())


def _large(half: DrawnHalf) -> bool:
    side = min(float(np.hypot(*half.partner)), 2 * float(np.hypot(*half.side)))
    return half.squash > 0.3 and side > (_MIN_SIDE_MANY_PX if half.pips > 9 else _MIN_SIDE_PX)


def _hand(most: int, count: int, rng: Rng) -> list[tuple[int, int]]:
    """Different tiles of one set."""
    box = [(a, b) for a in range(most + 1) for b in range(a, most + 1)]
    return [box[i] for i in rng.choice(len(box), min(count, len(box)), replace=False)]
