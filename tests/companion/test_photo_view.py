"""Which part of a photo is shown, and where its points come to lie."""

import pytest

from companion.flows.reviewed import Reviewed
from companion.parts.photo_part import View
from rules.pieces import SETS, Tile
from vision.reading import Corners, Doubt, Reading, Seen

ROOM = (360.0, 300.0)


def box(left: float, top: float, right: float, bottom: float) -> Corners:
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def test_a_whole_photo_fits_the_room() -> None:
    view = View.whole((1600, 1200), ROOM)
    assert (view.width, view.height) == (360, 270)
    assert view.at((1600, 1200)) == (360, 270)


def test_a_near_view_fills_the_room_and_stays_inside_the_photo() -> None:
    view = View.near((1400, 0, 1600, 100), (1600, 1200), ROOM)
    assert (view.width, view.height) == pytest.approx(ROOM)
    assert view.at((1600, 0)) == pytest.approx((360, 0))


def test_coming_closer_keeps_the_piece_in_the_middle() -> None:
    whole = View.whole((1600, 1200), ROOM)
    closer = whole.closer(2, (800, 600), (1600, 1200), ROOM)
    assert closer.scale == pytest.approx(2 * whole.scale)
    assert closer.at((800, 600)) == pytest.approx((180, 150))


def test_coming_closer_to_a_corner_shows_nothing_outside_the_photo() -> None:
    closer = View.whole((1600, 1200), ROOM).closer(4, (0, 0), (1600, 1200), ROOM)
    assert (closer.left, closer.top) == (0, 0)


def reviewed(*places: Corners, doubts: tuple[Doubt, ...] = ()) -> Reviewed:
    seen = tuple(Seen(Tile(1, 2), 0.9, True, place) for place in places)
    return Reviewed.of(Reading(SETS["double-6"], (1600, 1200), seen, doubts))


def test_around_nothing_is_the_whole_photo() -> None:
    assert reviewed().around == (0, 0, 1600, 1200)


def test_around_the_pieces_there_is_room() -> None:
    left, top, right, bottom = reviewed(box(400, 300, 500, 500), box(800, 300, 900, 500)).around
    assert left < 400
    assert top < 300
    assert right > 900
    assert bottom > 500


def test_a_speck_far_away_does_not_widen_the_view_and_a_hidden_tile_does() -> None:
    tile = box(100, 100, 200, 300)
    speck = Doubt("maybe", box(1500, 1100, 1510, 1110))
    hidden = Doubt("covered", box(1400, 1000, 1500, 1100))
    assert reviewed(tile, doubts=(speck,)).around == reviewed(tile).around
    assert reviewed(tile, doubts=(hidden,)).around[2] > 1500
