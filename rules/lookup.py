"""A player's own words, in any of the languages, -> the clauses of a book, best first.

`rules.index` tells what words say for clauses. Words in another language than the book's are looked up in
that language, and the clauses are told as the book has them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from threading import Lock
from typing import Generic, TypeVar

from rules.books import Book, Clause, load
from rules.books.asked import languages, lent, phrasings, stories
from rules.index import Index, vocabulary
from rules.speech import speech
from rules.speech import words as words_of

NAMED = 1000.0  # the score of a clause whose number was typed
OWN = 0.8  # a text of which the book's language knows this share is not tried in others
BETTER = 0.2  # how much more of it another language must know
MOST = 1_000  # characters that are looked at: a question, and not whatever was pasted

T = TypeVar("T")


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
    words = _looked_at(words)
    if not words:
        return [Hit(clause, 0.0) for clause in book]
    scores = _learnt(_spoken(book, words)).index().scores(words)
    scores.update({clause_id: NAMED for clause_id in _named(book, words)})
    found = [Hit(clause, round(scores[clause.id], 3)) for clause in book if clause.id in scores]
    return sorted(found, key=lambda hit: -hit.score)[:top]


def prepare(book: Book) -> bool:
    """Make the next part of what look-ups in a book need; False where nothing was left to make.

    In any thread, while others look something up: what two need at once is made by one, and the other waits.
    """
    part = next((part for part in _parts(book) if not part.made), None)
    if part is not None:
        part()
    return part is not None


def ready(book: Book, words: str) -> bool:
    """Whether all is made that `find` needs for these words, so that it answers in milliseconds."""
    words, own = _looked_at(words), _learnt(book)
    if not words:
        return True
    if not own.words.made:
        return False
    if _known(book, words) >= OWN:
        return own.index.made
    if not own.others.made or not all(_learnt(other).words.made for other in own.others()):
        return False
    return _learnt(_spoken(book, words)).index.made


def _looked_at(words: str) -> str:
    return words.strip()[:MOST]


def _spoken(book: Book, text: str) -> Book:
    """The book in the language of this text: the given one, unless another clearly knows more of it."""
    known = _known(book, text)
    if known >= OWN:
        return book
    best = max(_learnt(book).others(), key=lambda other: _known(other, text), default=book)
    return best if _known(best, text) >= known + BETTER else book


def _known(book: Book, text: str) -> float:
    """The share of the words of a text that the language of a book knows."""
    said = words_of(text, speech(book.language).apart)
    known = _learnt(book).words()
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


class _Once(Generic[T]):
    """Made when it is first asked for, by the thread that comes first; others wait for it."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make, self._lock = make, Lock()
        self._made: list[T] = []

    @property
    def made(self) -> bool:
        return bool(self._made)

    def __call__(self) -> T:
        if not self._made:
            with self._lock:
                if not self._made:
                    self._made.append(self._make())
        return self._made[0]


class _Learnt:
    """What look-up makes of a book, each part when it is first needed."""

    def __init__(self, book: Book) -> None:
        self.book = book  # kept, so that its identity stays its own
        self.words = _Once(self._words)
        self.index = _Once(self._index)
        self.others = _Once(self._others)  # the same book in the other languages that are looked up in

    def _words(self) -> frozenset[str]:
        game, language = self.book.game, self.book.language
        return vocabulary(self.book, speech(language), phrasings(game, language))

    def _index(self) -> Index:
        game, language = self.book.game, self.book.language
        asked, told = phrasings(game, language), stories(game, language)
        return Index(self.book, speech(language), asked, lent(game, language), told)

    def _others(self) -> tuple[Book, ...]:
        game, own = self.book.game, self.book.language
        return tuple(load(game, other) for other in languages(game) if other != own)


def _parts(book: Book) -> Iterator[_Once[frozenset[str]] | _Once[Index] | _Once[tuple[Book, ...]]]:
    """What look-ups in a book need, in its language and to tell others from it; what most need first."""
    own = _learnt(book)
    yield from (own.words, own.index, own.others)
    # the indexes of the other languages are left until one is needed: each holds some twenty megabytes
    yield from (_learnt(other).words for other in own.others())


_LEARNT: dict[int, _Learnt] = {}  # by identity of the book


def _learnt(book: Book) -> _Learnt:
    return _LEARNT.get(id(book)) or _LEARNT.setdefault(id(book), _Learnt(book))
