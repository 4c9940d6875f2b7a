"""How a round of Uno Dominoes begins."""

from __future__ import annotations

from rules.games.uno_dominoes.book import AFRESH, BOOK, DEAL, MIXER, MIXING, NO_DOUBLET, OPENING
from rules.pieces import SETS
from rules.rounds import Match, RoundCard
from rules.ruling import ruled, step
from rules.table_rules import TableRules


def card(match: Match, number: int, rules: TableRules) -> RoundCard:
    """Six tiles each; the highest number doublet opens, so the hands say who starts."""
    players = match.players
    shuffler, first_to_draw = (players[(number - 1 + n) % len(players)] for n in (0, 1))
    deal, highest = rules.amount(DEAL, "deal"), rules.amount(OPENING, "highest")
    boneyard = (SETS[BOOK.sets[0]].size or 0) - deal * len(players)
    again = (step(AFRESH, "mixed_again"),) if number > 1 else ()
    return RoundCard(
        number=number,
        of=None if rules["length"] == "target" else 1,
        lead=None,
        deal=deal,
        boneyard=boneyard,
        stays=0,
        starter="",
        shuffler=shuffler,
        ruling=ruled(
            *again,
            step(MIXER, "turn_to_mix", who=shuffler),
            step(MIXING, "mixes"),
            step(DEAL, "deal", tiles=deal, boneyard=boneyard),
            step(OPENING, "opens", highest=highest, next=highest - 1),
            step(NO_DOUBLET, "nobody_opens", who=first_to_draw),
        ),
    )
