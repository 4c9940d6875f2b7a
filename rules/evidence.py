"""What cannot be in the hands of one round: pieces are evidence, and a person is asked about them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rules.books import Clause
from rules.pieces import Piece, PieceSet
from rules.rounds import Round
from rules.ruling import Reason, step
from rules.seats import seat_after
from rules.table_rules import TableRules


def hands(played: Round) -> Iterator[tuple[str, Piece]]:
    """Who has which piece, in seat order; hands that were typed as a number show nothing."""
    for player in played.players:
        left = played.left.get(player)
        yield from ((player, piece) for piece in (left.pieces if left else None) or ())


def strangers(played: Round, pieces: PieceSet, clause: Clause) -> tuple[Reason, ...]:
    """Pieces that the set in use has not."""
    return tuple(
        step(clause, "not_in_set", who=who, piece=str(piece))[1]
        for who, piece in hands(played)
        if piece not in pieces
    )


def twins(played: Round, clause: Clause) -> tuple[Reason, ...]:
    """The same piece twice: in two hands, or in one. For sets in which every piece exists once."""
    holders: dict[Piece, list[str]] = {}
    for who, piece in hands(played):
        holders.setdefault(piece, []).append(who)
    return tuple(
        step(clause, "twice_one", who=who, piece=str(piece))[1]
        if who == other
        else step(clause, "twice", who=who, other=other, piece=str(piece))[1]
        for piece, holding in holders.items()
        for who, other in pairwise(holding)
    )


def in_the_middle(played: Round, lead: Piece, clause: Clause) -> tuple[Reason, ...]:
    """The piece that opened the round is on the table, so in no hand."""
    return tuple(
        step(clause, "in_the_middle", who=who, piece=str(piece))[1]
        for who, piece in hands(played)
        if piece == lead
    )


def not_out(played: Round, who: str, clause: Clause) -> tuple[Reason, ...]:
    """Pieces or points in the hand of the player who is said to have gone out."""
    left = played.left.get(who)
    if left and left.pieces:
        pieces = ", ".join(map(str, left.pieces))
        return (step(clause, "out_with_pieces", who=who, pieces=pieces)[1],)
    if left and left.typed:
        return (step(clause, "out_with_points", who=who, points=left.typed)[1],)
    return ()


def others_out(played: Round, rules: TableRules, clause: Clause) -> tuple[Reason, ...]:
    """Players with nothing left although somebody else, or nobody, is said to have ended the round.

    Before people have told how and by whom it ended, an empty hand is no wonder.
    """
    ending = rules.book.endings.get(played.ending)
    if ending is None or (rules.asks_who(ending) and not played.who):
        return ()
    return tuple(
        step(clause, "also_out", who=player)[1]
        for player in played.players
        if player != played.who and (left := played.left.get(player)) and left.pieces == ()
    )


def undrawn(played: Round, number: int, clause: Clause) -> tuple[Reason, ...]:
    """Whoever comes after `played.who` had to draw `number` pieces, and does not seem to have them.

    The game may have turned around, so that is the neighbour on either side; and whoever was still in the
    round holds one piece beside those drawn. Only hands entered piece by piece can look too small.
    """
    after = tuple(dict.fromkeys(seat_after(played.players, played.who, way) for way in (1, -1)))
    left = [played.left.get(player) for player in after]
    if not number or any(hand is None or hand.pieces is None or len(hand.pieces) > number for hand in left):
        return ()
    if len(after) == 1:
        return (step(clause, "draw_due", who=after[0], number=number)[1],)
    return (step(clause, "draw_due_either", who=after[0], other=after[1], number=number)[1],)
