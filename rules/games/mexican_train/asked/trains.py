"""May this tile go there, is this train open to me, and may it be started?"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.games.mexican_train.book import (
    EMPTY_PLACE,
    FIRST_TILE,
    MEXICAN,
    OPEN_DOUBLE,
    OWN_CAN_WAIT,
    SECOND,
    WHERE,
    WRONG_TILE,
)
from rules.pieces import Tile
from rules.questions import need
from rules.ruling import Ruling, Step, ruled, step
from rules.table_rules import TableRules


class Train(StrEnum):
    """Whose train, and whether a marker stands on it."""

    OWN = "own"
    MEXICAN = "mexican"
    MARKED = "marked"
    CLOSED = "closed"


class Open(StrEnum):
    """Whether a double lies open that has to be covered first, and where."""

    NONE = "none"
    HERE = "here"
    ELSEWHERE = "elsewhere"
    JUST_PLAYED = "just_played"


@dataclass(frozen=True, slots=True)
class Laying:
    tile: Tile | None = None
    on: int | None = None
    train: Train | None = None
    open_double: Open | None = None
    mine: bool | None = None
    own_started: bool | None = None
    own_stuck: bool | None = None


def may_play(facts: Laying, rules: TableRules) -> Ruling:
    """May this tile go there? Where the train is not started, `on` is the engine's number."""
    tile, on = need(facts.tile, "tile"), need(facts.on, "on")
    back = [step(WRONG_TILE, "back_and_play")]
    if not touches(tile, on, rules):
        return ruled(
            step(WHERE, "halves_differ", piece=str(tile), number=on), verdict="may_play.no", now=back
        )
    is_open, reason = _is_open(facts, rules)
    if not is_open:
        return ruled(reason, verdict="may_play.no", now=back)
    second = [step(SECOND, "double_owes_a_second")] if tile.is_double else []
    owes = second if rules["double_second_tile"] != "none" else []
    fits = step(WHERE, "halves_alike", piece=str(tile), number=on)
    just = facts.open_double is Open.JUST_PLAYED
    allowed = [step(SECOND, "second_may_go_here")] if just else []
    return ruled(fits, reason, *allowed, *owes, verdict="may_play.yes")


def touches(tile: Tile, on: int, rules: TableRules) -> bool:
    """Whether a half of that tile goes against that number."""
    return on in tile.marks or (bool(rules["blank_wild"]) and (on == 0 or tile.low == 0))


@dataclass(frozen=True, slots=True)
class Asked:
    train: Train | None = None
    open_double: Open | None = None
    mine: bool | None = None
    own_started: bool | None = None
    own_stuck: bool | None = None


def open_to_me(facts: Asked, rules: TableRules) -> Ruling:
    """Is this train open to me?"""
    is_open, reason = _is_open(facts, rules)
    if not is_open:
        return ruled(reason, verdict="open_to_me.no")
    just = facts.open_double is Open.JUST_PLAYED
    allowed = [step(SECOND, "second_may_go_here")] if just else []
    return ruled(reason, *allowed, verdict="open_to_me.yes")


def _is_open(facts: Laying | Asked, rules: TableRules) -> tuple[bool, Step]:
    train = need(facts.train, "train")
    own_first = bool(rules["own_train_required"]) and train is not Train.OWN
    if own_first and not need(facts.own_started, "own_started"):
        return False, step(OWN_CAN_WAIT, "own_train_first")
    decided = _by_open_double(facts, rules)
    if decided is not None:
        return decided
    match train:
        case Train.OWN:
            return True, step(WHERE, "own_train")
        case Train.MEXICAN:
            return True, step(MEXICAN, "mexican_is_open")
        case Train.CLOSED:
            return False, step(WHERE, "no_marker")
    if rules["play_on_open_train"] == "only_if_stuck" and not need(facts.own_stuck, "own_stuck"):
        return False, step(WHERE, "own_train_goes_first")
    return True, step(WHERE, "has_marker")


