"""The first directory of a TIFF: sizes and which way is up. EXIF, wherever it stands, is such a directory."""

from __future__ import annotations

import struct

_ORIENTATION = 0x0112  # 1 to 8: what must be done to the stored picture to have it upright
_WHOLE = {1: "B", 3: "H", 4: "I"}  # kinds of whole numbers; others hold no size and no orientation


def tiff_tags(block: bytes) -> dict[int, int]:
    """Tags and their first numbers, 0 where one is no whole number. Raises struct.error where it is cut.

    Of a tag that comes twice the first counts, as decoders have it.
    """
    order = {b"II": "<", b"MM": ">"}.get(block[:2])
    if order is None:
        return {}
    (at,) = struct.unpack_from(order + "I", block, 4)
    (count,) = struct.unpack_from(order + "H", block, at)
    tags: dict[int, int] = {}
    for entry in range(at + 2, at + 2 + 12 * count, 12):
        tag, kind, length = struct.unpack_from(order + "HHI", block, entry)
        number = 0
        if kind in _WHOLE and length:
            place = entry + 8
            if length * struct.calcsize(_WHOLE[kind]) > 4:  # several stand elsewhere
                (place,) = struct.unpack_from(order + "I", block, place)
            (number,) = struct.unpack_from(order + _WHOLE[kind], block, place)
        tags.setdefault(tag, number)
    return tags


def exif_orientation(exif: bytes) -> int:
    """1 to 8; 1, as stored, where the block does not say or is broken."""
    try:
        return upright(tiff_tags(exif).get(_ORIENTATION, 1))
    except struct.error:
        return 1


def tiff_orientation(tags: dict[int, int]) -> int:
    """The same of tags that were read already."""
    return upright(tags.get(_ORIENTATION, 1))


def upright(orientation: int) -> int:
    """What is no orientation at all means as stored."""
    return orientation if 1 <= orientation <= 8 else 1
