"""Every real photo, altered in twelve ways: smaller, turned, darker, tinted, tilted, squeezed, blurred."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from companion.benches import Figures, Material, set_of
from companion.benches.scoring import Score, TruePhoto, TrueTile, percents, score, table
from vision.decode import Pixels

Array = np.ndarray[Any, np.dtype[np.float64]]
Way = Callable[[Pixels], tuple[Pixels, Array]]  # the photo, and the 3 x 3 map of its points, px to px
_THUMBNAIL_PX = 640
_TABLE = (90, 90, 90)  # BGR of what lies around a photo that was turned or made smaller


def altered(into: Path, material: Material) -> Figures:
    """Read all photos in all ways; a line for each way."""
    from vision.photo import open_photo
    from vision.read import Reader

    truth = material.truth()
    reader = Reader.load()
    groups: dict[str, list[Score]] = {name: [] for name in WAYS}
    for name, known in truth.items():
        photo = open_photo(material.photos / name).sharper().pixels
        as_given = true_photo(known, photo.shape[1])
        for way, change in WAYS.items():
            pixels, points = change(photo)
            jpeg = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes()
            reading = reader.read(open_photo(jpeg), set_of(known))
            groups[way].append(score(moved(as_given, points), reading))
    (into / "altered.txt").write_text("\n".join(table(groups)) + "\n", "utf-8")
    return {"photos": len(truth), "ways": {way: percents(scores) for way, scores in groups.items()}}


def true_photo(known: Mapping[str, Any], width_px: int) -> TruePhoto:
    """An entry of truth.json, in px of the photo at that width."""
    scale = width_px / known["width"]
    tiles = tuple(TrueTile((t["a"], t["b"]), (t["x"] * scale, t["y"] * scale)) for t in known["tiles"])
    return TruePhoto(tiles, known["tile_len_px"] * scale)


def moved(truth: TruePhoto, points: Array) -> TruePhoto:
    """The truth of a photo whose points were mapped."""
    tiles = []
    for tile in truth.tiles:
        x, y, w = points @ (*tile.at, 1.0)
        tiles.append(TrueTile(tile.marks, (float(x / w), float(y / w)), tile.readable))
    larger = abs(float(np.linalg.det(points[:2, :2]))) ** 0.5  # in the middle of things; tilt is slight
    return TruePhoto(tuple(tiles), truth.length_px * larger)


def _as_it_was() -> Array:
    return np.eye(3)


def _coloured(change: Callable[[Pixels], Any]) -> Way:
    """A change that leaves every point where it is."""
    return lambda photo: (np.asarray(change(photo), np.uint8), _as_it_was())


def _mapped(photo: Pixels, points: Array, width: int, height: int) -> tuple[Pixels, Array]:
    # an enlargement may be interpolated; what shrinks is averaged first, or thin things would be lost
    smaller = abs(float(np.linalg.det(points[:2, :2]))) ** 0.5
    soft = cv2.GaussianBlur(photo, (0, 0), 0.4 / smaller) if smaller < 0.75 else photo
    warped = cv2.warpPerspective(soft, points, (width, height), borderValue=_TABLE)
    return np.asarray(warped, np.uint8), points


def _thumbnail(photo: Pixels) -> tuple[Pixels, Array]:
    height, width = photo.shape[:2]
    scale = min(1.0, _THUMBNAIL_PX / max(width, height))
    size = (round(width * scale), round(height * scale))
    small = cv2.resize(photo, size, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8), np.diag([size[0] / width, size[1] / height, 1.0])


def _quarter(photo: Pixels) -> tuple[Pixels, Array]:
    height = photo.shape[0]
    turned = np.asarray(cv2.rotate(photo, cv2.ROTATE_90_CLOCKWISE), np.uint8)
    return turned, np.array([[0.0, -1.0, height], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]])


def _about_the_middle(degrees: float, scale: float) -> Way:
    def way(photo: Pixels) -> tuple[Pixels, Array]:
        height, width = photo.shape[:2]
        turn = cv2.getRotationMatrix2D((width / 2, height / 2), degrees, scale)
        return _mapped(photo, np.vstack([turn, [0.0, 0.0, 1.0]]), width, height)

    return way


def _tilted(photo: Pixels) -> tuple[Pixels, Array]:
    """As from lower down: what is far is a fifth narrower at each side."""
    height, width = photo.shape[:2]
    flat = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    seen = flat.copy()
    seen[0] += (0.2 * width, 0.2 * height)
    seen[1] += (-0.2 * width, 0.2 * height)
    return _mapped(photo, np.asarray(cv2.getPerspectiveTransform(flat, seen), np.float64), width, height)


def _gamma(power: float) -> Way:
    table = np.rint(255 * (np.arange(256) / 255) ** power).astype(np.uint8)
    return _coloured(lambda photo: table[photo])


def _tinted(blue: float, green: float, red: float) -> Way:
    return _coloured(lambda photo: photo * np.array([blue, green, red]))


def _squeezed(photo: Pixels) -> Any:
    return cv2.imdecode(cv2.imencode(".jpg", photo, [cv2.IMWRITE_JPEG_QUALITY, 20])[1], cv2.IMREAD_COLOR)


WAYS: Mapping[str, Way] = {
    "messenger (640 px)": _thumbnail,
    "a quarter turn": _quarter,
    "turned by 37 degrees": _about_the_middle(37, 0.7),
    "half as large": _about_the_middle(0, 0.5),
    "dark": _gamma(1.8),
    "light": _gamma(0.55),
    "inverted": _coloured(cv2.bitwise_not),
    "pink": _tinted(0.75, 0.55, 1.0),
    "green": _tinted(0.6, 0.95, 0.5),
    "tilted": _tilted,
    "JPEG of quality 20": _coloured(_squeezed),
    "blurred": _coloured(lambda photo: cv2.GaussianBlur(photo, (0, 0), max(photo.shape) / 640)),
}
