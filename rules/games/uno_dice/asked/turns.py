"""Rolling again, drawing, passing; saying Uno; who starts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from rules.facts import FactError, Player
from rules.games.uno_dice.book import (
    BLOCKED,
    DRAW,
    FIRST,
    FORGOTTEN,
    LINE,
    NEXT_STARTS,
    NO_MATCH_2011,
    ONLY_DRAWN,
    REROLL,
    SAY_UNO,
    UNO_2011,
)
from rules.games.uno_dice.habits import Habits
from rules.pieces import Die
from rules.questions import need
from rules.quoting import cut
from rules.rounds import Left
from rules.ruling import Ruling, Step, ruled, step
from rules.table_rules import TableRules


class Wish(StrEnum):
    REROLL = "reroll"
    USE_AFTER_REROLL = "use_after_reroll"
    DRAW = "draw"
    USE_DRAWN = "use_drawn"
    USE_ANOTHER = "use_another"
    DRAW_AGAIN = "draw_again"
    PASS = "pass"


@dataclass(frozen=True, slots=True)
class Turn:
    wish: Wish | None = None
    matches: bool | None = None
    rerolled: bool | None = None
    bag_empty: bool | None = None


def my_turn(facts: Turn, rules: TableRules) -> Ruling:
    """May I roll again, draw, use a drawn die, or pass?"""
    wish = need(facts.wish, "wish")
    yes, reason = (_of_2011 if rules["edition"] == "2011" else RULED[wish])(facts, rules)
    return ruled(reason, verdict="my_turn.yes" if yes else "my_turn.no")


def _reroll(facts: Turn, rules: TableRules) -> tuple[bool, Step]:
    if need(facts.rerolled, "rerolled"):
        return False, step(REROLL, "once_only")
    ends = rules["reroll"] == "ends_turn"
    return True, step(REROLL, "reroll_ends_turn" if ends else "may_reroll")


def _use_after_reroll(facts: Turn, rules: TableRules) -> tuple[bool, Step]:
    if rules["reroll"] == "ends_turn":
        return False, step(REROLL, "reroll_ends_turn")
    if need(facts.matches, "matches"):
        return True, step(REROLL, "match_after_reroll")
    return False, step(REROLL, "does_not_match")


def _draw(facts: Turn, rules: TableRules) -> tuple[bool, Step]:
    rerolled = need(facts.rerolled, "rerolled")
    if rules["reroll"] == "compulsory" and not rerolled:
        return False, step(REROLL, "must_reroll")
    if rerolled and not rules["draw_after_failed_reroll"]:
        return False, step(DRAW, "no_draw_after")
    return True, step(DRAW, "draw_one")


def _use_drawn(facts: Turn, rules: TableRules) -> tuple[bool, Step]:
    if need(facts.matches, "matches"):
        return True, step(DRAW, "drawn_may")
    return False, step(DRAW, "drawn_stays")


def _use_another(facts: Turn, rules: TableRules) -> tuple[bool, Step]:
    return False, step(ONLY_DRAWN, "only_the_one_drawn")


def _draw_again(facts: Turn, rules: TableRules) -> tuple[bool, Step]:
    return False, step(DRAW, "one_only")


def _pass(facts: Turn, rules: TableRules) -> tuple[bool, Step]:
    if need(facts.bag_empty, "bag_empty"):
        return True, step(BLOCKED, "pass_when_empty")
    return False, step(DRAW, "draw_instead")


RULED = {
    Wish.REROLL: _reroll,
    Wish.USE_AFTER_REROLL: _use_after_reroll,
    Wish.DRAW: _draw,
    Wish.USE_DRAWN: _use_drawn,
    Wish.USE_ANOTHER: _use_another,
    Wish.DRAW_AGAIN: _draw_again,
    Wish.PASS: _pass,
}


def _of_2011(facts: Turn, rules: TableRules) -> tuple[bool, Step]:
    """Without a match: one die from the back of the line, everything is rolled, and a match may be used."""
    match need(facts.wish, "wish"):
        case Wish.REROLL | Wish.DRAW:
            if need(facts.matches, "matches"):
                return False, step(NO_MATCH_2011, "must_use")
            return True, step(NO_MATCH_2011, "take_and_roll")
        case Wish.USE_AFTER_REROLL | Wish.USE_DRAWN | Wish.USE_ANOTHER:
            if need(facts.matches, "matches"):
                return True, step(NO_MATCH_2011, "match_after_reroll")
            return False, step(NO_MATCH_2011, "does_not_match")
    return False, step(NO_MATCH_2011, "take_and_roll")


class Since(StrEnum):
    """What the next player has done since."""

    NOTHING = "nothing"
    TOUCHED = "touched"
    USED = "used"


@dataclass(frozen=True, slots=True)
class Uno:
    dice_left: int | None = None
    said: bool | None = None
    since: Since | None = None
    dice_in_bag: int | None = None


# by uno_window: what may have happened since, and what is said of a catch in time and of one too late
WINDOW = {
    "next_turn": ((Since.NOTHING,), "open_next_turn", "over_next_turn"),
    "next_die": ((Since.NOTHING, Since.TOUCHED), "open_next_die", "over_next_die"),
}


def uno(facts: Uno, rules: TableRules) -> Ruling:
    """Is there a penalty about saying Uno, and where do its dice come from?"""
    if need(facts.dice_left, "dice_left") != 1:
        return ruled(step(SAY_UNO, "no_duty_now"), verdict="uno.no_duty")
    if need(facts.said, "said"):
        return ruled(step(SAY_UNO, "said_in_time"), verdict="uno.safe")
    in_time, still_open, is_over = WINDOW[str(rules["uno_window"])]
    if need(facts.since, "since") not in in_time:
        starts = [step(NEXT_STARTS, "touch_begins")] if facts.since is Since.TOUCHED else []
        return ruled(step(FORGOTTEN, is_over), *starts, verdict="uno.too_late")
    now = _pays_2011(facts, rules) if rules["edition"] == "2011" else _pays(facts, rules)
    return ruled(
        step(SAY_UNO, "one_left_say_uno"), step(FORGOTTEN, still_open), verdict="uno.caught", now=now
    )


def _pays(facts: Uno, rules: TableRules) -> list[Step]:
    dice = rules.amount(FORGOTTEN, "penalty")
    there = facts.dice_in_bag if facts.dice_in_bag is not None else dice
    if there < dice:
        return [step(FORGOTTEN, "draws_what_is_there", dice=there)]
    return [step(FORGOTTEN, "draws_for_uno", dice=dice)]


def _pays_2011(facts: Uno, rules: TableRules) -> list[Step]:
    """Two from the line, and what it lacks from the other player."""
    dice = Habits.of(rules).penalty
    there = min(dice, facts.dice_in_bag if facts.dice_in_bag is not None else dice)
    given = [step(UNO_2011, "other_player_gives", dice=dice - there)] if there < dice else []
    return [step(UNO_2011, "takes_from_line", dice=there), *given, step(UNO_2011, "rolls_all")]


@dataclass(frozen=True, slots=True)
class Rolls:
    players: tuple[Player, ...] | None = None
    shown: Mapping[Player, Left] | None = None


def who_starts(facts: Rolls, rules: TableRules) -> Ruling:
    """Who starts the first round, after everybody rolled a die?"""
    players, shown = need(facts.players, "players"), need(facts.shown, "shown")
    clause = LINE if rules["edition"] == "2011" else FIRST
    symbol = rules.amount(clause, "symbol")
    values = {player: _value(player, shown, symbol) for player in players}
    highest = max(values.values())
    best = [player for player, value in values.items() if value == highest]
    worth = [step(clause, "symbol_counts", symbol=symbol)] if symbol in values.values() else []
    if len(best) > 1:
        return ruled(*worth, step(clause, "tied_roll", number=highest), verdict="who_starts.again")
    rolled = step(clause, "highest_roll", who=best[0], number=highest)
    return ruled(*worth, rolled, verdict="who_starts.highest")


def _value(player: Player, shown: Mapping[Player, Left], symbol: int) -> int:
    """The number that a player rolled. Raises FactError where it is not one die."""
    left = shown.get(player)
    pieces = left.pieces if left else None
    if not pieces or len(pieces) != 1:
        raise FactError("one-die", fact=f"shown.{cut(player)}")
    die = pieces[0]
    return int(die.up.mark) if isinstance(die, Die) and die.up.is_number else symbol
