"""Uno Dominoes beyond the examples in its book."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.books import Value
from rules.games import game
from rules.pieces import SETS, Domo, Face, Piece, Tile
from rules.rounds import Left, Match, Round, ScoredRound, Settled, Unsettled
from rules.table_rules import TableRules

GAME = game("uno-dominoes")
PRINTED = TableRules(GAME.book)
SET = SETS["uno-dominoes"]
WILD = Face("W")

faces = st.sampled_from([face for face in SET.faces if face != WILD])
tiles = st.builds(Domo, faces, faces)
hands = st.lists(tiles, min_size=1, max_size=12).map(tuple)


def points(hand: str) -> int | None:
    return GAME.count(SET.hand(hand), PRINTED).points


def went_out(touched: str, accepted: bool = False, **left: str | int | Left) -> Round:
    """A went out; the others have these hands, or these typed numbers."""
    return Round(1, ("A", *left), "out", "A", {"touched": touched}, lefts(left), accepted)


def lefts(hands: dict[str, str | int | Left]) -> dict[str, Left]:
    def read(hand: str | int | Left) -> Left:
        match hand:
            case str():
                return Left(pieces=SET.hand(hand))
            case int():
                return Left(typed=hand)
        return hand

    return {player: read(hand) for player, hand in hands.items()}


def scores(played: Round, **changes: Value) -> dict[str, int]:
    settled = GAME.settle(played, TableRules(GAME.book, changes=changes))
    assert isinstance(settled, Settled), settled
    return dict(settled.scores)


def wrongs(played: Round, **changes: Value) -> list[tuple[str, str | int]]:
    """What is doubted, and about whom."""
    settled = GAME.settle(played, TableRules(GAME.book, changes=changes))
    assert isinstance(settled, Unsettled), settled
    return [(reason.key, reason.facts["who"]) for reason in settled.wrong]


@pytest.mark.parametrize(
    ("mark", "worth"),
    [
        *[(f"red {n}", n) for n in range(1, 10)],
        *[(f"blue {n}", n) for n in range(1, 10)],
        ("red D2", 10),
        ("green S", 10),
        ("yellow R", 10),
        ("DE", 20),
        ("WD4", 20),
        ("W", 25),
    ],
)
def test_a_half_counts_by_its_marking(mark: str, worth: int) -> None:
    assert points(f"{mark}|green 1") == worth + 1


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        pytest.param("", 0, id="empty hand"),
        pytest.param("red 7|blue 4", 11, id="two numbers"),
        pytest.param("DE|yellow 6", 26, id="a dead end half still counts"),
        pytest.param("W|W", 50, id="the wild is a double"),
        pytest.param("WD4|WD4", 40, id="wild draw four is cheaper than wild"),
        pytest.param("red 7|blue 4, DE|yellow 6, green R|red 9", 56, id="B of the worked example"),
        pytest.param("W|W, green 8|yellow S", 68, id="C of the worked example"),
    ],
)
def test_hands(hand: str, worth: int) -> None:
    assert points(hand) == worth


def test_worked_example_won_by_the_draw_two_half() -> None:
    played = went_out("D2", B="red 7|blue 4, DE|yellow 6, green R|red 9", C="W|W, green 8|yellow S")

    assert scores(played) == {"A": 124, "B": 0, "C": 0}


def test_worked_example_won_by_the_number_half() -> None:
    assert scores(went_out("other", B="red 7|blue 4", C="W|W, green 8|yellow S")) == {"A": 79, "B": 0, "C": 0}


@given(st.lists(hands, min_size=1, max_size=5))
def test_winner_scores_the_sum_of_the_other_hands(others: list[tuple[Piece, ...]]) -> None:
    left = {name: Left(pieces=hand) for name, hand in zip("BCDEF", others, strict=False)}
    played = Round(1, ("A", *left), "out", "A", {"touched": "other"}, left, accepted=True)
    settled = GAME.settle(played, PRINTED)

    assert isinstance(settled, Settled)
    assert settled.scores["A"] == sum(GAME.count(hand, PRINTED).points or 0 for hand in others)
    assert sum(settled.scores.values()) == settled.scores["A"]
    assert all(settled.rulings[p].points == settled.scores[p] for p in played.players)


@given(hands, st.randoms())
def test_order_of_the_tiles_does_not_matter(hand: tuple[Piece, ...], chance: Random) -> None:
    mixed = list(hand)
    chance.shuffle(mixed)

    assert GAME.count(tuple(mixed), PRINTED).points == GAME.count(hand, PRINTED).points


@given(hands, hands)
def test_two_hands_together_count_what_they_count_apart(
    one: tuple[Piece, ...], two: tuple[Piece, ...]
) -> None:
    apart = (GAME.count(one, PRINTED).points or 0) + (GAME.count(two, PRINTED).points or 0)

    assert GAME.count(one + two, PRINTED).points == apart


@given(hands)
def test_every_tile_counts_something(hand: tuple[Piece, ...]) -> None:
    assert (GAME.count(hand, PRINTED).points or 0) >= 2 * len(hand)


def test_not_entered_is_not_zero() -> None:
    settled = GAME.settle(
        Round(1, ("A", "B", "C"), "out", "A", {"touched": "other"}, lefts({"B": 0})), PRINTED
    )

    assert settled == Unsettled(missing=("C",))


@pytest.mark.parametrize(
    ("played", "need"),
    [
        pytest.param(Round(1, ("A", "B"), "", left=lefts({"B": 5})), "ending", id="how it ended"),
        pytest.param(Round(1, ("A", "B"), "out", left=lefts({"A": 0, "B": 5})), "who", id="who went out"),
        pytest.param(Round(1, ("A", "B"), "out", "A", left=lefts({"B": 5})), "touched", id="which half"),
        pytest.param(
            Round(1, ("A", "B"), "out", "A", {"touched": "R"}, lefts({"B": 5})),
            "touched",
            id="no such answer",
        ),
    ],
)
def test_what_must_still_be_asked(played: Round, need: str) -> None:
    settled = GAME.settle(played, PRINTED)

    assert isinstance(settled, Unsettled)
    assert settled.need == need


def test_a_table_that_forbids_action_endings_is_not_asked_which_half_touched() -> None:
    played = Round(1, ("A", "B"), "out", "A", left=lefts({"B": 5}))

    assert scores(played, last_tile_action_allowed=False) == {"A": 5, "B": 0}


@pytest.mark.parametrize(
    ("played", "doubted"),
    [
        pytest.param(went_out("other", B="W|red 1"), [("lone_wild", "B")], id="wild beside something else"),
        pytest.param(
            went_out("other", B="W|W", C="W|W"), [("too_many", "B"), ("too_many", "C")], id="two wilds"
        ),
        pytest.param(went_out("other", B="green 3|red 1"), [("too_many", "B")], id="there is no green 3"),
        pytest.param(
            went_out("other", B="red 9|red 1, red 9|blue 1", C="red 9|green 1, red 2|red 3"),
            [("too_many", "B"), ("too_many", "C")],
            id="three red nines, the box has two",
        ),
        pytest.param(went_out("other", B="", C=5), [("also_out", "B")], id="two players without a tile"),
        pytest.param(went_out("D2", B="red 1|red 2, blue 1|blue 2"), [("draw_due", "B")], id="two undrawn"),
        pytest.param(
            went_out("D2", B="red 1|red 2", C="red 2|red 4", D="blue 1|blue 2, blue 5|blue 6"),
            [("draw_due_either", "B")],
            id="neither neighbour drew",
        ),
        pytest.param(
            Round(1, ("A", "B"), "out", "A", {"touched": "other"}, lefts({"A": "red 1|red 2", "B": 3})),
            [("out_with_pieces", "A")],
            id="out, and a tile left",
        ),
        pytest.param(
            went_out("other", B=Left(pieces=(Tile(3, 4),))), [("not_in_set", "B")], id="a tile of another set"
        ),
    ],
)
def test_what_is_doubted(played: Round, doubted: list[tuple[str, str]]) -> None:
    assert wrongs(played) == doubted


@pytest.mark.parametrize(
    "played",
    [
        pytest.param(went_out("other", B="W|W", C="DE|red 1, DE|blue 1"), id="one wild, two dead ends"),
        pytest.param(went_out("other", B="red 9|red 9", C="red 9|red 1"), id="a doublet is one tile"),
        pytest.param(
            went_out("D2", B="red 1|red 2", C="red 1|red 3", D="blue 1|blue 2, blue 5|blue 6, blue 4|blue 3"),
            id="a reverse had turned the game around",
        ),
        pytest.param(went_out("WD4", B=3), id="a typed number shows no tiles"),
        pytest.param(
            went_out("D2", B="red 1|red 2, blue 1|blue 2, green 1|green 2"), id="one tile and the two drawn"
        ),
    ],
)
def test_what_is_not_doubted(played: Round) -> None:
    assert isinstance(GAME.settle(played, PRINTED), Settled)


def test_a_person_may_let_every_doubt_stand() -> None:
    odd = went_out("WD4", True, B="W|red 1, W|W", C="green 3|red 1", D=Left(pieces=(Tile(3, 4),)))

    assert scores(odd) == {"A": 26 + 50 + 4 + 0, "B": 0, "C": 0, "D": 0}


def test_boneyard_of_the_card_is_the_one_the_clause_prints() -> None:
    printed = GAME.book["UD-2.3"].values
    names = ("A", "B", "C", "D", "E", "F")
    for players, word in enumerate(("two", "three", "four", "five", "six"), 2):
        assert GAME.card(Match(names[:players]), 1, PRINTED).boneyard == printed[word]


def test_box_of_the_clause_is_the_box_of_the_set() -> None:
    assert GAME.book["UD-1.1"].values["tiles"] == SET.size


def test_counted_markings_add_up_as_the_hobby_page_says() -> None:
    """132 coloured markings; with 6 Dead Ends and 1 Wild, 22 of 162 halves are left for the rest (UD-1.5)."""
    values = GAME.book["UD-1.4"].values
    coloured = [n for mark, n in values.items() if isinstance(n, int) and " " in mark]

    assert len(coloured) == 48
    assert sum(coloured) == 132
    assert (values["DE"], values["W"]) == (6, 1)


def test_the_default_goal_is_the_printed_one() -> None:
    assert GAME.book["UD-13.1"].values["target"] == GAME.book.options["target"].default == 500


@pytest.mark.parametrize(("scoring", "goal"), [("winner", "high"), ("own", "low")])
def test_which_total_wins(scoring: str, goal: str) -> None:
    assert GAME.goal(TableRules(GAME.book, changes={"scoring": scoring})) == goal


def test_a_single_round_that_everybody_counts_alone_goes_to_the_lowest() -> None:
    rules = TableRules(GAME.book, changes={"scoring": "own", "length": "round"})
    match = Match(("A", "B", "C"), (ScoredRound(1, {"A": 11, "B": 0, "C": 40}),))

    assert GAME.outcome(match, rules).winners == ("B",)


def test_nobody_leads_before_the_first_round() -> None:
    before = GAME.outcome(Match(("A", "B")), PRINTED)

    assert not before.over
    assert before.winners == ()
    assert before.needs["A"].facts == {"points": 500}
