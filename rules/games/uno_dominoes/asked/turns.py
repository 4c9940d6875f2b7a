"""What may I do in my turn, before and after drawing, and out of turn?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rules.games.uno_dominoes.book import (
    CATCH,
    CHALLENGER,
    DRAW_ONE,
    EMPTY,
    FOUR,
    KEEP,
    MATCH,
    NO_ANSWER,
    ONE_TILE,
    RENEGE,
    SAY_UNO,
    TOO_FEW,
    TWO,
    WRONG_TILE,
)
from rules.games.uno_dominoes.fitting import bluff, fits, touching_halves, why
from rules.games.uno_dominoes.habits import Habits
from rules.games.uno_dominoes.table import Open
from rules.pieces import Domo
from rules.questions import need
from rules.ruling import Ruling, Step, ruled, step
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Turn:
    hand: tuple[Domo, ...] | None = None
    open_halves: tuple[Open, ...] | None = None
    pile_empty: bool | None = None


def my_turn(facts: Turn, rules: TableRules) -> Ruling:
    """Must I play, draw or pass? Names every tile that fits, with a place for it."""
    habits = Habits.of(rules)
    hand, places = need(facts.hand, "hand"), need(facts.open_halves, "open_halves")
    able = tuple(_what_fits(hand, places, habits))
    if able and not habits.renege:
        return ruled(*able, step(RENEGE, "must_play"), verdict="my_turn.play")
    if need(facts.pile_empty, "pile_empty"):
        passes = step(EMPTY, "nothing_to_draw")
        return ruled(*able, passes, verdict="my_turn.play_or_pass" if able else "my_turn.pass")
    if able:
        return ruled(*able, step(RENEGE, "may_hold_back"), verdict="my_turn.play_or_draw")
    until = step(DRAW_ONE, "until_it_fits" if habits.until_it_fits else "one_only")
    return ruled(step(DRAW_ONE, "nothing_fits"), until, verdict="my_turn.draw")


def _what_fits(hand: tuple[Domo, ...], places: tuple[Open, ...], habits: Habits) -> Iterator[Step]:
    for number, tile in enumerate(hand):
        for half in touching_halves(tile):
            if not habits.last_word and len(hand) == 1 and not half.is_number:
                continue
            place = next((p for p in places if fits(tile, half, p, habits)), None)
            others = (*hand[:number], *hand[number + 1 :])
            if place and (half.mark != "WD4" or not bluff(others, places, habits)):
                clause, _ = why(tile, half, place, habits)[1]
                yield step(clause, "this_fits", piece=str(tile), half=str(half), open=str(place))
                break


class Wish(StrEnum):
    PLAY_IT = "play_it"
    KEEP_IT = "keep_it"
    PLAY_ANOTHER = "play_another"
    DRAW_MORE = "draw_more"


@dataclass(frozen=True, slots=True)
class Drawn:
    wish: Wish | None = None
    fits: bool | None = None
    by_choice: bool | None = None
    tiles_drawn: int | None = None


def after_drawing(facts: Drawn, rules: TableRules) -> Ruling:
    """I have drawn a tile: may I play it, keep it, play another one or draw on?"""
    match need(facts.wish, "wish"):
        case Wish.PLAY_ANOTHER:
            one, only = step(DRAW_ONE, "one_only"), step(RENEGE, "only_the_drawn_one")
            return ruled(one, only, verdict="after_drawing.no")
        case Wish.DRAW_MORE:
            return _draw_more(facts, rules)
        case Wish.PLAY_IT:
            if not need(facts.fits, "fits"):
                return ruled(step(DRAW_ONE, "does_not_fit"), verdict="after_drawing.no")
            if rules["drawn_tile"] == "may_not":
                return ruled(step(KEEP, "drawn_waits"), verdict="after_drawing.no")
            return ruled(step(DRAW_ONE, "drawn_may"), verdict="after_drawing.yes")
        case _:
            if rules["drawn_tile"] == "must" and need(facts.fits, "fits"):
                return ruled(step(KEEP, "drawn_must_play"), verdict="after_drawing.no")
            return ruled(step(KEEP, "drawn_may_keep"), verdict="after_drawing.yes")


def _draw_more(facts: Drawn, rules: TableRules) -> Ruling:
    """One tile; or until one fits, where the table plays so and nothing fitted before."""
    if rules["draw_until_playable"] and not need(facts.fits, "fits"):
        if not need(facts.by_choice, "by_choice"):
            return ruled(step(DRAW_ONE, "until_it_fits"), verdict="after_drawing.yes")
        return ruled(step(RENEGE, "renege_draws_one"), verdict="after_drawing.no")
    extra = (facts.tiles_drawn or 1) - 1
    back = [step(WRONG_TILE, "extra_go_back", tiles=extra)] if extra else []
    return ruled(step(DRAW_ONE, "one_only"), verdict="after_drawing.no", now=back)


class Drew(StrEnum):
    """A word that makes somebody draw or miss a turn."""

    D2 = "D2"
    WD4 = "WD4"
    S = "S"
    R = "R"


HITS = {Drew.D2: "D2_hits", Drew.WD4: "wd4_hits", Drew.S: "S_hits", Drew.R: "R_hits"}


@dataclass(frozen=True, slots=True)
class Hit:
    laid: Drew | None = None
    answer: Drew | None = None
    fits: bool | None = None


def may_answer(facts: Hit, rules: TableRules) -> Ruling:
    """May a Draw Two, Wild Draw Four or Skip be answered with another tile?"""
    laid, answer = need(facts.laid, "laid"), need(facts.answer, "answer")
    habits = Habits.of(rules)
    if answer in habits.answers.get(laid, ()):
        if not need(facts.fits, "fits"):
            return ruled(
                step(NO_ANSWER, "answer_must_fit"), verdict="may_answer.no", now=_suffer(laid, rules)
            )
        says = "stacked" if answer == laid else "passed_on"
        return ruled(step(NO_ANSWER, says), verdict="may_answer.yes")
    hits = step(FOUR if laid is Drew.WD4 else TWO, HITS[laid])
    matches = [step(MATCH, "match_but_no_turn")] if laid == answer and laid is not Drew.WD4 else []
    now = [step(WRONG_TILE, "answer_goes_back"), *_suffer(laid, rules)]
    return ruled(hits, *matches, step(NO_ANSWER, "no_countering"), verdict="may_answer.no", now=now)


def _suffer(laid: Drew, rules: TableRules) -> list[Step]:
    """What whoever is hit has to do."""
    match laid:
        case Drew.D2:
            return [step(TWO, "draws_and_misses", tiles=rules.amount(TWO, "draw"))]
        case Drew.WD4:
            return [step(FOUR, "draws_and_misses", tiles=rules.amount(FOUR, "draw"))]
        case Drew.S:
            return [step(TWO, "misses")]
    return []


class Owed(StrEnum):
    NOTHING = "nothing"
    D2 = "D2"
    WD4 = "WD4"


@dataclass(frozen=True, slots=True)
class Jump:
    owed: Owed | None = None
    next_acted: bool | None = None


def out_of_turn(facts: Jump, rules: TableRules) -> Ruling:
    """May somebody play out of turn, because the tile is alike?"""
    owed = need(facts.owed, "owed")
    steps = [step(ONE_TILE, "no_jumping_in")]
    late = need(facts.next_acted, "next_acted")
    now = [step(WRONG_TILE, "jump_too_late" if late else "jump_goes_back")]
    if owed is not Owed.NOTHING:
        steps.append(step(NO_ANSWER, "no_countering"))
        clause = TWO if owed is Owed.D2 else FOUR
        now.append(step(clause, "first_one_counts", tiles=rules.amount(clause, "draw")))
    if owed is Owed.WD4:
        steps.append(step(CHALLENGER, "only_victim_challenges"))
    return ruled(*steps, verdict="out_of_turn.no", now=now)


@dataclass(frozen=True, slots=True)
class Together:
    tiles_left: int | None = None
    said_uno: bool | None = None


def two_tiles(facts: Together, rules: TableRules) -> Ruling:
    """May two tiles be laid in one turn? Tells of Uno where one tile is left after the first."""
    one = step(ONE_TILE, "one_tile_a_turn")
    now = [step(ONE_TILE, "second_goes_back")]
    if need(facts.tiles_left, "tiles_left") != 1:
        return ruled(one, verdict="two_tiles.no", now=now)
    duty = step(SAY_UNO, "one_left_say_uno")
    if not need(facts.said_uno, "said_uno"):
        now.append(step(CATCH, "may_still_be_caught"))
    return ruled(one, duty, verdict="two_tiles.no", now=now)


@dataclass(frozen=True, slots=True)
class Pile:
    tiles_owed: int | None = None
    tiles_in_pile: int | None = None


def pile_too_small(facts: Pile, rules: TableRules) -> Ruling:
    """How many do I draw when the pile is too small?"""
    owed, there = need(facts.tiles_owed, "tiles_owed"), need(facts.tiles_in_pile, "tiles_in_pile")
    if there >= owed:
        return ruled(step(TOO_FEW, "enough_there", tiles=owed), verdict="pile_too_small.all")
    return ruled(step(TOO_FEW, "what_is_there", tiles=there), verdict="pile_too_small.what_is_there")
