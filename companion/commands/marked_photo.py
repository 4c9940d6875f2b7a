"""The photo with every piece boxed and named, for `tableside count --annotate`."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from companion.commands import Trouble
from vision.photo import open_photo
from vision.reading import Reading, Seen

SURE, DOUBTFUL, PAPER = (79, 107, 31), (0, 120, 230), (246, 253, 255)  # BGR


def mark(photo: str, reading: Reading, path: Path) -> None:
    """Write the marked photo. Raises Trouble if it cannot be written."""
    sharp = open_photo(photo).sharper()
    picture = np.ascontiguousarray(sharp.pixels).copy()
    for seen in reading.pieces:
        _box(picture, seen, 1 / sharp.reduction)
    done, jpeg = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 90])
    if not done:
        raise Trouble(f"{photo} cannot be written as a JPEG; count it without --annotate")
    try:
        path.write_bytes(jpeg.tobytes())
    except OSError as error:
        raise Trouble(f"{path} cannot be written ({error.strerror}); name another folder") from None


def place_for(photo: str, folder: Path, taken: set[Path]) -> Path:
    """Where the marked photo goes: its own name, with a number where two photos share one."""
    stem, number = Path(photo).stem, 2
    path = folder / f"{stem}-marked.jpg"
    while path in taken:
        path, number = folder / f"{stem}-{number}-marked.jpg", number + 1
    taken.add(path)
    return path


def _box(picture: np.ndarray, seen: Seen, scale: float) -> None:
    corners = np.array(seen.corners_px) * scale
    short = float(np.linalg.norm(corners[1] - corners[0]))
    thick = max(2, round(short / 20))
    colour = SURE if seen.sure else DOUBTFUL
    cv2.polylines(picture, [np.rint(corners).astype(np.int32)], True, colour, thick, cv2.LINE_AA)
    text = str(seen.piece) if seen.sure else f"{seen.piece}?"
    size = 0.75 * short / _extent(text, 1.0)[0]  # so it covers no neighbour
    thin = max(1, round(size * 2))
    width, height = _extent(text, size)
    x, y = corners.mean(0)
    left, low = round(x - width / 2), round(y + height / 2)
    pad = thin * 2
    cv2.rectangle(picture, (left - pad, low - height - pad), (left + width + pad, low + pad), PAPER, -1)
    cv2.putText(picture, text, (left, low), cv2.FONT_HERSHEY_SIMPLEX, size, colour, thin, cv2.LINE_AA)


def _extent(text: str, size: float) -> tuple[int, int]:
    """Width and height of a text, px."""
    (width, height), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_SIMPLEX, size, max(1, round(size * 2)))
    return width, height
