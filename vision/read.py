"""From a photo to a reading: the stages in order."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from rules.pieces import Family, PieceSet
from vision.doubts import doubts
from vision.evidence import LARGEST, likely_set
from vision.find import Finder, Found, find
from vision.flatten import MARGIN, Pyramid
from vision.halves import Tiles
from vision.judge import Examined, judge
from vision.looking import look_well
from vision.nets import Net
from vision.photo import Photo, PhotoError
from vision.pips import HalfReader, Looks, decoded
from vision.reading import Reading
from vision.sift import sift, to_look_at
from vision.sureness import evidence, probabilities
from vision.thresholds import MODELS, Thresholds, thresholds

Lap = Callable[[str], None]  # called with a stage's name when it is done


def read_photo(photo: Photo, piece_set: PieceSet | None) -> Reading:
    """Read a photo's pieces, as far as it tells. Raises PhotoError("set-not-read") for Uno sets.

    Without a set the reading says which it is taken for: the smallest that holds what was surely read.
    Loads the networks at its first call. Threads may call it at once; they take turns.
    """
    with _loading:
        reader = _shared_reader()
    return reader.read(photo, piece_set)


_loading = threading.Lock()


@cache
def _shared_reader() -> Reader:
    return Reader.load()


class Reader:
    """The networks and the numbers the reader decides by."""

    def __init__(self, quick: Finder, fine: Finder, half_reader: HalfReader, by: Thresholds) -> None:
        self._quick, self._fine = quick, fine
        self._half_reader = half_reader
        self._by = by
        self._turn = threading.Lock()  # OpenCV's networks are for one thread at a time

    @classmethod
    def load(cls, models: Path = MODELS) -> Reader:
        """With the networks of a folder. Raises OSError where one is missing."""
        quick, fine, reader = (Net(models / f"{name}.onnx") for name in ("finder", "fine_finder", "reader"))
        return cls(quick, fine, reader, thresholds(models))

    def read(self, photo: Photo, piece_set: PieceSet | None, lap: Lap = lambda stage: None) -> Reading:
        """As `read_photo`; `lap` hears when each stage ends."""
        start = time.perf_counter()
        seen = self.examine(photo, piece_set, lap)
        judged = judge(seen, self._by)
        told = doubts(judged, self._by.doubt)
        lap("judge")
        spent_ms = photo.opened_ms + (time.perf_counter() - start) * 1000
        return Reading(seen.piece_set, photo.size_px, judged.pieces, told, ms=round(spent_ms, 1))

    def examine(self, photo: Photo, piece_set: PieceSet | None, lap: Lap = lambda stage: None) -> Examined:
        """What there is to judge by. Raises PhotoError("set-not-read") for Uno sets."""
        if piece_set and piece_set.family is not Family.PIPS:
            raise PhotoError("set-not-read")
        within = piece_set or LARGEST
        photo, found, tiles, looks = self.look(photo, within.highest, lap)
        every = decoded(looks, within.highest)
        sifted = sift(found, tiles, every, np.array(photo.size_px), self._by.sift)
        order = sifted.pieces[_as_one_reads(tiles[sifted.pieces])]
        tiles, pips = tiles[order], every[order]
        if piece_set is None:
            by = self._by.sure
            likely = probabilities(evidence(tiles, pips, photo.reduction), by.weights) >= by.confidence
            within = likely_set(pips.chances, likely)
            pips = decoded(looks[order], within.highest)
        lap("sift")
        return Examined(photo, within, tiles, pips, sifted)

    def look(
        self, photo: Photo, highest: int, lap: Lap = lambda stage: None
    ) -> tuple[Photo, Found, Tiles, Looks]:
        """All that the networks say: the photo as it is held by now, what was found, where that truly lies
        (`to_look_at`, moved), and what it shows. No number is above `highest`."""
        with self._turn:
            photo, found = find(photo, self._quick, self._fine, self._by.find)
            lap("find")
            tiles = to_look_at(found)
            photo = self._sharp_enough(photo, tiles)
            lap("sharpen")
            height, width = photo.pixels.shape[:2]
            reduction = np.array(photo.size_px) / (width, height)
            pyramid = Pyramid(photo.pixels)
            tiles, looks = look_well(pyramid, tiles, reduction, highest, self._half_reader, self._by.pips)
            lap("look")
        return photo, found, tiles, looks

    def _sharp_enough(self, photo: Photo, tiles: Tiles) -> Photo:
        """Held with as many px a half as the reader of halves sees, if there are so many."""
        if not len(tiles):
            return photo
        wanted_px = self._by.pips.size / (1 + 2 * MARGIN)
        small_px = float(np.sort(tiles.half_px)[len(tiles) // 4]) / photo.reduction
        return photo.sharper(photo.reduction * small_px / wanted_px) if small_px < wanted_px else photo


def _as_one_reads(tiles: Tiles) -> npt.NDArray[np.intp]:
    """Tiles from left to right in rows from top to bottom; a row is about as high as a tile is long."""
    if not len(tiles):
        return np.empty(0, np.intp)
    rows = np.round(tiles.middles[:, 1] / (2 * np.median(tiles.half_px)))
    return np.lexsort((tiles.middles[:, 0], rows))
