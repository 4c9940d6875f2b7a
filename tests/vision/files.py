"""Picture files made byte by byte: the kinds that libraries write, and those that nobody should."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np
from PIL import Image

Field = tuple[int, int, int]  # of a TIFF: tag, kind (1 byte, 3 short, 4 long), value


def saved(picture: Image.Image, kind: str, **options: Any) -> bytes:
    file = io.BytesIO()
    picture.save(file, kind, **options)
    return file.getvalue()


def noise(width: int, height: int, grain: int = 40) -> np.ndarray:
    """(height, width, 3) uint8: soft blobs that compress as a photo does."""
    seeds = np.random.default_rng(1).integers(0, 256, (height // grain + 2, width // grain + 2, 3), np.uint8)
    return np.asarray(cv2.resize(seeds, (width, height), interpolation=cv2.INTER_CUBIC), np.uint8)


def jpeg(pixels: np.ndarray, **options: int) -> bytes:
    """By OpenCV; options are the ends of its IMWRITE_JPEG_ names."""
    asked = [n for name, value in options.items() for n in (getattr(cv2, f"IMWRITE_JPEG_{name}"), value)]
    return cv2.imencode(".jpg", pixels, asked)[1].tobytes()


def segment(marker: int, body: bytes) -> bytes:
    """Of a JPEG."""
    return bytes([0xFF, marker]) + struct.pack(">H", len(body) + 2) + body


def with_exif(encoded: bytes, exif: bytes) -> bytes:
    """A JPEG with this for its EXIF block."""
    return encoded[:2] + segment(0xE1, b"Exif\0\0" + exif) + encoded[2:]


def frame_of(encoded: bytes) -> tuple[int, int]:
    """Where a JPEG's frame header (its size) starts and ends."""
    at = next(encoded.index(mark) for mark in (b"\xff\xc0", b"\xff\xc2") if mark in encoded)
    return at, at + 2 + int.from_bytes(encoded[at + 2 : at + 4], "big")


def claiming(encoded: bytes, width: int, height: int) -> bytes:
    """The same JPEG, that says it is that large."""
    at, _ = frame_of(encoded)
    return encoded[: at + 5] + struct.pack(">HH", height, width) + encoded[at + 9 :]


def png_chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def png(width: int, height: int, bits: int, colours: int, row: bytes) -> bytes:
    """Every row the same; colours: 0 grey, 2 RGB, 4 grey and alpha, 6 RGBA."""
    packer = zlib.compressobj(1)
    body = b"".join(packer.compress(b"\0" + row) for _ in range(height)) + packer.flush()
    shape = struct.pack(">IIBBBBB", width, height, bits, colours, 0, 0, 0)
    chunks = ((b"IHDR", shape), (b"IDAT", body), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(png_chunk(*chunk) for chunk in chunks)


def riff(*chunks: tuple[bytes, bytes]) -> bytes:
    """A WebP of these chunks."""
    body = b"".join(name + struct.pack("<I", len(b)) + b + b"\0" * (len(b) % 2) for name, b in chunks)
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def uint24(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def animation(canvas: tuple[int, int], frame: tuple[int, int], still: bytes) -> bytes:
    """An animated WebP whose one frame says it is `frame` large; `still`: a plain WebP."""
    shape = b"\x02\0\0\0" + uint24(canvas[0] - 1) + uint24(canvas[1] - 1)
    place = bytes(6) + uint24(frame[0] - 1) + uint24(frame[1] - 1) + uint24(100) + b"\0"
    return riff((b"VP8X", shape), (b"ANIM", bytes(6)), (b"ANMF", place + still[12:]))


def tiff(fields: Sequence[Field], body: bytes, at: int = 400) -> bytes:
    """A little-endian TIFF of exactly these fields, `body` standing at byte `at`."""
    sizes = {1: "<HHIBxxx", 3: "<HHIHxx", 4: "<HHII"}
    packed = b"".join(struct.pack(sizes.get(kind, "<HHII"), tag, kind, 1, n) for tag, kind, n in fields)
    start = b"II*\0" + struct.pack("<IH", 8, len(fields)) + packed + bytes(4)
    return start + bytes(at - len(start)) + body


def grey_tiff(width: int, height: int, bits: int = 8, before: Sequence[Field] = ()) -> bytes:
    """All black, packed; `before`: fields that come first."""
    body = zlib.compress(bytes(width * height * bits // 8), 1)
    shape = [(256, 4, width), (257, 4, height), (258, 3, bits), (259, 3, 8), (262, 3, 1)]
    place = [(273, 4, 400), (277, 3, 1), (278, 4, height), (279, 4, len(body))]
    return tiff([*before, *shape, *place], body)


def bmp(width: int, height: int, bits: int, body: bytes, *, packing: int = 0, palette: bytes = b"") -> bytes:
    """A BMP with the usual header; packing: 0 none, 1 runs of 8 bits."""
    start = 54 + len(palette)
    shape = struct.pack("<IiiHHIIiiII", 40, width, height, 1, bits, packing, len(body), 0, 0, 0, 0)
    return b"BM" + struct.pack("<IHHI", start + len(body), 0, 0, start) + shape + palette + body
