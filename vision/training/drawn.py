"""Drawn photos that trained nothing, as the program meets photos: JPEGs of the sizes that people send."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np

from vision.draw import Truth, draw_scene, look_names
from vision.training.pool import HELD_OUT

SIZES = ((1024, 768), (768, 1024), (640, 480), (1280, 960), (960, 720))


def scenes(seeds: range, keep: Path | None) -> Iterator[tuple[int, bytes, Truth]]:
    """Drawn photos as JPEG with their truth; those kept in a folder are not drawn again."""
    for seed in seeds:
        kept = keep / f"{seed}.pkl" if keep else None
        if kept and kept.exists():
            jpeg, truth = pickle.loads(kept.read_bytes())
        else:
            names = [name for name in look_names() if name in HELD_OUT] if seed % 3 == 0 else None
            image, truth = draw_scene(seed, SIZES[seed % len(SIZES)], looks=names)
            quality = int(np.random.default_rng(seed).integers(70, 96))
            jpeg = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].tobytes()
            if kept:
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_bytes(pickle.dumps((jpeg, truth)))
        yield seed, jpeg, truth
