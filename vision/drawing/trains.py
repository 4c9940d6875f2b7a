"""Tiles laid against each other as the games have it: a chain, a cross with spinners, trains from a hub."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from vision.drawing.camera import Array
from vision.drawing.chance import Rng
from vision.drawing.placing import Ask, Place, ahead, clear, flat
from vision.drawing.props import Prop

_TRIES = 30


@dataclass(slots=True, eq=False)
class _Arm:
    """An open end: where the next tile is laid."""

    spot: Array  # (2,)
    heading: float
    after: int | None  # the place it starts from
    since: int = 0  # tiles since the last bend


@dataclass(slots=True)
class _Habits:
    """How these players lay."""

    cross: bool  # doubles crosswise
    gap: float
    bend: int  # tiles between bends
    wobble: float
    spin: bool  # a crosswise double opens two more arms

    @classmethod
    def by_chance(cls, rng: Rng) -> _Habits:
        return cls(
            cross=bool(rng.random() < 0.7),
            gap=float(rng.choice([0.0, 0.03, 0.15])) * rng.uniform(0.5, 1.5),
            bend=int(rng.choice([3, 5, 7, 50])),
            wobble=float(rng.choice([0.0, 0.03, 0.1])),
            spin=False,
        )


def chain(ask: Ask, rng: Rng) -> list[Place]:
    """A snake of tiles end to end, doubles crosswise, with corners now and then."""
    places: list[Place] = []
    for _ in range(_TRIES):
        habits = _Habits.by_chance(rng)
        places = _lay(ask, rng, habits, [_Arm(np.zeros(2), rng.uniform(0, 2 * np.pi), None)], [])
        if len(places) == ask.count:
            break
    return places


def cross(ask: Ask, rng: Rng) -> list[Place]:
    """One tile crosswise in the middle, arms from its sides and ends; doubles open more arms."""
    places: list[Place] = []
    for _ in range(_TRIES):
        habits = replace(_Habits.by_chance(rng), cross=True, spin=bool(rng.random() < 0.5))
        turn = rng.uniform(0, 2 * np.pi)
        first = flat(0.0, 0.0, turn)
        ends = [_Arm(ahead(turn + k * np.pi) * ask.aspect / 2, turn + k * np.pi, 0) for k in (0, 1)]
        sides = [_Arm(ahead(turn + k * np.pi / 2) * 0.5, turn + k * np.pi / 2, 0) for k in (1, 3)]
        arms = sides + (ends if rng.random() < 0.6 else [])
        places = _lay(ask, rng, habits, arms, [first])
        if len(places) == ask.count:
            break
    return places


def hub(ask: Ask, rng: Rng) -> tuple[list[Place], list[Prop]]:
    """Trains that start all around a hub, often with a tile in its middle."""
    trains = int(rng.integers(3, 9))
    reach = max(0.62 * ask.aspect, 1.15 * trains / (2 * np.pi)) + rng.uniform(0.05, 0.4)
    turn = rng.uniform(0, 2 * np.pi)
    habits = replace(_Habits.by_chance(rng), wobble=0.0, bend=50, gap=0.02)
    headings = [turn + 2 * np.pi * k / trains for k in range(trains)]
    middle = [flat(0.0, 0.0, turn)] if rng.random() < 0.75 else []
    arms = [_Arm(ahead(heading) * reach, heading, None) for heading in headings]
    places = _lay(ask, rng, habits, arms, middle)
    corners = trains if rng.random() < 0.5 else 40
    angles = turn + 2 * np.pi * (np.arange(corners) + 0.5) / corners
    rim = reach * 0.96 * np.column_stack([-np.sin(angles), np.cos(angles)])
    plates = [Prop(rim, rng.uniform(0.02, 0.15), in_front=False)] if rng.random() < 0.7 else []
    raised = plates[0].height if plates and middle else 0.0
    if raised:
        places[0] = flat(0.0, 0.0, turn, raised)
    return places, plates


def _lay(ask: Ask, rng: Rng, habits: _Habits, arms: list[_Arm], places: list[Place]) -> list[Place]:
    """Lay tiles at open ends until all lie, or no end has room."""
    places = list(places)
    taken = [(p.pose.origin[:2], float(np.arctan2(p.pose.axes[0, 1], p.pose.axes[0, 0]))) for p in places]
    arms = list(arms)
    turn = 0
    while arms and len(places) < ask.count:
        arm = arms[turn % len(arms)]
        turn += int(rng.random() < 0.7)
        double = ask.doubles[len(places)]
        arm.heading += rng.normal(0, habits.wobble) if habits.wobble else 0.0
        lying = habits.cross and double and ask.count > 1
        length = 1.0 if lying else ask.aspect
        for tried in _ways(arm, habits, rng, double=double):
            at = tried.spot + ahead(tried.heading) * length / 2
            yaw = tried.heading + (np.pi / 2 if lying else 0.0)
            if all(clear(at, yaw, b, t, ask.aspect, 0.96) for b, t in taken):
                break
        else:
            arms.remove(arm)
            continue
        here = len(places)
        taken.append((at, yaw))
        places.append(replace(flat(at[0], at[1], yaw), laid_at=arm.after))
        if lying and habits.spin:
            arms += [_Arm(at + ahead(yaw + k) * ask.aspect / 2, yaw + k, here) for k in (0.0, np.pi)]
        arm.heading, arm.since = tried.heading, tried.since + 1
        arm.spot, arm.after = tried.spot + ahead(tried.heading) * (length + habits.gap), here
    return places


def _ways(arm: _Arm, habits: _Habits, rng: Rng, *, double: bool) -> list[_Arm]:
    """The ways on from an open end, the wanted one first: ahead, or around a corner."""
    if double or arm.since == 0:
        return [arm]
    side = 1.0 if rng.random() < 0.5 else -1.0
    corners = [_bend(arm, side), _bend(arm, -side)]
    return [*corners, arm] if arm.since >= habits.bend else [arm, *corners]


def _bend(arm: _Arm, way: float) -> _Arm:
    """Around the corner: the next tile starts at the side of the last half."""
    heading = arm.heading + way * np.pi / 2
    return _Arm(arm.spot + ahead(heading) * 0.5 - ahead(arm.heading) * 0.5, heading, arm.after)
