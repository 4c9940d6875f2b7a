"""Looking at pieces as often as helps: as found, where the first look saw them, and in a longer frame."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Protocol

import numpy as np
import numpy.typing as npt

from vision.decode import Pixels
from vision.flatten import Pyramid, flatten
from vision.frames import corrected, moved
from vision.halves import Floats, Tiles, Which
from vision.plane import laid_flat, misfit, plane_of
from vision.shown import Shown, Truths
from vision.thresholds import LookBy

FRAME = 6  # numbers by which a network says where a half lies in its crop, see README.md


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """A network's answer about k pieces of h halves (2, of dice 1) in one frame of each."""

    told: Floats  # (k, h, n) what it shows, as its Sight has it
    frames: Floats  # (k, h, 6) where the half truly lies in its crop
    truly: Tiles  # so where the pieces lie
    apart: Floats  # (k,) how far from each other the halves saw the line between them, in halves
    crops: Pixels  # (k, h, s, s, 3)

    def __getitem__(self, which: Which) -> Look:
        return Look(*(getattr(self, part.name)[which] for part in fields(self)))

    def __len__(self) -> int:
        return len(self.told)

    @property
    def moved(self) -> Floats:
        """(k,) how far off its frame each was, in half sides."""
        return moved(self.frames)

    def replaced(self, at: npt.NDArray[np.intp], by: Look) -> Look:
        """With later looks at the pieces `at`."""
        parts = {part.name: getattr(self, part.name).copy() for part in fields(self) if part.name != "truly"}
        for name, values in parts.items():
            values[at] = getattr(by, name)
        return Look(**parts, truly=self.truly.replaced(at, by.truly))


@dataclass(frozen=True, slots=True, eq=False)
class Looks:
    """All looks at k pieces."""

    first: Look
    again: npt.NDArray[np.intp]  # the pieces looked at once more or oftener, in better frames
    last: Look  # of these

    def __getitem__(self, which: npt.NDArray[np.intp] | npt.NDArray[np.bool_]) -> Looks:
        at = np.arange(len(self.first))[which]
        row = np.full(len(self.first), -1)
        row[self.again] = np.arange(len(self.again))
        rows = row[at]
        return Looks(self.first[at], np.flatnonzero(rows >= 0), self.last[rows[rows >= 0]])

    @property
    def best(self) -> Look:
        """The last look at each: the better frame tells better than all together."""
        return self.first.replaced(self.again, self.last) if len(self.again) else self.first


class Sight(Protocol):
    """A network for halves, and what its answers mean within one set."""

    @property
    def by(self) -> LookBy:
        """What it decides by."""

    def tell(self, crops: Pixels) -> tuple[Floats, Floats]:
        """(n, m) what the halves in n crops show, and (n, 6) where they lie."""

    def shown(self, looks: Looks) -> Shown:
        """What it all says."""


