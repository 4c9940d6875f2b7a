"""Draw a pool: scenes for the finder and crops of halves for the reader, in one file.

python -m vision.training.pool --first 0 --scenes 2000 --out pools/a.npz
"""

from __future__ import annotations

import argparse
import functools
import multiprocessing
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.draw import Truth, draw_scene, look_names
from vision.training.crops import WIDE_PX, examples

# One row a half: centre, partner, side (x and y each), pips, 1 readable or 0 to be ignored
HALF_COLUMNS = 8
BACK_COLUMNS = 7  # centre, along, side, share seen
HELD_OUT = ("slate", "pastel")  # looks that only calibration and tests may see
SIZES = ((448, 448), (512, 384), (384, 512), (576, 352), (352, 576))


@dataclass(frozen=True, slots=True)
class Scene:
    """One drawn scene, packed."""

    jpeg: NDArray[np.uint8]
    halves: NDArray[np.float32]  # (n, HALF_COLUMNS)
    backs: NDArray[np.float32]  # (m, BACK_COLUMNS)
    crops: NDArray[np.uint8]  # (k, WIDE_PX, WIDE_PX, 3)
    classes: NDArray[np.int64]  # (k,)


def rows(truth: Truth) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The truth as (n, HALF_COLUMNS) and (m, BACK_COLUMNS); what lies far outside is left out."""
    halves = [
        [*half.centre, *half.partner, *half.side, half.pips, half.readable]
        for half in truth.halves
        if half.inside > 0.02 and half.seen > 0.1
    ]
    backs = [[*back.centre, *back.along, *back.side, back.seen] for back in truth.backs]
    return (
        np.array(halves, np.float32).reshape(-1, HALF_COLUMNS),
        np.array(backs, np.float32).reshape(-1, BACK_COLUMNS),
    )


def scene(seed: int, *, held_out: bool = False) -> Scene:
    """Draw and pack one scene; held_out: with the looks that training never sees."""
    cv2.setNumThreads(1)
    names = [name for name in look_names() if (name in HELD_OUT) == held_out]
    image, truth = draw_scene(seed, SIZES[seed % len(SIZES)], looks=names or None)
    halves, backs = rows(truth)
    crops, classes = examples(image, halves, backs, np.random.default_rng([7, seed]))
    packed = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 95])[1]
    return Scene(packed.ravel().astype(np.uint8), halves, backs, crops, classes)


def load(paths: list[Path]) -> list[Scene]:
    """All scenes of these pool files."""
    scenes = []
    for path in paths:
        with np.load(path) as stored:
            whole = {name: stored[name] for name in stored.files}
        starts = {
            name: np.concatenate([[0], np.cumsum(whole[f"{name}_n"])])
            for name in ("jpeg", "halves", "backs", "crops")
        }
        for i in range(len(whole["jpeg_n"])):
            part = {name: whole[name][at[i] : at[i + 1]] for name, at in starts.items()}
            classes = whole["classes"][starts["crops"][i] : starts["crops"][i + 1]]
            scenes.append(Scene(part["jpeg"], part["halves"], part["backs"], part["crops"], classes))
    return scenes


def save(scenes: list[Scene], path: Path) -> None:
    """Write a pool file, all or nothing."""
    lists = {
        name: [getattr(one, name) for one in scenes]
        for name in ("jpeg", "halves", "backs", "crops", "classes")
    }
    whole = {name: np.concatenate(parts) for name, parts in lists.items()}
    counts = {f"{name}_n": np.array([len(part) for part in parts]) for name, parts in lists.items()}
    part = path.with_suffix(".part.npz")
    np.savez(part, allow_pickle=False, **whole, **counts)
    part.rename(path)


def main() -> None:
    """Draw from the command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--first", type=int, required=True, help="the first scene's seed")
    ask.add_argument("--scenes", type=int, required=True)
    ask.add_argument("--out", type=Path, required=True)
    ask.add_argument("--held-out", action="store_true", help="only the looks that training never sees")
    ask.add_argument("--workers", type=int, default=2)
    args = ask.parse_args()
    args.out.parent.mkdir(parents=True, exist_ok=True)
    with multiprocessing.Pool(args.workers) as workers:
        seeds = range(args.first, args.first + args.scenes)
        scenes = workers.map(functools.partial(scene, held_out=args.held_out), seeds, chunksize=20)
    save(scenes, args.out)
    print(
        f"{args.out}: {len(scenes)} scenes, {sum(len(s.halves) for s in scenes)} halves, "
        f"{sum(len(s.crops) for s in scenes)} crops of {WIDE_PX} px"
    )


if __name__ == "__main__":
    main()
