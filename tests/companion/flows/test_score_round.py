"""Scoring a round of Uno Dominoes, whose ends ask the most, without a screen."""

from dataclasses import replace

import pytest

from companion.flows.score_round import Ask, Next, Scoring, Worth
from companion.ledger.entries import Entry, HandCleared, HandCounted, RoundEnded, RoundScored
from rules.games import game
from rules.pieces import SETS
from rules.rounds import Left, Round
from rules.table_rules import TableRules

GAME = game("uno-dominoes")
RULES = TableRules(GAME.book)
PLAYERS = ("ana", "ben", "cy")
BEN = "red 7|blue 4, DE|yellow 6, green R|red 9"  # 11 + 26 + 19 = 56, the two last ones drawn
CY = "W|W, green 8|yellow S"  # 50 + 18 = 68


def hand(text: str) -> Left:
    return Left(SETS["uno-dominoes"].hand(text))


def nothing_entered(number: int = 1) -> Scoring:
    return Scoring.of(GAME, RULES, Round(number, PLAYERS, ending=""))


def after(scoring: Scoring, *entries: Entry) -> Scoring:
    """The round after these entries, as the ledger folds them."""
    played = scoring.played
    for entry in entries:
        match entry:
            case HandCounted(player=player, left=left):
                played = replace(played, left={**played.left, player: left})
            case HandCleared(player=player):
                played = replace(played, left={p: h for p, h in played.left.items() if p != player})
            case RoundEnded(ending=ending, who=who, facts=facts):
                played = replace(played, ending=ending, who=who, facts=facts)
    return Scoring.of(scoring.game, scoring.rules, played)


def went_out(who: str = "ana", touched: str = "D2") -> Scoring:
    scoring = nothing_entered()
    scoring = after(scoring, scoring.end("out"))
    scoring = after(scoring, scoring.name_who(who))
    return after(scoring, scoring.answer("touched", touched))


def test_questions_come_one_after_the_other_and_then_the_hands_in_seat_order() -> None:
    asked = []
    scoring = nothing_entered()
    answers = [
        lambda s: s.end("out"),
        lambda s: s.name_who("ana"),
        lambda s: s.answer("touched", "D2"),
        lambda s: s.hand("ben", hand(BEN)),
        lambda s: s.hand("cy", hand(CY)),
    ]
    for answer in answers:
        asked.append(scoring.next)
        scoring = after(scoring, answer(scoring))
    assert asked == [
        Next(Ask.ENDING),
        Next(Ask.WHO),
        Next(Ask.FACT, "touched"),
        Next(Ask.HAND, "ben"),
        Next(Ask.HAND, "cy"),
    ]
    assert scoring.next == Next(Ask.RESULT)


def test_the_order_of_entry_does_not_matter() -> None:
    scoring = nothing_entered()
    scoring = after(scoring, scoring.hand("cy", hand(CY)), scoring.hand("ben", hand(BEN)))
    assert scoring.next == Next(Ask.ENDING)
    scoring = after(scoring, scoring.end("out"))
    scoring = after(scoring, scoring.name_who("ana"))
    scoring = after(scoring, scoring.answer("touched", "D2"))
    assert scoring.score().scores == {"ana": 124, "ben": 0, "cy": 0}


def test_not_entered_is_not_zero() -> None:
    scoring = went_out()
    assert scoring.worth("ben") is None
    scoring = after(scoring, scoring.hand("ben", Left(())))
    assert scoring.worth("ben") == Worth(0, ())
    assert scoring.next == Next(Ask.HAND, "cy")


def test_a_typed_number_is_taken_as_it_is() -> None:
    scoring = went_out()
    scoring = after(scoring, scoring.hand("ben", Left(typed=37)))
    assert scoring.worth("ben") == Worth(37, None)


def test_a_hand_that_was_cleared_is_asked_for_again() -> None:
    scoring = went_out()
    scoring = after(scoring, scoring.hand("ben", hand(BEN)), scoring.hand("cy", hand(CY)))
    scoring = after(scoring, scoring.clear("ben"))
    assert scoring.next == Next(Ask.HAND, "ben")


def test_whoever_went_out_is_not_counted() -> None:
    scoring = went_out("ben")
    assert [scoring.is_counted(player) for player in PLAYERS] == [True, False, True]
    assert scoring.next == Next(Ask.HAND, "ana")


def test_everybody_is_counted_when_the_round_is_blocked() -> None:
    scoring = went_out("ben")
    scoring = after(scoring, scoring.end("blocked"))
    assert [scoring.is_counted(player) for player in PLAYERS] == [True, True, True]


