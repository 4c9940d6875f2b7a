"""A player's own words, in any of the languages, -> the clauses of a book, best first.

`rules.index` tells what words say for clauses. Words in another language than the book's are looked up in
that language, and the clauses are told as the book has them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.books import Book, Clause, load
from rules.books.asked import languages, phrasings
from rules.index import Index
from rules.speech import speech

NAMED = 1000.0  # the score of a clause whose number was typed
OWN = 0.8  # a text of which the book's language knows this share is not tried in others
BETTER = 0.2  # how much more of it another language must know


@dataclass(frozen=True, slots=True)
class Hit:
    """A clause and how well it answers; scores compare within one search only."""

    clause: Clause
    score: float


def find(book: Book, words: str, top: int = 5) -> list[Hit]:
    """The `top` clauses that say most about `words`, best first; without words the whole book in order."""
    if not words.strip():
        return [Hit(clause, 0.0) for clause in book]
    scores = _spoken(book, words).scores(words)
    scores.update({clause_id: NAMED for clause_id in _named(book, words)})
    found = [Hit(clause, round(scores[clause.id], 3)) for clause in book if clause.id in scores]
    return sorted(found, key=lambda hit: -hit.score)[:top]


def _spoken(book: Book, words: str) -> Index:
    """The index of the language of these words: the book's own, unless another clearly knows more of them."""
    own = _index(book)
    known = own.knows(words)
    if known >= OWN:
        return own
    others = [_index(load(book.game, other)) for other in languages(book.game) if other != book.language]
    best = max(others, key=lambda index: index.knows(words), default=own)
    return best if best.knows(words) >= known + BETTER else own


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
        asked = phrasings(book.game, book.language)
        known = _INDEXES[id(book)] = book, Index(book, speech(book.language), asked)
    return known[1]
