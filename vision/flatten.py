"""Halves of tiles cut out of the photo, upright and square, for the reader of halves.

Training cuts its crops here too, so that the reader sees at the table what it saw at school.
Points are photo px with the corner of the photo at (0, 0): the middle of its first pixel is (0.5, 0.5),
so that a point moves to another scale of the photo by one multiplication.
"""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

MARGIN = 0.08  # of the half's side, on every edge: neighbours and the rim tell where the half ends
_REACH = 1 + 2 * MARGIN
_MOST_SAMPLES = 4  # samples a crop pixel and axis; past that, tilt is so steep that nothing is left to read
_FAR = 1e6  # px: farther out there is only the photo's edge, repeated

Points = npt.NDArray[np.floating]
Pixels = npt.NDArray[np.uint8]


class Pyramid:
    """A photo, (h, w, 3) uint8, and the same halved again and again, each when first asked for."""

    def __init__(self, photo: Pixels) -> None:
        self._levels = [photo]

    def level(self, halvings: int) -> tuple[Pixels, int]:
        """The photo halved so often, and how many of its px make one there; small ones stop earlier."""
        while len(self._levels) <= halvings and min(self._levels[-1].shape[:2]) >= 2:
            last = self._levels[-1]
            size = (last.shape[1] // 2, last.shape[0] // 2)
            even = last[: 2 * size[1], : 2 * size[0]]  # whole blocks, so that the shrinking is exact
            self._levels.append(np.asarray(cv2.resize(even, size, interpolation=cv2.INTER_AREA), np.uint8))
        at = min(halvings, len(self._levels) - 1)
        return self._levels[at], 2**at


def flatten(photo: Pixels | Pyramid, centres: Points, partners: Points, sides: Points, size: int) -> Pixels:
    """One upright crop a half, (n, size, size, 3) uint8; n may be 0.

    photo     (h, w, 3) uint8, at least one pixel; a Pyramid of it where crops are cut more than once
    centres   (n, 2) the middle of each half, photo px
    partners  (n, 2) from there to the middle of the partner half: up in the crop
    sides     (n, 2) from there to the middle of the long side at the right of that, half a half away

    The half spans half a partner vector up and down and a side vector left and right; MARGIN is added
    on every edge. What lies outside the photo repeats its edge. All points must be finite.
    """
    crops = np.empty((len(centres), size, size, 3), np.uint8)
    if not len(centres):
        return crops
    pyramid = photo if isinstance(photo, Pyramid) else Pyramid(photo)
    to_photo = crops_to_photo(centres, partners, sides, size)
    # The photo is shrunk until the finer axis steps 1 to 2 px, which keeps it sharp; the coarser axis, which
    # tilt makes longer, is sampled more often and averaged, so that neither aliases.
    steps = np.hypot(to_photo[:, 0, :2], to_photo[:, 1, :2])
    halvings = np.floor(np.log2(np.maximum(steps.min(1), 1))).astype(int)
    levels = [pyramid.level(often) for often in halvings.tolist()]
    scales = np.array([scale for _, scale in levels], np.float64)
    samples = np.clip(np.ceil(steps.max(1) / scales - 0.25), 1, _MOST_SAMPLES)
    at_level = to_photo / scales[:, None, None]
    regions = _regions(np.array([level.shape[1::-1] for level, _ in levels]), at_level, size)
    fine = at_level / np.stack([samples, samples, np.ones(len(samples))], 1)[:, None]
    # OpenCV counts from the middle of the first pixel
    fine[:, :, 2] += (fine[:, :, 0] + fine[:, :, 1]) / 2 - (regions[:, :2] + 0.5)
    each = zip(levels, regions.tolist(), fine, samples.astype(int).tolist(), crops, strict=True)
    for (level, _), (left, top, right, foot), matrix, often, crop in each:
        _cut(level[top:foot, left:right], matrix, crop, often)
    return crops


def crop_to_photo(centre: Points, partner: Points, side: Points, size: int) -> npt.NDArray[np.float64]:
    """The (2, 3) matrix that takes a point of a crop (px, corner at 0, 0) to the photo."""
    return np.asarray(crops_to_photo(centre[None], partner[None], side[None], size)[0])


def crops_to_photo(centres: Points, partners: Points, sides: Points, size: int) -> npt.NDArray[np.float64]:
    """(n, 2, 3) such matrices."""
    right = np.asarray(sides, np.float64) * _REACH
    down = np.asarray(partners, np.float64) * (-_REACH / 2)
    corner = np.clip(np.asarray(centres, np.float64) - right - down, -_FAR, _FAR)
    return np.stack([2 * right / size, 2 * down / size, corner], axis=2)


def _cut(region: Pixels, to_region: npt.NDArray[np.float64], crop: Pixels, samples: int) -> None:
    """Fill one crop from a part of a photo of about its scale; `to_region` takes its samples there."""
    size = len(crop)
    cut = cv2.warpAffine(
        region,
        to_region,
        (size * samples, size * samples),
        dst=crop if samples == 1 else None,
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_REPLICATE,
    )
    if samples > 1:
        cv2.resize(cut, (size, size), dst=crop, interpolation=cv2.INTER_AREA)


def _regions(
    photos_wh: npt.NDArray[np.intp], to_photo: npt.NDArray[np.float64], size: int
) -> npt.NDArray[np.intp]:
    """(n, 4) the parts of photos, (n, 2) wide and high, under crops: left, top, right and foot.

    OpenCV warps none of more than 32,767 px a side.
    """
    low = to_photo[:, :, 2] + size * np.minimum(to_photo[:, :, :2], 0).sum(2) - 2
    high = to_photo[:, :, 2] + size * np.maximum(to_photo[:, :, :2], 0).sum(2) + 3
    low = np.trunc(np.clip(low, 0, photos_wh - 1))
    high = np.maximum(low + 1, np.trunc(np.clip(high, 0, photos_wh)))
    return np.concatenate([low, high], axis=1).astype(np.intp)
