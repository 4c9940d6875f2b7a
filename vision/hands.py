"""Which pieces lie together: hands that were pushed apart for one photo, from the pieces' corners alone.

The rule, in tile lengths as they are where the tiles lie:

1. Tiles are linked from the nearest pair on. A gap is measured between outlines; tiles that touch have none.
2. The links are cut where the gaps first jump: where the next gap is CLEAR lengths or more, and CLEARER
   times as large as every gap within the groups so far; gaps below CLOSE count as that, for nobody lays
   tiles to the millimetre. With only a few gaps to compare it must be larger by more (FEW): four tiles
   thrown on the table often lie two and two. The gaps between groups, but one, are compared as well where
   no tile lies alone: that three pairs lie clearly apart is less often chance.
3. A tile alone is a hand only where its gap is clearer still (ALONE): in one hand that is spread over the
   table some tile lies farther out than the rest. Nor may such tiles be more than a third of all.
4. At most MOST_HANDS hands; what falls into more is one hand, spread out.

Else all pieces are one hand. Shuffling, turning or scaling a photo changes nothing; nor does tilt, much.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from vision.halves import Floats
from vision.tile_units import frames, half_px, unsqueezed

CLEAR = 1.2
CLEARER = 2.0
FEW = 3.0  # over the number of gaps: added to CLEARER
CLOSE = 0.5
ALONE = (2.0, 3.0)  # CLEAR and CLEARER for one tile
MOST_HANDS = 8

Indices = npt.NDArray[np.intp]
Groups = tuple[tuple[int, ...], ...]


def hands(corners: npt.ArrayLike, between: npt.ArrayLike = (), halves: int = 2) -> Groups:
    """Indices of the tiles (n, 4, 2) px, their first edge a short one, in groups: all in one where nothing
    parts them, and none for no tiles. Groups are told as one reads, each in the order of the tiles.

    `between`, (m, 4, 2): other places where a tile may lie. They join what lies at both sides, and are in no
    group themselves. `halves`: how many of its widths a piece is long: 1 for dice.
    """
    tiles = np.asarray(corners, np.float64).reshape(-1, 4, 2)
    count = len(tiles)
    if not count:
        return ()
    places = np.concatenate([tiles, np.asarray(between, np.float64).reshape(-1, 4, 2)])
    labels = _parted(gaps(places, halves))[:count]
    groups = [np.flatnonzero(labels == label) for label in np.unique(labels)]
    return tuple(tuple(map(int, group)) for group in _as_one_reads(groups, tiles))


def gaps(corners: Floats, halves: int = 2) -> Floats:
    """(n, n) how far tiles (n, 4, 2) lie apart, in tile lengths where they lie; 0 or little where they touch.

    From corner to edge: of tiles that lie across each other it is at most half a length. A length is two
    halves, of dice too, which lie looser.
    """
    frame = frames(corners, halves)
    level = corners @ unsqueezed(frame)
    edges = np.roll(level, -1, 1) - level
    away = level[:, None, :, None] - level[None, :, None]  # [i, j, corner of i, edge of j]
    long = np.maximum((edges**2).sum(-1), 1e-9)
    part = np.clip((away * edges[None, :, None]).sum(-1) / long[None, :, None], 0, 1)
    px = np.linalg.norm(away - part[..., None] * edges[None, :, None], axis=-1).min((2, 3))
    size = half_px(frame)
    return np.asarray(np.minimum(px, px.T) / (2 * np.sqrt(size[:, None] * size[None])))


def _parted(apart: Floats) -> Indices:
    """(n,) the group of each place."""
    count = len(apart)
    labels = np.arange(count)
    widest = 0.0  # gap within the groups so far
    for within, (gap, i, j) in enumerate(_links(apart)):
        clearer = CLEARER + FEW / max(within + _more_between(labels), 1)
        if gap >= max(CLEAR, clearer * max(widest, CLOSE)) and _are_hands(labels, apart, widest):
            return labels
        labels[labels == labels[j]] = labels[i]
        widest = max(widest, gap)
    return np.zeros(count, np.intp)


def _more_between(labels: Indices) -> int:
    """How many gaps between groups there are to compare beside the first; 0 where a tile lies alone."""
    _, counts = np.unique(labels, return_counts=True)
    return len(counts) - 2 if counts.min() > 1 else 0


def _links(apart: Floats) -> list[tuple[float, int, int]]:
    """The least links that join all, shortest first: (gap, i, j)."""
    links: list[tuple[float, int, int]] = []
    nearest, to = apart[0].copy(), np.zeros(len(apart), np.intp)
    nearest[0] = np.inf
    for _ in range(len(apart) - 1):
        i = int(np.argmin(nearest))
        links.append((float(nearest[i]), int(to[i]), i))
        nearest[i] = np.inf
        free = np.isfinite(nearest) & (apart[i] < nearest)
        nearest[free], to[free] = apart[i][free], i
    return sorted(links)


def _are_hands(labels: Indices, apart: Floats, widest: float) -> bool:
    names, counts = np.unique(labels, return_counts=True)
    alone = np.isin(labels, names[counts == 1])
    if len(names) > MOST_HANDS or 3 * alone.sum() > len(labels):
        return False
    others = np.where(np.eye(len(apart), dtype=bool), np.inf, apart)
    return bool((others[alone].min(1, initial=np.inf) >= max(ALONE[0], ALONE[1] * max(widest, CLOSE))).all())


def _as_one_reads(groups: Sequence[Indices], corners: Floats) -> list[Indices]:
    """Rows from the top, each from left to right; a row is what lies beside its topmost group's middle."""
    boxes = {id(group): _box(corners[group].reshape(-1, 2)) for group in groups}
    left = sorted(groups, key=lambda group: boxes[id(group)][:, 1].mean())
    told: list[Indices] = []
    while left:
        (_, top), (_, bottom) = boxes[id(left[0])]
        middles = [boxes[id(group)][:, 1].mean() for group in left]
        row = [group for group, middle in zip(left, middles, strict=True) if top <= middle <= bottom]
        told += sorted(row, key=lambda group: boxes[id(group)][:, 0].mean())
        left = left[len(row) :]
    return told


def _box(points: Floats) -> Floats:
    return np.stack([points.min(0), points.max(0)])
