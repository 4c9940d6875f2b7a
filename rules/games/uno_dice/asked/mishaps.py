"""Dice that do not lie flat, were turned, or cannot be read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.games.uno_dice.book import COCKED, TURNED, UNREADABLE
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
