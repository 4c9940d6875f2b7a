"""What cannot be, or can hardly be, in the hands of one round of Uno Dominoes."""

from __future__ import annotations

from collections.abc import Iterator

from rules.evidence import hands, not_out, strangers
from rules.games.uno_dominoes.clauses import BOOK, DRAW_FIRST, GOING_OUT, IN_THE_BOX, MARKINGS, ONE_WILD
from rules.pieces import SETS, Domo, Face
from rules.rounds import Round
from rules.ruling import Reason, step
from rules.table_rules import TableRules

WILD = Face("W")


def doubts(played: Round, rules: TableRules) -> tuple[Reason, ...]:
    """Everything to ask about before the round counts, in the order of the book."""
    return (
        *strangers(played, rules.piece_set or SETS[BOOK.sets[0]], MARKINGS),
        *_too_many(played),
        *_lone_wilds(played),
        *_out_of_step(played),
        *_undrawn(played, rules),
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


def _out_of_step(played: Round) -> Iterator[Reason]:
    """Whoever went out has nothing left, and nobody else has nothing left."""
    if played.ending == "out":
        yield from not_out(played, played.who, GOING_OUT)
    for player, left in played.left.items():
        if left.pieces == () and player != played.who:
            yield step(GOING_OUT, "also_out", who=player)[1]


def _undrawn(played: Round, rules: TableRules) -> Iterator[Reason]:
    """Whoever comes after a Draw Two or a Wild Draw Four must hold what they drew and one tile at least.

    A Reverse may have turned the game around, so that may be the neighbour on either side. Only hands that
    are entered tile by tile can look too small.
    """
    draw = tiles_drawn(played, rules)
    if not draw or played.who not in played.players:
        return
    seat = played.players.index(played.who)
    after = dict.fromkeys(played.players[(seat + way) % len(played.players)] for way in (1, -1))
    sizes = {p: len(left.pieces) for p in after if (left := played.left.get(p)) and left.pieces is not None}
    if len(sizes) < len(after) or any(size > draw for size in sizes.values()):
        return
    match [*after]:
        case [who, other]:
            yield step(DRAW_FIRST, "draw_due_either", who=who, other=other, tiles=draw)[1]
        case [who]:
            yield step(DRAW_FIRST, "draw_due", who=who, tiles=draw)[1]


def tiles_drawn(played: Round, rules: TableRules) -> int:
    """How many tiles had to be drawn before the count, because of the half that touched last."""
    ending = rules.book.endings.get(played.ending)
    asked = any(fact.name == "touched" for fact in (rules.asks(ending) if ending else ()))
    touched = played.facts.get("touched", "")
    return rules.amount(DRAW_FIRST, touched) if asked and touched in DRAW_FIRST.values else 0
