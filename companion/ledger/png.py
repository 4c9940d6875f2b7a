"""Whether a PNG can be decoded, by decoding it.

With the standard library alone, so that a server which only keeps scores needs no OpenCV for it, and never to
more than a small picture has.
"""

from __future__ import annotations

import zlib

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
# of a pixel, by kind of colour: grey and coloured, both see-through or not
_SAMPLES = {0: 1, 2: 3, 4: 2, 6: 4}
_FILTERS = 5
_SMALLEST = 12  # bytes of a chunk with nothing in it: length, name and checksum


def is_whole(png: bytes, side_px: int) -> bool:
    """Whether it is a PNG of that width and height, of 8 bits a sample, sound to its last byte.

    It may have in it what a picture needs, and nothing else.
    """
    if not png.startswith(_SIGNATURE):
        return False
    at, row, packed = len(_SIGNATURE), 0, b""
    while at + _SMALLEST <= len(png):
        name, end = png[at + 4 : at + 8], at + 8 + int.from_bytes(png[at : at + 4])
        if zlib.crc32(png[at + 4 : end]).to_bytes(4) != png[end : end + 4]:
            return False
        body = png[at + 8 : end]
        at = end + 4
        if name == b"IHDR" and not row:
            row = _row_bytes(body, side_px)
        elif name == b"IDAT" and row:
            packed += body
        else:
            return name == b"IEND" and at == len(png) and row > 0 and _is_filled(packed, row, side_px)
    return False


def _row_bytes(header: bytes, side_px: int) -> int:
    """What a row of pixels takes, with its filter; 0 for a picture of another kind."""
    sides, more = header[:8], header[8:]
    if len(more) != 5 or sides != 2 * side_px.to_bytes(4) or more[0] != 8 or more[1] not in _SAMPLES:
        return 0
    return 0 if any(more[2:]) else 1 + _SAMPLES[more[1]] * side_px


def _is_filled(packed: bytes, row: int, rows: int) -> bool:
    """Whether it unpacks to so many rows, no fewer and no more."""
    unpacking = zlib.decompressobj()
    try:
        pixels = unpacking.decompress(packed, row * rows + 1)
    except zlib.error:
        return False
    return unpacking.eof and len(pixels) == row * rows and max(pixels[::row]) < _FILTERS
