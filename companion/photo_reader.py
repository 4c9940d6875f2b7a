"""Reads photos beside the event loop: opened, looked at and made small in a worker thread."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from companion.flows.learning import Lesson
from companion.flows.own_set import OwnSet
from companion.learned import cut, prepare, read
from companion.ledger.state import Cut
from rules.pieces import PieceSet
from vision.photo import Photo, open_photo
from vision.reading import Corners, Reading

KEPT_SIDE_PX = 2000  # the photo is kept so large: enough to judge a pip, small enough for years of rounds
KEPT_QUALITY = 85
CLOSE_PX = (300, 170)  # a piece cut out to look at: width and height, the piece lying in it
AT_ONCE = 24  # exemplars that are looked at before photos that came in meanwhile get their turn
CLOSE_AROUND = 1.3  # how much of its surroundings is shown


@dataclass(frozen=True, slots=True)
class ReadPhoto:
    """A photo that was read: as it is kept, and what the reader saw in it."""

    jpeg: bytes  # upright, KEPT_SIDE_PX at most, without anything the camera noted
    reading: Reading


class PhotoReader:
    """One worker: OpenCV uses all cores for one photo, so two at once would only wait for each other."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="photo-reader")

    async def read(self, encoded: bytes, own: OwnSet) -> ReadPhoto:
        """Open, read and shrink a photo of pieces of that set. Raises vision.photo.PhotoError."""
        return await asyncio.get_running_loop().run_in_executor(self._worker, _read, encoded, own)

    async def prepare(self, own: OwnSet) -> None:
        """Look at what was learned of a set, so that its first photo need not wait for that.

        A little at a time: a photo that comes in meanwhile is read in between.
        """
        loop = asyncio.get_running_loop()
        while await loop.run_in_executor(self._worker, prepare, own, AT_ONCE):
            pass

    async def cut(
        self, path: Path, size_px: tuple[int, int], box: PieceSet, taught: Sequence[Lesson]
    ) -> list[Cut]:
        """What these pieces of a kept photo look like, half by half. Raises vision.photo.PhotoError.

        `size_px`: of the reading that the lessons are about, whose photo may have been larger.
        """
        return await asyncio.get_running_loop().run_in_executor(
            self._worker, _cut, path, size_px, box, taught
        )

    async def close_up(self, path: Path, size_px: tuple[int, int], corners_px: Corners) -> bytes:
        """One piece of a kept photo as a JPEG of CLOSE_PX, marks[0] left; b"" where the photo is gone.

        `size_px` and `corners_px` are those of the reading, whose photo may have been larger.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._worker, _close_up, path, size_px, corners_px)

    def close(self) -> None:
        """Finish the photo in work and take no more."""
        self._worker.shutdown(cancel_futures=True)


def _read(encoded: bytes, own: OwnSet) -> ReadPhoto:
    photo = open_photo(encoded)
    reading = read(photo, own)
    return ReadPhoto(_kept(photo), reading)


def _cut(path: Path, size_px: tuple[int, int], box: PieceSet, taught: Sequence[Lesson]) -> list[Cut]:
    photo = open_photo(path)
    return cut(photo, box, [lesson.scaled(photo.size_px[0] / size_px[0]) for lesson in taught])


def _kept(photo: Photo) -> bytes:
    photo = photo.sharper(max(photo.size_px) / KEPT_SIDE_PX)  # people look at more than the reader needs
    height, width = photo.pixels.shape[:2]
    shrink = min(1.0, KEPT_SIDE_PX / max(width, height))
    size = (max(1, round(width * shrink)), max(1, round(height * shrink)))
    pixels = cv2.resize(photo.pixels, size, interpolation=cv2.INTER_AREA)
    done, jpeg = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, KEPT_QUALITY])
    if not done:
        raise RuntimeError("OpenCV could not write a JPEG")
    return jpeg.tobytes()


def _close_up(path: Path, size_px: tuple[int, int], corners_px: Corners) -> bytes:
    photo = cv2.imread(str(path), cv2.IMREAD_COLOR)
    if photo is None:
        return b""
    corners = np.array(corners_px, np.float32) * (photo.shape[1] / size_px[0])
    lying = corners[[1, 2, 3, 0]]  # the first edge is the end with marks[0]: left, as the label says it
    across = float(np.linalg.norm(lying[1] - lying[0]))
    down = float(np.linalg.norm(lying[2] - lying[1]))
    width, height = CLOSE_PX
    scale = min(width / (across * CLOSE_AROUND), height / (down * CLOSE_AROUND))
    left, top = (width - across * scale) / 2, (height - down * scale) / 2
    right, bottom = width - left, height - top
    there = np.array([(left, top), (right, top), (right, bottom), (left, bottom)], np.float32)
    warp = cv2.getPerspectiveTransform(lying, there)
    view = cv2.warpPerspective(photo, warp, CLOSE_PX, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    done, jpeg = cv2.imencode(".jpg", view, [cv2.IMWRITE_JPEG_QUALITY, KEPT_QUALITY])
    return jpeg.tobytes() if done else b""
