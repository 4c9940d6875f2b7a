"""What games are laid on, made for this renderer alone: weaves, felt, cork, prints on cloth, planks, stone.

A ground is a square picture that is mirrored beyond its edges, its relief, and how it takes the light.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.drawing.chance import Rng
from vision.drawing.noise import layered, soft
from vision.training.traced.lettering import loud

Field = NDArray[np.float32]
_SIZE = 1400  # px


@dataclass(frozen=True, slots=True)
class Ground:
    """A table's cover."""

    picture: Field  # (n, n, 3) BGR, 0 to 255
    relief: Field  # (n, n), 0 to 1
    rough: float
    lacquer: float  # clear coat, 0 to 1
    sheen: float
    bump: float  # how deep the relief is


def _quiet(rng: Rng) -> NDArray[np.float64]:
    """A dyer's colour, BGR: mostly muted."""
    colour = loud(rng)
    grey = colour.mean()
    return np.asarray((grey + (colour - grey) * rng.uniform(0.1, 0.9)) * rng.uniform(0.35, 1.0))


def _even(colour: NDArray[np.floating], cloud: Field) -> Field:
    canvas = np.empty((_SIZE, _SIZE, 3), np.float32)
    canvas[:] = colour
    return canvas * (1 + cloud[..., None])


def _threads(step: int) -> tuple[Field, Field]:
    """Warp and weft, one over the other by turns: how high each is (n, n)."""
    at = np.arange(_SIZE)
    over = ((at[:, None] // step + at[None] // step) % 2).astype(np.float32)
    bulge = np.abs(np.sin(at / step * np.pi)).astype(np.float32)
    warp = over * bulge[None] * bulge[:, None] ** 0.4
    weft = (1 - over) * bulge[:, None] * bulge[None] ** 0.4
    return warp, weft


def _woven(rng: Rng) -> Ground:
    """A placemat of vinyl or paper yarn."""
    warp, weft = _threads(int(rng.integers(9, 18)))
    first = _quiet(rng)
    second = first * rng.uniform(0.5, 1.3) if rng.random() < 0.7 else _quiet(rng)
    relief = np.maximum(warp, weft)
    tone = layered(rng, _SIZE, _SIZE, 90.0, 2) * 0.06
    picture = _even(first, tone) * warp[..., None] + _even(second, tone) * weft[..., None]
    return Ground(
        np.asarray(picture * 0.85 + 8, np.float32),
        relief,
        rng.uniform(0.35, 0.7),
        0.0,
        0.0,
        rng.uniform(0.03, 0.08),
    )


def _felt(rng: Rng) -> Ground:
    colour = np.array([[70.0, 95.0, 25.0], [45.0, 35.0, 120.0], [110.0, 60.0, 30.0], [70.0, 70.0, 75.0]])
    base = colour[int(rng.integers(4))] * rng.uniform(0.5, 1.3)
    fuzz = soft(rng, _SIZE, _SIZE, _SIZE / 2.0) * 0.07 + layered(rng, _SIZE, _SIZE, 25.0) * 0.03
    return Ground(_even(base, fuzz), fuzz, 0.95, 0.0, rng.uniform(0.2, 0.7), rng.uniform(0.0, 0.05))


def _linen(rng: Rng) -> Ground:
    """A table cloth, printed with flowers now and then, or with stripes or checks."""
    warp, weft = _threads(int(rng.integers(4, 7)))
    base = np.array([175.0, 200.0, 215.0]) * rng.uniform(0.5, 1.08) if rng.random() < 0.6 else _quiet(rng)
    picture = _even(base, layered(rng, _SIZE, _SIZE, 6.0) * 0.03)
    kind = rng.choice(["plain", "flowers", "checks", "stripes"], p=[0.25, 0.35, 0.25, 0.15])
    if kind == "flowers":
        _flowers(picture, rng)
    elif kind != "plain":
        step, ink = int(rng.integers(50, 220)), _quiet(rng).astype(np.float32)
        bands = (np.arange(_SIZE) // step % 2).astype(np.float32)
        part = bands[None] * 0.5 + (bands[:, None] * 0.5 if kind == "checks" else 0.0)
        picture += (ink - picture) * part[..., None]
    relief = np.maximum(warp, weft)
    picture *= (0.82 + 0.2 * relief)[..., None]
    folds = soft(rng, _SIZE, _SIZE, rng.uniform(1.5, 3.0)) * rng.uniform(0.0, 6.0)
    return Ground(picture, relief + folds, 0.9, 0.0, rng.uniform(0.0, 0.4), rng.uniform(0.01, 0.03))


def _flowers(picture: Field, rng: Rng) -> None:
    leaf = np.array([50.0, 105.0, 60.0]) * rng.uniform(0.6, 1.5)
    inks = [loud(rng) for _ in range(3)]
    for _ in range(int(rng.integers(8, 26))):
        at, reach, turn = rng.uniform(0, _SIZE, 2), rng.uniform(25, 75), rng.uniform(0, 6)
        ink, petals = inks[int(rng.integers(3))], int(rng.integers(5, 8))
        for side in (0.0, 2.2, 4.1):
            _petal(picture, at, turn + side + 0.5, reach * 2.0, reach * 0.7, leaf)
        for petal in range(petals):
            _petal(picture, at, turn + petal / petals * 2 * np.pi, reach, reach * 0.7, ink)
        heart = (round(at[0]), round(at[1]))
        cv2.circle(picture, heart, round(reach * 0.33), (255 - ink).tolist(), -1, cv2.LINE_AA)


def _petal(
    picture: Field, at: NDArray[np.floating], turn: float, far: float, wide: float, ink: NDArray[np.floating]
) -> None:
    middle = at + 0.62 * far * np.array([np.cos(turn), np.sin(turn)])
    axes = (round(far * 0.5), round(wide * 0.5))
    centre = (round(middle[0]), round(middle[1]))
    cv2.ellipse(picture, centre, axes, float(np.rad2deg(turn)), 0, 360, ink.tolist(), -1, cv2.LINE_AA)


def _cork(rng: Rng) -> Ground:
    base = np.array([70.0, 120.0, 175.0]) * rng.uniform(0.7, 1.2)
    grains = layered(rng, _SIZE, _SIZE, 110.0, 3)
    holes = np.clip((grains - 1.0) * 3, 0, 1)
    picture = _even(base, grains * 0.08) * (1 - 0.7 * holes[..., None])
    return Ground(picture, -holes, rng.uniform(0.6, 0.9), 0.0, 0.0, rng.uniform(0.01, 0.04))


def _planks(rng: Rng) -> Ground:
    """Boards side by side: rings drawn out along the wood, pores along them, joints between."""
    tones = np.array([[28.0, 42.0, 70.0], [25.0, 30.0, 95.0], [95.0, 150.0, 200.0], [60.0, 105.0, 165.0],
                      [150.0, 180.0, 205.0], [40.0, 70.0, 115.0]])  # fmt: skip
    base = tones[int(rng.integers(len(tones)))] * rng.uniform(0.75, 1.2)
    wide = int(rng.integers(170, 700))
    picture = np.zeros((_SIZE, _SIZE, 3), np.float32)
    relief = np.ones((_SIZE, _SIZE), np.float32)
    for top in range(0, _SIZE, wide):
        rows = min(wide, _SIZE - top)
        stretched = cv2.resize(layered(rng, rows, max(4, _SIZE // 14), rows / 90), (_SIZE, rows))
        across = np.linspace(0, rng.uniform(3, 9), rows, dtype=np.float32)[:, None]
        rings = (np.sin((across + stretched * rng.uniform(0.3, 0.9)) * 6.0) * 0.5 + 0.5) ** rng.uniform(1, 3)
        pores = cv2.resize(soft(rng, rows, max(4, _SIZE // 40), rows / 2.0), (_SIZE, rows))
        shade = 1.0 - 0.22 * rings + 0.05 * pores
        picture[top : top + rows] = base * rng.uniform(0.88, 1.12) * shade[..., None]
        relief[top : top + 3] = 0.0
        picture[top : top + 3] *= 0.35
    if rng.random() < 0.5:
        return Ground(picture, relief, rng.uniform(0.15, 0.4), rng.uniform(0.2, 0.8), 0.0, 0.02)
    return Ground(picture, relief, rng.uniform(0.4, 0.7), 0.0, 0.0, 0.02)


def _slate(rng: Rng) -> Ground:
    base = np.full(3, rng.uniform(22, 80)) + rng.normal(0, 3, 3)
    cloud = layered(rng, _SIZE, _SIZE, 5.0, 6)
    fine = soft(rng, _SIZE, _SIZE, _SIZE / 4.0)
    picture = _even(base, cloud * 0.09 + fine * 0.04)
    return Ground(picture, cloud * 0.6 + fine * 0.2, rng.uniform(0.3, 0.6), 0.0, 0.0, rng.uniform(0.0, 0.03))


def _terrazzo(rng: Rng) -> Ground:
    picture = _even(_quiet(rng) * 0.3 + rng.uniform(60, 170), layered(rng, _SIZE, _SIZE, 8.0) * 0.02)
    inks = [_quiet(rng) for _ in range(4)]
    for _ in range(int(rng.integers(250, 900))):
        at, count = rng.uniform(0, _SIZE, 2), int(rng.integers(4, 8))
        turns = np.sort(rng.uniform(0, 2 * np.pi, count))
        chip = at + rng.uniform(4, 22, count)[:, None] * np.c_[np.cos(turns), np.sin(turns)]
        ink = inks[int(rng.integers(4))].tolist()
        cv2.fillPoly(picture, [np.rint(chip).astype(np.int32)], ink, cv2.LINE_AA)
    return Ground(picture, np.zeros((_SIZE, _SIZE), np.float32), rng.uniform(0.08, 0.3), 0.5, 0.0, 0.0)


def _oilcloth(rng: Rng) -> Ground:
    """Glossy cloth in checks or dots, loud."""
    base, ink, step = np.full(3, rng.uniform(190, 245)), loud(rng), int(rng.integers(60, 170))
    picture = _even(base, np.zeros((_SIZE, _SIZE), np.float32))
    if rng.random() < 0.6:
        bands = (np.arange(_SIZE) // step % 2).astype(np.float32)
        part = (bands[None] + bands[:, None])[..., None] / 2
        picture += (ink.astype(np.float32) - picture) * part
    else:
        for row, y in enumerate(range(0, _SIZE, step)):
            for x in range(step // 2 * (row % 2), _SIZE, step):
                cv2.circle(picture, (x, y), step // 5, ink.tolist(), -1, cv2.LINE_AA)
    waves = soft(rng, _SIZE, _SIZE, 4.0) * 2
    return Ground(picture, waves, rng.uniform(0.12, 0.35), rng.uniform(0.0, 0.6), 0.0, 0.02)


def _plastic(rng: Rng) -> Ground:
    """A laminate table top in one colour."""
    tone = _quiet(rng) if rng.random() < 0.5 else np.full(3, rng.choice([25.0, 60.0, 140.0, 215.0, 240.0]))
    grain = soft(rng, _SIZE, _SIZE, _SIZE / 3.0)
    return Ground(_even(tone, grain * 0.015), grain, rng.uniform(0.1, 0.6), 0.0, 0.0, rng.uniform(0.0, 0.01))


GROUNDS: dict[str, Callable[[Rng], Ground]] = {
    "woven": _woven,
    "felt": _felt,
    "linen": _linen,
    "cork": _cork,
    "planks": _planks,
    "slate": _slate,
    "terrazzo": _terrazzo,
    "oilcloth": _oilcloth,
    "plastic": _plastic,
}
SHARES = {
    "woven": 1.2, "felt": 1.2, "linen": 1.6, "cork": 0.7, "planks": 2.2, "slate": 0.8, "terrazzo": 0.6,
    "oilcloth": 0.8, "plastic": 1.0,
}  # fmt: skip


def ground(name: str, rng: Rng) -> Ground:
    """The cover of this name, its picture within 0 to 255. Raises KeyError for an unknown one."""
    made = GROUNDS[name](rng)
    picture = np.clip(made.picture, 0, 255).astype(np.float32)
    return Ground(picture, made.relief.astype(np.float32), made.rough, made.lacquer, made.sheen, made.bump)
