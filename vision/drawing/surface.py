"""What the tiles lie on: wood, marble, cloth, checks, prints, paper, leather, plain."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Rng
from vision.drawing.noise import layered, soft
from vision.drawing.paint import Image

Canvas = NDArray[np.float32]  # (size, size, 3) BGR, 0 to 255


def _tone(rng: Rng) -> NDArray[np.float32]:
    """A table's colour: grey, natural or loud."""
    kind = rng.random()
    value = rng.uniform(8, 250)
    if kind < 0.4:
        return np.full(3, value, np.float32) + rng.normal(0, 6, 3).astype(np.float32)
    if kind < 0.7:  # browns and beiges
        return (value * np.array([rng.uniform(0.3, 0.8), rng.uniform(0.6, 0.9), 1.0])).astype(np.float32)
    return rng.uniform(0, 255, 3).astype(np.float32)


def _plain(rng: Rng, size: int) -> Canvas:
    canvas = np.empty((size, size, 3), np.float32)
    canvas[:] = _tone(rng)
    if rng.random() < 0.7:
        canvas += (layered(rng, size, size, rng.uniform(1, 30)) * rng.uniform(1, 14))[..., None]
    return canvas


def _wood(rng: Rng, size: int) -> Canvas:
    tone = rng.uniform(40, 235) * np.array([rng.uniform(0.35, 0.7), rng.uniform(0.6, 0.82), 1.0])
    stretch = int(rng.integers(6, 30))
    warp = cv2.resize(layered(rng, size, max(4, size // stretch), 4.0), (size, size))
    rows = np.linspace(0, rng.uniform(6, 60), size, dtype=np.float32)[:, None]
    grain = np.sin(rows * 2 + warp * rng.uniform(0.4, 2.5)) * rng.uniform(2, 22)
    fine = cv2.resize(soft(rng, size, max(4, size // stretch), size / 3), (size, size)) * rng.uniform(2, 12)
    canvas = tone.astype(np.float32) + (grain + fine)[..., None]
    if rng.random() < 0.4:  # planks
        width = int(rng.integers(size // 10, size // 2))
        for y in range(int(rng.integers(width)), size, width):
            canvas[y : y + max(1, size // 250)] *= 0.5
            canvas[y : y + width] *= 1 + rng.normal(0, 0.06)
    if rng.random() < 0.25:  # knots
        for _ in range(int(rng.integers(1, 9))):
            at, reach = rng.uniform(0, size, 2), rng.uniform(size / 120, size / 25)
            for part, shade in ((1.6, 0.9), (1.0, 0.6), (0.5, 0.45)):
                axes = (max(1, round(reach * part * 1.4)), max(1, round(reach * part)))
                ink = (tone * shade).tolist()
                cv2.ellipse(canvas, (round(at[0]), round(at[1])), axes, 0, 0, 360, ink, -1, cv2.LINE_AA)
    if rng.random() < 0.3:  # scratches
        _strokes(canvas, rng, int(rng.integers(5, 60)), thin=True)
    return canvas


def _marble(rng: Rng, size: int) -> Canvas:
    base = np.full(3, rng.uniform(30, 240)) + rng.normal(0, 8, 3)
    field = layered(rng, size, size, rng.uniform(2, 6), 5)
    veins = np.exp(-np.abs(field) * rng.uniform(4, 14))
    cloud = layered(rng, size, size, 3.0, 3) * rng.uniform(4, 22)
    ink = rng.normal(-60, 50, 3) if base.mean() > 120 else rng.normal(50, 40, 3)
    return (base + cloud[..., None] + veins[..., None] * ink).astype(np.float32)


def _granite(rng: Rng, size: int) -> Canvas:
    canvas = np.empty((size, size, 3), np.float32)
    canvas[:] = _tone(rng)
    for cells in (size / 2, size / 4, size / 9):
        specks = soft(rng, size, size, cells)
        canvas += np.where(np.abs(specks) > rng.uniform(0.9, 1.8), np.sign(specks), 0)[
            ..., None
        ] * rng.normal(0, 45, 3)
    return canvas


def _cloth(rng: Rng, size: int) -> Canvas:
    canvas = np.empty((size, size, 3), np.float32)
    canvas[:] = _tone(rng)
    step = int(rng.integers(2, 7))
    weave = ((np.arange(size)[:, None] // step + np.arange(size)[None] // step) % 2).astype(np.float32) - 0.5
    canvas += (weave * rng.uniform(2, 25) + soft(rng, size, size, size / 2) * rng.uniform(1, 8))[..., None]
    if rng.random() < 0.7:  # folds
        folds = soft(rng, size, size, rng.uniform(2, 7))
        canvas *= 1 + (np.diff(folds, axis=1, append=folds[:, -1:]) * rng.uniform(2, 18))[..., None].clip(
            -0.5, 0.5
        )
        canvas *= 1 + (folds * rng.uniform(0.0, 0.15))[..., None]
    return canvas


def _checks(rng: Rng, size: int) -> Canvas:
    canvas = _plain(rng, size)
    step = int(rng.integers(max(4, size // 100), size // 6))
    other = _tone(rng)
    rows, columns = np.arange(size)[:, None] // step % 2, np.arange(size)[None] // step % 2
    mode = int(rng.integers(4))
    both = [(rows + columns) / 2, (rows != columns) * 1.0, rows + 0 * columns, (rows | columns) * 1.0][mode]
    part = both.astype(np.float32)[..., None] * rng.uniform(0.3, 1.0)
    return np.asarray(canvas * (1 - part) + other * part, np.float32)


def _tiles(rng: Rng, size: int) -> Canvas:
    """Kitchen tiles or slabs with joints."""
    canvas = [_marble, _plain, _granite][int(rng.integers(3))](rng, size)
    step, joint = int(rng.integers(size // 8, size // 2)), int(rng.integers(1, max(2, size // 60)))
    tone, offset = _tone(rng), int(rng.integers(size // 8))
    for at in range(offset, size, step):
        canvas[at : at + joint] = tone
        canvas[:, at : at + joint] = tone
    return canvas


def _dots(rng: Rng, size: int) -> Canvas:
    """Prints that look like pips: dots in rows, rings, circles anywhere."""
    canvas = _plain(rng, size)
    radius = rng.uniform(2, size / 30)
    inks = [_tone(rng).tolist() for _ in range(int(rng.integers(1, 5)))]
    if rng.random() < 0.5:
        step = radius * rng.uniform(2.6, 6)
        places = [(x, y) for x in np.arange(0, size, step) for y in np.arange(0, size, step)][:900]
    else:
        places = [tuple(rng.uniform(0, size, 2)) for _ in range(int(rng.integers(10, 200)))]
    varied = rng.random() < 0.5
    for x, y in places:
        size_px = radius * (rng.uniform(0.4, 1.8) if varied else 1.0)
        ink = inks[int(rng.integers(len(inks)))]
        fill = -1 if rng.random() < 0.8 else max(1, round(size_px * 0.3))
        cv2.circle(canvas, (round(float(x)), round(float(y))), max(1, round(size_px)), ink, fill, cv2.LINE_AA)
    return canvas


def _flowers(rng: Rng, size: int) -> Canvas:
    canvas = _plain(rng, size)
    inks = [_tone(rng).tolist() for _ in range(int(rng.integers(2, 6)))]
    for _ in range(int(rng.integers(5, 70))):
        x, y = rng.uniform(0, size, 2)
        reach, petals = rng.uniform(size / 80, size / 12), int(rng.integers(1, 9))
        ink = inks[int(rng.integers(len(inks)))]
        for petal in range(petals):
            angle = petal / petals * 2 * np.pi
            at = (round(float(x + np.cos(angle) * reach)), round(float(y + np.sin(angle) * reach)))
            axes = (max(1, round(reach * 0.6)), max(1, round(reach * 0.3)))
            cv2.ellipse(canvas, at, axes, float(np.rad2deg(angle)), 0, 360, ink, -1, cv2.LINE_AA)
        dot = max(1, round(reach * 0.3))
        cv2.circle(canvas, (round(float(x)), round(float(y))), dot, inks[0], -1, cv2.LINE_AA)
    return canvas


def _newspaper(rng: Rng, size: int) -> Canvas:
    canvas = np.full((size, size, 3), rng.uniform(150, 250), np.uint8)
    scale = rng.uniform(0.35, 1.6)
    ink = _tone(rng).tolist() if rng.random() < 0.4 else [30.0, 30.0, 30.0]
    y = 0.0
    font, thick = int(rng.integers(0, 8)), int(rng.integers(1, 3))
    while y < size:
        y += scale * rng.uniform(24, 42)
        text = "".join(chr(int(c)) for c in rng.integers(48, 122, int(size / (scale * 14))))
        cv2.putText(canvas, text, (int(rng.integers(-30, 30)), int(y)), font, scale, ink, thick, cv2.LINE_AA)
        if rng.random() < 0.1:
            x = int(rng.integers(size))
            corner = (x + int(rng.integers(20, size // 2)), int(y) + int(rng.integers(10, size // 4)))
            cv2.rectangle(canvas, (x, int(y)), corner, _tone(rng).tolist(), -1)
    return canvas.astype(np.float32) + rng.normal(0, 5, 3).astype(np.float32)


def _paper(rng: Rng, size: int) -> Canvas:
    """Sheets on a table, ruled or squared now and then."""
    canvas = SURFACES[list(SURFACES)[int(rng.integers(3))]](rng, size)
    for _ in range(int(rng.integers(1, 4))):
        sheet = cv2.boxPoints(
            (
                tuple(rng.uniform(0.2, 0.8, 2) * size),
                tuple(rng.uniform(0.3, 1.1, 2) * size),
                float(rng.uniform(0, 90)),
            )
        )
        cv2.fillConvexPoly(
            canvas, np.rint(sheet).astype(np.int32), rng.uniform(170, 255, 3).tolist(), cv2.LINE_AA
        )
    if rng.random() < 0.3:
        step = int(rng.integers(6, 40))
        canvas[::step] -= 40
        if rng.random() < 0.5:
            canvas[:, ::step] -= 40
    return canvas


def _lines(rng: Rng, size: int) -> Canvas:
    canvas = _plain(rng, size)
    _strokes(canvas, rng, int(rng.integers(3, 40)), thin=False)
    return canvas


def _strokes(canvas: Canvas, rng: Rng, count: int, *, thin: bool) -> None:
    size = canvas.shape[0]
    for _ in range(count):
        start, step = rng.uniform(0, size, 2), rng.normal(0, size / 3, 2)
        ends = [tuple(np.rint(p).astype(int).tolist()) for p in (start, start + step)]
        thick = 1 if thin else int(rng.integers(1, max(2, size // 40)))
        cv2.line(canvas, ends[0], ends[1], _tone(rng).tolist(), thick, cv2.LINE_AA)


def _studio(rng: Rng, size: int) -> Canvas:
    """The ground of a shop's picture or a drawn one: one even tone, mostly white or black."""
    tone = rng.choice([255.0, 250.0, 238.0, 128.0, 12.0, 0.0], p=[0.4, 0.15, 0.15, 0.1, 0.1, 0.1])
    canvas = np.full((size, size, 3), tone, np.float32)
    return canvas + rng.normal(0, 10, 3).astype(np.float32) if rng.random() < 0.3 else canvas


SURFACES: dict[str, Callable[[Rng, int], Canvas]] = {
    "plain": _plain,
    "wood": _wood,
    "marble": _marble,
    "cloth": _cloth,
    "granite": _granite,
    "checks": _checks,
    "tiles": _tiles,
    "dots": _dots,
    "flowers": _flowers,
    "newspaper": _newspaper,
    "paper": _paper,
    "lines": _lines,
    "studio": _studio,
}
SHARES = {
    "plain": 3.0, "wood": 2.5, "marble": 1.2, "cloth": 2.0, "granite": 0.8, "checks": 0.8,
    "tiles": 0.7, "dots": 0.8, "flowers": 0.8, "newspaper": 0.6, "paper": 0.8, "lines": 0.5, "studio": 0.2,
}  # fmt: skip
QUIET_SHARES = {
    "plain": 3.5, "wood": 3.5, "cloth": 2.2, "marble": 0.7, "granite": 0.3, "tiles": 0.4, "checks": 0.25,
    "paper": 0.4, "dots": 0.1, "flowers": 0.15, "studio": 0.5,
}  # fmt: skip
EASY_SURFACES = ("plain", "wood", "cloth")


def surface(name: str, rng: Rng, size: int) -> Image:
    """A square of this surface, (size, size, 3) BGR. Raises KeyError for an unknown name."""
    canvas = SURFACES[name](rng, size)
    if rng.random() < 0.5 and name not in ("cloth", "plain", "studio"):
        canvas = np.ascontiguousarray(np.rot90(canvas))
    return np.clip(canvas, 0, 255).astype(np.uint8)
