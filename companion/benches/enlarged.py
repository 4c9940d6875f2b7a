"""Photos of as many megapixels as asked for: a drawn hand, enlarged, since drawing so many takes minutes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import cv2

from rules.pieces import SETS, PieceSet
from vision.draw import draw_photo

HAND = ((0, 3), (1, 2), (2, 6), (3, 3), (4, 5), (5, 6), (7, 9), (8, 12), (10, 11), (0, 12))
TILE_PX = 60  # as long a tile is before that: small ones make the reader decode again, with all pixels
DRAWN_PX = (1600, 1200)
SEED = 7_900_000


def large_photos(folder: Path, megapixels: Iterable[int]) -> list[tuple[Path, PieceSet]]:
    """JPEGs in the folder, and the set of what lies in them."""
    drawn, _ = draw_photo(HAND, SEED, DRAWN_PX, look="ivory", tile_px=TILE_PX)
    made = []
    for number in megapixels:
        larger = (number * 1e6 / (DRAWN_PX[0] * DRAWN_PX[1])) ** 0.5
        path = folder / f"drawn-{number}-megapixels.jpg"
        photo = cv2.resize(drawn, None, fx=larger, fy=larger, interpolation=cv2.INTER_CUBIC)
        cv2.imwrite(str(path), photo, [cv2.IMWRITE_JPEG_QUALITY, 90])
        made.append((path, SETS["double-12"]))
    return made
