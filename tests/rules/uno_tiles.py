"""81 tiles that carry every marking as often as the box does (UD-1.4). Which two markings share a tile is not
known: these are the made-up ones of the specification's candidate set."""

from __future__ import annotations

from rules.pieces import SETS, Domo

TEXT = """
yellow 1|yellow 1, yellow 1|blue 2, blue 1|yellow 3, yellow 1|red 4, green 1|blue 5, green 1|green 6,
red 1|green 7, blue 1|red 8, yellow 1|blue 9, blue 2|blue 2, red 2|red 3, blue 2|blue 4, red 2|blue 5,
green 2|yellow 6, green 2|blue 7, red 2|yellow 8, blue 2|red 9, red 3|red 3, blue 3|green 4,
blue 3|red 5, red 3|green 6, red 3|green 7, yellow 3|blue 8, yellow 3|yellow 9, red 4|red 4,
blue 4|red 5, yellow 4|yellow 6, blue 4|green 7, green 4|blue 8, green 4|green 9, blue 5|blue 5,
green 5|red 6, blue 5|red 7, green 5|yellow 8, yellow 5|blue 9, green 6|green 6, blue 6|red 7,
blue 6|red 8, red 6|red 9, yellow 7|yellow 7, yellow 7|green 8, yellow 7|green 9, green 8|green 8,
yellow 8|green 9, yellow 9|yellow 9, blue D2|blue D2, yellow S|yellow S, blue R|blue R, W|W, red 1|WD4,
blue 1|yellow D2, blue 1|yellow R, yellow 2|yellow S, yellow 2|WD4, red 2|WD4, blue 3|green D2,
red 3|DE, yellow 4|red R, green 4|DE, blue 5|blue D2, red 5|WD4, yellow 5|WD4, red 6|DE,
green 6|green S, green 6|WD4, blue 7|DE, red 7|WD4, green 7|DE, yellow 8|WD4, green 8|WD4, red 8|DE,
green 9|blue S, yellow 9|WD4, red D2|blue S, green D2|red S, red D2|yellow R, yellow D2|blue R,
red D2|red R, red S|green R, blue S|green R, green S|green R
"""
BOX = tuple(t for t in SETS["uno-dominoes"].hand(" ".join(TEXT.split())) if isinstance(t, Domo))
