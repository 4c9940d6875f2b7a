"""What may be done at a table of Uno Dominoes: the engine's moves, and those that are wrong but stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.games.uno_dominoes.fitting import bluff, fits, other_half, touching_halves
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
from rules.games.uno_dominoes.table import WILDS, Table, opening_value
from rules.pieces import COLOURS, Domo


def legal_plays(table: Table) -> tuple[Move, ...]:
    """Everything that somebody may do now; empty once the round is over. Whoever gets down to one tile says
    Uno, and whoever leaves a wild open names a colour: `lapses` has the plays that forget it."""
    if table.end:
        return ()
    return (*_turn(table), *_calls(table))


def lapses(table: Table) -> tuple[Lay, ...]:
    """What is wrong and yet can happen, since nobody sees a hidden hand: a Wild Draw Four that is a bluff, an
    Uno that is not said, a colour that is not named. It stands, and the rules say what it may cost."""
    if table.end or not table.places or table.drawing:
        return ()
    two_left = len(table.hands[table.turn]) == 2
    right = lays_of(table, playable(table))
    wrong = tuple(bluffs(table))
    silent = [_with(lay, lay.colour, False) for lay in (*right, *wrong) if two_left]
    unnamed = [
        _with(lay, "", said)
        for lay in (*right, *wrong)
        if lay.colour == COLOURS[0]
        for said in ((True, False) if two_left else (False,))
    ]
    return (*wrong, *silent, *unnamed)


def playable(table: Table) -> tuple[Domo, ...]:
    """The tiles that whoever's turn it is may choose from, each once."""
    return (table.drawn,) if table.drawn else tuple(dict.fromkeys(table.hands[table.turn]))


def _turn(table: Table) -> Iterator[Move]:
    """What the player whose turn it is may do."""
    who = table.who
    if not table.places:
        yield from _opening(table)
    elif table.hit:
        yield Take(who)
        if table.hit.challenge:
            yield Challenge(who)
        yield from lays_of(table, playable(table))
    elif table.drawn:
        lays = lays_of(table, (table.drawn,))
        yield from lays
        if not lays or table.habits.drawn_tile != "must":
            yield Keep(who)
    elif table.drawing:
        yield Draw(who)
    else:
        lays = lays_of(table, playable(table))
        yield from lays
        if table.habits.renege or not lays:
            yield Draw(who) if table.pile else Pass(who)


def _opening(table: Table) -> Iterator[Move]:
    """Only the doublet that must open, or else drawing for one."""
    hand = table.hands[table.turn]
    value = opening_value(hand)
    if value:
        yield from (
            Lay(table.who, tile, tile.one, 0)
            for tile in dict.fromkeys(hand)
            if tile.is_double and tile.one.mark == str(value)
        )
    else:
        yield Draw(table.who)


def can_play(table: Table) -> bool:
    """Whether something in the hand fits and may be played."""
    return bool(lays_of(table, playable(table)))


def lays_of(table: Table, tiles: Iterable[Domo]) -> tuple[Lay, ...]:
    """Every right way to lay one of these tiles now."""
    return tuple(ways(table, tiles, honest=True))


def bluffs(table: Table) -> Iterator[Lay]:
    """Every Wild Draw Four that could be laid although it should not."""
    return ways(table, playable(table), honest=False)


def ways(table: Table, tiles: Iterable[Domo], honest: bool) -> Iterator[Lay]:
    """Tile by tile, half by half, place by place. Not `honest`: only the Wild Draw Fours that are bluffs."""
    who, places, habits = table.who, table.places, table.habits
    hand = table.hands[table.turn]
    uno = len(hand) == 2
    answers = habits.answers[table.hit.word] if table.hit else None
    may_end = habits.last_word or len(hand) > 1
    for tile in tiles:
        for half in touching_halves(tile):
            mark = half.mark
            if answers is not None and mark not in answers:
                continue
            if not may_end and not half.is_number:
                continue
            if honest != (mark != "WD4" or not is_bluff(table, tile)):
                continue
            left_open = other_half(tile, half).mark in WILDS
            for number, place in enumerate(places):
                if fits(tile, half, place, habits):
                    for colour in COLOURS if left_open else ("",):
                        yield Lay(who, tile, half, number, colour, uno)


def is_bluff(table: Table, tile: Domo) -> bool:
    """Whether laying that tile by its Wild Draw Four would be a bluff."""
    others = list(table.hands[table.turn])
    others.remove(tile)
    return bluff(others, table.places, table.habits) is not None


def _with(lay: Lay, colour: str, uno: bool) -> Lay:
    return Lay(lay.who, lay.tile, lay.touching, lay.place, colour, uno)


def _calls(table: Table) -> Iterator[Move]:
    """What may be said out of turn."""
    if table.silent and not table.silent.caught:
        silent = table.players[table.silent.seat]
        yield SayUno(silent)
        yield from (Catch(player, silent) for player in table.players if player != silent)
    for seat in dict.fromkeys(seat for seat, _ in table.nameless):
        yield from (Name(table.players[seat], colour) for colour in COLOURS)
