"""Why a move is not allowed: the clause, what lies open, and what may be done instead."""

from __future__ import annotations

from rules.books import Clause
from rules.games.uno_dominoes.book import (
    BLOCKED,
    CATCH,
    CHALLENGER,
    COLOUR,
    COLOUR_LACKS,
    DEAD_ENDS,
    DRAW_ONE,
    EMPTY,
    FALSE_ALARM,
    FOUR,
    GOING_OUT,
    KEEP,
    LAST_TILE,
    NO_ANSWER,
    NO_DOUBLET,
    ONE_TILE,
    OPENING,
    RENEGE,
    TOO_LATE,
    TOUCHED_ONLY,
    TOUCHING,
)
from rules.games.uno_dominoes.fitting import fits, other_half, touching_halves, why
from rules.games.uno_dominoes.moves import (
    Catch,
    Challenge,
    Draw,
    Keep,
    Lay,
    Move,
    Name,
    Pass,
    SayUno,
    Take,
)
from rules.games.uno_dominoes.plays import can_play, lays_of
from rules.games.uno_dominoes.table import WILDS, Table, opening_value
from rules.pieces import COLOURS
from rules.ruling import Ruling, Step, ruled, step

OVER = {"out": GOING_OUT, "dead-end": DEAD_ENDS, "blocked": BLOCKED}


def refusal(table: Table, move: Move) -> Ruling | None:
    """Why that move is not allowed; None where it is."""
    if table.end:
        return ruled(step(OVER[table.end.ending], "is_over"))
    match move:
        case Name(who, colour):
            found = _name(table, who, colour)
        case SayUno(who):
            found = _say_uno(table, who)
        case Catch(who, whom):
            found = step(CATCH, "not_oneself") if who == whom else _say_uno(table, whom)
        case _ if move.who != table.who:
            found = step(ONE_TILE, "not_your_turn", who=move.who, other=table.who)
        case Lay():
            return _lay(table, move)
        case Draw():
            found = _draw(table)
        case Pass():
            found = _pass(table)
        case Keep():
            found = _keep(table)
        case Take() | Challenge():
            found = _answer(table, isinstance(move, Challenge))
    return ruled(found) if found else None


def _lay(table: Table, lay: Lay) -> Ruling | None:
    found = _wrong_moment(table, lay) or (_wrong_place(table, lay) if table.places else None)
    if found is None:
        return None
    open_now = ", ".join(dict.fromkeys(str(place) for place in table.places))
    return ruled(found, step(TOUCHING, "open_now", open=open_now)) if open_now else ruled(found)


def _wrong_moment(table: Table, lay: Lay) -> Step | None:
    hand, tile = table.hands[table.turn], lay.tile
    if tile not in hand:
        return step(ONE_TILE, "not_held", who=lay.who, piece=str(tile))
    if lay.touching not in touching_halves(tile):
        raise ValueError(f"{tile} cannot touch with {lay.touching}")
    if not 0 <= lay.place < max(1, len(table.places)):
        raise ValueError(f"no place {lay.place}: there are {len(table.places)}, from 0")
    if not table.places:
        highest = opening_value(hand)
        if not highest:
            return step(NO_DOUBLET, "draw_to_open")
        if not tile.is_double or tile.one.mark != str(highest):
            return step(OPENING, "highest_opens", number=highest)
        return step(FOUR, "nothing_to_name") if lay.colour else None
    if table.hit and lay.touching.mark not in table.habits.answers[table.hit.word]:
        return step(NO_ANSWER, "no_answer", who=lay.who, tiles=table.hit.tiles)
    if table.drawing:
        return step(DRAW_ONE, "goes_on_drawing", who=lay.who)
    if table.drawn and tile != table.drawn:
        return step(RENEGE, "only_the_drawn", piece=str(table.drawn))
    return None


def _wrong_place(table: Table, lay: Lay) -> Step | None:
    tile, touching, place = lay.tile, lay.touching, table.places[lay.place]
    if not table.habits.last_word and len(table.hands[table.turn]) == 1 and not touching.is_number:
        return step(LAST_TILE, "no_last_word", half=str(touching))
    if not fits(tile, touching, place, table.habits):
        return why(tile, touching, place, table.habits)[1]
    wild = other_half(tile, touching).mark in WILDS
    if lay.colour and not wild:
        return step(FOUR, "nothing_to_name")
    if lay.colour and lay.colour not in COLOURS:
        return _no_such_colour(COLOUR)
    return None


def _no_such_colour(clause: Clause) -> Step:
    return step(clause, "four_colours")


def _draw(table: Table) -> Step | None:
    if table.hit:
        return step(NO_ANSWER, "no_answer", who=table.who, tiles=table.hit.tiles)
    if not table.places:
        value = opening_value(table.hands[table.turn])
        return step(OPENING, "highest_opens", number=value) if value else None
    if table.drawn:
        return step(DRAW_ONE, "one_only")
    if not table.pile:
        return step(EMPTY, "nothing_to_draw")
    if not table.drawing and not table.habits.renege and can_play(table):
        return step(RENEGE, "must_play")
    return None


def _pass(table: Table) -> Step | None:
    if table.hit or not table.places or table.drawn or table.pile:
        return _draw(table) or step(DRAW_ONE, "draw_instead")
    if not table.habits.renege and can_play(table):
        return step(RENEGE, "must_play")
    return None


def _keep(table: Table) -> Step | None:
    if not table.drawn:
        return step(DRAW_ONE, "nothing_drawn")
    if table.habits.drawn_tile == "must" and lays_of(table, (table.drawn,)):
        return step(KEEP, "drawn_must", piece=str(table.drawn))
    return None


def _answer(table: Table, challenges: bool) -> Step | None:
    if table.hit is None:
        return step(CHALLENGER, "nothing_owed")
    if challenges and not table.hit.challenge:
        return step(TOUCHED_ONLY, "no_challenge")
    return None


def _say_uno(table: Table, who: str) -> Step | None:
    """Saying Uno, or catching somebody, changes nothing unless that player has one tile and was silent."""
    seat = table.players.index(who)
    if table.silent and table.silent.seat == seat and not table.silent.caught:
        return None
    if len(table.hands[seat]) == 1:
        return step(TOO_LATE, "too_late")
    return step(FALSE_ALARM, "false_alarm")


def _name(table: Table, who: str, colour: str) -> Step | None:
    if colour not in COLOURS:
        return _no_such_colour(COLOUR_LACKS)
    if not any(table.players[seat] == who for seat, _ in table.nameless):
        return step(COLOUR_LACKS, "nothing_unnamed", who=who)
    return None
