"""Scoring a round in which every player has a number to tell, such as what was scored during play."""

from __future__ import annotations

from dataclasses import replace

from companion.flows.score_round import Ask, Next, Scoring
from companion.ledger.entries import RoundEnded
from companion.ledger.people import named, renamed
from rules.rounds import Round
from tests.rules.test_each_number import GAME, RULES


def told(scoring: Scoring, entry: RoundEnded) -> Scoring:
    played = replace(scoring.played, ending=entry.ending, who=entry.who, facts=entry.facts)
    return Scoring.of(GAME, RULES, played)


def begun() -> Scoring:
    return Scoring.of(GAME, RULES, Round(3, ("ann", "ben"), ending="done"))


def test_one_player_after_another_is_asked() -> None:
    scoring = begun()
    assert scoring.next == Next(Ask.EACH, "played", "ann")

    scoring = told(scoring, scoring.tell_number("played", "ann", 15))
    assert (scoring.number_of("played", "ann"), scoring.number_of("played", "ben")) == (15, None)
    assert scoring.next == Next(Ask.EACH, "played", "ben")

    scoring = told(scoring, scoring.tell_number("played", "ben", 0))
    assert scoring.next == Next(Ask.RESULT)
    assert scoring.score().scores == {"ann": 15, "ben": 0}


def test_it_is_a_question_of_the_ending_before_and_after() -> None:
    scoring = begun()
    assert [fact.name for fact in scoring.facts] == ["played"]

    scoring = told(scoring, scoring.tell_number("played", "ben", 5))
    assert [fact.name for fact in scoring.facts] == ["played"]


def test_numbers_stay_when_the_round_is_said_to_have_ended_otherwise() -> None:
    scoring = told(begun(), begun().tell_number("played", "ann", 15))

    assert scoring.end("done").facts == {"played.ann": "15"}


def test_a_number_belongs_to_its_player_in_another_ledger_too() -> None:
    entry = RoundEnded(1, "done", "", {"played.ann": "15", "touched": "D2"})

    assert named(entry) == {"ann"}
    assert renamed(entry, {"ann": "her"}) == RoundEnded(1, "done", "", {"played.her": "15", "touched": "D2"})
