"""Uno Dice beyond the examples in its book."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.books import Value
from rules.games import game
from rules.pieces import SETS, Die, Face, Piece
from rules.rounds import Left, Match, Round, ScoredRound, Settled, Unsettled
from rules.table_rules import TableRules

GAME = game("uno-dice")
PRINTED = TableRules(GAME.book)
TIN = TableRules(GAME.book, preset="2011")
PAD = TableRules(GAME.book, preset="1987")
BAG = SETS["uno-dice"]

hands = st.lists(st.sampled_from([Die(face) for face in BAG.faces]), min_size=1, max_size=12).map(tuple)


def points(hand: str, rules: TableRules = PRINTED) -> int | None:
    assert rules.piece_set
    return GAME.count(rules.piece_set.hand(hand), rules).points


def went_out(last: str, **left: str | int) -> Round:
    """A used the last die; the others show these dice, or these typed numbers."""
    entered = {p: Left(typed=x) if isinstance(x, int) else Left(pieces=BAG.hand(x)) for p, x in left.items()}
    return Round(1, ("A", *left), "out", "A", {"last": last}, entered)


def scores(played: Round, **changes: Value) -> dict[str, int]:
    settled = GAME.settle(played, TableRules(GAME.book, changes=changes))
    assert isinstance(settled, Settled), settled
    return dict(settled.scores)


def wrongs(played: Round, rules: TableRules = PRINTED) -> list[str]:
    settled = GAME.settle(played, rules)
    assert isinstance(settled, Unsettled), settled
    return [reason.key for reason in settled.wrong]


@pytest.mark.parametrize(
    ("up", "worth"),
    [
        *[(f"red {n}", n) for n in range(1, 7)],
        *[(f"yellow {n}", n) for n in range(1, 7)],
        ("red D2", 20),
        ("green S", 20),
        ("blue R", 20),
        ("W", 50),
        ("WD4", 50),
    ],
)
def test_a_die_of_1996_counts_by_its_top_face(up: str, worth: int) -> None:
    assert points(up) == worth


@pytest.mark.parametrize(
    ("up", "worth"), [*[(f"blue {n}", n) for n in range(1, 6)], ("red D1", 20), ("green D2", 20), ("W", 50)]
)
def test_a_die_of_2011_counts_by_its_top_face(up: str, worth: int) -> None:
    assert points(up, TIN) == worth


def test_the_dice_do_not_count_like_the_tiles() -> None:
    tiles = game("uno-dominoes").book["UD-1.2"].values
    dice = GAME.book["DI-7.3"].values

    assert (tiles["D2"], tiles["W"], tiles["WD4"]) == (10, 25, 20)
    assert (dice["D2"], dice["W"], dice["WD4"]) == (20, 50, 50)


def test_worked_example_won_by_a_number() -> None:
    assert scores(went_out("other", B="red 6, blue S, W", C="blue 2, yellow R, WD4, red 1"))["A"] == 149


def test_worked_example_won_by_a_draw_two() -> None:
    played = went_out("D2", B="red 6, blue S, W, blue 3, green S", C="blue 2, yellow R, WD4, red 1")

    assert scores(played) == {"A": 172, "B": 0, "C": 0}


@given(st.lists(hands, min_size=1, max_size=5))
def test_winner_scores_the_sum_of_the_other_hands(others: list[tuple[Piece, ...]]) -> None:
    left = {name: Left(pieces=hand) for name, hand in zip("BCDEF", others, strict=False)}
    settled = GAME.settle(Round(1, ("A", *left), "out", "A", {"last": "other"}, left), PRINTED)

    assert isinstance(settled, Settled)
    assert settled.scores["A"] == sum(GAME.count(hand, PRINTED).points or 0 for hand in others)
    assert sum(settled.scores.values()) == settled.scores["A"]


@given(hands, hands, st.randoms())
def test_dice_add_up_in_any_order(one: tuple[Piece, ...], two: tuple[Piece, ...], chance: Random) -> None:
    mixed = [*one, *two]
    chance.shuffle(mixed)
    apart = (GAME.count(one, PRINTED).points or 0) + (GAME.count(two, PRINTED).points or 0)

    assert GAME.count(tuple(mixed), PRINTED).points == apart


@given(st.lists(st.integers(0, 300), min_size=2, max_size=6))
def test_a_blocked_round_goes_to_the_one_lowest_or_to_nobody(shown: list[int]) -> None:
    left = {name: Left(typed=points) for name, points in zip("ABCDEF", shown, strict=False)}
    settled = GAME.settle(Round(1, tuple(left), "blocked", left=left), PRINTED)

    assert isinstance(settled, Settled)
    shared = shown.count(min(shown)) > 1
    assert sum(settled.scores.values()) == (0 if shared else sum(shown) - min(shown))
    assert (settled.winner == "") == shared


@given(st.lists(st.integers(0, 300), min_size=2, max_size=6))
def test_a_score_pad_writes_down_what_it_is_told(told: list[int]) -> None:
    left = {name: Left(typed=points) for name, points in zip("ABCDEF", told, strict=False)}
    settled = GAME.settle(Round(1, tuple(left), "noted", left=left), PAD)

    assert isinstance(settled, Settled)
    assert list(settled.scores.values()) == told


@pytest.mark.parametrize(
    ("played", "doubted"),
    [
        pytest.param(went_out("D2", B="red 1, W"), ["draw_due"], id="two dice cannot be one and two drawn"),
        pytest.param(
            went_out("WD4", B="W", C="W", D="W, W"), ["draw_due_either"], id="neither neighbour drew"
        ),
        pytest.param(went_out("other", B="", C=3), ["also_out"], id="two players without a die"),
    ],
)
def test_what_is_doubted(played: Round, doubted: list[str]) -> None:
    assert wrongs(played) == doubted


@pytest.mark.parametrize(
    "played",
    [
        pytest.param(went_out("D2", B="red 1, W, W"), id="one die and the two drawn"),
        pytest.param(went_out("D2", B="red 1", C="W, W", D="W, W, W"), id="the game had turned around"),
        pytest.param(went_out("WD4", B=3), id="a typed number shows no dice"),
        pytest.param(went_out("other", B="W, W, W", C="W, W"), id="dice may show the same"),
    ],
)
def test_what_is_not_doubted(played: Round) -> None:
    assert isinstance(GAME.settle(played, PRINTED), Settled)


def test_a_die_of_another_edition_is_doubted_and_counts_nothing() -> None:
    left = {"B": Left(pieces=(Die(Face("D1", "red")), Die(Face("4", "red"))))}
    played = Round(1, ("A", "B"), "out", "A", {"last": "other"}, left)

    assert wrongs(played) == ["not_in_set"]
    assert scores(Round(1, ("A", "B"), "out", "A", {"last": "other"}, left, True)) == {"A": 4, "B": 0}


@pytest.mark.parametrize(
    ("rules", "pieces", "target", "asked"),
    [
        pytest.param(PRINTED, "uno-dice", 500, ("last",), id="1996"),
        pytest.param(TIN, "uno-dice-2011", 200, (), id="2011"),
        pytest.param(PAD, "none", 500, (), id="1987"),
        pytest.param(
            TableRules(GAME.book, "2011", {"target": 300}), "uno-dice-2011", 300, (), id="2011 to 300"
        ),
        pytest.param(
            TableRules(GAME.book, changes={"edition": "2011", "final_draw": True}),
            "uno-dice-2011",
            200,
            ("last",),
            id="2011 with a last draw",
        ),
    ],
)
def test_an_edition_brings_its_pieces_goal_and_questions(
    rules: TableRules, pieces: str, target: int, asked: tuple[str, ...]
) -> None:
    assert rules["set"] == pieces
    assert rules["target"] == target
    assert tuple(fact.name for fact in rules.asks(GAME.book.endings["out"])) == asked


def test_the_goals_of_the_clauses_are_those_of_the_editions() -> None:
    assert GAME.book["DI-7.5"].values["target"] == PRINTED["target"]
    assert GAME.book["D11-7"].values["points"] == TIN["target"]
    assert GAME.book["D87-2"].values["points"] == PAD["target"]


def test_dice_of_the_clause_are_the_dice_of_the_card() -> None:
    printed = GAME.book["DI-1.2"].values
    for players, word in ((2, "two"), (3, "three"), (4, "four")):
        card = GAME.card(Match(("A", "B", "C", "D")[:players]), 1, PRINTED)
        needed = next(r.facts["dice"] for r in card.ruling.steps if r.key == "dice_needed")
        assert needed == printed[word]


@pytest.mark.parametrize(
    ("number", "rounds", "first", "starter"),
    [
        pytest.param(1, (), "", "", id="nobody rolled yet"),
        pytest.param(1, (), "B", "B", id="B won the roll"),
        pytest.param(2, (ScoredRound(1, {"A": 9}, winner="A"),), "B", "A", id="the winner starts"),
        pytest.param(2, (ScoredRound(1, {"A": 0}),), "B", "", id="nobody won"),
        pytest.param(3, (ScoredRound(1, {"A": 9}, winner="A"),), "B", "", id="round 2 is not scored yet"),
    ],
)
def test_who_starts(number: int, rounds: tuple[ScoredRound, ...], first: str, starter: str) -> None:
    assert GAME.card(Match(("A", "B", "C"), rounds, first), number, PRINTED).starter == starter
