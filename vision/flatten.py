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

Points = npt.NDArray[np.floating]
Photo = npt.NDArray[np.uint8]


def flatten(photo: Photo, centres: Points, partners: Points, sides: Points, size: int) -> Photo:
    """One upright crop a half, (n, size, size, 3) uint8; n may be 0.

    photo     (h, w, 3) uint8, at least one pixel
    centres   (n, 2) the middle of each half, photo px
    partners  (n, 2) from there to the middle of the partner half: up in the crop
    sides     (n, 2) from there to the middle of the long side at the right of that, half a half away

    The half spans half a partner vector up and down and a side vector left and right; MARGIN is added
    on every edge. What lies outside the photo repeats its edge. All points must be finite.
    """
    crops = np.empty((len(centres), size, size, 3), np.uint8)
    for i in range(len(centres)):
        crops[i] = _cut(photo, centres[i], partners[i], sides[i], size)
    return crops


def crop_to_photo(centre: Points, partner: Points, side: Points, size: int) -> npt.NDArray[np.float64]:
    """The (2, 3) matrix that takes a point of a crop (px, corner at 0, 0) to the photo."""
    right = np.asarray(side, np.float64) * _REACH
    down = np.asarray(partner, np.float64) * (-_REACH / 2)
    return np.column_stack([2 * right / size, 2 * down / size, np.asarray(centre, np.float64) - right - down])


def _cut(photo: Photo, centre: Points, partner: Points, side: Points, size: int) -> Photo:
    """One crop. The part of the photo around it is shrunk first, then sampled, then averaged.

    Shrinking by whole numbers until the finer axis steps 1 to 2 px keeps it sharp; the coarser axis,
    which tilt makes longer, is sampled more often and averaged, so that neither aliases.
    """
    to_photo = crop_to_photo(centre, partner, side, size)
    steps = np.hypot(to_photo[0, :2], to_photo[1, :2])
    shrink = max(1, int(steps.min()))
    samples = int(np.clip(np.ceil(steps.max() / shrink - 0.25), 1, _MOST_SAMPLES))
    region, origin, scale = _shrunk_region(photo, to_photo, size, shrink)
    fine = to_photo / [samples, samples, 1]
    fine[:, 2] -= origin
    fine /= scale[:, None]
    fine[:, 2] += (fine[:, 0] + fine[:, 1]) / 2 - 0.5  # OpenCV counts from the middle of the first pixel
    crop = cv2.warpAffine(
        region,
        fine,
        (size * samples, size * samples),
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_REPLICATE,
    )
    if samples > 1:
        crop = cv2.resize(crop, (size, size), interpolation=cv2.INTER_AREA)
    return np.asarray(crop, np.uint8)


def _shrunk_region(
    photo: Photo, to_photo: npt.NDArray[np.float64], size: int, shrink: int
) -> tuple[Photo, npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """The part of the photo under the crop, shrunk; its corner and its scale (x, y) in photo px."""
    photo_wh = np.array([photo.shape[1], photo.shape[0]])
    corners = to_photo @ np.array([[0, size, size, 0], [0, 0, size, size], [1, 1, 1, 1]], np.float64)
    low = np.clip(np.floor(corners.min(1)) - 2 * shrink, 0, photo_wh - 1).astype(int)
    high = np.clip(np.ceil(corners.max(1)) + 2 * shrink, low + 1, photo_wh).astype(int)
    small_wh = np.maximum((high - low) // shrink, 1)
    high = np.minimum(low + small_wh * shrink, high)  # whole blocks, so that the shrinking is exact
    region = photo[low[1] : high[1], low[0] : high[0]]
    if shrink > 1:
        region = np.asarray(
            cv2.resize(region, (int(small_wh[0]), int(small_wh[1])), interpolation=cv2.INTER_AREA), np.uint8
        )
    return region, low.astype(np.float64), (high - low) / small_wh
