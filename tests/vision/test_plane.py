"""Tiles that lie flat on one table tell how it is seen."""

from __future__ import annotations

import numpy as np
import pytest

from vision.halves import Tiles
from vision.plane import laid_flat, misfit, plane_of


def seen(tilt: float, angles: list[float], narrow: float = 1.0, size: float = 80.0) -> Tiles:
    """Tiles turned by so many degrees on a table that a far camera sees at a tilt, degrees."""
    squash = np.array([1.0, np.cos(np.deg2rad(tilt))])
    turn = np.deg2rad(angles)
    up = np.stack([np.sin(turn), -np.cos(turn)], 1) * size * squash
    side = np.stack([np.cos(turn), np.sin(turn)], 1) * size / 2 / narrow * squash
    middles = np.arange(2 * len(angles), dtype=float).reshape(-1, 2) * 200
    return Tiles(
        np.stack([middles - up / 2, middles + up / 2], 1), np.stack([up, -up], 1), np.stack([side, -side], 1),
        np.ones(len(angles)), np.zeros(len(angles)),
    )  # fmt: skip


@pytest.mark.parametrize("tilt", [0, 30, 55, 70])
@pytest.mark.parametrize("narrow", [0.9, 1.0, 1.1])
def test_a_plane_gives_a_tile_turned_otherwise_the_side_that_it_has(tilt: float, narrow: float) -> None:
    plane = plane_of(seen(tilt, [5, 50, 95, 140, 200], narrow))
    other = seen(tilt, [120], narrow)

    assert plane is not None
    assert plane.narrow == pytest.approx(narrow, abs=0.01)
    assert plane.side_of(other.partners) == pytest.approx(other.sides, abs=0.5)


def test_seen_from_above_a_side_is_square_to_the_tile_and_half_as_long() -> None:
    plane = plane_of(seen(0, [0, 30, 60]))

    assert plane is not None
    assert plane.side_of(np.array([[0.0, -80.0]])) == pytest.approx(np.array([[40.0, 0.0]]))


def test_a_tile_on_its_edge_does_not_tell_how_the_table_lies() -> None:
    tiles = seen(40, [0, 35, 70, 110, 150])
    on_edge = np.arange(5) == 4
    narrower = Tiles(
        tiles.centres, tiles.partners, tiles.sides * np.where(on_edge, 0.5, 1)[:, None, None],
        tiles.scores, tiles.misfits,
    )  # fmt: skip

    plane = plane_of(narrower)

    assert plane is not None
    assert misfit(plane, narrower).round(1).tolist() == [0.0, 0.0, 0.0, 0.0, 1.0]
    assert laid_flat(narrower, plane).sides == pytest.approx(tiles.sides, abs=1.0)


@pytest.mark.parametrize("angles", [[], [10], [10, 80]])
def test_fewer_than_three_tiles_tell_nothing(angles: list[float]) -> None:
    assert plane_of(seen(20, angles)) is None


def test_tiles_all_seen_as_lines_tell_nothing() -> None:
    assert plane_of(seen(89, [0, 40, 80, 120])) is None


def test_vectors_without_length_tell_nothing() -> None:
    nothing = np.zeros((4, 2, 2))
    assert plane_of(Tiles(nothing, nothing, nothing, np.ones(4), np.zeros(4))) is None


def test_what_is_no_number_tells_nothing() -> None:
    tiles = seen(20, [0, 40, 80, 120])
    tiles.sides[2, 0, 0] = np.nan
    assert plane_of(tiles) is None


def test_of_tiles_that_all_lie_the_same_way_another_of_that_way_gets_their_side() -> None:
    tiles, other = seen(50, [30, 30, 30, 30], narrow=0.9), seen(50, [30], narrow=0.9, size=50.0)
    plane = plane_of(tiles)
    assert plane is not None
    assert plane.side_of(other.partners) == pytest.approx(other.sides, abs=0.5)
