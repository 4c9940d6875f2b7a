"""Reasons as sentences of this phone: players by name, Uno pieces as one says them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.flows.wording import told
from companion.languages import Words
from companion.parts.piece import spoken, spoken_face
from rules.pieces import Face, Family, PieceError, PieceSet
from rules.ruling import Reason
from rules.table_rules import TableRules

_PIECES = ("piece", "pieces")
_MARK = "mark"


def sentence(words: Words, rules: TableRules, reason: Reason, names: Mapping[str, str]) -> str:
    """`names`: player id -> name."""
    box = rules.piece_set
    if box is None or box.family is Family.PIPS:  # "7-9" is how one writes a tile
        return told(rules.book, reason, names)
    facts = {key: _said(words, box, key, fact) for key, fact in reason.facts.items()}
    return told(rules.book, replace(reason, facts=facts), names)


def _said(words: Words, box: PieceSet, key: str, fact: str | int) -> str | int:
    """A fact that names pieces or a marking in words; any other as it is."""
    try:
        if key in _PIECES:
            return words.join([spoken(piece, words) for piece in box.hand(str(fact))])
        if key == _MARK:
            return spoken_face(Face.parse(str(fact)), words)
    except PieceError:  # of another set: a person let it stand
        pass
    return fact
