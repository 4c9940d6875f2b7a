"""The question about a piece that a person looks at, and what stands under each likely reading."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.flows.halves import apart, face_of
from companion.flows.piece_names import short, sign, spoken_face
from companion.flows.reviewed import Look
from companion.languages import Words
from companion.parts.in_sentence import in_sentence, one_face, one_sign
from rules.pieces import Face, Piece, Tile


class _Names(NamedTuple):
    """How a piece, a marking's sign, and all of a marking are named."""

    piece: Callable[[Piece, Words], str]
    sign: Callable[[Face, Words], str]
    face: Callable[[Face, Words], str]


_LABELLED, _ASKED = _Names(short, sign, spoken_face), _Names(in_sentence, one_sign, one_face)


def question(words: Words, look: Look, others: Sequence[Piece]) -> str:
    """ "Is this a 6 or a 9?", "Is this yellow or red?": only what tells the two likeliest readings apart."""
    if not (look.doubtful and others):
        return words.t("ask-is", piece=in_sentence(look.piece, words))
    one, other = look.piece, others[0]
    return words.t("ask-or", one=_told(words, one, other, _ASKED), other=_told(words, other, one, _ASKED))


def caption(words: Words, piece: Piece, other: Piece) -> str:
    """What tells `piece` from `other`, as short as can be: a sign, a colour, a marking, or all of it."""
    return _told(words, piece, other, _LABELLED)


def _told(words: Words, piece: Piece, other: Piece, names: _Names) -> str:
    faces = _apart(piece, other)
    if faces is None:
        return names.piece(piece, words)
    face, against = faces
    if face.mark == against.mark:
        return words.t(f"hue-{face.colour}")
    return (names.sign if face.colour == against.colour else names.face)(face, words)


def _apart(piece: Piece, other: Piece) -> tuple[Face, Face] | None:
    """The one marking that tells two Uno pieces apart, as it is on each; None for tiles with pips."""
    marks = None if isinstance(piece, Tile) else apart(piece, other)
    if marks is None:
        return None
    face, against = face_of(marks[0]), face_of(marks[1])
    assert face is not None
    assert against is not None
    return face, against
