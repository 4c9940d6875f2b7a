"""Where the halves are: the finder over the photo at one scale or more, and the tiles that its peaks make."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import reduce
from typing import Any

import cv2
import numpy as np

from vision.decode import Pixels
from vision.flatten import Pyramid
from vision.halves import Floats, Halves, Tiles
from vision.pairs import first_come, merged, outside, pair, sane, thinned, within
from vision.peaks import Maps, halves_at_peaks, points_at_peaks, spread
from vision.photo import Photo
from vision.thresholds import FindBy

_LONE_BACK = 0.03  # of the photo's long side: how near two backs can be where no tile tells their size
_NEAR_ENOUGH = 1.0  # powers of two from the best size of halves: so near, a pass tells backs
_NEAR = 0.4  # powers of two from a pass of the fine finder: another would see nothing new
_MOST_PASSES = 4
_IN_VAIN = (1.0, 0.4, 2.5)  # where the first pass finds no tile: further ones, of its zoom

Finder = Callable[
    [Any], Maps
]  # (1, 3, h, w) float32 BGR / 255 -> (1, 24, h / 8, w / 8) or (1, 6, h / 4, w / 4), see README.md

Joined = Callable[[Halves, FindBy], tuple[Tiles, Halves]]  # pieces from halves, and the halves left over


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """All points in px of the whole photo; the best come first."""

    tiles: Tiles
    maybe: Tiles  # seen weakly: to be looked at
    lone: Halves  # halves without a partner
    down: Floats  # (m, 3): x, y and score of tiles lying face down


def find(photo: Photo, quick: Finder, fine: Finder, by: FindBy, joined: Joined = pair) -> tuple[Photo, Found]:
    """Tiles in a photo, and the photo as it is held now: sharper where a pass needed more of it.

    One pass of the quick finder over `first_megapixels` is enough for most photos. Where it finds none, or
    the tiles are of a size that it sees less well, or what it saw leaves doubts, the fine one looks too, at
    scales that suit. `joined` tells which halves make a piece.
    """
    megapixels = photo.size_px[0] * photo.size_px[1] / 1e6
    most = min(by.most_enlarged, float((by.most_megapixels / megapixels) ** 0.5))
    zoom: float | None = min(float((by.first_megapixels / megapixels) ** 0.5), most)
    zooms: list[float] = []
    passes: list[Found] = []
    tiles, _ = joined(Halves.none(), by)
    while zoom is not None:
        photo = photo.sharper(1 / zoom)
        passes.append(_one_pass(photo, zoom, fine if passes else quick, by, joined))
        zooms.append(zoom)
        tiles = merged(tiles + passes[-1].tiles)
        zoom = _next_zoom(photo, tiles, passes, zooms, most, by) if len(zooms) < _MOST_PASSES else None
    return photo, _joined(tiles, passes, zooms, max(photo.size_px), by)


def _next_zoom(
    photo: Photo, tiles: Tiles, passes: list[Found], zooms: list[float], most: float, by: FindBy
) -> float | None:
    """The zoom (px of a finder's input for one of the photo) of another pass; None if none is needed."""
    sizes = np.sort(tiles.half_px if len(tiles) else np.concatenate([p.lone.px for p in passes]))
    options = [] if len(tiles) else [zooms[0] * factor for factor in _IN_VAIN]
    if len(sizes):
        unsuited = _unsuited(sizes, zooms, by)
        if unsuited is None and len(passes) == 1 and _leaves_doubts(passes[0], photo, by):
            unsuited = float(sizes[len(sizes) // 2])
        options = options if unsuited is None else [by.best_half_px / unsuited, *options]
    finely = zooms if by.first_is_fine else zooms[1:]
    for option in options:
        zoom = min(option, most)
        if all(abs(np.log2(zoom / done)) > _NEAR for done in finely):
            return zoom
    return None


def _unsuited(sizes: Floats, zooms: list[float], by: FindBy) -> float | None:
    """The size of the usual half, or of the smallest or the largest, if it was not seen well; else None.

    `sizes`, (n,) photo px, sorted.
    """
    for share in (0.5, 0.1, 0.9):
        half_px = float(sizes[int(share * len(sizes))])
        if not any(by.small_half_px <= half_px * zoom <= by.large_half_px for zoom in zooms):
            return half_px
    return None


def _leaves_doubts(found: Found, photo: Photo, by: FindBy) -> bool:
    """Whether a pass saw halves that another one may explain."""
    inside = found.lone.centres + found.lone.partners * 1.3
    lone = ((inside >= 0) & (inside <= np.array(photo.size_px))).all(1)
    weak = (found.tiles.scores < by.clear) | (found.tiles.misfits > by.misfit / 2)
    return bool(len(found.maybe) or lone.any() or weak.any())


def _one_pass(photo: Photo, zoom: float, finder: Finder, by: FindBy, joined: Joined) -> Found:
    photo_wh = np.array(photo.size_px)
    # the network wants multiples of 32: the width is made one, the height is continued to one
    seen_w = max(1, round(photo.size_px[0] * zoom / 32)) * 32
    seen_h = max(1, round(photo.size_px[1] * seen_w / photo.size_px[0]))
    maps = spread(finder(_input(photo.pixels, seen_w, seen_h))[0])
    to_photo = photo_wh / (seen_w, seen_h)
    halves = thinned(sane(halves_at_peaks(maps[:5], by.maybe)), by)
    small, large = by.half_px
    halves = halves[(halves.px > small / 1.5) & (halves.px < large * 1.5)].scaled(to_photo)
    tiles, lone = joined(halves[halves.scores >= by.peak], by)
    weak = outside(halves, tiles) if len(halves) > tiles.halves * len(tiles) else Halves.none()
    weak_tiles, _ = joined(weak, by)
    down = points_at_peaks(maps[5], by.down)
    return Found(tiles, weak_tiles, lone, np.column_stack([down[:, :2] * to_photo, down[:, 2]]))


def _input(pixels: Pixels, width: int, height: int) -> Maps:
    """(1, 3, height made a multiple of 32, width) float32 BGR / 255; the last row is repeated below."""
    halvings = int(np.log2(max(1.0, min(pixels.shape[1] / width, pixels.shape[0] / height))))
    pixels = Pyramid(pixels).level(halvings)[0]  # halving is fast; averaging by other factors is not
    if (pixels.shape[1], pixels.shape[0]) != (width, height):
        pixels = np.asarray(cv2.resize(pixels, (width, height), interpolation=cv2.INTER_LINEAR), np.uint8)
    if height % 32:
        pixels = np.asarray(cv2.copyMakeBorder(pixels, 0, -height % 32, 0, 0, cv2.BORDER_REPLICATE), np.uint8)
    planes = np.empty((1, 3, *pixels.shape[:2]), np.float32)
    for plane, colour in zip(planes[0], cv2.split(pixels), strict=True):  # ten times as fast as blobFromImage
        np.multiply(colour, np.float32(1 / 255), out=plane)
    return planes


def _sum(parts: Iterable[Tiles]) -> Tiles:
    return reduce(operator.add, parts)


def _joined(tiles: Tiles, passes: list[Found], zooms: list[float], size_px: int, by: FindBy) -> Found:
    """One answer from all passes over a photo (long side `size_px`) and the tiles merged from them."""
    maybe = _sum(p.maybe for p in passes)
    if len(maybe):
        maybe = merged(maybe)
        known = np.asarray(within(maybe.centres.reshape(-1, 2), tiles, 0.9).any(0), bool)
        maybe = maybe[np.asarray(~known.reshape(len(maybe), maybe.halves).any(1), bool)]
    lone = reduce(operator.add, (p.lone for p in passes), Halves.none())
    if len(lone):
        lone = thinned(outside(lone, tiles), by)
    down = np.concatenate([p.down for p in _showing_well(tiles, passes, zooms, by)])
    if len(down):
        usual = float(np.median(tiles.half_px)) if len(tiles) else _LONE_BACK * size_px
        down = _far_apart(down, usual)
    return Found(tiles, maybe[: by.most_doubtful], lone[: by.most_doubtful], down)


def _showing_well(tiles: Tiles, passes: list[Found], zooms: list[float], by: FindBy) -> list[Found]:
    """The passes whose backs count: at other scales printed things are taken for backs."""
    if not len(tiles):
        return passes
    off = np.abs(np.log2(np.median(tiles.half_px) * np.array(zooms) / by.best_half_px))
    return [one for one, far in zip(passes, off, strict=True) if far <= max(_NEAR_ENOUGH, off.min())]


def _far_apart(points: Floats, apart: float) -> Floats:
    """The highest of points, (m, 3), that lie nearer to each other than `apart`."""
    between = np.linalg.norm(points[:, None, :2] - points[None, :, :2], axis=2)
    return points[first_come(-points[:, 2], between < apart)]
