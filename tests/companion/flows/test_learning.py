"""What a photo teaches once a person has agreed with it."""

from __future__ import annotations

import pytest

from companion.flows.learning import lessons
from companion.flows.reviewed import Reviewed
from rules.pieces import SETS
from tests.companion.flows.shown import place
from vision.reading import Reading, Seen

TILES, PIPS = SETS["uno-dominoes"], SETS["double-12"]


def review_of(*seen: tuple[str, float], box=TILES) -> Reviewed:
    """Read tiles with their confidences; from 0.9 on they are sure."""
    pieces = (
        Seen(box.parse(tile), confidence, confidence >= 0.9, place(200.0 * i))
        for i, (tile, confidence) in enumerate(seen)
    )
    return Reviewed.of(Reading(box, (2000, 1000), tuple(pieces)))


def taught(review: Reviewed) -> list[str]:
    return [str(lesson.piece) for lesson in lessons(review)]


def test_nothing_is_learned_of_a_photo_that_nobody_agreed_with() -> None:
    review = review_of(("red 6|blue D2", 0.5)).correct(0, TILES.parse("red 9|blue D2"))
    assert lessons(review) == ()
    assert lessons(review.agreed().set_aside()) == ()
    assert lessons(Reviewed(TILES, (2000, 1000)).agreed()) == ()


def test_what_was_wrong_comes_first_then_what_was_doubtful_then_the_least_sure_of_the_others() -> None:
    review = review_of(
        ("red 1|red 2", 0.99), ("red 3|red 4", 0.95), ("red 5|WD4", 0.4), ("red 6|blue D2", 0.97)
    )
    review = review.correct(3, TILES.parse("red 9|blue D2")).agreed()
    assert taught(review) == ["red 9|blue D2", "red 5|WD4", "red 3|red 4", "red 1|red 2"]
    assert [str(lesson.piece) for lesson in lessons(review, sure_ones=1)] == [
        "red 9|blue D2",
        "red 5|WD4",
        "red 3|red 4",
    ]


@pytest.mark.parametrize(
    ("box", "read", "said", "corrected"),
    [
        pytest.param(TILES, "red 6|blue D2", "red 9|blue D2", {"red 9"}, id="one half"),
        pytest.param(TILES, "red 6|blue D2", "WD4|W", {"WD4", "W"}, id="both halves"),
        pytest.param(TILES, "red 6|blue D2", "blue D2|red 6", set(), id="none"),
        pytest.param(PIPS, "2-6", "3-6", {3}, id="pips"),
    ],
)
def test_it_is_known_which_half_was_wrong(box, read: str, said: str, corrected: set[object]) -> None:
    piece = box.parse(said)
    review = review_of((read, 0.5), box=box).correct(0, piece, piece.marks).agreed()
    assert lessons(review)[0].corrected == corrected


def test_what_is_no_piece_has_no_place_or_lies_nobody_knows_how_teaches_nothing() -> None:
    review = review_of(("2-6", 0.5), ("3-3", 0.5), box=PIPS)
    review = review.correct(0, PIPS.parse("1-4")).remove(1).add(PIPS.parse("0-0")).agreed()
    assert lessons(review) == ()


def test_in_a_smaller_copy_of_the_photo_it_lies_elsewhere() -> None:
    (lesson,) = lessons(review_of(("red 6|blue D2", 0.5)).agreed())
    assert lesson.scaled(0.5).corners_px == ((0, 200), (50, 200), (50, 300), (0, 300))
