"""Uno photos to report on with what truth.json says of them, and Uno scenes packed to train with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import cv2
import numpy as np

from rules.pieces import Die, Domo, Piece
from vision.drawing.paint import Image
from vision.drawing.truth import DrawnBack, DrawnHalf, Points, Truth
from vision.training.pool import frames_of_things
from vision.training.traced.uno_plans import UnoAsked, fair, reported, training
from vision.training.traced.uno_scene import traced_uno
from vision.training.uno.crops import examples
from vision.training.uno.pool import Scene, rows

KINDS = ("tiles", "dice")
_TRIES = 60
_MOST_TRACED = 3
_CLOSER = 0.02  # each try, until all is large enough
_WORTH = {"uno-dominoes": {"D2": 10, "S": 10, "R": 10, "DE": 20, "WD4": 20, "W": 25},
          "uno-dice": {"D2": 20, "S": 20, "R": 20, "W": 50, "WD4": 50}}  # fmt: skip
Told = dict[str, Any]


def photo(kind: str, seed: int) -> tuple[Image, Told]:
    """A photo of "tiles" or "dice" and its entry in truth.json; other chances until all can be read.

    Tracing takes long, so the third photo that has all in sight is taken even where a marking is hard to
    read. Raises RuntimeError where no try has all in sight.
    """
    asked, traced = reported(kind, seed), 0
    for attempt in range(_TRIES):
        rng = np.random.default_rng([5128, seed, kind == "dice", attempt])
        aim = replace(asked.plan.aim, fill=asked.plan.aim.fill + _CLOSER * attempt)
        found = traced_uno(replace(asked.plan, aim=aim), rng, accept=fair)
        traced += found is not None
        if found and (traced == _MOST_TRACED or all(half.legible for half in found[1].halves)):
            image, truth, tags = found
            return image, entry(asked, truth, tags)
    raise RuntimeError(f"{kind} {seed}: in {_TRIES} tries not all pieces were in sight")


def scene(kind: str, seed: int) -> Scene:
    """One scene to train with, in the looks that train; no seed repeats a scene of `photo`."""
    rng = np.random.default_rng([5129, seed, kind == "dice"])
    found = traced_uno(training(kind, seed), rng, accept=lambda truth: True)
    assert found is not None, "every truth is accepted"
    image, truth, _ = found
    dice = kind == "dice"
    halves, backs = rows(truth, dice=dice)
    things = frames_of_things(truth)
    cut = examples(image, halves, backs, things, rng, dice=dice)
    jpeg = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 95])[1]
    return Scene(jpeg.ravel().astype(np.uint8), halves, backs, things, cut.crops, cut.labels)


def entry(asked: UnoAsked, truth: Truth, tags: tuple[str, ...]) -> Told:
    """What truth.json says of a photo, in the words of the renders that judge."""
    by_piece: dict[int, list[DrawnHalf]] = {}
    for half in truth.halves:
        by_piece.setdefault(half.tile, []).append(half)
    tiles = [_told(halves) for halves in by_piece.values()]
    worth = _WORTH[asked.piece_set]
    faces = [half.face for half in truth.halves if half.face is not None]
    return {
        "set": asked.piece_set,
        "n_tiles": len(tiles),
        "total": sum(int(face.mark) if face.is_number else worth[face.mark] for face in faces),
        "hand": [tile["marks"] for tile in tiles],
        "tiles": tiles,
        "face_down": [_lies(back) for back in truth.backs],
        "tile_len_px": round(float(np.median([tile["len"] for tile in tiles])), 1),
        "size": list(truth.size_px),
        "tags": [*asked.tags, *tags],
    }


def _told(halves: list[DrawnHalf]) -> Told:
    """A piece: its first edge is the end that shows marks[0], or the top of a die's marking."""
    faces = [half.face for half in halves if half.face is not None]
    piece: Piece = Domo(faces[0], faces[1]) if len(faces) == 2 else Die(faces[0])
    if len(halves) == 1:
        first = halves[0]
        return _placed([str(m) for m in piece.marks], first.centre, first.partner / 2, first.side)
    first, other = halves if str(faces[0]) == piece.marks[0] else halves[::-1]
    middle = (first.centre + other.centre) / 2
    return _placed([str(m) for m in piece.marks], middle, -first.partner, -first.side)


def _lies(back: DrawnBack) -> Told:
    told = _placed([], back.centre, back.along, back.side)
    return {key: told[key] for key in ("x", "y", "len", "quad")}


def _placed(marks: list[str], middle: Points, along: Points, side: Points) -> Told:
    quad = [middle + a * along + b * side for a, b in ((1, -1), (1, 1), (-1, 1), (-1, -1))]
    return {
        "marks": marks,
        "x": round(float(middle[0]), 1),
        "y": round(float(middle[1]), 1),
        "len": round(2 * float(np.hypot(*along)), 1),
        "quad": [corner.round(1).tolist() for corner in quad],
    }
