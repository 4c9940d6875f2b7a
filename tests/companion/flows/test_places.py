"""Places where a piece may lie that was not read: a person says what lies there, or that nothing does."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeAlias

import pytest

from companion.flows.all_hands import AllHands, Group
from companion.flows.learning import lessons
from companion.flows.reviewed import Reviewed
from rules.pieces import SETS
from tests.companion.flows.shown import BOX, place, reading_of, tiles
from vision.reading import Corners, Doubt, Reading, Seen

Told: TypeAlias = Callable[[Reviewed], Reviewed]

HERE, THERE = place(500, 700), place(900, 700)
NEAR = place(510, 690)  # the same tile as at HERE, found a little beside it
TILE = BOX.parse("3-1")


def review_of(*doubts: Doubt) -> Reviewed:
    """A hand of two tiles."""
    return Reviewed.of(reading_of("9-7 6-4", *doubts))


def open_at(review: Reviewed) -> list[Corners | None]:
    return [doubt.corners_px for doubt in review.places]


TWO = review_of(Doubt("maybe", HERE), Doubt("covered", THERE))


@pytest.mark.parametrize(
    ("said", "still_open", "hand"),
    [
        pytest.param(lambda r: r, [HERE, THERE], "9-7 6-4", id="nothing was said"),
        pytest.param(lambda r: r.fill(HERE, TILE), [THERE], "9-7 6-4 3-1", id="a tile lies there"),
        pytest.param(
            lambda r: r.fill(HERE, TILE).remove(2), [HERE, THERE], "9-7 6-4", id="no tile after all"
        ),
        pytest.param(lambda r: r.leave_empty(HERE), [THERE], "9-7 6-4", id="nothing lies there"),
        pytest.param(
            lambda r: r.leave_empty(HERE).doubt_again(HERE), [HERE, THERE], "9-7 6-4", id="that taken back"
        ),
        pytest.param(
            lambda r: r.leave_empty(HERE).fill(HERE, TILE), [THERE], "9-7 6-4 3-1", id="a tile lies there yet"
        ),
        pytest.param(
            lambda r: r.leave_empty(HERE).fill(HERE, TILE).remove(2),
            [HERE, THERE],
            "9-7 6-4",
            id="a tile lies there yet, and then does not",
        ),
        pytest.param(
            lambda r: r.fill(HERE, BOX.parse("3-2")).fill(HERE, TILE),
            [THERE],
            "9-7 6-4 3-1",
            id="two phones say so: one tile",
        ),
        pytest.param(lambda r: r.add(TILE), [HERE, THERE], "9-7 6-4 3-1", id="a tile of no place"),
        pytest.param(
            lambda r: r.fill(HERE, TILE).correct(2, BOX.parse("5-5")),
            [THERE],
            "9-7 6-4 5-5",
            id="another tile",
        ),
        pytest.param(lambda r: r.agreed(), [HERE, THERE], "9-7 6-4", id="agreed with the hand"),
    ],
)
def test_what_is_said_of_a_place_answers_its_doubt(said: Told, still_open: list[Corners], hand: str) -> None:
    review = said(TWO)
    assert open_at(review) == still_open
    assert review.pieces == tiles(hand)
    assert Reviewed.from_json(json.loads(json.dumps(review.to_json()))) == review


@pytest.mark.parametrize(
    ("doubt", "is_place"),
    [
        pytest.param(Doubt("maybe", HERE), True, id="maybe a tile"),
        pytest.param(Doubt("maybe-die", HERE), True, id="maybe a die"),
        pytest.param(Doubt("covered", HERE), True, id="half hidden"),
        pytest.param(Doubt("cut-off-die", HERE), True, id="cut off"),
        pytest.param(Doubt("leaning", HERE), True, id="a leaning die"),
        pytest.param(Doubt("cut-off", HERE, (0,)), False, id="about a piece that was read"),
        pytest.param(Doubt("face-down", HERE, facts={"count": 5}), False, id="a boneyard"),
        pytest.param(Doubt("maybe"), False, id="nobody knows where"),
        pytest.param(Doubt("blurred"), False, id="about the photo"),
    ],
)
def test_a_place_is_where_one_piece_may_lie(doubt: Doubt, is_place: bool) -> None:
    review = review_of(doubt)
    assert open_at(review) == ([HERE] if is_place else [])
    if not is_place:
        assert review.leave_empty(HERE).open_doubts == (doubt,)


def test_what_was_added_lies_there_and_is_certain() -> None:
    review = TWO.fill(HERE, TILE)
    assert review.looks[2].corners_px == HERE
    assert review.certain == (0, 1, 2)


def test_a_tile_that_two_outlines_are_about_answers_both() -> None:
    review = review_of(Doubt("maybe", HERE), Doubt("covered", NEAR)).fill(NEAR, TILE)
    assert open_at(review) == []
    assert review.pieces == tiles("9-7 6-4 3-1")


def test_a_tile_that_was_read_beside_a_place_says_nothing_about_it() -> None:
    beside = place(520)  # HERE is where the first tile was read, which is at 500
    assert open_at(review_of(Doubt("covered", beside)).accept(0)) == [beside]


@pytest.mark.parametrize(
    ("box", "piece", "known"),
    [
        pytest.param("double-12", "3-1", False, id="halves that differ"),
        pytest.param("double-12", "5-5", True, id="a double"),
        pytest.param("uno-dominoes", "red 6|blue D2", False, id="Uno tile"),
        pytest.param("uno-dominoes", "green 3|green 3", True, id="Uno double"),
        pytest.param("uno-dice", "red 6", True, id="die"),
    ],
)
def test_nobody_knows_how_it_lies_so_it_teaches_nothing(box: str, piece: str, known: bool) -> None:
    added = SETS[box].parse(piece)
    seen = Seen(added, 0.99, True, place(500))
    review = Reviewed.of(Reading(SETS[box], (2000, 1000), (seen,), (Doubt("maybe", HERE),)))
    review = review.fill(HERE, added).agreed()
    assert review.looks[1].ends_known is known
    assert [lesson.corners_px for lesson in lessons(review)] == [place(500)]


def given(*doubts: Doubt) -> AllHands:
    """Two hands, of which the table knows whose they are; the first begins at 500 px, the second at 1760."""
    hands = AllHands.of(reading_of("9-7 6-4 | 12-11 8-8", *doubts))
    return AllHands(hands.review, hands.heaps, (Group((0,), "ana"), Group((1,), "ben")), given=True)


BOTH = given(Doubt("maybe", HERE), Doubt("maybe", place(1760, 700)))


@pytest.mark.parametrize(
    ("said", "of_ana", "hand"),
    [
        pytest.param(lambda r: r, 1, "9-7 6-4", id="nothing was said"),
        pytest.param(lambda r: r.fill(HERE, TILE), 0, "9-7 6-4 3-1", id="a tile lies there"),
        pytest.param(lambda r: r.leave_empty(HERE), 0, "9-7 6-4", id="nothing lies there"),
        pytest.param(lambda r: r.leave_empty(HERE).doubt_again(HERE), 1, "9-7 6-4", id="that taken back"),
    ],
)
def test_in_a_photo_of_all_hands_it_is_said_of_one_hand(said: Told, of_ana: int, hand: str) -> None:
    hands = AllHands.from_json(json.loads(json.dumps(BOTH.say("ana", said).to_json())))
    ana, ben = hands.share("ana"), hands.share("ben")
    assert ana is not None
    assert ben is not None
    assert (len(ana.places), len(ben.places)) == (of_ana, 1)
    assert (ana.pieces, ben.pieces) == (tiles(hand), tiles("12-11 8-8"))


def test_a_tile_that_was_added_can_be_another_players() -> None:
    hands = BOTH.say("ana", lambda r: r.fill(HERE, TILE)).move(4, "ben")
    ana, ben = hands.share("ana"), hands.share("ben")
    assert ana is not None
    assert ben is not None
    assert (ana.places, len(ben.places)) == ((), 1)
    assert ben.pieces == (*tiles("12-11 8-8"), TILE)


@pytest.mark.parametrize("width", [pytest.param(100, id="from above"), pytest.param(70, id="from the side")])
def test_tiles_that_lie_side_by_side_are_two(width: float) -> None:
    one, other = (
        ((x, 700.0), (x + width, 700.0), (x + width, 900.0), (x, 900.0)) for x in (500.0, 500.0 + width)
    )
    review = review_of(Doubt("covered", one), Doubt("covered", other))
    assert open_at(review.fill(one, TILE)) == [other]
    assert open_at(review.leave_empty(one)) == [other]
    assert review.fill(one, TILE).fill(other, BOX.parse("5-2")).pieces == tiles("9-7 6-4 3-1 5-2")
