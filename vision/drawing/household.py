"""More things on the table: phones, score pads, boxes, buttons, chocolate, glasses."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Rng
from vision.drawing.outlines import Outline, box, ints, shade
from vision.drawing.paint import Image

At = NDArray[np.floating]


def _across(corners: Outline, x: float, y: float) -> NDArray[np.float64]:
    """The point at these shares of a box's two edges."""
    point = corners[0] + (corners[1] - corners[0]) * x + (corners[3] - corners[0]) * y
    return np.asarray(point, np.float64)


def _cut_corners(corners: Outline, part: float) -> Outline:
    """The box with its corners cut off."""
    points = []
    for i in range(4):
        before, here, after = corners[i - 1], corners[i], corners[(i + 1) % 4]
        reach = part * min(np.linalg.norm(before - here), np.linalg.norm(after - here))
        for other in (before, after):
            points.append(here + (other - here) / max(float(np.linalg.norm(other - here)), 1e-6) * reach)
    return np.array(points, np.float32)


def _phone(image: Image, at: At, tile: float, rng: Rng) -> Outline:
    """A phone: dark glass with a bright window now and then, camera eyes in a corner."""
    width = tile * rng.uniform(1.1, 1.8)
    corners = box(at, (width, width * 2.05), rng.uniform(0, np.pi))
    rim = _cut_corners(corners, 0.12)
    tone = rng.uniform(5, 60) if rng.random() < 0.7 else rng.uniform(60, 250)
    body = np.full(3, tone) + rng.normal(0, 6, 3)
    cv2.fillConvexPoly(image, ints(rim), shade(body, 1.0), cv2.LINE_AA)
    if rng.random() < 0.5:
        glass = corners.mean(0) + (corners - corners.mean(0)) * [0.92, 0.92]
        lit = rng.uniform(0, 255, 3) if rng.random() < 0.4 else rng.uniform(0, 30, 3)
        cv2.fillConvexPoly(
            image, ints(_cut_corners(glass.astype(np.float32), 0.1)), shade(lit, 1.0), cv2.LINE_AA
        )
    else:
        for k in range(int(rng.integers(1, 5))):
            eye = ints(_across(corners, 0.2 + 0.25 * (k % 2), 0.1 + 0.12 * (k // 2)))
            reach = max(1, round(width * 0.09))
            cv2.circle(image, tuple(eye.tolist()), reach, shade(body, 0.5), -1, cv2.LINE_AA)
            cv2.circle(image, tuple(eye.tolist()), max(1, reach // 2), (20.0, 20.0, 20.0), -1, cv2.LINE_AA)
    return rim


def _score_pad(image: Image, at: At, tile: float, rng: Rng) -> Outline:
    """A sheet in columns with numbers written by hand."""
    corners = box(at, (tile * rng.uniform(1.2, 3.0), tile * rng.uniform(1.6, 4.0)), rng.uniform(-0.5, 0.5))
    cv2.fillConvexPoly(image, ints(corners), shade(rng.uniform(200, 255, 3), 1.0), cv2.LINE_AA)
    columns, rows = int(rng.integers(2, 6)), int(rng.integers(4, 12))
    rule, ink = shade(rng.uniform(120, 210, 3), 1.0), shade(rng.uniform(0, 120, 3), 1.0)
    for k in range(1, columns):
        ends = ints(np.array([_across(corners, k / columns, 0.02), _across(corners, k / columns, 0.98)]))
        cv2.line(image, tuple(ends[0].tolist()), tuple(ends[1].tolist()), rule, 1, cv2.LINE_AA)
    size = float(np.linalg.norm(corners[1] - corners[0])) / columns / 45
    for row in range(rows):
        for column in range(columns):
            if rng.random() < 0.7:
                spot = ints(_across(corners, (column + 0.2) / columns, (row + 0.8) / rows))
                text = str(int(rng.integers(0, 150)))
                cv2.putText(image, text, tuple(spot.tolist()), 1, max(0.3, size * 2), ink, 1, cv2.LINE_AA)
    return corners


def _box_lid(image: Image, at: At, tile: float, rng: Rng) -> Outline:
    """The lid of the box: a big word, lines, and a few small tiles as an ornament."""
    corners = box(at, (tile * rng.uniform(2.0, 5.0), tile * rng.uniform(1.0, 2.5)), rng.uniform(0, 2 * np.pi))
    ground = (
        rng.uniform(0, 255, 3) if rng.random() < 0.6 else np.array([0.4, 0.7, 1.0]) * rng.uniform(60, 220)
    )
    cv2.fillConvexPoly(image, ints(corners), shade(ground, 1.0), cv2.LINE_AA)
    ink = shade(ground, 0.35) if ground.mean() > 110 else shade(ground * 0.3 + 170, 1.0)
    cv2.polylines(
        image, [ints(corners.mean(0) + (corners - corners.mean(0)) * 0.92)], True, ink, 1, cv2.LINE_AA
    )
    spot, size = ints(_across(corners, 0.15, 0.5)), max(0.3, tile / rng.uniform(50, 110))
    word = ("DOMINO", "DOMINOES", "MEXICAN TRAIN", "DOUBLE 12", "GAMES")[int(rng.integers(5))]
    cv2.putText(
        image,
        word,
        tuple(spot.tolist()),
        int(rng.integers(0, 5)),
        size,
        ink,
        max(1, int(tile / 40)),
        cv2.LINE_AA,
    )
    for _ in range(int(rng.integers(0, 4))):
        small = tile * rng.uniform(0.08, 0.2)
        stamp = box(_across(corners, *rng.uniform(0.2, 0.8, 2)), (small, small * 2), rng.uniform(0, np.pi))
        cv2.fillConvexPoly(image, ints(stamp), (235.0, 240.0, 240.0), cv2.LINE_AA)
        cv2.circle(
            image,
            tuple(ints(stamp.mean(0)).tolist()),
            max(1, int(small / 6)),
            (20.0, 20.0, 20.0),
            -1,
            cv2.LINE_AA,
        )
    return corners


def _button(image: Image, at: At, tile: float, rng: Rng) -> Outline:
    """A button or a counter: a disc with holes or a mark."""
    reach, colour = tile * rng.uniform(0.12, 0.4), rng.uniform(10, 255, 3)
    centre = tuple(ints(at).tolist())
    cv2.circle(image, centre, max(2, round(reach)), shade(colour, 0.75), -1, cv2.LINE_AA)
    cv2.circle(image, centre, max(1, round(reach * 0.85)), shade(colour, 1.0), -1, cv2.LINE_AA)
    turn = rng.uniform(0, np.pi)
    for k in range(int(rng.choice([0, 2, 4]))):
        way = turn + k * np.pi / (1 if k < 2 else 2)
        hole = ints(np.asarray(at) + reach * 0.3 * np.array([np.cos(way + k), np.sin(way + k)]))
        cv2.circle(
            image, tuple(hole.tolist()), max(1, round(reach * 0.12)), shade(colour, 0.3), -1, cv2.LINE_AA
        )
    around = np.linspace(0, 2 * np.pi, 17)[:-1]
    return np.asarray(np.asarray(at) + reach * np.column_stack([np.cos(around), np.sin(around)]), np.float32)


def _chocolate(image: Image, at: At, tile: float, rng: Rng) -> Outline:
    """A bar of squares, each with a lit edge."""
    columns, rows, step = int(rng.integers(2, 7)), int(rng.integers(2, 5)), tile * rng.uniform(0.3, 0.6)
    corners = box(at, (columns * step, rows * step), rng.uniform(0, np.pi))
    brown = np.array([rng.uniform(0.25, 0.6), rng.uniform(0.45, 0.75), 1.0]) * rng.uniform(50, 200)
    cv2.fillConvexPoly(image, ints(corners), shade(brown, 0.7), cv2.LINE_AA)
    for row in range(rows):
        for column in range(columns):
            for inset, tone in ((0.06, 1.25), (0.16, 1.0)):
                low = np.array([column + inset, row + inset]) / [columns, rows]
                high = np.array([column + 1 - 0.1, row + 1 - 0.1]) / [columns, rows]
                piece = [(low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1])]
                points = np.array([_across(corners, x, y) for x, y in piece])
                cv2.fillConvexPoly(image, ints(points), shade(brown, tone), cv2.LINE_AA)
    return corners


def _spectacles(image: Image, at: At, tile: float, rng: Rng) -> Outline:
    """A pair of glasses: two rims, a bridge, a sheen."""
    reach, turn = tile * rng.uniform(0.45, 0.8), rng.uniform(0, np.pi)
    ahead = np.array([np.cos(turn), np.sin(turn)])
    frame, thick = shade(rng.uniform(0, 160, 3), 1.0), max(1, round(tile * rng.uniform(0.03, 0.1)))
    for sign in (-1, 1):
        eye = ints(np.asarray(at) + ahead * sign * reach * 1.15)
        axes = (max(2, round(reach)), max(2, round(reach * 0.75)))
        cv2.ellipse(
            image, tuple(eye.tolist()), axes, float(np.rad2deg(turn)), 0, 360, frame, thick, cv2.LINE_AA
        )
        away = ints(
            np.array([eye, eye + np.array([-ahead[1], ahead[0]]) * reach * 2.6 + ahead * sign * reach])
        )
        cv2.line(image, tuple(away[0].tolist()), tuple(away[1].tolist()), frame, thick, cv2.LINE_AA)
    return box(at, (4.4 * reach, 0.2 * reach), turn)  # one sees through the rest


def _plate(image: Image, at: At, tile: float, rng: Rng) -> Outline:
    """A plate with crumbs or biscuits on it."""
    reach, colour = tile * rng.uniform(1.2, 3.0), rng.uniform(120, 255, 3)
    centre = tuple(ints(at).tolist())
    for part, tone in ((1.0, 0.85), (0.97, 1.0), (0.7, 0.92), (0.68, 1.0)):
        cv2.circle(image, centre, max(2, round(reach * part)), shade(colour, tone), -1, cv2.LINE_AA)
    for _ in range(int(rng.integers(0, 12))):
        crumb = ints(np.asarray(at) + rng.normal(0, 0.3 * reach, 2))
        size = max(1, round(tile * rng.choice([0.04, 0.3]) * rng.uniform(0.5, 1.2)))
        cv2.circle(
            image,
            tuple(crumb.tolist()),
            size,
            shade(np.array([60, 120, 180]), rng.uniform(0.5, 1.3)),
            -1,
            cv2.LINE_AA,
        )
    around = np.linspace(0, 2 * np.pi, 25)[:-1]
    return np.asarray(np.asarray(at) + reach * np.column_stack([np.cos(around), np.sin(around)]), np.float32)


HOUSEHOLD: dict[str, Callable[[Image, At, float, Rng], Outline]] = {
    "phone": _phone,
    "score_pad": _score_pad,
    "box_lid": _box_lid,
    "button": _button,
    "chocolate": _chocolate,
    "spectacles": _spectacles,
    "plate": _plate,
}
