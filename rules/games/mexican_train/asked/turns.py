"""What somebody must do in a turn, markers, and the last tile."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.games.mexican_train.book import (
    CANNOT_COVER,
    COMES_OFF,
    DRAWING,
    END,
    FORGOT_MARKER,
    FORGOT_TAP,
    MARKED,
    MARKING,
    MUST_PLAY,
    OUT_DOUBLE,
    OUT_TWO,
    TAP,
    YARD_EMPTY,
)
from rules.questions import need
from rules.ruling import Ruling, ruled, step
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Turn:
    fits: bool | None = None
    must_cover: bool | None = None
    has_drawn: bool | None = None
    yard_empty: bool | None = None


def my_turn(facts: Turn, rules: TableRules) -> Ruling:
    """Must I play, draw or pass? A tile fits only where one may play now: on an open double first."""
    if need(facts.fits, "fits"):
        if not rules["forced_play"]:
            return ruled(step(MUST_PLAY, "may_decline"), verdict="my_turn.may")
        drawn = [step(DRAWING, "drawn_is_played")] if facts.has_drawn else []
        return ruled(step(MUST_PLAY, "must_play"), *drawn, verdict="my_turn.play")
    cover = [step(CANNOT_COVER, "only_on_the_double")] if need(facts.must_cover, "must_cover") else []
    mark = [step(MARKING, "mark_your_train")]
    until = rules["draw_rule"] == "until_playable"
    if not until and need(facts.has_drawn, "has_drawn"):
        return ruled(*cover, step(DRAWING, "one_drawn"), verdict="my_turn.mark", now=mark)
    if need(facts.yard_empty, "yard_empty"):
        return ruled(*cover, step(YARD_EMPTY, "nothing_to_draw"), verdict="my_turn.mark", now=mark)
    return ruled(*cover, step(DRAWING, "draw_until" if until else "draw_one"), verdict="my_turn.draw")


class Happened(StrEnum):
    """What happened about a marker."""

    OWN = "played_own"
    ELSEWHERE = "played_elsewhere"
    OTHERS = "others_played"
    NOT_PLAYED = "not_played"
    FORGOTTEN = "forgotten"


@dataclass(frozen=True, slots=True)
class Marker:
    happened: Happened | None = None


def marker(facts: Marker, rules: TableRules) -> Ruling:
    """Does the marker come off, stay or go on?"""
    happened = need(facts.happened, "happened")
    choice = rules["marker_removal"] == "owner_choice"
    if happened is Happened.FORGOTTEN:
        right = [step(FORGOT_MARKER, "set_it_right")]
        return ruled(step(FORGOT_MARKER, "plays_stand"), verdict="marker.put_right", now=right)
    if happened in (Happened.NOT_PLAYED, Happened.OTHERS):
        return ruled(step(MARKED, "stays_until_owner_adds"), verdict="marker.stays")
    if choice:
        return ruled(step(COMES_OFF, "owner_may_choose"), verdict="marker.may")
    if happened is Happened.ELSEWHERE:
        return ruled(step(MARKED, "elsewhere_closes_nothing"), verdict="marker.stays")
    return ruled(step(MARKED, "owner_has_added"), step(COMES_OFF, "no_choice"), verdict="marker.off")


@dataclass(frozen=True, slots=True)
class Last:
    is_double: bool | None = None
    with_another: bool | None = None


def last_tile(facts: Last, rules: TableRules) -> Ruling:
    """What happens with this last tile, or these last two?"""
    out = step(END, "no_tiles_left")
    if not need(facts.is_double, "is_double"):
        return ruled(out, verdict="last_tile.out")
    if need(facts.with_another, "with_another"):
        return ruled(step(OUT_TWO, "double_and_another"), out, verdict="last_tile.out")
    if rules["last_tile_double"] == "must_cover":
        draw = [step(OUT_DOUBLE, "draw_to_cover")]
        return ruled(step(OUT_DOUBLE, "double_must_be_covered"), verdict="last_tile.draw", now=draw)
    return ruled(step(OUT_DOUBLE, "need_not_be_covered"), out, verdict="last_tile.out")


@dataclass(frozen=True, slots=True)
class Tapped:
    next_done: bool | None = None
    yard_empty: bool | None = None


def forgot_to_tap(facts: Tapped, rules: TableRules) -> Ruling:
    """Somebody did not tap the last tile: what now?"""
    duty = step(TAP, "tap_the_last")
    if rules["knock_penalty"] == "none":
        return ruled(duty, step(FORGOT_TAP, "no_penalty"), verdict="forgot_to_tap.nothing")
    if need(facts.next_done, "next_done"):
        return ruled(duty, step(FORGOT_TAP, "next_is_done"), verdict="forgot_to_tap.nothing")
    if not need(facts.yard_empty, "yard_empty"):
        draw = [step(FORGOT_TAP, "draw_two")]
        return ruled(duty, step(FORGOT_TAP, "noticed_in_time"), verdict="forgot_to_tap.two", now=draw)
    if rules["knock_penalty"] == "two_or_turn":
        lose = [step(FORGOT_TAP, "lose_a_turn")]
        return ruled(duty, step(FORGOT_TAP, "yard_is_empty"), verdict="forgot_to_tap.turn", now=lose)
    return ruled(duty, step(FORGOT_TAP, "yard_is_empty"), verdict="forgot_to_tap.nothing")


@dataclass(frozen=True, slots=True)
class Over:
    somebody_out: bool | None = None
    all_passed: bool | None = None
    yard_empty: bool | None = None


def round_over(facts: Over, rules: TableRules) -> Ruling:
    """Is the round over?"""
    if need(facts.somebody_out, "somebody_out"):
        return ruled(step(END, "no_tiles_left"), verdict="round_over.out")
    if need(facts.all_passed, "all_passed") and need(facts.yard_empty, "yard_empty"):
        return ruled(step(END, "nobody_can"), verdict="round_over.blocked")
    return ruled(step(END, "somebody_may_still"), verdict="round_over.no")
