"""What a photo cannot tell, said with what to do about it.

| kind | about | facts |
| --- | --- | --- |
| nothing-found | the photo: no tile seen | |
| cut-short | the photo: the file ends too early | |
| too-dark | the photo: so dark that tiles are doubtful | |
| blurred | the photo: so blurred that tiles are doubtful | |
| too-far | the photo: its tiles are too small to read | |
| several-hands | the photo: its tiles lie in groups apart; a question, for it may be one hand | count |
| face-down | tiles lying face down, not counted | count |
| cut-off | a tile, or a half, that the photo's edge cuts | |
| covered | a tile, or the half of one, that something lies on | |
| maybe | a place where a tile may lie | |
| twice | two tiles that were both read as one piece | piece |
| glare | a doubtful tile with light mirrored on it | piece |
| overlapping | a doubtful tile that another reading lies on | piece |
| unsure | any other doubtful tile; `unsure-between` where a second reading is likely | piece, other |

SENTENCES is the English of the command line; screens have their own in companion/languages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from vision.decode import Pixels
from vision.flatten import MARGIN
from vision.halves import Floats, Halves, Tiles, shared
from vision.hands import hands
from vision.reading import Corners, Doubt, Seen, places
from vision.thresholds import DoubtBy

_UNDER = 0.12  # of the smaller one's face that another lies on; touching tiles share less

SENTENCES: dict[str, str] = {
    "nothing-found": "No tiles were found; take the photo from above, closer, with the tiles face up.",
    "cut-short": "Part of the photo is missing; take it again or send it once more.",
    "too-dark": "The photo is too dark to be sure; switch on a light and take it again.",
    "blurred": "The photo is blurred; hold the phone still and take it again.",
    "too-far": "The tiles are too small in the photo; go closer, or photograph fewer at a time.",
    "several-hands": "Are there {count} hands in this photo? If they are one player's, all is well.",
    "face-down": "Tiles lying face down are not counted ({count} here); turn them over if they count.",
    "cut-off": "A tile is cut off at the edge of the photo; move back a little, or add it by hand.",
    "covered": "Half of a tile is hidden here; pull the tiles apart, or add it by hand.",
    "maybe": "There may be a tile here; add it if there is one.",
    "twice": "Two tiles look like {piece}, and a set has only one; look at both.",
    "glare": "Light is mirrored on this tile, which looks like {piece}; tilt the phone, or correct it here.",
    "overlapping": "Tiles lie on each other here; this looks like {piece}. Pull them apart, or correct it.",
    "unsure": "This looks like {piece}, but it is not certain; look at it.",
    "unsure-between": "This looks like {piece}, but it may be {other}; look at it.",
}


def sentence(doubt: Doubt) -> str:
    """The doubt in English."""
    return SENTENCES[doubt.kind].format(**doubt.facts)


@dataclass(frozen=True, slots=True)
class Light:
    """How a tile's face is lit, from its crops."""

    mean: float  # 0 to 255
    burnt: float  # the part that is burnt out
    sharpness: float  # see `light`
    high: float = 255.0  # of its face: all but the brightest, 0 to 255
    low: float = 0.0  # of its pips: all but the darkest


def light(crops: Pixels) -> Light:
    """How one tile's halves, (2, s, s, 3), are lit, what is around them left out.

    Sharpness is the steepest brightness step between neighbouring crop px, over the range of brightness, in
    the axis where it is less: near 1 for a drawn edge, small where every edge is smeared, also by shaking.
    """
    rim = int(np.ceil(crops.shape[1] * MARGIN / (1 + 2 * MARGIN)))
    crops = crops[:, rim:-rim, rim:-rim]
    grey = np.stack([cv2.cvtColor(crop, cv2.COLOR_BGR2GRAY) for crop in crops]).astype(np.float64)
    low, high = np.percentile(grey, [2, 98])
    steep = min(float(np.percentile(np.abs(np.diff(grey, axis=axis)), 99)) for axis in (1, 2))
    burnt = float((crops.min(3) >= 253).mean())
    return Light(float(grey.mean()), burnt, steep / max(float(high - low), 8.0), float(high), float(low))


@dataclass(frozen=True, slots=True, eq=False)
class Judged:
    """All that was seen; points are photo px, lists follow the tiles."""

    size_px: tuple[int, int]
    tiles: Tiles
    pieces: tuple[Seen, ...]
    reasons: tuple[frozenset[str], ...]  # why each is not sure, see sureness.py
    clashes: tuple[int | None, ...]  # the tile that is the piece which this one looked like
    lights: tuple[Light, ...]
    lone: Halves
    maybe: Tiles
    down: Floats  # (m, 2)
    bright: float  # of the photo's brightest parts, 0 to 255
    cut_short: bool


def doubts(seen: Judged, by: DoubtBy) -> tuple[Doubt, ...]:
    """Everything worth telling, what is about the whole photo first."""
    unread = [
        *(_about_half(seen.lone, i, seen.size_px) for i in range(len(seen.lone))),
        *(_about_maybe(corners, seen) for corners in seen.maybe.corners),
    ]
    return (
        *_about_photo(seen, by),
        *_several_hands(seen, unread),
        *_about_pieces(seen, by),
        *_twice(seen),
        *unread,
        *_face_down(seen),
    )


