"""May this tile go there, which numbers are unlocked, and where may tiles go on a double?"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.games.doubles.book import (
    ANY_ORDER,
    EVERYWHERE,
    FOUR_PLACES,
    LENGTHWISE,
    ONE_TILE,
    ONLY_DOUBLES,
    TO_THE_END,
    UNLOCKED,
    UNLOCKS,
    WRONG_TILE,
)
from rules.games.doubles.matching import fits, why
from rules.games.doubles.turns import other_half
from rules.pieces import Tile
from rules.questions import need
from rules.ruling import Ruling, Step, ruled, step
from rules.table_rules import TableRules


class At(StrEnum):
    """Where on the layout: at the end of a line, or at a side or an end of a double."""

    LINE = "line"
    SIDE = "side"
    END = "end"


@dataclass(frozen=True, slots=True)
class Laying:
    tile: Tile | None = None
    on: int | None = None
    doubles: tuple[Tile, ...] | None = None
    at: At | None = None
    first: bool | None = None
    sides_used: bool | None = None


def may_play(facts: Laying, rules: TableRules) -> Ruling:
    """May this tile go there?"""
    tile, on = need(facts.tile, "tile"), need(facts.on, "on")
    asks = on in tile.marks and not tile.is_double
    unlocked = _unlocked(need(facts.doubles, "doubles") if asks else ())
    reason = why(tile, on, unlocked)
    back = [step(WRONG_TILE, "back_to_hand")]
    if not fits(tile, on, unlocked):
        return ruled(reason, verdict="may_play.no", now=back)
    against = _against(facts, rules)
    if against:
        return ruled(reason, against, verdict="may_play.no", now=back)
    if tile.is_double:
        return ruled(reason, step(UNLOCKS, "unlocks", number=on), verdict="may_play.yes")
    far = step(LENGTHWISE, "far_half_open", number=other_half(tile, on))
    return ruled(reason, far, verdict="may_play.yes")


def _against(facts: Laying, rules: TableRules) -> Step | None:
    """What forbids a place of a double at this table."""
    only_first, sides_first = rules["spinner"] == "first", bool(rules["spinner_sides_first"])
    if not (only_first or sides_first):
        return None
    if need(facts.at, "at") is At.LINE:
        return None
    if only_first and not need(facts.first, "first"):
        return step(FOUR_PLACES, "only_the_first")
    if sides_first and facts.at is At.END and not need(facts.sides_used, "sides_used"):
        return step(ANY_ORDER, "sides_first")
    return None


def _unlocked(doubles: tuple[Tile, ...]) -> set[int]:
    return {tile.low for tile in doubles if tile.is_double}


@dataclass(frozen=True, slots=True)
class Hand:
    hand: tuple[Tile, ...] | None = None
    open_numbers: tuple[int, ...] | None = None
    doubles: tuple[Tile, ...] | None = None


def my_plays(facts: Hand, rules: TableRules) -> Ruling:
    """Which of these tiles may be played?"""
    hand, numbers = need(facts.hand, "hand"), need(facts.open_numbers, "open_numbers")
    unlocked = _unlocked(need(facts.doubles, "doubles"))
    found = [
        step(UNLOCKS if tile.is_double else EVERYWHERE, "goes_on", piece=str(tile), number=number)
        for tile in hand
        for number in sorted(set(numbers))
        if fits(tile, number, unlocked)
    ]
    if found:
        return ruled(*found, verdict="my_plays.these")
    closed = sorted(set(numbers) - unlocked)
    locked = [step(UNLOCKED, "locked_numbers", numbers=_list(closed))] if closed else []
    only = [] if set(numbers) & unlocked else [step(ONLY_DOUBLES, "only_doubles")]
    return ruled(*locked, *only, step(EVERYWHERE, "nothing_fits"), verdict="my_plays.none")


def _list(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


@dataclass(frozen=True, slots=True)
class Doubles:
    doubles: tuple[Tile, ...] | None = None
    number: int | None = None


def unlocked(facts: Doubles, rules: TableRules) -> Ruling:
    """Which numbers are unlocked, or is this one?"""
    free = _unlocked(need(facts.doubles, "doubles"))
    these = step(UNLOCKED, "unlocked_are", numbers=_list(sorted(free)) or "-")
    if facts.number is None:
        return ruled(these, step(TO_THE_END, "stay_unlocked"), verdict="unlocked.these")
    if facts.number in free:
        return ruled(these, step(EVERYWHERE, "is_unlocked", number=facts.number), verdict="unlocked.yes")
    needs = step(UNLOCKED, "needs_its_double", piece=f"{facts.number}-{facts.number}")
    return ruled(these, needs, verdict="unlocked.no")


@dataclass(frozen=True, slots=True)
class Spinner:
    first: bool | None = None


def places_of_double(facts: Spinner, rules: TableRules) -> Ruling:
    """How many tiles may go on this double, and where?"""
    order = step(ANY_ORDER, "sides_first" if rules["spinner_sides_first"] else "in_any_order")
    if need(facts.first, "first"):
        return ruled(step(FOUR_PLACES, "two_sides_two_ends"), order, verdict="places_of_double.four")
    if rules["spinner"] == "first":
        return ruled(step(FOUR_PLACES, "only_the_first"), verdict="places_of_double.one")
    joint = step(FOUR_PLACES, "one_is_the_joint")
    return ruled(step(FOUR_PLACES, "two_sides_two_ends"), joint, order, verdict="places_of_double.three")


@dataclass(frozen=True, slots=True)
class Nothing:
    """Nothing has to be known."""


def extra_turn(facts: Nothing, rules: TableRules) -> Ruling:
    """Does a double give another turn?"""
    if rules["double_extra_turn"]:
        return ruled(step(ONE_TILE, "double_goes_again"), verdict="extra_turn.yes")
    return ruled(step(ONE_TILE, "one_tile_a_turn"), verdict="extra_turn.no")
