import pytest
from hypothesis import given as every
from hypothesis import strategies as st

from companion.flows import whose
from companion.flows.all_hands import AllHands
from companion.flows.reviewed import Reviewed
from companion.flows.whose import Seats
from tests.companion.flows.shown import reading_of, tiles

FOUR = ("ana", "ben", "cy", "dee")
PHOTO = "9-7 6-4 | 3-1 12-12 | 5-5 2-2 | 0-1 0-2"
HANDS = AllHands.of(reading_of(PHOTO))
NAMES = {"A": "ana", "B": "ben", "C": "cy", "D": "dee"}


def seats(lacking: str = "A B C D", players: str = "A B C D", **known: str) -> Seats:
    return Seats(
        tuple(NAMES[name] for name in players.split()),
        tuple(NAMES[name] for name in lacking.split()),
        {player: tiles(text) for player, text in known.items()},
    )


def told(hands: AllHands, at: Seats) -> str:
    """Whose each group is: "A B - C", a dash for nobody's."""
    found = whose.owners(hands, at)
    letters = {player: letter for letter, player in NAMES.items()}
    return " ".join(letters[found[i]] if i in found else "-" for i in range(len(hands.groups)))


@pytest.mark.parametrize(
    ("at", "guess"),
    [
        pytest.param(seats(), "A B C D", id="as many groups as hands are missing: in seat order"),
        pytest.param(seats("A B D", "A B D"), "- - - -", id="one group too many: nobody can guess"),
        pytest.param(seats("A B C"), "- - - -", id="one hand is known, and is not here"),
        pytest.param(seats("A B C", dee="3-1 12-12"), "A D B C", id="a known hand is known again"),
        pytest.param(
            seats("A B C", dee="3-1 12-12 8-8 8-9"), "A D B C", id="a known hand with more than that"
        ),
        pytest.param(
            seats("A B C", dee="3-1 8-8"), "- - - -", id="one tile is in both: perhaps it was misread"
        ),
        pytest.param(seats("A B C", dee="3-1"), "- - - -", id="one tile that is all of the known hand"),
        pytest.param(seats("", ana="9-7 6-4", cy="0-1 0-2"), "A - - C", id="all are known, two are not here"),
        pytest.param(
            seats("A B", cy="9-7 6-4", dee="6-4 9-7"), "- - - -", id="a group with the tiles of two hands"
        ),
    ],
)
def test_whose_is_which_is_guessed_as_far_as_it_can_be(at: Seats, guess: str) -> None:
    assert told(HANDS, at) == guess


def test_a_tap_gives_a_hand_and_the_two_players_change_places() -> None:
    hands = whose.give(HANDS, 0, "dee", seats())
    assert told(hands, seats()) == "D B C A"
    assert told(whose.give(hands, 1, "cy", seats()), seats()) == "D C B A"


def test_where_nothing_can_be_guessed_every_tap_tells_one_and_the_last_follows() -> None:
    three = seats("A B C", "A B C")
    hands = whose.give(HANDS, 2, "ana", three)
    assert told(hands, three) == "- - A -"
    hands = whose.give(hands, 0, "ben", three)
    assert told(hands, three) == "B - A -"
    assert whose.unowned(hands, three) == (1, 3)
    assert told(whose.no_hand(hands, 1, three), three) == "B - A C"


def test_the_train_is_said_to_be_no_hand_and_the_rest_is_guessed() -> None:
    three = seats("A B C", "A B C")
    hands = whose.no_hand(HANDS, 1, three)
    assert told(hands, three) == "A - B C"
    assert whose.unowned(hands, three) == ()
    assert told(whose.a_hand(hands, 1), three) == "- - - -"


def test_what_was_seen_given_stays_so_when_another_group_is_no_hand() -> None:
    hands = whose.no_hand(HANDS, 1, seats())
    assert told(hands, seats()) == "A - C D"
    assert told(whose.a_hand(hands, 1), seats()) == "A B C D"


def test_two_groups_are_one_hand_and_come_apart_again() -> None:
    three = seats("A B C", "A B C")
    hands = whose.join(HANDS, 3, 1, three)
    assert [group.numbers for group in hands.groups] == [(1,), (2, 4), (3,)]
    assert hands.pieces(1) == tiles("3-1 12-12 0-1 0-2")
    assert told(hands, three) == "A B C"
    apart = whose.part(hands, 1, three)
    assert [group.numbers for group in apart.groups] == [(1,), (2,), (3,), (4,)]
    assert told(apart, three) == "A B C -"


def test_a_group_is_not_joined_with_itself() -> None:
    assert whose.join(HANDS, 1, 1, seats()) == HANDS


def test_a_player_who_no_longer_counts_loses_the_hand() -> None:
    hands = whose.agreed(HANDS, seats())
    assert told(hands, seats("A B C", "A B C")) == "A B C -"


def test_agreeing_says_what_was_guessed() -> None:
    hands = whose.agreed(HANDS, seats())
    assert hands.players == FOUR
    assert told(hands, seats("", "A B C D")) == "A B C D"


def test_a_hand_that_was_looked_at_and_goes_to_another_player_is_looked_at_again() -> None:
    before = whose.agreed(HANDS, seats()).say("ana", Reviewed.agreed).say("cy", Reviewed.agreed)
    after = whose.give(before, 0, "ben", seats())
    assert after.waiting == ("ben", "ana", "dee")
    assert whose.reopened(before, after) == ("ana",)


def test_a_hand_that_was_looked_at_and_grows_is_looked_at_again() -> None:
    before = whose.agreed(HANDS, seats()).say("ana", Reviewed.agreed)
    assert whose.reopened(before, whose.join(before, 0, 3, seats())) == ("ana",)
    assert whose.reopened(before, whose.give(before, 1, "cy", seats())) == ()


@st.composite
def sortings(draw: st.DrawFn) -> AllHands:
    """A photo after anything that people may have said."""
    hands = HANDS
    for _ in range(draw(st.integers(0, 6))):
        index = draw(st.integers(0, len(hands.groups) - 1))
        match draw(st.sampled_from(["give", "none", "hand", "join", "part"])):
            case "give":
                hands = whose.give(hands, index, draw(st.sampled_from(FOUR)), seats())
            case "none":
                hands = whose.no_hand(hands, index, seats())
            case "hand":
                hands = whose.a_hand(hands, index)
            case "join":
                hands = whose.join(hands, index, draw(st.integers(0, len(hands.groups) - 1)), seats())
            case "part":
                hands = whose.part(hands, index, seats())
    return hands


@every(sortings())
def test_no_player_ever_has_two_groups_and_no_piece_is_lost(hands: AllHands) -> None:
    owners = list(whose.owners(hands, seats()).values())
    assert len(owners) == len(set(owners))
    assert sorted(heap for group in hands.groups for heap in group.heaps) == [0, 1, 2, 3]


@every(sortings(), st.sampled_from(FOUR))
def test_giving_a_hand_moves_at_most_two(hands: AllHands, player: str) -> None:
    before = whose.owners(hands, seats())
    given = whose.give(hands, 0, player, seats())
    after = whose.owners(given, seats())
    assert after[0] == player
    kept = {i: owner for i, owner in before.items() if i != 0 and owner != player}
    assert {i: after.get(i) for i in kept} == kept
