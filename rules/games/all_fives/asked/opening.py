"""Who leads, in the first round and in the next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.facts import FactError, Player
from rules.games.all_fives.beginning import BY_DOUBLE
from rules.games.all_fives.book import CLOCKWISE, FIRST, HIGHEST, NEXT
from rules.games.all_fives.table import opener_of
from rules.pieces import Tile
from rules.questions import need
from rules.quoting import cut
from rules.rounds import Left
from rules.ruling import Ruling, ruled, step
from rules.seats import seat_after
from rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class Hands:
    players: tuple[Player, ...] | None = None
    hands: Mapping[Player, Left] | None = None


def who_leads(facts: Hands, rules: TableRules) -> Ruling:
    """Who leads the first round? It takes the doubles of each player where those decide."""
    if rules["opener"] not in BY_DOUBLE:
        return ruled(step(FIRST, "any_tile_leads"), verdict="who_leads.lot", now=[step(FIRST, "lot_leads")])
    players, held = need(facts.players, "players"), need(facts.hands, "hands")
    for name in held:
        if name not in players:
            raise FactError("stranger", name=cut(name), players=cut(", ".join(players), 240))
    hands = [_tiles(held.get(player)) for player in players]
    if not any(hands):
        return ruled(step(HIGHEST, "or_heaviest"), verdict="who_leads.heaviest")
    seat, tile = opener_of(hands)
    who = players[seat]
    leads = step(HIGHEST, "holds_highest" if tile.is_double else "holds_heaviest", who=who, piece=str(tile))
    after = step(CLOCKWISE, "next_on_the_left", who=seat_after(players, who, 1))
    return ruled(leads, after, verdict="who_leads.holder")


def _tiles(left: Left | None) -> tuple[Tile, ...]:
    return tuple(tile for tile in (left.pieces or ()) if isinstance(tile, Tile)) if left else ()


@dataclass(frozen=True, slots=True)
class Before:
    went_out: bool | None = None


def next_round(facts: Before, rules: TableRules) -> Ruling:
    """Who leads the next round?"""
    match rules["opener"]:
        case "left":
            return ruled(step(NEXT, "left_leads"), verdict="next_round.left")
        case "double_always":
            return ruled(step(HIGHEST, "double_leads"), verdict="next_round.highest")
    if need(facts.went_out, "went_out"):
        return ruled(step(NEXT, "out_leads"), verdict="next_round.out")
    if rules["opener"] == "double_then_winner":
        return ruled(step(HIGHEST, "double_leads"), verdict="next_round.highest")
    return ruled(step(NEXT, "lot_again"), verdict="next_round.lot", now=[step(FIRST, "lot_leads")])
