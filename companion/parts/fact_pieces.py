"""The pieces that a dispute is about, drawn."""

from __future__ import annotations

import flet as ft

from companion.flows.settle_dispute import Dispute
from companion.parts.piece import draw_piece
from rules.pieces import Die, Piece, PieceError

KINDS = ("piece", "hand", "hands")  # of facts that are pieces


def pieces_said(dispute: Dispute, name: str) -> tuple[Piece, ...]:
    """The pieces of a fact; none where it is about something else, or of a set that is not in use."""
    box, text = dispute.rules.piece_set, dispute.facts[name]
    if box is None or dispute.fact(name).kind not in KINDS or text.isdecimal():
        return ()
    try:
        return box.hand(text)
    except PieceError:
        return ()


def drawn(pieces: tuple[Piece, ...], half: float) -> ft.Control:
    """In a row, a tile on its side; `half` is how high it stands."""
    pictures = [draw_piece(piece, half, across=not isinstance(piece, Die)) for piece in pieces]
    return ft.Row(list(pictures), wrap=True, spacing=6, run_spacing=6)
