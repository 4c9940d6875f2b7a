"""What a play makes of the table: the rules of Uno Dominoes at work."""

from __future__ import annotations

from dataclasses import replace

from rules.games.uno_dominoes.drawing import catch, draw, draw_to_open, drawn, end_turn, pass_turn, without
from rules.games.uno_dominoes.effects import Effect, effect_of
from rules.games.uno_dominoes.fitting import other_half
from rules.games.uno_dominoes.hits import challenge, take
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
from rules.games.uno_dominoes.plays import is_bluff
from rules.games.uno_dominoes.refusals import refusal
from rules.games.uno_dominoes.table import WILDS, End, Hit, Laid, Open, Silent, Table, halves, opened
from rules.pieces import Domo
from rules.playing import Refused


def play(table: Table, move: Move) -> Table | Refused:
    """The table after that move. One that is not allowed changes nothing and says why; a lapse (`lapses`) is
    allowed to happen. Raises ValueError for a half that the tile has not and a place that there is not."""
    ruling = refusal(table, move)
    if ruling:
        return Refused(ruling)
    match move:
        case Lay():
            return _lay(table, move) if table.places else _open(table, move.tile)
        case Draw():
            return draw(table) if table.places else draw_to_open(table)
        case Keep():
            return end_turn(table)
        case Pass():
            return pass_turn(table)
        case Name(who, colour):
            return _name(table, table.players.index(who), colour)
        case SayUno():
            return replace(table, silent=None)
        case Catch():
            assert table.silent
            return catch(table, table.silent)
        case Take() | Challenge():
            assert table.hit
            return take(table, table.hit) if isinstance(move, Take) else challenge(table, table.hit)


def _open(table: Table, tile: Domo) -> Table:
    """The first doublet: two long sides and two short ends, all open at once (UD-3.4)."""
    side = opened(halves(tile), doublet=True, first=True)
    ends = (opened((half,), doublet=True, first=True) for half in (tile.one, tile.two))
    return replace(
        table,
        hands=without(table.hands, table.turn, tile),
        places=(side, side, *ends),
        laid=(Laid(table.who, tile, tile.one, 0),),
        turn=table.seat(1),
    )


def _lay(table: Table, lay: Lay) -> Table:
    seat, habits = table.turn, table.habits
    effect = effect_of(lay.touching, table.places[lay.place], len(table.players), habits)
    hands = without(table.hands, seat, lay.tile)
    places = _places(table, lay)
    after = Table(
        table.rules,
        habits,
        table.players,
        hands,
        table.pile,
        turn=seat,
        places=places,
        laid=(*table.laid, Laid(lay.who, lay.tile, lay.touching, lay.place)),
        way=-table.way if effect.turns else table.way,
        silent=Silent(seat) if len(hands[seat]) == 1 and not lay.uno else None,
        nameless=_nameless(table, lay, places),
    )
    if not hands[seat]:
        return _out(after, lay, table.hit)
    if all(place.closed or (place.first and not habits.first_sides_count) for place in places):
        return replace(after, end=End("dead-end", lay.who))
    hit = _hit(table, lay, effect)
    if hit is None:
        return replace(after, turn=after.seat(2 if effect.skips else 1))
    waiting = replace(after, turn=after.seat(1), hit=hit)
    return waiting if hit.challenge or habits.answers[hit.word] else take(waiting, hit)


def _hit(table: Table, lay: Lay, effect: Effect) -> Hit | None:
    """What the next player has to draw, with what an answer passes on to them (UD-7.9)."""
    passed_on = table.hit.tiles if table.hit else 0
    if not effect.draws and not passed_on:
        return None
    if lay.touching.mark != "WD4":
        word = effect.word or (table.hit.word if table.hit else "")
        return Hit(table.turn, effect.draws + passed_on, word, challenge=False)
    bluff = is_bluff(table, lay.tile)
    return Hit(table.turn, effect.draws + passed_on, "WD4", challenge=True, bluff=bluff, before=table)


def _places(table: Table, lay: Lay) -> tuple[Open, ...]:
    """The places to play after that tile: its line keeps its number, new sides come at the end."""
    number, tile = lay.place, lay.tile
    before, after = table.places[:number], table.places[number + 1 :]
    if not tile.is_double:
        far = other_half(tile, lay.touching)
        return (*before, opened((far,), lay.colour if far.mark in WILDS else ""), *after)
    side = opened(halves(tile), lay.colour, True)
    if not table.habits.four_ways:
        return (*before, side, *after)
    ends = (opened((half,), lay.colour, True) for half in (tile.one, tile.two))
    return (*before, side, *after, *ends)


def _nameless(table: Table, lay: Lay, places: tuple[Open, ...]) -> tuple[tuple[int, int], ...]:
    """The wilds whose colour is still to be named, and who forgot to."""
    if not table.nameless and (lay.colour or not places[lay.place].wild):
        return ()
    kept = tuple(pair for pair in table.nameless if pair[1] != lay.place)
    new = (lay.place, *range(len(table.places), len(places)))
    bare = (n for n in new if places[n].wild and not places[n].colour)
    return (*kept, *((table.turn, n) for n in bare))


def _name(table: Table, seat: int, colour: str) -> Table:
    """A colour that was forgotten, for every wild of that player (UD-15.4)."""
    mine = {number for who, number in table.nameless if who == seat}
    places = tuple(
        opened(place.faces, colour, place.doublet) if number in mine else place
        for number, place in enumerate(table.places)
    )
    return replace(table, places=places, nameless=tuple(p for p in table.nameless if p[0] != seat))


def _out(table: Table, lay: Lay, answered: Hit | None) -> Table:
    """The last tile. Whoever is next still draws for a word that touches, and those tiles count (UD-12.2),
    with what was passed on by it; for a word that is only covered nobody draws any more."""
    word = lay.touching.mark
    touched = word if word in table.habits.draws else "other"
    owed = table.habits.draws.get(word, 0) + (answered.tiles if answered else 0)
    after = drawn(table, table.seat(1), owed) if owed else table
    asked = touched if table.habits.last_word else ""
    return replace(after, silent=None, end=End("out", lay.who, asked))
