"""Draw a pool: scenes for the finder and crops of halves for the reader, in one file.

python -m vision.training.pool --first 0 --scenes 2000 --out pools/a.npz
python -m vision.training.pool --recut pools/a.npz --out pools/new/a.npz   # today's crops of old scenes
"""

from __future__ import annotations

import argparse
import functools
import multiprocessing
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.draw import Truth, draw_scene, look_names
from vision.drawing.held_out import HELD_OUT as HELD_OUT
from vision.drawing.pip_layouts import MOST_PIPS
from vision.training.crops import WIDE_PX, Examples, examples
from vision.training.store import Numbers, read_ragged, write_ragged

# One row a half: centre, partner, side (x and y each), pips, 1 readable or 0 to be ignored, 1 a numeral
HALF_COLUMNS = 9
_LEAST_THING_PX = 9.0
BACK_COLUMNS = 7  # centre, along, side, share seen
SIZES = (
    (448, 448), (512, 384), (384, 512), (576, 352), (352, 576),
    (640, 320), (320, 640), (704, 528), (528, 704),
)  # fmt: skip


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Scene:
    """One drawn scene, packed."""

    jpeg: NDArray[np.uint8]
    halves: NDArray[np.float32]  # (n, HALF_COLUMNS)
    pips: NDArray[np.float16]  # (n, MOST_PIPS, 2): where each half's pips are, see Examples.points
    backs: NDArray[np.float32]  # (m, BACK_COLUMNS)
    things: NDArray[np.float32]  # (t, 6): centre, partner, side of what a half may be seen in, but is none
    crops: NDArray[np.uint8]  # (k, WIDE_PX, WIDE_PX, 3), and so on: Examples
    classes: NDArray[np.int64]  # (k,)
    points: NDArray[np.float16]  # (k, MOST_PIPS, 2)
    points_known: NDArray[np.bool_]  # (k,)


NAMES = tuple(field.name for field in fields(Scene))
NO_THINGS = np.empty((0, 6), np.float32)  # in files from before they were kept


