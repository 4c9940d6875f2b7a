"""Why a move is not allowed: the clause, and what may be done instead."""

from __future__ import annotations

from rules.games.mexican_train.book import (
    CLOCKWISE,
    COMES_OFF,
    DRAWING,
    END,
    FIRST_TILE,
    FORGOT_TAP,
    MORE_DOUBLES,
    MUST_PLAY,
    WHERE,
    YARD_EMPTY,
)
from rules.games.mexican_train.moves import Draw, Lay, Move, Pass, PointOut, Stop
from rules.games.mexican_train.places import barred, binding, touches
from rules.games.mexican_train.plays import can_play, halves, too_many
from rules.games.mexican_train.table import Table
from rules.ruling import Ruling, Step, ruled, step


def refusal(table: Table, move: Move) -> Ruling | None:
    """Why that move is not allowed; None where it is."""
    found = _refused(table, move)
    return ruled(found) if found else None


def _refused(table: Table, move: Move) -> Step | None:
    if table.end:
        return step(END, "is_over")
    if isinstance(move, PointOut):
        right = table.silent is not None and table.players[table.silent] == move.whom != move.who
        return None if right else step(FORGOT_TAP, "nothing_to_point_out")
    if move.who != table.who:
        return step(CLOCKWISE, "not_your_turn", who=move.who, other=table.who)
    if isinstance(move, Lay):
        return _lay(table, move)
    building = table.building and not table.owes
    if building or isinstance(move, Stop):
        right = building and isinstance(move, Stop)
        return None if right else step(FIRST_TILE, "stop_a_whole_train")
    if table.habits.forced and can_play(table):
        return step(MUST_PLAY, "must_play")
    return _no_lay(table, move)


def _no_lay(table: Table, move: Draw | Pass | Stop) -> Step | None:
    """Drawing or passing, where nothing has to be played."""
    may_draw = bool(table.yard) and not table.drawn
    if isinstance(move, Pass):
        return step(DRAWING, "draw_one") if may_draw else None
    if may_draw:
        return None
    return step(YARD_EMPTY, "nothing_to_draw") if not table.yard else step(DRAWING, "one_only")


def _lay(table: Table, lay: Lay) -> Step | None:
    tile = lay.tile
    if tile not in table.hands[table.turn]:
        return step(MUST_PLAY, "not_in_hand", who=lay.who, piece=str(tile))
    if not 0 <= lay.train < len(table.trains) or not 0 <= lay.place < len(table.trains[lay.train].places):
        raise ValueError(f"there is no place {lay.place} at train {lay.train}")
    if table.drawn and tile != table.drawn:
        return step(DRAWING, "only_the_drawn", piece=str(table.drawn))
    place = table.trains[lay.train].places[lay.place]
    right_half = lay.touching in tile.marks and lay.touching in halves(table, tile, place.number)
    if not touches(table, tile, place.number) or not right_half:
        return step(WHERE, "halves_differ", piece=str(tile), number=place.number)
    closed = barred(table, lay.train, place, binding(table))
    if closed:
        return closed
    if too_many(table, tile):
        return step(MORE_DOUBLES, "one_double_only" if table.habits.doubles == 1 else "two_and_a_third")
    if lay.unmark and not (table.habits.owner_chooses and table.trains[table.turn].marked):
        return step(COMES_OFF, "no_choice")
    return None
