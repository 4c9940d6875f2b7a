"""Dice that do not lie flat, were turned, cannot be read, or were used wrongly; and who starts again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.games.uno_dice.book import (
    CENTRE,
    COCKED,
    FIRST,
    NEXT,
    NEXT_2011,
    OLD_CENTRE,
    TURNED,
    UNREADABLE,
    USE,
    edition,
)
from rules.pieces import Die
from rules.questions import need
from rules.ruling import Ruling, ruled, step
from rules.table_rules import TableRules


class Lies(StrEnum):
    FLAT = "flat"
    BOUNCED = "bounced"
    LEANING = "leaning"
    ON_A_DIE = "on_a_die"
    FLOOR = "floor"
    IN_DOUBT = "in_doubt"


@dataclass(frozen=True, slots=True)
class Lying:
    lies: Lies | None = None


# by cocked_die: the verdict for a die that does not lie flat, why, and what to do
COCKED_DIE = {
    "that_die": ("does_it_count.no", "not_flat", "roll_that_die"),
    "whole_hand": ("does_it_count.no", "not_flat", "roll_whole_hand"),
    "as_it_lies": ("does_it_count.yes", "read_as_it_lies", "read_it"),
}


def does_it_count(facts: Lying, rules: TableRules) -> Ruling:
    """Does a die count that leans, fell down or bounced?"""
    lies = need(facts.lies, "lies")
    if lies in (Lies.FLAT, Lies.BOUNCED):
        return ruled(step(COCKED, "lies_flat"), verdict="does_it_count.yes")
    verdict, reason, do = COCKED_DIE[str(rules["cocked_die"])]
    now = [step(COCKED, do)]
    if lies is Lies.IN_DOUBT:
        return ruled(
            step(COCKED, "only_flat_counts"), verdict="does_it_count.test", now=[step(COCKED, "stack_test")]
        )
    return ruled(step(COCKED, reason), verdict=verdict, now=now)


@dataclass(frozen=True, slots=True)
class Knocked:
    all_agree: bool | None = None


def die_turned(facts: Knocked, rules: TableRules) -> Ruling:
    """A die was knocked over: what does it show now?"""
    if need(facts.all_agree, "all_agree"):
        return ruled(step(TURNED, "all_agree_on_face"), verdict="die_turned.back")
    return ruled(step(TURNED, "nobody_agrees"), verdict="die_turned.roll")


@dataclass(frozen=True, slots=True)
class Worn:
    agreed: bool | None = None


def worn_face(facts: Worn, rules: TableRules) -> Ruling:
    """A face cannot be read any more: what now?"""
    if need(facts.agreed, "agreed"):
        return ruled(step(UNREADABLE, "agreed_before"), verdict="worn_face.agreed")
    return ruled(step(UNREADABLE, "roll_in_a_round"), verdict="worn_face.roll")


@dataclass(frozen=True, slots=True)
class Centred:
    die: Die | None = None


def may_be_centre(facts: Centred, rules: TableRules) -> Ruling:
    """May this die be the centre die at the start?"""
    if need(facts.die, "die").up.is_number:
        return ruled(step(CENTRE, "shows_a_number"), verdict="may_be_centre.yes")
    return ruled(step(CENTRE, "shows_no_number"), verdict="may_be_centre.again")


@dataclass(frozen=True, slots=True)
class WrongDie:
    matches: bool | None = None
    next_acted: bool | None = None


def take_back(facts: WrongDie, rules: TableRules) -> Ruling:
    """A die that does not match was used: is it taken back?"""
    if need(facts.matches, "matches"):
        return ruled(step(USE, "becomes_the_centre"), verdict="take_back.right")
    if need(facts.next_acted, "next_acted"):
        return ruled(step(OLD_CENTRE, "wrong_die_too_late"), verdict="take_back.stays")
    back = [step(OLD_CENTRE, "die_goes_back")]
    return ruled(step(OLD_CENTRE, "wrong_die_in_time"), verdict="take_back.must", now=back)


@dataclass(frozen=True, slots=True)
class LastRound:
    somebody_won: bool | None = None


def next_round(facts: LastRound, rules: TableRules) -> Ruling:
    """Who starts the next round?"""
    if not need(facts.somebody_won, "somebody_won"):
        return ruled(step(FIRST, "no_winner_roll"), verdict="next_round.roll")
    clause = NEXT_2011 if edition(rules) == "2011" else NEXT
    return ruled(step(clause, "winner_of_round_starts"), verdict="next_round.winner")
