"""Why a move is not allowed: the clause, and what may be done instead."""

from __future__ import annotations

from rules.games.all_fives.book import (
    ALIKE,
    CALL,
    CLOCKWISE,
    DRAWING,
    END,
    HIGHEST,
    MUST_PLAY,
    NONE_LEFT,
    YARD,
)
from rules.games.all_fives.moves import Claim, Draw, Lay, Move, Pass
from rules.games.all_fives.plays import claimers
from rules.games.all_fives.table import Table
from rules.ruling import Ruling, Step, ruled, step


def refusal(table: Table, move: Move) -> Ruling | None:
    """Why that move is not allowed; None where it is."""
    found = _refused(table, move)
    return ruled(*found) if found else None


def _refused(table: Table, move: Move) -> tuple[Step, ...]:
    if table.end:
        return (step(END, "is_over"),)
    if isinstance(move, Claim):
        return _claim(table, move)
    if move.who != table.who:
        return (step(CLOCKWISE, "not_your_turn", who=move.who, other=table.who),)
    match move:
        case Lay():
            return _lay(table, move)
        case _ if not table.places:
            return (step(MUST_PLAY, "leads_now", who=table.who),)
        case _ if table.drawn:
            return (step(DRAWING, "must_play_drawn", piece=str(table.drawn)),)
        case Draw() if not table.drawable:
            return step(YARD, "yard_is_empty"), step(NONE_LEFT, "pass_now")
        case Pass() if table.drawable:
            return (step(DRAWING, "draw_first"),)
    return ()


def _lay(table: Table, lay: Lay) -> tuple[Step, ...]:
    tile = lay.tile
    if tile not in table.hands[table.turn]:
        return (step(MUST_PLAY, "not_in_hand", who=lay.who, piece=str(tile)),)
    if lay.touching not in tile.marks:
        raise ValueError(f"{tile} has no half {lay.touching}")
    if not table.places:
        if tile in table.openings:
            return ()
        return (step(HIGHEST, "opens_with", who=lay.who, piece=str(table.openings[0])),)
    if not 0 <= lay.place < len(table.places):
        raise ValueError(f"there is no place {lay.place}; there are {len(table.places)}, from 0")
    if table.drawn and tile != table.drawn:
        return (step(DRAWING, "must_play_drawn", piece=str(table.drawn)),)
    number = table.places[lay.place].number
    if lay.touching != number:
        return (step(ALIKE, "halves_differ", touching=lay.touching, number=number),)
    return ()


def _claim(table: Table, move: Claim) -> tuple[Step, ...]:
    if not table.uncalled:
        return (step(CALL, "nothing_to_claim"),)
    if move.who not in claimers(table):
        return (step(CALL, "only_who_made_them"),)
    return ()
