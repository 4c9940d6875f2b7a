"""The question about a piece that a person looks at, and what stands under each likely reading."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.flows.halves import apart, face_of
from companion.flows.piece_names import short, sign, spoken_face
from companion.flows.reviewed import Look
from companion.languages import Words
from companion.parts.in_sentence import in_sentence, one_face, one_sign
from rules.pieces import Die, Face, Piece, Tile

SIDES = ("left", "right")  # of the picture of a piece, which shows its first mark on the left


class _Names(NamedTuple):
    """How a piece, a marking's sign, and all of a marking are named."""

    piece: Callable[[Piece, Words], str]
    sign: Callable[[Face, Words], str]
    face: Callable[[Face, Words], str]


_LABELLED, _ASKED = _Names(short, sign, spoken_face), _Names(in_sentence, one_sign, one_face)


def question(words: Words, look: Look, others: Sequence[Piece]) -> str:
    """ "On the left: a 6 or a 9?", "Is this yellow or red?": what tells the two likeliest readings apart.

    Of a tile it says which half is meant, as it lies in its picture; where that cannot be told, as of a
    double, it asks about the whole tile. Tiles with pips are always named whole.
    """
    if not (look.doubtful and others):
        return words.t("ask-is", piece=in_sentence(look.piece, words))
    one, other = look.piece, others[0]
    half = None if isinstance(one, Tile) else look.half_apart(other)
    told = [_told(words, a, b, half, _ASKED) for a, b in ((one, other), (other, one))]
    return words.t("ask-or" if half is None else f"ask-or-{SIDES[half]}", one=told[0], other=told[1])


def caption(words: Words, look: Look, pieces: Sequence[Piece], place: int) -> str:
    """What tells the reading at `place` from the likeliest, which is the first: a sign, a colour, a marking.

    All of it where the readings differ in more, or it cannot be told which half of a double is meant.
    """
    piece, against = pieces[place], pieces[0 if place else 1]
    if isinstance(piece, Tile):
        return str(piece)
    half, asked = look.half_apart(pieces[place or 1]), look.half_apart(pieces[1])
    told = _told(words, piece, against, half, _LABELLED)
    return told if half in (None, asked) else words.t(f"caption-{SIDES[half]}", what=told)


def _told(words: Words, piece: Piece, other: Piece, half: int | None, names: _Names) -> str:
    marks = apart(piece, other) if half is not None or isinstance(piece, Die) else None
    if marks is None:
        return names.piece(piece, words)
    face, against = face_of(marks[0]), face_of(marks[1])
    assert face is not None
    assert against is not None
    if face.mark == against.mark:
        return words.t(f"hue-{face.colour}")
    return (names.sign if face.colour == against.colour else names.face)(face, words)
