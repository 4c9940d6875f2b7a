"""The rules of one table: the book's defaults, a preset, and this table's own changes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.books import Book, Clause, Ending, EndingFact, Value, When
from rules.pieces import SETS, PieceSet
from rules.quoting import quoted
from rules.told import Told


class RuleError(Told, ValueError):
    """A house rule that the book does not know, or a value it does not allow; one plain line."""


@dataclass(frozen=True)
class TableRules:
    """What this table plays. `changes` is all that needs storing beside the preset's name."""

    book: Book
    preset: str = ""
    changes: Mapping[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.preset and self.preset not in self.book.presets:
            known, title = ", ".join(self.book.presets), self.book.title
            key = "no-preset" if known else "no-presets"
            raise RuleError(key, name=quoted(self.preset), game=title, known=known)
        for name, value in self.changes.items():
            if name not in self.book.options:
                raise _no_such_rule(self.book, name)
            if not self.book.options[name].allows(value):
                told = str(value).lower() if isinstance(value, bool) else quoted(value)
                raise _not_allowed(self.book, name, told)

    def __getitem__(self, name: str) -> Value:
        """The value this table plays; a KeyError is a mistake in our code."""
        told = {**(self.book.presets[self.preset].changes if self.preset else {}), **self.changes}
        if name in told:
            return told[name]
        chosen = (self.book.options[option].choice(value) for option, value in told.items())
        implied = (choice.implies[name] for choice in chosen if choice and name in choice.implies)
        return next(implied, self.book.options[name].default)

    def number(self, name: str) -> int:
        value = self[name]
        assert isinstance(value, int), f"{name} is no number"
        return value

    @property
    def piece_set(self) -> PieceSet | None:
        """The set of pieces in use; None for a table that scores without pieces."""
        return SETS.get(str(self["set"]))

    def differs(self) -> tuple[str, ...]:
        """Names of the options on which this table departs from the printed default."""
        return tuple(name for name, option in self.book.options.items() if self[name] != option.default)

    def with_(self, name: str, value: Value) -> TableRules:
        return TableRules(self.book, self.preset, {**self.changes, name: value})

    def amounts(self, clause: Clause) -> dict[str, Value]:
        """The amounts of a clause as this table plays them."""
        amounts = dict(clause.values)
        for name in clause.options:
            if name in amounts:
                amounts[name] = self[name]
            chosen = self.book.options[name].choice(self[name])
            amounts.update(chosen.values if chosen else {})
        return amounts

    def amount(self, clause: Clause, name: str) -> int:
        """One amount of a clause that is a number, as this table plays it."""
        value = self.amounts(clause)[name]
        assert isinstance(value, int), f"{name} of {clause.id} is no number"
        return value

    def text(self, clause: Clause) -> str:
        """The clause with the amounts of this table."""
        return clause.template.format(**self.amounts(clause))

    @property
    def endings(self) -> tuple[Ending, ...]:
        """The ways in which a round can end at this table."""
        return tuple(e for e in self.book.endings.values() if self._plays(e.when))

    def asks_who(self, ending: Ending) -> bool:
        """Whether a player has to be named for that ending at this table."""
        return bool(ending.who) and self._plays(ending.who_when)

    def asks(self, ending: Ending) -> tuple[EndingFact, ...]:
        """What else has to be asked about that ending at this table."""
        return tuple(fact for fact in ending.facts if self._plays(fact.when))

    def _plays(self, when: When) -> bool:
        return not when or any(
            self[name] in (value if isinstance(value, list) else [value]) for name, value in when.items()
        )


def parse_value(book: Book, name: str, text: str) -> Value:
    """Read "50", "yes" or "blocked" as a value of that option; raises RuleError."""
    option = book.options.get(name)
    if option is None:
        raise _no_such_rule(book, name)
    if not option.choices:
        if re.fullmatch(r"-?\d{1,9}", text) and option.allows(int(text)):
            return int(text)
    else:
        said = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(text.lower(), text.lower())
        for choice in option.choices:
            if str(choice.value).lower() in (said, text.lower()):
                return choice.value
    raise _not_allowed(book, name, quoted(text))


def _no_such_rule(book: Book, name: str) -> RuleError:
    return RuleError("no-rule", name=quoted(name), game=book.title, known=", ".join(book.options))


def _not_allowed(book: Book, name: str, value: str) -> RuleError:
    option = book.options[name]
    if option.choices:
        known = ", ".join(str(choice.value).lower() for choice in option.choices)
        return RuleError("rule-choice", rule=name, value=value, known=known)
    return RuleError("rule-number", rule=name, value=value, least=option.least, most=option.most)
