"""Where pips sit on a half, 0 to 18, as on the tiles in the box. Pure; no Flet."""

from __future__ import annotations

Place = tuple[float, float]  # across and down, 0 to 1, of a half whose tile stands upright

MOST = 18

_FEW: dict[int, tuple[Place, ...]] = {
    0: (),
    1: ((0.5, 0.5),),
    2: ((0, 0), (1, 1)),
    3: ((0, 0), (0.5, 0.5), (1, 1)),
    4: ((0, 0), (1, 0), (0, 1), (1, 1)),
    5: ((0, 0), (1, 0), (0.5, 0.5), (0, 1), (1, 1)),
    6: ((0, 0), (1, 0), (0, 0.5), (1, 0.5), (0, 1), (1, 1)),
}

# From 7 on: two full columns outside, and in the middle what is left. (rows outside, pips in the middle)
# -> where the middle ones lie, counted in rows; halves lie between two rows.
_MIDDLE: dict[tuple[int, int], tuple[float, ...]] = {
    (3, 1): (1,),
    (3, 2): (0, 2),
    (3, 3): (0, 1, 2),
    (4, 2): (0, 3),
    (4, 3): (0.5, 1.5, 2.5),
    (4, 4): (0, 1, 2, 3),
    (5, 3): (0, 2, 4),
    (5, 4): (0.5, 1.5, 2.5, 3.5),
    (5, 5): (0, 1, 2, 3, 4),
    (6, 4): (0, 1, 4, 5),
    (6, 5): (0.5, 1.5, 2.5, 3.5, 4.5),
    (6, 6): (0, 1, 2, 3, 4, 5),
}


def pip_places(pips: int) -> tuple[Place, ...]:
    """Centres of that many pips, from corner to corner; raises ValueError beyond 18."""
    if pips in _FEW:
        return _FEW[pips]
    if not 0 <= pips <= MOST:
        raise ValueError(f"no half has {pips} pips: 0 to {MOST}")
    rows = -(-pips // 3)
    down = [row / (rows - 1) for row in range(rows)]
    middle = _MIDDLE[rows, pips - 2 * rows]
    return (
        *((0.0, y) for y in down),
        *((0.5, row / (rows - 1)) for row in middle),
        *((1.0, y) for y in down),
    )


def pip_size(pips: int) -> float:
    """A pip's diameter beside the half's side: smaller where there are many."""
    if pips <= 6:
        return 0.19
    return {3: 0.175, 4: 0.145, 5: 0.115, 6: 0.095}[-(-pips // 3)]
