"""A reading survives being stored as JSON."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.pieces import SETS, PieceError, PieceSet
from tests.vision.laid import as_corners, seen
from tests.vision.laid import corners as corners_at
from vision.reading import Doubt, Join, Reading, Seen

patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # on a busy machine
numbers = st.floats(-10_000, 10_000)
corners = st.tuples(*[st.tuples(numbers, numbers)] * 4)
chances = st.floats(0, 1)


@st.composite
def readings(draw: st.DrawFn) -> Reading:
    box: PieceSet = draw(st.sampled_from(list(SETS.values())))
    pieces = st.sampled_from(list(box))
    seen = st.builds(
        Seen,
        piece=pieces,
        confidence=chances,
        sure=st.booleans(),
        corners_px=corners,
        alternatives=st.lists(st.tuples(pieces, chances), max_size=3).map(tuple),
    )
    doubt = st.builds(
        Doubt,
        kind=st.sampled_from(["unsure", "twice", "face-down"]),
        corners_px=st.none() | corners,
        pieces=st.lists(st.integers(0, 50), max_size=2).map(tuple),
        facts=st.dictionaries(st.text(max_size=5), st.text(max_size=5) | st.integers(), max_size=2),
    )
    return Reading(
        piece_set=box,
        size_px=draw(st.tuples(st.integers(1, 10_000), st.integers(1, 10_000))),
        pieces=tuple(draw(st.lists(seen, max_size=4))),
        doubts=tuple(draw(st.lists(doubt, max_size=3))),
        ms=draw(st.floats(0, 1e6)),
        ends_known=draw(st.booleans()),
    )


@patient
@given(readings())
def test_what_was_stored_reads_back_the_same(reading: Reading) -> None:
    assert Reading.from_json(json.loads(json.dumps(reading.to_json()))) == reading


@patient
@given(readings())
def test_whatever_was_read_every_piece_is_in_one_hand(reading: Reading) -> None:
    assert sorted(i for hand in reading.hands for i in hand) == list(range(len(reading.pieces)))
    assert all(i < j for i, j in (join.pieces for join in reading.joins))


def laid_out(*tiles: Seen, doubts: tuple[Doubt, ...] = ()) -> Reading:
    return Reading(SETS["double-6"], (1000, 1000), tiles, doubts)


def test_pieces_that_touch_join_and_those_far_apart_are_other_hands() -> None:
    line = [seen("3-6", corners_at(0, 0)), seen("6-4", corners_at(2, 0)), seen("5-5", corners_at(3.5, 0, 90))]
    far = [seen("1-2", corners_at(0, 9)), seen("0-0", corners_at(2, 9.1))]
    reading = laid_out(*line, *far)
    assert reading.hands == ((0, 1, 2), (3, 4))
    assert reading.joins == (
        Join((0, 1), (1, 1), matches=True),
        Join((1, 2), (0, None), matches=False),
        Join((3, 4), (1, 0), matches=False),
    )
    assert Reading.from_json(reading.to_json()).joins == reading.joins


def test_a_hand_is_one_hand_where_a_tile_may_have_been_missed() -> None:
    left = [seen("3-6", corners_at(x, 0, 90)) for x in (0, 1.1, 2.2)]
    right = [seen("1-2", corners_at(x, 0, 90)) for x in (6.6, 7.7, 8.8)]
    maybe = Doubt("maybe", as_corners(corners_at(4.4, 0, 90)))
    assert laid_out(*left, *right).hands == ((0, 1, 2), (3, 4, 5))
    assert laid_out(*left, *right, doubts=(maybe,)).hands == ((0, 1, 2, 3, 4, 5),)


def test_readings_that_an_early_version_stored_are_read_and_do_not_tell_which_ends_touch() -> None:
    reading = laid_out(seen("3-6", corners_at(0, 0)), seen("6-4", corners_at(2, 0)))
    stored = reading.to_json()
    del stored["ends_known"]
    old = Reading.from_json(stored)
    assert old.pieces == reading.pieces
    assert old.hands == ((0, 1),)
    assert old.joins == ()


def test_a_piece_that_the_set_has_not_is_refused() -> None:
    stored = Reading(SETS["double-6"], (10, 10), ()).to_json()
    stored["pieces"] = [
        {"marks": [7, 7], "confidence": 1, "sure": True, "corners_px": [[0, 0]] * 4, "alternatives": []}
    ]
    with pytest.raises(PieceError, match="not in a double-6 set"):
        Reading.from_json(stored)
