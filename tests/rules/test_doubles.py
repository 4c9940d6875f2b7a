"""Doubles beyond the examples in its book."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.books import Value
from rules.games import game
from rules.pieces import SETS, Piece, Tile
from rules.rounds import Left, Match, Round, ScoredRound, Settled, Unsettled
from rules.table_rules import TableRules

GAME = game("doubles")
PRINTED = TableRules(GAME.book)
SET = SETS["double-6"]

tiles = st.sampled_from(list(SET))
hands = st.lists(tiles, max_size=10, unique=True).map(tuple)
dealt = st.lists(tiles, max_size=28, unique=True).map(lambda drawn: [tuple(drawn[i::3]) for i in range(3)])


def table(**changes: Value) -> TableRules:
    return TableRules(GAME.book, changes=changes)


def left(hand: str | int) -> Left:
    return Left(typed=hand) if isinstance(hand, int) else Left(pieces=SET.hand(hand))


def out(who: str, **hands: str | int) -> Round:
    return Round(1, ("A", "B", "C"), "out", who, left={p: left(hand) for p, hand in hands.items()})


def blocked(who: str = "", **hands: str | int) -> Round:
    return Round(1, ("A", "B", "C"), "blocked", who, left={p: left(hand) for p, hand in hands.items()})


def settled(told: Round, rules: TableRules = PRINTED) -> Settled:
    answer = GAME.settle(told, rules)
    assert isinstance(answer, Settled), answer
    return answer


def unsettled(told: Round, rules: TableRules = PRINTED) -> Unsettled:
    answer = GAME.settle(told, rules)
    assert isinstance(answer, Unsettled), answer
    return answer


# ------------------------------------------------------------------ the worked examples of the specification


def test_a_blocked_round_with_a_tie_scores_for_nobody() -> None:
    answer = settled(blocked(A="0-4 0-1", B="4-4", C="2-3"))

    assert answer.scores == {"A": 0, "B": 0, "C": 0}
    assert answer.winner == ""
    assert [c.id for c in answer.rulings["A"].because] == ["DB-8.3"]


@pytest.mark.parametrize(
    ("blocked_score", "points"),
    [("all_others", 13), ("minus_own", 11), ("difference", 9), ("own_too", 15)],
)
def test_a_blocked_round_that_c_wins(blocked_score: str, points: int) -> None:
    answer = settled(blocked(A="0-4 0-1", B="4-4", C="0-2"), table(blocked_score=blocked_score))

    assert answer.scores == {"A": 0, "B": 0, "C": points}
    assert answer.winner == "C"
    assert answer.rulings["C"].points == points
    assert {p: r.points for p, r in answer.counts.items()} == {"A": 5, "B": 8, "C": 2}


@pytest.mark.parametrize(
    ("changes", "who", "scores", "winner"),
    [
        pytest.param({"blocked_tie": "last_player"}, "A", {"A": 13, "B": 0, "C": 0}, "A", id="A played last"),
        pytest.param(
            {"blocked_tie": "last_player"}, "B", {"A": 0, "B": 0, "C": 0}, "", id="B is not in the tie"
        ),
        pytest.param(
            {"blocked_tie": "last_player", "blocked_score": "minus_own"},
            "C",
            {"A": 0, "B": 0, "C": 8},
            "C",
            id="less own",
        ),
        pytest.param({"blocked_tie": "split"}, "", {"A": 4, "B": 0, "C": 4}, "", id="the 8 of B are shared"),
        pytest.param({"blocked_tie": "others_lose"}, "", {"A": 0, "B": -8, "C": 0}, "", id="B loses"),
    ],
)
def test_other_tables_on_a_tie(
    changes: Mapping[str, Value], who: str, scores: Mapping[str, int], winner: str
) -> None:
    answer = settled(blocked(who, A="0-4 0-1", B="4-4", C="2-3"), table(**changes))

    assert (answer.scores, answer.winner) == (scores, winner)


@pytest.mark.parametrize("tie", ["nobody", "split", "others_lose"])
def test_a_tie_of_all_scores_for_nobody(tie: str) -> None:
    answer = settled(blocked(A="0-5", B="1-4", C="2-3"), table(blocked_tie=tie))

    assert answer.scores == {"A": 0, "B": 0, "C": 0}


def test_who_played_last_is_only_asked_where_it_matters() -> None:
    told = blocked(A=5, B=8, C=5)

    assert unsettled(told, table(blocked_tie="last_player")).need == "who"
    assert unsettled(told, table(next_opener="winner_or_last")).need == "who"
    assert settled(told).scores == {"A": 0, "B": 0, "C": 0}


# ------------------------------------------------------------------ going out


@pytest.mark.parametrize(
    ("changes", "points"),
    [
        pytest.param({}, 26, id="as printed"),
        pytest.param({"count_doubles_once": True}, 20, id="6-6 counts 6"),
        pytest.param({"blocked_score": "minus_own"}, 26, id="a rule for blocked rounds only"),
    ],
)
def test_going_out(changes: Mapping[str, Value], points: int) -> None:
    answer = settled(out("A", B="6-6 0-0 1-3", C="4-6"), table(**changes))

    assert answer.scores == {"A": points, "B": 0, "C": 0}
    assert [c.id for c in answer.rulings["A"].because] == ["DB-7.1", "DB-8.1"]


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        pytest.param(out("A", B="1-2", C="2-1"), [("twice", "DB-9.8")], id="in two hands"),
        pytest.param(out("A", B="1-2 2-1", C=1), [("twice_one", "DB-9.8")], id="in one hand"),
        pytest.param(out("A", A="6-6", B="1-2", C=1), [("out_with_pieces", "DB-7.1")], id="A is not out"),
        pytest.param(out("A", B="", C=1), [("also_out", "DB-7.1")], id="B is out"),
        pytest.param(blocked(A="", B="1-1", C=1), [("also_out", "DB-7.1")], id="A is out, so not blocked"),
    ],
)
def test_what_cannot_be(told: Round, wrong: list[tuple[str, str]]) -> None:
    assert [(reason.key, reason.clause) for reason in unsettled(told).wrong] == wrong


def test_a_tile_from_a_bigger_set_is_a_stranger() -> None:
    told = Round(1, ("A", "B"), "out", "A", left={"B": Left(pieces=(Tile(7, 2),))})

    assert [(r.key, r.facts) for r in unsettled(told).wrong] == [("not_in_set", {"who": "B", "piece": "2-7"})]
    assert settled(Round(1, ("A", "B"), "out", "A", left=told.left, accepted=True)).scores["A"] == 9


@pytest.mark.parametrize(
    ("changes", "hand", "scores"),
    [
        pytest.param({"renege_penalty": "thirty"}, "1-2", {"A": 0, "B": -30, "C": 0}, id="30 of 100"),
        pytest.param(
            {"renege_penalty": "thirty", "target": 200},
            "1-2",
            {"A": 0, "B": -40, "C": 0},
            id="a fifth of 200",
        ),
        pytest.param({"renege_penalty": "fifty"}, "1-2", {"A": 0, "B": -50, "C": 0}, id="50"),
        pytest.param({"renege_penalty": "fifty"}, 72, {"A": 0, "B": -72, "C": 0}, id="the hand is more"),
    ],
)
def test_a_round_stopped_for_not_playing(
    changes: Mapping[str, Value], hand: str | int, scores: Mapping[str, int]
) -> None:
    told = Round(1, ("A", "B", "C"), "renege", "B", left={"B": left(hand)})

    assert settled(told, table(**changes)).scores == scores
    assert unsettled(told).need == "ending"  # as printed, a round is not stopped for it


# ------------------------------------------------------------------ properties


@given(hands, hands)
def test_counting_is_adding(one: tuple[Piece, ...], other: tuple[Piece, ...]) -> None:
    def points(hand: tuple[Piece, ...]) -> int:
        return GAME.count(hand, PRINTED).points or 0

    assert points(one + other) == points(one) + points(other)


@given(dealt)
def test_the_winner_scores_the_sum_of_the_others(hands: list[tuple[Piece, ...]]) -> None:
    told = Round(1, ("W", "A", "B", "C"), "out", "W", left=entered("ABC", hands), accepted=True)
    answer = settled(told)
    total = sum(tile.pips for hand in hands for tile in hand if isinstance(tile, Tile))

    assert answer.scores == {"W": total, "A": 0, "B": 0, "C": 0}


@given(dealt, st.permutations(["A", "B", "C"]), st.sampled_from(["nobody", "split", "others_lose"]))
def test_seats_do_not_matter(hands: list[tuple[Piece, ...]], seats: list[str], tie: str) -> None:
    left = entered("ABC", hands)
    rules = table(blocked_tie=tie)
    told = settled(Round(1, ("A", "B", "C"), "blocked", left=left, accepted=True), rules)
    moved = settled(Round(1, tuple(seats), "blocked", left=left, accepted=True), rules)

    assert moved.scores == told.scores
    assert list(moved.scores) == seats


@given(dealt)
def test_a_typed_hand_scores_what_its_pieces_do(hands: list[tuple[Piece, ...]]) -> None:
    left = entered("ABC", hands)
    typed = {p: Left(typed=GAME.count(hand.pieces or (), PRINTED).points) for p, hand in left.items()}
    shown = settled(Round(1, ("A", "B", "C"), "blocked", left=left, accepted=True))

    assert settled(Round(1, ("A", "B", "C"), "blocked", left=typed)).scores == shown.scores


@given(dealt, st.sampled_from(["all_others", "minus_own", "difference", "own_too"]))
def test_a_blocked_round_never_costs_its_winner(hands: list[tuple[Piece, ...]], score: str) -> None:
    told = Round(1, ("A", "B", "C"), "blocked", left=entered("ABC", hands), accepted=True)

    assert min(settled(told, table(blocked_score=score)).scores.values()) >= 0


def entered(players: str, hands: list[tuple[Piece, ...]]) -> dict[str, Left]:
    return {p: Left(pieces=hand) for p, hand in zip(players, hands, strict=True)}


# ------------------------------------------------------------------ the round card and the match


@pytest.mark.parametrize(
    ("players", "reserve", "card"),
    [
        pytest.param("AB", "two", (8, 12, 2)),
        pytest.param("ABC", "two", (6, 10, 2)),
        pytest.param("ABCD", "two", (6, 4, 2)),
        pytest.param("AB", "two_or_one", (8, 12, 2)),
        pytest.param("ABC", "two_or_one", (6, 10, 1)),
        pytest.param("ABCD", "two_or_one", (6, 4, 1)),
        pytest.param("ABCD", "none", (6, 4, 0)),
    ],
)
def test_tiles_and_boneyard(players: str, reserve: str, card: tuple[int, int, int]) -> None:
    told = GAME.card(Match(tuple(players)), 1, table(boneyard_reserve=reserve))

    assert (told.deal, told.boneyard, told.stays) == card
    assert (told.lead, told.of, told.starter) == (None, None, "")


def test_shuffling_goes_round_the_table() -> None:
    match = Match(("A", "B", "C"))

    assert [GAME.card(match, n, PRINTED).shuffler for n in range(1, 6)] == ["A", "B", "C", "A", "B"]


WON = ScoredRound(1, {"A": 0, "B": 20, "C": 0}, "out", "B", "B")
TIED = ScoredRound(2, {"A": 0, "B": 0, "C": 0}, "blocked", "C")


@pytest.mark.parametrize(
    ("opener", "after_one", "after_two"),
    [
        ("highest_double", "", ""),
        ("winner", "B", ""),
        ("winner_or_last", "B", "C"),
        ("left_of_previous", "A", "B"),
    ],
)
def test_who_opens_the_next_round(opener: str, after_one: str, after_two: str) -> None:
    rules = table(next_opener=opener)
    match = Match(("A", "B", "C"), (WON, TIED), first="C")

    assert GAME.card(match, 1, rules).starter == ""
    assert GAME.card(match, 2, rules).starter == after_one
    assert GAME.card(match, 3, rules).starter == after_two


def match(*rounds: Mapping[str, int]) -> Match:
    scored = tuple(ScoredRound(number, scores) for number, scores in enumerate(rounds, 1))
    return Match(("A", "B"), scored)


@pytest.mark.parametrize(
    ("target", "told", "over", "winners"),
    [
        pytest.param(100, match(), False, (), id="nothing scored"),
        pytest.param(100, match({"A": 99, "B": 0}), False, ("A",), id="one short"),
        pytest.param(100, match({"A": 100, "B": 0}), True, ("A",), id="just there"),
        pytest.param(100, match({"A": 60, "B": 0}, {"A": 0, "B": 130}), True, ("B",), id="beyond"),
        pytest.param(101, match({"A": 100, "B": 0}), False, ("A",), id="to 101"),
        pytest.param(61, match({"A": 0, "B": 61}), True, ("B",), id="to 61"),
    ],
)
def test_the_match_ends_at_the_target(target: int, told: Match, over: bool, winners: tuple[str, ...]) -> None:
    outcome = GAME.outcome(told, table(target=target))

    assert (outcome.over, outcome.winners) == (over, winners)


def test_needs() -> None:
    needs = GAME.outcome(match({"A": 63, "B": 0}), PRINTED).needs

    assert {p: need.facts for p, need in needs.items()} == {"A": {"points": 37}, "B": {"points": 100}}
