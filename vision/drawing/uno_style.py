"""How one set of Uno pieces prints its markings: what `uno_marks.toml` leaves to chance, decided."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from rules.pieces import Face
from vision.drawing.chance import Colour, LookError, Rng, colour, number, word, yes
from vision.drawing.held_out import HELD_OUT_TYPEFACES
from vision.drawing.uno_colours import Four, distance, four_colours
from vision.drawing.uno_letters import every_typeface, typefaces
from vision.drawing.uno_shapes import OUTLINES
from vision.drawing.uno_wording import Legend, legends, letters_of

_USUAL = Path(__file__).parent / "uno_marks.toml"
_PLAIN_TO_SEE = 45.0  # how far every ink must look from the body, else it gets a paper
_IVORY = np.array([215.0, 235.0, 242.0])
_TURNS = {"head": (0, 0), "foot": (2, 2), "portrait": (2, 0), "landscape": (3, 1)}  # by half: upper, lower


@dataclass(frozen=True, slots=True)
class Lettering:
    """How text looks; lengths in heights of a capital."""

    typeface: str
    squeeze: float  # width of the letters: 1 as the typeface has it
    stretch: float  # how much taller short lines may be made to fill the room
    slant: float  # to the right, of the height
    stroke: float  # drawn bolder by this
    hollow: bool  # only outlined
    outline: float  # a line around it in another colour
    shadow: float
    tracking: float
    leading: float
    rows: str  # even, justified, big last
    small_capitals: bool  # every word starts with a larger letter


@dataclass(frozen=True, slots=True)
class MarkStyle:
    """The markings of one set; lengths in shares of the half, colours BGR."""

    scheme: str  # where the colour is: ink, panel, card (ink on paper on a panel), frame, tab
    hues: Four
    dark: Colour
    light: Colour
    plain: Colour  # the ink that stands out from the body
    neutral: str  # of what has no colour: plain, other, grey, four
    grey: Colour
    paper: str  # a light or dark plate under the ink: none, disc, oval, slanted, rounded, half
    paper_colour: Colour
    plate: str  # the coloured panel: half, rounded, disc, oval, slanted, bar
    plate_size: float
    plate_ink: str  # light, dark, best
    plate_edge: float
    frame_ink: str  # hue, plain
    frame_width: float
    tab: str  # foot, head, corner, dot, side
    numbers: Lettering
    words: Lettering
    number_size: float
    word_size: float
    sign_size: float
    sign_stroke: float
    tilt: float  # degrees that markings lean clockwise
    told_apart: str  # what marks 6 and 9: none, line, dot
    corners: bool  # small repeats in two corners
    legends: dict[str, Legend]  # by mark
    number_turns: tuple[int, int]  # of the upper and the lower half, in the half's own frame
    word_turns: tuple[int, int]
    relief: float  # engraved; negative: embossed
    fade: float
    flaked: float
    scratched: float
    # of looks that ask for it
    plate_fill: str = "plain"  # one of uno_fills.FILLS
    frame_shape: str = "rounded"  # one of uno_frames.FRAME_AREAS
    corner_words: dict[str, str] = field(default_factory=dict)  # small in two corners, by mark

    def turn(self, face: Face, half: int) -> int:
        """The quarter turns clockwise of a tile's marking in its half's own frame; half: 0 upper, 1 lower."""
        return (self.number_turns if face.is_number else self.word_turns)[half]


@cache
def usual() -> dict[str, Any]:
    """The table for looks that have no [marks] of their own."""
    return tomllib.loads(_USUAL.read_text("utf-8"))


def decide_marks(
    data: dict[str, Any], rng: Rng, *, dice: bool, held_out: bool = False, body: Colour = _IVORY
) -> MarkStyle:
    """The markings of one set.

    data      what differs from `uno_marks.toml`, in its words; {} for nothing. Its `typefaces` are names,
              or "every": all that train, those of `more_letters.json` too
    dice      for dice: what is printed on one face stands on its own
    held_out  with the typefaces that never train, else with the others
    body      the colour of the pieces (BGR), from which the ink stands out

    Raises KeyError or LookError for faulty data.
    """
    data = {**usual(), **data}
    dark, light = colour(data["dark"], rng), colour(data["light"], rng)
    hues = _hues(data, rng)
    plain = dark if distance(body, dark) > distance(body, light) else light
    scheme, paper = word(data["scheme"], rng), word(data["paper"], rng)
    frame_ink, plate_edge = word(data["frame_ink"], rng), number(data["plate_edge"], rng)
    least = number(data.get("apart", _PLAIN_TO_SEE), rng)
    if min(distance(body, hue) for hue in hues) < least:  # one of them is lost on the bare body
        scheme = "card" if scheme in ("frame", "tab") else scheme
        usual_paper = ("disc", "oval", "rounded", "half", "slanted")[int(rng.integers(5))]
        paper = paper if paper in OUTLINES else usual_paper
        plate_edge = max(plate_edge, 0.03)
    paper_colour = light if rng.random() < 0.8 else dark
    if min(distance(paper_colour, hue) for hue in hues) < _PLAIN_TO_SEE:
        paper_colour = dark if paper_colour is light else light
    if "apart" in data and min(distance(paper_colour, hue) for hue in hues) < least:
        paper_colour = max((dark, light), key=lambda tone: min(distance(tone, hue) for hue in hues))
    numbers = _lettering(data, _typeface(data, rng, held_out=held_out), rng)
    same = yes(data["same_typeface"], rng)
    typeface = numbers.typeface if same else _typeface(data, rng, held_out=held_out)
    turns = _TURNS[word(data["turns"], rng)]
    aside = int(rng.choice([1, 3])) if not dice and yes(data["words_turned"], rng) else 0
    style = MarkStyle(
        scheme=scheme,
        hues=hues,
        dark=dark,
        light=light,
        plain=plain,
        neutral=word(data["neutral"], rng),
        grey=colour(data["grey"], rng),
        paper=paper,
        paper_colour=paper_colour,
        plate=word(data["plate"], rng),
        plate_size=number(data["plate_size"], rng),
        plate_ink=word(data["plate_ink"], rng),
        plate_edge=plate_edge,
        frame_ink=frame_ink,
        frame_width=number(data["frame_width"], rng),
        tab=word(data["tab"], rng),
        numbers=numbers,
        words=_small(_lettering(data, typeface, rng), number(data["word_stretch"], rng)),
        number_size=number(data["number_size"], rng),
        word_size=number(data["word_size"], rng),
        sign_size=number(data["sign_size"], rng),
        sign_stroke=number(data["sign_stroke"], rng),
        tilt=number(data["tilt"], rng),
        told_apart=word(data["told_apart"], rng),
        corners=yes(data["corners"], rng),
        legends=legends(data, rng),
        number_turns=(0, 0) if dice else turns,
        word_turns=(0, 0) if dice else ((turns[0] + aside) % 4, (turns[1] + aside) % 4),
        relief=number(data["relief"], rng),
        fade=number(data["fade"], rng),
        flaked=number(data["flaked"], rng),
        scratched=number(data["scratched"], rng),
    )
    return _with_more(style, data, rng)


def _with_more(style: MarkStyle, data: dict[str, Any], rng: Rng) -> MarkStyle:
    """What only some looks ask for; drawn last, so that all others stay as they are."""
    if "card_plate" in data and style.scheme == "card":  # a panel with room for paper on it
        style = replace(style, plate=word(data["card_plate"], rng))
    if "plate_fill" in data:
        style = replace(style, plate_fill=word(data["plate_fill"], rng))
    if "frame_shape" in data:
        style = replace(style, frame_shape=word(data["frame_shape"], rng))
    if "corner_words" in data and yes(data["corner_words"], rng):
        style = replace(style, corner_words=letters_of(data, rng))
    return style


def _hues(data: dict[str, Any], rng: Rng) -> Four:
    if "hues" not in data:
        return four_colours(rng)
    red, green, yellow, blue = (colour(value, rng) for value in data["hues"])
    return red, green, yellow, blue


def _typeface(data: dict[str, Any], rng: Rng, *, held_out: bool) -> str:
    usual = [name for name in typefaces() if (name in HELD_OUT_TYPEFACES) == held_out]
    asked = data.get("typefaces")
    names = list(every_typeface()) if asked == "every" else asked or usual
    known = typefaces().keys() | every_typeface().keys()
    if unknown := [name for name in names if name not in known]:
        raise LookError(f"no typeface {unknown[0]!r} in letters.json or more_letters.json")
    return str(names[int(rng.integers(len(names)))])


def _lettering(data: dict[str, Any], typeface: str, rng: Rng) -> Lettering:
    return Lettering(
        typeface=typeface,
        squeeze=number(data["squeeze"], rng),
        stretch=number(data["stretch"], rng),
        slant=number(data["slant"], rng),
        stroke=number(data["stroke"], rng),
        hollow=yes(data["hollow"], rng),
        outline=number(data["outline"], rng),
        shadow=number(data["shadow"], rng),
        tracking=number(data["tracking"], rng),
        leading=number(data["leading"], rng),
        rows=word(data["rows"], rng),
        small_capitals=yes(data["small_capitals"], rng),
    )


def _small(style: Lettering, stretch: float) -> Lettering:
    """The same for words: small letters run shut where lines around them are thick."""
    return replace(
        style, stretch=stretch, hollow=False, outline=style.outline * 0.6, shadow=style.shadow * 0.7
    )
