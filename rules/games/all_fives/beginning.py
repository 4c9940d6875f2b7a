"""How a round of All Fives begins: the draw, the boneyard, and who leads."""

from __future__ import annotations

from rules.games.all_fives.book import (
    DEAL,
    FIRST,
    HIGHEST,
    NEXT,
    PLAYERS,
    SHUFFLE,
    YARD,
    deals_to,
    reserve,
    tiles_in_use,
)
from rules.rounds import Match, RoundCard, ScoredRound
from rules.ruling import Step, ruled, step
from rules.seats import seat_after
from rules.table_rules import TableRules

BY_DOUBLE = ("double_then_winner", "double_always")  # tables where the highest double opens round 1


def card(match: Match, number: int, rules: TableRules) -> RoundCard:
    players = len(match.players)
    shuffler = match.players[(number - 1) % players]
    size, deal = tiles_in_use(rules).size, deals_to(players, rules)
    stays = reserve(rules)
    boneyard = size - deal * players if size is not None and deal is not None else None
    starter, leading = _leader(match, number, rules)
    drawing: tuple[Step, ...]
    if deal is None or boneyard is None:
        drawing = (step(PLAYERS, "draw_unknown", players=players),)
    else:
        yard = step(YARD, "yard_stays", tiles=boneyard, stays=stays) if stays else None
        drawing = (
            step(DEAL, "draw", players=players, tiles=deal),
            yard or step(YARD, "yard", tiles=boneyard),
        )
    return RoundCard(
        number=number,
        of=None,
        lead=None,
        deal=deal,
        boneyard=boneyard,
        stays=stays,
        starter=starter,
        shuffler=shuffler,
        ruling=ruled(step(SHUFFLE, "shuffles", who=shuffler), *drawing, *leading),
    )


def _leader(match: Match, number: int, rules: TableRules) -> tuple[str, tuple[Step, ...]]:
    """Who leads by name, or how the table finds out."""
    played = str(rules["opener"])
    before = next((r for r in reversed(match.rounds) if r.number < number), None)
    if played == "left" and match.first:
        who = seat_after(match.players, match.first, number - 1)
        if number > 1:
            return who, (step(NEXT, "leads_left", who=who),)
        return who, (step(FIRST, "leads_first", who=who),)
    if played in ("lot_then_winner", "double_then_winner") and before and _went_out(before):
        return before.winner, (step(NEXT, "leads_winner", who=before.winner),)
    if played in BY_DOUBLE:
        return "", (step(HIGHEST, "double_leads"), step(HIGHEST, "or_heaviest"))
    if number == 1 and match.first:
        return match.first, (step(FIRST, "leads_first", who=match.first),)
    again = (step(NEXT, "lot_again"),) if number > 1 else ()
    return "", (*again, step(FIRST, "lot_leads"))


def _went_out(before: ScoredRound) -> bool:
    """Whether somebody won that round by going out; where it is not known how it ended, a winner did."""
    return bool(before.winner) and before.ending in ("", "out")
