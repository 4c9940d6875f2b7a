"""What is known of a household's own set."""

from __future__ import annotations

import pytest

from companion.flows.own_set import OwnSet
from companion.flows.photos_of_hand import review_of
from companion.ledger.state import Cut, Kept, Learned
from rules.pieces import SETS
from tests.companion.flows.shown import place
from tests.companion.ledger.making import AT
from vision.reading import Reading, Seen

TILES, DICE, PIPS = SETS["uno-dominoes"], SETS["uno-dice"], SETS["double-6"]


def photo(id: str, hand: str, box=TILES, *, agreed: bool = True, aside: bool = False) -> Kept:
    pieces = tuple(Seen(piece, 0.9, True, place(0.0)) for piece in box.hand(hand))
    kept = Kept(id, "m", 0, "teach", AT, Reading(box, (2000, 1000), pieces), None)
    review = review_of(kept)
    review = review.agreed() if agreed else review
    review = review.set_aside() if aside else review
    return Kept(id, "m", 0, "teach", AT, kept.reading, review.to_json())


def learned(*marks: str | int) -> list[Learned]:
    return [Learned(f"x{i}", "", Cut(mark, b""), AT, "p") for i, mark in enumerate(marks)]


def test_of_a_set_of_which_nothing_is_known_everything_is_missing() -> None:
    assert len(OwnSet(TILES).missing) == 51  # nine numbers and three words in four colours, three without
    assert len(OwnSet(DICE).missing) == 38  # six numbers and three words in four colours, two without
    assert OwnSet(PIPS).missing == (0, 1, 2, 3, 4, 5, 6)
    assert OwnSet(TILES).pieces == ()


def test_what_was_learned_is_in_the_order_of_the_set_and_no_longer_missing() -> None:
    own = OwnSet(PIPS, learned(5, 0, 5))
    assert {mark: len(each) for mark, each in own.by_mark.items()} == {0: 1, 5: 2}
    assert own.missing == (1, 2, 3, 4, 6)


def test_a_tile_that_is_in_two_photos_is_one_tile() -> None:
    own = OwnSet(TILES, (), [photo("a", "red 1|red 2, WD4|DE"), photo("b", "WD4|DE, W|W")])
    assert sorted(map(str, own.pieces)) == ["DE|WD4", "W|W", "red 1|red 2"]


def test_two_like_tiles_in_one_photo_are_two() -> None:
    assert len(OwnSet(TILES, (), [photo("a", "red 1|red 2, red 1|red 2")]).pieces) == 2


def test_only_photos_of_this_set_that_somebody_agreed_with_count() -> None:
    kept = [
        photo("a", "red 1|red 2", agreed=False),
        photo("b", "red 3|red 4", aside=True),
        photo("c", "red 3", DICE),
    ]
    own = OwnSet(TILES, (), kept)
    assert own.pieces == ()
    assert own.waiting == ("a",)


def test_the_whole_box_is_known_once_all_of_it_was_seen() -> None:
    every = list(TILES)[:81]
    names = [", ".join(map(str, part)) for part in (every[:40], every[40:])]
    assert OwnSet(TILES, (), [photo("a", names[0])]).whole_box == frozenset()
    assert OwnSet(TILES, (), [photo("a", names[0]), photo("b", names[1])]).whole_box == frozenset(every)
    assert OwnSet(DICE, (), [photo("a", "red 3", DICE)]).whole_box == frozenset()


EVERY_PIP = learned(*range(7))
BOX_OF_28 = photo("a", ", ".join(map(str, PIPS)), PIPS)


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        pytest.param(OwnSet(TILES), ("none", "tiles", 0, 81), id="nothing"),
        pytest.param(
            OwnSet(TILES, learned("red 1", "red 1", "DE")),
            ("played", "marks", 2, 51),
            id="three pictures from games, of two markings",
        ),
        pytest.param(
            OwnSet(TILES, learned("red 1", "DE"), [photo("a", "red 1|DE", agreed=False)]),
            ("played", "marks", 2, 51),
            id="a photo that nobody agreed with",
        ),
        pytest.param(
            OwnSet(TILES, learned("red 1", "DE", "W"), [photo("a", "red 1|DE")]),
            ("some", "tiles", 1, 81),
            id="a tile that was taught",
        ),
        pytest.param(
            OwnSet(PIPS, EVERY_PIP),
            ("played", "marks", 7, 7),
            id="games taught every number, and not the box",
        ),
        pytest.param(OwnSet(PIPS, EVERY_PIP, [BOX_OF_28]), ("all", "tiles", 28, 28), id="the whole box"),
        pytest.param(OwnSet(DICE), ("none", "marks", 0, 38), id="no dice"),
        pytest.param(OwnSet(DICE, learned("red 3", "W")), ("played", "marks", 2, 38), id="dice from games"),
        pytest.param(
            OwnSet(DICE, learned("red 3", "W"), [photo("a", "red 3", DICE)]),
            ("some", "marks", 2, 38),
            id="a throw that was taught",
        ),
        pytest.param(
            OwnSet(DICE, learned(*OwnSet(DICE).marks)), ("all", "marks", 38, 38), id="every face of the dice"
        ),
    ],
)
def test_how_far_a_set_is_known_is_told_in_what_was_learned(
    own: OwnSet, expected: tuple[str, str, int, int]
) -> None:
    assert own.how_far == expected