def untaught(looks: Looks) -> Looks:
    """What the network says by itself, where `told` holds it behind what it was taught: as many numbers."""

    def by_itself(look: Look) -> Look:
        return replace(look, told=look.told[..., look.told.shape[-1] // 2 :])

    return Looks(by_itself(looks.first), looks.again, by_itself(looks.last))


def alone(only: Look) -> Looks:
    """Looks of which there was only one."""
    return Looks(only, np.empty(0, np.intp), only[:0])


def look(pyramid: Pyramid, tiles: Tiles, reduction: Floats, sight: Sight) -> Look:
    """Read all halves of pieces, photo px, from a photo held `reduction` (x, y) times smaller."""
    held = tiles.scaled(1 / reduction)
    centres, partners, sides = (part.reshape(-1, 2) for part in (held.centres, held.partners, held.sides))
    crops = flatten(pyramid, centres, partners, sides, sight.by.size)
    told, frames = sight.tell(crops)
    shape = tiles.centres.shape[:2]
    frames = frames.reshape(*shape, FRAME)
    return Look(
        told.reshape(*shape, told.shape[1]),
        frames,
        *corrected(tiles, frames),
        crops.reshape(*shape, *crops.shape[1:]),
    )


def look_well(pyramid: Pyramid, tiles: Tiles, reduction: Floats, sight: Sight) -> tuple[Tiles, Looks]:
    """Pieces where the network saw them lie, and what it saw.

    `tiles` are photo px, the photo is held `reduction` (x, y) times smaller. Most are looked at once, those
    off their frames once more or oftener, and what is still unclear in other frames too.
    """
    by = sight.by
    first = look(pyramid, tiles, reduction, sight)
    again, last = _followed(pyramid, first, tiles.scores, reduction, sight)
    best = first.replaced(again, last) if len(again) else first
    shown = sight.shown(alone(best))
    astray, flat = _laid_flat(pyramid, tiles, best, shown.confidence, reduction, sight)
    if len(astray):
        better = sight.shown(alone(flat)).confidence > by.plain
        best = best.replaced(astray[better], flat[better])
        again = np.union1d(again, astray[better])
        shown = sight.shown(alone(best))
    hopeful = tiles.scores * shown.half.prod(1) >= by.hopeless
    unclear = np.flatnonzero((shown.confidence < by.clear) & hopeful)
    if len(unclear):
        in_other_frames = _in_longer_frames if tiles.halves == 2 else _in_frames_across
        other = in_other_frames(pyramid, best[unclear], reduction, sight)
        seen = sight.shown(alone(other))
        better = seen.confidence > shown.confidence[unclear]
        if tiles.halves == 1:  # a frame across a die that lies well shows less of one
            better &= seen.half.prod(1) >= shown.half[unclear].prod(1)
        best = best.replaced(unclear[better], other[np.flatnonzero(better)])
        again = np.union1d(again, unclear[better])
    if by.around and len(unclear):
        unclear = np.flatnonzero((sight.shown(alone(best)).confidence < by.clear) & hopeful)
        best = best.replaced(unclear, _around(pyramid, best[unclear], reduction, sight))
        again = np.union1d(again, unclear)
    return best.truly, Looks(first, again, best[again])


def _followed(
    pyramid: Pyramid, first: Look, scores: Floats, reduction: Floats, sight: Sight
) -> tuple[npt.NDArray[np.intp], Look]:
    """Which pieces, their scores (k,), lay off the frames they were looked at in, and the last look at these:
    each is followed to where it is."""
    again = np.flatnonzero(doubtful(first, scores, sight))
    if not len(again):
        return again, first[:0]
    last = look(pyramid, first.truly[again], reduction, sight)
    still = np.arange(len(again))
    for _ in range(sight.by.most_looks - 2):
        still = still[doubtful(last[still], scores[again[still]], sight)]
        if not len(still):
            break
        last = last.replaced(still, look(pyramid, last.truly[still], reduction, sight))
    return again, last


def _laid_flat(
    pyramid: Pyramid, tiles: Tiles, best: Look, confidences: Floats, reduction: Floats, sight: Sight
) -> tuple[npt.NDArray[np.intp], Look]:
    """Which tiles that are not clear lie otherwise than the clear ones, and what frames like theirs show.

    Of a tile seen steeply the finder may tell the wrong side, and then the network hardly sees a half. The
    clear ones tell how the table lies; a frame that shows more than before was the right one.
    """
    by = sight.by
    nothing = np.empty(0, np.intp), best[:0]
    clear = confidences >= by.clear
    if tiles.halves != 2 or clear.all() or (plane := plane_of(best.truly[clear])) is None:
        return nothing
    unlikely = (confidences < by.plain) & (tiles.scores >= by.likely)
    astray = np.flatnonzero(unlikely & (misfit(plane, tiles) > by.off))
    if not len(astray):
        return nothing
    flat = look(pyramid, laid_flat(tiles[astray], plane), reduction, sight)
    return astray, look(pyramid, flat.truly, reduction, sight)


def _in_longer_frames(pyramid: Pyramid, best: Look, reduction: Floats, sight: Sight) -> Look:
    """What frames show that are longer than those of the best looks.

    The finder takes tiles that stand on their edge for too short, and a network that sees two lines of pips
    cannot know of the third. A longer frame that shows the same confirms it; the piece lies where it was seen
    before, and its crops stay those of its own frame: they are compared with those of others. A frame that
    shows something else is followed to where that is.
    """
    longer = look(pyramid, _longer(best.truly, sight.by.longer), reduction, sight)
    both = Looks(best, np.arange(len(best)), longer)
    other = np.flatnonzero(~sight.shown(both).agree)
    told = replace(best, told=longer.told)
    if not len(other):
        return told
    return told.replaced(other, look(pyramid, longer.truly[other], reduction, sight))


def _in_frames_across(pyramid: Pyramid, best: Look, reduction: Floats, sight: Sight) -> Look:
    """What frames show that stand on the corners of the best ones.

    A square that lies askew by an eighth can be told in two frames, a quarter apart; a finder torn between
    them tells their mean, which is smaller, and lies across.
    """
    frames = best.truly
    across = replace(
        frames, partners=frames.partners + 2 * frames.sides, sides=frames.sides - frames.partners / 2
    )
    first = look(pyramid, across, reduction, sight)
    return look(pyramid, first.truly, reduction, sight)


def _around(pyramid: Pyramid, best: Look, reduction: Floats, sight: Sight) -> Look:
    """What frames a little smaller and larger show together with the best one."""
    told = [best.told]
    for times in sight.by.around:
        frames = replace(best.truly, partners=best.truly.partners * times, sides=best.truly.sides * times)
        told.append(look(pyramid, frames, reduction, sight).told)
    return replace(best, told=np.mean(told, axis=0))


def doubtful(first: Look, scores: Floats, sight: Sight) -> Truths:
    """(k,) which pieces, (k,) their scores, a second look may help.

    Those that lay far off their frames, or off them and were not read as one thing by all evidence; but not
    what both networks hardly take for a piece at all.
    """
    by, shown = sight.by, sight.shown(alone(first))
    hopeless = scores * shown.half.prod(1) < by.hopeless
    off = first.moved
    return np.asarray(((off > by.far) | ((off > by.off) & shown.unsure(by))) & ~hopeless)


def _longer(tiles: Tiles, times: float) -> Tiles:
    """Tiles whose ends lie further out from the line."""
    lines = tiles.centres + tiles.partners / 2
    return replace(tiles, centres=lines + (tiles.centres - lines) * times, partners=tiles.partners * times)
