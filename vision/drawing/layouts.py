"""How tiles lie on a table: scattered, in grids, rows on edge, racks, piles, hands apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from vision.drawing.body import Pose
from vision.drawing.camera import Array
from vision.drawing.chance import Rng
from vision.drawing.placing import Ask, Place, clear, flat, standing
from vision.drawing.props import Prop
from vision.drawing.trains import chain, cross, hub


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


def _overlapping(ask: Ask, rng: Rng) -> list[Place]:
    """Pairs: one tile partly on another, as in a heap pushed together."""
    under = (ask.count + 1) // 2
    places = _scattered(replace(ask, count=under, tidy=True), rng)
    for i in range(ask.count - under):
        low = places[i].pose
        turn = np.arctan2(low.axes[0, 1], low.axes[0, 0]) + rng.normal(0, 0.5)
        way, far = rng.uniform(0, 2 * np.pi), rng.uniform(0.45, 0.7)
        x, y = low.origin[:2] + far * np.array([np.cos(way), np.sin(way)])
        places.append(flat(x, y, turn, ask.thickness, np.append(rng.normal(0, 0.03, 2), 0.0)))
    return places


def _rack(ask: Ask, rng: Rng) -> tuple[list[Place], list[Prop]]:
    """One row standing between the rails of a rack."""
    upright, turn = bool(rng.random() < 0.5), rng.normal(0, 0.15)
    lean = rng.uniform(0.1, 0.5)
    gap = (1.0 if upright else ask.aspect) + float(rng.choice([0.01, 0.04, 0.2]))
    right = rng.random(ask.count) < 0.5
    c, s = np.cos(turn), np.sin(turn)
    places = []
    for i in range(ask.count):
        x = (i - (ask.count - 1) / 2) * gap
        first_right = bool(right[i])
        places.append(standing(c * x, s * x, turn, lean, ask, first_right=first_right, upright=upright))
    long, tall = ask.count * gap / 2 + rng.uniform(0.1, 1.0), ask.aspect if upright else 1.0
    along, out = np.array([c, s]), np.array([s, -c])
    lip, board = rng.uniform(0.03, 0.2 if ask.tidy else 0.4) * tall, rng.uniform(0.1, 1.2) * tall
    start = ask.thickness * 1.05 + 0.03
    depths = (
        (start, start + rng.uniform(0.05, 0.5), lip, True),
        (-rng.uniform(0.1, 0.6), -0.02, board, False),
    )
    props = []
    for near, far, height, in_front in depths:
        back = out * -0.5 * tall * np.sin(lean) if not in_front else 0.0
        corners = [along * a * long + out * b + back for a, b in ((-1, far), (1, far), (1, near), (-1, near))]
        props.append(Prop(np.array(corners), height, in_front))
    return places, props


def _groups(ask: Ask, rng: Rng) -> list[Place]:
    """Several hands pushed apart, each lying in its own way."""
    sizes = list(ask.groups)
    if not sizes:
        hands = int(rng.integers(2, max(3, min(7, ask.count // 2 + 1))))
        sizes = [len(own) for own in np.array_split(np.arange(ask.count), hands)]
    gap = ask.aspect * (rng.uniform(1.5, 3.0) if not ask.tidy else rng.uniform(1.8, 2.6))
    groups: list[list[Place]] = []
    spots: list[tuple[Array, float]] = []
    first = 0
    for size in sizes:
        own = (_scattered, _grid, _cluster, chain)[int(rng.choice(4, p=[0.35, 0.4, 0.1, 0.15]))]
        places, _ = place_by(own, ask.part(first, size), rng)
        reach = max(float(np.hypot(*p.pose.origin[:2])) for p in places) + ask.aspect / 2
        way, at = rng.uniform(0, 2 * np.pi), np.zeros(2)
        while any(np.hypot(*(at - other)) < reach + far + gap for other, far in spots):
            at = at + 0.4 * np.array([np.cos(way), np.sin(way)])
        spots.append((at, reach))
        groups.append([_moved(p, np.append(at, 0.0), first) for p in places])
        first += size
    return [p for own in groups for p in own]


def _moved(place: Place, by: Array, before: int = 0) -> Place:
    """The place moved; `before` so many others come before those it is counted with."""
    laid_at = None if place.laid_at is None else place.laid_at + before
    return replace(place, pose=Pose(place.pose.origin + by, place.pose.axes), laid_at=laid_at)


Layout = Callable[[Ask, Rng], list[Place] | tuple[list[Place], list[Prop]]]
LAYOUTS: dict[str, Layout] = {
    "scattered": _scattered,
    "grid": _grid,
    "chain": chain,
    "cross": cross,
    "hub": hub,
    "cluster": _cluster,
    "pile": _pile,
    "overlapping": _overlapping,
    "groups": _groups,
    "on_edge": _on_edge,
    "upright": _upright,
    "rack": _rack,
}
STANDING_LAYOUTS = ("on_edge", "upright", "rack")
JOINED_LAYOUTS = ("chain", "cross", "hub")


def place(layout: str, ask: Ask, rng: Rng) -> tuple[list[Place], list[Prop]]:
    """Places for the tiles, the first `len` of them when not all fit, and what else belongs there.

    Centred on the table's origin. layout: one of LAYOUTS. Raises KeyError for another word.
    """
    return place_by(LAYOUTS[layout], ask, rng)


def place_by(layout: Layout, ask: Ask, rng: Rng) -> tuple[list[Place], list[Prop]]:
    """The same by the layout itself."""
    laid = layout(ask, rng)
    places, props = laid if isinstance(laid, tuple) else (laid, [])
    if ask.tidy and len(places) < ask.count:  # not all found room
        places, props = _grid(ask, rng), []
    middle = np.mean([p.pose.origin for p in places], axis=0) * np.array([1.0, 1.0, 0.0])
    return [_moved(p, -middle) for p in places], [prop.moved(-middle) for prop in props]
