"""Trace typefaces into outlines, so that drawing needs no fonts.

python -m vision.training.typefaces FONT.ttf ... --out vision/drawing/digits.json
python -m vision.training.typefaces FONT.ttf ... --out vision/drawing/letters.json --letters

A face of `digits.json` is ten lists of rings, a ring a flat list x, y, x, y, ... of whole numbers: 100 is
the height of the digit 1, the baseline is y = 0, down is positive, x = 0 is the digit's middle.

A face of `letters.json` is a table by character (0 to 9, A to Z, +) of [advance, ring, ring, ...]: 100 is
the height of an H, the baseline is y = 0, down is positive, x = 0 is where the character starts, `advance`
where the next one does. Its rings are coarser: letters are printed small.
"""

from __future__ import annotations

import argparse
import json
import string
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

HEIGHT = 100
CHARACTERS = string.digits + string.ascii_uppercase + "+"
_SIZE_PX = 400
_ROUGH_PX = 1.1  # how far a ring may leave the traced edge
_COARSE_PX = 3.2

Rings = list[list[int]]
Letter = list[Any]  # [advance, ring, ring, ...]


def _traced(
    font: ImageFont.FreeTypeFont, digit: str, rough_px: float = _ROUGH_PX
) -> tuple[list[NDArray[np.float64]], float]:
    """The rings of a character in px from its origin on the baseline, and its height."""
    canvas = Image.new("L", (3 * _SIZE_PX, 2 * _SIZE_PX))
    origin = (_SIZE_PX // 2, _SIZE_PX * 3 // 2)
    ImageDraw.Draw(canvas).text(origin, digit, fill=255, font=font, anchor="ls")
    rings, _ = cv2.findContours(np.asarray(canvas), cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    smooth = [cv2.approxPolyDP(ring, rough_px, closed=True)[:, 0].astype(np.float64) for ring in rings]
    kept = [ring - origin for ring in smooth if len(ring) > 2]
    return kept, -float(min(ring[:, 1].min() for ring in kept))


def digits(path: Path) -> list[Rings]:
    """The ten digits of a font file."""
    font = ImageFont.truetype(str(path), _SIZE_PX)
    _, tall = _traced(font, "1")
    faces = []
    for digit in "0123456789":
        rings, _ = _traced(font, digit)
        points = np.vstack(rings)
        middle = np.array([(points[:, 0].min() + points[:, 0].max()) / 2, 0.0])
        scaled = [(ring - middle) * HEIGHT / tall for ring in rings]
        faces.append([np.rint(ring).astype(int).ravel().tolist() for ring in scaled])
    return faces


def letters(path: Path) -> dict[str, Letter]:
    """Digits, capitals and "+" of a font file."""
    font = ImageFont.truetype(str(path), _SIZE_PX)
    _, tall = _traced(font, "H")
    face = {}
    for character in CHARACTERS:
        rings, _ = _traced(font, character, _COARSE_PX)
        scaled = [np.rint(ring * HEIGHT / tall).astype(int).ravel().tolist() for ring in rings]
        face[character] = [round(font.getlength(character) * HEIGHT / tall), *scaled]
    return face


def main() -> None:
    """Trace from the command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("fonts", type=Path, nargs="+")
    ask.add_argument("--out", type=Path, required=True)
    ask.add_argument("--letters", action="store_true")
    args = ask.parse_args()
    trace: Callable[[Path], object] = letters if args.letters else digits
    lines = [
        f'"{path.stem.replace(" ", "")}": {json.dumps(trace(path), separators=(",", ":"))}'
        for path in args.fonts
    ]
    args.out.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