def rows(truth: Truth) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The truth as (n, HALF_COLUMNS) and (m, BACK_COLUMNS); what lies far outside is left out."""
    halves = [
        [*half.centre, *half.partner, *half.side, half.pips, half.readable, half.numeral]
        for half in truth.halves
        if half.inside > 0.02 and half.seen > 0.1
    ]
    backs = [[*back.centre, *back.along, *back.side, back.seen] for back in truth.backs]
    return (
        np.array(halves, np.float32).reshape(-1, HALF_COLUMNS),
        np.array(backs, np.float32).reshape(-1, BACK_COLUMNS),
    )


def pip_points(truth: Truth) -> NDArray[np.float16]:
    """Where the pips of the halves in `rows` are, (n, MOST_PIPS, 2), NaN past the last."""
    kept = [half for half in truth.halves if half.inside > 0.02 and half.seen > 0.1]
    points = np.full((len(kept), MOST_PIPS, 2), np.nan, np.float16)
    for own, half in zip(points, kept, strict=True):
        own[: len(half.points)] = half.points
    return points


def frames_of_things(truth: Truth) -> NDArray[np.float32]:
    """Frames (t, 6) of halves that a finder may see in the other things, those in the picture."""
    frames = []
    for outline in truth.things:
        centre, (width, height), angle = cv2.minAreaRect(outline.astype(np.float32))
        turn = np.deg2rad(angle)
        across, along = (
            np.array([np.cos(turn), np.sin(turn)]) * width,
            np.array([-np.sin(turn), np.cos(turn)]) * height,
        )
        if width > height:
            across, along = along, across
        inside = 0 <= centre[0] < truth.size_px[0] and 0 <= centre[1] < truth.size_px[1]
        if not inside or min(width, height) < _LEAST_THING_PX:
            continue
        side = np.array([-along[1], along[0]]) / max(float(np.hypot(*along)), 1e-6) * np.hypot(*across) / 2
        if np.hypot(*along) > 1.5 * np.hypot(*across):  # two halves
            frames.append([*(np.array(centre) - along / 4), *(along / 2), *side])
            frames.append([*(np.array(centre) + along / 4), *(-along / 2), *(-side)])
        else:
            frames.append([*centre, *along, *side])
    return np.array(frames, np.float32).reshape(-1, 6)


def scene(
    seed: int, *, held_out: bool = False, layouts: Sequence[str] | None = None, zoom: float = 1.0
) -> Scene:
    """Draw and pack one scene; held_out: with the looks that training never sees."""
    cv2.setNumThreads(1)
    names = [name for name in look_names() if (name in HELD_OUT) == held_out]
    width, height = SIZES[seed % len(SIZES)]
    size_px = (round(width * zoom), round(height * zoom))
    return packed(*draw_scene(seed, size_px, looks=names or None, layouts=layouts), seed)


def packed(image: NDArray[np.uint8], truth: Truth, seed: int) -> Scene:
    """A picture and its truth with the crops cut from it; the seed decides what else is cut."""
    halves, backs = rows(truth)
    pips, things = pip_points(truth), frames_of_things(truth)
    cut = examples(image, halves, backs, pips, things, np.random.default_rng([7, seed]))
    jpeg = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 95])[1]
    return _scene(jpeg.ravel().astype(np.uint8), halves, pips, backs, things, cut)


def _scene(
    jpeg: NDArray[np.uint8],
    halves: NDArray[np.float32],
    pips: NDArray[np.float16],
    backs: NDArray[np.float32],
    things: NDArray[np.float32],
    cut: Examples,
) -> Scene:
    return Scene(jpeg, halves, pips, backs, things, cut.crops, cut.classes, cut.points, cut.known)


def load(paths: Sequence[Path]) -> list[Scene]:
    """All scenes of these pool files. Raises ValueError for a file of an older kind, see `recut`."""
    scenes = []
    for path in paths:
        parts = read_ragged(path)
        parts.setdefault("things", [NO_THINGS] * len(next(iter(parts.values()))))
        if missing := [name for name in NAMES if name not in parts]:
            raise ValueError(f"{path}: no {', '.join(missing)} in it; cut it anew with --recut")
        scenes += [Scene(*one) for one in zip(*(parts[name] for name in NAMES), strict=True)]
    return scenes


def save(scenes: Sequence[Scene], path: Path) -> None:
    """Write a pool file, all or nothing."""
    write_ragged(path, {name: [getattr(one, name) for one in scenes] for name in NAMES})


def recut(old: Path) -> list[Scene]:
    """The scenes of a pool file with crops as they are cut today; files without numerals or pips do too."""
    cv2.setNumThreads(1)
    parts = read_ragged(old, {"jpeg", "halves", "backs", "pips", "things"})
    nothing: list[Numbers | None] = [None] * len(parts["jpeg"])
    scenes = []
    things = parts.get("things", [NO_THINGS] * len(nothing))
    pips_of = parts.get("pips", nothing)
    stored = zip(parts["jpeg"], parts["halves"], parts["backs"], pips_of, things, strict=True)
    for i, (jpeg, halves, backs, pips, others) in enumerate(stored):
        image = cv2.imdecode(jpeg, cv2.IMREAD_COLOR)
        assert image is not None
        wide = np.zeros((len(halves), HALF_COLUMNS), np.float32)
        wide[:, : halves.shape[1]] = halves
        if pips is None:
            pips = np.full((len(halves), MOST_PIPS, 2), np.nan, np.float16)
        cut = examples(np.asarray(image, np.uint8), wide, backs, pips, others, np.random.default_rng([7, i]))
        scenes.append(_scene(jpeg, wide, pips, backs, others, cut))
    return scenes


def arguments(about: str | None) -> argparse.ArgumentParser:
    """The command line of every kind of pool."""
    ask = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--first", type=int, help="the first scene's seed")
    ask.add_argument("--scenes", type=int)
    ask.add_argument("--out", type=Path, required=True)
    ask.add_argument("--held-out", action="store_true", help="only the looks that training never sees")
    ask.add_argument("--zoom", type=float, default=1.0, help="larger scenes: the reader sees sharper halves")
    ask.add_argument("--workers", type=int, default=2)
    ask.add_argument("--recut", type=Path, metavar="OLD", help="take this pool's scenes, cut the crops anew")
    return ask


def made(
    ask: argparse.ArgumentParser,
    args: argparse.Namespace,
    one: Callable[[int], T],
    again: Callable[[Path], list[T]],
) -> list[T]:
    """The scenes that the command line asks for: drawn by `one` from their seeds, or cut `again`."""
    if args.recut is None and (args.first is None or args.scenes is None):
        ask.error("give --first and --scenes, or --recut")
    args.out.parent.mkdir(parents=True, exist_ok=True)
    if args.recut:
        return again(args.recut)
    with multiprocessing.Pool(args.workers) as workers:
        return workers.map(one, range(args.first, args.first + args.scenes), chunksize=10)


def main() -> None:
    """Draw (or cut anew) from the command line."""
    ask = arguments(__doc__)
    ask.add_argument("--layouts", nargs="+", help="only these; all in the usual mixture by default")
    args = ask.parse_args()
    one = functools.partial(scene, held_out=args.held_out, layouts=args.layouts, zoom=args.zoom)
    scenes = made(ask, args, one, recut)
    save(scenes, args.out)
    print(
        f"{args.out}: {len(scenes)} scenes, {sum(len(s.halves) for s in scenes)} halves, "
        f"{sum(len(s.crops) for s in scenes)} crops of {WIDE_PX} px"
    )


if __name__ == "__main__":
    main()
