"""Draw photos of Uno tiles and dice with their truth: for training, tests and demonstrations.

    from vision.draw_uno import draw_uno_photo
    image, truth = draw_uno_photo([Domo.parse("red 7|blue D2")], seed=7)     # 1600 x 1200, a fair photo
    truth.domos, truth.halves[0].face, truth.halves[0].turn

The same arguments draw the same picture. `draw_uno_scene` draws the wild mixture the networks learn from.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rules.pieces import COLOURLESS, COLOURS, Domo, Face
from vision.drawing.chance import Rng, must_be_one, weighted
from vision.drawing.held_out import HELD_OUT_UNO
from vision.drawing.layouts import JOINED_LAYOUTS, LAYOUTS, STANDING_LAYOUTS
from vision.drawing.look import UNO_TILES, Look, any_look, decide, look_files
from vision.drawing.paint import Image
from vision.drawing.scene import draw
from vision.drawing.stage import Plan
from vision.drawing.surface import EASY_SURFACES, QUIET_SHARES, SHARES, SURFACES
from vision.drawing.truth import Truth
from vision.drawing.uno_dice import draw_dice_scene

__all__ = ["draw_uno_photo", "draw_uno_scene", "tile_look_names"]

_LAYOUT_SHARES = {
    "scattered": 3.4, "grid": 2.4, "chain": 1.3, "cross": 0.4, "cluster": 1.4, "pile": 0.5,
    "overlapping": 0.4, "groups": 1.0, "on_edge": 1.4, "upright": 0.4, "rack": 0.6,
}  # fmt: skip
_WILD = {0.0: 0.08, 0.35: 0.52, 1.0: 0.4}
_FREE, _FREELY = "designer", 0.55  # the freest look, and how often it is taken where looks are mixed
_FAIRER = {0.0: 0.25, 0.35: 0.55, 1.0: 0.2}
_LEAST = {"groups": 4, "cross": 3, "overlapping": 2}
_KINDS = {  # long words are more often too small to read
    **dict.fromkeys("12345", 0.058), **dict.fromkeys("6789", 0.064),
    "D2": 0.075, "S": 0.075, "R": 0.1, "DE": 0.075, "W": 0.06, "WD4": 0.075,
}  # fmt: skip


def tile_look_names() -> list[str]:
    """The names that `draw_uno_photo(look=...)` takes for tiles."""
    return list(look_files(UNO_TILES))


def draw_uno_scene(
    seed: int,
    size_px: tuple[int, int] = (448, 448),
    *,
    looks: Sequence[str] | None = None,
    dice: bool = False,
    mixed: bool = False,
) -> tuple[Image, Truth]:
    """One scene of the mixture that trains the networks, (h, w, 3) uint8 BGR, and its truth.

    looks: only these, held-out ones too; all others by default. mixed: every piece is of a set of its own,
    and fewer photos are hard. Raises LookError for an unknown look.
    """
    if dice:
        return draw_dice_scene(seed, size_px, looks=looks, mixed=mixed)
    rng = np.random.default_rng([2028, seed, 1] if mixed else [2028, seed])
    names = list(looks) if looks else [name for name in tile_look_names() if name not in HELD_OUT_UNO]
    sets = [_any_set(names, rng)]
    if rng.random() < 0.06:
        sets.append(_any_set(names, rng))
    layout = weighted(_LAYOUT_SHARES, rng)
    tiles = [(_any_face(rng), _any_face(rng)) for _ in range(_count(rng, layout))]
    if mixed:
        sets += [_any_set([_FREE] if rng.random() < _FREELY else names, rng) for _ in tiles]
    face_down = 0
    if rng.random() < 0.4:
        face_down = int(rng.integers(1, max(2, min(12, len(tiles) + 2))))
        if rng.random() < 0.08:
            tiles = tiles[:1]
    wild = float(weighted(_FAIRER if mixed else _WILD, rng))
    plan = Plan(
        tiles=tiles,
        face_down=face_down,
        looks=sets,
        surface=weighted(QUIET_SHARES if wild < 0.5 else SHARES, rng),
        layout=layout,
        size_px=size_px,
        wild=wild,
        tidy=False,
        hues=True,
    )
    return draw(plan, rng)


def draw_uno_photo(
    pieces: Sequence[Domo],
    seed: int,
    size_px: tuple[int, int] = (1600, 1200),
    *,
    look: str = "ivory",
    surface: str | None = None,
    layout: str = "scattered",
    face_down: int = 0,
    tilt: float | None = None,
    tile_px: float | None = None,
    cut_off: bool = False,
    glare: bool = False,
    dark: float = 1.0,
    blur_px: float = 0.0,
    hard: bool = False,
) -> tuple[Image, Truth]:
    """A photo of exactly these tiles, (h, w, 3) uint8 BGR, and its truth; all else as `vision.draw` says.

    Raises ValueError for no tiles, KeyError for an unknown layout or surface, LookError for an unknown look.
    """
    if not pieces and not face_down:
        raise ValueError("nothing to draw: give at least one tile")
    must_be_one("layout", layout, LAYOUTS)
    if surface is not None:
        must_be_one("surface", surface, SURFACES)
    rng = np.random.default_rng(seed)
    plan = Plan(
        tiles=[(piece.one, piece.two) for piece in pieces],
        face_down=face_down,
        looks=[decide(look, rng, folder=UNO_TILES)],
        surface=surface or EASY_SURFACES[int(rng.integers(len(EASY_SURFACES)))],
        layout=layout,
        size_px=size_px,
        wild=float(hard),
        tidy=layout not in ("pile", "overlapping"),
        ordered=layout in JOINED_LAYOUTS,
        tilt=tilt,
        tile_px=tile_px,
        cut_off=cut_off,
        glare=glare,
        dark=dark,
        blur_px=blur_px,
        hues=True,
    )
    return draw(plan, rng)


def _any_set(names: list[str], rng: Rng) -> Look:
    return decide(any_look(rng, names=names, folder=UNO_TILES), rng, folder=UNO_TILES)


def _any_face(rng: Rng) -> Face:
    mark = weighted(_KINDS, rng)
    return Face(mark) if mark in COLOURLESS else Face(mark, COLOURS[int(rng.integers(4))])


def _count(rng: Rng, layout: str) -> int:
    spans = ((1, 4), (4, 10), (10, 20), (20, 31))
    odds = (0.32, 0.5, 0.18, 0.0) if layout in STANDING_LAYOUTS else (0.26, 0.44, 0.24, 0.06)
    return max(int(rng.integers(*spans[int(rng.choice(4, p=odds))])), _LEAST.get(layout, 1))
