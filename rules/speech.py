"""Words as people say them: small words dropped, endings off, synonyms made one, spelling forgiven.

What belongs to a language is data: `books/synonyms.toml` for English, `synonyms.<lang>.toml` for others.
"""

from __future__ import annotations

import math
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib.resources import files

ALIKE = 0.66  # from here on two spellings are one word; found by trying typing errors, not questions
SHORTEST = 3  # letters; shorter words are taken as they are
SLIP = 1e-9  # by which a product may be too large
SMALL = "_"  # what marks a small word among stems
REMEMBERED = 50_000  # words whose stems are kept; people type what is in no book
TWINS = re.compile(r"\b(\d+)[-/|:\u2013]\1\b")


@dataclass(frozen=True)
class Speech:
    """One language's small words, endings, and phrases that mean the same."""

    small: frozenset[str] = frozenset()
    endings: tuple[tuple[str, str], ...] = ()
    same: Mapping[tuple[str, ...], tuple[str, ...]] = field(
        default_factory=dict
    )  # stems -> terms of the meaning
    alike: Mapping[str, str] = field(default_factory=dict)  # small word -> the one that it is taken for
    twin: str = ""  # what a tile is called that has one number twice
    apart: bool = False  # an apostrophe stands between two words ("l'ultima"), not within one ("didn't")

    @cached_property
    def _longest(self) -> dict[str, int]:
        """Stem -> the words in the longest phrase that begins with it."""
        by_length = sorted(self.same, key=len)
        return {phrase[0]: len(phrase) for phrase in by_length}

    @cached_property
    def _stems(self) -> dict[str, str]:
        return {}

    def _stem(self, word: str) -> str:
        """`stem`, remembered."""
        known = self._stems.get(word)
        if known is None:
            if len(self._stems) >= REMEMBERED:
                self._stems.clear()
            known = self._stems[word] = self.stem(word)
        return known

    def stem(self, word: str) -> str:
        """The word without its ending, and with one letter where it ends in two alike."""
        for ending, instead in self.endings:
            if word.endswith(ending) and len(word) - len(ending) >= 3:
                word = word.removesuffix(ending) + instead
                break
        return word[:-1] if len(word) > 3 and word[-1] == word[-2] and word[-1].isalpha() else word

    def stems(self, text: str, small: bool = False) -> list[str]:
        """The stems of a text in its order, without small words and the letters that stand for players.

        With `small`, its small words too, each marked as one.
        """
        return self.stemmed(self.words(text), small)

    def stemmed(self, words: list[str], small: bool = False) -> list[str]:
        """`stems` of a text whose words are known."""
        found = []
        for word in words:
            if word in self.small:
                if small:
                    found.append(SMALL + self.alike.get(word, word))
            elif len(word) > 1 or word.isdecimal():
                found.append(self._stem(word))
        return found

    def telling(self, text: str) -> list[str]:
        """The words of a text that are not small, as they are spelt."""
        return [word for word in self.words(text) if word not in self.small]

    def words(self, text: str) -> list[str]:
        """`words` of a text in this language; a tile written "4-4" is told to be a double."""
        said = TWINS.sub(rf"\1 {self.twin}", text) if self.twin else text
        return words(said, self.apart)

    def sequence(self, stems: list[str]) -> list[tuple[str, ...]]:
        """The terms of each word, in order; a phrase stands where it begins, small words within it or not."""
        told = [stem for stem in stems if stem[0] != SMALL]
        meant = iter(self._phrases(told))
        found: list[tuple[str, ...]] = []
        inside = 0
        for stem in stems:
            if stem[0] == SMALL:
                found.append((stem,))
            elif inside:
                inside -= 1
            else:
                terms, length = next(meant)
                inside = length - 1
                found.append(terms)
        return found

    def _phrases(self, stems: list[str]) -> Iterator[tuple[tuple[str, ...], int]]:
        """What each word or phrase means, and its length; the longest phrase first."""
        at, longest = 0, self._longest
        while at < len(stems):
            stem = stems[at]
            terms: tuple[str, ...] = (stem,)
            length = min(longest.get(stem, 0), len(stems) - at)
            while length and (phrase := tuple(stems[at : at + length])) not in self.same:
                length -= 1
            if length:
                terms = self.same[phrase]
            length = length or 1
            yield terms, length
            at += length

    def terms(self, stems: list[str]) -> list[str]:
        """The stems, with what a word or a phrase means in its place."""
        return [term for terms, _ in self._phrases(stems) for term in terms]


def words(text: str, apart: bool = False) -> list[str]:
    """Lower case, accents and apostrophes off, "+4" as "plus 4"; runs of letters and digits.

    `apart`: an apostrophe parts two words.
    """
    joined = re.sub("['\u2019]", " " if apart else "", text.casefold())
    plain = joined.replace("+", " plus ")
    if not plain.isascii():
        parted = unicodedata.normalize("NFKD", plain)
        plain = "".join(c for c in parted if not unicodedata.combining(c))
    return re.findall(r"[^\W_]+", plain)


def names(text: str) -> frozenset[str]:
    """Words within a sentence that begin with a capital letter: mostly people, who settle nothing."""
    return frozenset(name.casefold() for name in re.findall(r"(?<=[\w,;] )[A-Z][a-z]+\b", text))


