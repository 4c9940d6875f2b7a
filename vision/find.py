"""Where the halves are: the finder over the photo at a few scales, its peaks, and the tiles they make."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import reduce
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from vision.decode import Pixels
from vision.halves import Floats, Halves, Tiles
from vision.pairs import first_come, merged, outside, pair, sane, thinned, within
from vision.thresholds import FindBy

STRIDE = 4  # px of the finder's input a cell of its maps
_VECTOR_PX = 64  # the finder's vectors are told in these
_LONE_BACK = 0.03  # of the photo's long side: how near two backs can be where no tile tells their size
_NEAR = 0.6  # powers of two from a pass that was done: another would see nothing new
_MOST_PEAKS = 600  # halves in one pass: a double-18 set has 380

Maps = npt.NDArray[np.float32]
Finder = Callable[[Any], Maps]  # (1, 3, h, w) float32 BGR / 255 -> (6, h / 4, w / 4), see README.md


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """All points in px of the pixels that were searched; the best come first."""

    tiles: Tiles
    maybe: Tiles  # seen weakly: to be looked at
    lone: Halves  # halves without a partner
    down: Floats  # (m, 3): x, y and score of tiles lying face down

    def scaled(self, xy: Floats) -> Found:
        """The same in a photo `xy` times as wide and high."""
        down = np.column_stack([self.down[:, :2] * xy, self.down[:, 2]])
        return Found(self.tiles.scaled(xy), self.maybe.scaled(xy), self.lone.scaled(xy), down)


def find(pixels: Pixels, finder: Finder, by: FindBy) -> Found:
    """Tiles in a photo, (h, w, 3) uint8 BGR.

    Every photo gets the passes of `first_megapixels`; where the tiles found are of a size that the finder
    sees less well, or none are found, one more at a scale that suits.
    """
    size = pixels.shape[0] * pixels.shape[1] / 1e6
    zooms = sorted({_allowed((m / size) ** 0.5, size, by) for m in by.first_megapixels})
    passes = [_one_pass(pixels, zoom, finder, by) for zoom in zooms]
    more = _suited(passes, zooms, size, by)
    if more is not None:
        passes.append(_one_pass(pixels, more, finder, by))
    return _joined(passes, max(pixels.shape[:2]), by)


def _allowed(zoom: float, megapixels: float, by: FindBy) -> float:
    return min(zoom, by.most_enlarged, float((by.most_megapixels / megapixels) ** 0.5))


def _suited(passes: list[Found], zooms: list[float], megapixels: float, by: FindBy) -> float | None:
    """The zoom of another pass, or None where the ones done saw the usual tile well."""
    tiles = merged(_sum(p.tiles for p in passes))
    if not len(tiles):
        zoom = _allowed(2 * max(zooms), megapixels, by)
    else:
        zoom = _allowed(by.best_half_px / float(np.median(tiles.half_px)), megapixels, by)
    near = min(abs(np.log2(zoom / z)) for z in zooms)
    return zoom if near > _NEAR else None


def _one_pass(pixels: Pixels, zoom: float, finder: Finder, by: FindBy) -> Found:
    height, width = pixels.shape[:2]
    # the network wants multiples of 32: the width is made one, the height is continued to one
    seen_w = max(1, round(width * zoom / 32)) * 32
    seen_h = max(1, round(height * seen_w / width))
    how = cv2.INTER_AREA if zoom < 1 else cv2.INTER_LINEAR
    seen = cv2.resize(pixels, (seen_w, seen_h), interpolation=how)
    seen = cv2.copyMakeBorder(seen, 0, -seen_h % 32, 0, 0, cv2.BORDER_REPLICATE)
    maps = finder(cv2.dnn.blobFromImage(seen, 1 / 255))
    back = np.array([width / seen_w, height / seen_h])
    halves = thinned(sane(peaks(maps[:5], by.maybe)), by)
    small, large = by.half_px
    halves = halves[(halves.px > small / 1.5) & (halves.px < large * 1.5)].scaled(back)
    strong = halves[halves.scores >= by.peak]
    tiles, lone = pair(strong, by)
    weak_tiles, _ = pair(outside(halves, tiles), by)
    down = _tops(maps[5], by.down)
    return Found(tiles, weak_tiles, lone, np.column_stack([down[:, :2] * back, down[:, 2]]))


def peaks(maps: Maps, least: float) -> Halves:
    """Halves at the peaks of the first map, (5, h, w), that reach `least`; px of the finder's input.

    The place is finer than a cell: each peak is taken for a bell, whose top three heights tell. Vectors are
    averaged over the peak's 3 x 3 cells by height.
    """
    tops = _tops(maps[0], least)
    if not len(tops):
        return Halves.none()
    heat = np.pad(_sigmoid(maps[0]).astype(np.float64), 1, constant_values=1e-4)
    vectors = np.pad(maps[1:5], ((0, 0), (1, 1), (1, 1)))
    x, y = (tops[:, :2] / STRIDE).astype(int).T + 1
    steps = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
    weights = np.stack([heat[y + dy, x + dx] for dy, dx in steps], 1)
    weights /= weights.sum(1, keepdims=True)
    around = np.stack([vectors[:, y + dy, x + dx].T for dy, dx in steps], 1)  # (n, 9, 4)
    mean = (around * weights[:, :, None]).sum(1) * _VECTOR_PX
    shift = np.stack(
        [_top(heat[y, x - 1], heat[y, x], heat[y, x + 1]), _top(heat[y - 1, x], heat[y, x], heat[y + 1, x])],
        1,
    )
    return Halves(tops[:, :2] + shift * STRIDE, mean[:, :2], mean[:, 2:], tops[:, 2])


def _top(before: Floats, here: Floats, behind: Floats) -> Floats:
    """Where the top of a bell lies, -0.5 to 0.5 cells from `here`, by the heights at three cells."""
    low, mid, high = np.log(before), np.log(here), np.log(behind)
    return np.asarray(np.clip((high - low) / np.maximum(2 * (2 * mid - low - high), 1e-6), -0.5, 0.5))


def _tops(logits: Maps, least: float) -> Floats:
    """(n, 3) x, y (input px, middle of the cell) and height of the peaks of one map, highest first."""
    heat = _sigmoid(logits)
    y, x = np.nonzero((heat >= least) & (heat == cv2.dilate(heat, np.ones((3, 3), np.uint8))))
    best = np.argsort(-heat[y, x], kind="stable")[:_MOST_PEAKS]
    return np.column_stack([(x[best] + 0.5) * STRIDE, (y[best] + 0.5) * STRIDE, heat[y[best], x[best]]])


def _sigmoid(logits: Maps) -> Maps:
    return np.asarray(1 / (1 + np.exp(-np.clip(logits, -30, 30))), np.float32)


def _sum(parts: Iterable[Tiles]) -> Tiles:
    return reduce(operator.add, parts, Tiles.none())


def _joined(passes: list[Found], size_px: int, by: FindBy) -> Found:
    """One answer from all passes over a photo whose long side is `size_px`."""
    tiles = merged(_sum(p.tiles for p in passes))
    maybe = merged(_sum(p.maybe for p in passes))
    known = within(maybe.centres.reshape(-1, 2), tiles, 0.9).any(0)
    maybe = maybe[np.asarray(~np.asarray(known, bool).reshape(-1, 2).any(1), bool)]
    every_lone = reduce(operator.add, (p.lone for p in passes), Halves.none())
    lone = thinned(outside(every_lone, tiles + maybe), by)
    usual = float(np.median(tiles.half_px)) if len(tiles) else _LONE_BACK * size_px
    down = _far_apart(np.concatenate([p.down for p in passes]), usual)
    return Found(tiles, maybe[: by.most_doubtful], lone[: by.most_doubtful], down)


def _far_apart(points: Floats, apart: float) -> Floats:
    """The highest of points, (m, 3), that lie nearer to each other than `apart`."""
    between = np.linalg.norm(points[:, None, :2] - points[None, :, :2], axis=2)
    return points[first_come(-points[:, 2], between < apart)]
