"""What of all that was found is a tile: the finder and the reader of halves must both say so."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vision.dice_leaning import leaning
from vision.dice_sides import sides
from vision.find import Found
from vision.halves import Floats, Halves, Tiles
from vision.pairs import first_come, within
from vision.shown import Shown
from vision.thresholds import SiftBy

_TOUCHING = 1.4  # reaches of a half within which no other tile has the middle of one: a neighbour has it at 2
_ASKEW = 0.6  # halves so unlike each other, see Tiles.askew, are worth a third where they do not read plainly


@dataclass(frozen=True, slots=True, eq=False)
class Sifted:
    """Points in px of the whole photo."""

    pieces: npt.NDArray[np.intp]  # which of `to_look_at` are tiles
    maybe: Tiles  # places where a tile may lie
    lone: Halves  # halves whose other half is not seen
    down: Floats  # (m, 2) middles of tiles lying face down, or of dice that lean


def to_look_at(found: Found) -> Tiles:
    """All that the reader of halves is asked about: tiles, weak ones, lone halves with their partners."""
    seen = found.tiles + found.maybe
    return seen + found.lone.with_partners() if len(found.lone) else seen


def sift(found: Found, seen: Tiles, shown: Shown, size_px: Floats, by: SiftBy) -> Sifted:
    """`seen` is `to_look_at(found)`, its frames corrected; `shown` theirs; `size_px` the photo's (w, h)."""
    paired = np.arange(len(seen)) < len(found.tiles) + len(found.maybe)
    usual = _usual_size(seen, found.tiles)
    regular = usual * np.exp(-np.square(seen.askew / _ASKEW))
    regular = regular ** (1 - by.plainly * shown.confidence)
    worth = seen.scores * shown.there * regular
    back = shown.like_back & _on_back(seen, found.down)
    piece = paired & (worth >= by.piece) & ~back
    # of a lone half: its partner
    outside = ((seen.centres[:, -1] < 0) | (seen.centres[:, -1] > size_px)).any(1)
    completed = ~paired & (worth >= by.piece) & ~back & ~outside & (shown.confidence >= by.completed)
    for i in np.flatnonzero(completed)[np.argsort(-worth[completed], kind="stable")]:
        in_its_way = np.flatnonzero(piece)[_overlapped(seen[[i]], seen[piece])]
        if (shown.confidence[in_its_way] < by.crossed).all() and (worth[in_its_way] < worth[i]).all():
            piece[in_its_way], piece[i] = False, True  # halves of two tiles were taken for one
    maybe = ~piece & (worth >= np.where(paired, by.maybe, by.piece)) & ~back & (paired | ~outside)
    if seen.halves == 1:
        faces = np.flatnonzero(piece | maybe)
        under = faces[sides(seen[faces], seen.scores[faces])]
        piece[under] = maybe[under] = False
    cut = _cut(seen, size_px)  # there the reader, which sees a part of a half, is not asked
    maybe |= ~piece & ~back & paired & cut.any(1) & (seen.scores * usual >= by.lone)
    on_piece = np.asarray(within(seen.centres.reshape(-1, 2), seen[piece]).any(0))
    maybe &= ~on_piece.reshape(len(seen), seen.halves).any(1)
    half = np.where(cut[:, 0], 1.0, shown.half[:, 0])
    lone = ~paired & ~piece & ~maybe & (seen.scores * half >= by.lone)
    lone &= ~np.asarray(within(seen.centres[:, 0], seen[piece | (maybe & paired)]).any(0))
    piece[_doubled(seen, worth, piece)] = False
    down = found.down
    if seen.halves == 1:
        tops = np.flatnonzero(piece)
        askew = tops[leaning(seen[tops])]
        piece[askew] = False
        down = np.vstack([down, np.column_stack([seen.middles[askew], worth[askew]])])
    on_face = np.asarray(within(down[:, :2], seen[piece], 1.05).any(0), bool)
    return Sifted(
        pieces=np.flatnonzero(piece),
        maybe=seen[maybe],
        lone=found.lone[lone[len(seen) - len(found.lone) :]],
        down=down[~on_face, :2],
    )


def _doubled(tiles: Tiles, worth: Floats, piece: npt.NDArray[np.bool_]) -> npt.NDArray[np.intp]:
    """Pieces whose frames, once corrected, are those of another piece that is worth more."""
    at = np.flatnonzero(piece)
    middles, near = tiles.middles[at], 0.5 * tiles.half_px[at]
    same = np.linalg.norm(middles[:, None] - middles[None], axis=2) < np.minimum(near[:, None], near[None])
    return np.delete(at, first_come(-worth[at], same))


def _overlapped(tile: Tiles, pieces: Tiles) -> npt.NDArray[np.bool_]:
    """(k,) on which of k pieces a half of a tile lies, or a half of theirs on it."""
    on = within(tile.centres.reshape(-1, 2), pieces, _TOUCHING).any(1)
    under = within(pieces.centres.reshape(-1, 2), tile, _TOUCHING).any(0)
    return np.asarray(on | under.reshape(len(pieces), pieces.halves).any(1), bool)


def _cut(tiles: Tiles, size_px: Floats) -> npt.NDArray[np.bool_]:
    """(k, h) whether the photo's edge cuts a good part off a half, (w, h) px."""
    ways = np.stack([tiles.partners / 2 * end + tiles.sides * side for end in (-1, 1) for side in (-1, 1)])
    corners = tiles.centres + ways * 0.8  # a rim is often a little off
    return np.asarray(((corners < 0) | (corners > size_px)).any((0, 3)), bool)


def _usual_size(tiles: Tiles, paired: Tiles) -> Floats:
    """(k,) 1 for tiles of the photo's usual size, less the more they differ: 0.6 at twice or half of it."""
    if not len(paired):
        return np.ones(len(tiles))
    return np.asarray(np.exp(-np.square(np.log(tiles.half_px / np.median(paired.half_px)))))


def _on_back(tiles: Tiles, down: Floats) -> npt.NDArray[np.bool_]:
    """(k,) whether the finder sees a back here more clearly than two faces."""
    apart = np.linalg.norm(tiles.middles[:, None] - down[None, :, :2], axis=2)
    clearer = down[None, :, 2] > tiles.scores[:, None]
    return np.asarray(((apart < tiles.half_px[:, None] / 2) & clearer).any(1), bool)
