"""What the networks learn from is what the drawn scenes show. (The networks themselves need PyTorch.)"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from vision.draw import Truth, draw_scene, look_names
from vision.training.crops import NOT_A_HALF, NUMERAL, WIDE_PX, examples
from vision.training.pool import (
    BACK_COLUMNS,
    HALF_COLUMNS,
    HELD_OUT,
    NO_THINGS,
    frames_of_things,
    load,
    pip_points,
    recut,
    rows,
    save,
    scene,
)
from vision.training.shake import colours, glitter, sharpness
from vision.training.store import write_ragged
from vision.training.targets import CELLS, CROP_PX, STRIDE, VECTOR_PX, lesson
from vision.training.views import frame_numbers, shaken

GREY = np.full((448, 448, 3), 90, np.uint8)
NO_BACKS = np.empty((0, BACK_COLUMNS), np.float32)
NO_HALVES = np.empty((0, HALF_COLUMNS), np.float32)


def tile(x: float, y: float, readable: float = 1.0) -> np.ndarray:
    """A tile standing upright in the picture: two halves of 40 px, three pips above and five below."""
    return np.array(
        [[x, y - 20, 0, 40, -20, 0, 3, readable, 0], [x, y + 20, 0, -40, 20, 0, 5, readable, 0]], np.float32
    )


def nowhere(halves: np.ndarray) -> np.ndarray:
    """Pips of halves whose places nobody knows."""
    return np.full((len(halves), 18, 2), np.nan, np.float16)


def test_a_scene_without_halves_teaches_that_there_are_none() -> None:
    taught = lesson(GREY, NO_HALVES, NO_BACKS, np.random.default_rng(0))
    assert taught.picture.shape == (CROP_PX, CROP_PX, 3)
    assert taught.heat.shape == (2, CELLS, CELLS)
    assert taught.heat.max() == 0.0
    assert taught.care.min() == 1.0
    assert taught.vector_care.max() == 0.0


@pytest.mark.parametrize("seed", range(20))
def test_the_heat_peaks_at_each_half_and_its_vectors_lead_to_the_partner(seed: int) -> None:
    taught = lesson(GREY, tile(224, 224), NO_BACKS, np.random.default_rng(seed))
    peaks = np.argwhere(taught.heat[0] == 1.0)
    if len(peaks) != 2:  # shaken out of the crop, or under a patch
        assert len(peaks) < 2
        return
    spots = (peaks[:, ::-1] + 0.5) * STRIDE
    for one, other in ((0, 1), (1, 0)):
        partner_x, partner_y, side_x, side_y = taught.vectors[:, *peaks[one]] * VECTOR_PX
        assert spots[one] + [partner_x, partner_y] == pytest.approx(spots[other], abs=STRIDE)
        assert partner_x * side_y - partner_y * side_x > 0  # clockwise, mirrored or not
        assert np.hypot(side_x, side_y) == pytest.approx(np.hypot(partner_x, partner_y) / 2, rel=1e-4)


def test_what_nobody_can_read_is_neither_taught_nor_denied() -> None:
    rng = np.random.default_rng(3)
    taught = lesson(GREY, tile(224, 224, readable=0.0), NO_BACKS, rng)
    assert taught.heat.max() == 0.0
    assert taught.care[0].min() == 0.0
    assert taught.care[1].min() == 1.0


def test_a_back_is_taught_as_a_back_and_not_as_halves() -> None:
    back = np.array([[224, 224, 0, 40, 20, 0, 1.0]], np.float32)
    heats = [lesson(GREY, NO_HALVES, back, np.random.default_rng(seed)).heat for seed in range(8)]
    assert max(heat[1].max() for heat in heats) == 1.0
    assert max(heat[0].max() for heat in heats) == 0.0


def test_crops_of_a_scene_are_its_readable_halves_and_things_that_are_none() -> None:
    image, truth = draw_scene(12)
    halves, backs = rows(truth)
    cut = examples(image, halves, backs, pip_points(truth), NO_THINGS, np.random.default_rng(1))
    assert cut.crops.shape == (len(cut.classes), WIDE_PX, WIDE_PX, 3)
    shown = {int(row[6]) for row in halves if row[7]}
    assert set(cut.classes.tolist()) - {NOT_A_HALF} <= shown
    assert NOT_A_HALF in cut.classes
    told = np.isfinite(cut.points[..., 0]).sum(1)
    assert (told[cut.known] == cut.classes[cut.known]).all()
    assert (cut.known == (cut.classes != NOT_A_HALF)).all()


def test_a_scene_without_anything_readable_gives_no_halves() -> None:
    halves = tile(224, 224, readable=0.0)
    cut = examples(GREY, halves, NO_BACKS, nowhere(halves), NO_THINGS, np.random.default_rng(1))
    assert set(cut.classes.tolist()) <= {NOT_A_HALF}


def test_a_numeral_has_a_class_of_its_own_and_no_pips() -> None:
    halves = tile(224, 224)
    halves[1, 8] = 1
    cut = examples(GREY, halves, NO_BACKS, nowhere(halves), NO_THINGS, np.random.default_rng(1))
    assert cut.classes[:2].tolist() == [3, 25]
    assert cut.known[:2].tolist() == [False, True]  # where three pips are was not told


def test_other_things_are_shown_as_what_is_no_half() -> None:
    pen = np.array([[100, 100], [180, 100], [180, 120], [100, 120]], np.float64)
    outside = pen + 1000
    truth = Truth((448, 448), (), (), things=(pen, outside))
    frames = frames_of_things(truth)
    assert sorted(frames[:, 0].tolist()) == pytest.approx([120, 160])
    assert np.hypot(*frames[:, 2:4].T) == pytest.approx([40, 40])
    assert np.hypot(*frames[:, 4:6].T) == pytest.approx([10, 10])
    cut = examples(GREY, NO_HALVES, NO_BACKS, nowhere(NO_HALVES), frames, np.random.default_rng(1))
    assert set(cut.classes.tolist()) == {NOT_A_HALF}
    beside = len(
        examples(GREY, NO_HALVES, NO_BACKS, nowhere(NO_HALVES), NO_THINGS, np.random.default_rng(1)).classes
    )
    assert len(cut.classes) == beside + 2


def test_a_pool_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    scenes = [scene(3), scene(4)]
    save(scenes, tmp_path / "pool.npz")
    for kept, drawn in zip(load([tmp_path / "pool.npz"]), scenes, strict=True):
        assert (kept.jpeg == drawn.jpeg).all()
        assert (kept.halves == drawn.halves).all()
        assert (kept.backs == drawn.backs).all()
        assert (kept.crops == drawn.crops).all()
        assert (kept.classes == drawn.classes).all()
        assert (kept.things == drawn.things).all()
        assert (kept.points_known == drawn.points_known).all()
        np.testing.assert_array_equal(kept.points, drawn.points)
        np.testing.assert_array_equal(kept.pips, drawn.pips)
    assert [path.name for path in tmp_path.iterdir()] == ["pool.npz"]


def test_an_older_pool_is_cut_anew(tmp_path: Path) -> None:
    drawn = scene(3)
    old = {"jpeg": [drawn.jpeg], "halves": [drawn.halves[:, :8]], "backs": [drawn.backs]}
    write_ragged(tmp_path / "old.npz", old)
    with pytest.raises(ValueError, match=r"old\.npz: no pips, crops.*--recut"):
        load([tmp_path / "old.npz"])
    (again,) = recut(tmp_path / "old.npz")
    assert again.halves.shape == (len(drawn.halves), HALF_COLUMNS)
    shown = ((one.classes[one.classes != NOT_A_HALF] % NUMERAL).tolist() for one in (again, drawn))
    assert next(shown) == next(shown)
    assert (again.points_known == (again.classes == 0)).all()  # that a blank has no pips is known


def test_looks_held_out_exist_and_are_not_all() -> None:
    assert set(HELD_OUT) < set(look_names())


def test_shaking_keeps_shape_and_kind() -> None:
    for seed in range(30):
        rng = np.random.default_rng(seed)
        shaken = sharpness(colours(GREY[:40, :60], rng), rng, 1.5)
        assert shaken.shape == (40, 60, 3)
        assert shaken.dtype == np.uint8


@pytest.mark.parametrize("seed", range(8))
def test_glitter_only_adds_light_and_leaves_a_part_of_the_face_as_it_was(seed: int) -> None:
    face = np.full((40, 40, 3), 120, np.uint8)
    lit = glitter(face, np.random.default_rng(seed))
    assert (lit >= 120).all()
    assert (lit == 120).mean() > 0.2


@pytest.mark.parametrize("seed", range(12))
def test_a_view_that_lost_a_part_of_the_half_is_told_to_be_longer_and_not_to_be_whole(seed: int) -> None:
    crop = np.zeros((WIDE_PX, WIDE_PX, 3), np.uint8)
    view = shaken(crop, np.random.default_rng(seed), mirror=False, short=1.0)
    up_longer = -frame_numbers(view)[5]  # by how much the half reaches farther up than a perfect frame
    assert not view.whole
    assert up_longer > 0.1
    assert shaken(crop, np.random.default_rng(seed), mirror=False, short=0.0).whole
