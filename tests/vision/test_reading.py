"""A reading survives being stored as JSON."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.pieces import SETS, PieceError, PieceSet
from vision.reading import Doubt, Reading, Seen

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
    )


@given(readings())
def test_what_was_stored_reads_back_the_same(reading: Reading) -> None:
    assert Reading.from_json(json.loads(json.dumps(reading.to_json()))) == reading


def test_a_piece_that_the_set_has_not_is_refused() -> None:
    stored = Reading(SETS["double-6"], (10, 10), ()).to_json()
    stored["pieces"] = [
        {"marks": [7, 7], "confidence": 1, "sure": True, "corners_px": [[0, 0]] * 4, "alternatives": []}
    ]
    with pytest.raises(PieceError, match="not in a double-6 set"):
        Reading.from_json(stored)
