"""Drawn photos of Uno pieces in looks that never trained, numbered: each is the same every time."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import cv2
import numpy as np

from companion.benches.scoring import TruePhoto, TrueTile
from rules.pieces import SETS, Die, Domo, Face, PieceSet
from vision.draw import Truth
from vision.draw_uno import draw_uno_photo, tile_look_names
from vision.drawing.dice_places import LAYOUTS as DICE_LAYOUTS
from vision.drawing.held_out import HELD_OUT_UNO
from vision.drawing.uno_dice import draw_dice_photo

FIRST_SEED = 7_500_000  # training and calibration draw with other seeds
TILES, DICE = 60, 40  # photos
LAYOUTS = ("scattered", "grid", "chain", "cluster", "on_edge")
SIZES = ((1280, 960), (960, 1280), (640, 480))
TILE_LOOKS = tuple(name for name in HELD_OUT_UNO if name in tile_look_names())
DICE_LOOKS = tuple(name for name in HELD_OUT_UNO if name not in tile_look_names())


@dataclass(frozen=True, slots=True)
class TrueHalf:
    """A half, or the top of a die, that lies there."""

    face: Face
    at: tuple[float, float]  # its middle, px
    reach_px: float  # half of its side


@dataclass(frozen=True, slots=True)
class DrawnUno:
    """One photo and what is known of it."""

    jpeg: bytes
    box: PieceSet
    names: dict[str, str]
    truth: TruePhoto
    halves: tuple[TrueHalf, ...]  # those that can be read


def photos(tiles: int = TILES, dice: int = DICE) -> Iterator[DrawnUno]:
    """So many of either list, which have no end."""
    with ProcessPoolExecutor(os.cpu_count() or 1, multiprocessing.get_context("spawn")) as workers:
        yield from workers.map(tile_photo, range(tiles))
        yield from workers.map(dice_photo, range(dice))


def tile_photo(number: int) -> DrawnUno:
    """Tiles: every layout in turn, with another look each time around."""
    cv2.setNumThreads(1)
    rng = np.random.default_rng([FIRST_SEED, number])
    layout = LAYOUTS[number % len(LAYOUTS)]
    look = TILE_LOOKS[(number + number // len(LAYOUTS)) % len(TILE_LOOKS)]
    faces = _faces("uno-dominoes", 2 * int(rng.integers(4, 11)), rng)
    hand = [Domo(one, two) for one, two in zip(faces[::2], faces[1::2], strict=True)]
    image, truth = draw_uno_photo(
        hand, FIRST_SEED + number, SIZES[number % 3], look=look, layout=layout, hard=True
    )
    return DrawnUno(jpeg(image), SETS["uno-dominoes"], {"set": "tiles", "look": look}, *told(truth, 2))


def dice_photo(number: int) -> DrawnUno:
    """Dice: every look in turn, another layout each time around."""
    cv2.setNumThreads(1)
    rng = np.random.default_rng([FIRST_SEED, 1, number])
    look = DICE_LOOKS[number % len(DICE_LOOKS)]
    layout = list(DICE_LAYOUTS)[number // len(DICE_LOOKS) % len(DICE_LAYOUTS)]
    hand = [Die(face) for face in _faces("uno-dice", int(rng.integers(3, 12)), rng)]
    seed = FIRST_SEED + 100_000 + number
    image, truth = draw_dice_photo(hand, seed, SIZES[number % 3], look=look, layout=layout, hard=True)
    return DrawnUno(jpeg(image), SETS["uno-dice"], {"set": "dice", "look": look}, *told(truth, 1))


def jpeg(image: np.ndarray) -> bytes:
    """As phones store it."""
    return cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 88])[1].tobytes()


def told(truth: Truth, step: int) -> tuple[TruePhoto, tuple[TrueHalf, ...]]:
    """What was drawn, as it is scored: pieces of so many halves, and halves that can be read."""
    pieces = [truth.halves[i : i + step] for i in range(0, len(truth.halves), step)]
    tiles = tuple(
        TrueTile(
            tuple(str(half.face) for half in piece),
            _at(np.mean([half.centre for half in piece], axis=0)),
            all(half.readable for half in piece),
            _at(piece[0].centre),
        )
        for piece in pieces
    )
    lengths = [step * float(np.hypot(*half.partner)) for half in truth.halves]
    halves = tuple(
        TrueHalf(half.face, _at(half.centre), float(np.hypot(*half.partner)) / 2)
        for half in truth.halves
        if half.readable and half.face
    )
    return TruePhoto(tiles, float(np.median(lengths)) if lengths else 1.0), halves


def _at(point: np.ndarray) -> tuple[float, float]:
    return float(point[0]), float(point[1])


def _faces(name: str, count: int, rng: np.random.Generator) -> list[Face]:
    """Every marking about as often as any other, in any colour it has."""
    faces = SETS[name].faces
    marks = sorted({face.mark for face in faces})
    chosen = rng.choice(marks, count)
    ways = [[face for face in faces if face.mark == mark] for mark in chosen]
    return [each[int(rng.integers(len(each)))] for each in ways]
