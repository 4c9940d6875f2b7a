"""What a book is made of: clauses with ids that are for ever, options, presets, endings and words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Value: TypeAlias = int | str | bool

When: TypeAlias = Mapping[str, Value | list[Value]]  # holds where a table plays one of these values

KINDS = ("printed", "house", "reading")  # in a source; a common house rule; our reading where print is silent
# how sure a reading is: it follows from what is printed; it is done so elsewhere; it is our own decision; the
# sources are at odds or say too little
SURE = ("follows", "usual", "ours", "split")
COUNTS = ("all", "others", "named", "none")  # whose hands an ending counts


@dataclass(frozen=True, slots=True)
class Example:
    """A worked case printed under its clause, and run as a test: see `rules.examples`."""

    ask: str
    given: Mapping[str, Any]
    expect: Mapping[str, Any]
    rules: Mapping[str, Value] = field(default_factory=dict)  # house rules of that table
    preset: str = ""


@dataclass(frozen=True, slots=True)
class Clause:
    """One idea of the rules."""

    id: str
    section: str
    title: str
    template: str
    kind: str = "printed"
    sure: str = ""  # one of SURE where it is a reading
    source: str = ""  # where it is printed, or why we read it so
    values: Mapping[str, Value] = field(default_factory=dict)  # the amounts that `template` prints
    options: tuple[str, ...] = ()  # names of the options that change it
    procedural: str = ""  # why no ruling rests on it; empty for a ruling clause
    examples: tuple[Example, ...] = ()

    @property
    def text(self) -> str:
        """As printed; `TableRules.text` says it with the amounts of one table."""
        return self.template.format(**self.values)


@dataclass(frozen=True, slots=True)
class Choice:
    """One way a table may play an option, or one answer to a fact."""

    value: Value
    title: str
    who: str = ""  # who prints or plays it
    note: str = ""  # what to do at the table because of it
    values: Mapping[str, Value] = field(default_factory=dict)  # amounts of the clause that it replaces
    implies: Mapping[str, Value] = field(default_factory=dict)  # options it sets unless the table sets them


@dataclass(frozen=True, slots=True)
class Option:
    """A point on which tables differ. With `choices` empty it is a number from `least` to `most`."""

    name: str
    title: str
    clause: str
    default: Value
    choices: tuple[Choice, ...] = ()
    least: int = 0
    most: int = 0
    scoring: bool = False  # changes what a hand or a round counts, the round card, or when the match ends
    step: int = 1
    clash: bool = False  # the sources themselves are at odds about it

    def allows(self, value: Value) -> bool:
        if self.choices:
            return any(type(c.value) is type(value) and c.value == value for c in self.choices)
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most

    def choice(self, value: Value) -> Choice | None:
        """The choice with that value; None for a number."""
        return next((c for c in self.choices if type(c.value) is type(value) and c.value == value), None)


@dataclass(frozen=True, slots=True)
class Preset:
    """A published or common bundle of options."""

    name: str
    title: str
    changes: Mapping[str, Value]
    source: str = ""


@dataclass(frozen=True, slots=True)
class EndingFact:
    """One more thing to know about a round: one of its choices, the first being the usual one, or `each`: a
    number for every player, such as what was scored during play."""

    name: str
    title: str
    choices: tuple[Choice, ...] = ()
    each: bool = False  # a number for every player; then there are no choices
    when: When = field(default_factory=dict)  # asked where this holds; empty: always


@dataclass(frozen=True, slots=True)
class Ending:
    """A way a round can end, and what has to be asked then: `TableRules` tells what of it this table asks."""

    id: str
    title: str
    clause: str
    who: str = ""  # the question that names a player ("Who went out?"); empty if nobody is asked for
    who_when: When = field(default_factory=dict)  # that is asked where this holds; empty: always
    counts: str = "all"  # whose hands are counted: "all", "others" than the player named, "named" or "none"
    facts: tuple[EndingFact, ...] = ()
    when: When = field(default_factory=dict)  # a table where this does not hold has no such ending


@dataclass(frozen=True, slots=True)
class Guide:
    """What a referee at the table goes by: when which question comes up, and what need not be asked.

    A moment is "begin" (a round begins), "play" (it is played) or "count" (it is over and is counted).
    """

    likely: Mapping[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # moment -> questions, likeliest first
    known: Mapping[str, str] = field(default_factory=dict)  # fact, or question.fact -> where a match tells it
    sets_score: tuple[str, ...] = ()  # remedies by which somebody's score is set anew


MOMENTS = ("begin", "play", "count")
TOLD_BY_MATCH = (
    *("lead", "first_round", "totals", "seats", "number"),
    *("first", "winner", "seat_totals", "rounds", "won", "last_scores"),
)  # see companion.flows.known_facts


@dataclass(frozen=True)
class Book:
    """All that is printed about one game, in one language."""

    game: str
    title: str
    summary: str
    players: tuple[int, int]  # fewest, most
    clauses: Mapping[str, Clause]
    sections: Mapping[str, str]  # section id -> title
    options: Mapping[str, Option]
    presets: Mapping[str, Preset]
    endings: Mapping[str, Ending]
    words: Mapping[str, str]  # what questions, facts, verdicts and reasons say
    language: str = "en"
    guide: Guide = field(default_factory=Guide)

    def __getitem__(self, clause_id: str) -> Clause:
        """A clause by its id; a KeyError here stops the game's import."""
        return self.clauses[clause_id]

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses.values())

    @property
    def sets(self) -> tuple[str, ...]:
        """Names of its piece sets, the usual one first: the choices of `set`, which every book has."""
        option = self.options["set"]
        others = (str(c.value) for c in option.choices if c.value != option.default)
        return (str(option.default), *others)

    def say(self, key: str, **facts: str | int) -> str:
        """The book's word for a question, verdict or reason, its blanks filled."""
        return self.words[key].format(**facts)
