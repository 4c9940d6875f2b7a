"""One set of tiles as it is drawn: everything the look file leaves to chance, decided."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from vision.drawing.chance import Colour, LookError, Rng, colour, hex_colour, number, word, yes
from vision.drawing.held_out import HELD_OUT_UNO
from vision.drawing.numerals import Numerals, decide_numerals, usual
from vision.drawing.pip_layouts import MOST_PIPS, PIP_LAYOUTS, Points, closest_gap
from vision.drawing.uno_style import MarkStyle, decide_marks

LOOKS = Path(__file__).parent.parent / "looks"
UNO_TILES = LOOKS / "uno_tiles"
_NO_PIPS = {
    "colours": "one", "one": "#202024", "radius": 0.1, "reach": 0.3, "crowded": 0.9, "shift": 0.0,
    "relief": 0.0, "rim": 0.0, "sparkle": 0.0, "paint": 1.0,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Look:
    """A set of tiles; lengths in tile widths, colours BGR 0 to 255, strengths 0 to 1."""

    name: str
    aspect: float  # length / width
    thickness: float
    rounding: float  # radius of the corners
    bevel: float
    body: Colour
    side: Colour
    back: Colour
    back_print: str  # plain, logo, letters, frame, pattern, picture, dots
    grain: float
    marble: float
    gloss: float
    pip_colours: tuple[Colour, ...]  # by number, 0 to 18
    pip_points: tuple[Points, ...]  # by number; -1 to 1
    pip_radius: tuple[float, ...]  # by number
    pip_reach: float  # from the half's centre to the outermost pips
    pip_reach_y: float
    pip_shift: float  # how far a pip may sit from its place
    relief: float  # engraved pips: lit and shaded rims; negative: domed
    rim: float  # a ring around the pip
    sparkle: float  # a highlight in the pip
    paint: float  # how opaque the pips' colour is
    mirrored: bool
    line_width: float  # 0: no line
    line_length: float  # of the width
    line_colour: Colour
    line_gap: float  # of the line's length, free around the pin
    pin: float  # radius, 0: none
    pin_colour: Colour
    outline: float  # width of a printed frame, 0: none
    outline_colour: Colour
    pip_shape: str  # disc, ring or one of pips.SHAPES
    ring_core: float  # of a ring: the share of the radius that is hole
    dent: float  # how deep the pips are, lit as a hollow; 0: by `relief`
    halo: float  # a ring of another colour around the pip, of its radius; 0: none
    halo_colour: Colour
    flake: float  # how much paint is lost
    numerals: Numerals | None  # numbers instead of pips
    lower: float  # the share of the thickness that is of another material, 0: none
    lower_colour: Colour
    glitter: float  # the share of the face that sparkles
    border: float  # a printed edge of another colour, its width; 0: none
    border_colour: Colour
    marks: MarkStyle | None = None  # markings of Uno instead of pips

    def shows_numeral(self, count: int) -> bool:
        """Whether a half of this number shows a numeral and no pips."""
        style = self.numerals
        return style is not None and not style.beside_pips and (count > 0 or not style.blank_zero)


@cache
def look_files(folder: Path = LOOKS) -> dict[str, dict[str, Any]]:
    """Every look file of a folder by its name (the file's stem)."""
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.toml"))}


def look_names() -> list[str]:
    """The names that `draw_photo(look=...)` takes."""
    return list(look_files())


def any_look(rng: Rng, *, names: list[str] | None = None, folder: Path = LOOKS) -> str:
    """A look's name, as often as its file's `share` says. Raises LookError for an unknown name."""
    files = look_files(folder)
    names = names or list(files)
    if unknown := [name for name in names if name not in files]:
        raise LookError(f"no look {unknown[0]!r}; there are: {', '.join(files)}")
    shares = np.array([float(files[name].get("share", 1.0)) for name in names])
    shares = shares if shares.any() else np.ones(len(names))  # only looks that no mixture has
    return names[int(rng.choice(len(names), p=shares / shares.sum()))]


def decide(name: str, rng: Rng, *, numerals: bool = False, folder: Path = LOOKS) -> Look:
    """One set in this look; numerals: with numbers instead of pips, even where the look's file has none.

    Raises LookError for an unknown name or a faulty file.
    """
    files = look_files(folder)
    if name not in files:
        raise LookError(f"no look {name!r}; there are: {', '.join(files)}")
    try:
        return _decide(name, files[name], rng, numerals=numerals)
    except (KeyError, LookError) as fault:
        raise LookError(f"{name}.toml: {fault}") from fault


def _decide(name: str, data: dict[str, Any], rng: Rng, *, numerals: bool) -> Look:
    body, line, pin, back = (data[part] for part in ("body", "line", "pin", "back"))
    pips = data.get("pips", _NO_PIPS)
    body_colour = colour(body["colour"], rng)
    points, radii = _pips(pips, rng)
    colours = _pip_colours(pips, body_colour, rng)
    lead = colours[5]
    line_colour = {
        "pips": lead,
        "body": body_colour * rng.uniform(0.4, 0.8),
        "light": np.minimum(body_colour * 1.15 + 25, 255.0),
        "black": hex_colour("#16161a") + rng.uniform(0, 25),
        "own": colour(line.get("own", "#808080"), rng),
    }[word(line["colour"], rng)]
    aspect, line_width = number(body["aspect"], rng), number(line["width"], rng)
    largest = max(radii)
    reach = min(number(pips["reach"], rng), 0.48 - largest)
    stretch = rng.choice([rng.uniform(0.9, 1.1), rng.uniform(1.1, 1.3)], p=[0.8, 0.2])
    room = aspect / 4 - largest - line_width / 2 - 0.01  # pips touch neither the line nor the rim
    return Look(
        name=name,
        aspect=aspect,
        thickness=number(body["thickness"], rng),
        rounding=number(body["rounding"], rng),
        bevel=number(body["bevel"], rng),
        body=body_colour,
        side=colour(body["side"], rng) if "side" in body else body_colour * rng.uniform(0.85, 1.0),
        back=colour(back["colour"], rng) if "colour" in back else body_colour,
        back_print=word(back["print"], rng),
        grain=number(body["grain"], rng),
        marble=number(body["marble"], rng),
        gloss=number(body["gloss"], rng),
        pip_colours=colours,
        pip_points=points,
        pip_radius=radii,
        pip_reach=reach,
        pip_reach_y=min(room, reach * stretch),
        pip_shift=number(pips["shift"], rng),
        relief=number(pips["relief"], rng),
        rim=number(pips["rim"], rng),
        sparkle=number(pips["sparkle"], rng),
        paint=number(pips["paint"], rng),
        mirrored=bool(rng.random() < 0.5),
        line_width=line_width,
        line_length=number(line["length"], rng),
        line_colour=line_colour,
        line_gap=number(line["gap"], rng),
        pin=number(pin["radius"], rng),
        pin_colour=colour(pin["colour"], rng),
        outline=number(data.get("outline", 0.0), rng),
        outline_colour=lead if rng.random() < 0.6 else line_colour,
        pip_shape=word(pips.get("shape", "disc"), rng),
        ring_core=number(pips.get("ring_core", 0.5), rng),
        dent=number(pips.get("dent", 0.0), rng),
        halo=number(pips.get("halo", 0.0), rng),
        halo_colour=colour(pips.get("halo_colour", "#f0f0e8"), rng),
        flake=number(pips.get("flake", 0.0), rng),
        numerals=_numerals(data, rng, numerals=numerals),
        lower=number(body.get("lower", 0.0), rng),
        lower_colour=colour(body.get("lower_colour", "#1a1614"), rng),
        glitter=number(body.get("glitter", 0.0), rng),
        border=number(body.get("border", 0.0), rng),
        border_colour=colour(body.get("border_colour", "#f8f8f4"), rng),
        marks=_marks(name, data, body_colour, rng),
    )


def _marks(name: str, data: dict[str, Any], body: Colour, rng: Rng) -> MarkStyle | None:
    if "marks" not in data:
        return None
    return decide_marks(data["marks"], rng, dice=False, held_out=name in HELD_OUT_UNO, body=body)


def _numerals(data: dict[str, Any], rng: Rng, *, numerals: bool) -> Numerals | None:
    if "numerals" in data:
        return decide_numerals(data["numerals"], rng)
    return decide_numerals(usual(), rng) if numerals else None


def _pips(pips: dict[str, Any], rng: Rng) -> tuple[tuple[Points, ...], tuple[float, ...]]:
    """The layout and the radius of every number in this set."""
    reach, radius = number(pips["reach"], rng), number(pips["radius"], rng)
    crowded = number(pips["crowded"], rng)
    same_size = rng.random() < 0.3
    points, radii = [], []
    for n in range(MOST_PIPS + 1):
        weights = np.array([weight for weight, _ in PIP_LAYOUTS[n]])
        chosen = PIP_LAYOUTS[n][int(rng.choice(len(weights), p=weights / weights.sum()))][1]
        room = closest_gap(chosen) * reach * 0.5 * crowded
        size = radius if n < 10 or same_size else radius * rng.uniform(0.65, 0.95)
        points.append(chosen)
        radii.append(min(size, room))
    return tuple(points), tuple(radii)


def _pip_colours(pips: dict[str, Any], body: Colour, rng: Rng) -> tuple[Colour, ...]:
    """A colour for every number: one for all, a darker or lighter body's colour for all, or one each."""
    way = word(pips["colours"], rng)
    if way == "shade":
        depth = number(pips["shade"], rng)  # above 1: towards white
        shade = body * depth if depth < 1 else body + (255 - body) * (depth - 1)
        return tuple(shade for _ in range(MOST_PIPS + 1))
    if way == "one":
        one = colour(pips["one"], rng)
        return tuple(one for _ in range(MOST_PIPS + 1))
    spread = number(pips.get("spread", 14.0), rng)
    palette = [colour({"colour": value, "spread": spread}, rng) for value in pips["by_number"]]
    if yes(pips.get("shuffled", False), rng):
        palette = [palette[i] for i in rng.permutation(len(palette))]
    brightness = rng.uniform(0.75, 1.15)
    return tuple(np.clip(palette[n % len(palette)] * brightness, 0, 255) for n in range(MOST_PIPS + 1))
