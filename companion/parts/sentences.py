"""Reasons as sentences of this phone: players by name, Uno pieces as one says them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.flows.piece_names import spoken_face
from companion.flows.wording import told
from companion.languages import Words
from companion.parts.in_sentence import the_piece
from rules.pieces import COLOURS, Face, Family, PieceError, PieceSet
from rules.ruling import Reason
from rules.table_rules import TableRules

_PIECES = ("piece", "pieces")
_FACES = ("mark", "half", "open", "other", "die", "centre")  # "other" may be a player, too
_NO_CAPITAL = "'n "  # Afrikaans: the word behind it has the capital


def sentence(words: Words, rules: TableRules, reason: Reason, names: Mapping[str, str]) -> str:
    """`names`: player id -> name."""
    box = rules.piece_set
    if box is None or box.family is Family.PIPS:  # "7-9" is how one writes a tile
        return told(rules.book, reason, names)
    facts = {
        key: fact if str(fact) in names else _said(words, box, key, fact)
        for key, fact in reason.facts.items()
    }
    line = told(rules.book, replace(reason, facts=facts), names)
    changed = [str(facts[key]) for key in facts if facts[key] != reason.facts[key]]
    return _capital(line) if line.startswith(tuple(changed)) else line


def _said(words: Words, box: PieceSet, key: str, fact: str | int) -> str | int:
    """A fact that names pieces, markings or a colour in words; any other as it is."""
    try:
        if key in _PIECES:
            return words.join([the_piece(piece, words) for piece in box.hand(str(fact))])
        if key in _FACES:
            return ", ".join(_face(words, part.strip()) for part in str(fact).split(","))
    except PieceError:  # of another set: a person let it stand
        pass
    return words.t(f"hue-{fact}") if key == "colour" and fact in COLOURS else fact


def _face(words: Words, text: str) -> str:
    """What is on a half or lies open: "red 7", a doublet "red 7|red 7", a wild with its colour "W yellow"."""
    marks, _, colour = text.rpartition(" ")
    if colour not in COLOURS:
        marks, colour = text, ""
    faces = [spoken_face(Face.parse(mark), words) for mark in marks.split("|")]
    if len(faces) == 2 and faces[0] == faces[1]:
        name = words.t("piece-double", face=faces[0])
    else:
        name = words.t("piece-domo", one=faces[0], two=faces[1]) if len(faces) == 2 else faces[0]
    return f"{name} ({words.t(f'hue-{colour}')})" if colour else name


def _capital(line: str) -> str:
    before = _NO_CAPITAL if line.startswith(_NO_CAPITAL) else ""
    rest = line.removeprefix(before)
    return f"{before}{rest[:1].upper()}{rest[1:]}"
