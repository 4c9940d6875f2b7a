"""Trace photos: to report on (JPEG and truth.json) or to train with (a pool file).

python -m vision.training.traced --first 0 --scenes 100 --out DIR
python -m vision.training.traced --first 0 --scenes 100 --pool FILE.npz

Of pip dominoes; with `--uno tiles` or `--uno dice` of Uno pieces.

The same seed never makes the same scene in both.
"""

from __future__ import annotations

import argparse
import functools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from vision.drawing.look import look_names
from vision.drawing.paint import Image
from vision.drawing.truth import Truth
from vision.training.pool import HELD_OUT, Scene, packed, save
from vision.training.traced.parts import TracerMissing, mitsuba
from vision.training.traced.plans import Asked, fair, reported, training
from vision.training.traced.scene import traced
from vision.training.traced.uno_photos import KINDS as UNO_KINDS
from vision.training.traced.uno_photos import photo as uno_photo
from vision.training.traced.uno_photos import scene as uno_scene
from vision.training.uno.pool import save as save_uno

_TRIES = 30
_REPORT_SAMPLES = 20
_TRAINING_SAMPLES = (6, 14)  # at random between: phones at night are as grainy as few rays


def report_photo(seed: int) -> tuple[Asked, Image, Truth]:
    """One photo to report on; other chances are taken until all tiles are in sight and legible."""
    asked = reported(seed)
    for attempt in range(_TRIES):
        rng = np.random.default_rng([3028, seed, attempt])
        found = traced(asked.plan, rng, samples=_REPORT_SAMPLES, accept=fair(asked))
        if found and len(found[1].tiles) == len(asked.plan.tiles):
            return asked, *found
    raise RuntimeError(f"scene {seed}: in {_TRIES} tries not all tiles were in sight and legible")


def training_scene(seed: int) -> Scene:
    """One scene to train with, in a look that is not held out."""
    rng = np.random.default_rng([3029, seed])
    names = [name for name in look_names() if name not in HELD_OUT]
    found = traced(training(seed, names), rng, samples=int(rng.integers(*_TRAINING_SAMPLES)))
    assert found is not None, "every truth is accepted"
    return packed(*found, seed)


def entry(asked: Asked, truth: Truth) -> dict[str, Any]:
    """What truth.json says of a photo, see the docstring of score_photos.py."""
    tiles = []
    for first, second in zip(truth.halves[::2], truth.halves[1::2], strict=True):
        x, y = (first.centre + first.partner / 2).round(1).tolist()
        tiles.append({"a": first.pips, "b": second.pips, "x": x, "y": y})
    lengths = [2 * float(np.hypot(*half.partner)) for half in truth.halves]
    return {
        "width": truth.size_px[0],
        "height": truth.size_px[1],
        "set": str(asked.most),
        "n_tiles": len(tiles),
        "total": truth.total,
        "hand": sorted(sorted(tile) for tile in truth.tiles),
        "tiles": tiles,
        "tile_len_px": round(float(np.median(lengths))),
        "tags": list(asked.tags),
        "note": "",
        "ambiguous": [],
    }


def pip_photo(seed: int) -> tuple[Image, dict[str, Any]]:
    """A photo of pip dominoes to report on, and its entry in truth.json. Raises RuntimeError."""
    asked, image, truth = report_photo(seed)
    return image, entry(asked, truth)


def write_report(
    seeds: range, folder: Path, shoot: Callable[[int], tuple[Image, dict[str, Any]]], named: str
) -> None:
    """The photos of these seeds, and truth.json after each, so that a stop loses nothing.

    named: how a photo is called in the folder, with {} for its seed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "truth.json"
    truths = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for seed in seeds:
        name = named.format(seed)
        if name in truths:
            continue
        try:
            image, told = shoot(seed)
        except RuntimeError as trouble:
            print(trouble, flush=True)
            continue
        (folder / name).parent.mkdir(exist_ok=True)
        cv2.imwrite(str(folder / name), image, [cv2.IMWRITE_JPEG_QUALITY, 92])
        truths[name] = told
        part = path.with_suffix(".part")
        part.write_text(json.dumps(truths, indent=1), "utf-8")
        part.rename(path)
        print(name, *told["tags"], flush=True)


def main() -> None:
    """Trace from the command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--first", type=int, required=True, help="the first scene's seed")
    ask.add_argument("--scenes", type=int, required=True)
    ask.add_argument("--uno", choices=UNO_KINDS, help="Uno tiles or Uno dice; pip dominoes without it")
    where = ask.add_mutually_exclusive_group(required=True)
    where.add_argument("--out", type=Path, help="folder for photos and truth.json, to report on")
    where.add_argument("--pool", type=Path, help="pool file, to train with")
    args = ask.parse_args()
    cv2.setNumThreads(1)
    try:
        mitsuba()
    except TracerMissing as trouble:
        ask.error(str(trouble))
    seeds = range(args.first, args.first + args.scenes)
    if args.out and args.uno:
        shoot = functools.partial(uno_photo, args.uno)
        write_report(seeds, args.out, shoot, f"traced/uno_{args.uno}_{{:04d}}.jpg")
    elif args.out:
        write_report(seeds, args.out, pip_photo, "traced/{:07d}.jpg")
    else:
        args.pool.parent.mkdir(parents=True, exist_ok=True)
        if args.uno:
            save_uno([uno_scene(args.uno, seed) for seed in seeds], args.pool)
        else:
            save([training_scene(seed) for seed in seeds], args.pool)


if __name__ == "__main__":
    main()
