"""A dispute without a screen: what is asked one after another, what is known, what the answer sets."""

from __future__ import annotations

from datetime import timedelta

import pytest

from companion.flows.carry_out import as_ruled, scores_set, sets_one_score, short_verdict
from companion.flows.hand_told import Telling
from companion.flows.house_rule import as_house_rule, partings
from companion.flows.known_facts import known_facts
from companion.flows.likely_questions import Moment, by_moment, moment_of, that_say
from companion.flows.picking import Picking
from companion.flows.precedents import house_rules, of_table, precedents
from companion.flows.settle_dispute import Cannot, Dispute
from companion.flows.standing import Standing
from companion.ledger.entries import (
    Entry,
    HandCounted,
    RoundEnded,
    RoundScored,
    Ruled,
    RulesChanged,
    ScoreCorrected,
)
from companion.ledger.fold import fold
from companion.ledger.state import Header, MatchState, Player, TablePlay
from rules.games import game
from rules.pieces import SETS, Face
from rules.referee import questions
from rules.rounds import Left
from rules.table_rules import TableRules
from tests.companion.ledger.making import AT, log

SEATS = (Player("a", "Ana", 0, "A"), Player("b", "Ben", 1, "B"), Player("c", "Cy", 2, "C"))
TRAIN = SETS["double-12"]


def match(name: str, *entries: Entry, id: str = "m", **changes: str | int | bool) -> MatchState:
    return fold(Header(id, name, TablePlay("", changes), SEATS, AT), log(*entries))


def standing(state: MatchState) -> Standing:
    played = game(state.game)
    return Standing(played, TableRules(played.book, "", state.rules.changes), state)


def dispute(state: MatchState, question: str, **told: str) -> Dispute:
    s = standing(state)
    seats = tuple(player.id for player in state.players)
    begun = Dispute.about(s.game, s.rules, question, seats, told)
    return begun.knowing(known_facts(begun.question, s, state.open_round))


def test_facts_are_asked_one_after_another_and_only_those_that_matter() -> None:
    now = dispute(match("mexican-train"), "may_play")
    assert now.asked == "tile"
    now = now.tell("tile", "3-5")
    assert now.asked == "on"
    wrong = now.tell("on", "9")
    assert (wrong.asked, short_verdict(wrong)) == ("", "no")  # 3-5 does not touch a 9: nothing else matters
    assert now.tell("on", "5").asked == "train"


def test_what_is_told_wins_over_what_is_known() -> None:
    now = dispute(match("mexican-train"), "who_starts")
    assert now.facts == {"first_round": "yes"}
    assert short_verdict(now) == "drawn"
    assert short_verdict(now.tell("first_round", "no")) == "next"


def test_a_fact_of_every_player_is_asked_in_seat_order() -> None:
    now = dispute(match("doubles"), "who_opens")
    assert now.facts == {"players": "a,b,c"}
    asked = []
    for hand in ("2-2, 1-6", "5-5", ""):
        asked.append(now.asked)
        now = now.tell(now.asked, hand)
    assert asked == ["hands.a", "hands.b", "hands.c"]
    assert short_verdict(now) == "holder"


def test_a_piece_that_the_set_has_not_is_a_value_and_no_crash() -> None:
    now = dispute(match("mexican-train", set="double-9"), "may_play", tile="12-12")
    assert isinstance(now.outcome, Cannot)


def test_what_is_said_of_no_fact_is_dropped() -> None:
    assert dispute(match("mexican-train"), "may_play", hat="red").facts == {}


def test_no_such_question_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        dispute(match("mexican-train"), "may_sing")


ROUND = (
    HandCounted(1, "b", Left(TRAIN.hand("3-5"))),
    RoundEnded(1, "out", "a", {"last_tile": "other"}),
)


def test_a_round_is_settled_from_what_is_entered() -> None:
    state = match("mexican-train", *ROUND)
    now = dispute(state, "settle")
    assert now.asked == "left.c"
    now = now.tell("left.c", "9")
    (scored,) = scores_set(now, state)
    assert isinstance(scored, RoundScored)
    assert (scored.round, dict(scored.scores), scored.who) == (1, {"a": 0, "b": 8, "c": 9}, "a")


def test_a_scored_round_that_is_ruled_again_sets_only_what_differs() -> None:
    state = match("mexican-train", *ROUND, RoundScored(1, {"a": 0, "b": 8, "c": 4}, "out", "a"))
    now = dispute(state, "settle", **{"number": "1", "players": "a,b,c", "ending": "out", "who": "a"})
    now = now.tell("left.b", "8").tell("left.c", "9")
    assert scores_set(now, state) == (ScoreCorrected(1, "c", 9),)
    assert scores_set(now.tell("left.c", "4"), state) == ()


@pytest.mark.parametrize(
    ("next_opened", "expected"),
    [pytest.param("no", True, id="in time"), pytest.param("yes", False, id="not known yet")],
)
def test_a_wrong_score_in_time_is_put_right(next_opened: str, expected: bool) -> None:
    now = dispute(match("mexican-train"), "wrong_score", next_opened=next_opened)
    assert sets_one_score(now) is expected


