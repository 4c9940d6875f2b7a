"""Questions: a question is a function of one frozen dataclass of facts, and of what this table plays.

Its name is the function's, and its words are in the book, `<question>` being that name:

| word | says |
| --- | --- |
| `<question>.ask` | the question |
| `<question>.<verdict>` | a verdict, in one sentence; a ruling's `verdict` is this key |
| `fact.<fact>` | what is asked; `fact.<question>.<fact>` where one question asks it in its own way |
| `choice.<fact>.<value>` | one answer to it |

Every fact may be unknown (None). A question calls `need` for what it cannot do without, and only then: so a
form can begin with nothing and ask one after another what `Missing` names, and never asks in vain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar, get_type_hints

from rules.books import Book, EndingFact
from rules.facts import Fact, facts_of, read_facts
from rules.rounds import Settled, Unsettled
from rules.ruling import Ruling
from rules.table_rules import TableRules

T = TypeVar("T")

Rule: TypeAlias = Callable[[Any, TableRules], Ruling]


@dataclass(frozen=True, slots=True)
class Missing:
    """The answer hangs on a fact that was not given: expected trouble, so a value."""

    fact: str
    player: str = ""  # whose, where the fact is one a player


class Unknown(Exception):
    """Raised by `need`, and turned into `Missing` by whoever puts the question."""

    def __init__(self, fact: str) -> None:
        super().__init__(fact)
        self.fact = fact


def need(value: T | None, fact: str) -> T:
    """The value of a fact that the answer hangs on."""
    if value is None:
        raise Unknown(fact)
    return value


Answer: TypeAlias = Ruling | Settled | Missing | Unsettled


@dataclass(frozen=True, slots=True)
class Question:
    """Something that can be asked about a game. `put` takes the facts as they were given, as text or JSON."""

    name: str
    facts: tuple[Fact, ...]
    put: Callable[[Mapping[str, Any], TableRules], Answer]

    def wording(self, fact: Fact, book: Book) -> str:
        """What a form asks for that fact."""
        own = book.words.get(f"fact.{self.name}.{fact.name}")
        return own or book.words.get(f"fact.{fact.name}") or _of_an_ending(book, fact.name).title

    def choices(self, fact: Fact, book: Book) -> dict[str, str]:
        """Its answers, each with its words; empty where any value will do."""
        if fact.kind == "ending":
            return {e.id: f"{e.title}{f' ({e.who})' if e.who else ''}" for e in book.endings.values()}
        if fact.choices and f"choice.{fact.name}.{fact.choices[0]}" not in book.words:
            return {str(c.value): c.title for c in _of_an_ending(book, fact.name).choices}
        return {value: book.words[f"choice.{fact.name}.{value}"] for value in fact.choices}

    def verdicts(self, book: Book) -> tuple[str, ...]:
        """Every verdict it may give, by its short name."""
        start = f"{self.name}."
        words = (key.removeprefix(start) for key in book.words if key.startswith(start))
        return tuple(word for word in words if word != "ask")


def _of_an_ending(book: Book, name: str) -> EndingFact:
    """What the book asks by that name about how a round ended."""
    return next(f for ending in book.endings.values() for f in ending.facts if f.name == name)


def question(rule: Rule, printed: TableRules) -> Question:
    """The question that a function answers. Its first fact is needed whatever the others are."""
    name = rule.__name__
    facts_type = next(iter(get_type_hints(rule).values()))

    def put(given: Mapping[str, Any], rules: TableRules) -> Answer:
        try:
            return rule(read_facts(facts_type, given, rules), rules)
        except Unknown as unknown:
            return Missing(unknown.fact)

    without = put({}, printed)
    first = without.fact if isinstance(without, Missing) else ""
    facts = (replace(fact, needed=fact.name == first) for fact in facts_of(facts_type))
    return Question(name, tuple(facts), put)
