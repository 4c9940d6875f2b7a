"""How tiles lie on a table: scattered, in grids, chains, rows on edge, racks, piles."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from vision.drawing.body import Pose
from vision.drawing.camera import Array
from vision.drawing.chance import Rng
from vision.drawing.placing import Ask, Place, ahead, clear, flat, standing


def _scattered(ask: Ask, rng: Rng) -> list[Place]:
    apart = rng.uniform(1.02, 1.5) if not ask.tidy else rng.uniform(1.15, 1.5)
    square = rng.random() < 0.25
    spread = np.sqrt(ask.count) * ask.aspect * rng.uniform(0.55, 0.9)
    shape = rng.uniform(0.7, 1.4)
    yaw = rng.uniform(0, 2 * np.pi)
    placed: list[tuple[Array, float]] = []
    tries = 0
    while len(placed) < ask.count:
        tries += 1
        spread *= 1.01 if tries % 10 == 0 else 1.0
        at = rng.uniform(-1, 1, 2) * spread * np.array([shape, 1 / shape])
        turn = yaw + rng.integers(4) * np.pi / 2 if square else rng.uniform(0, 2 * np.pi)
        if all(clear(at, turn, other, other_turn, ask.aspect, apart) for other, other_turn in placed):
            placed.append((at, turn))
    return [flat(x, y, turn) for (x, y), turn in placed]


def _grid(ask: Ask, rng: Rng) -> list[Place]:
    columns = int(rng.integers(1, min(ask.count, 8) + 1))
    gaps = rng.choice([0.0, 0.02, 0.1, 0.4, 1.0], 2) * rng.uniform(0.5, 1.2)
    yaw, shake = rng.uniform(0, 2 * np.pi), rng.choice([0.0, 0.02, 0.06]) * min(1.0, gaps.max() * 5 + 0.3)
    c, s = np.cos(yaw), np.sin(yaw)
    places = []
    flips = rng.random() < 0.6
    for i in range(ask.count):
        row, column = divmod(i, columns)
        x = (column - (columns - 1) / 2) * (1 + gaps[0]) + rng.normal(0, shake * 0.4)
        y = -(row - (ask.count / columns - 1) / 2) * (ask.aspect + gaps[1]) + rng.normal(0, shake * 0.4)
        turn = yaw + (np.pi if flips and rng.random() < 0.5 else 0.0) + rng.normal(0, shake)
        places.append(flat(c * x - s * y, s * x + c * y, turn))
    return places


def _chain(ask: Ask, rng: Rng) -> list[Place]:
    """A snake of tiles end to end, doubles crosswise, with corners now and then."""
    for _ in range(30):
        places = _snake(ask, rng)
        if len(places) == ask.count:
            return places
    return _grid(ask, rng) if ask.tidy else places


def _snake(ask: Ask, rng: Rng) -> list[Place]:
    """A snake up to where it would bite itself."""
    cross = rng.random() < 0.7
    gap = float(rng.choice([0.0, 0.03, 0.15])) * rng.uniform(0.5, 1.5)
    heading = rng.uniform(0, 2 * np.pi)
    bend = int(rng.choice([3, 5, 7, 50]))
    wobble = float(rng.choice([0.0, 0.03, 0.1]))
    spot = np.zeros(2)
    places: list[Place] = []
    taken: list[tuple[Array, float]] = []
    since = 0
    turn_sign = 1.0 if rng.random() < 0.5 else -1.0
    for i in range(ask.count):
        if since >= bend and not ask.doubles[i]:
            heading += turn_sign * np.pi / 2
            spot = spot + ahead(heading) * 0.5 - ahead(heading - turn_sign * np.pi / 2) * 0.5
            since = 0
            turn_sign = turn_sign if rng.random() < 0.5 else -turn_sign
        if wobble:
            heading += rng.normal(0, wobble)
        lying = cross and ask.doubles[i] and ask.count > 1
        length = 1.0 if lying else ask.aspect
        at = spot + ahead(heading) * length / 2
        yaw = heading + (np.pi / 2 if lying else 0.0)
        turned = yaw + (np.pi if rng.random() < 0.5 else 0.0)
        if not all(clear(at, turned, b, t, ask.aspect, 0.96) for b, t in taken):
            return places
        taken.append((at, turned))
        places.append(flat(at[0], at[1], turned))
        spot = spot + ahead(heading) * (length + gap)
        since += 1
    return places


def _cluster(ask: Ask, rng: Rng) -> list[Place]:
    """A tight group: each new tile pushed against those already there, any direction."""
    places: list[tuple[Array, float]] = [(np.zeros(2), rng.uniform(0, 2 * np.pi))]
    square = rng.random() < 0.5
    while len(places) < ask.count:
        turn = places[0][1] + rng.integers(4) * np.pi / 2 + (0.0 if square else rng.normal(0, 0.6))
        way = rng.uniform(0, 2 * np.pi)
        direction = np.array([np.cos(way), np.sin(way)])
        at = places[int(rng.integers(len(places)))][0].copy()
        for _ in range(60):
            if all(clear(at, turn, b, t, ask.aspect, 1.0) for b, t in places):
                places.append((at, turn))
                break
            at = at + direction * 0.12
    return [flat(x, y, turn) for (x, y), turn in places]


def _pile(ask: Ask, rng: Rng) -> list[Place]:
    """Scattered too closely: some tiles lie on others."""
    spread = np.sqrt(ask.count) * ask.aspect * rng.uniform(0.3, 0.5)
    places: list[Place] = []
    spots: list[tuple[Array, float, float]] = []
    for _ in range(ask.count):
        at, turn = rng.uniform(-1, 1, 2) * spread, rng.uniform(0, 2 * np.pi)
        under = [z for b, t, z in spots if not clear(at, turn, b, t, ask.aspect, 1.0)]
        z = max(under) + ask.thickness if under else 0.0
        if z > 2.2 * ask.thickness:
            continue
        lean = np.append(rng.normal(0, 0.08, 2), 0.0) if under else None
        spots.append((at, turn, z))
        places.append(flat(at[0], at[1], turn, z, lean))
    return places


def _on_edge(ask: Ask, rng: Rng) -> list[Place]:
    """Rows on the long edge, one behind the other, as people keep their hands."""
    per_row = min(ask.count, 5) if ask.tidy else int(rng.integers(1, min(ask.count, 6) + 1))
    touching = rng.random() < 0.5
    gap = ask.aspect + (rng.uniform(0.0, 0.05) if touching else rng.uniform(0.1, 1.2))
    behind = rng.uniform(2.6 if ask.tidy else 0.9, 3.0) + ask.thickness
    turn, shake = rng.normal(0, 0.35), float(rng.choice([0.0, 0.08, 0.35]))
    lean = float(rng.choice([0.0, rng.uniform(0.0, 0.5)]))
    places = []
    for i in range(ask.count):
        row, column = divmod(i, per_row)
        x = (column - (per_row - 1) / 2) * gap + rng.normal(0, 0.3 * shake) + rng.normal(0, 0.2) * (row > 0)
        y = row * behind + rng.normal(0, 0.5 * shake)
        c, s = np.cos(turn), np.sin(turn)
        own = turn + rng.normal(0, shake)
        right = bool(rng.random() < 0.5)
        places.append(standing(c * x - s * y, s * x + c * y, own, lean, ask, first_right=right))
    return places


def _upright(ask: Ask, rng: Rng) -> list[Place]:
    """On the short edge, in a rack or leaning, side by side."""
    gap = 1.0 + float(rng.choice([0.01, 0.05, 0.3]))
    lean, turn = rng.uniform(0.0, 0.6), rng.normal(0, 0.25)
    per_row = min(ask.count, 11 if ask.tidy else int(rng.integers(3, 12)))
    behind = rng.uniform(5.0, 6.0) if ask.tidy else rng.uniform(1.5, 4.0)
    places = []
    for i in range(ask.count):
        row, column = divmod(i, per_row)
        x, y = (column - (per_row - 1) / 2) * gap, row * behind
        c, s = np.cos(turn), np.sin(turn)
        right = bool(rng.random() < 0.5)
        spot = (c * x - s * y, s * x + c * y)
        places.append(standing(*spot, turn + rng.normal(0, 0.01), lean, ask, first_right=right, upright=True))
    return places


LAYOUTS: dict[str, Callable[[Ask, Rng], list[Place]]] = {
    "scattered": _scattered,
    "grid": _grid,
    "chain": _chain,
    "cluster": _cluster,
    "pile": _pile,
    "on_edge": _on_edge,
    "upright": _upright,
}
STANDING_LAYOUTS = ("on_edge", "upright")


def place(layout: str, ask: Ask, rng: Rng) -> list[Place]:
    """Places for the tiles, the first `len` of them when not all fit; centred on the table's origin.

    layout: one of LAYOUTS. Raises KeyError for another word.
    """
    places = LAYOUTS[layout](ask, rng)
    middle = np.mean([p.pose.origin for p in places], axis=0) * np.array([1.0, 1.0, 0.0])
    return [Place(Pose(p.pose.origin - middle, p.pose.axes), p.on_edge) for p in places]
