"""What every word says for every clause: the scores behind `rules.lookup`.

BM25 and naive Bayes, added up, over all that is written of a clause, what players say about it most of all,
more quietly in stories of quarrels, and faintly what players of other games say about the same point. A text
is seen in four ways: as meanings (synonyms are one, and small words count too: their rarity tells which
matter), as pairs of neighbours ("how many", "not before"), as two telling words near each other in either
order, and as groups of letters, by which a misspelt word or a compound is near the right one.

The weights are few and set by hand: first by hiding phrasings and looking them up, then by moving one at a
time, and keeping what helped clearly, on `tests/rules/typed`, every other query of `tests/rules/unseen` (of
its stories too) and every other dispute of the specification. Most made no difference. ASKED, LENT and BAYES
were chosen together by one scan with all phrasings in, over the same halves, each kind of query weighing as
much, and TOLD by another when the stories came: many near these do as well. The other halves set no weight,
but were looked at on the way, and once phrasings were picked by floors that they too are under; that was
undone. The bench tells the halves apart. What was tried and earned no place: the best single phrasing, how
often a clause is asked about, one sentence of a story weighing more than another, words weighing less that
players say about many clauses, names and colours weighing less, and a linear classifier fitted to all lines.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from types import MappingProxyType

from rules.books import Book, Clause
from rules.speech import REMEMBERED, SMALL, Speech, Spelling, names, words

SATURATION, LENGTH = 1.5, 0.4  # k1 and b of BM25; clauses are short, so length matters little
BAYES = 0.4  # what the naive Bayes score weighs beside that of BM25
ABSENT = 0.05  # how often naive Bayes takes a term to be said of a clause that never says it
TITLE, TEXT, SECTION, OPTION, ASKED = 2.0, 1.0, 0.5, 0.5, 1.5  # what a word weighs by where it stands
TOLD = 0.5  # and in a story of a quarrel, which tells much besides
LENT = 0.1  # what a word weighs that players of another game say about the same point
PAIR, LETTERS = 0.8, 0.3  # what a pair and a group of letters weigh, a meaning being 1
NEAR, ASKED_NEAR = 0.4, 0.8  # what two words near each other weigh in a book, and in what is asked
REACH = 2  # telling words so far apart are near
OFTEN = 2  # a word says no more when it is repeated more often: long stories repeat themselves
USUAL = 0.4  # a group of letters in more than this share of the clauses tells nothing
SHORTEST = 4  # letters; shorter words have no groups
NUMBER = 0.3  # what a number weighs that was asked with: mostly it is a tile that somebody has
GROUP = "#"  # what marks a group of letters
MOST_GROUPS = 300  # groups of letters of one text, the rarest; the longest quarrel of the tests has 267
PUT_RIGHT = 24  # different misspelt words of one text, the first; no quarrel of the tests has more than eight


class Index:
    """The terms of a book in one language and what each adds to the score of each clause."""

    def __init__(
        self,
        book: Book,
        said: Speech,
        asked: Mapping[str, tuple[str, ...]],
        lent: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
        told: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
    ) -> None:
        """`asked`: what players say about clauses, `lent` what players of other games say about the same
        points, and `told` stories of quarrels; see `rules.books.asked`."""
        self._said = said
        weights = {
            clause.id: _weights(
                [
                    *_texts(book, clause, asked.get(clause.id, ())),
                    *((line, LENT) for line in lent.get(clause.id, ())),
                    *((story, TOLD) for story in told.get(clause.id, ())),
                ],
                said,
            )
            for clause in book
        }
        self._weights = weights
        self._told = _told(weights)
        self._full = _full(weights)
        self._few = _few(weights)
        self._adds: dict[str, list[tuple[str, float]]] = {}  # of the terms that were asked for
        meant = {stem for phrase in said.same for stem in phrase}
        self._known = meant | {term for term in self._told if term.isalnum()}
        self._spelling = Spelling(self._known)

    def scores(self, text: str) -> dict[str, float]:
        """The score of every clause that says something about this; empty where no word of it is known."""
        sequence, sure = self._meant(text)
        if not sequence:
            return {}
        asked: Counter[str] = Counter()
        for terms in sequence:
            asked.update(terms)
        weights = {
            term: min(times, OFTEN) * sure.get(term, 1.0) * (NUMBER if term.lstrip("=").isdecimal() else 1)
            for term, times in asked.items()
        }
        weights.update({pair: PAIR * min(n, OFTEN) for pair, n in Counter(_pairs(sequence)).items()})
        unknown = {name for name in names(text) if self._said.stem(name) not in self._known}
        weights.update({two: ASKED_NEAR * min(n, OFTEN) for two, n in Counter(_near(sequence)).items()})
        spelt = (word for word in self._said.telling(text) if word not in unknown)
        weights.update(dict.fromkeys(self._groups(spelt), LETTERS))
        scores: defaultdict[str, float] = defaultdict(float)
        told = 0.0
        for term, weight in weights.items():
            adding = self._adding(term)
            told += weight if adding and term[0] != GROUP else 0.0
            for clause, adds in adding:
                scores[clause] += adds * weight
        return {clause: score + told * self._few[clause] for clause, score in scores.items()}

    def _groups(self, spelt: Iterable[str]) -> list[str]:
        """The groups of letters of these words that clauses have; of too many the rarest, which tell most."""
        known = self._told.keys() & {group for word in spelt for group in letters(word)}
        if len(known) > MOST_GROUPS:
            known = set(sorted(known, key=lambda group: (len(self._told[group]), group))[:MOST_GROUPS])
        return sorted(known)  # in one order, so that sums are the same to the last digit

    def _adding(self, term: str) -> list[tuple[str, float]]:
        """What a term adds to clauses: worked out when it is first asked for, as most never are."""
        if term not in self._told:
            return []
        if term not in self._adds:
            told = [(clause, self._weights[clause][term]) for clause in self._told[term]]
            self._adds[term] = _adds(term, told, self._full)
        return self._adds[term]

    def _meant(self, text: str) -> tuple[list[tuple[str, ...]], dict[str, float]]:
        """The text in known terms, misspelt words put right, and how sure that is where it is not."""
        sure: dict[str, float] = {}
        unknown: dict[str, tuple[str, float]] = {}
        stems = []
        people = {self._said.stem(name) for name in names(text)}
        for stem in self._said.stems(text, small=True):
            if stem in self._known or stem in self._told:
                stems.append(stem)
                continue
            if stem not in unknown and stem not in people and len(unknown) < PUT_RIGHT:
                unknown[stem] = self._spelling.nearest(stem)
            nearest, alike = unknown.get(stem, ("", 0.0))
            if nearest:
                stems.append(nearest)
                sure[self._said.terms([nearest])[0]] = alike
        return self._said.sequence(stems), sure


def vocabulary(book: Book, said: Speech, asked: Mapping[str, tuple[str, ...]]) -> frozenset[str]:
    """Every word that a book or its players use, as it is spelt, and the small words of the language."""
    told = (text for clause in book for text, _ in _texts(book, clause, asked.get(clause.id, ())))
    return said.small | frozenset(words("\n".join(told), said.apart))


def _texts(book: Book, clause: Clause, asked: tuple[str, ...]) -> Iterator[tuple[str, float]]:
    """All that is written of a clause, and what a word there weighs."""
    yield clause.title, TITLE
    yield clause.text, TEXT
    yield book.sections[clause.section], SECTION
    for option in (book.options[name] for name in clause.options):
        yield option.title, OPTION
        yield from ((choice.title, OPTION) for choice in option.choices)
    yield from ((line, ASKED) for line in asked)


def _weights(texts: list[tuple[str, float]], said: Speech) -> dict[str, float]:
    """How much each term of a clause weighs."""
    lines: defaultdict[float, list[str]] = defaultdict(list)
    for text, weight in texts:
        lines[weight].append(text)
    weights: defaultdict[str, float] = defaultdict(float)
    spelt: defaultdict[str, float] = defaultdict(float)
    for weight, alike in lines.items():  # counted together, which is much quicker than one by one
        spoken = [said.words(text) for text in alike]
        sequences = [said.sequence(said.stemmed(words, small=True)) for words in spoken]
        counted = (
            (weight, (term for sequence in sequences for terms in sequence for term in terms)),
            (PAIR * weight, (pair for sequence in sequences for pair in _pairs(sequence))),
            (NEAR * weight, (two for sequence in sequences for two in _near(sequence))),
        )
        for each, terms in counted:
            for term, times in Counter(terms).items():
                weights[term] += each * times
        for word, times in Counter(chain.from_iterable(spoken)).items():
            if word not in said.small:
                spelt[word] += weight * times
    for word, weight in spelt.items():
        adds = LETTERS * weight
        for group in letters(word):
            weights[group] += adds
    return weights


def _pairs(sequence: list[tuple[str, ...]]) -> Iterator[str]:
    """Neighbours as one term each; the first is the neighbour of the beginning."""
    before = "^"
    for terms in sequence:
        yield f"{before} {terms[0]}"
        before = terms[0]


def _near(sequence: list[tuple[str, ...]]) -> Iterator[str]:
    """Two telling words within reach of each other, small ones between them or not, in either order."""
    told = [terms[0] for terms in sequence if terms[0][0] != SMALL]
    for apart in range(1, REACH + 1):
        for one, other in zip(told, told[apart:], strict=False):
            yield f"~{one} {other}" if one < other else f"~{other} {one}"


@lru_cache(REMEMBERED)
def letters(word: str) -> tuple[str, ...]:
    """Its groups of three to five letters, the edges of the word among them."""
    if len(word) < SHORTEST or not word.isalpha():
        return ()
    edged = f"^{word}$"
    return tuple(f"{GROUP}{edged[i : i + n]}" for n in (3, 4, 5) for i in range(len(edged) - n + 1))


def _told(weights: Mapping[str, Mapping[str, float]]) -> dict[str, list[str]]:
    """Term -> the clauses that say it, from clause -> term -> weight."""
    told: defaultdict[str, list[str]] = defaultdict(list)
    for clause, terms in weights.items():
        for term in terms:
            told[term].append(clause)
    return dict(told)


def _full(weights: Mapping[str, Mapping[str, float]]) -> dict[str, float]:
    """BM25: the weight with which a term says half of what it can for a clause; more in one of many words."""
    total = {clause: sum(terms.values()) for clause, terms in weights.items()}
    usual = sum(total.values()) / max(1, len(total))
    return {clause: SATURATION * (1 - LENGTH + LENGTH * size / usual) for clause, size in total.items()}


def _adds(term: str, told: list[tuple[str, float]], full: Mapping[str, float]) -> list[tuple[str, float]]:
    """What one term adds to the clauses that say it, of all those in `full`."""
    count, n = len(full), len(told)
    if term[0] == GROUP and n > max(2, USUAL * count):
        return []
    most = math.log(1 + (count - n + 0.5) / (n + 0.5)) * (SATURATION + 1)
    if term[0] == GROUP:  # naive Bayes looks at words alone
        return [(clause, most * w / (w + full[clause])) for clause, w in told]
    log, bayes, absent = math.log, BAYES, ABSENT  # local names: this is most of a look-up's time
    return [(clause, most * w / (w + full[clause]) + bayes * log(1 + w / absent)) for clause, w in told]


def _few(weights: Mapping[str, Mapping[str, float]]) -> dict[str, float]:
    """Naive Bayes: what each known term adds to a clause of which fewer words are said than of the others."""
    known = {term for terms in weights.values() for term in terms if term[0] != GROUP}
    said = {
        clause: ABSENT * len(known) + sum(w for term, w in terms.items() if term[0] != GROUP)
        for clause, terms in weights.items()
    }
    most = max(said.values(), default=1.0)
    return {clause: BAYES * math.log(most / size) for clause, size in said.items()}
