"""From a photo to a reading: the stages in order."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from rules.pieces import Family, Piece, PieceSet
from vision.decode import Pixels
from vision.doubts import Judged, corners_of, doubts, light
from vision.evidence import candidates, choose
from vision.find import Finder, Found, find
from vision.halves import Floats, Tiles
from vision.nets import FinderNet, Net
from vision.photo import Photo, PhotoError
from vision.pips import HalfReader, Pips, cut, look_again, read_pips
from vision.reading import Reading, Seen
from vision.sift import Sifted, sift, to_look_at
from vision.sureness import reasons
from vision.thresholds import MODELS, Thresholds, thresholds

Lap = Callable[[str], None]  # called with a stage's name when it is done


def read_photo(photo: Photo, piece_set: PieceSet) -> Reading:
    """Read a photo's pieces, as far as it tells. Raises PhotoError("set-not-read") for Uno sets.

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
    """The two networks and the numbers the reader decides by."""

    def __init__(self, finder: Finder, half_reader: HalfReader, by: Thresholds) -> None:
        self._finder = finder
        self._half_reader = half_reader
        self._by = by
        self._turn = threading.Lock()  # OpenCV's networks are for one thread at a time

    @classmethod
    def load(cls, models: Path = MODELS) -> Reader:
        """With the networks of a folder. Raises OSError where one is missing."""
        return cls(FinderNet(models / "finder.onnx"), Net(models / "reader.onnx"), thresholds(models))

    def read(self, photo: Photo, piece_set: PieceSet, lap: Lap = lambda stage: None) -> Reading:
        """As `read_photo`; `lap` hears when each stage ends."""
        if piece_set.family is not Family.PIPS:
            raise PhotoError("set-not-read")
        start = time.perf_counter()
        with self._turn:
            photo, found = self._find(photo)
            lap("find")
            seen = to_look_at(found)
            crops = cut(photo.pixels, seen, self._by.pips)
            lap("flatten")
            pips = read_pips(crops, piece_set.highest, self._half_reader, self._by.pips)
            pips = self._look_again(photo.pixels, seen, pips, piece_set.highest)
            lap("pips")
        size = _size(photo.pixels)
        sifted = sift(found, pips, size, self._by.sift).scaled(np.array(photo.size_px) / size)
        judged = self._judge(photo, piece_set, sifted)
        told = doubts(judged, self._by.doubt)
        lap("judge")
        spent_ms = photo.opened_ms + (time.perf_counter() - start) * 1000
        return Reading(piece_set, photo.size_px, judged.pieces, told, round(spent_ms, 1))

    def _find(self, photo: Photo) -> tuple[Photo, Found]:
        """The tiles, in px of the photo that is returned: a sharper one where they are small in it."""
        by = self._by
        found = find(photo.pixels, self._finder, by.find)
        usual = float(np.median(found.tiles.half_px)) if len(found.tiles) else 0.0
        if usual >= by.pips.size or photo.reduction == 1:
            return photo, found
        sharp = photo.sharper()
        if usual < by.find.best_half_px / 2:
            return sharp, find(sharp.pixels, self._finder, by.find)
        return sharp, found.scaled(_size(sharp.pixels) / _size(photo.pixels))

    def _look_again(self, pixels: Pixels, tiles: Tiles, pips: Pips, highest: int) -> Pips:
        """Doubtful tiles are read in other frames too, if they are likely to be tiles at all."""
        likely = (tiles.scores * pips.half.prod(1)) >= self._by.sift.piece
        doubtful = (pips.confidence < self._by.sure.confidence) | ~pips.agree
        at = np.flatnonzero(likely & doubtful)
        if not len(at):
            return pips
        better = look_again(pixels, tiles[at], pips[at], highest, self._half_reader, self._by.pips)
        return pips.replaced(at, better)

    def _judge(self, photo: Photo, piece_set: PieceSet, sifted: Sifted) -> Judged:
        """Which piece each tile is and how sure that is; all in px of the whole photo."""
        by = self._by
        order = _as_one_reads(sifted.tiles)
        tiles, pips = sifted.tiles[order], sifted.pips[order]
        options = [candidates(chances, piece_set, by.doubt.plausible) for chances in pips.chances]
        choices = choose(options, by.sure.confidence, by.doubt.plausible)
        confidences = np.array([choice.chance for choice in choices]) * pips.half.prod(1)
        clashing = np.zeros(len(tiles), bool)
        for i, choice in enumerate(choices):
            if choice.clash is not None:
                both = choice.piece == choices[choice.clash].piece
                clashing[[i, choice.clash] if both else [i]] = True
        against = reasons(tiles, confidences, pips.agree, clashing, photo.size_px, by.sure)
        pieces = tuple(
            Seen(
                piece=choice.piece,
                confidence=round(float(confidences[i]), 4),
                sure=not against[i],
                corners_px=corners_of(_from_first_mark(tiles.corners[i], pips.chances[i], choice.piece)),
                alternatives=tuple((p, round(c, 4)) for p, c in options[i] if p != choice.piece),
            )
            for i, choice in enumerate(choices)
        )
        return Judged(
            size_px=photo.size_px,
            tiles=tiles,
            pieces=pieces,
            reasons=against,
            clashes=tuple(choice.clash for choice in choices),
            lights=tuple(light(crops) for crops in pips.crops),
            lone=sifted.lone,
            maybe=sifted.maybe,
            down=sifted.down,
            bright=float(np.percentile(photo.pixels[::8, ::8], 98)),
            cut_short=photo.cut_short,
        )


def _as_one_reads(tiles: Tiles) -> npt.NDArray[np.intp]:
    """Tiles from left to right in rows from top to bottom; a row is about as high as a tile is long."""
    if not len(tiles):
        return np.empty(0, np.intp)
    rows = np.round(tiles.middles[:, 1] / (2 * np.median(tiles.half_px)))
    return np.lexsort((tiles.middles[:, 0], rows))


def _from_first_mark(corners: Floats, chances: Floats, piece: Piece) -> Floats:
    """Corners (4, 2) of a tile, that begin at its second half's end, from the end that shows marks[0].

    chances: (2, highest + 1) of the halves.
    """
    low, high = (int(mark) for mark in piece.marks)
    second_is_low = chances[0, high] * chances[1, low] >= chances[0, low] * chances[1, high]
    return corners if second_is_low else np.roll(corners, 2, axis=0)


def _size(pixels: Pixels) -> Floats:
    return np.array([pixels.shape[1], pixels.shape[0]], np.float64)
