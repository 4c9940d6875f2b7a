"""Halves and tiles as arrays: where they are, how they lie, how surely they are there.

A half's frame is its centre, the vector to its partner's centre (up) and the vector to the middle of the
long side at the right of that. Points are photo px, see flatten.py.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

import cv2
import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
UNMET = 1.0
Which = npt.NDArray[np.intp] | npt.NDArray[np.bool_] | list[int] | slice


@dataclass(frozen=True, slots=True, eq=False)
class Halves:
    """n halves, n may be 0."""

    centres: Floats  # (n, 2)
    partners: Floats  # (n, 2)
    sides: Floats  # (n, 2)
    scores: Floats  # (n,) 0 to 1

    @classmethod
    def none(cls) -> Halves:
        return cls(np.empty((0, 2)), np.empty((0, 2)), np.empty((0, 2)), np.empty(0))

    def __len__(self) -> int:
        return len(self.centres)

    def __getitem__(self, which: Which) -> Halves:
        return Halves(*(getattr(self, part.name)[which] for part in fields(self)))

    def __add__(self, more: Halves) -> Halves:
        return Halves(
            *(np.concatenate([getattr(self, part.name), getattr(more, part.name)]) for part in fields(self))
        )

    def scaled(self, xy: Floats) -> Halves:
        """The same halves in a photo `xy` times as wide and high."""
        return Halves(self.centres * xy, self.partners * xy, self.sides * xy, self.scores)

    def with_partners(self) -> Tiles:
        """The tiles that they are half of, if their vectors are right; no partner says that they are."""
        return Tiles(
            np.stack([self.centres, self.centres + self.partners], 1),
            np.stack([self.partners, -self.partners], 1),
            np.stack([self.sides, -self.sides], 1),
            self.scores,
            np.full(len(self), UNMET),
        )

    @property
    def px(self) -> Floats:
        """(n,) how large each half is: the side of a square of the same area."""
        return np.sqrt(np.abs(cross(self.partners, 2 * self.sides)))


@dataclass(frozen=True, slots=True, eq=False)
class Tiles:
    """k tiles; the middle axis is the half, 0 or 1. A die is a tile of one half, 0: the face that is up."""

    centres: Floats  # (k, h, 2)
    partners: Floats  # (k, h, 2)
    sides: Floats  # (k, h, 2)
    scores: Floats  # (k,) the lesser of the halves'
    misfits: Floats  # (k,) how far the halves' vectors miss each other, in halves; UNMET if only one was seen

    @classmethod
    def none(cls, halves: int = 2) -> Tiles:
        nothing = np.empty((0, halves, 2))
        return cls(nothing, nothing, nothing, np.empty(0), np.empty(0))

    @property
    def halves(self) -> int:
        """2; of dice 1."""
        return int(self.centres.shape[1])

    def __len__(self) -> int:
        return len(self.centres)

    def __getitem__(self, which: Which) -> Tiles:
        return Tiles(*(getattr(self, part.name)[which] for part in fields(self)))

    def __add__(self, more: Tiles) -> Tiles:
        return Tiles(
            *(np.concatenate([getattr(self, part.name), getattr(more, part.name)]) for part in fields(self))
        )

    def scaled(self, xy: Floats) -> Tiles:
        """The same tiles in a photo `xy` times as wide and high."""
        return Tiles(self.centres * xy, self.partners * xy, self.sides * xy, self.scores, self.misfits)

    def replaced(self, at: npt.NDArray[np.intp], by: Tiles) -> Tiles:
        """With other frames of the tiles `at`."""
        centres, partners, sides = self.centres.copy(), self.partners.copy(), self.sides.copy()
        centres[at], partners[at], sides[at] = by.centres, by.partners, by.sides
        return Tiles(centres, partners, sides, self.scores, self.misfits)

    def turned(self, which: npt.NDArray[np.bool_]) -> Tiles:
        """With the halves of some, (k,), the other way round."""
        order = np.where(which[:, None], [1, 0], [0, 1])[..., None]
        centres, partners, sides = (
            np.take_along_axis(part, order, 1) for part in (self.centres, self.partners, self.sides)
        )
        return Tiles(centres, partners, sides, self.scores, self.misfits)

    def quarter_turned(self, turns: npt.NDArray[np.intp]) -> Tiles:
        """Dice in frames turned clockwise by so many quarters, (k,)."""
        up, right = self.partners / 2, self.sides
        ways = np.stack([up, right, -up, -right])  # what is up after so many quarters
        each = np.arange(len(self))
        up, right = ways[turns % 4, each], ways[(turns + 1) % 4, each]
        return Tiles(self.centres, 2 * up, right, self.scores, self.misfits)

    @property
    def middles(self) -> Floats:
        """(k, 2) where the divider is; of a die the middle of its face."""
        return np.asarray(self.centres.mean(1))

    @property
    def half_px(self) -> Floats:
        """(k,) how large the halves are: the side of a square of the same area, the two averaged."""
        return np.asarray(np.sqrt(np.abs(cross(self.partners, 2 * self.sides))).mean(1))

    @property
    def askew(self) -> Floats:
        """(k,) how unlike in length and width the two halves are, as logarithms: tilt makes 0.3 at most."""
        sizes = np.log(np.maximum(np.hypot(*np.moveaxis(np.stack([self.partners, self.sides]), 3, 0)), 1e-9))
        return np.asarray(np.abs(sizes[:, :, 0] - sizes[:, :, -1]).sum(0))

    @property
    def corners(self) -> Floats:
        """(k, 4, 2) clockwise, the first edge the end of the first half; of a die what is up in its frame.

        Each end has its own half's side, a half further out, so that the quadrilateral follows the tilt.
        """
        if self.halves == 1:
            ways = np.array([(1, -1), (1, 1), (-1, 1), (-1, -1)])  # up, right
            axes = np.stack([self.partners[:, 0] / 2, self.sides[:, 0]], 1)
            return np.asarray(self.centres + ways @ axes)
        one, two = self.centres[:, 0], self.centres[:, 1]
        right_one, right_two = self.sides[:, 0], -self.sides[:, 1]  # both seen with half 1 above
        growth = (right_one - right_two) / 2  # of the side, over half a half
        end_one, end_two = one - self.partners[:, 0] / 2, two - self.partners[:, 1] / 2
        right_one, right_two = right_one + growth, right_two - growth
        # with the second half above, the first half's end is at the foot
        return np.stack(
            [end_one + right_one, end_one - right_one, end_two - right_two, end_two + right_two], axis=1
        )


def cross(a: Floats, b: Floats) -> Floats:
    """z of the cross product of (..., 2) vectors; positive where b lies clockwise of a, y pointing down."""
    return np.asarray(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0])


def in_frames(points: Floats, centres: Floats, partners: Floats, sides: Floats) -> Floats:
    """(n, m, 2): m points as seen from each of n halves: x in its sides, y in its half partner vectors.

    Within -1 to 1 inside the half; infinite where the vectors are parallel and make no frame.
    """
    away = points[None] - centres[:, None]
    up = partners[:, None] / 2
    right = sides[:, None]
    area = cross(right, up)
    with np.errstate(divide="ignore", invalid="ignore"):
        seen = np.stack([cross(away, up) / area, cross(right, away) / area], axis=-1)
    return np.where(np.abs(area)[..., None] > 1e-9, seen, np.inf)


def shared(one: Floats, other: Floats) -> float:
    """How much of the smaller of two quadrilaterals (4, 2) the other covers, 0 to 1."""
    quads = one.astype(np.float32), other.astype(np.float32)
    area = cv2.intersectConvexConvex(*quads)[0]
    return float(area) / max(min(cv2.contourArea(quad) for quad in quads), 1e-6)
