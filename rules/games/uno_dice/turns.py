"""What a play makes of the table: the rules of Uno Dice at work."""

from __future__ import annotations

from dataclasses import replace

from rules.games.uno_dice.moves import Catch, Draw, Keep, Move, Pass, PointOut, Reroll, SayUno, Take, Use
from rules.games.uno_dice.plays import is_wrong, usable, ways
from rules.games.uno_dice.refusals import refusal
from rules.games.uno_dice.table import Centre, End, Hit, Table
from rules.pieces import Face
from rules.playing import Refused


def play(table: Table, move: Move) -> Table | Refused:
    """The table after that move. One that is not allowed changes nothing and says why; a lapse (`lapses`) is
    allowed to happen."""
    ruling = refusal(table, move)
    if ruling:
        return Refused(ruling)
    match move:
        case Use():
            return _use(_begun(table), move)
        case Reroll():
            return _reroll(_begun(table))
        case Draw():
            return _draw(_begun(table))
        case Keep():
            return _end_turn(table)
        case Pass():
            return _pass(_begun(table))
        case Take():
            return _take(_begun(table))
        case PointOut():
            return _take_back(table)
        case SayUno():
            return replace(table, silent=None)
        case Catch():
            return _penalty(table)


def _begun(table: Table) -> Table:
    """The next player touches a die or the bag, so the time to catch somebody may be over (DI-6.3)."""
    return replace(table, silent=None) if table.habits.until_next_turn else table


def _with_hand(table: Table, seat: int, hand: tuple[Face, ...]) -> Table:
    return replace(table, hands=(*table.hands[:seat], hand, *table.hands[seat + 1 :]))


def drawn_by(table: Table, seat: int, dice: int) -> Table:
    """So many dice from the bag, or what is left; in 2011 the whole hand is rolled with them."""
    taken = min(dice, table.bag)
    old = () if table.habits.of_2011 else table.hands[seat]
    rolled = table.next_roll(taken + len(table.hands[seat]) - len(old))
    silent = None if table.silent == seat and taken else table.silent  # no longer down to one
    after = replace(table, bag=table.bag - taken, rolled=table.rolled + len(rolled), silent=silent)
    return _with_hand(after, seat, (*old, *rolled))


def _use(table: Table, use: Use) -> Table:
    seat, hand = table.turn, table.hands[table.turn]
    at = hand.index(use.die)
    left = (*hand[:at], *hand[at + 1 :])
    mark = use.die.mark
    turns = mark == "R" and len(table.players) > 2
    skips = mark == "S" or (mark == "R" and len(table.players) == 2 and table.habits.reverse_skips)
    after = replace(
        _with_hand(table, seat, left),
        centre=Centre(use.die, use.colour),
        bag=table.bag + 1,
        way=-table.way if turns else table.way,
        rerolled=False,
        drawn=None,
        hit=None,
        passes=0,
        silent=seat if len(left) == 1 and not use.uno else None,
    )
    owed = table.hit.dice if table.hit else 0
    if not left:
        return _out(after, use, owed)
    draws = table.habits.draws.get(mark, 0)
    if not draws:
        return replace(after, turn=after.seat(2 if skips else 1))
    wrong = mark == "WD4" and is_wrong(table)
    hit = Hit(seat, draws + owed, mark, wrong, table if wrong else None)
    return replace(after, turn=after.seat(1), hit=hit)


def _out(table: Table, use: Use, owed: int) -> Table:
    """The last die: whoever is next still draws for it, where the table plays so (DI-7.2)."""
    habits, mark = table.habits, use.die.mark
    due = habits.last_draws.get(mark, 0)
    after = drawn_by(table, table.seat(1), due + owed) if due else table
    last = (mark if mark in habits.last_draws else "other") if habits.last_draws else ""
    return replace(after, silent=None, end=End("out", use.who, last))


def _reroll(table: Table) -> Table:
    hand = table.next_roll(len(table.hands[table.turn]))
    after = _with_hand(replace(table, rolled=table.rolled + len(hand), rerolled=True), table.turn, hand)
    return _end_turn(replace(after, passes=0)) if table.habits.reroll == "ends_turn" else after


def _draw(table: Table) -> Table:
    after = replace(drawn_by(table, table.turn, 1), passes=0)
    if table.habits.of_2011:
        return replace(after, rerolled=True)
    die = after.hands[table.turn][-1]
    waiting = replace(after, drawn=die)
    could = any(ways(waiting, usable(waiting), True)) or any(ways(waiting, usable(waiting), False))
    return waiting if could else _end_turn(after)


def _end_turn(table: Table) -> Table:
    return replace(table, turn=table.seat(1), rerolled=False, drawn=None)


def _pass(table: Table) -> Table:
    """When everybody has passed in turn the round is blocked (DI-8.4)."""
    after = replace(_end_turn(table), passes=table.passes + 1)
    return replace(after, end=End("blocked")) if after.passes == len(table.players) else after


def _take(table: Table) -> Table:
    """Whoever is hit draws, rolls, and misses the turn."""
    assert table.hit
    after = drawn_by(table, table.turn, table.hit.dice)
    return _end_turn(replace(after, hit=None))


def _take_back(table: Table) -> Table:
    """A wrong Wild Draw Four goes back, its player draws, and their turn is over (DI-5.3). What they had to
    draw themselves, and had answered with it, is drawn as well."""
    hit = table.hit
    assert hit
    before = hit.before
    assert before
    owed = before.hit.dice if before.hit else 0
    back = replace(before, rolled=table.rolled, hit=None, drawn=None, rerolled=False, passes=0, silent=None)
    after = drawn_by(back, hit.by, table.habits.draws["WD4"] + owed)
    return replace(after, turn=table.turn)


def _penalty(table: Table) -> Table:
    """Two dice for a forgotten Uno, from the bag as far as it goes; in 2011 what the line lacks comes from
    the other player, who keeps at least one (D11-6)."""
    seat = table.silent
    assert seat is not None
    lacks = table.habits.penalty - table.bag
    if not table.habits.of_2011 or lacks <= 0:
        return replace(drawn_by(table, seat, table.habits.penalty), silent=None)
    giver = 1 - seat
    given = min(lacks, len(table.hands[giver]) - 1)
    lent = _with_hand(table, giver, table.hands[giver][: len(table.hands[giver]) - given])
    return replace(drawn_by(replace(lent, bag=lent.bag + given), seat, table.habits.penalty), silent=None)
