"""From the bytes of a picture to upright pixels, (h, w, 3) uint8 BGR, whatever is stored in it.

Everything here raises ValueError for a picture that does not decode, and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

from vision.hush import hush

Pixels = npt.NDArray[np.uint8]
Size = tuple[int, int]  # width, height

# after the transposing that EXIF's 5 to 8 ask for: the direction of rows and of columns
_FLIPS = {1: (1, 1), 2: (1, -1), 3: (-1, -1), 4: (-1, 1), 5: (1, 1), 6: (1, -1), 7: (-1, -1), 8: (-1, 1)}
_BAND = 256  # rows of a picture that become BGR at once
_REDUCED = {
    1: cv2.IMREAD_COLOR,
    2: cv2.IMREAD_REDUCED_COLOR_2,
    4: cv2.IMREAD_REDUCED_COLOR_4,
    8: cv2.IMREAD_REDUCED_COLOR_8,
}


def decode_jpeg(encoded: bytes, orientation: int, part: int) -> Pixels:
    """A JPEG at 1, 1/2, 1/4 or 1/8 of its size (`part` 1, 2, 4 or 8): the smaller, the faster."""
    return upright(_decoded(encoded, _REDUCED[part] | cv2.IMREAD_IGNORE_ORIENTATION), orientation)


def decode_other(encoded: bytes, orientation: int, most: int) -> tuple[Pixels, Size]:
    """PNG, WebP, TIFF or BMP, shrunk to `most` pixels; and its upright width and height before that.

    A see-through picture lies on white.
    """
    pixels = _normal(_decoded(encoded, cv2.IMREAD_UNCHANGED))
    height, width = pixels.shape[:2]
    size = (width, height) if orientation < 5 else (height, width)
    return upright(_shrunk(pixels, most), orientation), size


def decode_heic(encoded: bytes, most: int, allow: Callable[[int, int, float], None]) -> tuple[Pixels, Size]:
    """HEIC by pillow-heif, as `decode_other`.

    `allow(width, height, bytes a pixel that decoding holds)` may raise before it is decoded.

    HEIC says itself which way is up, and its library obeys; its EXIF is not asked.
    Raises ImportError where the library is not installed.
    """
    import pillow_heif  # an extra: families without iPhones need it not

    try:
        image = pillow_heif.open_heif(encoded, convert_hdr_to_8bit=True, bgr_mode=True)
        width, height = image.size
        deep, see_through = image.info.get("bit_depth", 8) > 8, image.mode.endswith("A")
    except Exception as error:  # whatever its codecs raise: no list of them is complete
        raise ValueError(str(error)) from None
    allow(width, height, 4.8 + 3 * deep + 5 * see_through)
    try:
        return _shrunk(_normal(np.asarray(image)), most), (width, height)
    except Exception as error:
        raise ValueError(str(error)) from None


def upright(pixels: npt.NDArray[Any], orientation: int) -> Pixels:
    """Stored pixels turned as the camera was held; `orientation` as in EXIF, 1 to 8."""
    turned = pixels.transpose(1, 0, 2) if orientation >= 5 else pixels
    rows, columns = _FLIPS[orientation]
    return np.ascontiguousarray(turned[::rows, ::columns])


def filled_up(pixels: Pixels, orientation: int) -> float:
    """The part of a JPEG's rows, as stored, that the decoder filled with grey as the file ended."""
    rows = pixels.transpose(1, 0, 2) if orientation >= 5 else pixels
    grey = (np.abs(rows.reshape(rows.shape[0], -1).astype(np.int16) - 128) <= 2).all(1)
    return float(grey.mean())


def _decoded(encoded: bytes, flags: int) -> npt.NDArray[Any]:
    try:
        with hush():
            decoded = cv2.imdecode(np.frombuffer(encoded, np.uint8), flags)
    except cv2.error as error:
        raise ValueError(str(error)) from None
    if decoded is None:
        raise ValueError("no codec could read it")
    return decoded


def _shrunk(pixels: Pixels, most: int) -> Pixels:
    """With `most` pixels at most."""
    height, width = pixels.shape[:2]
    shrink = (width * height / most) ** 0.5
    if shrink <= 1:
        return pixels
    size = (max(1, round(width / shrink)), max(1, round(height / shrink)))
    return np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)


def _normal(decoded: npt.NDArray[Any]) -> Pixels:
    """Grey, palette, 16 bits, see-through: all become (h, w, 3) uint8 on white."""
    if decoded.dtype not in (np.uint8, np.uint16):
        raise ValueError(f"pixels of type {decoded.dtype}")
    if decoded.dtype == np.uint8 and decoded.shape[2:] == (3,):
        return np.ascontiguousarray(decoded)
    pixels = np.empty((*decoded.shape[:2], 3), np.uint8)
    for top in range(0, len(decoded), _BAND):  # of a large picture no second one is held
        pixels[top : top + _BAND] = _normal_band(decoded[top : top + _BAND])
    return pixels


def _normal_band(band: npt.NDArray[Any]) -> npt.NDArray[Any]:
    if band.dtype == np.uint16:
        band = np.asarray(cv2.convertScaleAbs(band, alpha=1 / 257))
    if band.ndim == 2:
        return np.asarray(cv2.cvtColor(band, cv2.COLOR_GRAY2BGR))
    if band.shape[2] == 4:
        alpha = cv2.cvtColor(band[:, :, 3], cv2.COLOR_GRAY2BGR)
        shown = cv2.multiply(band[:, :, :3], alpha, scale=1 / 255)
        return np.asarray(cv2.add(shown, cv2.bitwise_not(alpha)))
    return band[:, :, :3]
