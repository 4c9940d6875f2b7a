"""How a round of Uno Dice begins, in each edition."""

from __future__ import annotations

from rules.games.uno_dice.book import (
    CENTRE,
    DEAL,
    FIRST,
    LINE,
    MOVES,
    NEEDED,
    NEXT,
    NEXT_2011,
    PLAYERS,
    SCORE_PAD,
    edition,
)
from rules.rounds import Match, RoundCard
from rules.ruling import Ruling, Step, ruled, step
from rules.table_rules import TableRules


def card(match: Match, number: int, rules: TableRules) -> RoundCard:
    """Five dice each, and the winner of the round before starts; a score pad tells nothing of the play."""
    if edition(rules) == "1987":
        return _card(number, None, None, "", ruled(step(SCORE_PAD, "score_pad")))
    of_2011 = edition(rules) == "2011"
    winner = next((r.winner for r in match.rounds if r.number == number - 1), "")
    starter = match.first if number == 1 else winner
    players = len(match.players)
    deal = rules.amount(LINE if of_2011 else DEAL, "deal")
    size = rules.piece_set.size if rules.piece_set else None
    left = size - deal * players - 1 if size else None  # one lies in the centre or opens the line
    begins = (
        _line(players, deal, number, starter, rules)
        if of_2011
        else _centre(players, deal, number, starter, rules)
    )
    return _card(number, deal, left if left is not None and left >= 0 else None, starter, ruled(*begins))


def _card(number: int, deal: int | None, left: int | None, starter: str, ruling: Ruling) -> RoundCard:
    return RoundCard(
        number=number,
        of=None,
        lead=None,
        deal=deal,
        boneyard=left,
        stays=0,
        starter=starter,
        shuffler="",
        ruling=ruling,
    )


def _centre(players: int, deal: int, number: int, starter: str, rules: TableRules) -> tuple[Step, ...]:
    """The edition of 1996."""
    least, most = (rules.amount(PLAYERS, name) for name in ("least", "most"))
    fits = least <= players <= most
    if not starter:
        starts = step(FIRST, "roll_for_start", symbol=rules.amount(FIRST, "symbol"))
    elif number == 1:
        starts = step(FIRST, "won_the_roll", who=starter)
    else:
        starts = step(NEXT, "winner_starts", who=starter)
    return (
        *(() if fits else (step(PLAYERS, "for_so_many", least=least, most=most, players=players),)),
        starts,
        step(CENTRE, "centre_die"),
        step(DEAL, "deal", dice=deal),
        step(NEEDED, "dice_needed", dice=deal * players + 1),
        step(MOVES, "moves_first"),
    )


def _line(players: int, deal: int, number: int, starter: str, rules: TableRules) -> tuple[Step, ...]:
    """The edition of 2011."""
    printed = rules.amount(LINE, "players")
    if not starter:
        starts = step(LINE, "roll_for_start_two", symbol=rules.amount(LINE, "symbol"))
    elif number == 1:
        starts = step(LINE, "won_the_roll", who=starter)
    else:
        starts = step(NEXT_2011, "winner_starts", who=starter)
    return (
        *(() if players == printed else (step(LINE, "for_two", printed=printed, players=players),)),
        starts,
        step(LINE, "deal_two", dice=deal),
        step(LINE, "dice_line"),
    )
