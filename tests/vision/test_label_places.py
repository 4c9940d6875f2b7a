"""Labels on a photo: beside their piece, clear of everything, and none rather than one that hides a piece."""

import time

import pytest

from vision.label_places import AWAY, GAP, Label, Place, beside, box_around, is_clear, is_inside, laid_out

ROOM = (360.0, 300.0)
SIZE = (40.0, 18.0)
UPRIGHT = ((100.0, 100.0), (130.0, 100.0), (130.0, 160.0), (100.0, 160.0))
SLANTING = ((100.0, 120.0), (140.0, 80.0), (160.0, 100.0), (120.0, 140.0))


def moved(piece: tuple[tuple[float, float], ...], x: float, y: float) -> tuple[tuple[float, float], ...]:
    return tuple((px + x, py + y) for px, py in piece)


def test_a_tile_alone_has_its_label_beside_its_middle() -> None:
    place = beside(UPRIGHT, SIZE, (), (), ROOM)
    assert place == Place((130 + GAP + 20, 130))


def test_a_slanting_tile_is_not_touched_by_its_label() -> None:
    place = beside(SLANTING, SIZE, (), (), ROOM)
    assert place
    assert place.led_from is None
    assert is_clear(box_around(place.middle, SIZE), [SLANTING], ())


@pytest.mark.parametrize(
    ("at", "why"),
    [((0, 0), "left and above"), ((325, 0), "right and above"), ((0, 235), "left and below")],
)
def test_in_a_corner_of_the_photo_no_label_is_cut_off(at: tuple[float, float], why: str) -> None:
    tile = moved(UPRIGHT, at[0] - 100, at[1] - 100)
    place = beside(tile, SIZE, (), (), ROOM)
    assert place, why
    assert is_inside(box_around(place.middle, SIZE), ROOM)
    assert is_clear(box_around(place.middle, SIZE), [tile], ())


def test_a_tile_between_two_others_has_its_label_at_its_end() -> None:
    row = [moved(UPRIGHT, -32, 0), moved(UPRIGHT, 32, 0)]
    place = beside(UPRIGHT, (28, 18), row, (), ROOM)
    assert place
    assert place.led_from is None
    assert place.middle[1] in (100 - GAP - 9, 160 + GAP + 9)


def test_a_label_keeps_clear_of_another_one() -> None:
    first = beside(UPRIGHT, SIZE, (), (), ROOM)
    assert first
    second = beside(UPRIGHT, SIZE, (), [box_around(first.middle, SIZE)], ROOM)
    assert second == Place((100 - GAP - 20, 130))


def test_where_there_is_room_only_farther_off_a_line_leads_to_the_tile() -> None:
    close = [moved(UPRIGHT, x, 0) for x in (-32, 32)]
    labels = [(60.0, 82.0, 170.0, 98.0), (60.0, 162.0, 170.0, 186.0)]
    place = beside(UPRIGHT, (28, 18), close, labels, ROOM)
    assert place
    assert place.led_from == (115, 100)
    assert place.middle == (115, 100 - GAP - AWAY - 9)


def test_a_tile_with_tiles_all_around_it_gets_no_label() -> None:
    assert beside(UPRIGHT, SIZE, AROUND, (), ROOM) is None


AROUND = [moved(UPRIGHT, 32 * x, 62 * y) for x in (-2, -1, 0, 1, 2) for y in (-1, 0, 1) if (x, y) != (0, 0)]


@pytest.mark.parametrize(
    ("must", "place"), [(True, Place((115, 130), None, size=1)), (False, None)], ids=["must", "may"]
)
def test_where_there_is_no_room_only_labels_that_must_be_shown_lie_on_their_piece(
    must: bool, place: Place | None
) -> None:
    first, *_ = laid_out(
        [Label(UPRIGHT, [SIZE, (20, 9)], must), *(Label(piece, [], False) for piece in AROUND)], ROOM
    )
    assert first == place


def test_a_label_is_as_large_as_there_is_room_for() -> None:
    row = [Label(moved(UPRIGHT, x, 0), [], False) for x in (-42, 42)]
    alone, between = (
        laid_out([Label(UPRIGHT, [(120, 150), (6, 20)], True), *others], ROOM)[0] for others in ([], row)
    )
    assert alone == Place((130 + GAP + 60, 130), size=0)
    assert between == Place((130 + GAP + 3, 130), size=1)


def test_of_two_labels_for_one_place_the_first_gets_it() -> None:
    left, right = (Label(moved(UPRIGHT, x, 0), [SIZE], False) for x in (142, 220))  # the photo ends at 360
    assert laid_out([left, right], ROOM)[0] == Place((296, 130))
    assert laid_out([right, left], ROOM) == [Place((296, 130)), Place((218, 130))]


def test_a_table_full_of_tiles_takes_no_time() -> None:
    tiles = [moved(UPRIGHT, 38 * x - 90, 68 * y - 90) for x in range(10) for y in range(4)]
    began = time.process_time()
    for tile in tiles:
        beside(tile, SIZE, [other for other in tiles if other != tile], (), ROOM)
    assert time.process_time() - began < 1
