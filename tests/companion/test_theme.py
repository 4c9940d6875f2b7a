"""Everything that is written can be read: contrast, sizes, letters on colours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion import theme
from companion.parts.piece import PIP_HUES

COMPANION = Path(theme.__file__).parent
PALETTES = {"light": theme.LIGHT, "dark": theme.DARK, "black": theme.BLACK}

# what is written on what; large totals would do with 3, and get 4.5 all the same
PAIRS = [
    ("ink", "surface"),
    ("ink", "raised"),
    ("ink", "felt_soft"),
    ("ink", "amber_soft"),
    ("quiet", "surface"),
    ("quiet", "raised"),
    ("quiet", "felt_soft"),
    ("quiet", "line"),  # the words of a button that cannot be tapped yet
    ("felt", "surface"),
    ("felt", "raised"),
    ("felt", "felt_soft"),
    ("on_felt", "felt"),
    ("amber", "surface"),
    ("amber", "raised"),
    ("amber", "amber_soft"),
    ("red", "surface"),
    ("red", "raised"),
    ("pip", "ivory"),
]


@pytest.mark.parametrize("mode", PALETTES)
@pytest.mark.parametrize(("ink", "paper"), PAIRS)
def test_words_stand_out_from_what_they_are_on(mode: str, ink: str, paper: str) -> None:
    palette = PALETTES[mode]
    assert theme.contrast(getattr(palette, ink), getattr(palette, paper)) >= 4.5


@pytest.mark.parametrize("hue", [*theme.PLAYER_HUES, *theme.UNO_HUES.values(), theme.UNO_BLACK])
def test_a_letter_on_a_hue_can_be_read(hue: str) -> None:
    assert theme.contrast(theme.ink_on(hue), hue) >= 4.5


@pytest.mark.parametrize("hue", PIP_HUES.values())
@pytest.mark.parametrize("mode", PALETTES)
def test_coloured_pips_stand_out_from_the_tile(hue: str, mode: str) -> None:
    assert theme.contrast(hue, PALETTES[mode].ivory) >= 2.5


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        pytest.param("#000000", "#FFFFFF", 21.0, id="black on white"),
        pytest.param("#FFFFFF", "#FFFFFF", 1.0, id="white on white"),
        pytest.param("#777777", "#FFFFFF", 4.48, id="the grey that just fails"),
    ],
)
def test_contrast_is_that_of_wcag(one: str, two: str, expected: float) -> None:
    assert theme.contrast(one, two) == pytest.approx(expected, abs=0.005)


def test_no_text_is_smaller_than_a_label() -> None:
    assert theme.LABEL == 14
    found = []
    for path in sorted((COMPANION / "screens").glob("*.py")) + sorted((COMPANION / "parts").glob("*.py")):
        for size in re.findall(r"ft\.Text\([^()]*?\bsize=(\d+)", path.read_text("utf-8")):
            if int(size) < theme.LABEL:
                found.append((path.name, size))
    assert found == []


def test_what_is_tapped_is_large_enough() -> None:
    assert theme.TARGET >= 48
    assert theme.MAIN == 56


def test_black_is_a_dark_theme_with_black_paper() -> None:
    _, dark, on = theme.themes(theme.Mode.BLACK)
    assert dark.color_scheme is not None
    assert dark.color_scheme.surface == "#000000"
    assert on.value == "dark"
