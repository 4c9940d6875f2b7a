import json
from dataclasses import replace

import pytest

from companion.flows import whose
from companion.flows.all_hands import AllHands, Group
from companion.flows.reviewed import Reviewed
from companion.flows.whose import Seats
from rules.pieces import SETS, Tile
from tests.companion.flows.shown import BOX, place, reading_of, tiles
from vision.reading import Doubt, Reading

SEATS = Seats(("ana", "ben", "cy"), ("ana", "ben", "cy"))
PHOTO = "9-7 6-4? | 3-1 12-12 | 5-5"


def given(photo: str = PHOTO, *doubts: Doubt) -> AllHands:
    """Ana, Ben and Cy have the hands as they lie."""
    return whose.agreed(AllHands.of(reading_of(photo, *doubts)), SEATS)


def hand_of(hands: AllHands, player: str) -> Reviewed:
    share = hands.share(player)
    assert share is not None
    return share


def test_a_photo_with_nothing_in_it_has_no_groups() -> None:
    hands = AllHands.of(Reading(BOX, (800, 600), ()))
    assert hands.groups == ()
    assert hands.loose == ()


def test_each_heap_of_the_photo_is_a_group_in_the_order_in_which_one_reads() -> None:
    hands = AllHands.of(reading_of(PHOTO))
    assert [hands.pieces(i) for i in range(len(hands.groups))] == [
        tiles("9-7 6-4"),
        tiles("3-1 12-12"),
        tiles("5-5"),
    ]
    assert [group.numbers for group in hands.groups] == [(1,), (2,), (3,)]
    assert hands.doubtful(0) == (1,)


def test_nobody_has_a_hand_before_the_hands_are_given() -> None:
    assert AllHands.of(reading_of(PHOTO)).share("ana") is None
    assert AllHands.of(reading_of(PHOTO)).players == ()


def test_a_share_is_a_hand_like_that_of_a_photo_of_its_own() -> None:
    share = hand_of(given(), "ben")
    assert share.pieces == tiles("3-1 12-12")
    assert share.certain == (2, 3)  # the places in the whole photo, by which close-ups are called
    assert share.doubtful == ()
    left, _, right, _ = share.around
    assert (left > 1500, right < 2600) == (True, True)  # nothing of the others is shown


def test_a_doubtful_piece_must_be_looked_at_by_its_own_hand_only() -> None:
    assert hand_of(given(), "ana").doubtful == (1,)
    assert [hand_of(given(), player).doubtful for player in ("ben", "cy")] == [(), ()]


def test_what_is_said_of_one_hand_stays_with_it() -> None:
    hands = given().say("ana", lambda hand: hand.correct(1, Tile(6, 5)).remove(0))
    assert hand_of(hands, "ana").pieces == tiles("6-5")
    assert hand_of(hands, "ben").pieces == tiles("3-1 12-12")
    assert hand_of(hands, "ben").around == hand_of(given(), "ben").around


def test_a_piece_that_was_missed_is_added_to_one_hand() -> None:
    hands = given().say("ben", lambda hand: hand.add(Tile(0, 0)))
    assert hand_of(hands, "ben").pieces == tiles("3-1 12-12 0-0")
    assert hand_of(hands, "ana").pieces == tiles("9-7 6-4")
    again = hands.say("cy", lambda hand: hand.add(Tile(1, 1))).say("ben", lambda hand: hand.remove(5))
    assert hand_of(again, "ben").pieces == tiles("3-1 12-12")
    assert hand_of(again, "cy").pieces == tiles("5-5 1-1")


def test_agreeing_with_one_hand_agrees_with_no_other() -> None:
    hands = given()
    assert hands.waiting == ("ana", "ben", "cy")
    hands = hands.say("ben", Reviewed.agreed)
    assert hands.waiting == ("ana", "cy")
    assert hand_of(hands, "ana").doubtful == (1,)
    assert not hand_of(hands, "ben").waits


def test_a_hand_that_is_photographed_again_is_nobodys_here() -> None:
    hands = given().say("ana", Reviewed.set_aside)
    assert hands.share("ana") is None
    assert hands.players == ("ben", "cy")


def test_nothing_is_said_about_a_hand_that_somebody_gave_to_another_player() -> None:
    hands = whose.give(given(), 0, "ben", SEATS)
    hands = replace(hands, groups=(hands.groups[0], Group((1,)), hands.groups[2]))
    assert hands.say("ana", Reviewed.agreed) == hands


def agreed_with(hands: AllHands) -> AllHands:
    """Everybody's hand was looked at."""
    for player in hands.players:
        hands = hands.say(player, Reviewed.agreed)
    return hands


def test_a_stray_piece_is_moved_to_the_hand_that_it_belongs_to_and_both_are_looked_at_again() -> None:
    hands = agreed_with(given()).move(1, "ben")
    assert hand_of(hands, "ana").pieces == tiles("9-7")
    assert hand_of(hands, "ben").pieces == tiles("6-4 3-1 12-12")
    assert hand_of(hands, "cy").pieces == tiles("5-5")
    assert hands.waiting == ("ana", "ben")
    assert whose.reopened(agreed_with(given()), hands) == ("ana", "ben")