def test_answers_that_the_new_ending_does_not_ask_for_fall_away() -> None:
    scoring = went_out()
    assert scoring.end("blocked") == RoundEnded(1, "blocked", "", {})
    assert scoring.end("dead-end") == RoundEnded(1, "dead-end", "ana", {})


def test_another_player_keeps_the_answers_given() -> None:
    assert went_out().name_who("cy") == RoundEnded(1, "out", "cy", {"touched": "D2"})


def test_the_last_half_is_asked_for_only_at_tables_that_let_it_be_a_word() -> None:
    rules = TableRules(GAME.book, changes={"last_tile_action_allowed": False})
    scoring = Scoring.of(GAME, rules, Round(1, PLAYERS, "out", "ana"))
    assert scoring.next == Next(Ask.HAND, "ben")
    assert scoring.facts == ()


def test_a_fact_is_shown_once_it_is_asked_and_stays_with_its_answer_and_note() -> None:
    scoring = nothing_entered()
    scoring = after(scoring, scoring.end("out"))
    assert scoring.facts == ()
    scoring = after(scoring, scoring.name_who("ana"))
    (touched,) = scoring.facts
    assert scoring.chosen(touched) is None
    scoring = after(scoring, scoring.answer("touched", "D2"))
    chosen = scoring.chosen(scoring.facts[0])
    assert chosen is not None
    assert chosen.note == "The next player draws two tiles before anybody counts."


def test_the_winner_takes_what_the_others_hold() -> None:
    scoring = went_out()
    scoring = after(scoring, scoring.hand("ben", hand(BEN)), scoring.hand("cy", hand(CY)))
    scored = scoring.score()
    assert (scored.round, scored.ending, scored.who, scored.winner) == (1, "out", "ana", "ana")
    assert scored.scores == {"ana": 124, "ben": 0, "cy": 0}
    assert "UD-12.3" in scored.clauses["ana"]


def test_a_round_with_something_missing_cannot_be_scored() -> None:
    with pytest.raises(ValueError, match="not settled"):
        went_out().score()


def test_the_same_tile_in_two_hands_is_asked_about_and_may_stand() -> None:
    scoring = went_out(touched="other")
    scoring = after(scoring, scoring.hand("ben", hand("W|W")), scoring.hand("cy", hand("W|W")))
    assert scoring.next == Next(Ask.MEND)
    assert [(wrong.key, wrong.facts["who"]) for wrong in scoring.wrong] == [
        ("too_many", "ben"),
        ("too_many", "cy"),
    ]
    assert scoring.accepted().score().scores == {"ana": 100, "ben": 0, "cy": 0}


def test_what_cannot_be_is_said_before_all_hands_are_in() -> None:
    scoring = went_out(touched="other")
    scoring = after(scoring, scoring.hand("cy", hand("W|W, W|W")))
    assert [wrong.facts["who"] for wrong in scoring.wrong] == ["cy"]
    assert scoring.next == Next(Ask.HAND, "ben")


def test_looking_ahead_writes_nothing() -> None:
    scoring = went_out(touched="other")
    scoring = after(scoring, scoring.hand("cy", hand("DE|W")))
    ahead = scoring.wrong_with("ben", hand("W|W, W|W"))
    assert {wrong.facts["who"] for wrong in ahead} == {"ben"}
    assert {wrong.facts["who"] for wrong in scoring.wrong} == {"cy"}
    assert scoring.worth("ben") is None


def test_an_old_round_is_scored_again_under_its_own_number() -> None:
    scoring = replace(went_out(), played=replace(went_out().played, number=2))
    scoring = after(scoring, scoring.hand("ben", hand(BEN)), scoring.hand("cy", Left(typed=68)))
    assert scoring.score().scores["ana"] == 124
    mended = after(scoring, scoring.hand("ben", hand("red 7|blue 4")))
    assert mended.accepted().score() == RoundScored(
        2, {"ana": 79, "ben": 0, "cy": 0}, "out", "ana", "ana", mended.accepted().score().clauses
    )


def test_what_is_wrong_has_a_seal_that_changes_with_it() -> None:
    right = after(went_out(), went_out().hand("ben", hand(BEN)))
    assert right.seal == ""
    stranger = Left(SETS["double-6"].hand("1-1"))
    wrong = after(right, right.hand("cy", stranger))
    again = after(right, right.hand("cy", stranger))
    assert wrong.seal == again.seal != ""
    assert after(wrong, wrong.hand("ben", stranger)).seal not in ("", wrong.seal)
