"""Which piece each tile is, and how sure that is, by all that was seen of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from rules.pieces import Face, Family, Piece, PieceSet
from vision.doubts import Judged, corners_of
from vision.evidence import Choice, choose, clashing
from vision.halves import Tiles
from vision.lights import Light, colourless, light
from vision.photo import Photo
from vision.reading import Seen
from vision.shown import Shown
from vision.sift import Sifted
from vision.sureness import evidence, log_odds, probabilities, reasons
from vision.thresholds import Thresholds

_GOOD_LIGHT = Light(mean=128.0, burnt=0.0, sharpness=1.0)  # of tiles that nothing is to be said about


@dataclass(frozen=True, slots=True, eq=False)
class Examined:
    """The tiles of a photo, in px of the whole of it, as one reads: rows from the top, left to right."""

    photo: Photo  # as it is held by now
    piece_set: PieceSet  # the one told, or the one they are taken to be from
    tiles: Tiles
    shown: Shown  # what they show, within that set
    sifted: Sifted
    by: Thresholds  # of their family


def judge(seen: Examined) -> Judged:
    """Which piece each tile is and how sure that is; all in px of the whole photo."""
    seen = _without_unlikely(seen)
    photo, shown, sifted, by = seen.photo, seen.shown, seen.sifted, seen.by
    said, weights = evidence(seen.tiles, shown, photo.reduction), by.sure.weights
    options = shown.options(by.doubt.plausible)
    alone = probabilities(said, weights)
    if seen.piece_set.family is Family.PIPS:
        choices = choose(options, alone, by.sure.confidence, by.doubt.plausible)
    else:  # nobody knows how often a piece is in the box
        choices = [Choice(*each[0]) for each in options]
    said["chance"] = log_odds(np.array([choice.chance for choice in choices]) * shown.half.prod(1))
    confidences = probabilities(said, weights)
    likely = confidences >= by.sure.confidence
    coloured = np.array([_has_colour(choice.piece) for choice in choices], bool)
    grey = bool(coloured.any()) and colourless(shown.crops)
    if grey:  # nobody can tell red from green there
        likely &= ~coloured
    tiles = shown.laid(seen.tiles, [choice.piece for choice in choices])
    against = reasons(tiles, likely, clashing(choices, alone, by.sure.confidence), photo.size_px)
    pieces = tuple(
        Seen(
            piece=choice.piece,
            confidence=round(float(confidences[i]), 4),
            sure=not against[i],
            corners_px=corners_of(corners),
            alternatives=tuple((p, round(c, 4)) for p, c in options[i] if p != choice.piece),
        )
        for i, (choice, corners) in enumerate(zip(choices, tiles.corners, strict=True))
    )
    return Judged(
        size_px=photo.size_px,
        tiles=tiles,
        pieces=pieces,
        reasons=against,
        clashes=tuple(choice.clash for choice in choices),
        lights=tuple(light(shown.crops[i]) if against[i] else _GOOD_LIGHT for i in range(len(tiles))),
        lone=sifted.lone,
        maybe=sifted.maybe,
        down=sifted.down,
        bright=float(np.percentile(photo.pixels[::24, ::24], 98)),
        cut_short=photo.cut_short,
        grey=grey,
    )


def _has_colour(piece: Piece) -> bool:
    return any(isinstance(mark, str) and bool(Face.parse(mark).colour) for mark in piece.marks)


def _without_unlikely(seen: Examined) -> Examined:
    """Where hardly a piece lies, whatever it would show, one only may lie, whatever was taught."""
    least = seen.by.sure.there
    if not least:
        return seen
    shown = seen.shown.untaught
    said = evidence(seen.tiles, shown, seen.photo.reduction)
    said["chance"] = log_odds(shown.half.prod(1))
    kept = probabilities(said, seen.by.sure.weights) >= least
    sifted = replace(seen.sifted, maybe=seen.sifted.maybe + seen.tiles[~kept])
    return replace(seen, tiles=seen.tiles[kept], shown=seen.shown[kept], sifted=sifted)
