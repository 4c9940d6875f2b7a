"""What a review says around the photo: how sure it is, what the photo does not tell, what was read."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias

import flet as ft

from companion.flows.all_hands import ONE_OR_MORE
from companion.flows.reviewed import Reviewed
from companion.parts.frame import heading
from companion.parts.in_sentence import in_sentence
from companion.parts.notes import amber_note
from companion.parts.piece_chips import piece_chips
from companion.parts.tap import quiet_button
from companion.state import Session
from rules.pieces import PieceError, PieceSet
from vision.reading import Doubt

Tapped: TypeAlias = Callable[[int], Awaitable[None]]


def how_sure(session: Session, review: Reviewed) -> str:
    if not review.pieces:
        return session.about(review.piece_set, "review-none")
    if not review.doubtful:
        return session.about(review.piece_set, "review-all-sure", count=len(review.certain))
    sure, doubtful = len(review.certain), len(review.doubtful)
    return session.about(review.piece_set, "review-some-sure", sure=sure, doubtful=doubtful)


def doubt_words(session: Session, box: PieceSet, doubt: Doubt, many: int = 1) -> str:
    """A doubt as a sentence, said once for `many` that are alike; pieces are named as players name them."""
    facts = {name: _named(session, box, told) for name, told in doubt.facts.items()}
    return session.about(box, f"doubt-{doubt.kind}", **facts, many=many)


def doubts_once(session: Session, box: PieceSet, doubts: Iterable[Doubt]) -> list[str]:
    """A sentence for each kind of doubt, with how many there are: the photo shows where."""
    alike: dict[tuple[str, str], list[Doubt]] = {}
    for doubt in doubts:
        alike.setdefault((doubt.kind, str(sorted(doubt.facts.items()))), []).append(doubt)
    return [doubt_words(session, box, same[0], len(same)) for same in alike.values()]


def _named(session: Session, box: PieceSet, told: str | int) -> str | int:
    try:
        return told if isinstance(told, int) else in_sentence(box.parse(told), session.words)
    except PieceError:  # it names no piece
        return told


def photo_doubts(
    session: Session, review: Reviewed, several: Callable[[], Awaitable[None]] | None
) -> list[ft.Control]:
    """What the photo as a whole does not tell; doubts about one piece stand with that piece.

    `several`: answers that the photo shows more than one hand; None where that is known.
    """
    loose = [doubt for doubt in review.open_doubts if not doubt.pieces]
    lines = doubts_once(session, review.piece_set, loose)
    lines += [session.t("place-hint")] if review.places else []
    ways: list[ft.Control] = []
    if several is not None and any(doubt.kind == ONE_OR_MORE for doubt in loose):
        ways.append(quiet_button(session.t("hands-several-yes"), several, "several-hands"))
    return [amber_note(*lines, below=ways)] if lines else []


def read_pieces(session: Session, review: Reviewed, focus: int | None, tap: Tapped) -> list[ft.Control]:
    shown: list[ft.Control] = []
    for title, indices in (("review-to-look", review.doubtful), ("review-sure", review.certain)):
        if indices:
            shown += [
                heading(session.about(review.piece_set, title)),
                piece_chips(session.words, review, indices, focus, tap),
            ]
    return shown
