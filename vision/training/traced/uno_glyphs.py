"""Shapes, signs and lines of letters as masks, for the painter of the Uno sets that report."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

Mask = NDArray[np.float32]  # (n, n), 0 to 1
Rings = list[NDArray[np.float64]]
_TYPEFACES = Path(__file__).parent / "uno_typefaces.json"  # how its rings are kept: training/typefaces.py
_BLANK, _LEADING = 34.0, 128.0  # a capital is 100 high


def area(shape: str, fine: int, reach: float, at: float = 0.0, thick: float = 0.06) -> Mask:
    """A shape in the middle of a (fine, fine) canvas; a bar at a height, 1 is the lower end."""
    mask = np.zeros((fine, fine), np.uint8)
    half = fine / 2
    middle = (round(half), round(half))
    far = reach * half
    if shape == "whole":
        mask[:] = 255
    elif shape == "bar":
        top, bottom = (round(half * (1 + at + side * thick / 2)) for side in (-1, 1))
        mask[max(0, top) : bottom, round(half - far) : round(half + far)] = 255
    elif shape == "disc":
        cv2.circle(mask, middle, round(far), 255, -1, cv2.LINE_AA)
    elif shape == "oval":
        cv2.ellipse(mask, middle, (round(far * 1.02), round(far * 0.72)), -38, 0, 360, 255, -1, cv2.LINE_AA)
    elif shape == "square":
        radius = 0.22 * far
        core = round(far - radius)
        box = np.array([[-core, -core], [core, -core], [core, core], [-core, core]]) + round(half)
        cv2.fillPoly(mask, [box], 255)
        around = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * round(radius) + 1,) * 2)
        mask = np.asarray(cv2.dilate(mask, around), np.uint8)
    elif shape in ("diamond", "shield"):
        points = {
            "diamond": [(0, -1.1), (1.1, 0), (0, 1.1), (-1.1, 0)],
            "shield": [(-0.9, -0.95), (0.9, -0.95), (0.9, 0.25), (0, 1.05), (-0.9, 0.25)],
        }[shape]
        cv2.fillPoly(mask, [np.rint(np.array(points) * far + half).astype(np.int32)], 255, cv2.LINE_AA)
    return _shares(mask)


def _shares(mask: NDArray[np.uint8]) -> Mask:
    return np.asarray(mask / 255, np.float32)


@cache
def _faces() -> dict[str, dict[str, Any]]:
    return dict(json.loads(_TYPEFACES.read_text("utf-8")))


def _line(typeface: str, text: str) -> Rings:
    """The outlines of a line; 100 is the height of a capital, y down from the baseline."""
    at, rings = 0.0, []
    for character in text:
        if character == " ":
            at += _BLANK
            continue
        advance, *own = _faces()[typeface][character]
        rings += [np.reshape(ring, (-1, 2)) + np.array([at, 0.0]) for ring in own]
        at += advance
    return rings


def set_lines(lines: list[str], typeface: str, fine: int, wide: float, tall: float) -> Mask:
    """Lines of text one below the other, as large as fits, in the middle."""
    mask = np.zeros((fine, fine), np.uint8)
    rows: list[Rings] = []
    for row, text in enumerate(lines):
        own = _line(typeface, text)
        away = np.array([-np.vstack(own)[:, 0].max() / 2, row * _LEADING])
        rows.append([ring + away for ring in own])
    points = np.vstack([ring for own in rows for ring in own])
    low, high = points.min(0), points.max(0)
    scale = min(wide / (high[0] - low[0]), tall / (high[1] - low[1])) * fine / 2
    for own in rows:  # a ring within a ring of the same line is a hole
        placed = [((ring - (low + high) / 2) * scale + fine / 2) * 16 for ring in own]
        cv2.fillPoly(mask, [np.rint(ring).astype(np.int32) for ring in placed], 255, cv2.LINE_AA, 4)
    return _shares(mask)


def sign(mark: str, fine: int, reach: float) -> Mask:
    mask = np.zeros((fine, fine), np.uint8)
    half, far = fine / 2, reach * fine / 2
    thick = max(1, round(0.24 * far))
    middle = (round(half), round(half))
    if mark == "S":
        cv2.circle(mask, middle, round(far * 0.85), 255, thick, cv2.LINE_AA)
        slash = 0.6 * far
        low, high = round(half - slash), round(half + slash)
        cv2.line(mask, (low, high), (high, low), 255, thick)
    else:
        upper = np.array([(-1, 0.16), (0.2, 0.16), (0.2, 0.5), (1, 0)])
        arrow = np.vstack([upper, upper[-2::-1] * [1, -1]])
        for way in (-1, 1):
            points = arrow * far * 0.95 * way + half + np.array([0.0, -0.48 * far * way])
            cv2.fillPoly(mask, [np.rint(points * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
    return _shares(mask)
