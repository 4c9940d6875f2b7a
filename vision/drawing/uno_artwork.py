"""The artwork of one marking: its panel, signs and letters, as outlines to fill one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from rules.pieces import COLOURS, Face
from vision.drawing.chance import Colour
from vision.drawing.uno_colours import standing_out
from vision.drawing.uno_fills import filled
from vision.drawing.uno_frames import FRAME_AREAS, TAB_ROOM, more_tabs, shaped_frame
from vision.drawing.uno_letters import bounds
from vision.drawing.uno_plates import AREAS, corner_tab, framed, plate, quartered
from vision.drawing.uno_shapes import LINE_AREAS, OUTLINES, TALL
from vision.drawing.uno_signs import Paints, Part, bar, moved, oval, sign, turned
from vision.drawing.uno_style import MarkStyle
from vision.drawing.uno_text import TextInks, set_text
from vision.drawing.uno_wording import Legend

_TO_THE_CORNERS = 0.92  # how large a panel must be to lie under what stands in the corners
_ALONE = 0.75  # a character without its word must be larger to be read
Room = tuple[float, float]  # width and height; the shorter is 1


@dataclass(frozen=True, slots=True)
class Artwork:
    """What to paint, upright around (0, 0), y down; the shorter side of its room is 1."""

    parts: tuple[Part, ...]
    grounds: int  # how many of the parts, the first, lie under the marking
    least: float  # height of a word's smallest capitals, or of what is as hard to read as those


@dataclass(frozen=True, slots=True)
class _Colours:
    """How one marking is coloured."""

    inks: tuple[Colour, ...]  # letters take them in turn
    ground: Colour  # what lies right under the ink
    other: Colour  # of outlines
    plate: tuple[Colour, ...] = ()  # one, or a quarter each


def artwork(style: MarkStyle, face: Face, room: Room, body: Colour) -> Artwork:
    """The marking of a face on a body of a colour, for a room of this width and height."""
    colours = _colours(style, face, body)
    grounds = _grounds(style, face, colours, room)
    width, height = _area(style, face, room)
    drawn, least = _legend(style, style.legends[face.mark], face, colours, width, height)
    if style.tilt:
        angle = np.deg2rad(style.tilt)
        drawn = [replace(p, rings=tuple(turned(ring, angle) for ring in p.rings)) for p in drawn]
    parts = [*grounds, *drawn]
    if repeat := _repeat(style, face):
        parts += _corners(style, repeat, colours, room)
    return Artwork(tuple(parts), len(grounds), least)


def _colours(style: MarkStyle, face: Face, body: Colour) -> _Colours:
    best, worse = standing_out(body, style.dark, style.light)
    if style.scheme in ("panel", "card"):
        return _on_panel(style, face, body)
    inks: tuple[Colour, ...]
    plain = {"plain": best, "other": best, "grey": style.grey}.get(style.neutral, best)
    hue = style.hues[COLOURS.index(face.colour)] if face.colour else None
    if style.scheme in ("frame", "tab"):
        marked = (hue,) if hue is not None else style.hues if style.neutral == "four" else (plain,)
        inks = (hue,) if hue is not None and style.frame_ink == "hue" else (best,)
        return _Colours(inks, body, worse, marked)
    inks = (hue,) if hue is not None else style.hues if style.neutral == "four" else (plain,)
    if style.paper == "none":
        return _Colours(inks, body, best if style.neutral != "other" else worse)
    contrast, _ = standing_out(style.paper_colour, style.dark, style.light)
    inks = inks if hue is not None or style.neutral == "four" else (contrast,)
    return _Colours(inks, style.paper_colour, contrast)


def _on_panel(style: MarkStyle, face: Face, body: Colour) -> _Colours:
    best, worse = standing_out(body, style.dark, style.light)
    if face.colour:
        plate: tuple[Colour, ...] = (style.hues[COLOURS.index(face.colour)],)
    else:
        plate = {"plain": (best,), "other": (worse,), "grey": (style.grey,)}.get(style.neutral, style.hues)
    if style.scheme == "card":
        four = len(plate) == 4
        ink = style.dark if four or plate[0] is style.light else plate[0]
        paper = style.light
        if plate[0] is style.light:  # a light panel needs dark paper
            ink, paper = style.light, style.dark
        return _Colours((ink,), paper, style.dark, plate)
    ink = {"light": style.light, "dark": style.dark}.get(style.plate_ink, style.light)
    if style.plate_ink == "best" or not face.colour:
        ink = standing_out(np.mean(plate, axis=0), style.dark, style.light)[0]
    return _Colours((ink,), plate[0], style.dark if ink is style.light else style.light, plate)


def _shapes(style: MarkStyle, face: Face) -> tuple[str, str]:
    """The shapes of the panel and of the paper on it, "" for none; words lie along a slanted oval."""
    panel = style.plate if style.scheme in ("panel", "card") else ""
    paper = style.paper if style.scheme in ("ink", "card") and style.paper != "none" else ""
    if style.scheme == "card" and paper in ("", "half"):
        paper = "slanted"
    if max(map(len, style.legends[face.mark].lines), default=0) > 2:
        panel, paper = ("lying" if shape == "slanted" else shape for shape in (panel, paper))
    return panel, paper


def _grounds(style: MarkStyle, face: Face, colours: _Colours, room: Room) -> list[Part]:
    """What lies under the ink."""
    if style.scheme == "frame":
        if style.frame_shape != "rounded":
            return shaped_frame(colours.plate, room, style.frame_width, style.plate_size, style.frame_shape)
        return framed(colours.plate, room, style.frame_width, style.plate_size)
    if style.scheme == "tab" and style.tab in TAB_ROOM:
        return more_tabs(colours.plate, room, style.tab, style.frame_width)
    if style.scheme == "tab":
        return corner_tab(colours.plate, room, style.tab, style.frame_width)
    parts: list[Part] = []
    panel, paper = _shapes(style, face)
    if panel:
        rim = plate(panel, room, style.plate_size)
        four = len(colours.plate) == 4
        parts += quartered(rim, colours.plate) if four else filled(rim, colours.plate[0], style.plate_fill)
        if style.plate_edge:
            parts.append(Part((rim,), None, style.plain, style.plate_edge))
    if paper:
        inset = 0.84 * style.plate_size if style.scheme == "card" else style.plate_size
        if panel in OUTLINES:
            room, inset = (room[0] * AREAS[panel][0], room[1] * AREAS[panel][1]), style.plate_size
        parts.append(Part((plate(paper, room, inset),), colours.ground))
    return parts


def _area(style: MarkStyle, face: Face, room: Room) -> Room:
    """The room for ink within the grounds."""
    share = np.ones(2)
    legend = style.legends[face.mark]
    one_line = not legend.sign and len(legend.lines) == 1 and len(legend.lines[0]) > 2
    upright = np.array([0.5, 1.2]) if legend.stacked else np.ones(2)
    for shape in filter(None, _shapes(style, face)):
        low = one_line and shape in LINE_AREAS
        share = share * (LINE_AREAS if low else AREAS)[shape] * style.plate_size
        share = share * upright if shape in TALL else share
    if style.scheme == "frame":
        share = (share * style.plate_size - 2 * style.frame_width) * FRAME_AREAS[style.frame_shape]
    if style.scheme == "tab" and style.tab in TAB_ROOM:
        taken, thick = TAB_ROOM[style.tab]
        share = share - taken - np.array(thick) * style.frame_width
    elif style.scheme == "tab":
        share = share - (0.1, 0.1 + style.frame_width)
    if not face.is_number and _repeat(style, face):
        share = share * (0.9, 0.66)
    return room[0] * float(share[0]), room[1] * float(share[1])


def _legend(
    style: MarkStyle, legend: Legend, face: Face, colours: _Colours, width: float, height: float
) -> tuple[list[Part], float]:
    shadow = colours.ground * 0.45
    inks = TextInks(colours.inks, colours.other, shadow)
    if face.is_number:
        return _number(style, face, inks, width, height)
    if not legend.sign:
        short = len("".join(legend.lines)) <= 2
        size = style.number_size if short else 0.95 if legend.stacked else style.word_size
        block = set_text(style.words, legend.lines, inks, width * style.word_size, height * size)
        return block.parts, block.least * (_ALONE if short else 1.0)
    paints = Paints(colours.inks[0], colours.ground, style.hues)
    scale = style.sign_size * min(width, height) / 2
    if not legend.lines:
        return sign(legend.sign, paints, style.sign_stroke, scale, (0, 0)), scale
    if legend.on_sign:
        drawn = sign(legend.sign, paints, style.sign_stroke, scale, (0, 0))
        letters = replace(style.words, outline=max(style.words.outline, 0.06), hollow=False)
        block = set_text(letters, legend.lines, replace(inks, inks=(style.light,), outline=style.dark),
                         1.3 * scale, 1.0 * scale)  # fmt: skip
        return [*drawn, *block.parts], block.least
    scale = min(0.66 * scale, 0.29 * height)
    drawn = sign(legend.sign, paints, style.sign_stroke, scale, (0, -0.16 * height))
    block = set_text(style.words, legend.lines, inks, width * style.word_size, 0.24 * height)
    low = np.array([0.0, 0.34 * height])
    return [*drawn, *(part.placed(1.0, low) for part in block.parts)], block.least


def _number(
    style: MarkStyle, face: Face, inks: TextInks, width: float, height: float
) -> tuple[list[Part], float]:
    told = style.told_apart if face.mark in "69" else "none"
    room = height * style.number_size * (0.86 if told == "line" else 1.0)
    block = set_text(style.numbers, (face.mark,), inks, 0.84 * width, room)
    parts = list(block.parts)
    low, high = (edge.tolist() for edge in bounds([ring for part in parts for ring in part.rings]))
    ink = inks.inks[0]
    if told == "line":
        thick = max(0.09 * block.height, 0.02)
        line = moved(bar(high[0] - low[0], thick), (low[0] + high[0]) / 2, high[1] + 1.1 * thick)
        parts.append(Part((line,), ink))
        parts = [part.placed(1.0, np.array([0.0, -1.1 * thick])) for part in parts]
    elif told == "dot":
        reach = 0.075 * block.height
        parts.append(Part((moved(oval(reach, reach), high[0] + 1.5 * reach, high[1] - reach),), ink))
    return parts, block.least * _ALONE


def _repeat(style: MarkStyle, face: Face) -> str:
    """What stands small in two corners; "" where there is nothing, or no ground for it."""
    panel, paper = _shapes(style, face)
    framed_in = style.scheme == "frame" and style.frame_shape != "rounded"
    if framed_in or (panel or paper) in OUTLINES or (style.scheme == "tab" and style.tab in TAB_ROOM):
        return ""
    if face.is_number:
        return face.mark if style.corners else ""
    ground = panel or paper
    wide = not ground or (ground in ("half", "rounded") and style.plate_size > _TO_THE_CORNERS)
    return style.corner_words.get(face.mark, "") if wide else ""


def _corners(style: MarkStyle, text: str, colours: _Colours, room: Room) -> list[Part]:
    """The marking again, small, in the upper left corner and, turned round, in the lower right."""
    inks = TextInks(colours.inks, colours.other, colours.ground * 0.45)
    if colours.plate and style.scheme != "frame":
        ink = standing_out(colours.plate[0], style.dark, style.light)[0]
        inks = replace(inks, inks=(ink,), outline=colours.plate[0])
    small = replace(style.numbers, shadow=0.0, outline=0.0)
    block = set_text(small, (text,), inks, 0.16 if len(text) == 1 else 0.22, 0.16)
    at = np.array([-room[0] / 2 + 0.15, -room[1] / 2 + 0.16])
    return [*_at(block.parts, 1, at), *_at(block.parts, -1, -at)]


def _at(parts: Sequence[Part], way: int, at: np.ndarray[tuple[int], np.dtype[np.float64]]) -> list[Part]:
    return [replace(part, rings=tuple(ring * way + at for ring in part.rings)) for part in parts]
