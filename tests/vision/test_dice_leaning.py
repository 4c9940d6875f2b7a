"""Dice that lie flat are told from one that leans far, wherever the camera is."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.dice_seen import as_tiles, faces, picture
from vision.dice_leaning import leaning


def flat(tilt: float, spread: float, count: int = 6) -> list[np.ndarray]:
    """The tops of dice all over a table, turned anyhow."""
    rng = np.random.default_rng([int(tilt), count])
    places = rng.uniform(-spread, spread, (count, 2))
    turned = rng.uniform(0, 90, count)
    return [faces(x, y, yaw, tilt)[0][0] for (x, y), yaw in zip(places, turned, strict=True)]


def tipped(tilt: float, by: float, towards: float) -> np.ndarray:
    """The top of a die at the table's middle that leans `by` degrees, its top tipped that way."""
    lean, way = np.deg2rad(by), np.deg2rad(towards)
    along = np.array([np.cos(way), np.sin(way), 0.0])
    across = np.array([-along[1], along[0], 0.0])
    down = np.cos(lean) * along - np.sin(lean) * np.array([0.0, 0.0, 1.0])
    middle = np.array([0.0, 0.0, 1.0])
    return picture(np.stack([middle, middle + down / 2, middle + across / 2]), tilt)


@pytest.mark.parametrize("tilt", [0, 15, 30, 45, 55])
@pytest.mark.parametrize("spread", [0.5, 2.0, 4.0])
def test_dice_that_lie_flat_lie_alike(tilt: float, spread: float) -> None:
    assert not leaning(as_tiles(flat(tilt, spread))).any()


@pytest.mark.parametrize(("tilt", "by", "towards"), [(0, 58, 20), (30, 45, 90), (45, 30, 90), (50, 25, 80)])
def test_a_die_that_leans_far_away_from_the_camera_is_told(tilt: float, by: float, towards: float) -> None:
    told = leaning(as_tiles([*flat(tilt, 2.0), tipped(tilt, by, towards)]))
    assert told.tolist() == [False] * 6 + [True]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_of_few_dice_nobody_knows_which_leans(count: int) -> None:
    assert not leaning(as_tiles([*flat(45, 2.0, count), tipped(45, 40, 90)])).any()


@pytest.mark.parametrize("parts", [("sides",), ("partners",), ("sides", "partners")])
def test_frames_without_any_width_or_height_end_nothing(parts: tuple[str, ...]) -> None:
    tiles = as_tiles(flat(20, 1.0))
    for part in parts:
        getattr(tiles, part)[:] = 0.0
    assert leaning(tiles).shape == (6,)
