"""Why a move is not allowed: the clause, and what may be done instead."""

from __future__ import annotations

from rules.games.uno_dice.book import (
    ANYBODY,
    BLOCKED,
    DRAW,
    DRAWS_2011,
    FORGOTTEN,
    MOVES,
    NO_MATCH_2011,
    NO_STACK,
    ONLY_DRAWN,
    OUT,
    REROLL,
    SAY_UNO,
    USE,
    WILD,
)
from rules.games.uno_dice.matching import fits, why
from rules.games.uno_dice.moves import Catch, Draw, Keep, Move, Pass, PointOut, Reroll, SayUno, Take, Use
from rules.games.uno_dice.plays import can_use
from rules.games.uno_dice.table import WILDS, Table
from rules.pieces import COLOURS
from rules.ruling import Ruling, Step, ruled, step


def refusal(table: Table, move: Move) -> Ruling | None:
    """Why that move is not allowed; None where it is."""
    if table.end:
        return ruled(step(OUT if table.end.ending == "out" else BLOCKED, "is_over"))
    found = _refused(table, move)
    return ruled(found) if found else None


def _refused(table: Table, move: Move) -> Step | None:
    match move:
        case PointOut(who):
            wrong = table.hit and table.hit.wrong and table.players[table.hit.by] != who
            return None if wrong else step(ANYBODY, "nothing_wrong")
        case SayUno(who):
            return _silent(table, who)
        case Catch(who, whom):
            return step(FORGOTTEN, "not_oneself") if who == whom else _silent(table, whom)
        case _ if move.who != table.who:
            return step(MOVES, "not_your_turn", who=move.who, other=table.who)
        case Use():
            return _use(table, move)
        case Take():
            return None if table.hit else step(NO_STACK, "nothing_owed")
    if table.hit:
        clause = DRAWS_2011 if table.habits.of_2011 else NO_STACK
        return step(clause, "must_take", who=table.who, dice=table.hit.dice)
    if table.habits.of_2011:
        return _move_of_2011(table, move)
    return _move(table, move)


def _use(table: Table, use: Use) -> Step | None:
    if use.die not in table.hands[table.turn]:
        return step(USE, "not_shown", who=use.who, die=str(use.die))
    if table.hit and not (table.habits.stack and use.die.mark == table.hit.word):
        clause = DRAWS_2011 if table.habits.of_2011 else NO_STACK
        return step(clause, "must_take", who=use.who, dice=table.hit.dice)
    if table.drawn and use.die != table.drawn:
        return step(ONLY_DRAWN, "only_the_drawn", die=str(table.drawn))
    if not fits(use.die, table.centre):
        return why(use.die, table.centre, table.habits)[1]
    if (use.die.mark in WILDS) != (use.colour in COLOURS) or (use.colour and use.colour not in COLOURS):
        return step(WILD, "name_a_colour" if use.die.mark in WILDS else "nothing_to_name")
    return None


def _move(table: Table, move: Move) -> Step | None:
    """Rolling again, drawing, keeping or passing: the edition of 1996."""
    habits, must_roll = table.habits, table.habits.reroll == "compulsory" and not table.rerolled
    if table.drawn:
        return None if isinstance(move, Keep) else step(ONLY_DRAWN, "only_the_drawn", die=str(table.drawn))
    match move:
        case Reroll():
            return step(REROLL, "once_only") if table.rerolled else None
        case _ if must_roll:
            return step(REROLL, "must_reroll")
        case Pass():
            return step(DRAW, "draw_instead") if table.bag else None
        case Draw() if not table.bag:
            return step(BLOCKED, "bag_empty")
        case Draw():
            return step(DRAW, "no_draw_after") if table.rerolled and not habits.draws_after else None
    over = table.rerolled and not habits.draws_after and table.bag
    return None if over else step(DRAW, "draw_instead")


def _move_of_2011(table: Table, move: Move) -> Step | None:
    match move:
        case Draw() if not table.rerolled:
            return step(NO_MATCH_2011, "must_use") if can_use(table) else None
        case Keep() if table.rerolled:
            return None
    return step(NO_MATCH_2011, "take_and_roll")


def _silent(table: Table, who: str) -> Step | None:
    """Saying Uno, or catching somebody, changes nothing unless that player has one die and was silent."""
    seat = table.players.index(who)
    if table.silent == seat:
        return None
    return step(FORGOTTEN, "too_late") if len(table.hands[seat]) == 1 else step(SAY_UNO, "no_duty_now")
