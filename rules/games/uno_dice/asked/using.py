"""May this die be used, and what does it do to the next player?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules.books import Clause
from rules.games.uno_dice.book import (
    ANYBODY,
    AS_IT_LIES,
    DRAW_FIRST,
    DRAWS_2011,
    FOUR,
    NEXT_2011,
    NO_STACK,
    OLD_CENTRE,
    OUT,
    TURNS,
    TWO,
    USE,
    WILD,
    WRONG_FOUR,
)
from rules.games.uno_dice.habits import Habits
from rules.games.uno_dice.matching import rules_out, why
from rules.games.uno_dice.table import Centre
from rules.pieces import Die
from rules.questions import need
from rules.ruling import Ruling, Step, ruled, step
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Using:
    die: Die | None = None
    centre: Centre | None = None
    others: tuple[Die, ...] | None = None


def may_use(facts: Using, rules: TableRules) -> Ruling:
    """May this die be used on the one in the centre?"""
    habits = Habits.of(rules)
    die, centre = need(facts.die, "die").up, need(facts.centre, "centre")
    allowed, reason = why(die, centre, habits)
    if not allowed:
        return ruled(reason, verdict="may_use.no")
    if die.mark == "WD4":
        against = rules_out((other.up for other in need(facts.others, "others")), centre, habits)
        if against:
            found = step(FOUR, "another_matches", die=str(against), centre=str(centre))
            return ruled(reason, found, step(AS_IT_LIES, "as_they_lie"), verdict="may_use.no")
        reason = step(FOUR, "nothing_else_matches")
    becomes = [] if habits.of_2011 else [step(USE, "becomes_the_centre")]
    return ruled(reason, *becomes, *_effects(die.mark, 3, rules), verdict="may_use.yes")


def _effects(mark: str, players: int, rules: TableRules) -> Iterator[Step]:
    """What the command does; `players` matters for a Reverse alone."""
    habits = Habits.of(rules)
    if mark in habits.draws:
        yield step(_draws_by(mark, habits), "next_draws", dice=habits.draws[mark])
    if mark == "S":
        yield step(TURNS, "next_skipped")
    elif mark == "R" and players > 2:
        yield step(TURNS, "turns_around")
    elif mark == "R":
        yield step(TURNS, "reverse_skips" if habits.reverse_skips else "reverse_does_nothing")
    if mark in ("W", "WD4"):
        yield step(DRAWS_2011 if habits.of_2011 else WILD, "name_a_colour")


def _draws_by(mark: str, habits: Habits) -> Clause:
    if habits.of_2011:
        return DRAWS_2011
    return FOUR if mark == "WD4" else TWO


@dataclass(frozen=True, slots=True)
class Command:
    die: Die | None = None
    how_many: int | None = None
    dice_in_bag: int | None = None


def what_happens(facts: Command, rules: TableRules) -> Ruling:
    """What does this die do to the next player? Tells of too few dice to draw where it is said."""
    habits, mark = Habits.of(rules), need(facts.die, "die").up.mark
    players = need(facts.how_many, "how_many") if mark == "R" else facts.how_many or 3
    steps = tuple(_effects(mark, players, rules))
    owed, there = habits.draws.get(mark, 0), facts.dice_in_bag
    if owed and there is not None and there < owed:
        steps = (*steps, step(DRAWS_2011 if habits.of_2011 else TWO, "what_is_there", dice=there))
    if owed:
        return ruled(*steps, verdict="what_happens.draws")
    if mark == "R" and players > 2:
        return ruled(*steps, verdict="what_happens.turns")
    if mark == "R" and habits.reverse_skips:
        return ruled(*steps, verdict="what_happens.again")
    if mark == "S":
        return ruled(*steps, verdict="what_happens.again" if players == 2 else "what_happens.skips")
    return ruled(*steps or [step(USE, "becomes_the_centre")], verdict="what_happens.nothing")


class Drew(StrEnum):
    """A command that makes somebody draw."""

    D1 = "D1"
    D2 = "D2"
    WD4 = "WD4"


@dataclass(frozen=True, slots=True)
class Hit:
    used: Drew | None = None
    answer: Drew | None = None


def may_answer(facts: Hit, rules: TableRules) -> Ruling:
    """May a Draw Two or a Wild Draw Four be answered with another?"""
    habits = Habits.of(rules)
    used, answer = need(facts.used, "used"), need(facts.answer, "answer")
    if habits.stack and used == answer:
        return ruled(step(NO_STACK, "stacked"), verdict="may_answer.yes")
    clause = DRAWS_2011 if habits.of_2011 else NO_STACK
    dice = habits.draws.get(used, 0)
    take = [step(_draws_by(used, habits), "draws_and_misses", dice=dice)] if dice else []
    return ruled(step(clause, "no_answering"), verdict="may_answer.no", now=take)


@dataclass(frozen=True, slots=True)
class Four:
    next_acted: bool | None = None
    others: tuple[Die, ...] | None = None
    centre: Centre | None = None


def wild_four(facts: Four, rules: TableRules) -> Ruling:
    """Was this Wild Draw Four allowed, and who draws? Anybody may ask, until the next player has acted."""
    habits = Habits.of(rules)
    if need(facts.next_acted, "next_acted"):
        return ruled(step(ANYBODY, "noticed_too_late"), verdict="wild_four.stands")
    others = need(facts.others, "others")
    found = rules_out((die.up for die in others), need(facts.centre, "centre"), habits) if others else None
    dice = rules.amount(FOUR, "draw")
    if found is None:
        takes = [step(FOUR, "draws_and_misses", dice=dice)]
        fair = (step(FOUR, "nothing_else_matches"), step(AS_IT_LIES, "as_they_lie"))
        return ruled(*fair, verdict="wild_four.fair", now=takes)
    against = step(FOUR, "another_matches", die=str(found), centre=str(facts.centre))
    now = [
        step(WRONG_FOUR, "takes_it_back"),
        step(WRONG_FOUR, "player_draws", dice=rules.amount(WRONG_FOUR, "draw")),
        step(OLD_CENTRE, "old_centre_returns"),
        step(WRONG_FOUR, "next_plays"),
    ]
    return ruled(against, step(ANYBODY, "anybody_may_say"), verdict="wild_four.wrong", now=now)


@dataclass(frozen=True, slots=True)
class Last:
    die: Die | None = None


def last_die(facts: Last, rules: TableRules) -> Ruling:
    """What happens with this last die?"""
    habits, mark = Habits.of(rules), need(facts.die, "die").up.mark
    over = step(OUT, "out_at_once")
    if mark not in habits.draws:
        return ruled(over, verdict="last_die.out")
    if mark in habits.last_draws:
        draws = step(DRAW_FIRST, "next_draws_first", dice=habits.last_draws[mark])
        return ruled(over, verdict="last_die.out_and_draw", now=[draws])
    clause = NEXT_2011 if habits.of_2011 else DRAW_FIRST
    return ruled(over, step(clause, "no_final_draw"), verdict="last_die.out")
