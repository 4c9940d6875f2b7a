"""One set of Uno tiles or dice as it is made: its shape, its finish, and who prints its markings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np

from rules.pieces import Face
from vision.drawing.chance import Colour, Rng, hex_colour
from vision.drawing.dice_look import decide as decide_dice
from vision.drawing.look import UNO_TILES, Look, decide
from vision.drawing.uno_marks import MarkStyle, paint_mark
from vision.training.traced.coat import Finish
from vision.training.traced.uno_glyphs import Mask
from vision.training.traced.uno_print import Canvas, design, designs, print_face

# a face, quarter turns clockwise of its top, columns, rows -> picture on the bare body, where there is paint
Printer = Callable[[Face, int, int, int, Rng], tuple[Canvas, Mask]]
Turner = Callable[[Face, int], int]  # of a tile's marking in its half's own frame, see vision/markings.py
# turns of the half ahead and the half behind
_ORIENTS = {"outer": (2, 2), "inner": (0, 0), "portrait": (2, 0), "landscape": (3, 1)}
_CUT = 0.03  # how deep relief of strength 1 is, tile widths
_FAINT, _PLAIN = 3.0, 30.0  # grey levels by which paint differs from the body


@dataclass(frozen=True, slots=True)
class UnoSet:
    """All that the pieces of a set have in common; lengths in tile widths or in edges of a die."""

    name: str
    dice: bool
    shape: Look  # size, edges and bare colours
    finish: Finish
    deep: float  # how deep markings are cut; below 0: raised
    inset: float  # of a side of a die that stays free of print
    line: str  # between halves: groove, printed, bar or none
    turn: Turner
    printer: Printer
    tone: Callable[[Face], Colour]  # the body's colour of a die with this face up
    one_colour: bool = False  # all sides of a die have the colour of its top


def look_names(kind: str) -> list[str]:
    """The looks of "tiles" or "dice" that report and never train."""
    return list(designs()[kind])


def reported_set(kind: str, name: str, rng: Rng) -> UnoSet:
    """A set in a look that reports. Raises KeyError for an unknown kind or name."""
    data, style = designs()[kind][name], design(kind, name)

    def printer(face: Face, turn: int, columns: int, rows: int, rng: Rng) -> tuple[Canvas, Mask]:
        flat = print_face(style, face, max(columns, rows))
        turned = (np.ascontiguousarray(np.rot90(part, -turn)) for part in flat)
        one, other = (cv2.resize(p, (columns, rows), interpolation=cv2.INTER_AREA) for p in turned)
        return np.asarray(one, np.float32), np.asarray(other, np.float32)

    whole = style.shape == "whole" or style.place == "band"
    turns = _ORIENTS[data.get("orient", "portrait")]
    shape = _shape(data, rng)
    return UnoSet(
        name=name,
        dice=kind == "dice",
        shape=shape,
        finish=_finish(float(data["gloss"]), rng),
        deep=float(rng.uniform(0.012, 0.03)) if data["relief"] == "engraved" else 0.0,
        inset=0.0 if whole else 0.6 * data["rounding"],
        line=data.get("line", "none"),
        turn=lambda face, half: turns[half],
        printer=printer,
        tone=lambda face: shape.body,
    )


def _shape(data: dict[str, Any], rng: Rng) -> Look:
    return replace(
        decide("ivory", rng),
        name="uno",
        aspect=data.get("aspect", 1.0),
        thickness=data.get("thickness", 1.0),
        rounding=data["rounding"],
        bevel=data.get("bevel", data["rounding"]),
        body=hex_colour(data["body"]),
        side=hex_colour(data.get("side", data["body"])),
        back=hex_colour(data.get("back", data["body"])),
        back_print="plain",
        grain=data.get("grain", 0.0),
        marble=data.get("marble", 0.0),
        gloss=data["gloss"],
        line_colour=hex_colour(data.get("line_colour", "#404040")),
    )


def _finish(gloss: float, rng: Rng) -> Finish:
    """How smooth and how worn a set is."""
    return Finish(
        pips="print",
        pip_rough=float(rng.uniform(0.15, 0.6)),
        body_rough=float(np.clip(0.55 - 0.45 * gloss + rng.normal(0, 0.04), 0.08, 0.7)),
        pip_metal=0.0,
        worn=float(rng.uniform(0.02, 0.14)) if rng.random() < 0.3 else 0.0,
        back_style=int(rng.integers(1 << 30)),
    )


def training_tiles(name: str, rng: Rng) -> UnoSet:
    """A set of tiles in a look of `vision/looks/uno_tiles`. Raises LookError for an unknown one."""
    look = decide(name, rng, folder=UNO_TILES)
    assert look.marks is not None, "every look of Uno tiles has markings"
    style = look.marks
    thick = float(np.clip(look.line_width / 0.05, 0.0, 2.0))
    line = "none" if not thick else str(rng.choice(["groove", "printed", "bar"], p=[0.45, 0.45, 0.1]))
    return UnoSet(
        name=name,
        dice=False,
        shape=look,
        finish=replace(_finish(look.gloss, rng), worn=0.0),  # the painter wears its own paint
        deep=_CUT * style.relief,
        inset=0.0,
        line=line,
        turn=style.turn,
        printer=_painter(style, lambda face: look.body),
        tone=lambda face: look.body,
    )


def training_dice(name: str, rng: Rng) -> UnoSet:
    """A set of dice in a look of `vision/looks/uno_dice`. Raises LookError for an unknown one."""
    look = decide_dice(name, rng)
    data = {"body": "#808080", "rounding": look.rounding, "gloss": look.gloss}
    return UnoSet(
        name=name,
        dice=True,
        shape=replace(_shape(data, rng), body=look.body, marble=look.marble * 0.3),
        finish=replace(_finish(look.gloss, rng), worn=0.0),
        deep=_CUT * 0.6 * look.engraving,
        inset=0.0,
        line="none",
        turn=lambda face, half: 0,
        printer=_painter(look.style, look.colour_of),
        tone=look.colour_of,
        one_colour=look.one_colour or look.coloured,
    )


def _painter(style: MarkStyle, tone: Callable[[Face], Colour]) -> Printer:
    """What `paint_mark` paints, its relief left to the tracer."""
    flat = replace(style, relief=0.0)

    def printer(face: Face, turn: int, columns: int, rows: int, rng: Rng) -> tuple[Canvas, Mask]:
        bare = np.empty((3 * rows, 3 * columns, 3), np.uint8)
        bare[:] = np.clip(tone(face), 0, 255).astype(np.uint8)
        image = bare.copy()
        paint_mark(image, flat, face, (0, 0, 3 * columns, 3 * rows), turn, rng)
        differs = np.abs(image.astype(np.float32) - bare).max(2)
        paint = np.clip((differs - _FAINT) / (_PLAIN - _FAINT), 0, 1)
        one, other = (cv2.resize(p, (columns, rows), interpolation=cv2.INTER_AREA) for p in (image, paint))
        return np.asarray(one, np.float32), np.asarray(other, np.float32)

    return printer
