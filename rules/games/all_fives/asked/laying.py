"""May this tile go there, and where does a double open?"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.games.all_fives.book import ALIKE, SIDES_FIRST, SPINNER, WRONG_TILE
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
    at: At | None = None
    first: bool | None = None
    sides_used: int | None = None


def may_play(facts: Laying, rules: TableRules) -> Ruling:
    """May this tile go there?"""
    tile, on = need(facts.tile, "tile"), need(facts.on, "on")
    back = [step(WRONG_TILE, "back_to_hand")]
    if on not in tile.marks:
        return ruled(step(ALIKE, "no_such_half", piece=str(tile), number=on), verdict="may_play.no", now=back)
    alike = step(ALIKE, "halves_alike", piece=str(tile), number=on)
    if need(facts.at, "at") is not At.END:
        return ruled(alike, verdict="may_play.yes")
    against = _against_end(facts, rules)
    if against:
        return ruled(alike, against, verdict="may_play.no", now=back)
    return ruled(alike, step(SIDES_FIRST, "ends_open"), verdict="may_play.yes")


def _against_end(facts: Laying, rules: TableRules) -> Step | None:
    """Why nothing may go on an end of that double; None where something may."""
    if rules["spinner"] == "none":
        return step(SPINNER, "no_spinner")
    if rules["spinner"] == "first" and not need(facts.first, "first"):
        return step(SPINNER, "only_the_first")
    if need(facts.sides_used, "sides_used") < 2:
        return step(SIDES_FIRST, "sides_first")
    return None


@dataclass(frozen=True, slots=True)
class Double:
    first: bool | None = None


def places_of_double(facts: Double, rules: TableRules) -> Ruling:
    """Where may tiles go on this double?"""
    match rules["spinner"]:
        case "none":
            return ruled(step(SPINNER, "no_spinner"), verdict="places_of_double.sides")
        case "every":
            every = step(SPINNER, "every_spins")
            return ruled(every, step(SIDES_FIRST, "sides_first"), verdict="places_of_double.four")
    if need(facts.first, "first"):
        first = step(SPINNER, "first_spins")
        return ruled(first, step(SIDES_FIRST, "sides_first"), verdict="places_of_double.four")
    return ruled(step(SPINNER, "only_the_first"), verdict="places_of_double.sides")
