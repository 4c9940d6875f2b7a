"""Where dice lie: thrown, touching, in rows, in a tray, leaning against something."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from vision.drawing.body import Pose
from vision.drawing.camera import Array
from vision.drawing.chance import Rng
from vision.drawing.placing import clear
from vision.drawing.props import Prop

_TRIES = 60


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a flat die lies, edges long; yaw in radians."""

    x: float
    y: float
    yaw: float

    @property
    def at(self) -> Array:
        """(2,)."""
        return np.array([self.x, self.y])

    def turned(self, quarters: int) -> Spot:
        """The same place, another side of the top face up."""
        return Spot(self.x, self.y, self.yaw + quarters * np.pi / 2)


def flat_pose(spot: Spot) -> Pose:
    """A die flat on the table; yaw 0 has the top of its face away from the camera."""
    c, s = np.cos(spot.yaw), np.sin(spot.yaw)
    return Pose(np.array([spot.x, spot.y, 0.0]), np.array([[c, s, 0.0], [s, -c, 0.0], [0.0, 0.0, 1.0]]))


def leaning_pose(spot: Spot, heading: float, lean: float, rounding: float) -> Pose:
    """A die that rests on the edge towards `heading` and is lifted by `lean` on the other side (radians)."""
    flat = flat_pose(spot).axes
    side = np.array([-np.sin(heading), np.cos(heading), 0.0])
    c, s = np.cos(lean), np.sin(lean)
    cross = np.array([[0.0, -side[2], side[1]], [side[2], 0.0, -side[0]], [-side[1], side[0], 0.0]])
    turn = np.eye(3) + s * cross + (1 - c) * cross @ cross
    axes = flat @ turn.T
    lowest = (0.5 - rounding) * float(np.abs(axes[:, 2]).sum()) + rounding
    middle = np.array([spot.x, spot.y, lowest])
    return Pose(middle - axes[2] / 2, axes)


def _fits(spot: Spot, spots: list[Spot], apart: float) -> bool:
    return all(clear(spot.at, spot.yaw, other.at, other.yaw, 1.0, apart) for other in spots)


def _loose(count: int, rng: Rng) -> list[Spot]:
    """As they were thrown."""
    spots: list[Spot] = []
    reach, squash = np.sqrt(count) * rng.uniform(0.8, 2.0), rng.uniform(0.5, 1.0)
    while len(spots) < count:
        x, y = rng.normal(0, reach / 1.6, 2) * (1.0, squash)
        spot = Spot(float(x), float(y), float(rng.uniform(0, 2 * np.pi)))
        if _fits(spot, spots, 1.03):
            spots.append(spot)
        else:
            reach *= 1.03
    return spots


def _touching(count: int, rng: Rng) -> list[Spot]:
    """Pushed together, side by side, some a little turned."""
    spots = [Spot(0.0, 0.0, float(rng.uniform(0, 2 * np.pi)))]
    crooked = float(rng.choice([0.0, 0.06, 0.25]))
    gap = float(rng.choice([0.0, rng.uniform(0.0, 0.08)]))
    while len(spots) < count:
        for attempt in range(_TRIES):
            host = spots[int(rng.integers(len(spots)))]
            way = host.yaw + int(rng.integers(4)) * np.pi / 2
            yaw = host.yaw + (rng.normal(0, crooked) if crooked else 0.0)
            off = (yaw - host.yaw) % (np.pi / 2)
            reach = 0.5 + (abs(np.cos(off)) + abs(np.sin(off))) / 2 + gap + 0.002 + attempt * 0.01
            slide = float(rng.choice([0.0, rng.uniform(-0.7, 0.7)]))
            ahead, beside = np.array([np.cos(way), np.sin(way)]), np.array([-np.sin(way), np.cos(way)])
            x, y = host.at + ahead * reach + beside * slide
            spot = Spot(float(x), float(y), float(yaw))
            if _fits(spot, spots, 1.0):
                spots.append(spot)
                break
    return spots


def _rows(count: int, rng: Rng) -> list[Spot]:
    """In one row or several, by an orderly hand."""
    columns = int(rng.integers(1, count + 1)) if rng.random() < 0.4 else int(np.ceil(np.sqrt(count * 1.6)))
    step = 1.0 + float(rng.choice([0.004, rng.uniform(0.02, 0.2), rng.uniform(0.2, 1.0)]))
    neat = min(step - 1.0, 0.3)
    turn = float(rng.uniform(0, 2 * np.pi))
    c, s = np.cos(turn), np.sin(turn)
    spots = []
    for index in range(count):
        row, column = divmod(index, columns)
        x, y = np.array([column, row]) * step + rng.uniform(-0.25, 0.25, 2) * neat
        spots.append(Spot(c * x - s * y, s * x + c * y, turn + float(rng.uniform(-0.4, 0.4)) * neat))
    return spots


LAYOUTS: dict[str, Callable[[int, Rng], list[Spot]]] = {"loose": _loose, "touching": _touching, "rows": _rows}


def placed(layout: str, count: int, rng: Rng) -> list[Spot]:
    """Flat dice around the origin, none in another. Raises KeyError for an unknown layout."""
    spots = LAYOUTS[layout](count, rng)
    middle = np.mean([spot.at for spot in spots], axis=0)
    return [Spot(s.x - middle[0], s.y - middle[1], s.yaw).turned(int(rng.integers(4))) for s in spots]


def leaned(spots: list[Spot], rounding: float, rng: Rng) -> tuple[Pose, Prop | None] | None:
    """One more die that leans on a lying one or on a thing beside them, if there is room."""
    for _ in range(_TRIES):
        host = spots[int(rng.integers(len(spots)))]
        lean = float(rng.uniform(0.2, 0.72))
        heading = host.yaw + int(rng.integers(4)) * np.pi / 2
        ahead = np.array([np.cos(heading), np.sin(heading)])
        on_thing = rng.random() < 0.5 and ahead[1] < 0.2  # the thing must not stand before the die
        # the middle of a die whose lifted edge touches the wall through `foot`
        foot = host.at + ahead * (float(rng.uniform(1.2, 2.5)) if on_thing else 0.5)
        out = (np.cos(lean) - np.sin(lean)) / 2 + np.sin(lean)
        slide = float(rng.uniform(-0.4, 0.4))
        x, y = foot + ahead * out + slide * np.array([-ahead[1], ahead[0]])
        spot = Spot(float(x), float(y), heading).turned(int(rng.integers(4)))
        if not all(clear(spot.at, spot.yaw, s.at, s.yaw, 1.0, 1.0 if s is host else 1.1) for s in spots):
            continue
        pose = leaning_pose(spot, heading, lean, rounding)
        if not on_thing:
            return pose, None
        thing = _thing(foot, ahead, float(np.sin(lean) * rng.uniform(0.85, 1.0)), rng)
        if all(np.abs((s.at - thing.base.mean(0)) @ ahead) > 0.8 or s is not host for s in spots):
            return pose, thing
    return None


def _thing(foot: Array, ahead: Array, height: float, rng: Rng) -> Prop:
    """A book, a box or a phone whose edge is at `foot`."""
    beside = np.array([-ahead[1], ahead[0]]) * rng.uniform(0.6, 2.0)
    back = ahead * rng.uniform(0.3, 0.6)
    return Prop(
        np.array([foot - beside, foot + beside, foot + beside - back, foot - beside - back]), height, False
    )
