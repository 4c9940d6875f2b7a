"""What somebody must do in a turn, and whether the round is blocked."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.games.doubles.asked.laying import Nothing
from rules.games.doubles.book import (
    DRAWING,
    END,
    IS_BLOCKED,
    JUMPED,
    LAST_TILE,
    MUST_PLAY,
    NONE_LEFT,
    RENEGE,
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
    how_many: int | None = None


def my_turn(facts: Turn, rules: TableRules) -> Ruling:
    """Must I play, draw or pass?"""
    if need(facts.fits, "fits"):
        drawn = [step(DRAWING, "drawn_is_played")] if facts.has_drawn else []
        return ruled(step(MUST_PLAY, "must_play"), *drawn, verdict="my_turn.play")
    until = rules["draw"] == "until_playable"
    if not until and need(facts.has_drawn, "has_drawn"):
        return ruled(step(DRAWING, "one_drawn_turn_over"), verdict="my_turn.over")
    there = need(facts.tiles_in_boneyard, "tiles_in_boneyard")
    stays = _stays(there, facts.how_many, rules)
    if there > stays:
        how = step(DRAWING, "draw_until" if until else "draw_one", tiles=there - stays)
        return ruled(how, verdict="my_turn.draw")
    kept = [step(YARD, "tiles_that_stay", tiles=there)] if there else []
    return ruled(*kept, step(NONE_LEFT, "pass_now"), verdict="my_turn.pass")


def _stays(there: int, how_many: int | None, rules: TableRules) -> int:
    """How many must stay; asks how many play only where that decides."""
    if rules["boneyard_reserve"] == "two_or_one" and there > 1:
        return reserve(need(how_many, "how_many"), rules)
    return reserve(how_many or 2, rules)


@dataclass(frozen=True, slots=True)
class Reneged:
    still_their_turn: bool | None = None


def reneged(facts: Reneged, rules: TableRules) -> Ruling:
    """Somebody passed or drew though able to play: what now?"""
    must = step(MUST_PLAY, "must_play")
    if rules["renege_penalty"] != "none":
        which = "off_thirty" if rules["renege_penalty"] == "thirty" else "off_fifty"
        off = [step(RENEGE, "count_that_hand"), step(RENEGE, which, part=rules.number("target") // 5)]
        return ruled(must, step(RENEGE, "round_stops"), verdict="reneged.stopped", now=off)
    none = step(RENEGE, "no_penalty")
    if need(facts.still_their_turn, "still_their_turn"):
        play = [step(MUST_PLAY, "play_it_now")]
        return ruled(must, none, verdict="reneged.play_it", now=play)
    return ruled(must, none, step(RENEGE, "played_stands"), verdict="reneged.stands")


@dataclass(frozen=True, slots=True)
class Jump:
    next_played: bool | None = None


def out_of_turn(facts: Jump, rules: TableRules) -> Ruling:
    """Somebody played out of turn: does the tile stay?"""
    if need(facts.next_played, "next_played"):
        return ruled(step(JUMPED, "jump_noticed_late"), verdict="out_of_turn.stays")
    back = [step(JUMPED, "jump_goes_back"), step(JUMPED, "no_jump_penalty")]
    return ruled(step(JUMPED, "jump_noticed_in_time"), verdict="out_of_turn.back", now=back)


def last_tile(facts: Nothing, rules: TableRules) -> Ruling:
    """Must somebody say that they have one tile left?"""
    return ruled(step(LAST_TILE, "no_announcing"), verdict="last_tile.no")


@dataclass(frozen=True, slots=True)
class Passed:
    all_passed: bool | None = None
    tiles_in_boneyard: int | None = None
    how_many: int | None = None


def is_blocked(facts: Passed, rules: TableRules) -> Ruling:
    """Is the round blocked?"""
    if not need(facts.all_passed, "all_passed"):
        return ruled(step(IS_BLOCKED, "not_all_passed"), verdict="is_blocked.no")
    there = need(facts.tiles_in_boneyard, "tiles_in_boneyard")
    stays = _stays(there, facts.how_many, rules)
    if there > stays:
        more = step(YARD, "may_still_draw", tiles=there - stays)
        return ruled(more, step(IS_BLOCKED, "not_blocked_yet"), verdict="is_blocked.no")
    return ruled(step(IS_BLOCKED, "all_have_passed"), verdict="is_blocked.yes")


@dataclass(frozen=True, slots=True)
class Over:
    somebody_out: bool | None = None
    all_passed: bool | None = None
    tiles_in_boneyard: int | None = None
    how_many: int | None = None


def round_over(facts: Over, rules: TableRules) -> Ruling:
    """Is the round over?"""
    if need(facts.somebody_out, "somebody_out"):
        return ruled(step(END, "no_tiles_left"), verdict="round_over.out")
    blocked = is_blocked(Passed(facts.all_passed, facts.tiles_in_boneyard, facts.how_many), rules)
    over = blocked.verdict == "is_blocked.yes"
    return replace(blocked, verdict="round_over.blocked" if over else "round_over.no")
