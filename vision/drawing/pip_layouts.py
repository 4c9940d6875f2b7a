"""Where the pips of a half sit: several real layouts a number, as tables."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]

MOST_PIPS = 18


def _lines(*counts: int, reach: float = 1.0, inner: float | None = None) -> Points:
    """Pips in level lines from top to bottom, each spread over the width.

    `inner` is the half-width of every second line (centred between its neighbours by default).
    """
    widest = max(counts)
    levels = np.linspace(-reach, reach, len(counts)) if len(counts) > 1 else np.zeros(1)
    points = []
    for row, (count, y) in enumerate(zip(counts, levels, strict=True)):
        width = 1.0 if count == widest else (count - 1) / max(widest - 1, 1)
        if inner is not None and row % 2:
            width = inner
        xs = np.linspace(-width, width, count) if count > 1 else np.zeros(1)
        points += [(x, y) for x in xs]
    return np.array(points, dtype=np.float64).reshape(-1, 2)


def _turned(points: Points) -> Points:
    """The same pips with lines standing upright: x and y change places."""
    return points[:, ::-1].copy()


def _points(*pairs: tuple[float, float]) -> Points:
    return np.array(pairs, dtype=np.float64).reshape(-1, 2)


_DIAGONAL = ((-1.0, -1.0), (1.0, 1.0))
_CORNERS = ((-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0))
_TWO_COLUMNS = _turned(_lines(3, 3))
_EDGE_OF_NINE = np.array([p for p in _lines(3, 3, 3) if np.abs(p).max() > 0.1])

# Every number's layouts with how common each is; x across the tile, y towards the far end, both -1 to 1.
PIP_LAYOUTS: dict[int, tuple[tuple[float, Points], ...]] = {
    0: ((1.0, _points()),),
    1: ((1.0, _points((0.0, 0.0))),),
    2: (
        (9.0, _points(*_DIAGONAL)),
        (0.5, _points((0.0, -0.8), (0.0, 0.8))),
        (0.5, _points((-0.8, 0.0), (0.8, 0.0))),
    ),
    3: ((9.5, _points(*_DIAGONAL, (0.0, 0.0))), (0.5, _lines(1, 1, 1))),
    4: ((1.0, _points(*_CORNERS)),),
    5: ((1.0, _points(*_CORNERS, (0.0, 0.0))),),
    6: ((6.0, _TWO_COLUMNS), (1.5, _lines(3, 3))),
    7: (
        (6.0, np.vstack([_TWO_COLUMNS, [[0.0, 0.0]]])),
        (1.0, np.vstack([_lines(3, 3), [[0.0, 0.0]]])),
        (0.5, _lines(2, 3, 2)),
    ),
    8: (
        (6.0, _EDGE_OF_NINE),
        (1.5, np.vstack([_TWO_COLUMNS, [[0.0, -0.5], [0.0, 0.5]]])),
        (1.0, _turned(_lines(4, 4))),
        (1.0, _lines(4, 4)),
        (1.0, _lines(3, 2, 3)),
    ),
    9: ((8.0, _lines(3, 3, 3)), (0.5, _turned(_lines(4, 1, 4))), (0.5, _lines(4, 1, 4))),
    10: (
        (4.0, _turned(_lines(4, 2, 4, inner=1.0))),
        (2.0, _turned(_lines(4, 2, 4))),
        (1.5, _lines(4, 2, 4, inner=1.0)),
        (1.0, _lines(4, 2, 4)),
        (1.5, _lines(3, 4, 3)),
        (1.5, _turned(_lines(3, 4, 3))),
        (1.0, _turned(_lines(5, 5))),
        (0.7, _lines(5, 5)),
        (1.0, _lines(3, 2, 2, 3, inner=1.0)),
    ),
    11: (
        (4.0, _turned(_lines(4, 3, 4))),
        (2.0, _turned(_lines(4, 3, 4, inner=1.0))),
        (2.0, _lines(4, 3, 4)),
        (1.0, _lines(4, 3, 4, inner=1.0)),
        (0.7, _turned(_lines(5, 1, 5))),
        (0.7, _lines(3, 2, 1, 2, 3)),
    ),
    12: (
        (5.0, _turned(_lines(4, 4, 4))),
        (4.0, _lines(4, 4, 4)),
        (0.7, _turned(_lines(5, 2, 5))),
        (0.7, _lines(6, 6, reach=0.6)),
        (0.7, _turned(_lines(6, 6, reach=0.6))),
        (0.5, _lines(3, 2, 2, 2, 3, inner=1.0)),
    ),
    13: (
        (2.0, _lines(4, 5, 4)),
        (2.0, _turned(_lines(4, 5, 4))),
        (2.0, _lines(3, 2, 3, 2, 3)),
        (1.0, _turned(_lines(5, 3, 5))),
        (1.0, _turned(_lines(5, 3, 5, inner=1.0))),
    ),
    14: (
        (2.0, _turned(_lines(5, 4, 5))),
        (2.0, _lines(5, 4, 5)),
        (1.0, _turned(_lines(5, 4, 5, inner=1.0))),
        (1.0, _lines(4, 3, 4, 3)),
        (1.0, _lines(3, 4, 4, 3)),
    ),
    15: (
        (4.0, _turned(_lines(5, 5, 5))),
        (3.0, _lines(5, 5, 5)),
        (1.0, _lines(4, 4, 3, 4)),
    ),
    16: ((4.0, _lines(4, 4, 4, 4)), (1.0, _turned(_lines(5, 6, 5))), (1.0, _lines(5, 6, 5))),
    17: ((2.0, _lines(3, 4, 3, 4, 3)), (1.5, _turned(_lines(6, 5, 6))), (1.5, _lines(6, 5, 6))),
    18: ((3.0, _turned(_lines(6, 6, 6))), (2.0, _lines(6, 6, 6)), (1.0, _lines(4, 5, 4, 5))),
}


def closest_gap(points: Points) -> float:
    """Smallest distance between two pips' centres, in the points' own unit; 2.0 with fewer than two."""
    if len(points) < 2:
        return 2.0
    apart = np.linalg.norm(points[:, None] - points[None], axis=2)
    return float(apart[np.triu_indices(len(points), 1)].min())
