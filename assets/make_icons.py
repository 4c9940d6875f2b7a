"""Draw the app's icons: an ivory domino, five over three, on green felt.

.venv/bin/python assets/make_icons.py
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw

ASSETS = Path(__file__).parent
FELT, SHADE, IVORY, EDGE, PIP = "#1F6B4F", "#18573F", "#FFFDF6", "#B9AF99", "#26231D"
FINE = 4  # drawn so much larger, then shrunk: smooth edges

# Where pips lie on a half, in quarters of its side from its middle.
CORNERS = ((-1, -1), (1, 1), (1, -1), (-1, 1))
PIPS = {3: ((0, 0), *CORNERS[:2]), 5: ((0, 0), *CORNERS)}


def domino(side: int) -> Image.Image:
    """The tile alone, upright, on nothing; `side` px of a half."""
    ink = Image.new("RGBA", (side + 1, 2 * side + 1))
    draw = ImageDraw.Draw(ink)
    draw.rounded_rectangle((0, 0, side, 2 * side), side // 6, IVORY, EDGE, side // 24)
    draw.line((side // 6, side, side - side // 6, side), EDGE, side // 24)
    radius = side * 0.105
    for middle, pips in ((side / 2, PIPS[5]), (side * 1.5, PIPS[3])):
        for right, down in pips:
            x, y = side / 2 + right * side / 4, middle + down * side / 4
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), PIP)
    return ink


def icon(size: int, *, height: float, ground: bool = True, corner: float = 0) -> Image.Image:
    """A square of `size` px; the tile is `height` of it high. `corner`: radius, as part of the size."""
    full = size * FINE
    picture = Image.new("RGBA", (full, full))
    if ground:
        box = (0, 0, full - 1, full - 1)
        ImageDraw.Draw(picture).rounded_rectangle(box, round(full * corner), FELT)
    tile = domino(round(full * height / 2))
    for colour, shift in ((SHADE, full // 40), (None, 0)):
        if colour and not ground:
            continue
        layer = Image.new("RGBA", tile.size, colour) if colour else tile
        turned = Image.composite(layer, Image.new("RGBA", tile.size), tile.getchannel("A"))
        turned = turned.rotate(-16, Image.Resampling.BICUBIC, expand=True)
        at = ((full - turned.width) // 2 + shift, (full - turned.height) // 2 + shift)
        picture.alpha_composite(turned, at)
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def main() -> None:
    icons = ASSETS / "icons"
    icons.mkdir(exist_ok=True)
    for size in (192, 512):
        icon(size, height=0.72, corner=0.22).save(icons / f"icon-{size}.png", optimize=True)
        # a mask may cut all but the inner four fifths away
        icon(size, height=0.56).save(icons / f"icon-maskable-{size}.png", optimize=True)
    icon(192, height=0.68).convert("RGB").save(icons / "apple-touch-icon-192.png", optimize=True)
    icon(240, height=0.86, ground=False).save(icons / "loading-animation.png", optimize=True)
    icon(64, height=0.86, corner=0.22).save(ASSETS / "favicon.png", optimize=True)


if __name__ == "__main__":
    main()
