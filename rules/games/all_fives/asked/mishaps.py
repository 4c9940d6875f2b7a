"""Mistakes: a wrong tile, a tile that was seen, a wrong score, a wrong deal, a wrong set."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.facts import FactError
from rules.games.all_fives.book import (
    DEAL,
    DREW_WRONG,
    LET_GO,
    SEEN,
    SET,
    WHOLE,
    WRONG_SCORE,
    WRONG_TILE,
    deals_to,
)
from rules.questions import need
from rules.ruling import Ruling, ruled, step
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Wrong:
    fits: bool | None = None
    next_acted: bool | None = None
    let_go: bool | None = None


def take_back(facts: Wrong, rules: TableRules) -> Ruling:
    """May, or must, a tile be taken back?"""
    if need(facts.fits, "fits"):
        if need(facts.let_go, "let_go"):
            return ruled(step(LET_GO, "let_go_is_played"), verdict="take_back.stays")
        return ruled(step(LET_GO, "still_in_hand"), verdict="take_back.may")
    if need(facts.next_acted, "next_acted"):
        return ruled(step(WRONG_TILE, "noticed_too_late"), verdict="take_back.stays")
    back = [step(WRONG_TILE, "back_to_hand"), step(WRONG_TILE, "points_go_too")]
    return ruled(step(WRONG_TILE, "noticed_in_time"), verdict="take_back.must", now=back)


class Seen(StrEnum):
    """When a tile was seen."""

    HAND = "hand"
    DRAWING = "drawing"


@dataclass(frozen=True, slots=True)
class Shown:
    seen: Seen | None = None


def tile_seen(facts: Shown, rules: TableRules) -> Ruling:
    """Somebody saw a tile by accident: what now?"""
    if need(facts.seen, "seen") is Seen.DRAWING:
        mix = [step(SEEN, "mix_and_draw_another")]
        return ruled(step(SEEN, "nothing_played_yet"), verdict="tile_seen.another", now=mix)
    show = [step(SEEN, "show_it_to_all")]
    return ruled(step(SEEN, "seen_by_one_seen_by_all"), verdict="tile_seen.keep", now=show)


@dataclass(frozen=True, slots=True)
class Score:
    next_led: bool | None = None
    all_agree: bool | None = None


def wrong_score(facts: Score, rules: TableRules) -> Ruling:
    """A score was written wrongly: may it be put right?"""
    right = [step(WRONG_SCORE, "put_it_right")]
    if not need(facts.next_led, "next_led"):
        return ruled(step(WRONG_SCORE, "score_in_time"), verdict="wrong_score.yes", now=right)
    if need(facts.all_agree, "all_agree"):
        return ruled(step(WRONG_SCORE, "all_agree"), verdict="wrong_score.yes", now=right)
    return ruled(step(WRONG_SCORE, "score_too_late"), verdict="wrong_score.no")


@dataclass(frozen=True, slots=True)
class Dealt:
    tiles: int | None = None
    how_many: int | None = None
    led: bool | None = None


def wrong_deal(facts: Dealt, rules: TableRules) -> Ruling:
    """Somebody drew too many or too few tiles at the start: what now?"""
    tiles, players = need(facts.tiles, "tiles"), need(facts.how_many, "how_many")
    deal = deals_to(players, rules)
    if deal is None:
        least, most = rules.book.players
        raise FactError(f"how_many is {least} to {most} for All Fives, and not {players}")
    due = step(DEAL, "draw", players=players, tiles=deal)
    if tiles == deal:
        return ruled(due, verdict="wrong_deal.right")
    if need(facts.led, "led"):
        return ruled(due, step(DREW_WRONG, "hand_stays"), verdict="wrong_deal.stays")
    if tiles < deal:
        more = step(DREW_WRONG, "draw_up", tiles=deal - tiles)
        return ruled(due, verdict="wrong_deal.too_few", now=[more])
    back = step(DREW_WRONG, "neighbour_takes", tiles=tiles - deal)
    return ruled(due, verdict="wrong_deal.too_many", now=[back])


@dataclass(frozen=True, slots=True)
class Box:
    tiles_in_set: int | None = None
    twice: bool | None = None
    led: bool | None = None


def set_check(facts: Box, rules: TableRules) -> Ruling:
    """Is the set whole, and what if it is not?"""
    tiles, due = need(facts.tiles_in_set, "tiles_in_set"), rules.amount(SET, "tiles")
    so_many = (step(SET, "set_has", tiles=due), step(WHOLE, "seven_of_each"))
    if tiles == due and not need(facts.twice, "twice"):
        return ruled(*so_many, verdict="set_check.whole")
    if need(facts.led, "led"):
        again = [step(WHOLE, "play_again")]
        return ruled(*so_many, step(WHOLE, "found_in_play"), verdict="set_check.void", now=again)
    right = [step(WHOLE, "make_it_whole")]
    return ruled(*so_many, step(WHOLE, "found_before"), verdict="set_check.put_right", now=right)
