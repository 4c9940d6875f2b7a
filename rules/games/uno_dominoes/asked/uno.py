"""Saying Uno, catching, and the last tile."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.games.uno_dominoes.book import (
    CATCH,
    DRAW_FIRST,
    DRAW_ONE,
    EVERY_TIME,
    FALSE_ALARM,
    FORGOTTEN,
    GOING_OUT,
    LAST_TILE,
    LATE_UNO,
    NO_ANSWER,
    ORDER,
    SAY_UNO,
    TOO_LATE,
)
from rules.pieces import Face
from rules.questions import need
from rules.ruling import Ruling, ruled, step
from rules.table_rules import TableRules


class Said(StrEnum):
    IN_TIME = "in_time"
    LATE = "late"
    SAME_MOMENT = "same_moment"
    NO = "no"


class Since(StrEnum):
    """What the next player has done since."""

    NOTHING = "nothing"
    LOST_TURN = "lost_turn"
    BEGUN = "begun"
    KEPT = "kept"
    PLAYED = "played"


class Pending(StrEnum):
    COLOUR = "colour"
    CHALLENGE = "challenge"


@dataclass(frozen=True, slots=True)
class Uno:
    tiles_left: int | None = None
    said: Said | None = None
    since: Since | None = None
    pending: Pending | None = None
    said_before: bool | None = None


LATE = {Said.LATE: "said_late", Said.SAME_MOMENT: "said_same_moment"}
# by uno_window: what may have happened since, and what is said of a catch in time and of one too late
WINDOW = {
    "next_tile": ((Since.NOTHING, Since.LOST_TURN, Since.BEGUN), "open_next_tile", "over_next_tile"),
    "next_turn": ((Since.NOTHING, Since.LOST_TURN), "open_next_turn", "over_next_turn"),
}
PENDING = {Pending.COLOUR: "colour_first", Pending.CHALLENGE: "challenge_first"}


def uno(facts: Uno, rules: TableRules) -> Ruling:
    """Is there a penalty about saying Uno, and was it caught in time?"""
    left = need(facts.tiles_left, "tiles_left")
    if left != 1:
        needless = step(EVERY_TIME, "no_word_for_last") if left == 0 else step(FALSE_ALARM, "false_alarm")
        return ruled(needless, verdict="uno.no_duty")
    said = need(facts.said, "said")
    if said is Said.IN_TIME:
        return ruled(step(SAY_UNO, "said_in_time"), verdict="uno.safe")
    if said in LATE:
        return ruled(step(LATE_UNO, LATE[said]), verdict="uno.safe")
    again = [step(EVERY_TIME, "say_it_again")] if facts.said_before else []
    in_time, still_open, is_over = WINDOW[str(rules["uno_window"])]
    if need(facts.since, "since") not in in_time:
        over = (step(CATCH, is_over), step(TOO_LATE, "too_late"))
        return ruled(*again, *over, verdict="uno.too_late")
    first = [step(ORDER, PENDING[facts.pending])] if facts.pending else []
    pays = step(FORGOTTEN, "draws_for_uno", tiles=rules.amount(FORGOTTEN, "uno_penalty"))
    due = step(SAY_UNO, "one_left_say_uno")
    return ruled(due, *again, step(CATCH, still_open), verdict="uno.caught", now=[*first, pays])


@dataclass(frozen=True, slots=True)
class Last:
    touching: Face | None = None


def last_tile(facts: Last, rules: TableRules) -> Ruling:
    """What happens with this last tile?"""
    half = need(facts.touching, "touching")
    if half.is_number:
        return ruled(
            step(GOING_OUT, "out_at_once"), step(EVERY_TIME, "no_word_for_last"), verdict="last_tile.out"
        )
    if not rules["last_tile_action_allowed"]:
        draw = step(DRAW_ONE, "one_only")
        return ruled(step(LAST_TILE, "no_last_word", half=str(half)), verdict="last_tile.no", now=[draw])
    may = step(LAST_TILE, "may_be_last")
    if half.mark not in DRAW_FIRST.values:
        return ruled(may, step(GOING_OUT, "out_at_once"), verdict="last_tile.out")
    draws = step(DRAW_FIRST, "next_draws_first", tiles=rules.amount(DRAW_FIRST, half.mark))
    over = (step(GOING_OUT, "out_at_once"), step(NO_ANSWER, "over_no_answer"))
    return ruled(may, *over, verdict="last_tile.out_and_draw", now=[draws])