def test_options_that_would_change_the_answer_are_told_the_undecided_first() -> None:
    state = match("mexican-train", double_order="newest")
    found = partings(dispute(state, "who_covers", open_doubles="9-9, 3-3"), state)
    told = {each.option.name: each for each in found}
    assert set(told) == {"open_double_binds"}  # the order of doubles changes a reason, and not who must cover
    ways = {str(way.value): way.verdict for way in told["open_double_binds"].ways}
    assert ways["its_player"] == "who_covers.its_player"
    assert not told["open_double_binds"].decided


def test_a_house_rule_is_all_the_rules_from_here_on() -> None:
    state = match("mexican-train", double_blank=50)
    now = dispute(state, "who_covers", open_doubles="9-9")
    change = as_house_rule(now, state.rules, "open_double_binds", "its_player")
    assert change == RulesChanged("", {"double_blank": 50, "open_double_binds": "its_player"})


KEPT = {"fits": "yes", "let_go": "yes"}


@pytest.mark.parametrize(
    ("earlier", "other_way", "same_case"),
    [
        pytest.param(Ruled("take_back", 1, KEPT, "stays"), False, True, id="the same again"),
        pytest.param(Ruled("take_back", 1, KEPT, "may", own=True), True, True, id="the other way"),
        pytest.param(
            Ruled("take_back", 1, {"fits": "yes", "let_go": "no"}, "may"), True, False, id="another case"
        ),
    ],
)
def test_a_precedent_is_told(earlier: Ruled, other_way: bool, same_case: bool) -> None:
    old, here = match("mexican-train", earlier, id="old"), match("mexican-train")
    now = dispute(here, "take_back", **KEPT)
    (found,) = precedents(of_table([old, here], here), now, short_verdict(now))
    assert (found.other_way, found.same_case) == (other_way, same_case)


def test_another_game_and_other_people_are_no_precedent() -> None:
    said = Ruled("take_back", 1, KEPT, "may", own=True)
    here = match("mexican-train")
    strangers = Header("x", "mexican-train", TablePlay(), (SEATS[0], Player("z", "Zoe", 1, "Z")), AT)
    assert of_table([match("doubles", said), fold(strangers, log(said))], here) == ()


def test_the_latest_house_rule_holds_and_one_as_printed_is_none() -> None:
    book = game("mexican-train").book
    fifty = Ruled("count", 1, {}, house={"double_blank": 50})
    printed = Ruled("count", 1, {"hand": "0-0"}, house={"double_blank": book.options["double_blank"].default})
    assert house_rules([match("mexican-train", fifty)], book) == {"double_blank": 50}
    assert house_rules([match("mexican-train", fifty, printed)], book) == {}
    assert house_rules([match("doubles", fifty)], book) == {}


@pytest.mark.parametrize(
    ("path", "minutes", "expected"),
    [
        pytest.param("/match/m", 1, Moment.BEGIN, id="just sat down"),
        pytest.param("/match/m", 30, Moment.PLAY, id="a while later"),
        pytest.param("/match/m/round/1/hand/a", 1, Moment.COUNT, id="at a hand"),
        pytest.param("/match/m/score/1/a", 30, Moment.COUNT, id="at a score"),
    ],
)
def test_the_screen_and_the_time_tell_the_moment(path: str, minutes: int, expected: Moment) -> None:
    assert moment_of(match("mexican-train"), path, AT + timedelta(minutes=minutes)) is expected


def test_a_round_that_is_being_entered_is_counted() -> None:
    state = match("mexican-train", *ROUND)
    assert moment_of(state, "/match/m", AT + timedelta(hours=1)) is Moment.COUNT


@pytest.mark.parametrize(
    ("moment", "first"),
    [
        pytest.param(Moment.BEGIN, "who_opens", id="begin"),
        pytest.param(Moment.PLAY, "may_play", id="play"),
        pytest.param(Moment.COUNT, "is_blocked", id="count"),
    ],
)
def test_the_likeliest_question_comes_first_and_none_is_lost(moment: Moment, first: str) -> None:
    doubles = game("doubles")
    now, others = by_moment(questions(doubles), doubles.book, moment)
    assert now[0].name == first
    assert sorted(q.name for q in (*now, *others)) == sorted(q.name for q in questions(doubles))


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        pytest.param("blocked", "is_blocked", id="a word of the question"),
        pytest.param("BLOCKED round", "is_blocked", id="capitals"),
        pytest.param("she said pass but had a bone that fits", "reneged", id="a story that the book knows"),
        pytest.param("zzz", None, id="nothing"),
    ],
)
def test_questions_are_found_by_words(words: str, expected: str | None) -> None:
    doubles = game("doubles")
    found = that_say(words, questions(doubles), doubles.book)
    assert (found[0].name if found else None) == expected


def test_a_ruling_says_what_it_went_by() -> None:
    now = dispute(match("mexican-train"), "take_back", **KEPT)
    assert as_ruled(now, 2) == Ruled("take_back", 2, KEPT, "stays", because=("MT-8.7",))


def test_places_are_told_by_tapping() -> None:
    fresh = Picking(SETS["uno-dominoes"])
    red = Face.parse("red 7")
    assert Telling().tap_place(red, coloured=True).places_text == "red 7"
    wild = Telling().tap_place(Face.parse("W"), coloured=True)
    assert (wild.wild, wild.places) == ("W", ())
    assert wild.name_colour("blue").places_text == "W blue"
    assert wild.name_colour("").places_text == "W"
    assert Telling().tap_doublet(fresh, red).tap_doublet(fresh, red).places_text == "red 7|red 7"
