"""Halves that a person named, kept as small pictures: what a family's own set looks like.

exemplars(photo, "uno-dominoes", [(seen.corners_px, piece)])   # cut from a photo that was looked through
read_photo(another, box, exemplars=kept)                       # read with them, see lessons.py
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from rules.pieces import Mark, Piece
from vision.decode import Pixels
from vision.flatten import MARGIN, flatten
from vision.halves import Floats
from vision.hush import hush
from vision.photo import Photo

PICTURE_PX = 80
WIDE = 1.6  # sides of the half, so that it can be cut out again a little beside
MOST_BYTES = 100_000  # of a picture that is looked at; none of ours has more than a third
LEAST_PX = 6.0  # sides of a half that a network could tell anything of
_SHAKES = (  # halves shifted right and down, times as large, degrees clockwise: as frames are off
    (0.0, 0.0, 1.0, 0.0),
    (0.05, -0.04, 0.96, 3.0),
    (-0.04, 0.05, 1.05, -3.0),
)


@dataclass(frozen=True, slots=True)
class Exemplar:
    """One half, or the face of a die, as it looked in a photo."""

    set_name: str
    mark: Mark  # as in Piece.marks: "red 7", "WD4", or a number of pips
    picture: bytes  # PNG, 80 x 80 px: flattened in its frame, 1.6 times as wide as the half


def exemplars(
    photo: Photo, set_name: str, taught: Iterable[tuple[npt.ArrayLike, Piece]]
) -> tuple[Exemplar, ...]:
    """Cut them from a photo, one a mark: where pieces lie, and what they are.

    Corners are (4, 2) px of the whole photo as in `Reading`, their first edge the end that shows marks[0], of
    a die what is up. What no photo shows teaches nothing: halves whose middle is outside, or that are smaller
    than a network could read, or seen from behind.
    """
    cut: list[tuple[Floats, Mark]] = []
    for corners, piece in taught:
        marks: tuple[Mark, ...] = piece.marks
        halves_of = _halves(np.asarray(corners, np.float64), len(marks))
        both = zip(halves_of, marks, strict=True)
        cut += [(half, mark) for half, mark in both if _in_sight(half, photo.size_px)]
    if not cut:
        return ()
    halves = np.stack([half for half, _ in cut])  # (n, 3, 2)
    shortest_px = float(np.linalg.norm(halves[:, 1], axis=1).min())
    photo = photo.sharper(max(shortest_px * WIDE / PICTURE_PX, 1.0))
    height, width = photo.pixels.shape[:2]
    halves = halves * np.array((width, height)) / photo.size_px
    wider = WIDE / (1 + 2 * MARGIN)
    pictures = flatten(photo.pixels, halves[:, 0], halves[:, 1] * wider, halves[:, 2] * wider, PICTURE_PX)
    return tuple(
        Exemplar(set_name, mark, cv2.imencode(".png", picture)[1].tobytes())
        for (_, mark), picture in zip(cut, pictures, strict=True)
    )


def latest(taught: Iterable[Exemplar]) -> list[Exemplar]:
    """Of each picture what was said of it last; the latest comes last."""
    said: dict[bytes, Exemplar] = {}
    for each in taught:
        said.pop(each.picture, None)
        said[each.picture] = each
    return list(said.values())


def views(exemplar: Exemplar, size: int) -> Pixels:
    """(v, size, size, 3): its half as a network sees it, a little shaken; v is 0 if it is broken."""
    picture = _decoded(exemplar.picture)
    if picture is None:
        return np.empty((0, size, size, 3), np.uint8)
    half = PICTURE_PX / WIDE / 2
    frames = np.array(list(_shaken(half)))
    middle = np.full(2, PICTURE_PX / 2)
    return flatten(picture, middle + frames[:, 0], frames[:, 1], frames[:, 2], size)


def _shaken(half: float) -> Iterator[Floats]:
    """(3, 2) each: how far off the middle, the vectors up and to the right; px."""
    for right, down, larger, degrees in _SHAKES:
        angle = np.radians(degrees)
        way = np.array([np.cos(angle), np.sin(angle)]) * half * larger
        yield np.array([(right * half, down * half), (2 * way[1], -2 * way[0]), way])


def _decoded(png: bytes) -> Pixels | None:
    """The picture, if it is one of ours: what comes from a ledger may come from anywhere."""
    starts = png[:8] == b"\x89PNG\r\n\x1a\n" and png[12:16] == b"IHDR"
    sides = [int.from_bytes(png[at : at + 4], "big") for at in (16, 20)]
    if not starts or sides != [PICTURE_PX] * 2 or len(png) > MOST_BYTES:
        return None
    try:
        with hush():
            picture = cv2.imdecode(np.frombuffer(png, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error:
        return None
    return None if picture is None else np.asarray(picture, np.uint8)


def _in_sight(half: Floats, size_px: tuple[int, int]) -> bool:
    """Whether a photo shows this half (3, 2), and shows it from the front."""
    if not np.isfinite(half).all():
        return False
    centre, partner, side = half
    inside = np.all((centre >= 0) & (centre < np.array(size_px)))
    area = partner[0] * side[1] - partner[1] * side[0]  # half of it; below 0 if it is mirrored
    return bool(inside and LEAST_PX**2 / 2 <= area <= size_px[0] * size_px[1])


def _halves(corners: Floats, count: int) -> Floats:
    """(h, 3, 2) centre, partner and side of a piece's halves; of a die its one face."""
    first, second, third, fourth = corners
    if count == 1:
        centre, up = corners.mean(0), (first + second - third - fourth) / 2
        return np.array([(centre, up, (second + third - first - fourth) / 4)])
    ends = (first + second) / 2, (third + fourth) / 2
    rights = (first - second) / 2, (fourth - third) / 2  # both seen with the second half above
    along = (ends[1] - ends[0]) / 2
    one, two = ((ends[i] * 3 + ends[1 - i]) / 4 for i in (0, 1))
    right_one, right_two = ((rights[i] * 3 + rights[1 - i]) / 4 for i in (0, 1))
    return np.array([(one, along, right_one), (two, -along, -right_two)])
