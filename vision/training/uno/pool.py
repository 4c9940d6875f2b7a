"""Draw a pool of Uno scenes for the finder, with crops for the reader of markings, in one file.

python -m vision.training.uno.pool --first 0 --scenes 2000 --dice-share 0.35 --out uno/a.npz
python -m vision.training.uno.pool --recut uno/a.npz --out uno/new/a.npz
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.draw import Truth
from vision.draw_uno import draw_uno_scene
from vision.drawing.held_out import HELD_OUT_UNO
from vision.markings import hue_of, kind_of
from vision.training.crops import Rows
from vision.training.pool import BACK_COLUMNS, SIZES, arguments, frames_of_things, made
from vision.training.store import read_ragged, write_ragged
from vision.training.uno.crops import DIE, HALF_COLUMNS, WIDE_PX, Examples, examples

_LOOKS = Path(__file__).parents[2] / "looks"
_LEAST_INSIDE, _LEAST_SEEN = 0.02, 0.1  # of a half; less is not told


@dataclass(frozen=True, slots=True)
class Scene:
    """One drawn scene, packed."""

    jpeg: NDArray[np.uint8]
    halves: NDArray[np.float32]  # (n, HALF_COLUMNS): columns as in crops.py
    backs: NDArray[np.float32]  # (m, BACK_COLUMNS): tiles face down, or dice that lean
    things: NDArray[np.float32]  # (t, 6): centre, partner, side of what a half may be seen in, but is none
    crops: NDArray[np.uint8]  # (k, WIDE_PX, WIDE_PX, 3)
    labels: NDArray[np.int8]  # (k, 4): see crops.Examples


NAMES = tuple(field.name for field in fields(Scene))


def look_names(*, dice: bool) -> list[str]:
    """The looks of tiles, or of dice."""
    return sorted(path.stem for path in (_LOOKS / ("uno_dice" if dice else "uno_tiles")).glob("*.toml"))


def rows(truth: Truth, *, dice: bool) -> tuple[Rows, Rows]:
    """The truth as (n, HALF_COLUMNS) and (m, BACK_COLUMNS); what lies far outside is left out."""
    halves = [
        [
            *(*half.centre, *half.partner, *half.side),
            *(kind_of(half.face), hue_of(half.face), half.turn, half.readable, dice),
        ]
        for half in truth.halves
        if half.face is not None and half.inside > _LEAST_INSIDE and half.seen > _LEAST_SEEN
    ]
    backs = [[*back.centre, *back.along, *back.side, back.seen] for back in truth.backs]
    return (
        np.array(halves, np.float32).reshape(-1, HALF_COLUMNS),
        np.array(backs, np.float32).reshape(-1, BACK_COLUMNS),
    )


def scene(
    seed: int, *, dice_share: float, held_out: bool = False, zoom: float = 1.0, mixed: bool = False
) -> Scene:
    """Draw and pack one scene; held_out: with the looks and type faces that training never sees.

    mixed: every piece is of a set of its own.
    """
    cv2.setNumThreads(1)
    rng = np.random.default_rng([17, seed])
    dice = bool(rng.random() < dice_share)
    names = [name for name in look_names(dice=dice) if (name in HELD_OUT_UNO) == held_out]
    width, height = SIZES[seed % len(SIZES)]
    size_px = (round(width * zoom), round(height * zoom))
    image, truth = draw_uno_scene(seed, size_px, looks=names, dice=dice, mixed=mixed)
    halves, backs = rows(truth, dice=dice)
    things = frames_of_things(truth)
    cut = examples(image, halves, backs, things, rng, dice=dice)
    jpeg = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 95])[1]
    return _scene(jpeg.ravel().astype(np.uint8), halves, backs, things, cut)


def _scene(jpeg: NDArray[np.uint8], halves: Rows, backs: Rows, things: Rows, cut: Examples) -> Scene:
    return Scene(jpeg, halves, backs, things, cut.crops, cut.labels)


def load(paths: Sequence[Path]) -> list[Scene]:
    """All scenes of these pool files. Raises KeyError for a file of another kind."""
    scenes = []
    for path in paths:
        parts = read_ragged(path)
        scenes += [Scene(*one) for one in zip(*(parts[name] for name in NAMES), strict=True)]
    return scenes


def save(scenes: Sequence[Scene], path: Path) -> None:
    """Write a pool file, all or nothing."""
    write_ragged(path, {name: [getattr(one, name) for one in scenes] for name in NAMES})


def recut(old: Path) -> list[Scene]:
    """The scenes of a pool file with crops as they are cut today."""
    cv2.setNumThreads(1)
    scenes = []
    for i, one in enumerate(load([old])):
        image = cv2.imdecode(one.jpeg, cv2.IMREAD_COLOR)
        assert image is not None
        dice = bool(one.labels[:, 3].any() or one.halves[:, DIE].any())
        picture, rng = np.asarray(image, np.uint8), np.random.default_rng([17, i])
        cut = examples(picture, one.halves, one.backs, one.things, rng, dice=dice)
        scenes.append(_scene(one.jpeg, one.halves, one.backs, one.things, cut))
    return scenes


def main() -> None:
    """Draw (or cut anew) from the command line."""
    ask = arguments(__doc__)
    ask.add_argument("--dice-share", type=float, default=0.35, help="of the scenes; the others show tiles")
    ask.add_argument("--mixed", action="store_true", help="every piece in a look of its own")
    args = ask.parse_args()
    one = functools.partial(
        scene, dice_share=args.dice_share, held_out=args.held_out, zoom=args.zoom, mixed=args.mixed
    )
    scenes = made(ask, args, one, recut)
    save(scenes, args.out)
    print(
        f"{args.out}: {len(scenes)} scenes, {sum(len(s.halves) for s in scenes)} halves, "
        f"{sum(len(s.crops) for s in scenes)} crops of {WIDE_PX} px"
    )


if __name__ == "__main__":
    main()
