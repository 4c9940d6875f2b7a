"""Draw photos of dominoes with their truth: for training, tests and demonstrations.

    from vision.draw import draw_photo
    image, truth = draw_photo([(3, 4), (6, 6)], seed=7)          # 1600 x 1200, a fair photo
    cv2.imwrite("hand.jpg", image)                               # image: (h, w, 3) uint8 BGR
    truth.tiles, truth.total                                     # [(3, 4), (6, 6)] in any order, 19

The same arguments draw the same picture. `draw_scene` draws the wild mixture the models learn from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from vision.drawing.chance import Rng, must_be_one, weighted
from vision.drawing.layouts import JOINED_LAYOUTS, LAYOUTS, STANDING_LAYOUTS
from vision.drawing.look import Look, any_look, decide, look_names
from vision.drawing.paint import Image
from vision.drawing.pip_layouts import MOST_PIPS
from vision.drawing.scene import draw
from vision.drawing.stage import Plan
from vision.drawing.surface import EASY_SURFACES, QUIET_SHARES, SHARES, SURFACES
from vision.drawing.truth import DrawnBack, DrawnHalf, Join, Truth

__all__ = ["DrawnBack", "DrawnHalf", "Join", "Truth", "draw_photo", "draw_scene", "look_names"]

Tiles = Sequence[tuple[int, int]]

_LAYOUT_SHARES = {
    "scattered": 3.0, "grid": 2.0, "chain": 1.6, "cross": 0.7, "hub": 0.5, "cluster": 1.4, "pile": 0.7,
    "overlapping": 0.5, "groups": 1.0, "on_edge": 2.2, "upright": 0.5, "rack": 0.7,
}  # fmt: skip
_WILD = {0.0: 0.08, 0.35: 0.5, 1.0: 0.42}  # shares: pictures of shops, photos that most people take, the rest
_NUMERALS = 0.07  # of the sets
_LEAST = {"groups": 4, "hub": 5, "cross": 3, "overlapping": 2}  # tiles without which it is none
_MATCHED = 0.6  # of the chains keep the rules


def draw_photo(
    tiles: Tiles,
    seed: int,
    size_px: tuple[int, int] = (1600, 1200),
    *,
    look: str = "ivory",
    surface: str | None = None,
    layout: str = "scattered",
    groups: Sequence[Tiles] = (),
    face_down: int = 0,
    overlapping: bool = False,
    rack: bool = False,
    numerals: bool = False,
    tilt: float | None = None,
    tile_px: float | None = None,
    cut_off: bool = False,
    glare: bool = False,
    dark: float = 1.0,
    blur_px: float = 0.0,
    hard: bool = False,
) -> tuple[Image, Truth]:
    """A photo of exactly these tiles, (h, w, 3) uint8 BGR, and its truth.

    Everything but `tiles` and `seed` may be left out: a fair photo of scattered tiles from above. Each of
    the others makes one thing different and leaves the rest fair.

    size_px       (width, height)
    look          one of look_names()
    surface       one of SURFACES; a quiet one by default
    layout        one of LAYOUTS. In "chain", "cross" and "hub" the tiles lie in the order given, the second
                  number ahead, so that [(3, 4), (4, 4), (4, 6)] is a chain that matches; `truth.joins` says
                  which touch (DrawnHalf.tile counts from 0 in the order given, halves are 0: the number
                  ahead, 1: the other). Only "pile" and "overlapping" hide tiles behind others
    groups        instead of tiles: one list of tiles for each of several hands, far apart;
                  DrawnHalf.tile counts through all of them
    face_down     how many backs lie there as well
    overlapping   every second tile lies on another, hiding a part of it
    rack          the tiles stand in a rack
    numerals      numbers are printed instead of pips
    tilt          degrees that the camera looks from the vertical, 0 to 75
    tile_px       how long a tile is in the picture; else the tiles fill it
    cut_off       the right edge of the picture cuts a tile through its middle
    glare         a lamp is mirrored on a third of the tiles so that they cannot be read
    dark          how much of the light there is, 0 to 1
    blur_px       spread (sigma) of the blur of an unsteady camera
    hard          lamps, clutter, blur and noise as in the worst photos

    Raises ValueError for no tiles or impossible pips, KeyError for an unknown layout or surface, LookError
    for an unknown look.
    """
    if groups and tiles:
        raise ValueError("give the tiles or the groups, not both")
    tiles = [tile for group in groups for tile in group] if groups else list(tiles)
    if not tiles and not face_down:
        raise ValueError("nothing to draw: give at least one tile")
    if wrong := [tile for tile in tiles if len(tile) != 2 or not all(0 <= n <= MOST_PIPS for n in tile)]:
        raise ValueError(f"a half has 0 to {MOST_PIPS} pips, not {wrong[0]}")
    layout = "groups" if groups else "rack" if rack else "overlapping" if overlapping else layout
    must_be_one("layout", layout, LAYOUTS)
    if surface is not None:
        must_be_one("surface", surface, SURFACES)
    rng = np.random.default_rng(seed)
    chosen = decide(look, rng, numerals=numerals)
    if numerals and chosen.numerals is not None:
        chosen = replace(chosen, numerals=replace(chosen.numerals, beside_pips=False))
    sizes = [len(group) for group in groups]
    if groups:
        sizes[-1] += face_down
    plan = Plan(
        tiles=tiles,
        face_down=face_down,
        surface=surface or EASY_SURFACES[int(rng.integers(len(EASY_SURFACES)))],
        looks=[chosen],
        layout=layout,
        size_px=size_px,
        wild=float(hard),
        tidy=layout not in ("pile", "overlapping"),
        ordered=layout in JOINED_LAYOUTS or bool(groups),
        groups=tuple(sizes),
        tilt=tilt,
        tile_px=tile_px,
        cut_off=cut_off,
        glare=glare,
        dark=dark,
        blur_px=blur_px,
    )
    return draw(plan, rng)


def draw_scene(
    seed: int,
    size_px: tuple[int, int] = (448, 448),
    *,
    looks: Sequence[str] | None = None,
    layouts: Sequence[str] | None = None,
) -> tuple[Image, Truth]:
    """One scene of the mixture that trains the models; looks, layouts: only these (all by default).

    Raises KeyError for an unknown layout, LookError for an unknown look.
    """
    rng = np.random.default_rng([2026, seed])
    names = list(looks) if looks else look_names()
    sets = [_any_set(names, rng)]
    if rng.random() < 0.08:
        sets.append(_any_set(names, rng))
    shares = {name: _LAYOUT_SHARES[name] for name in layouts} if layouts else _LAYOUT_SHARES
    layout = weighted(shares, rng)
    count = _count(rng, layout)
    most = int(rng.choice([6, 9, 12, 15, 18], p=[0.36, 0.2, 0.32, 0.08, 0.04]))
    matched = layout in JOINED_LAYOUTS and rng.random() < _MATCHED
    tiles = _line(most, count, rng) if matched else _hand(most, count, rng)
    face_down = 0
    if not matched and rng.random() < 0.3:
        face_down = int(rng.integers(1, max(2, min(12, count + 1))))
        if rng.random() < 0.08:
            tiles = tiles[:1]
    wild = float(rng.choice(list(_WILD), p=list(_WILD.values())))
    plan = Plan(
        tiles=tiles,
        face_down=face_down,
        looks=sets,
        surface=weighted(QUIET_SHARES if wild < 0.5 else SHARES, rng),
        layout=layout,
        size_px=size_px,
        wild=wild,
        tidy=False,
        ordered=matched,
    )
    return draw(plan, rng)


def _any_set(names: list[str], rng: Rng) -> Look:
    return decide(any_look(rng, names=names), rng, numerals=bool(rng.random() < _NUMERALS))


def _count(rng: Rng, layout: str) -> int:
    spans = ((1, 4), (4, 10), (10, 20), (20, 31), (31, 61))
    odds = (0.3, 0.5, 0.2, 0.0, 0.0) if layout in STANDING_LAYOUTS else (0.22, 0.38, 0.27, 0.1, 0.03)
    return max(int(rng.integers(*spans[int(rng.choice(5, p=odds))])), _LEAST.get(layout, 1))


def _hand(most: int, count: int, rng: Rng) -> list[tuple[int, int]]:
    """Tiles of a double-`most` set, every number as often as any other."""
    hand: list[tuple[int, int]] = []
    while len(hand) < count:
        a, b = (int(n) for n in rng.integers(0, most + 1, 2))
        hand.append((a, a) if rng.random() < 0.06 else (a, b))
    return hand


def _line(most: int, count: int, rng: Rng) -> list[tuple[int, int]]:
    """Tiles that go on from each other, doubles now and then."""
    line, end = [], int(rng.integers(0, most + 1))
    for _ in range(count):
        start, end = end, end if rng.random() < 0.15 else int(rng.integers(0, most + 1))
        line.append((start, end))
    return line
