"""What a picture file says about itself in its first bytes: format, size, which way is up.

Nothing is decoded here: a photo that lies about its size or is far too large is turned away first.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

_HEIC = (b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1")
_ORIENTATION = 0x0112  # EXIF, 1 to 8: what must be done to the stored picture to have it upright
_MOST_PARTS = 10_000  # segments or chunks of one file; a photo has some dozens


@dataclass(frozen=True, slots=True)
class Header:
    """What the file claims. Width and height are as stored, before turning; 0 where it does not tell."""

    format: str  # jpeg, png, webp, tiff, bmp or heic
    width: int = 0
    height: int = 0
    orientation: int = 1
    first_frame: bytes | None = None  # of an animated WebP: a still WebP of its own


def header(encoded: bytes) -> Header | None:
    """The header of a picture file, or None where it is in none of the formats above."""
    for mark, read in _READERS:
        if encoded[: len(mark)] == mark:
            try:
                return read(encoded)
            except (struct.error, IndexError):
                return Header(read.__name__.removeprefix("_"))  # it ends in the middle of its header
    if encoded[4:8] == b"ftyp" and encoded[8:12] in _HEIC:
        return Header("heic")
    return None


def _jpeg(encoded: bytes) -> Header:
    width = height = 0
    orientation = 1
    at = 2
    for _ in range(_MOST_PARTS):
        while encoded[at] == 0xFF and encoded[at + 1] == 0xFF:
            at += 1
        marker = encoded[at + 1]
        if encoded[at] != 0xFF or marker in (0xD9, 0xDA):  # end, or the picture itself starts
            break
        if marker == 0x01 or 0xD0 <= marker <= 0xD8:  # these have no length
            at += 2
            continue
        (length,) = struct.unpack_from(">H", encoded, at + 2)
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", encoded, at + 5)
        elif marker == 0xE1 and encoded[at + 4 : at + 10] == b"Exif\0\0":
            orientation = _exif_orientation(encoded[at + 10 : at + 2 + length])
        at += 2 + length
    return Header("jpeg", width, height, orientation)


def _png(encoded: bytes) -> Header:
    width, height = struct.unpack_from(">II", encoded, 16)
    orientation = 1
    at = 8
    for _ in range(_MOST_PARTS):
        if at + 8 > len(encoded):
            break
        (length,) = struct.unpack_from(">I", encoded, at)
        if encoded[at + 4 : at + 8] == b"eXIf":
            orientation = _exif_orientation(encoded[at + 8 : at + 8 + length])
            break
        at += 12 + length
    return Header("png", width, height, orientation)


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
        if name == b"VP8X":
            width, height = _uint24(encoded, at + 4) + 1, _uint24(encoded, at + 7) + 1
        elif name == b"VP8 " and not width:
            width, height = (side & 0x3FFF for side in struct.unpack_from("<HH", encoded, at + 6))
        elif name == b"VP8L" and not width:
            (bits,) = struct.unpack_from("<I", encoded, at + 1)
            width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        elif name == b"EXIF":
            orientation = _exif_orientation(encoded[at : at + length].removeprefix(b"Exif\0\0"))
        elif name == b"ANMF" and frame is None:
            frame = _still(encoded[at : at + length])
        at += length + length % 2
    return Header("webp", width, height, orientation, frame)


def _still(frame: bytes) -> bytes:
    """One frame of an animated WebP as a WebP of its own, since OpenCV before 5 reads no animation."""
    alpha = b"\x10" if frame[16:20] == b"ALPH" else b"\0"
    shape = b"VP8X" + struct.pack("<I", 10) + alpha + b"\0\0\0" + frame[6:12]
    return b"RIFF" + struct.pack("<I", 4 + len(shape) + len(frame) - 16) + b"WEBP" + shape + frame[16:]


def _tiff(encoded: bytes) -> Header:
    tags = _tiff_tags(encoded)
    return Header("tiff", tags.get(0x0100, 0), tags.get(0x0101, 0), _upright(tags.get(_ORIENTATION, 1)))


def _bmp(encoded: bytes) -> Header:
    (info,) = struct.unpack_from("<I", encoded, 14)
    width, height = struct.unpack_from("<HH" if info == 12 else "<ii", encoded, 18)
    return Header("bmp", abs(width), abs(height))


def _exif_orientation(exif: bytes) -> int:
    """1 to 8; 1, as stored, where the block does not say or is broken."""
    try:
        return _upright(_tiff_tags(exif).get(_ORIENTATION, 1))
    except struct.error:
        return 1


def _upright(orientation: int) -> int:
    return orientation if 1 <= orientation <= 8 else 1


def _tiff_tags(block: bytes) -> dict[int, int]:
    """The whole-number tags of the first directory of a TIFF or EXIF block."""
    order = {b"II": "<", b"MM": ">"}.get(block[:2])
    if order is None:
        return {}
    (at,) = struct.unpack_from(order + "I", block, 4)
    (count,) = struct.unpack_from(order + "H", block, at)
    tags = {}
    for entry in range(at + 2, at + 2 + 12 * count, 12):
        tag, kind = struct.unpack_from(order + "HH", block, entry)
        if kind in (3, 4):  # 16 and 32 bits
            (tags[tag],) = struct.unpack_from(order + ("H" if kind == 3 else "I"), block, entry + 8)
    return tags


def _uint24(encoded: bytes, at: int) -> int:
    return int.from_bytes(encoded[at : at + 3], "little")


_READERS = (
    (b"\xff\xd8\xff", _jpeg),
    (b"\x89PNG\r\n\x1a\n", _png),
    (b"RIFF", _webp),
    (b"II*\0", _tiff),
    (b"MM\0*", _tiff),
    (b"BM", _bmp),
)
