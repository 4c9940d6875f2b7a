"""Drawn photos that trained nothing, as the program meets photos: JPEGs of the sizes that people send."""

from __future__ import annotations

import argparse
import functools
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path

import cv2
import numpy as np

from vision.draw import Truth, draw_scene, look_names
from vision.drawing.paint import Image
from vision.training.pool import HELD_OUT

SIZES = ((1024, 768), (768, 1024), (640, 480), (1280, 960), (960, 720))

Drawn = tuple[Image, Truth]


def scenes(seeds: range, keep: Path | None) -> Iterator[tuple[int, bytes, Truth]]:
    """Drawn photos as JPEG with their truth; those kept in a folder are not drawn again."""
    held_out = [name for name in look_names() if name in HELD_OUT]
    for seed in seeds:
        looks = None if seed % 3 else held_out
        jpeg, truth = as_kept(keep, str(seed), seed, functools.partial(draw_scene, seed, looks=looks))
        yield seed, jpeg, truth


def as_kept(
    keep: Path | None, name: str, seed: int, draw: Callable[[tuple[int, int]], Drawn]
) -> tuple[bytes, Truth]:
    """A photo as JPEG with its truth from the folder `keep`; where it is not there, drawn and put there.

    The seed decides its size and quality.
    """
    kept = keep / f"{name}.pkl" if keep else None
    if kept and kept.exists():
        jpeg, truth = pickle.loads(kept.read_bytes())
        return jpeg, truth
    image, truth = draw(SIZES[seed % len(SIZES)])
    quality = int(np.random.default_rng(seed).integers(70, 96))
    jpeg = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].tobytes()
    if kept:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(pickle.dumps((jpeg, truth)))
    return jpeg, truth


def arguments(about: str | None, *, first: int, count: int) -> argparse.ArgumentParser:
    """The command line of what is fitted to drawn photos: `count` from the seed `first`, if not said."""
    ask = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--models", type=Path, required=True)
    ask.add_argument("--first", type=int, default=first)
    ask.add_argument("--scenes", type=int, default=count)
    ask.add_argument("--keep", type=Path, help="a folder for the drawn photos")
    return ask
