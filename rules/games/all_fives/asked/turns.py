"""What somebody must do in a turn, and whether the round, or the match, is over."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.games.all_fives.asked.counting import Nothing
from rules.games.all_fives.book import (
    ABLE,
    DRAWING,
    END,
    IS_BLOCKED,
    JUMPED,
    MUST_PLAY,
    NONE_LEFT,
    ONE_TILE,
    REACHED,
    YARD,
    reserve,
)
from rules.questions import need
from rules.ruling import Ruling, ruled, step
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Turn:
    fits: bool | None = None
    has_drawn: bool | None = None
    tiles_in_boneyard: int | None = None


def my_turn(facts: Turn, rules: TableRules) -> Ruling:
    """Must I play, draw or pass?"""
    if need(facts.fits, "fits"):
        if need(facts.has_drawn, "has_drawn"):
            return ruled(step(DRAWING, "drawn_is_played"), verdict="my_turn.play")
        if rules["may_draw"]:
            return ruled(step(MUST_PLAY, "may_draw_instead"), verdict="my_turn.choose")
        return ruled(step(MUST_PLAY, "must_play"), verdict="my_turn.play")
    there = need(facts.tiles_in_boneyard, "tiles_in_boneyard")
    if there > reserve(rules):
        draw = step(DRAWING, "draw_until", tiles=there - reserve(rules))
        return ruled(draw, verdict="my_turn.draw")
    kept = [step(YARD, "tiles_that_stay", tiles=there)] if there else []
    return ruled(*kept, step(NONE_LEFT, "pass_now"), verdict="my_turn.pass")


def another_turn(facts: Nothing, rules: TableRules) -> Ruling:
    """Does a double, or a score, give another turn?"""
    return ruled(step(ONE_TILE, "one_tile_a_turn"), verdict="another_turn.no")


@dataclass(frozen=True, slots=True)
class Able:
    still_their_turn: bool | None = None


def drew_though_able(facts: Able, rules: TableRules) -> Ruling:
    """Somebody drew or passed though able to play: what now?"""
    if rules["may_draw"]:
        return ruled(step(MUST_PLAY, "may_draw_instead"), verdict="drew_though_able.allowed")
    must = step(MUST_PLAY, "must_play")
    if need(facts.still_their_turn, "still_their_turn"):
        play = [step(ABLE, "play_it_now")]
        return ruled(must, step(ABLE, "keeps_drawn"), verdict="drew_though_able.play_it", now=play)
    return ruled(must, step(ABLE, "stands_now"), verdict="drew_though_able.stands")


@dataclass(frozen=True, slots=True)
class Jump:
    next_played: bool | None = None


def out_of_turn(facts: Jump, rules: TableRules) -> Ruling:
    """Somebody played out of turn: does the tile stay?"""
    if need(facts.next_played, "next_played"):
        return ruled(step(JUMPED, "jump_noticed_late"), verdict="out_of_turn.stays")
    back = [step(JUMPED, "jump_goes_back")]
    return ruled(step(JUMPED, "jump_noticed_in_time"), verdict="out_of_turn.back", now=back)


@dataclass(frozen=True, slots=True)
class Passed:
    all_passed: bool | None = None
    tiles_in_boneyard: int | None = None


def is_blocked(facts: Passed, rules: TableRules) -> Ruling:
    """Is the round blocked?"""
    if not need(facts.all_passed, "all_passed"):
        return ruled(step(IS_BLOCKED, "not_all_passed"), verdict="is_blocked.no")
    there = need(facts.tiles_in_boneyard, "tiles_in_boneyard")
    if there > reserve(rules):
        more = step(YARD, "may_still_draw", tiles=there - reserve(rules))
        return ruled(more, step(IS_BLOCKED, "not_blocked_yet"), verdict="is_blocked.no")
    return ruled(step(IS_BLOCKED, "all_have_passed"), verdict="is_blocked.yes")


def reached_in_play(facts: Nothing, rules: TableRules) -> Ruling:
    """Somebody reached the target in the middle of a round: is the match over?"""
    if rules["reached"] == "at_once":
        count = [step(REACHED, "enter_as_reached")]
        return ruled(step(REACHED, "over_at_once"), verdict="reached_in_play.yes", now=count)
    return ruled(step(REACHED, "play_it_out"), verdict="reached_in_play.no")


@dataclass(frozen=True, slots=True)
class Over:
    somebody_out: bool | None = None
    all_passed: bool | None = None
    tiles_in_boneyard: int | None = None


def round_over(facts: Over, rules: TableRules) -> Ruling:
    """Is the round over?"""
    if need(facts.somebody_out, "somebody_out"):
        return ruled(step(END, "no_tiles_left"), verdict="round_over.out")
    blocked = is_blocked(Passed(facts.all_passed, facts.tiles_in_boneyard), rules)
    over = blocked.verdict == "is_blocked.yes"
    return replace(blocked, verdict="round_over.blocked" if over else "round_over.no")