@cache
def speech(language: str) -> Speech:
    """The speech of a language; one that has no data is taken word by word."""
    name = "synonyms.toml" if language == "en" else f"synonyms.{language}.toml"
    file = files("rules.books").joinpath(name)
    return spoken(tomllib.loads(file.read_text("utf-8"))) if file.is_file() else Speech()


def spoken(data: Mapping[str, object]) -> Speech:
    """A language from its file of synonyms. Raises ValueError for a phrase in two lines."""
    apart = bool(data.get("apart", False))
    small = frozenset(words(str(data.get("small", "")), apart))
    endings = data.get("endings", [])
    assert isinstance(endings, list)
    plain = Speech(
        small,
        tuple((str(ending), str(instead)) for ending, instead in endings),
        alike=_alike(data.get("alike", [])),
        twin=str(data.get("twin", "")),
        apart=apart,
    )
    lines = data.get("same", [])
    assert isinstance(lines, list)
    groups = [[tuple(plain.stems(phrase)) for phrase in str(line).split(",")] for line in lines]
    meaning: dict[tuple[str, ...], str] = {}
    for phrase, first in ((phrase, group[0]) for group in groups for phrase in group):
        means = "=" + " ".join(first)
        if not phrase or meaning.setdefault(phrase, means) != means:
            raise ValueError(f"synonyms: {' '.join(phrase)!r} is said twice, or is all small words")
    return replace(plain, same=dict(_terms(groups, meaning)))


def _alike(lines: object) -> dict[str, str]:
    """Each small word of a line -> the first of its line."""
    assert isinstance(lines, list)
    groups = [words(str(line)) for line in lines]
    return {word: group[0] for group in groups for word in group}


def _terms(
    groups: list[list[tuple[str, ...]]], meaning: Mapping[tuple[str, ...], str]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """What each phrase is taken for: its meaning, and the words of that where there are several."""
    for group in groups:
        parts = tuple(meaning.get((stem,), stem) for stem in group[0]) if len(group[0]) > 1 else ()
        yield from ((phrase, (meaning[phrase], *parts)) for phrase in group)


class Spelling:
    """Finds the known word that was meant by a misspelt one.

    How many groups of letters a word has in common with the misspelt one is counted for all known words at
    once: a group is a number with a bit for each word that has it, and of all counts together the first
    binary digits are one number, the second digits another, and so on. Short words begin with a lead over
    long ones, which have more groups to share: so one mark tells which words can be near, and few are.
    """

    def __init__(self, known: Iterable[str]) -> None:
        self._grams = {word: _grams(word) for word in known if len(word) >= SHORTEST and word.isalpha()}
        self._words = list(self._grams)
        self._longest = max(map(len, self._grams.values()), default=0)
        self._have: dict[str, int] = {}  # group of letters -> the words that have it
        self._leads: list[int] = []  # the digits of what each word's count begins with
        for place, grams in enumerate(self._grams.values()):
            for gram in grams:
                self._have[gram] = self._have.get(gram, 0) | 1 << place
            for _ in range(self._lead(len(grams))):
                _count(self._leads, 1 << place)

    def nearest(self, word: str) -> tuple[str, float]:
        """The likeliest known word and how alike they are, 0 to 1; ("", 0) where none is near."""
        if len(word) < SHORTEST or not word.isalpha():
            return "", 0.0
        grams = _grams(word)
        if ALIKE * (len(grams) + self._longest) > 2 * self._longest:  # too long to be near any
            return "", 0.0
        digits = self._leads.copy()
        for gram in grams:
            if gram in self._have:
                _count(digits, self._have[gram])
        near = _reaching(digits, self._lead(0) + math.ceil(ALIKE / 2 * len(grams) - SLIP))
        best = "", 0.0
        for known in (self._words[place] for place in _places(near)):
            alike = 2 * len(grams & self._grams[known]) / (len(grams) + len(self._grams[known]))
            best = max(best, (known, alike), key=lambda pair: (pair[1], pair[0]))
        return best if best[1] >= ALIKE else ("", 0.0)

    def _lead(self, size: int) -> int:
        """With what the count of a word of so many groups begins.

        Two words are ALIKE that share as many groups as ALIKE / 2 of each comes to; of a known word this is
        given in advance to those that have fewer.
        """
        return math.floor(ALIKE / 2 * self._longest) - max(0, math.floor(ALIKE / 2 * size - SLIP))


def _count(digits: list[int], having: int) -> None:
    """Count one more for each word of `having`."""
    for place, digit in enumerate(digits):
        digits[place] = digit ^ having
        having &= digit
        if not having:
            return
    digits.append(having)


def _reaching(digits: list[int], least: int) -> int:
    """The words that were counted at least so often."""
    if least >> len(digits):
        return 0
    level, above = -1, 0  # those that are as high as `least` so far, and those that are above it
    for place in reversed(range(len(digits))):
        if least >> place & 1:
            level &= digits[place]
        else:
            above |= level & digits[place]
            level &= ~digits[place]
    return level | above


def _places(bits: int) -> Iterator[int]:
    """Where the bits of a number are set."""
    while bits:
        last = bits & -bits
        yield last.bit_length() - 1
        bits ^= last


def _grams(word: str) -> frozenset[str]:
    """Its letters, and its pairs of letters, the edges of the word among them."""
    edged = f"^{word}$"
    return frozenset((*word, *(edged[i : i + 2] for i in range(len(edged) - 1))))
