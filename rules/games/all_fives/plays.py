"""What may be done at a table of All Fives, and what is wrong but stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.games.all_fives.layout import laid, opened, total
from rules.games.all_fives.moves import Claim, Draw, Lay, Move, Pass
from rules.games.all_fives.table import Table


def legal_plays(table: Table) -> tuple[Move, ...]:
    """Everything that somebody may do now; empty once the round is over."""
    if table.end:
        return ()
    plays: tuple[Move, ...] = tuple(lays(table))
    if not plays:
        plays = (Draw(table.who) if table.drawable else Pass(table.who),)
    elif table.habits.may_draw and table.places and table.drawable and not table.drawn:
        plays = (*plays, Draw(table.who))
    return (*plays, *map(Claim, claimers(table))) if table.uncalled else plays


def lapses(table: Table) -> tuple[Move, ...]:
    """What is wrong and yet can happen: points that nobody calls and, since hands are hidden, to draw or pass
    though able to play."""
    if table.end:
        return ()
    able = tuple(lays(table))
    silent = tuple(replace(lay, silent=True) for lay in able if scored(table, lay))
    if not able or table.drawn or not table.places or (table.habits.may_draw and table.drawable):
        return silent
    return (*silent, Draw(table.who) if table.drawable else Pass(table.who))


def lays(table: Table) -> Iterator[Lay]:
    """Every tile of whoever's turn it is, with the half that touches and the place, where it may go."""
    who = table.who
    if not table.places:
        yield from (Lay(who, tile, tile.high, 0) for tile in table.openings)
        return
    tiles = (table.drawn,) if table.drawn else table.hands[table.turn]
    for n, place in enumerate(table.places):
        number = place.number
        for tile in tiles:
            if tile.low == number or tile.high == number:
                yield Lay(who, tile, number, n)


def spins(table: Table, lay: Lay) -> bool:
    """Whether that tile is a spinner."""
    if not lay.tile.is_double:
        return False
    match table.habits.spinner:
        case "every":
            return True
        case "first":
            return not table.spun
    return False


def scored(table: Table, lay: Lay) -> int:
    """What that tile scores where it is laid."""
    spinner = spins(table, lay)
    if not table.places:
        places = opened(lay.tile, spinner)
    else:
        places = laid(table.places, lay.place, lay.tile, spinner, len(table.laid) == 1)
    count = total(places)
    return 0 if count % 5 else count // 5 * table.habits.five


def claimers(table: Table) -> tuple[str, ...]:
    """Who may call points that were made and not called: whoever made them, and perhaps the opponents."""
    if not table.uncalled:
        return ()
    maker = table.uncalled[0]
    if table.habits.others_claim:
        return table.players
    own = range(maker % 2, 4, 2) if table.habits.partners else (maker,)
    return tuple(table.players[seat] for seat in own)
