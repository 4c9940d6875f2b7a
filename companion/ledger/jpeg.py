"""Photos as they are kept: JPEG, upright, of a reasonable size, without anything the camera noted."""

from __future__ import annotations

from companion.ledger.errors import LedgerError
from companion.ledger.why import Why, why

MOST_SIDE_PX = 2000
QUALITY = 88

# what a picture needs: start of frame, tables, restart interval, the plain JFIF header
_NEEDED = {0xC0, 0xC1, 0xC2, 0xC4, 0xDB, 0xDD, 0xE0}
_FRAMES = {0xC0, 0xC1, 0xC2}
_SCAN = 0xDA


def kept_jpeg(photo: bytes) -> bytes:
    """The photo as it is kept: itself where it is plain already. Raises LedgerError for no photo."""
    return photo if is_plain(photo) else _made_plain(photo)


def is_plain(photo: bytes) -> bool:
    """Whether it is a JPEG of at most MOST_SIDE_PX that holds a picture and nothing else."""
    if not photo.startswith(b"\xff\xd8") or photo.find(b"\xff\xd9") != len(photo) - 2:
        return False  # something follows the picture, or hides in it
    at, side_px = 2, 0
    while photo[at : at + 1] == b"\xff" and len(photo) > at + 9:
        marker, length = photo[at + 1], int.from_bytes(photo[at + 2 : at + 4])
        if marker == _SCAN:
            return 0 < side_px <= MOST_SIDE_PX
        if marker not in _NEEDED or (marker == 0xE0 and photo[at + 4 : at + 9] != b"JFIF\0"):
            return False
        if marker in _FRAMES:
            height, width = photo[at + 5 : at + 7], photo[at + 7 : at + 9]
            side_px = max(int.from_bytes(height), int.from_bytes(width))
        at += 2 + length
    return False


def _made_plain(photo: bytes) -> bytes:
    import cv2  # a server that only keeps scores starts without it

    from vision.photo import PhotoError, open_photo

    try:
        opened = open_photo(photo)
    except PhotoError as e:
        raise LedgerError("bad-photo", what=Why(f"file-{e.kind}", e.facts, e.text.rstrip("."))) from None
    pixels = opened.sharper(max(opened.size_px) / MOST_SIDE_PX).pixels
    height, width = pixels.shape[:2]
    shrink = min(1.0, MOST_SIDE_PX / max(width, height))
    size = max(1, round(width * shrink)), max(1, round(height * shrink))
    done, encoded = cv2.imencode(
        ".jpg",
        cv2.resize(pixels, size, interpolation=cv2.INTER_AREA),
        [cv2.IMWRITE_JPEG_QUALITY, QUALITY],
    )
    if not done:
        raise LedgerError("bad-photo", what=why("no-jpeg"))
    return encoded.tobytes()
