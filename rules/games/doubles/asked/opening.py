"""Who opens a round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.facts import FactError, Player
from rules.games.doubles.book import CLOCKWISE, NEXT, NO_DOUBLE, OPENING
from rules.games.doubles.table import heaviest_of, opener_of
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


def who_opens(facts: Hands, rules: TableRules) -> Ruling:
    """Who starts? It takes the doubles of each player, or whole hands where nobody has one."""
    players, held = need(facts.players, "players"), need(facts.hands, "hands")
    for name in held:
        if name not in players:
            raise FactError("stranger", name=cut(name), players=cut(", ".join(players), 240))
    hands = [_tiles(held.get(player)) for player in players]
    found = opener_of(hands)
    if found:
        who, tile = players[found[0]], str(found[1])
        opens = step(OPENING, "holds_highest", who=who, piece=tile)
        after = step(CLOCKWISE, "next_on_the_left", who=seat_after(players, who, 1))
        return ruled(opens, after, verdict="who_opens.holder")
    none = step(NO_DOUBLE, "nobody_has_one")
    match rules["no_double"]:
        case "draw":
            return ruled(none, verdict="who_opens.draw", now=[step(NO_DOUBLE, "none_draw")])
        case "heaviest":
            heaviest = heaviest_of(hands)
            if heaviest:
                who, tile = players[heaviest[0]], str(heaviest[1])
                return ruled(
                    none, step(NO_DOUBLE, "holds_heaviest", who=who, piece=tile), verdict="who_opens.heaviest"
                )
            return ruled(none, step(NO_DOUBLE, "none_heaviest"), verdict="who_opens.heaviest")
    return ruled(none, verdict="who_opens.redeal", now=[step(NO_DOUBLE, "none_redeal")])


def _tiles(left: Left | None) -> tuple[Tile, ...]:
    return tuple(tile for tile in (left.pieces or ()) if isinstance(tile, Tile)) if left else ()


@dataclass(frozen=True, slots=True)
class Before:
    somebody_won: bool | None = None


def next_round(facts: Before, rules: TableRules) -> Ruling:
    """Who opens the next round?"""
    match rules["next_opener"]:
        case "left_of_previous":
            return ruled(step(NEXT, "left_opens"), verdict="next_round.left")
        case "winner" | "winner_or_last" if need(facts.somebody_won, "somebody_won"):
            return ruled(step(NEXT, "winner_opens"), verdict="next_round.winner")
        case "winner_or_last":
            return ruled(step(NEXT, "last_opens"), verdict="next_round.last")
    return ruled(step(NEXT, "opens_again"), step(OPENING, "opens_highest"), verdict="next_round.highest")
