"""From a photo to a reading: the stages in order."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from rules.pieces import Family, Piece, PieceSet
from vision.agreement import inks
from vision.doubts import doubts
from vision.evidence import LARGEST, likely_set
from vision.exemplars import Exemplar
from vision.eyes import Eyes, all_eyes
from vision.find import Found, find
from vision.flatten import MARGIN, Pyramid
from vision.halves import Tiles
from vision.judge import Examined, judge
from vision.looking import Looks, Sight, look_well
from vision.other_sets import other_family
from vision.photo import Photo
from vision.pips import together
from vision.reading import Doubt, Reading, Seen
from vision.sift import sift, to_look_at
from vision.sureness import evidence, probabilities
from vision.thresholds import MODELS, Thresholds

_STILL = 0.05  # the chance that they are of the set although another is plain
_GLANCE = 0.4  # megapixels: enough to be sure of pieces that fill a part of the photo

Lap = Callable[[str], None]  # called with a stage's name when it is done


def read_photo(
    photo: Photo,
    piece_set: PieceSet | None,
    exemplars: Sequence[Exemplar] = (),
    known: Collection[Piece] = (),
) -> Reading:
    """Read a photo's pieces, as far as it tells.

    Without a set it holds pip tiles, and the reading says which set they are taken for: the smallest that
    holds what was surely read. `exemplars` show how this very set looks (those of other sets are left out,
    and so are all but the latest 2,000 and pictures that are broken), `known` are all of its tiles where
    they are known (Uno tiles only).

    Loads a family's networks when they are first needed; raises OSError where one is missing. Threads may
    call it at once; they take turns.
    """
    return _shared_reader().read(photo, piece_set, exemplars=exemplars, known=known)


def remember(piece_set: PieceSet, exemplars: Sequence[Exemplar], most: int) -> int:
    """Look at up to `most` exemplars before a photo is read with them, so that it need not wait for that.

    How many are left that were not looked at yet; each is looked at once a process. Loads networks as
    `read_photo` does.
    """
    return _shared_reader().remember(piece_set, exemplars, most)


@cache
def _shared_reader() -> Reader:
    return Reader.load()


class Reader:
    """Reads pieces of every family with what its eyes see."""

    def __init__(self, eyes_for: Callable[[Family], Eyes], *, compares: bool = False) -> None:
        """`compares`: whether pieces that are none of the set are looked for, with the others' eyes."""
        self._eyes_for, self._compares = eyes_for, compares  # the former is called each time: it remembers
        self._turn = threading.Lock()  # OpenCV's networks are for one thread at a time
        self._awake: Eyes | None = None

    @classmethod
    def load(cls, models: Path = MODELS) -> Reader:
        """With the networks of a folder, each family's loaded when first needed."""
        return cls(all_eyes(models), compares=True)

    def read(
        self,
        photo: Photo,
        piece_set: PieceSet | None,
        lap: Lap = lambda stage: None,
        *,
        exemplars: Sequence[Exemplar] = (),
        known: Collection[Piece] = (),
    ) -> Reading:
        """As `read_photo`; `lap` hears when each stage ends."""
        start = time.perf_counter()
        seen = self.examine(photo, piece_set, lap, exemplars=exemplars, known=known)
        judged = judge(seen)
        pieces, told = judged.pieces, doubts(judged, seen.by.doubt)
        if self._compares and (other := other_family(seen, pieces, partial(self.glance, seen.photo))):
            kept = (doubt for doubt in told if other is not Family.PIPS or doubt.kind != "grey")
            pieces, told = _hardly(pieces), (Doubt(f"rather-{other}"), *kept)  # pips need no colours
        lap("judge")
        spent_ms = photo.opened_ms + (time.perf_counter() - start) * 1000
        return Reading(seen.piece_set, photo.size_px, pieces, told, ms=round(spent_ms, 1))

    def remember(self, piece_set: PieceSet, exemplars: Sequence[Exemplar], most: int) -> int:
        """As the function of that name."""
        with self._turn:
            return self._own(piece_set.family).remember(piece_set, exemplars, most)

    def glance(self, photo: Photo, piece_set: PieceSet) -> Examined:
        """As `examine`, in passes so small that another family's networks need little memory beside the
        photo's own."""
        return self.examine(photo, piece_set, most_megapixels=_GLANCE)

    def examine(
        self,
        photo: Photo,
        piece_set: PieceSet | None,
        lap: Lap = lambda stage: None,
        *,
        exemplars: Sequence[Exemplar] = (),
        known: Collection[Piece] = (),
        most_megapixels: float = np.inf,
    ) -> Examined:
        """What there is to judge by, found in passes of at most `most_megapixels` (and what is usual)."""
        within = piece_set or LARGEST
        with self._turn:
            own = self._own(within.family)
            sight = own.sight(within, exemplars if piece_set else (), known)
            photo, found, tiles, looks = _look(photo, own, sight, lap, most_megapixels)
        every = sight.shown(looks)
        sifted = sift(found, tiles, every, np.array(photo.size_px), own.by.sift)
        order = sifted.pieces[_as_one_reads(tiles[sifted.pieces])]
        tiles, shown = tiles[order], every[order]
        if within.family is Family.PIPS:
            inked = inks(shown.crops)
            pips = together(looks[order], inked, within.highest, own.by.agree)
            if piece_set is None:
                sure = own.by.sure
                likely = (
                    probabilities(evidence(tiles, pips, photo.reduction), sure.weights) >= sure.confidence
                )
                within = likely_set(pips.chances, likely)
                pips = together(looks[order], inked, within.highest, own.by.agree)
            shown = pips
        lap("sift")
        return Examined(photo, within, tiles, shown, sifted, own.by)

    def _own(self, family: Family) -> Eyes:
        """A family's eyes. Those that looked before rest from now on: memory is for those of one family."""
        own = self._eyes_for(family)
        if self._awake and self._awake is not own:
            self._awake.rest(own)
        self._awake = own
        return own

    def look(self, photo: Photo, piece_set: PieceSet) -> tuple[Tiles, Looks]:
        """All that the networks say: where what was found truly lies, px of the whole photo, and what it
        shows."""
        with self._turn:
            own = self._own(piece_set.family)
            _, _, tiles, looks = _look(photo, own, own.sight(piece_set))
        return tiles, looks


