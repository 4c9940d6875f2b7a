"""May this tile go there, what lies open then, and what does it do to the others?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.facts import FactError
from rules.games.uno_dominoes.book import (
    ACTIVE,
    ASLEEP,
    BENDING,
    CLOSES,
    COLOUR,
    CROSSWISE,
    FOUR,
    FOUR_LINES,
    FOUR_SIDES,
    LAST_TILE,
    LENGTHWISE,
    ON_WILD,
    ONCE,
    OWN_DOUBLET,
    QUIET_START,
    TEST,
    TOUCHING,
    TWO,
    TWO_PLAYERS,
    WRONG_TILE,
)
from rules.games.uno_dominoes.effects import SLEEPING, effect_of
from rules.games.uno_dominoes.fitting import bluff, fits, other_half, touching_halves, why
from rules.games.uno_dominoes.habits import Habits
from rules.games.uno_dominoes.table import WILDS, Open
from rules.pieces import Domo, Face
from rules.questions import need
from rules.ruling import Ruling, Step, ruled, step
from rules.table_rules import TableRules

FAIR = {"any": "nothing_else_fits", "colour": "no_colour_fits", "match": "no_match_fits"}  # by wd4_test


@dataclass(frozen=True, slots=True)
class Laying:
    tile: Domo | None = None
    on: Open | None = None
    touching: Face | None = None
    others: tuple[Domo, ...] | None = None
    open_halves: tuple[Open, ...] | None = None
    last: bool | None = None
    own: bool | None = None


def may_play(facts: Laying, rules: TableRules) -> Ruling:
    """May this tile go there? Where it is not said which half touches, the one that fits."""
    habits = Habits.of(rules)
    tile, on = need(facts.tile, "tile"), need(facts.on, "on")
    half = half_of(tile, facts.touching) if facts.touching else _best_half(tile, on, habits)
    allowed, reason = why(tile, half, on, habits)
    if not allowed:
        other = () if facts.touching or on.closed else (h for h in touching_halves(tile) if h != half)
        return ruled(
            reason,
            *(why(tile, h, on, habits)[1] for h in other),
            *(_idle_half(tile, half, on, habits) if facts.touching else ()),
            verdict="may_play.no",
            now=[step(WRONG_TILE, "take_back_or_draw")],
        )
    against = tuple(_against(facts, tile, half, habits))
    if against:
        return ruled(reason, *against, verdict="may_play.no", now=[step(WRONG_TILE, "take_back_or_draw")])
    return ruled(
        reason,
        *([step(ON_WILD, "wild_on_wild")] if on.wild and half.mark in WILDS else []),
        *([step(TEST, FAIR[str(rules["wd4_test"])])] if half.mark == "WD4" else []),
        *([step(OWN_DOUBLET, "own_doublet")] if facts.own and on.doublet else []),
        *_consequences(tile, half, rules),
        verdict="may_play.yes",
    )


def half_of(tile: Domo, touching: Face) -> Face:
    """The half of that tile; what a tile has not is said as for any fact that is wrong."""
    if touching not in (tile.one, tile.two):
        raise FactError("no-half", tile=tile, value=touching)
    return tile.one if tile.is_double else touching


def _best_half(tile: Domo, on: Open, habits: Habits) -> Face:
    """The half that fits without more to know; else one that fits at all, else the first."""
    halves = sorted(touching_halves(tile), key=lambda half: half.mark == "WD4")
    return next((half for half in halves if fits(tile, half, on, habits)), halves[0])


def _idle_half(tile: Domo, half: Face, on: Open, habits: Habits) -> Iterator[Step]:
    """The half that lies open would have fitted, and that is no help."""
    other = other_half(tile, half)
    if not tile.is_double and fits(tile, other, on, habits):
        yield step(TOUCHING, "other_half_is_idle", half=str(half), other=str(other))


def _against(facts: Laying, tile: Domo, half: Face, habits: Habits) -> Iterator[Step]:
    """What forbids a tile that fits: going out with a word, or a Wild Draw Four beside others that fit."""
    if not habits.last_word and not half.is_number:
        last = facts.last if facts.last is not None else None if facts.others is None else not facts.others
        if need(last, "last"):
            yield step(LAST_TILE, "no_last_word", half=str(half))
    if half.mark == "WD4" and not facts.last:
        others = need(facts.others, "others")
        found = bluff(others, need(facts.open_halves, "open_halves"), habits) if others else None
        if found:
            yield step(TEST, "another_fits", piece=str(found[0]), half=str(found[1]), open=str(found[2]))


def _consequences(tile: Domo, half: Face, rules: TableRules) -> Iterator[Step]:
    """What comes of it: the word that touches, and what then lies open."""
    if half.mark == "D2":
        yield step(TWO, "next_draws", tiles=rules.amount(TWO, "draw"))
    elif half.mark == "WD4":
        yield step(FOUR, "next_draws", tiles=rules.amount(FOUR, "draw"))
    elif half.mark in ("S", "R"):
        yield step(TWO, "next_skipped" if half.mark == "S" else "turns_around")
    far = other_half(tile, half)
    if far.mark in WILDS:
        yield step(COLOUR if far.mark == "W" else FOUR, "name_a_colour")
    elif far.mark == "DE":
        yield step(CLOSES, "closes_line")
    elif far.mark in SLEEPING and not tile.is_double:
        yield step(ACTIVE, "open_word_sleeps", half=str(far))


@dataclass(frozen=True, slots=True)
class Laid:
    tile: Domo | None = None
    first: bool | None = None
    touching: Face | None = None
    bent: bool | None = None


def open_after(facts: Laid, rules: TableRules) -> Ruling:
    """What lies open after this tile? A bend in the line changes nothing."""
    tile = need(facts.tile, "tile")
    bent = [step(BENDING, "bent_all_the_same")] if facts.bent else []
    if tile.is_double:
        if need(facts.first, "first"):
            lines = rules.amount(FOUR_LINES, "lines")
            limit = (
                [] if rules["all_doublets_four_ways"] else [step(FOUR_LINES, "so_many_lines", lines=lines)]
            )
            return ruled(step(FOUR_SIDES, "first_doublet_open"), *limit, *bent, verdict="open_after.four")
        if tile.one.mark == "DE":
            return ruled(step(CLOSES, "closes_line"), *bent, verdict="open_after.nothing")
        if rules["all_doublets_four_ways"]:
            return ruled(step(CROSSWISE, "doublet_three_sides"), *bent, verdict="open_after.three")
        return ruled(step(CROSSWISE, "doublet_crosswise"), *bent, verdict="open_after.long_side")
    far = other_half(tile, half_of(tile, need(facts.touching, "touching")))
    if far.mark == "DE":
        return ruled(step(CLOSES, "closes_line"), *bent, verdict="open_after.nothing")
    return ruled(step(LENGTHWISE, "far_half_open", half=str(far)), *bent, verdict="open_after.far_half")


@dataclass(frozen=True, slots=True)
class Word:
    tile: Domo | None = None
    touching: Face | None = None
    how_many: int | None = None
    on: Open | None = None
    first: bool | None = None


def what_happens(facts: Word, rules: TableRules) -> Ruling:
    """What does this tile do to the next player?"""
    habits, tile = Habits.of(rules), need(facts.tile, "tile")
    if facts.first:
        return ruled(step(QUIET_START, "quiet_start"), verdict="what_happens.nothing")
    half = tile.one if tile.is_double else half_of(tile, need(facts.touching, "touching"))
    on = need(facts.on, "on") if habits.delayed else Open((Face("1", "red"),))
    asleep = on.faces[0].mark if habits.delayed and not on.doublet else ""
    reverses = [half.mark, asleep].count("R")
    players = need(facts.how_many, "how_many") if reverses else facts.how_many or 3
    effect = effect_of(half, on, players, habits)
    steps = tuple(_effects(half, asleep, players, rules))
    far = other_half(tile, half)
    if far.mark in SLEEPING and not tile.is_double:
        steps = (*steps, step(ACTIVE, "open_word_sleeps", half=str(far)))
    if tile.is_double and half.mark in SLEEPING:
        steps = (*steps, step(ONCE, "works_once"))
    if effect.draws:
        return ruled(*steps, verdict="what_happens.draws")
    if effect.skips:
        return ruled(*steps, verdict="what_happens.again" if players == 2 else "what_happens.skips")
    if effect.turns:
        return ruled(*steps, verdict="what_happens.turns")
    return ruled(*(steps or [step(ACTIVE, "no_word_touches")]), verdict="what_happens.nothing")


def _effects(half: Face, asleep: str, players: int, rules: TableRules) -> Iterator[Step]:
    if asleep in SLEEPING:
        yield step(ASLEEP, "covered_word_wakes")
    for mark in (half.mark, asleep):
        if mark == "D2":
            yield step(TWO, "next_draws", tiles=rules.amount(TWO, "draw"))
        elif mark == "WD4":
            yield step(FOUR, "next_draws", tiles=rules.amount(FOUR, "draw"))
        elif mark == "S":
            yield step(TWO, "next_skipped")
        elif mark == "R" and players > 2:
            yield step(TWO, "turns_around")
        elif mark == "R":
            skips = rules["two_player_reverse"] == "skip"
            yield step(TWO_PLAYERS, "reverse_skips" if skips else "reverse_does_nothing")


@dataclass(frozen=True, slots=True)
class Covering:
    on: Open | None = None


def covered_word(facts: Covering, rules: TableRules) -> Ruling:
    """Does a word that lay open work when somebody plays against it?"""
    on = need(facts.on, "on")
    mark = on.faces[0].mark
    if on.doublet and mark in SLEEPING:
        return ruled(step(ONCE, "works_once"), verdict="covered_word.no")
    if mark not in SLEEPING:
        return ruled(step(ACTIVE, "no_word_touches"), verdict="covered_word.no")
    if rules["delayed_word_effect"]:
        return ruled(step(ASLEEP, "covered_word_wakes"), verdict="covered_word.yes")
    return ruled(step(ASLEEP, "covered_word_sleeps"), verdict="covered_word.no")
