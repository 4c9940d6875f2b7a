"""Mistakes, who begins, the engine, and somebody who comes late."""

from __future__ import annotations

from dataclasses import dataclass

from rules.games.mexican_train.asked.trains import Nothing
from rules.games.mexican_train.beginning import IF_MISSING
from rules.games.mexican_train.book import (
    CLOCKWISE,
    DREW_ABLE,
    ENGINE,
    FIRST_PLAYER,
    LATE,
    LET_GO,
    MISSING,
    MUST_PLAY,
    NEXT_PLAYER,
    WRONG_ENGINE,
    WRONG_SCORE,
    WRONG_TILE,
)
from rules.mishaps import Laid, Score, scored_again, taken_back
from rules.questions import need
from rules.ruling import Ruling, ruled, step
from rules.table_rules import TableRules


def take_back(facts: Laid, rules: TableRules) -> Ruling:
    """May, or must, a tile be taken back?"""
    late, in_time = step(WRONG_TILE, "too_late_numbers_go_on"), step(WRONG_TILE, "in_time")
    return taken_back(facts, LET_GO, late=[late], in_time=in_time, back=[step(WRONG_TILE, "back_and_play")])


def drew_though_able(facts: Nothing, rules: TableRules) -> Ruling:
    """Somebody drew a tile though able to play: what now?"""
    return ruled(
        step(MUST_PLAY, "must_play"), step(DREW_ABLE, "keeps_the_tile"), verdict="drew_though_able.keeps"
    )


@dataclass(frozen=True, slots=True)
class Engine:
    second_turn: bool | None = None


def wrong_engine(facts: Engine, rules: TableRules) -> Ruling:
    """The wrong double lies in the middle: what now?"""
    if need(facts.second_turn, "second_turn"):
        missed = [step(WRONG_ENGINE, "missed_one_next")]
        return ruled(step(WRONG_ENGINE, "second_turn_begun"), verdict="wrong_engine.play_on", now=missed)
    again = [step(WRONG_ENGINE, "start_again")]
    return ruled(step(WRONG_ENGINE, "no_second_turn"), verdict="wrong_engine.restart", now=again)


def wrong_score(facts: Score, rules: TableRules) -> Ruling:
    """A score was wrong: may it be put right?"""
    return scored_again(facts, WRONG_SCORE)


@dataclass(frozen=True, slots=True)
class Totals:
    totals: tuple[int, ...] | None = None


def late_arrival(facts: Totals, rules: TableRules) -> Ruling:
    """Somebody comes late: with which total do they join?"""
    if rules["late_arrival"] == "not_allowed":
        return ruled(step(LATE, "late_not_allowed"), verdict="late_arrival.no")
    totals = need(facts.totals, "totals") or (0,)
    if rules["late_arrival"] == "average":
        points = (2 * sum(totals) + len(totals)) // (2 * len(totals))  # half a point goes up
        return ruled(step(LATE, "late_average", points=points), points=points, verdict="late_arrival.average")
    highest = max(totals)
    said = step(LATE, "joins_with_highest", points=highest)
    return ruled(said, points=highest, verdict="late_arrival.highest")


@dataclass(frozen=True, slots=True)
class Beginning:
    first_round: bool | None = None


def who_starts(facts: Beginning, rules: TableRules) -> Ruling:
    """Who begins the round?"""
    left = step(CLOCKWISE, "turns_go_left")
    if rules["first_player"] == "engine_holder" and rules["engine_source"] == "dealt":
        return ruled(step(NEXT_PLAYER, "begins_engine"), left, verdict="who_starts.engine")
    if need(facts.first_round, "first_round"):
        return ruled(step(FIRST_PLAYER, "begins_drawn"), left, verdict="who_starts.drawn")
    if rules["first_player"] == "left_of_engine":
        return ruled(step(NEXT_PLAYER, "begins_left_of_engine"), left, verdict="who_starts.left_of_engine")
    return ruled(step(NEXT_PLAYER, "begins_next_unknown"), left, verdict="who_starts.next")


@dataclass(frozen=True, slots=True)
class Held:
    somebody_has_it: bool | None = None


NOBODY_HAS_IT = {
    "draw_in_turn": "find_engine.draw_in_turn",
    "draw_together": "find_engine.draw_together",
    "next_lower": "find_engine.next_lower",
}


def find_engine(facts: Held, rules: TableRules) -> Ruling:
    """How does the engine get into the middle, and what if nobody has it?"""
    if rules["engine_source"] == "aside":
        return ruled(step(ENGINE, "never_looked_for"), verdict="find_engine.aside")
    if need(facts.somebody_has_it, "somebody_has_it"):
        return ruled(step(ENGINE, "holder_lays_it"), verdict="find_engine.holder")
    played = str(rules["engine_missing"])
    return ruled(step(MISSING, IF_MISSING[played]), verdict=NOBODY_HAS_IT[played])
