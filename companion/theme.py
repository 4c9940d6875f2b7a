"""How Tableside looks: every colour, size and space, in one place.

Controls name roles (`INK`, `FELT`), never colours: the client turns a role into the colour of the
mode that is on, so that a phone that goes dark by itself needs no word from us.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import flet as ft

FONT = "Atkinson Hyperlegible Next"
FONT_FILES = {FONT: "fonts/AtkinsonHyperlegibleNext.ttf"}

# Roles
SURFACE = ft.Colors.SURFACE
RAISED = ft.Colors.SURFACE_CONTAINER
INK = ft.Colors.ON_SURFACE
QUIET = ft.Colors.ON_SURFACE_VARIANT
LINE = ft.Colors.OUTLINE_VARIANT
FELT = ft.Colors.PRIMARY
ON_FELT = ft.Colors.ON_PRIMARY
FELT_SOFT = ft.Colors.PRIMARY_CONTAINER  # a chosen thing's background; INK is written on it
AMBER = ft.Colors.TERTIARY
AMBER_SOFT = ft.Colors.TERTIARY_CONTAINER
RED = ft.Colors.ERROR
IVORY = ft.Colors.SECONDARY_CONTAINER  # the body of a piece
PIP = ft.Colors.ON_SECONDARY_CONTAINER
PIECE_EDGE = ft.Colors.SECONDARY

# Text sizes, dp
TOTAL = 44
MATCH = 28
TITLE = 20
BODY = 16
LABEL = 14

# Space and shape, dp
GAP = 8
PAD = 16
TARGET = 48
MAIN = 56
CARD = 16
SHEET = 28
WIDEST = 560  # a column of text gets no wider, on any screen


class Mode(StrEnum):
    """How bright a person wants it; SYSTEM goes with the phone."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    BLACK = "black"


@dataclass(frozen=True, slots=True)
class Palette:
    """One mode's colours, as #RRGGBB."""

    surface: str
    raised: str
    ink: str
    quiet: str
    line: str
    felt: str
    on_felt: str
    felt_soft: str
    amber: str
    amber_soft: str
    red: str
    ivory: str
    pip: str
    edge: str


LIGHT = Palette(
    surface="#FAF7F0",
    raised="#FFFFFF",
    ink="#1C1B18",
    quiet="#5F5A50",
    line="#E2DBCB",
    felt="#1F6B4F",
    on_felt="#FFFFFF",
    felt_soft="#DDEBE2",
    amber="#9A5B00",
    amber_soft="#FBEBD0",
    red="#B3261E",
    ivory="#FFFDF6",
    pip="#26231D",
    edge="#B9AF99",
)
DARK = Palette(
    surface="#141715",
    raised="#1E2320",
    ink="#EFEAE0",
    quiet="#A8A296",
    line="#2E3530",
    felt="#7BD0A9",
    on_felt="#0C2A1E",
    felt_soft="#1F3A2E",
    amber="#F2B45A",
    amber_soft="#3A2D17",
    red="#F2877F",
    ivory="#D9D1BF",
    pip="#1B1915",
    edge="#8B8474",
)
BLACK = Palette(
    surface="#000000",
    raised="#121412",
    ink="#EFEAE0",
    quiet="#A8A296",
    line="#242824",
    felt="#7BD0A9",
    on_felt="#0C2A1E",
    felt_soft="#16291F",
    amber="#F2B45A",
    amber_soft="#2B2111",
    red="#F2877F",
    ivory="#C9C1B0",
    pip="#14120F",
    edge="#7A7466",
)

# Okabe and Ito's colours, told apart by nearly everybody; a player has a letter on top of one.
PLAYER_HUES = ("#E69F00", "#56B4E9", "#009E73", "#F0E442", "#0072B2", "#D55E00", "#CC79A7", "#8A8A8A")

UNO_HUES = {"red": "#C3312B", "green": "#23783A", "yellow": "#F2C230", "blue": "#1F63B5"}
UNO_BLACK = "#22211F"


def contrast(one: str, two: str) -> float:
    """How far apart in lightness two #RRGGBB colours are, as WCAG 2 has it: 1 (same) to 21."""
    light, dark = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def ink_on(colour: str) -> str:
    """Black or white, whichever is read better on this colour."""
    return max("#141310", "#FFFFFF", key=lambda ink: contrast(ink, colour))


def _luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def numbers(
    size: int = BODY,
    weight: ft.FontWeight = ft.FontWeight.W_700,
    color: ft.ColorValue = INK,
    height: float | None = None,
) -> ft.TextStyle:
    """The style of figures that stand above each other: all equally wide.

    `height`: of the line, beside the size; 1 for a figure that has to stay in a box of its own.
    """
    return ft.TextStyle(size=size, weight=weight, color=color, font_family=FONT, height=height)


def themes(mode: Mode) -> tuple[ft.Theme, ft.Theme, ft.ThemeMode]:
    """What the page gets: its light theme, its dark theme, and which of them is on."""
    dark = BLACK if mode is Mode.BLACK else DARK
    on = {Mode.SYSTEM: ft.ThemeMode.SYSTEM, Mode.LIGHT: ft.ThemeMode.LIGHT}.get(mode, ft.ThemeMode.DARK)
    return _theme(LIGHT), _theme(dark), on


def _theme(p: Palette) -> ft.Theme:
    still = ft.PageTransitionTheme.NONE
    return ft.Theme(
        font_family=FONT,
        scaffold_bgcolor=p.surface,
        canvas_color=p.surface,
        page_transitions=ft.PageTransitionsTheme(
            android=still, ios=still, linux=still, macos=still, windows=still
        ),
        color_scheme=ft.ColorScheme(
            primary=p.felt,
            on_primary=p.on_felt,
            primary_container=p.felt_soft,
            on_primary_container=p.ink,
            secondary=p.edge,
            on_secondary=p.pip,
            secondary_container=p.ivory,
            on_secondary_container=p.pip,
            tertiary=p.amber,
            on_tertiary=p.surface,
            tertiary_container=p.amber_soft,
            on_tertiary_container=p.ink,
            error=p.red,
            on_error=p.surface,
            surface=p.surface,
            on_surface=p.ink,
            on_surface_variant=p.quiet,
            outline=p.quiet,
            outline_variant=p.line,
            surface_container_lowest=p.surface,
            surface_container_low=p.raised,
            surface_container=p.raised,
            surface_container_high=p.raised,
            surface_container_highest=p.raised,
            surface_tint=p.surface,
            inverse_surface=p.ink,
            on_inverse_surface=p.surface,
        ),
    )
