"""Reads photos beside the event loop: opened, looked at and made small in a worker thread."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import cv2

from rules.pieces import Family, PieceSet
from vision.photo import Photo, open_photo
from vision.read import read_photo
from vision.reading import Reading

KEPT_SIDE_PX = 2000  # the photo is kept so large: enough to judge a pip, small enough for years of rounds
KEPT_QUALITY = 85


@dataclass(frozen=True, slots=True)
class ReadPhoto:
    """A photo that was read: as it is kept, and what the reader saw in it."""

    jpeg: bytes  # upright, KEPT_SIDE_PX at most, without anything the camera noted
    reading: Reading


class PhotoReader:
    """One worker: OpenCV uses all cores for one photo, so two at once would only wait for each other."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="photo-reader")

    async def read(self, encoded: bytes, box: PieceSet) -> ReadPhoto:
        """Open, read and shrink a photo. Raises vision.photo.PhotoError."""
        return await asyncio.get_running_loop().run_in_executor(self._worker, _read, encoded, box)

    def close(self) -> None:
        """Finish the photo in work and take no more."""
        self._worker.shutdown(cancel_futures=True)


def reads(box: PieceSet) -> bool:
    """Whether pieces of this set are read from photos."""
    return box.family is Family.PIPS


def _read(encoded: bytes, box: PieceSet) -> ReadPhoto:
    photo = open_photo(encoded)
    return ReadPhoto(_kept(photo), read_photo(photo, box))


def _kept(photo: Photo) -> bytes:
    height, width = photo.pixels.shape[:2]
    shrink = min(1.0, KEPT_SIDE_PX / max(width, height))
    size = (max(1, round(width * shrink)), max(1, round(height * shrink)))
    pixels = cv2.resize(photo.pixels, size, interpolation=cv2.INTER_AREA)
    done, jpeg = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, KEPT_QUALITY])
    if not done:
        raise RuntimeError("OpenCV could not write a JPEG")
    return jpeg.tobytes()