def _hardly(pieces: tuple[Seen, ...]) -> tuple[Seen, ...]:
    """As they are told where they are plainly of another set."""
    return tuple(replace(each, sure=False, confidence=round(each.confidence * _STILL, 4)) for each in pieces)


def _look(
    photo: Photo,
    own: Eyes,
    sight: Sight,
    lap: Lap = lambda stage: None,
    most_megapixels: float = np.inf,
) -> tuple[Photo, Found, Tiles, Looks]:
    """The photo as it is held by now, what was found, where that truly lies (`to_look_at`, moved), and what
    it shows."""
    by = replace(own.by.find, most_megapixels=min(own.by.find.most_megapixels, most_megapixels))
    photo, found = find(photo, own.quick, own.fine, by, own.joined)
    lap("find")
    tiles = to_look_at(found)
    photo = _sharp_enough(photo, tiles, own.by)
    lap("sharpen")
    height, width = photo.pixels.shape[:2]
    reduction = np.array(photo.size_px) / (width, height)
    tiles, looks = look_well(Pyramid(photo.pixels), tiles, reduction, sight)
    lap("look")
    return photo, found, tiles, looks


def _sharp_enough(photo: Photo, tiles: Tiles, by: Thresholds) -> Photo:
    """Held with as many px a half as the network for halves sees, if there are so many."""
    if not len(tiles):
        return photo
    wanted_px = by.look.size / (1 + 2 * MARGIN)
    small_px = float(np.sort(tiles.half_px)[len(tiles) // 4]) / photo.reduction
    return photo.sharper(photo.reduction * small_px / wanted_px) if small_px < wanted_px else photo


def _as_one_reads(tiles: Tiles) -> npt.NDArray[np.intp]:
    """Tiles from left to right in rows from top to bottom; a row is about as high as a tile is long."""
    if not len(tiles):
        return np.empty(0, np.intp)
    rows = np.round(tiles.middles[:, 1] / (2 * np.median(tiles.half_px)))
    return np.lexsort((tiles.middles[:, 0], rows))
