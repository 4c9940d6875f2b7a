"""What a drawn photo shows, exactly: the truth that comes with every picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from rules.pieces import Domo, Face
from vision.drawing.body import Body, fixed, silhouette
from vision.drawing.camera import Camera
from vision.drawing.paint import SHIFT

MIN_SEEN = 0.6  # of a half's area not hidden
MIN_INSIDE = 0.85  # of a half's area within the frame
MIN_SQUASH = 0.22  # height / width of a half's outline: flatter is no longer readable
_CROSSWISE = 0.3  # tile widths along the tile: touching nearer to its middle is at neither half
Points = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class DrawnHalf:
    """One half of a face; positions in px of the picture, (x, y), pixel edges whole."""

    tile: int
    pips: int
    centre: Points  # (2,)
    partner: Points  # (2,): from this centre to the other half's
    side: Points  # (2,): to the middle of the long side clockwise of `partner`
    seen: float  # share of its area that nothing hides
    inside: float  # share of its area within the frame
    points: Points  # (n, 2): its pips in its own frame, -1 to 1: x along `side`, y away from the partner
    numeral: bool = False  # a printed number stands for the pips, which are not there
    legible: bool = True  # light, blur and noise left enough of its pips
    face: Face | None = None  # what an Uno half or the top of a die shows; pips is 0 then
    turn: int = 0  # quarter turns clockwise of that marking's top from `partner`

    @property
    def squash(self) -> float:
        """How flat perspective makes it: area of the half over the square of its longer vector."""
        cross = abs(float(self.partner[0] * self.side[1] - self.partner[1] * self.side[0]))
        longest = max(float(np.hypot(*self.partner)), 2 * float(np.hypot(*self.side)), 1e-6)
        return 2 * cross / longest**2

    @property
    def readable(self) -> bool:
        """Whether a fair reader must report it; else it is to be ignored (or is not there at all)."""
        shown = self.seen >= MIN_SEEN and self.inside >= MIN_INSIDE
        return shown and self.legible and self.squash >= MIN_SQUASH


@dataclass(frozen=True, slots=True)
class DrawnBack:
    """The back of a tile, face down or turned away."""

    centre: Points  # (2,) px, of the whole tile
    along: Points  # (2,): from here to the middle of a short edge
    side: Points  # (2,): to the middle of a long edge
    seen: float  # share of its area seen and in the frame


@dataclass(frozen=True, slots=True)
class Join:
    """Two tiles laid against each other, as numbered by DrawnHalf.tile."""

    tiles: tuple[int, int]
    halves: tuple[int | None, int | None]  # which half of each touches: 0, 1; None: the middle of a long side


@dataclass(frozen=True, slots=True)
class Truth:
    """Everything drawn. `halves` come in pairs: halves[2 i] and halves[2 i + 1] are one tile's.

    Of dice every half is one die's top face: its `partner` is a whole edge long.
    """

    size_px: tuple[int, int]  # width, height
    halves: tuple[DrawnHalf, ...]
    backs: tuple[DrawnBack, ...]
    joins: tuple[Join, ...] = ()
    things: tuple[Points, ...] = ()  # outlines (n, 2) px of what is no tile, as far as nothing hides them

    @property
    def tiles(self) -> list[tuple[int, int]]:
        """(a, b) of the tiles whose both halves are readable."""
        pairs = zip(self.halves[::2], self.halves[1::2], strict=True)
        return [(a.pips, b.pips) for a, b in pairs if a.readable and b.readable]

    @property
    def domos(self) -> list[Domo]:
        """The Uno tiles whose both halves are readable."""
        pairs = zip(self.halves[::2], self.halves[1::2], strict=True)
        shown = [(a.face, b.face) for a, b in pairs if a.readable and b.readable]
        return [Domo(one, two) for one, two in shown if one is not None and two is not None]

    @property
    def total(self) -> int:
        """The sum of the pips of `tiles`."""
        return sum(a + b for a, b in self.tiles)


def joined(one: Body, other: Body, tiles: tuple[int, int]) -> Join:
    """Which halves of two tiles lying against each other touch."""
    return Join(tiles, (_touching(one, other), _touching(other, one)))


def _touching(own: Body, other: Body) -> int | None:
    along = float((other.middle - own.middle) @ own.pose.axes[1])
    return None if abs(along) < _CROSSWISE else int(along > 0)


def half_outlines(body: Body, camera: Camera) -> list[Points]:
    """The two halves' outlines in the picture, each (4, 2) px."""
    reach, thick = body.look.aspect / 2, body.look.thickness
    outlines = []
    for low, high in ((-reach, 0.0), (0.0, reach)):
        corners = np.array([[-0.5, low, thick], [0.5, low, thick], [0.5, high, thick], [-0.5, high, thick]])
        outlines.append(camera.project(body.pose.world(corners)))
    return outlines


