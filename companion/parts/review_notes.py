"""What a review says around the photo: how sure it is, what the photo does not tell, what was read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import flet as ft

from companion.flows.all_hands import ONE_OR_MORE
from companion.flows.reviewed import Reviewed
from companion.parts.frame import heading
from companion.parts.notes import amber_note
from companion.parts.piece_chips import piece_chips
from companion.parts.tap import quiet_button
from companion.state import Session

Tapped: TypeAlias = Callable[[int], Awaitable[None]]


def how_sure(session: Session, review: Reviewed) -> str:
    if not review.pieces:
        return session.t("review-none")
    if not review.doubtful:
        return session.t("review-all-sure", count=len(review.certain))
    return session.t("review-some-sure", sure=len(review.certain), doubtful=len(review.doubtful))


def photo_doubts(
    session: Session, review: Reviewed, several: Callable[[], Awaitable[None]] | None
) -> list[ft.Control]:
    """What the photo as a whole does not tell; doubts about one piece stand with that piece.

    `several`: answers that the photo shows more than one hand; None where that is known.
    """
    loose = [doubt for doubt in review.open_doubts if not doubt.pieces]
    lines = [session.t(f"doubt-{doubt.kind}", **doubt.facts) for doubt in loose]
    ways: list[ft.Control] = []
    if several is not None and any(doubt.kind == ONE_OR_MORE for doubt in loose):
        ways.append(quiet_button(session.t("hands-several-yes"), several, "several-hands"))
    return [amber_note(*dict.fromkeys(lines), below=ways)] if lines else []


def read_pieces(session: Session, review: Reviewed, focus: int | None, tap: Tapped) -> list[ft.Control]:
    shown: list[ft.Control] = []
    for title, indices in (("review-to-look", review.doubtful), ("review-sure", review.certain)):
        if indices:
            shown += [heading(session.t(title)), piece_chips(session.words, review, indices, focus, tap)]
    return shown
