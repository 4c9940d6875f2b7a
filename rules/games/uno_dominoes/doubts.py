"""What cannot be, or can hardly be, in the hands of one round of Uno Dominoes."""

from __future__ import annotations

from collections.abc import Iterator

from rules.evidence import hands, not_out, others_out, strangers, undrawn
from rules.games.uno_dominoes.book import BOOK, DRAW_FIRST, GOING_OUT, IN_THE_BOX, MARKINGS, ONE_WILD
from rules.pieces import SETS, Domo, Face
from rules.rounds import Round
from rules.ruling import Reason, step
from rules.settling import answer
from rules.table_rules import TableRules

WILD = Face("W")


def doubts(played: Round, rules: TableRules) -> tuple[Reason, ...]:
    """Everything to ask about before the round counts, in the order of the book."""
    return (
        *strangers(played, rules.piece_set or SETS[BOOK.sets[0]], MARKINGS),
        *_too_many(played),
        *_lone_wilds(played),
        *(not_out(played, played.who, GOING_OUT) if played.ending == "out" else ()),
        *others_out(played, rules, GOING_OUT),
        *undrawn(played, tiles_drawn(played, rules), DRAW_FIRST),
    )


def _too_many(played: Round) -> Iterator[Reason]:
    """More tiles with a marking than the box has, told once for every hand that holds one."""
    holders: dict[str, list[str]] = {}
    for who, piece in hands(played):
        for mark in sorted(set(piece.marks), key=str):
            holders.setdefault(str(mark), []).append(who)
    for mark, holding in holders.items():
        box = IN_THE_BOX.values.get(mark)
        if isinstance(box, int) and len(holding) > box:
            for who in dict.fromkeys(holding):
                yield step(IN_THE_BOX, "too_many", who=who, mark=mark, found=len(holding), box=box)[1]


def _lone_wilds(played: Round) -> Iterator[Reason]:
    for who, piece in hands(played):
        if isinstance(piece, Domo) and WILD in (piece.one, piece.two) and piece.one != piece.two:
            yield step(ONE_WILD, "lone_wild", who=who, piece=str(piece))[1]


def tiles_drawn(played: Round, rules: TableRules) -> int:
    """How many tiles had to be drawn before the count, because of the half that touched last."""
    touched = answer(played, rules, "touched")
    return rules.amount(DRAW_FIRST, touched) if touched in DRAW_FIRST.values else 0
