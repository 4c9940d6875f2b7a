"""How often look-up finds the clause: real disputes, what players type, and phrasings not told to it.

The weights of `rules.index` were tried on all of `TYPED`, half of the disputes and half of `UNSEEN` with its
stories; the other half of each is told apart, as what words that nobody has tried may expect.
"""

from __future__ import annotations

import gc
import json
import statistics
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from companion.benches import Figures, Material, NotHere
from rules.books import Book, load
from rules.books.asked import languages, lent, phrasings, stories
from rules.games import all_games
from rules.index import Index
from rules.lookup import find
from rules.speech import speech

TYPED = Path("tests/rules/typed")  # one file a language: game, words, right clauses
UNSEEN = Path("tests/rules/unseen")  # the same, and stories by language; every other one only measured
PARTS = 5  # each part of the phrasings is hidden in its turn, and looked up among the others


def lookups(_: Path, material: Material) -> Figures:
    """Shares of questions with a right clause first, and among three; milliseconds of work a look-up."""
    if not material.disputes.is_file():
        raise NotHere(f"{material.disputes} is needed")
    disputes = [json.loads(line) for line in material.disputes.read_text("utf-8").splitlines()]
    ms: list[float] = []
    about = list(_about(disputes))
    told = [_place(book, _story(dispute), right, ms) for dispute, book, right in about]
    if not told:
        raise NotHere("no dispute is about a clause of our books")
    bare = [_place(book, dispute["question"], right, ms) for dispute, book, right in about]
    untried = [
        place for place, (dispute, _, _) in zip(told, about, strict=True) if disputes.index(dispute) % 2
    ]
    return {
        "disputes": len(told),
        "hit_at_1_percent": _shares(told)["first"],
        "hit_at_3_percent": _shares(told)["among_three"],
        "untried_half_percent": _shares(untried),
        "their_questions_alone_percent": _shares(bare),
        "typed_percent": {
            file.stem: _shares(_typed(file, ms)) for file in sorted(TYPED.glob("*.toml")) if file.is_file()
        },
        "unseen_percent": {
            file.stem: {name: _shares(places) for name, places in _unseen(file, ms).items()}
            for file in sorted(UNSEEN.glob("*.toml"))
        },
        "phrasings_not_told_percent": {
            language: _shares(places) for language, places in sorted(_hidden().items())
        },
        "median_ms": round(statistics.median(ms), 2),
        "slowest_ms": round(max(ms), 2),
    }


def _about(disputes: Iterable[Mapping[str, str]]) -> Iterator[tuple[Mapping[str, str], Book, set[str]]]:
    """Each dispute with every book that has a clause which settles it, and those clauses."""
    for dispute in disputes:
        for game in all_games().values():
            right = set(dispute["rule_refs"]) & set(game.book.clauses)
            if right:
                yield dispute, game.book, right


def _story(dispute: Mapping[str, str]) -> str:
    return f"{dispute['situation']} {dispute['question']}"


def _place(book: Book, words: str, right: Iterable[str], ms: list[float]) -> int:
    """The place of the first right clause among three; 3 where none is."""
    find(book, "x")  # builds the index
    gc.disable()  # as `timeit` does: tidying up after all the books open here is not one search's work
    start = time.process_time()
    found = [hit.clause.id for hit in find(book, words, 3)]
    ms.append((time.process_time() - start) * 1000)
    gc.enable()
    return min((found.index(clause) for clause in right if clause in found), default=3)


def _typed(file: Path, ms: list[float]) -> list[int]:
    return [
        _place(load(game, file.stem), words, right, ms)
        for game, queries in tomllib.loads(file.read_text("utf-8")).items()
        for words, right in queries.items()
    ]


def _unseen(file: Path, ms: list[float]) -> dict[str, list[int]]:
    """The places of each half: the weights were tried on the first, third and so on of every game."""
    told = tomllib.loads(file.read_text("utf-8"))
    halves: dict[str, list[int]] = {"tried": [], "untried": []}
    for language, games in (told if file.stem.startswith("stories") else {file.stem: told}).items():
        for game, queries in games.items():
            for at, (words, right) in enumerate(queries.items()):
                halves["untried" if at % 2 else "tried"].append(
                    _place(load(game, language), words, right, ms)
                )
    return halves


def _hidden() -> dict[str, list[int]]:
    """By language, the places of phrasings that the index was not told of: what unseen words may expect."""
    places: defaultdict[str, list[int]] = defaultdict(list)
    for game in all_games():
        for language in languages(game):
            book, said = load(game, language), phrasings(game, language)
            for part in range(PARTS):
                told = {id: tuple(_parts(lines, part, hidden=False)) for id, lines in said.items()}
                hidden = {id: tuple(_parts(lines, part, hidden=True)) for id, lines in said.items()}
                others = {
                    id: tuple(line for line in lines if line not in hidden.get(id, ()))
                    for id, lines in lent(game, language).items()
                }
                index = Index(book, speech(language), told, others, stories(game, language))
                for clause, lines in hidden.items():
                    for line in lines:
                        scores = index.scores(line)
                        best = sorted(scores, key=lambda id: -scores[id])[:3]
                        places[language].append(best.index(clause) if clause in best else 3)
    return places


def _parts(lines: tuple[str, ...], part: int, hidden: bool) -> Iterator[str]:
    return (line for at, line in enumerate(lines) if (at % PARTS == part) is hidden)


def _shares(places: list[int]) -> dict[str, float]:
    return {
        name: round(100 * sum(place < n for place in places) / max(1, len(places)), 1)
        for name, n in (("first", 1), ("among_three", 3))
    }
