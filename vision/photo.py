"""Opening a photo that nobody vouches for: bytes or a path in, an upright photo out.

PhotoError            one class; `kind` tells which trouble, `text` what to do about it
  missing             there is no such file
  not-a-file          a folder or a device
  unreadable          the computer does not let us read it
  empty               no bytes in it
  too-big             more bytes or pixels than a photo of a table has
  too-small           hardly any pixels
  not-an-image        no picture, or in a format that is not read
  broken              a picture that does not decode
  heic                an iPhone's HEIC, and the extra that reads it is not installed
"""

from __future__ import annotations

import stat
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from vision.decode import Pixels, decode_heic, decode_jpeg, decode_other, filled_up
from vision.formats import Header, header

MOST_BYTES = 60_000_000
MOST_PIXELS = {"jpeg": 80_000_000, "heic": 60_000_000}  # phones make these; JPEG is decoded reduced
MOST_OTHER_PIXELS = 30_000_000
_MOST_HELD = 240_000_000  # bytes that decoding may hold at once: deep, see-through or progressive photos
_MOST_PASSED = 3_000_000_000  # pixels gone over, all scans of a progressive JPEG together: seconds
LEAST_SIDE_PX = 32
_ENOUGH_PIXELS = 300_000  # a JPEG is opened reduced as long as this many are left: tiles are found in fewer
_SHARP_PIXELS = 25_000_000  # nothing is held larger than this: memory
_MOST_SCANS = 1_000  # of a progressive JPEG
_MOST_FILLED_UP = 0.6  # a file that lacks more of its rows than this is broken
_BYTES_BEHIND_END = 4096  # some phones append notes of their own behind the end of a JPEG

TEXTS = {
    "missing": "There is no such file; look at the name and the folder.",
    "not-a-file": "This is a folder or a device, not a photo; name the photo itself.",
    "unreadable": "The file cannot be read ({why}); copy it to another place and try that.",
    "empty": "The file is empty; take the photo again or send it once more.",
    "too-big": "The photo has more than {most} {unit}; send a smaller one.",
    "too-small": "The photo is only {width} x {height} pixels; send the original, not a thumbnail.",
    "not-an-image": "This is not a photo in a format that can be read; send it as JPEG, PNG, WebP or HEIC.",
    "broken": "The photo is damaged and does not open; take it again or send it once more.",
    "heic": "This is an iPhone photo (HEIC), and the part that opens those is not installed: "
    "run pip install 'tableside[heic]', or send the photo as JPEG.",
}


class PhotoError(Exception):
    """A photo that cannot be read.

    `kind` is one of the names above, `facts` what its sentence needs, `text` the sentence in English.
    """

    def __init__(self, kind: str, **facts: str | int) -> None:
        self.kind = kind
        self.facts = facts
        self.text = TEXTS[kind].format(**facts)
        super().__init__(self.text)


@dataclass(frozen=True, slots=True, eq=False)
class Photo:
    """An upright photo, held reduced where that is enough to find pieces in it."""

    pixels: Pixels  # (h, w, 3) uint8 BGR
    size_px: tuple[int, int]  # width and height of the whole photo: the px of every answer
    cut_short: bool = False  # the file ends too early: some of the photo is missing
    opened_ms: float = 0.0  # what opening it took
    _decode: Callable[[int], Pixels] | None = None  # decodes at 1 / 1, 2, 4 or 8 of its size
    _most: int = 1  # the sharpest of these that memory allows

    @classmethod
    def of(cls, pixels: Pixels) -> Photo:
        """A photo that is already decoded, (h, w, 3) uint8 BGR."""
        return cls(pixels, (pixels.shape[1], pixels.shape[0]))

    @property
    def reduction(self) -> float:
        """Photo px for one px held, at least 1."""
        return self.size_px[0] / int(self.pixels.shape[1])

    def sharper(self, reduction: float = 1.0) -> Photo:
        """The same photo held with at most `reduction` photo px for one px, where it has so many.

        Itself where it is held so already. Nothing is held with more than 25 megapixels.
        """
        if self._decode is None or self.reduction <= reduction:
            return self
        part = max(next((part for part in (8, 4, 2) if part <= reduction), 1), self._most)
        if part > self.reduction * 0.75:  # the one held: sizes of reduced photos are rounded
            return self
        try:
            return replace(self, pixels=self._decode(part))
        except ValueError:  # it opened, and opens no further: what is held must do
            return self


