"""How a round of Doubles begins: the draw, the boneyard, and who opens."""

from __future__ import annotations

from rules.games.doubles.book import BOOK, reserve, tiles_in_use
from rules.rounds import Match, RoundCard, ScoredRound
from rules.ruling import Step, ruled, step
from rules.seats import seat_after
from rules.table_rules import TableRules

PLAYERS, DEAL, YARD, SHUFFLE = BOOK["DB-1.2"], BOOK["DB-2.2"], BOOK["DB-2.3"], BOOK["DB-2.5"]
OPENING, NO_DOUBLE, NEXT = BOOK["DB-3.1"], BOOK["DB-3.2"], BOOK["DB-8.6"]

IF_NO_DOUBLE = {"redeal": "none_redeal", "draw": "none_draw", "heaviest": "none_heaviest"}


def card(match: Match, number: int, rules: TableRules) -> RoundCard:
    players = len(match.players)
    shuffler = match.players[(number - 1) % players]
    size = tiles_in_use(rules).size
    amounts, name = rules.amounts(DEAL), f"p{players}"
    deal = rules.amount(DEAL, name) if name in amounts else None
    boneyard = size - deal * players if size is not None and deal is not None else None
    stays = reserve(players, rules)
    starter, opening = _opener(match, number, rules)
    drawing: tuple[Step, ...]
    if deal is None or boneyard is None:
        drawing = (step(PLAYERS, "draw_unknown", players=players),)
    else:
        drawing = (
            step(DEAL, "draw", players=players, tiles=deal),
            step(YARD, "boneyard", tiles=boneyard, stays=stays),
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
        ruling=ruled(step(SHUFFLE, "shuffles", who=shuffler), *drawing, *opening),
    )


def _opener(match: Match, number: int, rules: TableRules) -> tuple[str, tuple[Step, ...]]:
    """Who opens by name, or how the table finds out."""
    before = next((r for r in reversed(match.rounds) if r.number < number), None)
    if before:
        named = _named(match, number, before, str(rules["next_opener"]))
        if named:
            return named[0], (named[1],)
    again = (step(NEXT, "opens_again"),) if number > 1 else ()
    missing = step(NO_DOUBLE, IF_NO_DOUBLE[str(rules["no_double"])])
    return "", (*again, step(OPENING, "opens_highest"), missing)


def _named(match: Match, number: int, before: ScoredRound, played: str) -> tuple[str, Step] | None:
    if played in ("winner", "winner_or_last") and before.winner:
        return before.winner, step(NEXT, "opens_winner", who=before.winner)
    if played == "winner_or_last" and before.who:
        return before.who, step(NEXT, "opens_last", who=before.who)
    if played == "left_of_previous" and match.first:
        who = seat_after(match.players, match.first, number - 1)
        return who, step(NEXT, "opens_left", who=who)
    return None
