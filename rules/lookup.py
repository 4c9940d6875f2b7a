"""A player's own words, in any of the languages, -> the clauses of a book, best first.

`rules.index` tells what words say for clauses. Words in another language than the book's are looked up in
that language, and the clauses are told as the book has them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rules.books import Book, Clause, load
from rules.books.asked import languages, lent, phrasings, stories
from rules.index import Index, vocabulary
from rules.speech import speech
from rules.speech import words as words_of

NAMED = 1000.0  # the score of a clause whose number was typed
OWN = 0.8  # a text of which the book's language knows this share is not tried in others
BETTER = 0.2  # how much more of it another language must know
MOST = 1_000  # characters that are looked at: a question, and not whatever was pasted


@dataclass(frozen=True, slots=True)
class Hit:
    """A clause and how well it answers; scores compare within one search only."""

    clause: Clause
    score: float


def find(book: Book, words: str, top: int = 5) -> list[Hit]:
    """The `top` clauses that say most about `words`, best first; without words the whole book in order.

    Of a text longer than MOST its beginning is looked at. Raises ValueError for a `top` below 1.
    """
    if top < 1:
        raise ValueError(f"top is {top}: one clause or more can be asked for")
    words = words.strip()[:MOST]
    if not words:
        return [Hit(clause, 0.0) for clause in book]
    scores = _learnt(_spoken(book, words)).index.scores(words)
    scores.update({clause_id: NAMED for clause_id in _named(book, words)})
    found = [Hit(clause, round(scores[clause.id], 3)) for clause in book if clause.id in scores]
    return sorted(found, key=lambda hit: -hit.score)[:top]


def _spoken(book: Book, text: str) -> Book:
    """The book in the language of this text: the given one, unless another clearly knows more of it."""
    known = _known(book, text)
    if known >= OWN:
        return book
    others = [load(book.game, other) for other in languages(book.game) if other != book.language]
    best = max(others, key=lambda other: _known(other, text), default=book)
    return best if _known(best, text) >= known + BETTER else book


def _known(book: Book, text: str) -> float:
    """The share of the words of a text that the language of a book knows."""
    said = words_of(text, speech(book.language).apart)
    known = _learnt(book).words
    return sum(word in known for word in said) / max(1, len(said))


def _named(book: Book, words: str) -> list[str]:
    """Clauses whose id was typed: "UD-5.2" among other words, or alone "ud 5.2" and "5.2"."""
    typed = words.casefold()
    among, alone = set(re.findall(r"\w+(?:[.-]+\w+)*", typed)), re.sub(r"[\s-]+", "", typed)
    named = []
    for clause in book:
        plain = clause.id.casefold()
        number = plain.partition("-")[2]
        if plain in among or alone == plain.replace("-", "") or ("." in alone and alone == number):
            named.append(clause.id)
    return named


class _Learnt:
    """What look-up makes of a book, each part when it is first needed."""

    def __init__(self, book: Book) -> None:
        self.book = book  # kept, so that its identity stays its own

    @cached_property
    def words(self) -> frozenset[str]:
        return vocabulary(self.book, speech(self.book.language), self._asked)

    @cached_property
    def index(self) -> Index:
        game, language = self.book.game, self.book.language
        return Index(self.book, speech(language), self._asked, lent(game, language), stories(game, language))

    @property
    def _asked(self) -> Mapping[str, tuple[str, ...]]:
        return phrasings(self.book.game, self.book.language)


_LEARNT: dict[int, _Learnt] = {}  # by identity of the book


def _learnt(book: Book) -> _Learnt:
    return _LEARNT.setdefault(id(book), _Learnt(book))
