"""Which half of a tile shows which mark, once a person has said what it is."""

from __future__ import annotations

import pytest

from companion.flows.halves import apart, half_apart, lies_so, lying
from companion.flows.reviewed import Reviewed
from rules.pieces import SETS, Face, Mark
from vision.reading import Reading, Seen

PIPS, TILES, DICE = SETS["double-12"], SETS["uno-dominoes"], SETS["uno-dice"]
CORNERS = ((0.0, 0.0), (100.0, 0.0), (100.0, 200.0), (0.0, 200.0))
TURNED = ((100.0, 200.0), (0.0, 200.0), (0.0, 0.0), (100.0, 0.0))


@pytest.mark.parametrize(
    ("box", "read", "piece", "picked", "expected"),
    [
        pytest.param(PIPS, "2-6", "3-6", (), (3, 6), id="what stayed stays where it was"),
        pytest.param(PIPS, "2-6", "2-9", (), (2, 9), id="the other half"),
        pytest.param(PIPS, "6-9", "3-6", (), (6, 3), id="the one that stayed is the higher one now"),
        pytest.param(PIPS, "2-6", "6-3", (6, 3), (3, 6), id="tapped the other way round"),
        pytest.param(PIPS, "2-6", "1-4", (4, 1), (4, 1), id="both were wrong: as it was tapped"),
        pytest.param(PIPS, "2-6", "1-4", (), None, id="both were wrong and nothing tells"),
        pytest.param(PIPS, "2-6", "4-4", (), (4, 4), id="a double lies either way"),
        pytest.param(
            TILES,
            "red 6|blue D2",
            "yellow 6|blue D2",
            (),
            ("yellow 6", "blue D2"),
            id="a colour was wrong",
        ),
        pytest.param(
            TILES, "red 6|red 9", "red 2|red 6", (), ("red 6", "red 2"), id="now the higher one lies first"
        ),
        pytest.param(
            TILES, "red 6|WD4", "red 9|W", (), ("red 9", "W"), id="both signs were wrong, a colour tells"
        ),
        pytest.param(DICE, "red 6", "blue 5", (), ("blue 5",), id="a die has one face"),
    ],
)
def test_marks_lie_where_they_have_to(box, read, piece, picked, expected) -> None:
    assert lying(box.parse(read), box.parse(piece), picked) == expected


@pytest.mark.parametrize(
    ("box", "first", "last", "half", "expected"),
    [
        pytest.param(PIPS, 6, 1, 0, (1, 6), id="the left half of 2-6"),
        pytest.param(PIPS, 2, 1, 1, (2, 1), id="the right half of 2-6"),
        pytest.param(PIPS, 9, 1, None, (9, 1), id="both halves, from the left"),
    ],
)
def test_a_half_that_was_tapped_is_the_one_that_changes(box, first, last, half, expected) -> None:
    low, high = sorted(expected)
    assert lies_so(box.parse("2-6"), box.parse(f"{low}-{high}"), first, last, half) == expected


def test_a_half_of_an_uno_tile_changes_in_its_place() -> None:
    read, piece = TILES.parse("red 6|blue D2"), TILES.parse("W|blue D2")
    found = lies_so(read, piece, Face("D2", "blue"), Face("W"), 0)
    assert found == ("W", "blue D2")


@pytest.mark.parametrize(
    ("box", "one", "other", "expected"),
    [
        pytest.param(TILES, "red 6|blue D2", "red 9|blue D2", ("red 6", "red 9"), id="one half"),
        pytest.param(TILES, "red 6|blue D2", "red 9|blue 2", None, id="both halves"),
        pytest.param(TILES, "red 6|red 6", "red 6|red 9", ("red 6", "red 9"), id="a double"),
        pytest.param(DICE, "yellow 3", "red 3", ("yellow 3", "red 3"), id="a die"),
        pytest.param(PIPS, "2-6", "2-5", (6, 5), id="pips"),
    ],
)
def test_what_tells_two_readings_apart(box, one, other, expected: tuple[Mark, Mark] | None) -> None:
    assert apart(box.parse(one), box.parse(other)) == expected


@pytest.mark.parametrize(
    ("box", "one", "other", "expected"),
    [
        pytest.param(TILES, "red 6|blue D2", "red 9|blue D2", 0, id="the first half"),
        pytest.param(TILES, "red 6|blue D2", "red 6|blue 2", 1, id="the second half"),
        pytest.param(TILES, "red 6|red 9", "red 2|red 6", 1, id="what both have may lie on other ends"),
        pytest.param(TILES, "red 6|red 9", "red 6|red 6", 1, id="a double or not"),
        pytest.param(TILES, "red 6|red 6", "red 6|red 9", None, id="either half of a double"),
        pytest.param(TILES, "red 6|blue D2", "red 9|blue 2", None, id="both halves"),
        pytest.param(TILES, "red 6|blue D2", "red 6|blue D2", None, id="neither"),
        pytest.param(PIPS, "2-6", "2-5", 1, id="pips"),
        pytest.param(DICE, "yellow 3", "red 3", None, id="a die has no halves"),
    ],
)
def test_which_half_two_readings_are_about(box, one, other, expected: int | None) -> None:
    assert half_apart(box.parse(one), box.parse(other)) == expected


def read_as(box, piece: str) -> Reviewed:
    seen = Seen(box.parse(piece), 0.5, False, CORNERS)
    return Reviewed.of(Reading(box, (400, 300), (seen,)))


@pytest.mark.parametrize(
    ("box", "read", "other", "turned"),
    [
        pytest.param(TILES, "yellow 4|red 6", "red 6|yellow 7", True, id="4-6 may be 7-6"),
        pytest.param(TILES, "yellow 4|red 6", "yellow 4|red 9", False, id="4-6 may be 4-9"),
        pytest.param(TILES, "yellow 4|red 6", "yellow 4|red 6", False, id="as it was read"),
        pytest.param(TILES, "red 6|red 6", "red 6|red 9", False, id="a double: either half"),
        pytest.param(PIPS, "6-9", "3-6", True, id="6-9 may be 6-3"),
        pytest.param(DICE, "yellow 3", "red 3", False, id="a die"),
    ],
)
def test_another_reading_is_drawn_as_the_piece_lies(box, read, other, *, turned: bool) -> None:
    assert read_as(box, read).looks[0].lies_turned(box.parse(other)) is turned


def test_the_corners_go_on_beginning_where_the_first_mark_is() -> None:
    turned = read_as(TILES, "red 6|red 9").correct(0, TILES.parse("red 2|red 6"))
    assert turned.looks[0].corners_px == TURNED
    assert turned.looks[0].ends_known
    same = read_as(TILES, "red 6|red 9").correct(0, TILES.parse("red 6|WD4"))
    assert same.looks[0].corners_px == CORNERS


def test_what_cannot_be_told_is_not_pretended() -> None:
    said = read_as(PIPS, "2-6").correct(0, PIPS.parse("1-4"))
    assert not said.looks[0].ends_known
    assert Reviewed.from_json(said.to_json()) == said
    told = said.correct(0, PIPS.parse("1-4"), (4, 1))
    assert (told.looks[0].ends_known, told.looks[0].corners_px) == (True, TURNED)
