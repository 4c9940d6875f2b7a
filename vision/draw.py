"""Draw photos of dominoes with their truth: for training, tests and demonstrations.

    from vision.draw import draw_photo
    image, truth = draw_photo([(3, 4), (6, 6)], seed=7)          # 1600 x 1200, a fair photo
    cv2.imwrite("hand.jpg", image)                               # image: (h, w, 3) uint8 BGR
    truth.tiles, truth.total                                     # [(3, 4), (6, 6)] in any order, 19

The same arguments draw the same picture. `draw_scene` draws the wild mixture the models learn from.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from vision.drawing.chance import Rng
from vision.drawing.face import Image
from vision.drawing.layouts import LAYOUTS, STANDING_LAYOUTS
from vision.drawing.look import Look, any_look, decide, look_names
from vision.drawing.pip_layouts import MOST_PIPS
from vision.drawing.scene import draw
from vision.drawing.stage import Plan
from vision.drawing.surface import EASY_SURFACES, SHARES, SURFACES
from vision.drawing.truth import DrawnBack, DrawnHalf, Truth

__all__ = ["DrawnBack", "DrawnHalf", "Truth", "draw_photo", "draw_scene", "look_names"]

_LAYOUT_SHARES = {
    "scattered": 3.0, "grid": 2.0, "chain": 2.0, "cluster": 1.5, "pile": 0.8, "on_edge": 3.0, "upright": 0.6,
}  # fmt: skip


def draw_photo(
    tiles: Sequence[tuple[int, int]],
    seed: int,
    size_px: tuple[int, int] = (1600, 1200),
    *,
    look: str = "ivory",
    surface: str | None = None,
    layout: str = "scattered",
    face_down: int = 0,
    hard: bool = False,
) -> tuple[Image, Truth]:
    """A photo of exactly these tiles, (h, w, 3) uint8 BGR, and its truth.

    size_px: (width, height). look: one of look_names(). surface: one of SURFACES, by default a quiet
    one. layout: one of LAYOUTS; only "pile" hides some tiles behind others. face_down: how many backs
    lie there as well. hard: lamps, clutter, blur and noise as in the worst photos; else a fair photo.
    Raises ValueError for no tiles or impossible pips, KeyError
    for an unknown layout or surface, LookError for an unknown look.
    """
    if not tiles and not face_down:
        raise ValueError("nothing to draw: give at least one tile")
    if wrong := [tile for tile in tiles if len(tile) != 2 or not all(0 <= n <= MOST_PIPS for n in tile)]:
        raise ValueError(f"a half has 0 to {MOST_PIPS} pips, not {wrong[0]}")
    if layout not in LAYOUTS:
        raise KeyError(f"no layout {layout!r}; there are: {', '.join(LAYOUTS)}")
    if surface is not None and surface not in SURFACES:
        raise KeyError(f"no surface {surface!r}; there are: {', '.join(SURFACES)}")
    rng = np.random.default_rng(seed)
    chosen = surface or EASY_SURFACES[int(rng.integers(len(EASY_SURFACES)))]
    tidy = layout != "pile"
    plan = Plan(tuple(tiles), face_down, [decide(look, rng)], chosen, layout, size_px, hard, tidy)
    return draw(plan, rng)


def draw_scene(
    seed: int, size_px: tuple[int, int] = (448, 448), *, looks: Sequence[str] | None = None
) -> tuple[Image, Truth]:
    """One scene of the mixture that trains the models; looks: only these (all by default)."""
    rng = np.random.default_rng([2026, seed])
    names = list(looks) if looks else look_names()
    sets = [decide(any_look(rng, names=names), rng)]
    if rng.random() < 0.08:
        sets.append(decide(any_look(rng, names=names), rng))
    layout = _weighted(_LAYOUT_SHARES, rng)
    count = _count(rng, standing=layout in STANDING_LAYOUTS)
    most = int(rng.choice([6, 9, 12, 15, 18], p=[0.36, 0.2, 0.32, 0.08, 0.04]))
    tiles = _hand(most, count, rng)
    face_down = 0
    if rng.random() < 0.3:
        face_down = int(rng.integers(1, max(2, min(12, count + 1))))
        if rng.random() < 0.08:
            tiles = tiles[:1]
    plan = Plan(tiles, face_down, sets, _weighted(SHARES, rng), layout, size_px, hard=True, tidy=False)
    return draw(plan, rng)


def _weighted(shares: dict[str, float], rng: Rng) -> str:
    odds = np.array(list(shares.values()))
    return list(shares)[int(rng.choice(len(odds), p=odds / odds.sum()))]


def _count(rng: Rng, *, standing: bool) -> int:
    spans = ((1, 4), (4, 10), (10, 20), (20, 31))
    odds = (0.3, 0.5, 0.2, 0.0) if standing else (0.22, 0.38, 0.28, 0.12)
    return int(rng.integers(*spans[int(rng.choice(4, p=odds))]))


def _hand(most: int, count: int, rng: Rng) -> list[tuple[int, int]]:
    """Tiles of a double-`most` set, every number as often as any other."""
    hand: list[tuple[int, int]] = []
    while len(hand) < count:
        a, b = (int(n) for n in rng.integers(0, most + 1, 2))
        hand.append((a, a) if rng.random() < 0.06 else (a, b))
    return hand


def sample_look(seed: int, name: str | None = None) -> Look:
    """One set's look, for tests and for a sheet of samples."""
    rng = np.random.default_rng(seed)
    return decide(name or any_look(rng), rng)
