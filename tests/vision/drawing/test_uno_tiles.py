"""Drawn Uno tiles show what their truth says."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from rules.pieces import Domo, Face
from vision.draw_uno import draw_uno_photo, draw_uno_scene, tile_look_names
from vision.drawing.chance import LookError
from vision.drawing.held_out import HELD_OUT_UNO
from vision.drawing.look import UNO_TILES, Look, decide
from vision.drawing.truth import DrawnHalf
from vision.drawing.uno_colours import distance
from vision.drawing.uno_face import uno_face
from vision.flatten import flatten

HAND = [Domo.parse(text) for text in ("red 7|blue 4", "green 7|yellow 4", "W|DE", "WD4|red S")]


def crop(image: np.ndarray, half: DrawnHalf) -> np.ndarray:
    """The half in its own frame, partner up, then turned so that its marking stands upright."""
    flat = flatten(image, half.centre[None], half.partner[None] * 0.8, half.side[None] * 0.8, 64)[0]
    return np.rot90(flat, half.turn)


@pytest.mark.parametrize("seed", range(6))
def test_markings_stand_upright_in_the_frame_that_the_truth_gives(seed: int) -> None:
    """A 7 has its bar on top, whichever way the set turns its markings and wherever the tile lies."""
    image, truth = draw_uno_photo(HAND[:2], seed, (800, 600), look="parlour", surface="plain", tile_px=180)
    sevens = [half for half in truth.halves if half.face is not None and half.face.mark == "7"]
    assert len(sevens) == 2
    for half in sevens:
        picture = crop(image, half).astype(int)[3:-3, 3:-3]
        ink = np.abs(picture - np.median(picture.reshape(-1, 3), axis=0)).sum(2) > 90
        rows = np.nonzero(ink.sum(1) > 1)[0]
        third = max(1, len(rows) // 4)
        assert ink[rows[:third]].sum() > 1.25 * ink[rows[-third:]].sum()


def test_ink_has_the_colour_that_the_truth_tells() -> None:
    known = {"red": (44, 32, 184), "green": (62, 122, 44), "yellow": (28, 154, 212), "blue": (156, 72, 36)}
    for seed in range(4):
        image, truth = draw_uno_photo(
            HAND[:2], seed, (800, 600), look="parlour", surface="plain", tile_px=200
        )
        for half in truth.halves:
            assert half.face is not None
            picture = crop(image, half).reshape(-1, 3).astype(np.float64)
            body = np.median(picture, axis=0)
            off = np.abs(picture - body).sum(1)
            ink = np.median(picture[off > np.quantile(off, 0.93)], axis=0) * 235 / body.max()
            nearest = min(known, key=lambda name: distance(np.array(known[name], np.float64), ink))
            assert nearest == half.face.colour


def test_the_truth_names_the_tiles() -> None:
    _, truth = draw_uno_photo(HAND, 2, (800, 600), face_down=2)
    assert sorted(truth.domos) == sorted(HAND)
    assert truth.tiles == [(0, 0)] * 4
    assert len(truth.backs) == 2
    assert {half.pips for half in truth.halves} == {0}
    assert not any(half.numeral for half in truth.halves)


def test_a_photo_of_backs_has_no_halves() -> None:
    _, truth = draw_uno_photo([], 1, (640, 480), face_down=5)
    assert truth.halves == ()
    assert len(truth.backs) == 5


@pytest.mark.parametrize("name", tile_look_names())
def test_every_look_can_be_drawn(name: str) -> None:
    image, truth = draw_uno_photo(HAND, 4, (320, 240), look=name)
    assert image.shape == (240, 320, 3)
    assert sorted(truth.domos) == sorted(HAND)


def test_the_same_seed_draws_the_same() -> None:
    one, truth = draw_uno_scene(5, (224, 224))
    two, same = draw_uno_scene(5, (224, 224))
    assert (one == two).all()
    assert [(half.face, half.turn) for half in truth.halves] == [(h.face, h.turn) for h in same.halves]
    assert (draw_uno_scene(6, (224, 224))[0] != one).any()


def test_scenes_hold_every_colour_and_many_kinds() -> None:
    faces = [half.face for seed in range(24) for half in draw_uno_scene(seed, (96, 96))[1].halves]
    marks = Counter(face.mark for face in faces if face is not None)
    colours = Counter(face.colour for face in faces if face is not None)
    assert set(marks) == {*"123456789", "D2", "S", "R", "DE", "W", "WD4"}
    assert min(colours[name] for name in ("red", "green", "yellow", "blue", "")) > 20


def test_training_scenes_leave_the_held_out_looks_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def decided(name: str, *args: object, **others: object) -> Look:
        drawn.append(name)
        return decide(name, *args, **others)  # type: ignore[arg-type]

    monkeypatch.setattr("vision.draw_uno.decide", decided)
    for seed in range(40):
        draw_uno_scene(seed, (48, 48))
    assert len(set(drawn)) > 5
    assert not set(drawn) & set(HELD_OUT_UNO)


def test_what_is_too_small_dark_or_grey_is_not_asked_for() -> None:
    _, large = draw_uno_photo(HAND, 3, (800, 600), look="parlour", tile_px=150, layout="pile")
    _, small = draw_uno_photo(HAND, 3, (800, 600), look="parlour", tile_px=22, layout="pile")
    _, dark = draw_uno_photo(HAND, 3, (800, 600), look="parlour", tile_px=150, layout="pile", dark=0.004)
    assert sum(half.legible for half in large.halves) >= 5
    assert not any(half.readable for half in small.halves)
    assert not any(half.readable for half in dark.halves)


def test_half_zero_lies_above_in_the_face() -> None:
    look = decide("parlour", np.random.default_rng(2), folder=UNO_TILES)
    faces = (Face("1", "red"), Face("1", "blue"))
    picture = uno_face(look, faces, np.random.default_rng(0), width_px=120, light=(0.0, 0.0)).astype(int)
    middle = picture.shape[0] // 2
    redness = picture[..., 2] - picture[..., 0]
    body = float(np.median(redness))
    assert redness[:middle].max() > body + 60
    assert redness[middle:].min() < body - 60


def test_what_cannot_be_drawn_is_said() -> None:
    with pytest.raises(ValueError, match="at least one tile"):
        draw_uno_photo([], 0)
    with pytest.raises(LookError, match="no look 'gold'"):
        draw_uno_photo(HAND, 0, look="gold")
    with pytest.raises(LookError, match="no look 'gold'"):
        draw_uno_scene(0, looks=["gold"])
    with pytest.raises(KeyError, match="no layout"):
        draw_uno_photo(HAND, 0, layout="tower")
    pips = decide("ivory", np.random.default_rng(0))
    with pytest.raises(ValueError, match="prints no markings"):
        uno_face(pips, (HAND[0].one, HAND[0].two), np.random.default_rng(0), width_px=40, light=(0.0, 0.0))
