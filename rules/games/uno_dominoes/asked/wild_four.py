"""The wilds: was this Wild Draw Four fair, who may challenge it, and which colour may be named?"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.games.uno_dominoes.asked.laying import FAIR
from rules.games.uno_dominoes.book import (
    CAUGHT,
    CHALLENGER,
    COLOUR,
    COLOUR_LACKS,
    FOUR,
    HONEST,
    LAST_TILE,
    LET_GO,
    RACK,
    SHOW,
    TEST,
    TOUCHED_ONLY,
    WILD_FOUR,
)
from rules.games.uno_dominoes.fitting import bluff
from rules.games.uno_dominoes.habits import Habits
from rules.games.uno_dominoes.table import Open
from rules.pieces import Domo
from rules.questions import need
from rules.ruling import Ruling, Step, ruled, step
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Played:
    challenged: bool | None = None
    wd4_touches: bool | None = None
    others: tuple[Domo, ...] | None = None
    open_halves: tuple[Open, ...] | None = None


def wild_four(facts: Played, rules: TableRules) -> Ruling:
    """Was this Wild Draw Four fair, and who draws?"""
    if not need(facts.challenged, "challenged"):
        stands = (step(CHALLENGER, "stands_unchallenged"), step(CAUGHT, "only_if_challenged"))
        return ruled(step(WILD_FOUR, "wrong_if_others_fit"), *stands, verdict="wild_four.stands")
    if not need(facts.wd4_touches, "wd4_touches"):
        return ruled(step(TOUCHED_ONLY, "no_challenge"), verdict="wild_four.no_challenge")
    others = need(facts.others, "others")
    if not others:
        return ruled(step(LAST_TILE, "last_is_fair"), verdict="wild_four.fair", now=_failed(rules))
    found = bluff(others, need(facts.open_halves, "open_halves"), Habits.of(rules))
    if found is None:
        fair = step(TEST, FAIR[str(rules["wd4_test"])])
        return ruled(fair, verdict="wild_four.fair", now=_failed(rules))
    tile, half, place = found
    another = step(TEST, "another_fits", piece=str(tile), half=str(half), open=str(place))
    return ruled(another, verdict="wild_four.bluff", now=_caught(rules))


def _failed(rules: TableRules) -> list[Step]:
    tiles = rules.amount(HONEST, "draw") + rules.amount(HONEST, "failed_challenge_extra")
    return [step(HONEST, "challenger_draws", tiles=tiles)]


def _caught(rules: TableRules) -> list[Step]:
    tiles = rules.amount(CAUGHT, "draw")
    stays = step(CAUGHT, "takes_it_back" if rules["wd4_takeback"] else "tile_stays")
    return [step(CAUGHT, "bluffer_draws", tiles=tiles), stays, step(CAUGHT, "challenger_plays")]


class Asker(StrEnum):
    VICTIM = "victim"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Challenging:
    asker: Asker | None = None
    already_drawn: bool | None = None
    wd4_touches: bool | None = None


def may_challenge(facts: Challenging, rules: TableRules) -> Ruling:
    """Who may challenge a Wild Draw Four, and when?"""
    if not need(facts.wd4_touches, "wd4_touches"):
        return ruled(step(TOUCHED_ONLY, "no_challenge"), verdict="may_challenge.no")
    if need(facts.asker, "asker") is not Asker.VICTIM:
        return ruled(step(CHALLENGER, "only_victim_challenges"), verdict="may_challenge.no")
    if need(facts.already_drawn, "already_drawn"):
        return ruled(step(CHALLENGER, "before_drawing"), verdict="may_challenge.no")
    return ruled(step(CHALLENGER, "victim_may_challenge"), verdict="may_challenge.yes")


@dataclass(frozen=True, slots=True)
class Showing:
    asker: Asker | None = None


def what_is_shown(facts: Showing, rules: TableRules) -> Ruling:
    """What must be shown after a challenge, and to whom?"""
    if need(facts.asker, "asker") is Asker.VICTIM:
        return ruled(step(SHOW, "whole_hand"), verdict="what_is_shown.all")
    return ruled(step(SHOW, "nobody_else"), step(RACK, "hidden"), verdict="what_is_shown.nothing")


class Named(StrEnum):
    RED = "red"
    GREEN = "green"
    YELLOW = "yellow"
    BLUE = "blue"
    ELSE = "something_else"
    NOT_YET = "not_yet"
    CHANGED = "changed"


@dataclass(frozen=True, slots=True)
class Naming:
    named: Named | None = None
    wild_open: bool | None = None
    holds_it: bool | None = None


def which_colour(facts: Naming, rules: TableRules) -> Ruling:
    """Which colour may be named for a wild?"""
    named = need(facts.named, "named")
    if named is Named.ELSE:
        four = (step(COLOUR, "one_of_four"), step(COLOUR_LACKS, "four_colours"))
        return ruled(*four, verdict="which_colour.no", now=[step(COLOUR_LACKS, "ask_for_colour")])
    if named is Named.CHANGED:
        return ruled(
            step(COLOUR, "one_of_four"), step(LET_GO, "named_is_named"), verdict="which_colour.first"
        )
    if not need(facts.wild_open, "wild_open"):
        return ruled(step(FOUR, "nothing_to_name"), verdict="which_colour.none")
    if named is Named.NOT_YET:
        any_colour = step(COLOUR_LACKS, "no_colour_yet")
        return ruled(any_colour, verdict="which_colour.any", now=[step(COLOUR_LACKS, "ask_for_colour")])
    held = [step(COLOUR, "need_not_hold")] if facts.holds_it is False else []
    return ruled(step(COLOUR, "one_of_four"), *held, verdict="which_colour.yes")
