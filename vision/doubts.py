"""What a photo cannot tell, and about which pieces; the kinds are those of doubt_words.py."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from rules.pieces import Domo, Piece
from vision.doubt_words import SENTENCES
from vision.halves import Floats, Halves, Tiles, shared
from vision.hands import hands
from vision.lights import Light, glares
from vision.reading import Corners, Doubt, Seen, places
from vision.thresholds import DoubtBy
from vision.unlike import unlike

_UNDER = 0.12  # of the smaller one's face that another lies on; touching tiles share less
_MOST_ALIKE = 2  # of one piece of a set that nobody has written down: more are odd


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
    grey: bool  # pieces have colours, and the photo has none


def doubts(seen: Judged, by: DoubtBy) -> tuple[Doubt, ...]:
    """Everything worth telling, what is about the whole photo first."""
    unread = [
        *(_about_half(seen.lone, i, seen.size_px) for i in range(len(seen.lone))),
        *(_about_maybe(corners, seen) for corners in seen.maybe.corners),
    ]
    dice = seen.tiles.halves == 1
    told = (
        *_about_photo(seen, by),
        *_several_hands(seen, unread),
        *_about_pieces(seen, by),
        *_twice(seen),
        *_thrice(seen),
        *unread,
        *(_leaning(seen) if dice else _face_down(seen)),
    )
    return tuple(_of_dice(doubt) for doubt in told) if dice else told


def _of_dice(doubt: Doubt) -> Doubt:
    """In the words for dice, where there are such."""
    return replace(doubt, kind=f"{doubt.kind}-die") if f"{doubt.kind}-die" in SENTENCES else doubt


def _about_photo(seen: Judged, by: DoubtBy) -> list[Doubt]:
    """The kinds that need another photo; only where tiles are missing or doubtful for that reason."""
    kinds = ["cut-short"] if seen.cut_short else []
    kinds += ["grey"] if seen.grey else []
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
    found = hands([piece.corners_px for piece in seen.pieces], places(unread), seen.tiles.halves)
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
        elif glares(seen.lights[i], seen.bright, by):
            kind = "glare"
        elif piece.alternatives and piece.alternatives[0][1] >= 0.1:
            other = piece.alternatives[0][0]
            kind = unlike(piece.piece, other)
            facts["other"] = str(other)
        told.append(Doubt(kind, piece.corners_px, (i,), facts))
    return told


def _twice(seen: Judged) -> list[Doubt]:
    return [
        Doubt("twice", seen.pieces[i].corners_px, (other, i), {"piece": str(seen.pieces[other].piece)})
        for i, other in enumerate(seen.clashes)
        if other is not None
    ]


def _thrice(seen: Judged) -> list[Doubt]:
    """Of tiles that a set may have twice, as far as anybody knows."""
    places: dict[Piece, list[int]] = {}
    for i, each in enumerate(seen.pieces):
        if isinstance(each.piece, Domo):
            places.setdefault(each.piece, []).append(i)
    return [
        Doubt("thrice", seen.pieces[at[-1]].corners_px, tuple(at), {"piece": str(piece), "count": len(at)})
        for piece, at in places.items()
        if len(at) > _MOST_ALIKE
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
    return [Doubt("face-down", box_around(seen.down, _usual_px(seen)), facts={"count": len(seen.down)})]


def _leaning(seen: Judged) -> list[Doubt]:
    """One doubt for each die: there are few, and each must be laid flat."""
    return [Doubt("leaning", box_around(place[None], _usual_px(seen) * 0.6)) for place in seen.down]


def _usual_px(seen: Judged) -> float:
    return float(np.median(seen.tiles.half_px)) if len(seen.tiles) else max(seen.size_px) / 20


def corners_of(quadrilateral: Floats) -> Corners:
    """(4, 2) as plain numbers, to a tenth of a px."""
    a, b, c, d = ((round(float(x), 1), round(float(y), 1)) for x, y in quadrilateral)
    return a, b, c, d


def box_around(points: Floats, reach: float) -> Corners:
    """The upright box around (n, 2) points and `reach` px more."""
    x0, y0 = points.min(0) - reach
    x1, y1 = points.max(0) + reach
    return corners_of(np.array([(x0, y0), (x1, y0), (x1, y1), (x0, y1)]))
