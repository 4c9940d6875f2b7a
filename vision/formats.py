"""What a picture file says about itself in its first bytes: format, size, which way is up.

Nothing is decoded here: a photo that lies about its size or is far too large is turned away first. So this
reads as decoders do: where a file says a thing twice, the one that they believe counts.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass

from vision.tags import exif_orientation, tiff_orientation, tiff_tags

_HEIC = (b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1")
_MOST_PARTS = 10_000  # segments or chunks of one file; a photo has some dozens
_MARKER = re.compile(rb"\xff[^\x00\xff]")  # of a JPEG; decoders skip whatever else lies between segments
_BGR = 3  # bytes a pixel of what is kept in the end
_IN_SCANS = (0xC2, 0xC6, 0xCA, 0xCE)  # progressive JPEGs
_BMP_HEADERS = (12, 40, 52, 56, 64, 108, 124)  # their sizes tell them apart
_MOST_BITS, _MOST_SAMPLES = 16, 5  # of a TIFF's pixel; measuring instruments have more


@dataclass(frozen=True, slots=True)
class Header:
    """What the file claims. Width and height are as stored, before turning; 0 where it does not tell."""

    format: str  # jpeg, png, webp, tiff, bmp or heic
    width: int = 0  # of HEIC: those of the largest picture within
    height: int = 0
    orientation: int = 1
    first_frame: bytes | None = None  # of an animated WebP: a still WebP of its own
    held: float = 4 + _BGR  # bytes a pixel that decoding holds at once
    scans: int = 1  # how often a decoder goes over all pixels


def header(encoded: bytes) -> Header | None:
    """The header of a picture file, or None where it is in none of the formats above."""
    for mark, read in _READERS:
        if encoded[: len(mark)] == mark:
            try:
                return read(encoded)
            except (struct.error, IndexError):
                return Header(read.__name__.removeprefix("_"))  # it ends in the middle of its header
    if encoded[4:8] == b"ftyp" and encoded[8:12] in _HEIC:
        return _heic(encoded)
    return None


def _jpeg(encoded: bytes) -> Header:
    width = height = 0
    orientation = scans = 1
    held = 0.0
    frame = encoded[:0]
    at = 2
    for _ in range(_MOST_PARTS):
        found = _MARKER.search(encoded, at)
        if found is None:
            break
        at, marker = found.start(), encoded[found.end() - 1]
        if marker == 0xD9:
            break
        if marker == 0xDA:  # the picture itself starts
            # a JPEG that comes in several scans is held whole; others come line by line, reduced
            if frame and (frame[1] in _IN_SCANS or encoded[at + 4] < frame[9]):
                scans, held = encoded.count(b"\xff\xda", at), _coefficients(frame) + _BGR / 4
            break
        if marker == 0x01 or 0xD0 <= marker <= 0xD8:  # these have no length
            at += 2
            continue
        (length,) = struct.unpack_from(">H", encoded, at + 2)
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            frame = encoded[at : at + 2 + length]
            height, width = struct.unpack_from(">HH", frame, 5)
        elif marker == 0xE1 and encoded[at + 4 : at + 10] == b"Exif\0\0":
            orientation = exif_orientation(encoded[at + 10 : at + 2 + length])
        at += 2 + length
    return Header("jpeg", width, height, orientation, held=held, scans=scans)


def _coefficients(frame: bytes) -> float:
    """Bytes a pixel of what a decoder remembers between scans: two for each sample of each colour."""
    across = [byte >> 4 for byte in frame[11::3]]
    down = [byte & 15 for byte in frame[11::3]]
    samples = sum(x * y for x, y in zip(across, down, strict=True))
    return 2 * samples / max(1, max(across, default=1) * max(down, default=1))


def _png(encoded: bytes) -> Header:
    width, height = struct.unpack_from(">II", encoded, 16)
    deep = encoded[24] > 8
    orientation = 1
    at = 8
    for _ in range(_MOST_PARTS):
        if at + 8 > len(encoded):
            break
        (length,) = struct.unpack_from(">I", encoded, at)
        if encoded[at + 4 : at + 8] == b"eXIf":
            orientation = exif_orientation(encoded[at + 8 : at + 8 + length])
            break
        at += 12 + length
    return Header("png", width, height, orientation, held=(8 if deep else 4) + _BGR)


def _webp(encoded: bytes) -> Header | None:
    if encoded[8:12] != b"WEBP":
        return None  # another RIFF file: sound or film
    width = height = 0
    orientation = 1
    frame = None
    at = 12
    for _ in range(_MOST_PARTS):
        if at + 8 > len(encoded):
            break
        name, length = struct.unpack_from("<4sI", encoded, at)
        at += 8
        if name == b"VP8X" and not width:
            width, height = _uint24(encoded, at + 4) + 1, _uint24(encoded, at + 7) + 1
        elif name == b"VP8 " and not width:
            width, height = (side & 0x3FFF for side in struct.unpack_from("<HH", encoded, at + 6))
        elif name == b"VP8L" and not width:
            (bits,) = struct.unpack_from("<I", encoded, at + 1)
            width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        elif name == b"EXIF":
            orientation = exif_orientation(encoded[at : at + length].removeprefix(b"Exif\0\0"))
        elif name == b"ANMF" and frame is None:
            width, height = _uint24(encoded, at + 6) + 1, _uint24(encoded, at + 9) + 1
            frame = _still(encoded[at : at + length])
        at += length + length % 2
    return Header("webp", width, height, orientation, frame)


def _still(frame: bytes) -> bytes:
    """One frame of an animated WebP as a WebP of its own, since OpenCV before 5 reads no animation."""
    alpha = b"\x10" if frame[16:20] == b"ALPH" else b"\0"
    shape = b"VP8X" + struct.pack("<I", 10) + alpha + b"\0\0\0" + frame[6:12]
    return b"RIFF" + struct.pack("<I", 4 + len(shape) + len(frame) - 16) + b"WEBP" + shape + frame[16:]


def _tiff(encoded: bytes) -> Header | None:
    tags = tiff_tags(encoded)
    bits, samples = tags.get(0x0102, 1), tags.get(0x0115, 1)
    if bits > _MOST_BITS or samples > _MOST_SAMPLES:
        return None
    width, height = tags.get(0x0100, 0), tags.get(0x0101, 0)
    if min(width, height) > 0:  # a picture in tiles is at least one tile
        width, height = max(width, tags.get(0x0142, 0)), max(height, tags.get(0x0143, 0))
    held = max(4, samples) * (2 if bits > 8 else 1) + _BGR
    return Header("tiff", width, height, tiff_orientation(tags), held=held)


def _bmp(encoded: bytes) -> Header | None:
    (info,) = struct.unpack_from("<I", encoded, 14)
    if info not in _BMP_HEADERS:
        return None  # a text that happens to start with BM
    width, height = struct.unpack_from("<HH" if info == 12 else "<ii", encoded, 18)
    return Header("bmp", abs(width), abs(height))


def _heic(encoded: bytes) -> Header:
    """The largest of the sizes it tells: what is shown may be cut out of, or laid together from, others."""
    sizes, at = [(0, 0)], 0
    for _ in range(_MOST_PARTS):
        if at + 16 > len(encoded):
            break
        length, name = struct.unpack_from(">I4s", encoded, at)
        if length == 1:
            (length,) = struct.unpack_from(">Q", encoded, at + 8)
        elif length == 0:  # to the end
            length = len(encoded) - at
        if name == b"meta":
            inside = encoded[at : at + length]
            for found in re.finditer(b"ispe", inside):
                place = found.end() + 4  # behind its version and flags
                sizes.append((_uint32(inside, place), _uint32(inside, place + 4)))
        at += max(8, length)
    return Header("heic", *max(sizes, key=lambda size: size[0] * size[1]))


def _uint32(encoded: bytes, at: int) -> int:
    return int.from_bytes(encoded[at : at + 4], "big")


def _uint24(encoded: bytes, at: int) -> int:
    low, high = struct.unpack_from("<HB", encoded, at)
    return int(low + (high << 16))


_READERS = (
    (b"\xff\xd8\xff", _jpeg),
    (b"\x89PNG\r\n\x1a\n", _png),
    (b"RIFF", _webp),
    (b"II*\0", _tiff),
    (b"MM\0*", _tiff),
    (b"BM", _bmp),
)
