import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.flows.reviewed import Reviewed, together
from rules.pieces import SETS, Tile
from vision.reading import Doubt, Reading, Seen

BOX = SETS["double-9"]
TILES = st.sampled_from(tuple(BOX))


def seen_at(place: int, piece: Tile, confidence: float = 0.99, others: tuple[Tile, ...] = ()) -> Seen:
    """A piece on a grid, 100 x 200 px, far enough from its neighbours to be told apart."""
    x, y = 300.0 * (place % 5), 300.0 * (place // 5)
    corners = ((x, y), (x + 100, y), (x + 100, y + 200), (x, y + 200))
    return Seen(piece, confidence, confidence > 0.9, corners, tuple((other, 0.1) for other in others))


def reading_of(*seen: Seen, doubts: tuple[Doubt, ...] = ()) -> Reading:
    return Reading(BOX, (1600, 1200), seen, doubts)


def tiles(text: str) -> tuple[Tile, ...]:
    return BOX.hand(text)  # type: ignore[return-value]


@st.composite
def readings(draw: st.DrawFn) -> Reading:
    places = draw(st.lists(st.integers(0, 19), unique=True, max_size=8))
    return reading_of(
        *(
            seen_at(p, draw(TILES), draw(st.floats(0, 1)), tuple(draw(st.lists(TILES, max_size=3))))
            for p in places
        ),
        doubts=tuple(draw(st.lists(st.builds(Doubt, st.sampled_from(["glare", "blurred"])), max_size=2))),
    )


@st.composite
def reviews(draw: st.DrawFn) -> Reviewed:
    """A review after anything a person may have done."""
    review = Reviewed.of(draw(readings()))
    for _ in range(draw(st.integers(0, 6))):
        verb = draw(st.sampled_from(["correct", "accept", "remove", "add"]))
        if verb == "add" or not review.looks:
            place = draw(st.none() | st.integers(20, 29))
            review = review.add(
                draw(TILES), None if place is None else seen_at(place, draw(TILES)).corners_px
            )
        else:
            index = draw(st.integers(0, len(review.looks) - 1))
            review = review.correct(index, draw(TILES)) if verb == "correct" else getattr(review, verb)(index)
    return review


def test_an_empty_photo_is_an_empty_hand() -> None:
    assert Reviewed.of(reading_of()).pieces == ()


def test_doubtful_pieces_come_first_and_the_least_certain_of_them_first() -> None:
    review = Reviewed.of(
        reading_of(seen_at(0, Tile(9, 7), 0.8), seen_at(1, Tile(6, 4)), seen_at(2, Tile(3, 1), 0.4))
    )
    assert review.doubtful == (2, 0)
    assert review.certain == (1,)


def test_a_corrected_piece_is_certain() -> None:
    review = Reviewed.of(reading_of(seen_at(0, Tile(9, 8), 0.5))).correct(0, Tile(9, 9))
    assert review.pieces == tiles("9-9")
    assert review.doubtful == ()


def test_a_removed_piece_does_not_count_and_the_others_keep_their_index() -> None:
    review = Reviewed.of(reading_of(seen_at(0, Tile(9, 7)), seen_at(1, Tile(6, 4)))).remove(0)
    assert review.pieces == tiles("6-4")
    assert review.correct(1, Tile(6, 5)).pieces == tiles("6-5")


def test_a_removed_piece_comes_back_when_it_is_corrected() -> None:
    review = Reviewed.of(reading_of(seen_at(0, Tile(9, 7)))).remove(0).correct(0, Tile(9, 7))
    assert review.pieces == tiles("9-7")


def test_a_piece_that_was_taken_away_comes_back_as_it_was() -> None:
    review = Reviewed.of(reading_of(seen_at(0, Tile(9, 7), 0.6), seen_at(1, Tile(6, 4))))
    was = review.looks[0]
    assert review.remove(0).put_back(0, was) == review
    later = review.remove(0).correct(0, Tile(9, 8))  # said on another phone meanwhile
    assert later.put_back(0, was) == later
    read_again = Reviewed.of(reading_of())  # and meanwhile nothing was found in the photo
    assert read_again.put_back(0, was) == read_again


def test_a_doubt_is_answered_once_all_its_pieces_are() -> None:
    cut_off, glare = Doubt("cut-off", pieces=(0, 1)), Doubt("glare")
    review = Reviewed.of(reading_of(seen_at(0, Tile(1, 1)), seen_at(1, Tile(2, 2)), doubts=(cut_off, glare)))
    assert review.accept(0).open_doubts == (cut_off, glare)
    assert review.accept(0).remove(1).open_doubts == (glare,)


def test_the_same_tile_twice_is_pointed_at() -> None:
    review = Reviewed.of(reading_of(seen_at(0, Tile(9, 7)), seen_at(1, Tile(6, 4)), seen_at(2, Tile(7, 9))))
    assert review.twice == {0, 2}
    assert review.remove(2).twice == frozenset()


def test_the_same_face_on_two_dice_is_nothing_to_point_at() -> None:
    dice = SETS["uno-dice"]
    red_four = dice.parse("red 4")
    seen = replace(seen_at(0, Tile(0, 0)), piece=red_four)
    review = Reviewed.of(Reading(dice, (1600, 1200), (seen, seen)))
    assert review.twice == frozenset()
    assert together([review, review]) == (red_four,) * 4


@pytest.mark.parametrize(
    ("photos", "hand"),
    [
        pytest.param((), "", id="no photo"),
        pytest.param(("9-7 6-4",), "9-7 6-4", id="one photo"),
        pytest.param(("9-7 6-4", "3-1"), "9-7 6-4 3-1", id="two parts of a hand"),
        pytest.param(("9-7 6-4", "6-4 3-1"), "9-7 6-4 3-1", id="a tile in both is one tile"),
        pytest.param(("9-7", "9-7", "9-7"), "9-7", id="three times the same"),
        pytest.param(("9-7 9-7", "9-7"), "9-7 9-7", id="twice in one photo stays for a person to see"),
    ],
)
def test_several_photos_of_one_hand_add_up(photos: tuple[str, ...], hand: str) -> None:
    reviewed = [
        Reviewed.of(reading_of(*(seen_at(i, tile) for i, tile in enumerate(tiles(text))))) for text in photos
    ]
    assert together(reviewed) == tiles(hand)


def test_a_new_reading_does_not_overwrite_what_a_person_said() -> None:
    review = Reviewed.of(reading_of(seen_at(0, Tile(9, 8)), seen_at(1, Tile(6, 4)), seen_at(2, Tile(3, 1))))
    review = review.correct(0, Tile(9, 9)).remove(2)
    again = review.reread(
        reading_of(seen_at(2, Tile(3, 2)), seen_at(1, Tile(6, 5)), seen_at(0, Tile(9, 7), 0.3))
    )
    assert sorted(again.pieces) == sorted(tiles("6-5 9-9"))
    assert again.doubtful == ()


@given(reviews(), readings())
def test_a_persons_word_survives_every_reading(review: Reviewed, reading: Reading) -> None:
    again = review.reread(reading)
    said = [(look.piece, look.gone) for look in review.looks if look.said]
    assert sorted(said) == sorted((look.piece, look.gone) for look in again.looks if look.said)
    assert len(again.looks) <= len(reading.pieces) + len(said)


@given(reviews())
def test_what_is_printed_parses_to_the_same_review(review: Reviewed) -> None:
    assert Reviewed.from_json(json.loads(json.dumps(review.to_json()))) == review


@given(reviews())
def test_every_look_is_doubtful_certain_or_gone(review: Reviewed) -> None:
    gone = {i for i, look in enumerate(review.looks) if look.gone}
    parts = [set(review.doubtful), set(review.certain), gone]
    assert sorted(i for part in parts for i in part) == list(range(len(review.looks)))
    assert len(review.pieces) == len(review.looks) - len(gone)


@given(reviews())
def test_agreeing_leaves_no_doubt_and_the_same_hand(review: Reviewed) -> None:
    assert review.agreed().doubtful == ()
    assert review.agreed().pieces == review.pieces


@given(reviews(), TILES)
def test_adding_a_piece_adds_just_that(review: Reviewed, tile: Tile) -> None:
    assert review.add(tile).pieces == (*review.pieces, tile)


@given(reviews())
def test_one_photo_together_is_that_photo(review: Reviewed) -> None:
    assert together([review]) == review.pieces
