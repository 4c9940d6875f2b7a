"""Labels on a photo: beside their piece, clear of everything, and none rather than one that hides a piece."""

import time

import pytest

from companion.parts.label_places import AWAY, GAP, Place, beside, box_around, is_clear, is_inside

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
    around = [
        moved(UPRIGHT, 32 * x, 62 * y) for x in (-2, -1, 0, 1, 2) for y in (-1, 0, 1) if (x, y) != (0, 0)
    ]
    assert beside(UPRIGHT, SIZE, around, (), ROOM) is None


def test_a_table_full_of_tiles_takes_no_time() -> None:
    tiles = [moved(UPRIGHT, 38 * x - 90, 68 * y - 90) for x in range(10) for y in range(4)]
    began = time.process_time()
    for tile in tiles:
        beside(tile, SIZE, [other for other in tiles if other != tile], (), ROOM)
    assert time.process_time() - began < 1