class Visibility:
    """Which part is in front at each pixel; call `cover` and `add` from far to near."""

    def __init__(self, size_px: tuple[int, int]) -> None:
        self._owner = np.zeros((size_px[1], size_px[0]), np.uint16)

    def cover(self, outline: NDArray[np.floating]) -> None:
        """Something that hides what is behind, (n, 2) px."""
        cv2.fillConvexPoly(self._owner, fixed(outline), 0, cv2.LINE_8, SHIFT)

    def add(self, body: Body, camera: Camera, first_id: int) -> None:
        """A tile; ids first_id and first_id + 1 (from 1) are its halves."""
        self.cover(silhouette(body, camera))
        for offset, outline in enumerate(half_outlines(body, camera)):
            cv2.fillConvexPoly(self._owner, fixed(outline), first_id + offset, cv2.LINE_8, SHIFT)

    def counts(self) -> NDArray[np.int64]:
        """Pixels by id."""
        return np.bincount(self._owner.ravel(), minlength=2)


def read_truth(
    bodies: list[Body],
    camera: Camera,
    size_px: tuple[int, int],
    counts: NDArray[np.int64],
    facing: list[bool],
) -> Truth:
    """The truth of a scene; `facing`: which tiles turn the drawn side to the camera at all."""
    halves: list[DrawnHalf] = []
    backs: list[DrawnBack] = []
    for index, body in enumerate(bodies):
        reach, thick = body.look.aspect / 4, body.look.thickness
        outlines = half_outlines(body, camera)
        full = [abs(float(_area(o))) for o in outlines]
        within_frame = [inside(o, size_px) for o in outlines]
        shown = [float(counts[i]) if i < len(counts) else 0.0 for i in (2 * index + 1, 2 * index + 2)]
        own = np.array(
            [[0.0, -reach, thick], [0.0, reach, thick], [-0.5, -reach, thick], [0.5, reach, thick]]
        )
        centre_a, centre_b, side_a, side_b = camera.project(body.pose.world(own))
        if not body.face_up or not facing[index]:
            area = max(sum(full), 1e-6)
            share = sum(shown) / area if facing[index] else 1.0 - MIN_SEEN
            backs.append(
                DrawnBack((centre_a + centre_b) / 2, centre_b - centre_a, side_b - centre_b, min(1.0, share))
            )
            continue
        for which, (centre, partner, side) in enumerate(
            ((centre_a, centre_b, side_a), (centre_b, centre_a, side_b))
        ):
            within = max(full[which] * within_frame[which], 1e-6)
            halves.append(
                DrawnHalf(
                    tile=index,
                    pips=body.pips[which],
                    centre=centre,
                    partner=partner - centre,
                    side=side - centre,
                    seen=min(1.0, shown[which] / within),
                    inside=within_frame[which],
                    points=body.spots[which],
                    numeral=body.faces is None and body.look.shows_numeral(body.pips[which]),
                    face=body.faces[which] if body.faces else None,
                    turn=body.turns[which],
                )
            )
    return Truth(size_px, tuple(halves), tuple(backs))


def _area(outline: Points) -> float:
    return float(cv2.contourArea(outline.astype(np.float32)))


def inside(outline: Points, size_px: tuple[int, int]) -> float:
    """The share of a convex outline (n, 2) px that lies within the frame."""
    width, height = size_px
    frame = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    area, _ = cv2.intersectConvexConvex(cv2.convexHull(outline.astype(np.float32)), frame)
    return float(area) / max(_area(outline), 1e-6)


def moved(truth: Truth, by: Callable[[Points], Points]) -> Truth:
    """The truth after the picture was bent: `by` takes points (n, 2) px to where they land."""
    halves = []
    for half in truth.halves:
        ends = by(np.vstack([half.centre, half.centre + half.partner, half.centre + half.side]))
        halves.append(replace(half, centre=ends[0], partner=ends[1] - ends[0], side=ends[2] - ends[0]))
    backs = []
    for back in truth.backs:
        ends = by(np.vstack([back.centre, back.centre + back.along, back.centre + back.side]))
        backs.append(replace(back, centre=ends[0], along=ends[1] - ends[0], side=ends[2] - ends[0]))
    things = tuple(by(outline) for outline in truth.things)
    return replace(truth, halves=tuple(halves), backs=tuple(backs), things=things)
