"""What does this tile score, does the spinner count, and who gets points that nobody called?"""

from __future__ import annotations

from dataclasses import dataclass

from rules.facts import FactError
from rules.games.all_fives.book import (
    CALL,
    DOUBLE_COUNTS,
    FIRST_COUNTS,
    FIVES,
    SPINNER_COUNTS,
    WRONG_CALL,
    in_fives,
    points_of,
)
from rules.games.all_fives.counting import worth
from rules.pieces import Tile
from rules.questions import need
from rules.quoting import quoted
from rules.ruling import Ruling, ruled, step
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class End:
    """An open end: a number, or a double that counts both its halves."""

    number: int
    double: bool = False

    @classmethod
    def parse(cls, text: str) -> End:
        """Read "3" or "5-5"; raises FactError."""
        text = text.strip()
        if text.isdecimal() and int(text) <= 6:
            return cls(int(text))
        if len(text) != 3 or text[0] != text[2] or not text[0].isdecimal() or int(text[0]) > 6:
            raise FactError("no-end", text=quoted(text))
        return cls(Tile.parse(text).low, double=True)

    @property
    def counts(self) -> int:
        return self.number * (2 if self.double else 1)


@dataclass(frozen=True, slots=True)
class Ends:
    ends: tuple[End, ...] | None = None


def scores(facts: Ends, rules: TableRules) -> Ruling:
    """What does this tile score?"""
    ends = need(facts.ends or None, "ends")
    total = sum(end.counts for end in ends)
    doubles = [
        step(DOUBLE_COUNTS, "double_counts", piece=f"{end.number}-{end.number}", points=end.counts)
        for end in ends
        if end.double
    ]
    added = step(FIVES, "ends_add_up", numbers=", ".join(str(end.counts) for end in ends), total=total)
    points = points_of(total, rules)
    if total % 5:
        return ruled(*doubles, added, step(FIVES, "not_a_five"), verdict="scores.nothing", points=0)
    if not total:
        return ruled(*doubles, added, step(FIVES, "zero_is_nothing"), verdict="scores.nothing", points=0)
    said = "a_five_in_ones" if in_fives(rules) else "a_five"
    return ruled(*doubles, added, step(FIVES, said, points=points), verdict="scores.points", points=points)


@dataclass(frozen=True, slots=True)
class Lead:
    tile: Tile | None = None


def first_scores(facts: Lead, rules: TableRules) -> Ruling:
    """Does the first tile score?"""
    tile = need(facts.tile, "tile")
    points = points_of(tile.pips, rules)
    if points:
        made = step(FIRST_COUNTS, "first_tile_scores", piece=str(tile), points=points)
        return ruled(made, verdict="first_scores.yes", points=points)
    nothing = step(FIRST_COUNTS, "first_scores_nothing", piece=str(tile), total=tile.pips)
    return ruled(nothing, verdict="first_scores.no", points=0)


@dataclass(frozen=True, slots=True)
class Sides:
    sides_used: int | None = None


def spinner_counts(facts: Sides, rules: TableRules) -> Ruling:
    """Does the spinner still count?"""
    if need(facts.sides_used, "sides_used") < 2:
        return ruled(step(SPINNER_COUNTS, "still_counts"), verdict="spinner_counts.yes")
    return ruled(step(SPINNER_COUNTS, "spinner_is_covered"), verdict="spinner_counts.no")


@dataclass(frozen=True, slots=True)
class Called:
    next_acted: bool | None = None
    somebody_called: bool | None = None


def not_called(facts: Called, rules: TableRules) -> Ruling:
    """Points were made and not called: who gets them?"""
    if need(facts.next_acted, "next_acted"):
        return ruled(step(CALL, "too_late_to_call"), verdict="not_called.lost")
    if rules["muggins"]:
        if need(facts.somebody_called, "somebody_called"):
            return ruled(step(CALL, "called_first"), verdict="not_called.opponent")
        return ruled(step(CALL, "who_calls_first"), verdict="not_called.maker")
    return ruled(step(CALL, "only_who_made_them"), verdict="not_called.maker")


@dataclass(frozen=True, slots=True)
class Nothing:
    """Nothing has to be known."""


def wrong_call(facts: Nothing, rules: TableRules) -> Ruling:
    """Points were called that are not there."""
    off = step(WRONG_CALL, "taken_down")
    if rules["wrong_call"] == "opponent":
        return ruled(off, step(WRONG_CALL, "opponent_marks"), verdict="wrong_call.opponent")
    return ruled(off, step(WRONG_CALL, "nothing_more"), verdict="wrong_call.off")


@dataclass(frozen=True, slots=True)
class Left:
    pips: int | None = None


def rest_worth(facts: Left, rules: TableRules) -> Ruling:
    """What are so many pips worth?"""
    points, rounded = worth(need(facts.pips, "pips"), rules)
    return ruled(rounded, verdict="rest_worth.points", points=points)
