"""Which tile touches which, by which half: the line on the table, from corners and marks alone.

Lengths are in halves, in the frame of the tile that is touched, so that tilt and distance do not matter.
An end of one tile joins another tile where it faces, and all but touches,

- its end: tile after tile in a line;
- the middle of its long side: a tile laid crosswise, as doubles are. That tile's half is None, for its end is
  not what counts; `matches` says whether it has the number at all, which of a double is its one number;
- its side at one half: a line that turns a corner, or the slanting toes at a double's foot.

Tiles that lie side by side are no join. Tiles in rows, as hands are laid, also touch with their ends: where
that many lie flush side by side, and most ends that meet do not match, nobody played them and none is a join.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from rules.pieces import Tile
from vision.halves import Floats, cross
from vision.reading import Join, Seen
from vision.tile_units import frames

_GAP = (-0.4, 0.28)  # between end and outline, halves; less than 0 where corners are read too far out
_REACH = 2.8  # middles farther apart than this cannot touch
_BESIDE = 0.5  # how far an end's middle may lie beside the other end's
_MIDDLE = 0.3  # how far from the middle of a long side is still the middle
_CORNER = 1.1  # how far along it is still the side; slanting toes begin at the corner
_STRAIGHT = np.cos(np.radians(35))  # lines wobble
_SLANTING = np.cos(np.radians(58))  # toes stand at 45 degrees
_FLUSH = (0.7, 1.35, 0.35)  # middles of flush tiles: least and most across, most along

Pairs = list[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Touch:
    """An end at another tile; lower costs fit better."""

    cost: float
    own: int  # half of the tile whose end it is
    other: int | None  # half of the tile that is touched; None for the middle of its side


def joins(pieces: Sequence[Seen]) -> tuple[Join, ...]:
    """The joins of a reading's pieces, whose corners begin at the end with marks[0], in the pieces' order."""
    corners = np.array([seen.corners_px for seen in pieces], np.float64).reshape(-1, 4, 2)
    tiles = [seen.piece for seen in pieces]
    frame, middles = frames(corners), corners.mean(1)
    near, flush = _near(frame, middles)
    found: list[Join] = []
    for i, j in near:
        one, other = tiles[i], tiles[j]
        if isinstance(one, Tile) and isinstance(other, Tile):
            ways = [(touch, False) for touch in _touches(frame, middles, i, j, toes=other.is_double)]
            ways += [(touch, True) for touch in _touches(frame, middles, j, i, toes=one.is_double)]
            if ways:
                touch, turned = min(ways, key=lambda way: way[0].cost)
                halves = (touch.other, touch.own) if turned else (touch.own, touch.other)
                found.append(Join((i, j), halves, bool(_shown(one, halves[0]) & _shown(other, halves[1]))))
    line = _hanging_together([join.pieces for join in found] + flush)
    met, beside = (Counter(line[i] for i, _ in pairs) for pairs in ([j.pieces for j in found], flush))
    rows = {name for name in beside if 2 * beside[name] >= met[name] and not _mostly_match(found, line, name)}
    return tuple(join for join in found if line[join.pieces[0]] not in rows)


def played(found: Sequence[Join]) -> tuple[Join, ...]:
    """The joins of lines that somebody laid: of those that hang together at least half match.

    A hand's tiles touch by chance too, and seldom match; what does not match there is nobody's mistake.
    """
    line = _hanging_together([join.pieces for join in found])
    laid = {name for name in set(line.values()) if _mostly_match(found, line, name)}
    return tuple(join for join in found if line[join.pieces[0]] in laid)


def _near(frame: Floats, middles: Floats) -> tuple[Pairs, Pairs]:
    """Pairs of tiles that may touch, and those of them that lie flush side by side."""
    away = _seen_from(frame[:, None], middles[None] - middles[:, None])  # [i, j]: j as seen from i
    near = np.hypot(away[..., 0], away[..., 1]) < _REACH
    least, most, along = _FLUSH
    across = np.abs(away[..., 0])
    beside = (least < across) & (across < most) & (np.abs(away[..., 1]) < along)
    ways = _seen_from(frame[:, None], frame[None, :, 1])
    beside &= np.abs(ways[..., 1]) > _STRAIGHT * np.hypot(ways[..., 0], ways[..., 1])
    return _pairs(near | near.T), _pairs(beside & beside.T)


def _touches(frame: Floats, middles: Floats, i: int, j: int, *, toes: bool) -> Iterator[Touch]:
    """How the ends of tile i touch tile j; slanting too if `toes`."""
    for own, outward in ((0, -frame[i, 1]), (1, frame[i, 1])):
        way = _seen_from(frame[j], outward)
        way = way / max(float(np.hypot(*way)), 1e-9)
        x, y = _seen_from(frame[j], middles[i] + outward - middles[j])
        for half, up in ((0, -1), (1, 1)):
            gap = y * up - 1 - abs(way[0]) / 2  # a turned end touches with its corner
            if -way[1] * up > _STRAIGHT and _GAP[0] < gap < _GAP[1] and abs(x) < _BESIDE:
                yield Touch(abs(gap) + abs(x), own, half)
        for right in (-1, 1):
            gap = x * right - 0.5 - abs(way[1]) / 2
            faces = -way[0] * right > (_SLANTING if toes else _STRAIGHT)
            if faces and _GAP[0] < gap < _GAP[1] and abs(y) < _CORNER:
                middle = abs(y) < _MIDDLE
                yield Touch(abs(gap) + min(abs(y), abs(abs(y) - 0.5)), own, None if middle else int(y > 0))


def _seen_from(frame: Floats, vectors: Floats) -> Floats:
    """(..., 2) px vectors as so many halves across and along a tile."""
    across, along = frame[..., 0, :], frame[..., 1, :]
    area = cross(across, along)
    area = np.where(np.abs(area) < 1e-6, np.nan, area)  # no tile: what is nan touches nothing
    return np.stack([cross(vectors, along) / area, cross(across, vectors) / area], -1)


def _shown(tile: Tile, half: int | None) -> set[int]:
    return set(tile.marks) if half is None else {tile.marks[half]}


def _pairs(matrix: np.typing.NDArray[np.bool_]) -> Pairs:
    return [(int(i), int(j)) for i, j in zip(*np.nonzero(np.triu(matrix, 1)), strict=True)]


def _hanging_together(pairs: Pairs) -> dict[int, int]:
    """Tile -> the least tile that it hangs together with."""
    line = {tile: tile for pair in pairs for tile in pair}
    for one, other in pairs:
        here, there = sorted((line[one], line[other]))
        line = {tile: here if name == there else name for tile, name in line.items()}
    return line


def _mostly_match(found: Sequence[Join], line: dict[int, int], name: int) -> bool:
    own = [join.matches for join in found if line[join.pieces[0]] == name]
    return 2 * sum(own) >= len(own)
