"""Pieces within a sentence or a question: "a red 7", where a label has "red 7"."""

from __future__ import annotations

from companion.flows.piece_names import sign, spoken_face
from companion.languages import Words
from rules.pieces import Die, Domo, Face, Piece, Tile


def in_sentence(piece: Piece, words: Words) -> str:
    """ "3-6", "a red 7 and a blue Draw Two", "a double Wild", "a green Skip"."""
    match piece:
        case Tile():
            return str(piece)
        case Domo(one, two) if one == two:
            return words.t("piece-double", face=spoken_face(one, words))
        case Domo(one, two):
            return words.t("piece-two", one=one_face(one, words), two=one_face(two, words))
        case Die(up):
            return one_face(up, words)


def one_face(face: Face, words: Words) -> str:
    """ "a red 7", "a Wild"."""
    return _one(spoken_face(face, words), words)


def one_sign(face: Face, words: Words) -> str:
    """Without its colour: "a 7", "an 8", "a Draw Two"."""
    return _one(sign(face, words), words)


def _one(name: str, words: Words) -> str:
    """What a language puts before it goes by the number, if it is one."""
    return words.t("piece-one", sign=int(name) if name.isdecimal() else name)


def the_piece(piece: Piece, words: Words) -> str:
    """That very tile: "the tile with a red 7 and a blue Draw Two", "the double Wild"; of dice "a red 6"."""
    match piece:
        case Domo(one, two) if one == two:
            return words.t("piece-the-double", face=spoken_face(one, words))
        case Domo():
            return words.t("piece-the-tile", piece=in_sentence(piece, words))
    return in_sentence(piece, words)
