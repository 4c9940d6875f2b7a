"""One set of Uno dice as it is drawn: everything its look file leaves to chance, decided."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from rules.pieces import COLOURS, Face
from vision.drawing.chance import Colour, LookError, Rng, colour, number, yes
from vision.drawing.held_out import HELD_OUT_UNO
from vision.drawing.uno_marks import MarkStyle, decide_marks

_LOOKS = Path(__file__).parent.parent / "looks" / "uno_dice"


@dataclass(frozen=True, slots=True)
class DiceLook:
    """A set of dice; lengths in edges, colours BGR 0 to 255, strengths 0 to 1."""

    name: str
    style: MarkStyle
    body: Colour  # where the dice are coloured: of dice in no colour
    coloured: bool  # a die has the colour of its markings, which are in black or white
    one_colour: bool  # all markings of a die are of one colour
    rounding: float  # radius of the edges
    gloss: float
    roughness: float
    glow: float
    grain: float
    marble: float
    waves: float
    engraving: float

    def colour_of(self, face: Face) -> Colour:
        """The body's colour of a die that shows this face."""
        if self.coloured and face.colour:
            return self.style.hues[COLOURS.index(face.colour)]
        return self.body


@cache
def look_files() -> dict[str, dict[str, Any]]:
    """Every look of dice by its name (the file's stem)."""
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in sorted(_LOOKS.glob("*.toml"))}


def any_look(rng: Rng, names: list[str]) -> str:
    """One of these names, as often as its file's `share` says. Raises LookError for an unknown one."""
    _known(names)
    shares = np.array([float(look_files()[name].get("share", 1.0)) for name in names])
    shares = shares if shares.any() else np.ones(len(names))  # only looks that no mixture has
    return names[int(rng.choice(len(names), p=shares / shares.sum()))]


def decide(name: str, rng: Rng) -> DiceLook:
    """One set in this look. Raises LookError for an unknown name or a faulty file."""
    _known([name])
    data = look_files()[name]
    try:
        body = data["body"]
        tone = colour(body["colour"], rng)
        return DiceLook(
            name=name,
            style=decide_marks(data["marks"], rng, dice=True, held_out=name in HELD_OUT_UNO, body=tone),
            body=tone,
            coloured=yes(body.get("coloured", False), rng),
            one_colour=yes(body["one_colour"], rng),
            rounding=number(body["rounding"], rng),
            gloss=number(body["gloss"], rng),
            roughness=number(body["roughness"], rng),
            glow=number(body["glow"], rng),
            grain=number(body["grain"], rng),
            marble=number(body["marble"], rng),
            waves=number(body["waves"], rng),
            engraving=number(body["engraving"], rng),
        )
    except (KeyError, LookError) as fault:
        raise LookError(f"{name}.toml: {fault}") from fault


def _known(names: list[str]) -> None:
    if unknown := [name for name in names if name not in look_files()]:
        raise LookError(f"no look of dice {unknown[0]!r}; there are: {', '.join(look_files())}")