def test_what_was_moved_goes_back_and_nothing_else_changes() -> None:
    before = agreed_with(given())
    moved = before.move(1, "ben")
    assert moved.arranged(before) == before
    added = moved.say("ben", lambda hand: hand.add(Tile(0, 0)))
    assert hand_of(added.arranged(before), "ben").pieces == tiles("3-1 12-12 0-0")
    assert AllHands.from_json(moved.to_json()) == moved


@pytest.mark.parametrize(
    ("look", "player"),
    [
        pytest.param(1, "ana", id="it is hers already"),
        pytest.param(1, "dee", id="a player without a hand here"),
        pytest.param(9, "ben", id="no such piece"),
    ],
)
def test_a_piece_that_cannot_be_moved_stays(look: int, player: str) -> None:
    assert agreed_with(given()).move(look, player) == agreed_with(given())


def test_a_hand_whose_last_piece_was_moved_is_empty_and_takes_one_back() -> None:
    hands = given().move(4, "ana")
    assert hand_of(hands, "cy").pieces == ()
    assert hand_of(hands, "ana").pieces == tiles("9-7 6-4 5-5")
    assert hand_of(hands.move(4, "cy"), "cy").pieces == tiles("5-5")


def test_a_photo_that_was_set_aside_shows_nobodys_hand() -> None:
    hands = given().set_aside()
    assert hands.players == ()
    assert hands.waiting == ()
    assert hands.arranged(given()).players == ("ana", "ben", "cy")


@pytest.mark.parametrize(
    ("doubt", "hand", "loose"),
    [
        pytest.param(Doubt("blurred"), "", True, id="the photo as a whole is said once"),
        pytest.param(Doubt("cut-off", place(640)), "ana", False, id="a place beside her hand"),
        pytest.param(Doubt("maybe", place(1200)), "", True, id="a place between two hands is at none"),
        pytest.param(
            Doubt("face-down", ((0, 0), (3000, 0), (3000, 900), (0, 900))),
            "",
            True,
            id="a place over the whole table",
        ),
        pytest.param(Doubt("glare", place(500), (0,)), "ana", False, id="a piece of hers"),
    ],
)
def test_a_doubt_is_told_where_it_belongs(doubt: Doubt, hand: str, loose: bool) -> None:
    hands = given(PHOTO, doubt)
    told = [player for player in ("ana", "ben", "cy") if doubt in hand_of(hands, player).open_doubts]
    assert told == ([hand] if hand else [])
    assert (doubt in hands.loose) is loose


def test_a_doubt_about_pieces_of_two_hands_is_told_in_both_until_each_is_answered() -> None:
    doubt = Doubt("twice", place(500), (0, 2), {"piece": "9-7"})
    hands = given("9-7 6-4 | 9-7 1-1 | 5-5", doubt)
    assert doubt in hand_of(hands, "ana").open_doubts
    hands = hands.say("ana", lambda hand: hand.accept(0))
    assert hand_of(hands, "ana").open_doubts == ()
    assert hand_of(hands, "ben").open_doubts == (doubt,)


def test_what_is_printed_parses_to_the_same_hands() -> None:
    hands = whose.join(given(), 0, 2, SEATS).say("ben", lambda hand: hand.add(Tile(0, 0)).agreed())
    stored = json.loads(json.dumps(hands.to_json()))
    assert AllHands.from_json(stored) == hands
    assert Reviewed.from_json(stored) == hands.review


def test_every_piece_is_in_one_heap_even_where_the_reader_left_one_out() -> None:
    class Forgetful(Reading):
        hands = ((0, 1),)

    read = reading_of("9-7 6-4 3-1")
    hands = AllHands.of(Forgetful(read.piece_set, read.size_px, read.pieces))
    assert hands.heaps == ((0, 1), (2,))


def test_dice_lie_together_as_well() -> None:
    dice = SETS["uno-dice"]
    seen = replace(reading_of("0-0").pieces[0], piece=dice.parse("red 4"))
    assert AllHands.of(Reading(dice, (1600, 1200), (seen,))).pieces(0) == (dice.parse("red 4"),)


def test_a_photo_that_was_taken_for_one_hand_keeps_what_was_said_of_it() -> None:
    read = reading_of("9-7 6-4 | 3-1", Doubt("several-hands", facts={"count": 2}))
    said = Reviewed.of(read).remove(1).add(Tile(0, 0)).agreed().set_aside()
    hands = AllHands.of(read, said)
    assert [hands.pieces(i) for i in range(3)] == [tiles("9-7"), tiles("3-1"), tiles("0-0")]
    assert hands.loose == ()
    assert (hands.review.closed, hands.review.aside) == (False, False)
