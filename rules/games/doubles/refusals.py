"""Why a move is not allowed: the clause, and what may be done instead."""

from __future__ import annotations

from rules.games.doubles.book import (
    ANY_ORDER,
    CLOCKWISE,
    DRAWING,
    END,
    MUST_PLAY,
    NO_DOUBLE,
    NONE_LEFT,
    OPENING,
    PLAY_ON,
    RENEGE,
    YARD,
)
from rules.games.doubles.matching import fits, why
from rules.games.doubles.moves import Draw, Lay, Move, Pass, PointOut
from rules.games.doubles.table import Table
from rules.ruling import Ruling, Step, ruled, step


def refusal(table: Table, move: Move) -> Ruling | None:
    """Why that move is not allowed; None where it is."""
    found = _refused(table, move)
    return ruled(*found) if found else None


def _refused(table: Table, move: Move) -> tuple[Step, ...]:
    if table.end:
        return (step(END, "is_over"),)
    if isinstance(move, PointOut):
        return _point_out(table, move)
    if move.who != table.who:
        return (step(CLOCKWISE, "not_your_turn", who=move.who, other=table.who),)
    match move:
        case Lay():
            return _lay(table, move)
        case _ if not table.places:
            return (_opens(table),)
        case _ if table.drawn:
            return (step(DRAWING, "must_play_drawn", piece=str(table.drawn)),)
        case Draw() if not table.drawable:
            return step(YARD, "tiles_that_stay", tiles=len(table.boneyard)), step(NONE_LEFT, "pass_now")
        case Pass() if table.drawable:
            return (step(DRAWING, "draw_first"),)
    return ()


def _opens(table: Table) -> Step:
    """What the round has to begin with."""
    pieces = ", ".join(map(str, table.openings))
    double = table.openings[0].is_double
    return step(OPENING if double else NO_DOUBLE, "opens_with", who=table.who, pieces=pieces)


def _lay(table: Table, lay: Lay) -> tuple[Step, ...]:
    tile = lay.tile
    if tile not in table.hands[table.turn]:
        return (step(MUST_PLAY, "not_in_hand", who=lay.who, piece=str(tile)),)
    if lay.touching not in tile.marks:
        raise ValueError(f"{tile} has no half {lay.touching}")
    if not table.places:
        return () if tile in table.openings else (_opens(table),)
    if not 0 <= lay.place < len(table.places):
        raise ValueError(f"there is no place {lay.place}; there are {len(table.places)}, from 0")
    if table.drawn and tile != table.drawn:
        return (step(DRAWING, "must_play_drawn", piece=str(table.drawn)),)
    place = table.places[lay.place]
    if lay.touching != place.number:
        return (step(PLAY_ON, "halves_differ", touching=lay.touching, number=place.number),)
    if not fits(tile, place.number, table.unlocked):
        return (why(tile, place.number, table.unlocked),)
    return () if table.reachable(place) else (step(ANY_ORDER, "sides_first"),)


def _point_out(table: Table, move: PointOut) -> tuple[Step, ...]:
    if not table.habits.stops:
        return (step(RENEGE, "no_penalty"),)
    if move.who == move.whom or table.players.index(move.whom) not in table.reneged:
        return (step(RENEGE, "nothing_wrong"),)
    return ()
