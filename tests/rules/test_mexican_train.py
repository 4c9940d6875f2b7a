"""Mexican Train beyond the examples in its book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.books import Value
from rules.games import game
from rules.pieces import SETS, Piece, Tile
from rules.rounds import Left, Match, Round, ScoredRound, Settled, Unsettled
from rules.table_rules import TableRules

GAME = game("mexican-train")
PRINTED = TableRules(GAME.book)
SET = SETS["double-12"]
ENGINE = Tile(12, 12)  # of round 1

tiles = st.sampled_from([tile for tile in SET if tile != ENGINE])
hands = st.lists(tiles, max_size=15, unique=True).map(tuple)


def table(**changes: Value) -> TableRules:
    return TableRules(GAME.book, changes=changes)


def left(hand: str | int) -> Left:
    return Left(typed=hand) if isinstance(hand, int) else Left(pieces=SET.hand(hand))


def played(ending: str = "out", who: str = "A", number: int = 1, **hands: str | int) -> Round:
    """A round of A, B, C and D."""
    return Round(number, ("A", "B", "C", "D"), ending, who, left={p: left(h) for p, h in hands.items()})


def settled(told: Round, rules: TableRules = PRINTED) -> Settled:
    answer = GAME.settle(told, rules)
    assert isinstance(answer, Settled), answer
    return answer


def unsettled(told: Round, rules: TableRules = PRINTED) -> Unsettled:
    answer = GAME.settle(told, rules)
    assert isinstance(answer, Unsettled), answer
    return answer


# ------------------------------------------------------------------ the worked example of the specification

WORKED = played(B="12-7 3-0", C="0-0 8-8", D="11-5 6-2 1-0")


@pytest.mark.parametrize(
    ("changes", "scores"),
    [
        pytest.param({}, {"A": 0, "B": 22, "C": 16, "D": 25}, id="as printed"),
        pytest.param({"double_blank": 50}, {"A": 0, "B": 22, "C": 66, "D": 25}, id="0-0 counts 50"),
        pytest.param(
            {"double_blank": 50, "blank_half": 25},
            {"A": 0, "B": 47, "C": 66, "D": 50},
            id="and blanks 25 each",
        ),
        pytest.param({"blank_half": 5}, {"A": 0, "B": 27, "C": 26, "D": 30}, id="blanks 5 each"),
        pytest.param({"doubles_count_twice": "yes"}, {"A": 0, "B": 22, "C": 32, "D": 25}, id="doubles twice"),
        pytest.param(
            {"doubles_count_twice": "plus_10"}, {"A": 0, "B": 22, "C": 36, "D": 25}, id="doubles 10 more"
        ),
        pytest.param(
            {"doubles_count_twice": "plus_10", "double_blank": 50},
            {"A": 0, "B": 22, "C": 76, "D": 25},
            id="0-0 at its own price is not raised",
        ),
        pytest.param(
            {"going_out_bonus": -10}, {"A": -10, "B": 22, "C": 16, "D": 25}, id="10 off for going out"
        ),
        pytest.param({"winner_scoring": "collects"}, {"A": 63, "B": 0, "C": 0, "D": 0}, id="A collects"),
    ],
)
def test_worked_example(changes: Mapping[str, Value], scores: Mapping[str, int]) -> None:
    answer = settled(WORKED, table(**changes))

    assert answer.scores == scores
    assert answer.winner == "A"


def test_every_score_is_a_ruling_with_its_clauses() -> None:
    answer = settled(WORKED, table(double_blank=50))

    assert {p: r.points for p, r in answer.rulings.items()} == answer.scores
    assert [c.id for c in answer.rulings["A"].because] == ["MT-7.1", "MT-7.2"]
    assert [c.id for c in answer.rulings["C"].because] == ["MT-7.2"]
    assert {p: r.points for p, r in answer.counts.items()} == {"B": 22, "C": 66, "D": 25}


def test_a_double_as_the_last_tile_doubles_the_others() -> None:
    rules = table(last_tile_double_bonus=True)
    double = Round(1, ("A", "B"), "out", "A", {"last_tile": "double"}, {"B": left("12-7 3-0")})
    other = Round(1, ("A", "B"), "out", "A", {"last_tile": "other"}, {"B": left("12-7 3-0")})

    assert settled(double, rules).scores == {"A": 0, "B": 44}
    assert settled(other, rules).scores == {"A": 0, "B": 22}
    assert settled(double).scores == {"A": 0, "B": 22}  # not asked, so not heard
    assert unsettled(played(B=1, C=2, D=3), rules).need == "last_tile"


def test_nobody_wins_a_blocked_round() -> None:
    answer = settled(played("blocked", "", A="1-2", B="6-6", C=40, D="5-5 0-0"))

    assert answer.scores == {"A": 3, "B": 12, "C": 40, "D": 10}
    assert answer.winner == ""


# ------------------------------------------------------------------ what is missing, what cannot be


@pytest.mark.parametrize(
    ("told", "need", "missing"),
    [
        pytest.param(played(""), "ending", "A B C D", id="nothing told"),
        pytest.param(played("draw"), "ending", "A B C D", id="no such ending"),
        pytest.param(played("out", ""), "who", "A B C D", id="who went out"),
        pytest.param(played("out", "E"), "who", "A B C D", id="who is not at the table"),
        pytest.param(played("out", "B", D="1-2"), "", "A C", id="two hands, in seat order"),
        pytest.param(played("out", "A", B=0, D=0), "", "C", id="nothing typed is not a nought typed"),
        pytest.param(played("blocked", "", B=1, C=2, D=3), "", "A", id="blocked counts everybody"),
    ],
)
def test_what_is_still_to_be_told(told: Round, need: str, missing: str) -> None:
    answer = unsettled(told)

    assert (answer.need, " ".join(answer.missing)) == (need, missing)


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        pytest.param(
            played(B="1-2", C="2-1", D=0),
            [("twice", {"who": "B", "other": "C", "piece": "1-2"})],
            id="two hands",
        ),
        pytest.param(
            played(B="1-2 1-2", C=0, D=0), [("twice_one", {"who": "B", "piece": "1-2"})], id="one hand"
        ),
        pytest.param(
            played(B="1-2", C="1-2", D="1-2"),
            [
                ("twice", {"who": "B", "other": "C", "piece": "1-2"}),
                ("twice", {"who": "C", "other": "D", "piece": "1-2"}),
            ],
            id="three hands",
        ),
        pytest.param(
            played(B="12-12 1-2", C=0, D=0),
            [("in_the_middle", {"who": "B", "piece": "12-12"})],
            id="the engine",
        ),
        pytest.param(
            played(number=3, B="10-10", C="12-12", D=0),
            [("in_the_middle", {"who": "B", "piece": "10-10"})],
            id="the engine of round 3",
        ),
        pytest.param(
            played(A="3-4", B="1-2", C=0, D=0),
            [("out_with_pieces", {"who": "A", "pieces": "3-4"})],
            id="went out",
        ),
        pytest.param(
            played(A=7, B="1-2", C=0, D=0), [("out_with_points", {"who": "A", "points": 7})], id="typed"
        ),
        pytest.param(played(B="1-2", C="", D=0), [("also_out", {"who": "C"})], id="somebody else is out too"),
    ],
)
def test_what_cannot_be_is_asked_and_the_person_may_go_on(
    told: Round, wrong: list[tuple[str, object]]
) -> None:
    answer = unsettled(told)
    sure = Round(told.number, told.players, told.ending, told.who, told.facts, told.left, accepted=True)

    assert [(reason.key, reason.facts) for reason in answer.wrong] == wrong
    assert answer.missing == ()
    assert all(reason.clause for reason in answer.wrong)
    assert settled(sure).scores["A"] == 0


@pytest.mark.parametrize("told", [played("", "", C=""), played("out", "", C="")])
def test_an_empty_hand_is_no_wonder_before_it_is_told_who_went_out(told: Round) -> None:
    assert unsettled(told).wrong == ()


def test_a_tile_from_a_bigger_set_is_a_stranger() -> None:
    told = Round(1, ("A", "B"), "out", "A", left={"B": Left(pieces=(Tile(13, 2),))})

    assert [(r.key, r.facts) for r in unsettled(told).wrong] == [
        ("not_in_set", {"who": "B", "piece": "2-13"})
    ]
    assert settled(told, table(set="double-15")).scores == {"A": 0, "B": 15}


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param({"copies": 2}, id="two sets mixed"),
        pytest.param(
            {"engine_source": "dealt", "engine_missing": "next_lower"}, id="another double may have led"
        ),
        pytest.param({"engine_order": "from_nine"}, id="9-9 leads"),
    ],
)
def test_the_highest_double_may_be_in_a_hand_where_it_did_not_lead(changes: Mapping[str, Value]) -> None:
    assert settled(played(B="12-12", C=0, D=0), table(**changes)).scores["B"] == 24


def test_with_two_sets_mixed_a_tile_may_be_there_twice() -> None:
    assert settled(played(B="1-2", C="1-2", D=0), table(copies=2)).scores["C"] == 3


def test_doubts_are_told_before_all_hands_are_entered() -> None:
    answer = unsettled(played(B="1-2", C="1-2"))

    assert answer.missing == ("D",)
    assert [reason.key for reason in answer.wrong] == ["twice"]


# ------------------------------------------------------------------ properties


def points(hand: tuple[Piece, ...], rules: TableRules = PRINTED) -> int:
    counted = GAME.count(hand, rules).points
    assert counted is not None
    return counted


@given(hands, hands)
def test_counting_is_adding(one: tuple[Piece, ...], other: tuple[Piece, ...]) -> None:
    assert points(one + other) == points(one) + points(other)


@given(hands)
def test_counting_does_not_care_about_the_order(hand: tuple[Piece, ...]) -> None:
    rules = table(double_blank=50, blank_half=5, doubles_count_twice="yes")

    assert points(hand, rules) == points(hand[::-1], rules)
    assert points(hand, rules) >= points(hand)


dealt = st.lists(tiles, max_size=40, unique=True).map(lambda drawn: [tuple(drawn[i::3]) for i in range(3)])


def hand_out(players: Sequence[str], hands: Sequence[tuple[Piece, ...]]) -> Round:
    """The first player went out, and the others have these hands."""
    told = {p: Left(pieces=hand) for p, hand in zip(players[1:], hands, strict=True)}
    return Round(1, tuple(players), "out", players[0], left=told, accepted=True)


@given(dealt, st.permutations(["A", "B", "C", "D"]))
def test_seats_do_not_matter(hands: list[tuple[Piece, ...]], seats: list[str]) -> None:
    told = hand_out(["A", "B", "C", "D"], hands)
    moved = Round(1, tuple(seats), "out", "A", left=told.left, accepted=True)

    assert settled(moved).scores == settled(told).scores
    assert list(settled(moved).scores) == seats


@given(dealt)
def test_a_typed_hand_scores_what_its_pieces_do(hands: list[tuple[Piece, ...]]) -> None:
    told = hand_out(["A", "B", "C", "D"], hands)
    typed = {p: Left(typed=points(hand.pieces or ())) for p, hand in told.left.items()}

    assert settled(Round(1, told.players, "out", "A", left=typed)).scores == settled(told).scores


@given(dealt)
def test_who_collects_gets_what_the_others_would_score(hands: list[tuple[Piece, ...]]) -> None:
    told = hand_out(["A", "B", "C", "D"], hands)
    own = settled(told).scores
    collected = settled(told, table(winner_scoring="collects")).scores

    assert collected == {"A": sum(own.values()), "B": 0, "C": 0, "D": 0}


# ------------------------------------------------------------------ the round card

SEATS = "ABCDEFGH"


@pytest.mark.parametrize(
    ("deal", "tiles_each"),
    [
        ("printed", [16, 16, 15, 14, 12, 10, 9]),
        ("cardinal", [15, 15, 15, 12, 12, 11, 11]),
        ("pagat", [15, 15, 15, 11, 11, 10, 10]),
        ("wikihow", [12, 12, 12, 12, 12, 10, 10]),
        ("goodsam", [16, 15, 14, 13, 12, 11, 10]),
        ("official", [16, 15, 14, 12, 11, 10, 9]),
        ("boxed", [15, 15, 15, 11, 11, 8, 8]),
        ("fifteen", [15, 15, 15, 14, 12, 10, 9]),
    ],
)
def test_tiles_by_players(deal: str, tiles_each: list[int]) -> None:
    for players, each in zip(range(2, 9), tiles_each, strict=True):
        card = GAME.card(Match(tuple(SEATS[:players])), 1, table(deal=deal))

        assert (card.deal, card.boneyard) == (each, 90 - each * players), players


@pytest.mark.parametrize(
    ("changes", "tiles_each", "yard"),
    [
        pytest.param(
            {"set": "double-9"}, [12, 11, 10, 8, 7, 6, 5], [30, 21, 14, 14, 12, 12, 14], id="double-9"
        ),
        pytest.param(
            {"set": "double-9", "deal": "boxed"}, [12, 11, 10, 8, 7, 6, 5], [30, 21, 14, 14, 12, 12, 14]
        ),
        pytest.param(
            {"set": "double-15"}, [16, 16, 15, 14, 12, 10, 9], [103, 87, 75, 65, 63, 65, 63], id="double-15"
        ),
        pytest.param(
            {"set": "double-9", "copies": 2},
            [16, 16, 15, 14, 12, 10, 9],
            [77, 61, 49, 39, 37, 39, 37],
            id="two double-9",
        ),
        pytest.param(
            {"engine_source": "dealt"},
            [16, 16, 15, 14, 12, 10, 9],
            [59, 43, 31, 21, 19, 21, 19],
            id="engine dealt",
        ),
    ],
)
def test_tiles_by_set(changes: Mapping[str, Value], tiles_each: list[int], yard: list[int]) -> None:
    cards = [GAME.card(Match(tuple(SEATS[:players])), 1, table(**changes)) for players in range(2, 9)]

    assert [card.deal for card in cards] == tiles_each
    assert [card.boneyard for card in cards] == yard


@pytest.mark.parametrize(
    ("preset", "with_four", "starts", "blank"),
    [
        ("seed", 15, "B", 0),
        ("cardinal", 15, "", 0),
        ("pagat", 15, "", 0),
        ("goodsam-idaho", 14, "", 0),
        ("parsons-type", 14, "B", 50),
        ("app-mexicantrain.com", 15, "B", 0),
    ],
)
def test_presets(preset: str, with_four: int, starts: str, blank: int) -> None:
    rules = TableRules(GAME.book, preset)
    card = GAME.card(Match(("A", "B", "C", "D"), first="B"), 1, rules)

    assert (card.deal, card.starter) == (with_four, starts)
    assert points((Tile(0, 0),), rules) == blank


@pytest.mark.parametrize(
    ("changes", "leads"),
    [
        pytest.param({}, "12-12 11-11 10-10 9-9 8-8 7-7 6-6 5-5 4-4 3-3 2-2 1-1 0-0", id="printed"),
        pytest.param({"rounds": 3}, "12-12 11-11 10-10", id="three rounds"),
        pytest.param({"engine_order": "from_five"}, "5-5 4-4 3-3 2-2 1-1 0-0", id="from five"),
        pytest.param(
            {"engine_order": "from_five", "rounds": 10}, "5-5 4-4 3-3 2-2 1-1 0-0", id="no more doubles"
        ),
        pytest.param({"engine_order": "from_nine", "rounds": 3}, "9-9 8-8 7-7", id="from nine"),
        pytest.param({"set": "double-15", "rounds": 3}, "15-15 14-14 13-13", id="double-15"),
        pytest.param(
            {"set": "double-9", "rounds": 13}, "9-9 8-8 7-7 6-6 5-5 4-4 3-3 2-2 1-1 0-0", id="double-9"
        ),
    ],
)
def test_the_engines_of_a_match(changes: Mapping[str, Value], leads: str) -> None:
    match = Match(("A", "B"))
    rounds = GAME.card(match, 1, table(**changes)).of
    assert rounds is not None
    cards = [GAME.card(match, number, table(**changes)) for number in range(1, rounds + 1)]

    assert [card.lead for card in cards] == list(SETS["double-18"].hand(leads))
    assert GAME.card(match, rounds + 1, table(**changes)).lead is None


def test_beginning_and_shuffling_go_round_the_table() -> None:
    match = Match(("A", "B", "C"), first="C")
    cards = [GAME.card(match, number, PRINTED) for number in range(1, 6)]

    assert [card.starter for card in cards] == ["C", "A", "B", "C", "A"]
    assert [card.shuffler for card in cards] == ["B", "C", "A", "B", "C"]


# ------------------------------------------------------------------ the match


def match(*rounds: Mapping[str, int], **winners: str) -> Match:
    scored = tuple(
        ScoredRound(number, scores, winner=winners.get(f"round{number}", ""))
        for number, scores in enumerate(rounds, 1)
    )
    return Match(tuple(rounds[0]), scored)


@pytest.mark.parametrize(
    ("told", "winners"),
    [
        pytest.param(match({"A": 1, "B": 2}, {"A": 3, "B": 4}, {"A": 0, "B": 9}), "A", id="lowest"),
        pytest.param(match({"A": 0, "B": 5}, {"A": 9, "B": 0}, {"A": 0, "B": 4}), "A", id="more rounds won"),
        pytest.param(match({"A": 6, "B": 4}, {"A": 4, "B": 5}, {"A": 4, "B": 5}), "A", id="lower last round"),
        pytest.param(match({"A": 6, "B": 4}, {"A": 4, "B": 6}, {"A": 4, "B": 4}), "A B", id="shared"),
        pytest.param(
            match({"A": 0, "B": 0}, {"A": 5, "B": 0}, {"A": 0, "B": 5}, round1="B"),
            "B",
            id="both have 0 and B went out",
        ),
        pytest.param(
            match({"A": 0, "B": 3, "C": 9}, {"A": 3, "B": 0, "C": 9}, {"A": 2, "B": 2, "C": 0}),
            "A B",
            id="third far off",
        ),
    ],
)
def test_who_wins_after_three_rounds(told: Match, winners: str) -> None:
    outcome = GAME.outcome(told, table(rounds=3))

    assert outcome.over
    assert " ".join(outcome.winners) == winners
    assert outcome.needs == {}


def test_a_match_goes_on_to_its_last_round() -> None:
    twelve = [{"A": 0, "B": 1}] * 12

    assert not GAME.outcome(match(*twelve), PRINTED).over
    assert GAME.outcome(match(*twelve, {"A": 0, "B": 1}), PRINTED).over


def test_before_the_first_round_nobody_leads() -> None:
    outcome = GAME.outcome(Match(("A", "B")), PRINTED)

    assert (outcome.over, outcome.winners) == (False, ())
    assert outcome.needs["A"].facts == {"rounds": 13}


def test_needs_of_leaders_who_are_level() -> None:
    needs = GAME.outcome(match({"A": 5, "B": 5, "C": 9}), PRINTED).needs

    assert (needs["A"].key, needs["A"].facts) == ("level", {"other": "B", "rounds": 12})
    assert (needs["C"].key, needs["C"].facts) == ("behind", {"points": 4, "other": "A", "rounds": 12})


def test_goal() -> None:
    assert GAME.goal(PRINTED) == "low"
    assert GAME.goal(table(winner_scoring="collects")) == "high"


@pytest.mark.parametrize(
    ("late", "points"),
    [
        pytest.param("highest", 30, id="the highest total"),
        pytest.param("average", 17, id="the average, half a point up"),
        pytest.param("not_allowed", None, id="not at this table"),
    ],
)
def test_a_late_arrival(late: str, points: int | None) -> None:
    assert GAME.late is not None
    assert GAME.late(match({"A": 3, "B": 30}), table(late_arrival=late)).points == points
