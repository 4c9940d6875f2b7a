"""Backs as Uno's are: spots, squares or an oval in the four colours, or a name on an oval."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from vision.drawing.chance import Rng
from vision.drawing.paint import Image
from vision.drawing.uno_artwork import Artwork
from vision.drawing.uno_marks import paint_parts
from vision.drawing.uno_plates import plate
from vision.drawing.uno_signs import Paints, Part, sign, turned
from vision.drawing.uno_style import MarkStyle
from vision.drawing.uno_text import TextInks, set_text

_SIGNS = ("dots", "squares", "disc", "oval", "diamond")
_TITLES = ("UNO", "UNO DOMINOES", "DOMINOES", "DOMINOS", "DOMO", "FUN", "GAME")


def uno_back(image: Image, style: MarkStyle, own: Rng, *, title: bool) -> None:
    """Print a back, in place, (h, w, 3) BGR; own: the same for every tile of a set."""
    height, width = image.shape[:2]
    tall = height / width
    turn = int(own.integers(4))
    room = (1.0, tall) if turn % 2 == 0 else (tall, 1.0)
    parts = _named(style, room, own) if title else _four(style, room, own)
    paint_parts(image, Artwork(tuple(parts), 0, 1.0), width, np.array([width / 2, height / 2]), turn)


def _four(style: MarkStyle, room: tuple[float, float], own: Rng) -> list[Part]:
    """One large sign in the middle of the back, or a row of spots along it."""
    paints = Paints(style.plain, style.paper_colour, style.hues)
    if own.random() < 0.7:
        name = _SIGNS[int(own.integers(len(_SIGNS)))]
        return sign(name, paints, 0.2, own.uniform(0.2, 0.46), (0, 0))
    reach = own.uniform(0.06, 0.14)
    along = (np.arange(4) - 1.5) / 4 * max(room) * 0.9
    way = np.array([0.0, 1.0] if room[0] < room[1] else [1.0, 0.0])
    disc = plate("disc", (2.0, 2.0), 1.0) * reach
    return [Part((disc + at * way,), hue) for at, hue in zip(along, style.hues, strict=True)]


def _named(style: MarkStyle, room: tuple[float, float], own: Rng) -> list[Part]:
    """A name over the middle of the back, often on an oval."""
    parts: list[Part] = []
    ground, ink = style.plain, style.hues[int(own.integers(4))]
    if own.random() < 0.7:
        oval = plate("oval", (room[0] * 0.92, room[1] * 0.7), own.uniform(0.7, 1.0))
        ground = style.hues[int(own.integers(4))] if own.random() < 0.6 else style.plain
        parts.append(Part((turned(oval, own.uniform(-0.3, 0.3)),), ground))
        ink = style.light if ground is not style.light else style.dark
    title = _TITLES[int(own.integers(len(_TITLES)))]
    letters = replace(style.words, hollow=False, small_capitals=False)
    inks = TextInks((ink,), style.dark, ground * 0.4)
    block = set_text(letters, title.split(" "), inks, room[0] * 0.62, room[1] * own.uniform(0.25, 0.5))
    return [*parts, *block.parts]
