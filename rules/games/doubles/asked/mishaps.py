"""Mistakes: a wrong tile, a tile that was seen, a wrong score, a wrong deal, a wrong set."""

from __future__ import annotations

from rules.facts import FactError
from rules.games.doubles.book import (
    DEAL,
    DREW_WRONG,
    LET_GO,
    SEEN,
    SET,
    WHOLE,
    WRONG_SCORE,
    WRONG_TILE,
)
from rules.mishaps import (
    Box,
    Dealt,
    Laid,
    Score,
    Shown,
    box_checked,
    dealt_wrongly,
    scored_again,
    shown,
    taken_back,
)
from rules.questions import need
from rules.ruling import Ruling, step
from rules.table_rules import TableRules


def take_back(facts: Laid, rules: TableRules) -> Ruling:
    """May, or must, a tile be taken back?"""
    late = (step(WRONG_TILE, "noticed_too_late"), step(WRONG_TILE, "open_half_counts"))
    in_time, back = step(WRONG_TILE, "noticed_in_time"), [step(WRONG_TILE, "back_to_hand")]
    return taken_back(facts, LET_GO, late=late, in_time=in_time, back=back)


def tile_seen(facts: Shown, rules: TableRules) -> Ruling:
    """Somebody saw a tile by accident: what now?"""
    return shown(facts, SEEN)


def wrong_score(facts: Score, rules: TableRules) -> Ruling:
    """A score was wrong: may it be put right?"""
    return scored_again(facts, WRONG_SCORE)


def wrong_deal(facts: Dealt, rules: TableRules) -> Ruling:
    """Somebody drew too many or too few tiles at the start: what now?"""
    tiles, players = need(facts.tiles, "tiles"), need(facts.how_many, "how_many")
    least, most = rules.book.players
    if not least <= players <= most:
        raise FactError(
            "how-many", fact="how_many", least=least, most=most, game=rules.book.title, value=players
        )
    deal = rules.amount(DEAL, f"p{players}")
    due = step(DEAL, "draw", players=players, tiles=deal)
    return dealt_wrongly(tiles, deal, due, DREW_WRONG, facts.opened)


def set_check(facts: Box, rules: TableRules) -> Ruling:
    """Is the set whole, and what if it is not?"""
    due = rules.amount(SET, "tiles")
    return box_checked(facts, due, step(SET, "set_has", tiles=due), WHOLE)
