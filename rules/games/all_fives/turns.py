"""What a play makes of the table: the rules of All Fives at work."""

from __future__ import annotations

from dataclasses import replace

from rules.games.all_fives.layout import laid, opened, total
from rules.games.all_fives.moves import Claim, Draw, Lay, Move, Pass
from rules.games.all_fives.plays import spins
from rules.games.all_fives.refusals import refusal
from rules.games.all_fives.table import End, Laid, Table, with_hand
from rules.playing import Refused


def play(table: Table, move: Move) -> Table | Refused:
    """The table after that move. One that is not allowed changes nothing and says why; a lapse (`lapses`) is
    allowed to happen. Raises ValueError for a half that the tile has not and a place that there is not."""
    ruling = refusal(table, move)
    if ruling:
        return Refused(ruling)
    match move:
        case Lay():
            return _lay(table, move)
        case Draw():
            return _draw(table)
        case Pass():
            return _pass(table)
    return _claim(table, move)


def _lay(table: Table, lay: Lay) -> Table:
    seat, tile, spinner = table.turn, lay.tile, spins(table, lay)
    if table.places:
        places = laid(table.places, lay.place, tile, spinner, len(table.laid) == 1)
    else:
        places = opened(tile, spinner)
    count = total(places)
    points = 0 if count % 5 else count // 5 * table.habits.five
    hand = tuple(other for other in table.hands[seat] if other != tile)
    after = replace(
        table,
        hands=(*table.hands[:seat], hand, *table.hands[seat + 1 :]),
        openings=(),
        places=places,
        spun=table.spun or tile.low == tile.high,
        laid=(*table.laid, Laid(lay.who, tile, lay.touching, lay.place)),
        uncalled=(seat, points) if lay.silent and points else None,
        drawn=None,
        passes=0,
        turn=_next(table),
    )
    if points and not lay.silent:
        after = _scores(after, seat, points)
    if hand or after.end:
        return after
    return replace(after, end=End("out", lay.who))


def _scores(table: Table, seat: int, points: int) -> Table:
    """That seat has these points; the match may be won by them."""
    made = (*table.made[:seat], table.made[seat] + points, *table.made[seat + 1 :])
    after = replace(table, made=made, uncalled=None)
    if 0 < table.habits.ends_at <= after.score_of(seat):
        return replace(after, end=End("reached", table.players[seat]))
    return after


def _draw(table: Table) -> Table:
    """One tile; the turn goes on, and if the tile fits it must be played."""
    tile = table.boneyard[0]
    fits = any(place.number in tile.marks for place in table.places)
    return replace(
        with_hand(table, table.turn, (*table.hands[table.turn], tile)),
        boneyard=table.boneyard[1:],
        drawn=tile if fits else None,
        uncalled=None,
        passes=0,
    )


def _pass(table: Table) -> Table:
    """When everybody has passed in turn the round is blocked (AF-7.2)."""
    after = replace(table, turn=_next(table), passes=table.passes + 1, uncalled=None)
    return after if after.passes < len(table.players) else replace(after, end=End("blocked"))


def _claim(table: Table, claim: Claim) -> Table:
    assert table.uncalled, "refused where nothing can be claimed"
    return _scores(table, table.players.index(claim.who), table.uncalled[1])


def _next(table: Table) -> int:
    return (table.turn + 1) % len(table.players)
