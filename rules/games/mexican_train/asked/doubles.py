"""What a double asks for, who must cover it, and one that nobody can cover."""

from __future__ import annotations

from dataclasses import dataclass

from rules.games.mexican_train.book import (
    BINDS_TOO,
    COVERED,
    CROSSWISE,
    DEAD,
    FIRST_TILE,
    IN_ORDER,
    MARK_OWN,
    MORE_DOUBLES,
    NO_SECOND,
    NOT_ENGINE,
    OPEN_DOUBLE,
    SECOND,
    tiles_in_use,
)
from rules.pieces import Tile
from rules.questions import need
from rules.ruling import Ruling, ruled, step
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Two:
    after_double: bool | None = None
    first_turns: bool | None = None


def two_tiles(facts: Two, rules: TableRules) -> Ruling:
    """May I play two tiles in one turn?"""
    if rules["first_turn"] == "whole_train" and need(facts.first_turns, "first_turns"):
        return ruled(step(FIRST_TILE, "whole_train_at_once"), verdict="two_tiles.train")
    one = step(FIRST_TILE, "one_tile_only")
    if not need(facts.after_double, "after_double"):
        return ruled(one, verdict="two_tiles.no")
    if rules["double_second_tile"] == "none":
        return ruled(one, step(SECOND, "nothing_owed"), verdict="two_tiles.no")
    if rules["first_turn_double"] == "free" and need(facts.first_turns, "first_turns"):
        return ruled(one, step(SECOND, "free_in_first_turns"), verdict="two_tiles.no")
    on_it = rules["double_second_tile"] == "on_double"
    return ruled(step(SECOND, "second_on_it" if on_it else "second_anywhere"), verdict="two_tiles.second")


@dataclass(frozen=True, slots=True)
class Played:
    fits: bool | None = None
    has_drawn: bool | None = None
    yard_empty: bool | None = None
    first_turns: bool | None = None


def my_double(facts: Played, rules: TableRules) -> Ruling:
    """I played a double: what now?"""
    if rules["double_second_tile"] == "none":
        return ruled(step(SECOND, "nothing_owed"), verdict="my_double.over")
    if rules["first_turn_double"] == "free" and need(facts.first_turns, "first_turns"):
        return ruled(step(SECOND, "free_in_first_turns"), verdict="my_double.over")
    on_it = rules["double_second_tile"] == "on_double"
    owes = step(SECOND, "second_on_it" if on_it else "second_anywhere")
    if need(facts.fits, "fits"):
        limits = {
            "unlimited": "another_double_too",
            "two": "two_and_a_third",
            "one": "one_double_only",
        }
        more = step(MORE_DOUBLES, limits[str(rules["doubles_per_turn"])])
        stays = step(OPEN_DOUBLE, "uncovered_binds")
        verdict = "my_double.on_it" if on_it else "my_double.second"
        return ruled(owes, more, *([] if on_it else [stays]), verdict=verdict)
    mark = [step(MARK_OWN, "mark_after_double")]
    until = rules["draw_rule"] == "until_playable"
    if (not until and need(facts.has_drawn, "has_drawn")) or need(facts.yard_empty, "yard_empty"):
        return ruled(owes, step(NO_SECOND, "turn_ends"), verdict="my_double.mark", now=mark)
    return ruled(owes, step(NO_SECOND, "draw_for_second"), verdict="my_double.draw")


@dataclass(frozen=True, slots=True)
class Uncovered:
    open_doubles: tuple[Tile, ...] | None = None
    mine: bool | None = None


def who_covers(facts: Uncovered, rules: TableRules) -> Ruling:
    """Who must cover which double? The doubles in the order in which they were played."""
    doubles = [tile for tile in need(facts.open_doubles, "open_doubles") if tile.is_double]
    if not doubles:
        return ruled(step(NOT_ENGINE, "engine_is_none"), verdict="who_covers.nobody")
    if rules["open_double_binds"] == "its_player":
        return ruled(step(OPEN_DOUBLE, "binds_its_player"), verdict="who_covers.its_player")
    own = [step(BINDS_TOO, "binds_its_player_too")] if facts.mine else []
    binds = step(OPEN_DOUBLE, "binds_everyone")
    if len(doubles) == 1:
        return ruled(binds, *own, step(COVERED, "covering_is_a_turn"), verdict="who_covers.next")
    match rules["double_order"]:
        case "any":
            pieces = ", ".join(map(str, doubles))
            return ruled(binds, step(IN_ORDER, "any_order", pieces=pieces), *own, verdict="who_covers.next")
        case "newest":
            first = step(IN_ORDER, "newest_first", piece=str(doubles[-1]))
        case _:
            first = step(IN_ORDER, "oldest_first", piece=str(doubles[0]))
    return ruled(binds, first, *own, verdict="who_covers.next")


@dataclass(frozen=True, slots=True)
class Dead:
    double: Tile | None = None
    others_on_table: int | None = None


def dead_double(facts: Dead, rules: TableRules) -> Ruling:
    """What if nobody can cover this double?"""
    double, there = need(facts.double, "double"), need(facts.others_on_table, "others_on_table")
    others = tiles_in_use(rules).highest * rules.number("copies")
    shown = step(DEAD, "others_shown", number=double.low, tiles=there, others=others)
    if there < others:
        return ruled(shown, step(DEAD, "one_is_missing"), verdict="dead_double.stays")
    if rules["dead_double"] == "blocked":
        return ruled(shown, step(DEAD, "dead_ends_round"), verdict="dead_double.blocked")
    return ruled(shown, step(DEAD, "dead_end_closed"), verdict="dead_double.lapses")


@dataclass(frozen=True, slots=True)
class Toes:
    tiles_on_it: int | None = None


def branches(facts: Toes, rules: TableRules) -> Ruling:
    """How many tiles go on a double before the train goes on?"""
    toes = {"three": 3, "two": 2}.get(str(rules["double_branching"]), 0)
    if not toes:
        return ruled(step(CROSSWISE, "no_branches"), verdict="branches.one")
    there = need(facts.tiles_on_it, "tiles_on_it")
    if there < toes:
        return ruled(step(CROSSWISE, "toes_missing", tiles=toes - there), verdict="branches.wait")
    return ruled(step(CROSSWISE, "toes_there", tiles=toes), verdict="branches.goes_on")