def _by_open_double(facts: Laying | Asked | Starting, rules: TableRules) -> tuple[bool, Step] | None:
    """What an open double says about this place; None where it says nothing."""
    double = need(facts.open_double, "open_double")
    if double is Open.NONE:
        return None
    if double is Open.JUST_PLAYED:
        second = rules["double_second_tile"]
        if second == "any_train":
            return None
        return False, step(SECOND, "second_on_it" if second == "on_double" else "nothing_owed")
    if rules["open_double_binds"] == "its_player" and not need(facts.mine, "mine"):
        return None
    here = double is Open.HERE
    return here, step(OPEN_DOUBLE, "cover_it_here" if here else "cover_it_first")


@dataclass(frozen=True, slots=True)
class Starting:
    train: Train | None = None
    tile: Tile | None = None
    engine: int | None = None
    there_is_one: bool | None = None
    own_started: bool | None = None
    first_turns: bool | None = None
    first_player: bool | None = None
    open_double: Open | None = None
    mine: bool | None = None


def may_start(facts: Starting, rules: TableRules) -> Ruling:
    """May this train be started with this tile?"""
    allowed = _startable(facts, rules)
    if allowed.verdict == "may_start.no":
        return allowed
    decided = _by_open_double(facts, rules)
    if decided is None:
        return allowed
    later = [step(OWN_CAN_WAIT, "own_any_turn")] if facts.train is Train.OWN else []
    return ruled(decided[1], *later, verdict="may_start.no")  # no double lies where nothing lies


def _startable(facts: Starting, rules: TableRules) -> Ruling:
    """As if no double lay open."""
    train, tile, engine = need(facts.train, "train"), need(facts.tile, "tile"), need(facts.engine, "engine")
    if not touches(tile, engine, rules):
        return ruled(step(FIRST_TILE, "needs_engine_number", number=engine), verdict="may_start.no")
    match train:
        case Train.OWN:
            return ruled(step(OWN_CAN_WAIT, "own_any_turn"), verdict="may_start.yes")
        case Train.CLOSED:
            return ruled(step(EMPTY_PLACE, "empty_and_closed"), verdict="may_start.no")
        case Train.MARKED:
            return ruled(step(EMPTY_PLACE, "empty_and_marked"), verdict="may_start.yes")
    against = _no_mexican(facts, rules)
    if against:
        return ruled(against, verdict="may_start.no")
    return ruled(step(FIRST_TILE, "mexican_or_own"), step(MEXICAN, "anyone_starts"), verdict="may_start.yes")


def _no_mexican(facts: Starting, rules: TableRules) -> Step | None:
    """What forbids to start the Mexican Train."""
    if need(facts.there_is_one, "there_is_one"):
        return step(MEXICAN, "only_one")
    needs_own = rules["own_train_required"] or rules["first_turn"] == "own_train_first"
    if needs_own and not need(facts.own_started, "own_started"):
        return step(OWN_CAN_WAIT, "own_train_first")
    if rules["mexican_train_start"] != "any_turn" and need(facts.first_turns, "first_turns"):
        if rules["mexican_train_start"] == "not_first_turn":
            return step(MEXICAN, "not_in_first_turns")
        if not need(facts.first_player, "first_player"):
            return step(MEXICAN, "first_player_only")
    return None


@dataclass(frozen=True, slots=True)
class Nothing:
    """Nothing has to be known."""


def first_turn(facts: Nothing, rules: TableRules) -> Ruling:
    """What may be played in a first turn?"""
    match rules["first_turn"]:
        case "whole_train":
            return ruled(step(FIRST_TILE, "whole_train_at_once"), verdict="first_turn.whole_train")
        case "own_train_first":
            return ruled(step(FIRST_TILE, "must_start_own"), verdict="first_turn.own_train")
    return ruled(step(FIRST_TILE, "one_tile_only"), verdict="first_turn.one_tile")
