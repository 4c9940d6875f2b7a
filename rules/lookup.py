"""A player's own words -> the clauses of a book, best first.

BM25 over title, text, section and options of every clause: rare words weigh more than common ones, words of
the title most of all, and a clause gains a little from a strong one beside it in its section.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from rules.books import Book, Clause
from rules.speech import Speech, Spelling, speech

SATURATION, LENGTH = 1.5, 0.5  # k1 and b of BM25; clauses are short, so length matters little
TITLE, TEXT, SECTION, OPTION = 2.0, 1.0, 0.5, 0.5  # what a word weighs by where it stands
NUMBER = 0.3  # what a number weighs that was asked with: mostly it is a tile that somebody has
KIN = 0.2  # what a clause gains from the best one of its section
NAMED = 100.0  # the score of a clause whose number was typed


@dataclass(frozen=True, slots=True)
class Hit:
    """A clause and how well it answers; scores compare within one search only."""

    clause: Clause
    score: float


def find(book: Book, words: str, top: int = 5) -> list[Hit]:
    """The `top` clauses that say most about `words`, best first; without words the whole book in order."""
    if not words.strip():
        return [Hit(clause, 0.0) for clause in book]
    scores = _index(book).scores(words)
    scores.update({clause_id: NAMED for clause_id in _named(book, words)})
    found = [Hit(clause, round(scores[clause.id], 3)) for clause in book if clause.id in scores]
    return sorted(found, key=lambda hit: -hit.score)[:top]


class Index:
    """The terms of a book and what each adds to the score of each clause."""

    def __init__(self, book: Book, said: Speech) -> None:
        self._said = said
        self._section = {clause.id: clause.section for clause in book}
        self._adds = _adds({clause.id: _weights(book, clause, said) for clause in book})
        self._known = {stem for phrase in said.same for stem in phrase} | set(self._adds)
        self._spelling = Spelling(self._known)

    def scores(self, words: str) -> dict[str, float]:
        """The score of every clause that has one of these words."""
        scores: defaultdict[str, float] = defaultdict(float)
        for term, weight in self._terms(words).items():
            for clause_id, adds in self._adds.get(term, {}).items():
                scores[clause_id] += adds * weight
        best: defaultdict[str, float] = defaultdict(float)
        for clause_id, score in scores.items():
            best[self._section[clause_id]] = max(best[self._section[clause_id]], score)
        return {
            clause_id: score + KIN * best[self._section[clause_id]] for clause_id, score in scores.items()
        }

    def _terms(self, words: str) -> dict[str, float]:
        """What was asked, and what each term of it weighs: more where it was said more than once."""
        spelt, sure = [], {}
        for stem in self._said.stems(words):
            meant, alike = (stem, 1.0) if stem in self._known else self._spelling.nearest(stem)
            if meant:
                spelt.append(meant)
                sure[self._said.terms([meant])[0]] = alike
        return {
            term: sure.get(term, 1.0) * (1 + math.log(times)) * (NUMBER if term.lstrip("=").isdigit() else 1)
            for term, times in Counter(self._said.terms(spelt)).items()
        }


def _weights(book: Book, clause: Clause, said: Speech) -> dict[str, float]:
    """How much each term of a clause weighs, by where it stands."""
    options = [book.options[name] for name in clause.options]
    parts = [
        (clause.title, TITLE),
        (clause.text, TEXT),
        (book.sections[clause.section], SECTION),
        *((text, OPTION) for o in options for text in (o.title, *(choice.title for choice in o.choices))),
    ]
    weights: defaultdict[str, float] = defaultdict(float)
    for text, weight in parts:
        for term in said.terms(said.stems(text)):
            weights[term] += weight
    return weights


def _adds(weights: Mapping[str, Mapping[str, float]]) -> dict[str, dict[str, float]]:
    """BM25: term -> clause id -> score, from clause id -> term -> weight."""
    usual = sum(sum(terms.values()) for terms in weights.values()) / max(1, len(weights))
    spread = Counter(term for terms in weights.values() for term in terms)
    adds: dict[str, dict[str, float]] = {term: {} for term in spread}
    for clause_id, terms in weights.items():
        length = 1 - LENGTH + LENGTH * sum(terms.values()) / usual
        for term, weight in terms.items():
            rarity = math.log(1 + (len(weights) - spread[term] + 0.5) / (spread[term] + 0.5))
            adds[term][clause_id] = rarity * weight * (SATURATION + 1) / (weight + SATURATION * length)
    return adds


def _named(book: Book, words: str) -> list[str]:
    """Clauses whose id was typed: "UD-5.2" among other words, or alone "ud 5.2" and "5.2"."""
    typed = words.casefold()
    among, alone = set(re.findall(r"[\w.-]*\w", typed)), re.sub(r"[\s-]+", "", typed)
    named = []
    for clause in book:
        plain = clause.id.casefold()
        number = plain.partition("-")[2]
        if plain in among or alone == plain.replace("-", "") or ("." in alone and alone == number):
            named.append(clause.id)
    return named


_INDEXES: dict[
    int, tuple[Book, Index]
] = {}  # by identity; keeps the book, so that its identity stays its own


def _index(book: Book) -> Index:
    known = _INDEXES.get(id(book))
    if known is None:
        known = _INDEXES[id(book)] = book, Index(book, speech(book.language))
    return known[1]
