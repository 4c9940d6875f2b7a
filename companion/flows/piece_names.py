"""What pieces and markings are called in a language. Pure."""

from __future__ import annotations

from companion.languages import Words
from rules.pieces import Die, Domo, Face, Mark, Piece, Tile


def spoken(piece: Piece, words: Words) -> str:
    """A piece as one says it: "9 7", "red 7 and blue Draw Two"."""
    match piece:
        case Tile(low, high):
            return words.t("piece-tile", low=str(low), high=str(high))
        case Domo(one, two):
            return words.t("piece-domo", one=spoken_face(one, words), two=spoken_face(two, words))
        case Die(up):
            return spoken_face(up, words)


def short(piece: Piece, words: Words) -> str:
    """A piece in a line of text: "3-6", or an Uno piece as one says it."""
    return str(piece) if isinstance(piece, Tile) else spoken(piece, words)


def spoken_mark(mark: Mark, words: Words) -> str:
    """What is on one half."""
    return str(mark) if isinstance(mark, int) else spoken_face(Face.parse(mark), words)


def sign(face: Face, words: Words) -> str:
    """A face without its colour: "7", "Draw Two"."""
    return face.mark if face.is_number else words.t(f"mark-{face.mark}")


def spoken_face(face: Face, words: Words) -> str:
    """ "red 7", "Wild Draw Four"."""
    if not face.colour:
        return sign(face, words)
    return words.t("piece-face", colour=words.t(f"colour-{face.colour}"), sign=sign(face, words))
