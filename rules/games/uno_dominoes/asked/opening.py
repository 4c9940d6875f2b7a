"""Dealing, and who opens the round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.facts import FactError, Player
from rules.games.uno_dominoes.book import (
    AFRESH,
    CLOCKWISE,
    DEAL,
    DOUBLETS,
    DREW_WRONG,
    NO_DOUBLET,
    OPENING,
    QUIET_START,
    TWO_ALIKE,
)
from rules.games.uno_dominoes.table import opener_of, opening_value
from rules.mishaps import dealt_wrongly
from rules.pieces import Domo
from rules.questions import need
from rules.quoting import cut
from rules.rounds import Left
from rules.ruling import Ruling, ruled, step
from rules.seats import seat_after
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Doublets:
    players: tuple[Player, ...] | None = None
    doublets: Mapping[Player, Left] | None = None


def who_opens(facts: Doublets, rules: TableRules) -> Ruling:
    """Who starts? The first of the players mixed the tiles."""
    players, held = need(facts.players, "players"), need(facts.doublets, "doublets")
    for name in held:
        if name not in players:
            raise FactError("stranger", name=cut(name), players=cut(", ".join(players), 240))
    hands = [[t for t in _pieces(held.get(player)) if isinstance(t, Domo)] for player in players]
    seat = opener_of(hands)
    if seat is None:
        first = seat_after(players, players[0], 1)
        draw = step(NO_DOUBLET, "draw_in_turn", who=first)
        return ruled(step(OPENING, "words_do_not_open"), verdict="who_opens.draw", now=[draw])
    highest = opening_value(hands[seat])
    shared = [step(TWO_ALIKE, "first_after_mixer")] if _shared(hands, highest) else []
    who = players[seat]
    opens = step(OPENING, "holds_highest", who=who, number=highest)
    after = step(CLOCKWISE, "next_on_the_left", who=seat_after(players, who, 1))
    return ruled(opens, *shared, after, verdict="who_opens.holder")


def _pieces(left: Left | None) -> tuple[object, ...]:
    return (left.pieces or ()) if left else ()


def _shared(hands: list[list[Domo]], highest: int) -> bool:
    return sum(opening_value(hand) == highest for hand in hands) > 1


@dataclass(frozen=True, slots=True)
class Nothing:
    """Nothing has to be known."""


def next_round(facts: Nothing, rules: TableRules) -> Ruling:
    """Who starts the next round? Never the winner as such."""
    highest = rules.amount(OPENING, "highest")
    opens = step(OPENING, "opens", highest=highest, next=highest - 1)
    return ruled(step(AFRESH, "starts_afresh"), opens, verdict="next_round.highest")


@dataclass(frozen=True, slots=True)
class Opening:
    tile: Domo | None = None
    highest: int | None = None


def may_open(facts: Opening, rules: TableRules) -> Ruling:
    """May this tile open the round?"""
    tile = need(facts.tile, "tile")
    highest = need(facts.highest, "highest")
    number = int(tile.one.mark) if tile.is_double and tile.one.is_number else 0
    if number and number >= highest:
        return ruled(step(OPENING, "is_highest", number=number), verdict="may_open.yes")
    back = step(OPENING, "back_and_highest", number=highest) if highest else step(NO_DOUBLET, "back_and_draw")
    if number:
        return ruled(step(OPENING, "highest_opens", number=highest), verdict="may_open.no", now=[back])
    quiet = [step(QUIET_START, "quiet_start")] if tile.is_double else []
    what = step(DOUBLETS, "word_doublet" if tile.is_double else "no_doublet_at_all")
    return ruled(what, step(OPENING, "words_do_not_open"), *quiet, verdict="may_open.no", now=[back])


@dataclass(frozen=True, slots=True)
class Dealt:
    tiles: int | None = None


def wrong_deal(facts: Dealt, rules: TableRules) -> Ruling:
    """Somebody drew too many or too few tiles at the start: what now?"""
    tiles, deal = need(facts.tiles, "tiles"), rules.amount(DEAL, "deal")
    due = step(DEAL, "so_many_each", tiles=deal)
    return dealt_wrongly(tiles, deal, due, DREW_WRONG)
