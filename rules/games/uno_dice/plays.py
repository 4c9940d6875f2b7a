"""What may be done at a table of Uno Dice: the engine's moves, and those that are wrong but stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.games.uno_dice.matching import fits, rules_out
from rules.games.uno_dice.moves import Catch, Draw, Keep, Move, Pass, PointOut, Reroll, SayUno, Take, Use
from rules.games.uno_dice.table import WILDS, Table
from rules.pieces import COLOURS, Face


def legal_plays(table: Table) -> tuple[Move, ...]:
    """Everything that somebody may do now; empty once the round is over."""
    if table.end:
        return ()
    return (*_turn(table), *_calls(table))


def lapses(table: Table) -> tuple[Use, ...]:
    """What is wrong and yet can happen: a Wild Draw Four beside a die that matches, an Uno not said."""
    if table.end:
        return ()
    wrong = tuple(ways(table, usable(table), right=False))
    right = tuple(ways(table, usable(table), right=True))
    silent = tuple(Use(use.who, use.die, use.colour) for use in (*right, *wrong) if use.uno)
    return (*wrong, *silent)


def usable(table: Table) -> tuple[Face, ...]:
    """The dice that whoever's turn it is may choose from, each face once."""
    return (table.drawn,) if table.drawn else tuple(dict.fromkeys(table.hands[table.turn]))


def can_use(table: Table) -> bool:
    return any(True for _ in ways(table, usable(table), right=True))


def ways(table: Table, dice: Iterable[Face], right: bool) -> Iterator[Use]:
    """Every right way to use one of these dice now; or the Wild Draw Fours that would be wrong."""
    uno = len(table.hands[table.turn]) == 2
    for die in dice:
        if table.hit and not (table.habits.stack and die.mark == table.hit.word):
            continue
        if fits(die, table.centre) and right != (die.mark == "WD4" and is_wrong(table)):
            for colour in COLOURS if die.mark in WILDS else ("",):
                yield Use(table.who, die, colour, uno)


def is_wrong(table: Table) -> bool:
    """Whether a Wild Draw Four may not be used now, because another die matches."""
    return rules_out(table.hands[table.turn], table.centre, table.habits) is not None


def _turn(table: Table) -> Iterator[Move]:
    """What the player whose turn it is may do, and who may point something out."""
    who = table.who
    yield from ways(table, usable(table), right=True)
    if table.hit:
        yield Take(who)
        if table.hit.wrong:
            offender = table.players[table.hit.by]
            yield from (PointOut(player) for player in table.players if player != offender)
    elif table.drawn:
        yield Keep(who)
    elif table.habits.of_2011:
        yield from _turn_of_2011(table)
    else:
        yield from _no_use(table)


def _no_use(table: Table) -> Iterator[Move]:
    """Rolling again, drawing or passing: the edition of 1996."""
    who, habits = table.who, table.habits
    if not table.rerolled:
        yield Reroll(who)
    if habits.reroll == "compulsory" and not table.rerolled:
        return
    if not table.bag:
        yield Pass(who)
    elif table.rerolled and not habits.draws_after:
        yield Keep(who)
    else:
        yield Draw(who)


def _turn_of_2011(table: Table) -> Iterator[Move]:
    """Only without a match a die is taken and everything rolled, once (D11-4)."""
    if table.rerolled:
        yield Keep(table.who)
    elif not can_use(table):
        yield Draw(table.who)


def _calls(table: Table) -> Iterator[Move]:
    """What may be said out of turn."""
    if table.silent is not None:
        silent = table.players[table.silent]
        yield SayUno(silent)
        yield from (Catch(player, silent) for player in table.players if player != silent)
