"""The question about a piece that a person looks at, and what stands under each likely reading."""

from __future__ import annotations

from collections.abc import Sequence

from companion.flows.halves import apart, face_of
from companion.flows.reviewed import Look
from companion.languages import Words
from companion.parts.piece import short, sign, spoken_mark
from rules.pieces import Mark, Piece, Tile


def question(words: Words, look: Look, others: Sequence[Piece]) -> str:
    """ "Is this 6 or 9?", "Is this yellow or red?": only what tells the two likeliest readings apart."""
    if not (look.doubtful and others):
        return words.t("ask-is", piece=short(look.piece, words))
    return words.t(
        "ask-or", one=caption(words, look.piece, others[0]), other=caption(words, others[0], look.piece)
    )


def caption(words: Words, piece: Piece, other: Piece) -> str:
    """What tells `piece` from `other`, as short as can be: a sign, a colour, a marking, or all of it."""
    marks = None if isinstance(piece, Tile) else apart(piece, other)
    return short(piece, words) if marks is None else _told(words, *marks)


def _told(words: Words, mark: Mark, other: Mark) -> str:
    face, against = face_of(mark), face_of(other)
    assert face is not None
    assert against is not None
    if face.mark == against.mark:
        return words.t(f"hue-{face.colour}")
    if face.colour == against.colour:
        return sign(face, words)
    return spoken_mark(mark, words)
