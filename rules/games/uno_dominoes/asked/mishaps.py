"""Mistakes, somebody who leaves, and whether the round or the match is over."""

from __future__ import annotations

from dataclasses import dataclass

from rules.games.uno_dominoes.book import (
    BLOCKED,
    DEAD_ENDS,
    FIRST_SIDES,
    FORGOT,
    HONEST,
    LET_GO,
    NEVER_TWO,
    OWN,
    TOO_FEW,
    WRONG_SCORE,
    WRONG_TILE,
)
from rules.games.uno_dominoes.table import Open
from rules.mishaps import Laid, Score, scored_again, taken_back
from rules.questions import need
from rules.ruling import Ruling, ruled, step
from rules.table_rules import TableRules


def take_back(facts: Laid, rules: TableRules) -> Ruling:
    """May, or must, a tile be taken back?"""
    late, in_time = step(WRONG_TILE, "noticed_too_late"), step(WRONG_TILE, "noticed_in_time")
    back = [step(WRONG_TILE, "take_back_or_draw"), step(WRONG_TILE, "no_penalty")]
    return taken_back(facts, LET_GO, late=[late], in_time=in_time, back=back)


@dataclass(frozen=True, slots=True)
class Forgotten:
    next_turn_over: bool | None = None


def forgotten(facts: Forgotten, rules: TableRules) -> Ruling:
    """Somebody forgot to draw, to skip or to turn around: is it still done?"""
    if need(facts.next_turn_over, "next_turn_over"):
        return ruled(step(FORGOT, "forgotten_for_good"), verdict="forgotten.no")
    return ruled(step(FORGOT, "done_now"), verdict="forgotten.yes")


def wrong_score(facts: Score, rules: TableRules) -> Ruling:
    """A score was wrong: may it be put right?"""
    return scored_again(facts, WRONG_SCORE)


@dataclass(frozen=True, slots=True)
class Leaving:
    had_to_draw: bool | None = None


def somebody_leaves(facts: Leaving, rules: TableRules) -> Ruling:
    """Somebody has to go home: what becomes of the tiles, and of those that were still to be drawn?"""
    leave = step(TOO_FEW, "tiles_leave_too")
    if need(facts.had_to_draw, "had_to_draw"):
        return ruled(step(HONEST, "penalty_is_personal"), leave, verdict="somebody_leaves.next_plays")
    return ruled(leave, verdict="somebody_leaves.next_plays")


@dataclass(frozen=True, slots=True)
class Ends:
    open_halves: tuple[Open, ...] | None = None
    free_sides: int | None = None
    all_passed: bool | None = None


def round_over(facts: Ends, rules: TableRules) -> Ruling:
    """Is the round over, because of Dead Ends or because nobody can play?"""
    lines = need(facts.open_halves, "open_halves")
    if lines and all(place.closed for place in lines):
        if rules["dead_end_scope"] == "existing_lines":
            return ruled(
                step(FIRST_SIDES, "lines_only"), step(DEAD_ENDS, "all_closed"), verdict="round_over.dead_end"
            )
        if not need(facts.free_sides, "free_sides"):
            return ruled(step(DEAD_ENDS, "all_closed"), verdict="round_over.dead_end")
    if need(facts.all_passed, "all_passed"):
        return ruled(step(BLOCKED, "all_passed"), verdict="round_over.blocked")
    free = [step(FIRST_SIDES, "free_side")] if facts.free_sides else []
    return ruled(*free, step(DEAD_ENDS, "not_all_closed"), verdict="round_over.no")


@dataclass(frozen=True, slots=True)
class Totals:
    equal: bool | None = None


def two_past_the_goal(facts: Totals, rules: TableRules) -> Ruling:
    """Two players pass the goal in the same round: who wins?"""
    if rules["scoring"] != "own":
        return ruled(step(NEVER_TWO, "only_one_scores"), verdict="two_past_the_goal.never")
    lowest = step(OWN, "lowest_total_wins")
    if need(facts.equal, "equal"):
        return ruled(lowest, step(OWN, "equal_share"), verdict="two_past_the_goal.shared")
    return ruled(lowest, verdict="two_past_the_goal.lowest")
