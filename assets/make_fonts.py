"""Make assets/fonts/AtkinsonHyperlegibleNext.ttf: one file for all weights, figures equally wide by default.

    npm pack @expo-google-fonts/atkinson-hyperlegible-next && tar xzf *.tgz
    pip install fonttools
    python assets/make_fonts.py package

A client loads one file a family, so the static weights are put back together into a variable font. It also
cannot ask for a font's tabular figures by feature, so the characters 0 to 9 point at them from the start
(the feature pnum still gives the others). The licence (OFL) reserves no name: fonts/OFL.txt.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, InstanceDescriptor, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.varLib import build

FAMILY = "Atkinson Hyperlegible Next"
WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}
FONTS = Path(__file__).parent / "fonts"


def master(package: Path, weight: int) -> SourceDescriptor:
    name = f"{weight}{WEIGHTS[weight]}"
    font = TTFont(package / name / f"AtkinsonHyperlegibleNext_{name}.ttf")
    place = {"Weight": weight}
    return SourceDescriptor(font=font, location=place, familyName=FAMILY, styleName=WEIGHTS[weight])


def put_together(package: Path) -> TTFont:
    """A variable font with one axis; its outlines run straight from Regular to ExtraBold."""
    ends = min(WEIGHTS), max(WEIGHTS)
    plan = DesignSpaceDocument()
    plan.addAxis(AxisDescriptor(name="Weight", tag="wght", minimum=ends[0], default=ends[0], maximum=ends[1]))
    for weight in ends:
        plan.addSource(master(package, weight))
    for weight, name in WEIGHTS.items():
        plan.addInstance(InstanceDescriptor(familyName=FAMILY, styleName=name, location={"Weight": weight}))
    font, _, _ = build(plan)
    return font


def use_tabular_figures(font: TTFont) -> None:
    for table in font["cmap"].tables:
        for digit in "0123456789":
            glyph = table.cmap[ord(digit)]
            table.cmap[ord(digit)] = f"{glyph.removesuffix('.tf')}.tf"  # some tables are one and the same
    glyphs = font.getBestCmap()
    widths = {font["hmtx"][glyphs[ord(digit)]][0] for digit in "0123456789"}
    if len(widths) != 1:
        sys.exit(f"the figures are not equally wide: {sorted(widths)}")


def main(package: Path) -> None:
    font = put_together(package)
    use_tabular_figures(font)
    FONTS.mkdir(exist_ok=True)
    font.save(FONTS / "AtkinsonHyperlegibleNext.ttf")
    (FONTS / "OFL.txt").write_bytes((package / "LICENSE_FONT").read_bytes())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
