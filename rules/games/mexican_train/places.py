"""Which places are open to the player whose turn it is, and why not: plays and refusals both ask here."""

from __future__ import annotations

from collections.abc import Iterator

from rules.games.mexican_train.book import (
    CROSSWISE,
    FIRST_TILE,
    MEXICAN,
    OPEN_DOUBLE,
    OWN_CAN_WAIT,
    SECOND,
    WHERE,
)
from rules.games.mexican_train.table import Place, Table, Train
from rules.pieces import Tile
from rules.ruling import Step, step

WHOLE_TRAIN = step(FIRST_TILE, "whole_train_at_once")
START_OWN = step(FIRST_TILE, "must_start_own")
OWN_FIRST = step(OWN_CAN_WAIT, "own_train_first")
COVER_FIRST = step(OPEN_DOUBLE, "cover_it_first")
ON_THE_DOUBLE = step(SECOND, "second_on_it")
NO_MARKER = step(WHERE, "no_marker")
NOT_STUCK = step(WHERE, "own_train_goes_first")
NOT_YET = step(MEXICAN, "not_in_first_turns")
FIRST_ONLY = step(MEXICAN, "first_player_only")


def touches(table: Table, tile: Tile, number: int) -> bool:
    """Whether a half of that tile goes against that number."""
    low, high = tile.low, tile.high
    return low == number or high == number or (table.habits.blank_wild and (number == 0 or low == 0))


def binding(table: Table) -> tuple[int, ...]:
    """The open doubles that must be covered now, as the moments in which they were played, first one first.
    A double that no tile in a hand or in the yard can cover binds nobody (MT-5.11)."""
    habits = table.habits
    if table.owes or (habits.free_first and table.first_turns):
        return ()
    found = sorted(
        place.open
        for train in table.trains
        for place in train.places
        if place.open and (habits.binds_all or place.by == table.turn) and not dead(table, place.number)
    )
    if habits.order == "any":
        return tuple(found)
    return tuple(found[:1] if habits.order == "oldest" else found[-1:])


def dead(table: Table, number: int) -> bool:
    """Whether all tiles that could touch that number lie on the table."""
    return not any(touches(table, tile, number) for hand in (*table.hands, table.yard) for tile in hand)


def barred(table: Table, number: int, place: Place, bound: tuple[int, ...]) -> Step | None:
    """Why that place of train `number` is closed to the player whose turn it is; None where it is open."""
    train, seat, habits = table.trains[number], table.turn, table.habits
    own = number == seat
    if not own and habits.own_required and not table.trains[seat].started:
        return OWN_FIRST
    if bound:
        return None if place.open in bound else COVER_FIRST
    if table.owes:
        mine = place.open and place.by == seat
        if habits.second == "on_double" or not table.hands[seat]:
            return None if mine and place.open == _newest(table) else ON_THE_DOUBLE
        if mine:
            return None
    held_up = _foot(train)
    if held_up and not place.foot:
        return step(CROSSWISE, "toes_missing", tiles=held_up.toes)
    if table.building and not table.owes and not own:
        return WHOLE_TRAIN
    if own:
        return None
    if habits.first_turn == "own_train_first" and table.first_turns and not table.trains[seat].started:
        return START_OWN
    if number == len(table.players):
        return _mexican(table, train)
    if not train.marked:
        return NO_MARKER
    return NOT_STUCK if habits.only_if_stuck and _own_fits(table) else None


def _newest(table: Table) -> int:
    return max(place.open for train in table.trains for place in train.places)


def _foot(train: Train) -> Place | None:
    return next((place for place in train.places if place.foot), None)


def _mexican(table: Table, train: Train) -> Step | None:
    start = table.habits.mexican_start
    if train.started or start == "any_turn" or not table.first_turns:
        return None
    if start == "not_first_turn":
        return NOT_YET
    return None if table.turns == 0 else FIRST_ONLY


def _own_fits(table: Table) -> bool:
    own = table.trains[table.turn].places
    return any(touches(table, tile, place.number) for place in own for tile in table.hands[table.turn])


def open_places(table: Table) -> Iterator[tuple[int, int, Place]]:
    """Train, number of the place there, and the place, of all that are open now."""
    bound = binding(table)
    for number, train in enumerate(table.trains):
        for n, place in enumerate(train.places):
            if barred(table, number, place, bound) is None:
                yield number, n, place
