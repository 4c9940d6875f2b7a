"""From a photo to a reading: the stages in order."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from rules.pieces import Family, PieceSet, Tile
from vision.doubts import Judged, Light, corners_of, doubts, light
from vision.evidence import LARGEST, Choice, candidates, choose, likely_set
from vision.find import Finder, find
from vision.flatten import MARGIN, Pyramid
from vision.frames import corrected
from vision.halves import Tiles
from vision.nets import Net
from vision.photo import Photo, PhotoError
from vision.pips import HalfReader, Looks, Pips, decoded, doubtful, look
from vision.reading import Reading, Seen
from vision.sift import Sifted, sift, to_look_at
from vision.sureness import evidence, log_odds, probabilities, reasons
from vision.thresholds import MODELS, Thresholds, thresholds

Lap = Callable[[str], None]  # called with a stage's name when it is done
_GOOD_LIGHT = Light(mean=128.0, burnt=0.0, sharpness=1.0)  # of tiles that nothing is to be said about


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
    """The two networks and the numbers the reader decides by."""

    def __init__(self, finder: Finder, half_reader: HalfReader, by: Thresholds) -> None:
        self._finder = finder
        self._half_reader = half_reader
        self._by = by
        self._turn = threading.Lock()  # OpenCV's networks are for one thread at a time

    @classmethod
    def load(cls, models: Path = MODELS) -> Reader:
        """With the networks of a folder. Raises OSError where one is missing."""
        return cls(Net(models / "finder.onnx"), Net(models / "reader.onnx"), thresholds(models))

    def read(self, photo: Photo, piece_set: PieceSet | None, lap: Lap = lambda stage: None) -> Reading:
        """As `read_photo`; `lap` hears when each stage ends."""
        if piece_set and piece_set.family is not Family.PIPS:
            raise PhotoError("set-not-read")
        start = time.perf_counter()
        with self._turn:
            photo, found = find(photo, self._finder, self._by.find)
            lap("find")
            seen = to_look_at(found)
            photo = self._sharp_enough(photo, seen)
            lap("sharpen")
            seen, looks = self._look(photo, seen, (piece_set or LARGEST).highest)
            lap("pips")
        every = decoded(looks, (piece_set or LARGEST).highest)
        sifted = sift(found, seen, every, np.array(photo.size_px), self._by.sift)
        order = sifted.pieces[_as_one_reads(seen[sifted.pieces])]
        tiles, pips = seen[order], every[order]
        if piece_set is None:
            confidences = probabilities(evidence(tiles, pips, photo.reduction), self._by.sure.weights)
            piece_set = likely_set(pips.chances, confidences >= self._by.sure.confidence)
            pips = decoded(looks[order], piece_set.highest)
        judged = self._judge(photo, piece_set, tiles, pips, sifted)
        told = doubts(judged, self._by.doubt)
        lap("judge")
        spent_ms = photo.opened_ms + (time.perf_counter() - start) * 1000
        return Reading(piece_set, photo.size_px, judged.pieces, told, ms=round(spent_ms, 1))

    def _sharp_enough(self, photo: Photo, tiles: Tiles) -> Photo:
        """Held with as many px a half as the reader of halves sees, if there are so many."""
        if not len(tiles):
            return photo
        wanted_px = self._by.pips.size / (1 + 2 * MARGIN)
        small_px = float(np.sort(tiles.half_px)[len(tiles) // 4]) / photo.reduction
        return photo.sharper(photo.reduction * small_px / wanted_px) if small_px < wanted_px else photo

    def _look(self, photo: Photo, tiles: Tiles, highest: int) -> tuple[Tiles, Looks]:
        """Read tiles, those that may gain from it twice; and the tiles where the reader saw them lie."""
        by = self._by.pips
        pyramid = Pyramid(photo.pixels)
        height, width = photo.pixels.shape[:2]
        reduction = np.array(photo.size_px) / (width, height)
        first = look(pyramid, tiles, reduction, self._half_reader, by)
        tiles = corrected(tiles, first.frames)
        again = np.flatnonzero(doubtful(first, highest, by))
        second = look(pyramid, tiles[again], reduction, self._half_reader, by)
        return tiles.replaced(again, corrected(tiles[again], second.frames)), Looks(first, again, second)

    def _judge(self, photo: Photo, piece_set: PieceSet, tiles: Tiles, pips: Pips, sifted: Sifted) -> Judged:
        """Which piece each tile is and how sure that is; all in px of the whole photo."""
        by = self._by
        said, weights = evidence(tiles, pips, photo.reduction), by.sure.weights
        options = [candidates(chances, by.doubt.plausible) for chances in pips.chances]
        choices = choose(options, probabilities(said, weights), by.sure.confidence, by.doubt.plausible)
        said["chance"] = log_odds(np.array([choice.chance for choice in choices]) * pips.half.prod(1))
        confidences = probabilities(said, weights)
        tiles = _first_mark_first(tiles, pips, choices)
        against = reasons(tiles, confidences >= by.sure.confidence, _clashing(choices), photo.size_px)
        pieces = tuple(
            Seen(
                piece=choice.piece,
                confidence=round(float(confidences[i]), 4),
                sure=not against[i],
                corners_px=corners_of(corners),
                alternatives=tuple((p, round(c, 4)) for p, c in options[i] if p != choice.piece),
            )
            for i, (choice, corners) in enumerate(zip(choices, tiles.corners, strict=True))
        )
        return Judged(
            size_px=photo.size_px,
            tiles=tiles,
            pieces=pieces,
            reasons=against,
            clashes=tuple(choice.clash for choice in choices),
            lights=tuple(light(pips.crops[i]) if against[i] else _GOOD_LIGHT for i in range(len(tiles))),
            lone=sifted.lone,
            maybe=sifted.maybe,
            down=sifted.down,
            bright=float(np.percentile(photo.pixels[::24, ::24], 98)),
            cut_short=photo.cut_short,
        )


def _clashing(choices: list[Choice]) -> npt.NDArray[np.bool_]:
    """(k,) whether each looked like a piece that is there already, or shares its own with one that does."""
    clashing = np.zeros(len(choices), bool)
    for i, choice in enumerate(choices):
        if choice.clash is not None:
            both = choice.piece == choices[choice.clash].piece
            clashing[[i, choice.clash] if both else [i]] = True
    return clashing


def _first_mark_first(tiles: Tiles, pips: Pips, choices: list[Choice]) -> Tiles:
    """Tiles whose first half is the one that shows the piece's first mark."""
    turned = []
    for i, choice in enumerate(choices):
        assert isinstance(choice.piece, Tile)
        low, high = choice.piece.marks
        one, two = pips.chances[i]
        turned.append(one[high] * two[low] > one[low] * two[high])
    return tiles.turned(np.array(turned, bool))


def _as_one_reads(tiles: Tiles) -> npt.NDArray[np.intp]:
    """Tiles from left to right in rows from top to bottom; a row is about as high as a tile is long."""
    if not len(tiles):
        return np.empty(0, np.intp)
    rows = np.round(tiles.middles[:, 1] / (2 * np.median(tiles.half_px)))
    return np.lexsort((tiles.middles[:, 0], rows))
