"""Photos of Uno dice with their truth: exactly these dice, or the mixture that trains the networks."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rules.pieces import COLOURS, Die, Face
from vision.drawing.chance import Rng, must_be_one, weighted
from vision.drawing.dice_look import DiceLook, any_look, decide, look_files
from vision.drawing.dice_places import LAYOUTS
from vision.drawing.dice_scene import DicePlan, draw
from vision.drawing.dice_stage import Aim
from vision.drawing.held_out import HELD_OUT_UNO
from vision.drawing.paint import Image
from vision.drawing.surface import EASY_SURFACES, QUIET_SHARES, SHARES, SURFACES
from vision.drawing.truth import Truth

_WILD = {0.0: 0.08, 0.35: 0.5, 1.0: 0.42}  # shares, as for tiles
_FREE, _FREELY = "workshop", 0.55  # as for tiles
_FAIRER = {0.0: 0.25, 0.35: 0.55, 1.0: 0.2}
_LAYOUT_SHARES = {"loose": 0.45, "touching": 0.25, "rows": 0.3}
_COUNTS = {range(1, 3): 0.15, range(3, 9): 0.65, range(9, 25): 0.2}  # dice in a scene
_LEANING, _TWO_LEANING = 0.2, 0.05  # of the scenes
_TWO_SETS = 0.06


def look_names() -> list[str]:
    """The names that `draw_dice_photo(look=...)` takes."""
    return list(look_files())


def draw_dice_scene(
    seed: int,
    size_px: tuple[int, int] = (448, 448),
    *,
    looks: Sequence[str] | None = None,
    mixed: bool = False,
) -> tuple[Image, Truth]:
    """One scene of the mixture that trains the networks, (h, w, 3) uint8 BGR, and its truth.

    looks: only these, held-out ones too; all others by default. mixed: every die is of a set of its own, and
    fewer photos are hard. The same arguments draw the same picture.
    `truth.halves` are the top faces (`face`, turn 0), `truth.backs` the leaning dice.

    Raises LookError for an unknown look.
    """
    rng = np.random.default_rng([2027, seed, 1] if mixed else [2027, seed])
    names = list(looks) if looks else [name for name in look_names() if name not in HELD_OUT_UNO]
    sets = [decide(any_look(rng, names), rng)]
    if rng.random() < _TWO_SETS:
        sets.append(decide(any_look(rng, names), rng))
    count = int(rng.choice(weighted(_COUNTS, rng)))
    if mixed:
        sets += [
            decide(any_look(rng, [_FREE] if rng.random() < _FREELY else names), rng) for _ in range(count)
        ]
    wild = weighted(_FAIRER if mixed else _WILD, rng)
    leaning = int((rng.random() < np.array([_LEANING, _TWO_LEANING])).sum())
    plan = DicePlan(
        tops=_thrown(count, sets[0], rng),
        leaning=leaning,
        looks=sets,
        layout=weighted(_LAYOUT_SHARES, rng),
        surface=weighted(QUIET_SHARES if wild < 0.5 else SHARES, rng),
        aim=Aim(size_px, wild, tidy=False),
    )
    return draw(plan, rng)


def draw_dice_photo(
    dice: Sequence[Die],
    seed: int,
    size_px: tuple[int, int] = (1600, 1200),
    *,
    look: str = "panels",
    surface: str | None = None,
    layout: str = "loose",
    leaning: int = 0,
    tilt: float | None = None,
    die_px: float | None = None,
    dark: float = 1.0,
    blur_px: float = 0.0,
    hard: bool = False,
) -> tuple[Image, Truth]:
    """A photo of exactly these dice, (h, w, 3) uint8 BGR, and its truth: a fair one unless told otherwise.

    look      one of look_names()
    surface   one of SURFACES; a quiet one by default
    layout    one of LAYOUTS
    leaning   how many more dice lean against something, where there is room
    tilt      degrees that the camera looks from the vertical, 0 to 75
    die_px    how long an edge is in the picture
    dark      how much of the light there is, 0 to 1
    blur_px   spread (sigma) of the blur of an unsteady camera
    hard      lamps, clutter, blur and noise as in the worst photos

    Raises ValueError for no dice, KeyError for an unknown layout or surface, LookError for an unknown look.
    """
    if not dice and not leaning:
        raise ValueError("nothing to draw: give at least one die")
    must_be_one("layout", layout, LAYOUTS)
    if surface is not None:
        must_be_one("surface", surface, SURFACES)
    rng = np.random.default_rng(seed)
    plan = DicePlan(
        tops=[die.up for die in dice],
        leaning=leaning,
        looks=[decide(look, rng)],
        layout=layout,
        surface=surface or EASY_SURFACES[int(rng.integers(len(EASY_SURFACES)))],
        aim=Aim(size_px, float(hard), tidy=True, tilt=tilt, edge_px=die_px),
        dark=dark,
        blur_px=blur_px,
    )
    return draw(plan, rng)


def _thrown(count: int, look: DiceLook, rng: Rng) -> list[Face]:
    """Top faces, every kind about as often as any other; colourless ones less."""
    marks = [*"123456", "S", "R", "D2", "D1", "W", "WD4"]
    odds = np.array([1.0] * 6 + [1.2, 1.2, 1.2, 0.6, 1.1, 1.1])
    chosen = rng.choice(len(marks), count, p=odds / odds.sum())
    colours = rng.integers(4, size=count)
    return [
        Face(marks[m]) if marks[m] in ("W", "WD4") else Face(marks[m], COLOURS[c])
        for m, c in zip(chosen, colours, strict=True)
    ]