def open_photo(source: bytes | bytearray | memoryview | str | Path) -> Photo:
    """Open a photo from its bytes or its path. Raises PhotoError, and nothing else."""
    start = time.perf_counter()
    encoded = _bytes_of(Path(source)) if isinstance(source, str | Path) else bytes(source)
    if not encoded:
        raise PhotoError("empty")
    if len(encoded) > MOST_BYTES:
        raise PhotoError("too-big", most=MOST_BYTES // 1_000_000, unit="megabytes")
    head = header(encoded)
    if head is None:
        raise PhotoError("not-an-image")
    try:
        photo = _opened(encoded, head)
    except ImportError:
        raise PhotoError("heic") from None
    except ValueError:
        raise PhotoError("broken") from None
    return replace(photo, opened_ms=(time.perf_counter() - start) * 1000)


def _bytes_of(path: Path) -> bytes:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise PhotoError("not-a-file")
        if status.st_size > MOST_BYTES:
            raise PhotoError("too-big", most=MOST_BYTES // 1_000_000, unit="megabytes")
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        raise PhotoError("missing") from None
    except OSError as error:
        raise PhotoError("unreadable", why=error.strerror or "no reason given") from error
    except ValueError:  # a zero byte in the name
        raise PhotoError("missing") from None


def _opened(encoded: bytes, head: Header) -> Photo:
    if head.format == "heic":
        if head.width:
            _not_too_large("heic", head.width, head.height)
        return Photo(*decode_heic(encoded, _SHARP_PIXELS, partial(_check_size, "heic")))
    _check_size(head.format, head.width, head.height, head.held)
    if head.format == "jpeg":
        return _open_jpeg(encoded, head)
    return Photo(*decode_other(head.first_frame or encoded, head.orientation, _SHARP_PIXELS))


def _check_size(format: str, width: int, height: int, held: float) -> None:
    """`held`: bytes a pixel that decoding it takes."""
    if min(width, height) <= 0:
        raise PhotoError("broken")
    _not_too_large(format, width, height, held)
    if min(width, height) < LEAST_SIDE_PX:
        raise PhotoError("too-small", width=width, height=height)


def _not_too_large(format: str, width: int, height: int, held: float = 0.0) -> None:
    most = MOST_PIXELS.get(format, MOST_OTHER_PIXELS)
    if held:
        most = min(most, int(_MOST_HELD / held))
    if width * height > most:
        raise PhotoError("too-big", most=most // 1_000_000, unit="megapixels")


def _open_jpeg(encoded: bytes, head: Header) -> Photo:
    if head.scans > _MOST_SCANS or head.scans * head.width * head.height > _MOST_PASSED:
        raise PhotoError("broken")
    whole = b"\xff\xd9" in encoded[-_BYTES_BEHIND_END:]
    if not whole:
        encoded += b"\xff\xd9"  # OpenCV 5 opens no JPEG without an end
    stored_pixels = head.width * head.height
    sharp = next((part for part in (1, 2, 4) if stored_pixels <= _SHARP_PIXELS * part**2), 8)
    enough = next((part for part in (8, 4, 2) if stored_pixels >= _ENOUGH_PIXELS * part**2), 1)
    decode = partial(decode_jpeg, encoded, head.orientation)
    pixels = decode(max(enough, sharp))
    if not whole and filled_up(pixels, head.orientation) > _MOST_FILLED_UP:
        raise PhotoError("broken")
    size_px = (head.width, head.height) if head.orientation < 5 else (head.height, head.width)
    return Photo(pixels, size_px, not whole, _decode=decode, _most=sharp)