def _about_photo(seen: Judged, by: DoubtBy) -> list[Doubt]:
    """The kinds that need another photo; only where tiles are missing or doubtful for that reason."""
    kinds = ["cut-short"] if seen.cut_short else []
    unsure = [i for i, reasons in enumerate(seen.reasons) if reasons & {"chance", "views"}]  # not: cut off
    if not seen.pieces:
        guessed = np.concatenate([seen.maybe.half_px, seen.lone.px])
        if seen.bright < by.dark:
            kinds.append("too-dark")
        elif len(guessed) and np.median(guessed) < by.too_far_px:
            kinds.append("too-far")
        kinds += [] if len(guessed) else ["nothing-found"]
    elif unsure and len(unsure) * 4 >= len(seen.pieces):
        lights = [seen.lights[i] for i in unsure]
        if np.median([light.mean for light in lights]) < by.dark:
            kinds.append("too-dark")
        if np.median(seen.tiles.half_px[unsure]) < by.too_far_px:
            kinds.append("too-far")
        elif np.median([light.sharpness for light in lights]) < by.blurred:
            kinds.append("blurred")
    return [Doubt(kind) for kind in kinds]


def _several_hands(seen: Judged, unread: Sequence[Doubt]) -> list[Doubt]:
    """Whose hand is whose, only people know; no piece is less sure for it."""
    found = hands([piece.corners_px for piece in seen.pieces], places(unread))
    return [Doubt("several-hands", facts={"count": len(found)})] if len(found) > 1 else []


def _about_pieces(seen: Judged, by: DoubtBy) -> list[Doubt]:
    """One doubt for each piece that is not sure and does not merely clash with another."""
    told = []
    for i, piece in enumerate(seen.pieces):
        if piece.sure or seen.reasons[i] == {"clash"}:
            continue
        facts: dict[str, str | int] = {"piece": str(piece.piece)}
        kind = "unsure"
        if "cut" in seen.reasons[i]:
            kind = "cut-off"
        elif "overlap" in seen.reasons[i]:
            kind = "overlapping"
        elif _glares(seen.lights[i], seen.bright, by):
            kind = "glare"
        elif piece.alternatives and piece.alternatives[0][1] >= 0.1:
            kind = "unsure-between"
            facts["other"] = str(piece.alternatives[0][0])
        told.append(Doubt(kind, piece.corners_px, (i,), facts))
    return told


def _glares(lit: Light, bright: float, by: DoubtBy) -> bool:
    """Burnt out, or as bright as anything in the photo while its pips are hardly darker than its face."""
    return lit.burnt > by.glare or (lit.high >= bright and lit.low > by.faded * lit.high)


def _twice(seen: Judged) -> list[Doubt]:
    return [
        Doubt("twice", seen.pieces[i].corners_px, (other, i), {"piece": str(seen.pieces[other].piece)})
        for i, other in enumerate(seen.clashes)
        if other is not None
    ]


def _about_maybe(corners: Floats, seen: Judged) -> Doubt:
    """A place where a tile may lie: one that the edge cuts, or that lies under a piece, or just one."""
    middles = (corners + np.roll(corners, -1, 0)) / 2
    if not ((middles >= 0) & (middles <= np.array(seen.size_px))).all():
        return Doubt("cut-off", corners_of(corners))
    under = any(shared(corners, piece) > _UNDER for piece in seen.tiles.corners)
    return Doubt("covered" if under else "maybe", corners_of(corners))


def _about_half(halves: Halves, i: int, size_px: tuple[int, int]) -> Doubt:
    """A half alone: the photo's edge cuts the tile where its other half would be outside."""
    centre, partner, side = halves.centres[i], halves.partners[i], halves.sides[i]
    corners = np.array([(-1, 1), (1, 1), (1, -1), (-1, -1)]) @ np.stack([side, partner / 2]) + centre
    far_end = centre + partner * 1.3
    inside = ((far_end >= 0) & (far_end <= np.array(size_px))).all()
    return Doubt("covered" if inside else "cut-off", corners_of(corners))


def _face_down(seen: Judged) -> list[Doubt]:
    """One doubt for all of them: a boneyard has forty."""
    if not len(seen.down):
        return []
    usual_px = float(np.median(seen.tiles.half_px)) if len(seen.tiles) else max(seen.size_px) / 20
    return [Doubt("face-down", box_around(seen.down, usual_px), facts={"count": len(seen.down)})]


def corners_of(quadrilateral: Floats) -> Corners:
    """(4, 2) as plain numbers, to a tenth of a px."""
    a, b, c, d = ((round(float(x), 1), round(float(y), 1)) for x, y in quadrilateral)
    return a, b, c, d


def box_around(points: Floats, reach: float) -> Corners:
    """The upright box around (n, 2) points and `reach` px more."""
    x0, y0 = points.min(0) - reach
    x1, y1 = points.max(0) + reach
    return corners_of(np.array([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]))
