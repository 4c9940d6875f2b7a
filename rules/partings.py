"""Where tables differ about one answer: the options it hangs on, and what each way to play would say. Pure.

Only what would change this very answer is told of: a clause may hang on options that have no say in it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from rules.books import Book, Clause, Option, Value
from rules.questions import Missing
from rules.referee import cited
from rules.rounds import Settled
from rules.ruling import Reason, Ruling
from rules.table_rules import TableRules

Points: TypeAlias = int | Mapping[str, int] | None
Put: TypeAlias = Callable[[TableRules], object]  # the same question at a table with these rules


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play an option, and what it says: nothing where that table could not be asked."""

    value: Value
    title: str
    who: str  # who prints or plays it so; empty where that is the clause's own source
    ours: bool  # this table plays so now
    verdict: str = ""  # key of the words for what it says
    asks: bool = False  # it would have to know more before it can say
    points: Points = None
    steps: tuple[Reason, ...] = ()  # what it says on the way; of a parting, what the others do not say


@dataclass(frozen=True, slots=True)
class Parting:
    """An option on which an answer hangs, with every way to play it; of a number, those that matter here."""

    option: Option
    ways: tuple[Way, ...]
    decided: bool  # the table has chosen

    @property
    def alike(self) -> bool:
        """Whether all ways come to the same verdict and points, and only say other things on the way."""
        return len(self.ways) > 1 and _alike(self.ways)

    @property
    def clashes(self) -> bool:
        """Whether the sources are at odds, and this table has not said how it plays."""
        return self.option.clash and not self.decided


def partings(
    answer: Ruling | Settled, put: Put, rules: TableRules, decided: Collection[str]
) -> tuple[Parting, ...]:
    """The options that would change this answer: those that the table has not decided first, and of these
    the ones about which the sources clash. `decided`: names of the options that it has."""
    found = []
    for option in in_question(cited(answer), rules.book):
        ways = tuple(way_to_play(option, value, put, rules) for value in _values(option, rules))
        parting = Parting(option, _shown(option, _own_words(ways)), option.name in decided)
        if not _alike(ways) or (parting.clashes and any(way.steps for way in parting.ways)):
            found.append(parting)
    return tuple(sorted(found, key=lambda one: (one.decided, not one.clashes)))


def in_question(clauses: Iterable[Clause], book: Book) -> Iterator[Option]:
    """The options that change these clauses. Which pieces lie on the table is no matter of agreeing."""
    cited = tuple(clauses)
    ids = {clause.id for clause in cited}
    names = {name for clause in cited for name in clause.options}
    for option in book.options.values():
        if option.name != "set" and (option.name in names or option.clause in ids):
            yield option


def way_to_play(option: Option, value: Value, put: Put, rules: TableRules) -> Way:
    """What a table says that plays this value."""
    ours = value == rules[option.name]
    said = put(rules if ours else rules.with_(option.name, value))
    choice = option.choice(value)
    return Way(
        value,
        choice.title if choice else str(value),
        choice.who if choice else "",
        ours,
        said.verdict if isinstance(said, Ruling) else "",
        isinstance(said, Missing),
        said.points if isinstance(said, Ruling) else said.scores if isinstance(said, Settled) else None,
        said.steps if isinstance(said, Ruling) else (),
    )


def decided(rules: TableRules) -> frozenset[str]:
    """Names of the options that this table has chosen, by itself or with a preset."""
    preset = rules.book.presets[rules.preset].changes if rules.preset else {}
    return frozenset((*preset, *rules.changes))


def _values(option: Option, rules: TableRules) -> tuple[Value, ...]:
    """Every choice; of a number ours, the printed one, and the ends, for they show whether it matters."""
    if option.choices:
        return tuple(choice.value for choice in option.choices)
    return tuple(dict.fromkeys((rules[option.name], option.default, option.least, option.most)))


def _alike(ways: tuple[Way, ...]) -> bool:
    return len({(way.verdict, str(way.points), way.asks) for way in ways}) == 1


def _own_words(ways: tuple[Way, ...]) -> tuple[Way, ...]:
    """Each way with only those steps that not every way says alike."""
    alike = [step for step in ways[0].steps if all(step in way.steps for way in ways)]
    return tuple(replace(way, steps=tuple(s for s in way.steps if s not in alike)) for way in ways)


def _shown(option: Option, ways: tuple[Way, ...]) -> tuple[Way, ...]:
    return ways if option.choices else tuple(w for w in ways if w.ours or w.value == option.default)


def clash(parting: Parting, book: Book) -> tuple[str, ...]:
    """That the sources clash and this table has not decided, and both sides; nothing where it is not so."""
    return (book.say("clash"), *sides(parting, book)) if parting.clashes else ()


def sides(parting: Parting, book: Book) -> tuple[str, ...]:
    """What each way to play says about it, in the language of `book`: its verdict, or what else it says where
    the verdict is the same for all."""
    return tuple(_side(parting.option.name, way, book, parting.alike) for way in parting.ways)


def _side(name: str, way: Way, book: Book, same: bool) -> str:
    option = book.options[name]
    choice = option.choice(way.value)
    title, who = (choice.title, choice.who) if choice else (way.title, way.who)
    own = " ".join(book.say(step.key, **step.facts) for step in way.steps) if same else ""
    said = own or (book.say(way.verdict) if way.verdict else _points(way.points)) or book.say("way_asks")
    if who:
        return book.say("way_of", way=title, who=who, verdict=said)
    printed = way.value == option.default and book[option.clause].kind == "printed"
    return book.say("way_printed" if printed else "way_plain", way=title, verdict=said)


def _points(points: Points) -> str:
    if isinstance(points, Mapping):
        return ", ".join(f"{player} {score}" for player, score in points.items()) + "."
    return f"{points}." if points is not None else ""
