"""Drawn photos of looks that never trained: how right they are read, by look and layout, and how honestly."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from companion.benches import Figures, Material
from companion.benches.reliability import Told, at_most, bins, gap, halves, lines, pieces
from companion.benches.scoring import (
    Score,
    TruePhoto,
    TrueTile,
    faults,
    grouped,
    percents,
    score,
    table,
    verdicts,
)
from rules.pieces import SETS
from vision.draw import Truth, draw_photo
from vision.drawing.held_out import HELD_OUT
from vision.drawing.layouts import LAYOUTS, STANDING_LAYOUTS

FIRST_SEED = 7_000_000  # training draws with other seeds, and other looks
SIZES = {(1600, 1200): 0.35, (1200, 1600): 0.2, (1280, 1280): 0.1, (1920, 864): 0.1, (640, 480): 0.25}
HIGHEST = {6: 0.3, 9: 0.2, 12: 0.3, 15: 0.1, 18: 0.1}
WORST = 20


@dataclass(frozen=True, slots=True)
class Drawn:
    """One photo and what is known of it."""

    jpeg: bytes
    truth: TruePhoto
    names: dict[str, str]  # look, layout and so on
    highest: int


def drawn(into: Path, material: Material) -> Figures:
    """By look, layout, size and set; the reliability of pieces and halves; what is sure and wrong."""
    from vision.photo import open_photo
    from vision.read import Reader

    reader = Reader.load()
    scored: list[tuple[dict[str, str], Score]] = []
    told_pieces: list[Told] = []
    told_halves: list[Told] = []
    said: list[str] = []
    for i, one in enumerate(photos(material.drawn)):
        reading = reader.read(open_photo(one.jpeg), SETS[f"double-{one.highest}"])
        found = verdicts(one.truth, reading)
        scored.append((one.names, score(one.truth, reading)))
        told_pieces += pieces(found)
        told_halves += halves(found)
        said.append(faults(f"{i} {' '.join(one.names.values())}", found))
    scores = [each for _, each in scored]
    sure, wrong = sum(s.sure for s in scores), sum(s.sure - s.sure_right for s in scores)
    bound = 100 * at_most(wrong, sure)
    worst = sorted(filter(None, said), key=lambda line: -line.count(";"))[:WORST]
    text = [
        *table(grouped(scored)),
        "",
        *lines("pieces", told_pieces),
        "",
        *lines("halves", told_halves),
        "",
        f"sure: {sure} pieces, {wrong} of them wrong; of all such, at most {bound:.2f} % (19 times of 20)",
        "",
        *worst,
    ]
    (into / "drawn.txt").write_text("\n".join(text) + "\n", "utf-8")
    return {
        "photos": len(scores),
        **percents(scores),
        "sure_pieces": sure,
        "sure_and_wrong": wrong,
        "sure_and_wrong_at_most_percent": round(bound, 2),
        "reliability": {
            name: {"apart": round(gap(told), 4), "bins": [asdict(one) for one in bins(told)]}
            for name, told in (("pieces", told_pieces), ("halves", told_halves))
        },
    }


def photos(count: int) -> Iterator[Drawn]:
    """The first so many of a list without end; each is drawn the same every time."""
    with ProcessPoolExecutor(os.cpu_count() or 1, multiprocessing.get_context("spawn")) as workers:
        yield from workers.map(one_photo, range(count))


def one_photo(number: int) -> Drawn:
    """The photo of that number: every layout in turn, with another look each time around."""
    import cv2

    cv2.setNumThreads(1)
    layouts = list(LAYOUTS)
    layout = layouts[number % len(layouts)]
    look = HELD_OUT[(number + number // len(layouts)) % len(HELD_OUT)]
    rng = np.random.default_rng([FIRST_SEED, number])
    size = list(SIZES)[int(rng.choice(len(SIZES), p=list(SIZES.values())))]
    highest = int(rng.choice(list(HIGHEST), p=list(HIGHEST.values())))
    hand = _hand(highest, int(rng.integers(5, 9 if layout in STANDING_LAYOUTS else 21)), rng)
    image, truth = draw_photo(hand, FIRST_SEED + number, size, look=look, layout=layout, hard=True)
    names = {
        "look": look,
        "layout": layout,
        "size": "640" if max(size) == 640 else "large",
        "set": str(highest),
    }
    jpeg = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 90])[1].tobytes()
    return Drawn(jpeg, true_photo(truth), names, highest)


def true_photo(truth: Truth) -> TruePhoto:
    """What was drawn, as it is scored."""
    pairs = list(zip(truth.halves[::2], truth.halves[1::2], strict=True))
    tiles = tuple(
        TrueTile(
            (a.pips, b.pips),
            (float(a.centre[0] + b.centre[0]) / 2, float(a.centre[1] + b.centre[1]) / 2),
            a.readable and b.readable,
        )
        for a, b in pairs
    )
    lengths = [2 * float(np.hypot(*a.partner)) for a, _ in pairs]
    return TruePhoto(tiles, float(np.median(lengths)) if lengths else 1.0)


def _hand(highest: int, count: int, rng: np.random.Generator) -> list[tuple[int, int]]:
    """Different tiles of a set."""
    box = [(a, b) for b in range(highest + 1) for a in range(b + 1)]
    return [box[int(i)] for i in rng.choice(len(box), min(count, len(box)), replace=False)]
