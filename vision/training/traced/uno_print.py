"""How the Uno sets that report are printed: a painter of its own, with type faces that nobody learned from.

What trains is printed by `vision/drawing`; were these printed by it too, only half of its habits would be put
to the test.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from rules.pieces import COLOURS, Face
from vision.drawing.chance import Colour, hex_colour
from vision.training.traced.uno_glyphs import Mask, area, set_lines, sign

Canvas = NDArray[np.float32]  # (n, n, 3) BGR, 0 to 255
_HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Print:
    """A design; sizes in half a half's side."""

    typeface: str
    word_face: str
    colours: tuple[Colour, ...]  # red, green, yellow, blue
    neutral: Colour  # of the markings without a colour
    body: Colour
    on: Colour  # on a coloured ground
    place: str  # where the colour is: ink, panel, ring or band
    shape: str  # of the panel or ring, see uno_glyphs.area; none
    reach: float  # of the panel
    numeral: float  # height of a number
    word: float  # width and height that words fill
    slant: float  # degrees by which markings lean
    edge: float  # width of a line about the letters
    edge_colour: Colour
    shadow: float
    rule: str  # below 6 and 9: bar, dot or none
    specials: str  # words, letters or signs
    wild: str  # quarters, letters or stripes
    texts: dict[str, tuple[str, ...]]


@cache
def designs() -> dict[str, dict[str, dict[str, Any]]]:
    """The tables of `uno_looks.toml`: by kind (tiles, dice), then by name."""
    return tomllib.loads((_HERE / "uno_looks.toml").read_text("utf-8"))


def design(kind: str, name: str) -> Print:
    """The design of a look. Raises KeyError for an unknown kind or name."""
    data = designs()[kind][name]
    own = data["print"]
    words = designs()["texts"][own["specials"]]
    shown = {mark: tuple(lines) for mark, lines in {**words, **own.get("texts", {})}.items()}
    body = hex_colour(data["body"])
    return Print(
        typeface=own["typeface"],
        word_face=own.get("word_face", own["typeface"]),
        colours=tuple(hex_colour(text) for text in own["colours"]),
        neutral=hex_colour(own["neutral"]),
        body=body,
        on=hex_colour(own.get("on", data["body"])),
        place=own["place"],
        shape=own.get("shape", "none"),
        reach=own.get("reach", 0.8),
        numeral=own.get("numeral", 1.2),
        word=own.get("word", 1.5),
        slant=own.get("slant", 0.0),
        edge=own.get("edge", 0.0),
        edge_colour=hex_colour(own.get("edge_colour", "#101014")),
        shadow=own.get("shadow", 0.0),
        rule=own.get("rule", "none"),
        specials=own["specials"],
        wild=own.get("wild", "quarters"),
        texts=shown,
    )


def print_face(style: Print, face: Face, size: int) -> tuple[Canvas, Mask]:
    """A marking upright on its ground, (size, size, 3), and where paint is on the body, (size, size)."""
    fine = 3 * size
    colour = style.colours[COLOURS.index(face.colour)] if face.colour else style.neutral
    canvas = np.empty((fine, fine, 3), np.float32)
    canvas[:] = style.body
    painted = np.zeros((fine, fine), np.float32)
    ink = _ground(canvas, painted, style, face, colour)
    text = _turned(_marking(style, face, fine), style.slant)
    if style.shadow:
        move = np.array([[1, 0, style.shadow * fine / 2], [0, 1, style.shadow * fine / 2]], np.float64)
        moved = np.asarray(cv2.warpAffine(text, move, (fine, fine)), np.float32)
        _lay(canvas, painted, moved, style.edge_colour)
    if style.edge:
        width = max(1, round(style.edge * fine / 2))
        around = cv2.dilate(text, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * width + 1,) * 2))
        _lay(canvas, painted, np.asarray(around, np.float32), style.edge_colour)
    if face.mark in ("W", "WD4") and style.wild == "letters":
        _lay_columns(canvas, painted, text, style.colours)
    else:
        _lay(canvas, painted, text, ink)
    small = cv2.resize(canvas, (size, size), interpolation=cv2.INTER_AREA)
    paint = cv2.resize(painted, (size, size), interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.float32), np.asarray(paint, np.float32)


def _lay(canvas: Canvas, painted: Mask, where: NDArray[np.floating], colour: Colour) -> None:
    canvas += (colour.astype(np.float32) - canvas) * where[..., None].astype(np.float32)
    np.maximum(painted, where, out=painted)


def _lay_columns(canvas: Canvas, painted: Mask, where: Mask, colours: tuple[Colour, ...]) -> None:
    """The four colours from left to right over what is marked."""
    columns = np.flatnonzero(where.any(0))
    for part, colour in zip(np.array_split(columns, 4), colours, strict=True):
        own = np.zeros_like(where)
        own[:, part] = where[:, part]
        _lay(canvas, painted, own, colour)


def _ground(canvas: Canvas, painted: Mask, style: Print, face: Face, colour: Colour) -> Colour:
    """Lay what is under the letters; gives the colour of the letters."""
    fine = len(canvas)
    wild = face.mark in ("W", "WD4")
    if style.place == "ink":
        if wild and style.wild == "stripes":
            for i, own in enumerate(style.colours):
                bar = area("bar", fine, 0.9, at=0.72 + 0.07 * i)
                _lay(canvas, painted, bar, own)
        return colour
    if style.place == "band":
        _lay(canvas, painted, area("bar", fine, 1.0, at=-0.82, thick=0.16), colour)
        _lay(canvas, painted, area("bar", fine, 1.0, at=0.82, thick=0.16), colour)
        return style.on if not wild else colour
    ground = area(style.shape, fine, style.reach)
    if style.place == "ring":
        inner = area(style.shape, fine, style.reach * 0.84)
        _lay(canvas, painted, np.clip(ground - inner, 0, 1), colour)
        return style.on
    _lay(canvas, painted, ground, colour)
    if wild and style.wild in ("quarters", "stripes"):
        for i, own in enumerate(style.colours):
            part = ground.copy()
            rows, columns = np.mgrid[:fine, :fine] / fine
            if style.wild == "stripes":
                part[(columns * 4).astype(int) != i] = 0
            else:
                part[((rows > 0.5) * 2 + ((columns > 0.5) ^ (rows > 0.5))).astype(int) != i] = 0
            _lay(canvas, painted, part, own)
    return style.on


def _turned(mask: Mask, degrees: float) -> Mask:
    if not degrees:
        return mask
    turn = cv2.getRotationMatrix2D((len(mask) / 2, len(mask) / 2), degrees, 1.0)
    return np.asarray(cv2.warpAffine(mask, turn, mask.shape[::-1]), np.float32)


def _marking(style: Print, face: Face, fine: int) -> Mask:
    """The letters or the sign of a marking, upright in the middle."""
    if face.is_number:
        mask = set_lines([face.mark], style.typeface, fine, style.numeral * 0.95, style.numeral)
        if face.mark in "69" and style.rule != "none":
            low = np.flatnonzero(mask.any(1)).max() / fine * 2 - 1
            wide, thick = (0.3, 0.07) if style.rule == "bar" else (0.07, 0.13)
            mask = np.maximum(mask, area("bar", fine, wide, at=low + 0.14, thick=thick))
        return mask
    if style.specials == "signs" and face.mark in ("S", "R"):
        return sign(face.mark, fine, style.word / 2)
    return set_lines(list(style.texts[face.mark]), style.word_face, fine, style.word, style.word * 0.8)
