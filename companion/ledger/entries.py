"""What can be written in a match's ledger. Pure data: every entry prints to JSON and reads back equal.

Of the entries about one `subject` (a hand, the points of a round, ...) the newest that is not undone holds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, ClassVar, Self, TypeAlias

from companion.ledger.errors import BadEntry
from companion.ledger.plain import (
    choices,
    hand,
    number,
    plain,
    round_number,
    text,
    text_lists,
    texts,
    whole_numbers,
    words,
    yes,
)
from companion.ledger.unlike import Unlike, part, place, shown, within
from companion.ledger.why import why
from rules.books import Value
from rules.quoting import quoted
from rules.rounds import Left

Subject: TypeAlias = tuple[str | int, ...]

SELDOM = (
    "ruling",
)  # left out of what is stored where empty, as in all that was written before there were any


class _Entry:
    """What all entries can do; `kind` is the name in the database, for ever."""

    __slots__ = ()
    kind: ClassVar[str]

    @property
    def subject(self) -> Subject:
        """What it is about: a later entry with the same subject takes its place."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """Plain data that `from_json` turns back into an equal entry."""
        told = {f.name: plain(getattr(self, f.name)) for f in fields(self)}  # type: ignore[arg-type]
        return {name: value for name, value in told.items() if value or name not in SELDOM}

    @classmethod
    def from_json(cls, stored: Any) -> Self:
        """Read back what `to_json` gave; raises Unlike that says which part is wrong."""
        if not isinstance(stored, Mapping):
            raise Unlike(why("no-object", told=shown(stored)))
        known = {f.name: f for f in fields(cls)}  # type: ignore[arg-type]
        for name in stored:
            if name not in known:
                has = ", ".join(sorted(known))
                raise Unlike(why("no-part", kind=cls.kind, name=quoted(name), known=has))
        read = {}
        for name, f in known.items():
            if name in stored or (f.default is MISSING and f.default_factory is MISSING):
                read[name] = part(stored, name, READ[name])
        return cls(**read)


@dataclass(frozen=True, slots=True)
class HandCounted(_Entry):
    """A person agreed with what this player has left."""

    kind = "hand-counted"
    round: int
    player: str
    left: Left
    photo: str = ""

    @property
    def subject(self) -> Subject:
        return "hand", self.round, self.player


@dataclass(frozen=True, slots=True)
class HandCleared(_Entry):
    """That hand is not entered after all."""

    kind = "hand-cleared"
    round: int
    player: str

    @property
    def subject(self) -> Subject:
        return "hand", self.round, self.player


@dataclass(frozen=True, slots=True)
class RoundEnded(_Entry):
    """How the round ended, as answered so far; `ending` is empty while nobody told."""

    kind = "round-ended"
    round: int
    ending: str = ""
    who: str = ""
    facts: Mapping[str, str] = field(default_factory=dict)

    @property
    def subject(self) -> Subject:
        return "ending", self.round


@dataclass(frozen=True, slots=True)
class RoundScored(_Entry):
    """The table confirmed these points; `clauses`: ids of the clauses behind them, by player."""

    kind = "round-scored"
    round: int
    scores: Mapping[str, int]
    ending: str = ""
    who: str = ""
    winner: str = ""
    clauses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    ruling: str = ""  # id of the `Ruled` it follows from; undone with it

    @property
    def subject(self) -> Subject:
        return "points", self.round


@dataclass(frozen=True, slots=True)
class ScoreCorrected(_Entry):
    """A person set this score; their word wins over what was computed, before and after."""

    kind = "score-corrected"
    round: int
    player: str
    points: int
    why: str = ""
    ruling: str = ""  # id of the `Ruled` it follows from; undone with it

    @property
    def subject(self) -> Subject:
        return "score", self.round, self.player


@dataclass(frozen=True, slots=True)
class Ruled(_Entry):
    """The table settled a dispute so. What follows from it names it by its id, and is undone with it.

    Facts are as they were given to the question: texts, and "left.<player>" for a fact one a player.
    """

    kind = "ruled"
    question: str
    round: int
    facts: Mapping[str, str] = field(default_factory=dict)
    verdict: str = ""  # the question's short name for it; empty where points were the answer
    own: bool = False  # the table decided so, and the referee had said something else
    because: tuple[str, ...] = ()  # ids of the clauses that the referee cited
    house: Mapping[str, Value] = field(default_factory=dict)  # options that it made this table's rule

    @property
    def subject(self) -> Subject:
        """A second ruling on the very same case takes the place of the first."""
        case = (text for name in sorted(self.facts) for text in (name, self.facts[name]))
        return "ruling", self.round, self.question, *case


@dataclass(frozen=True, slots=True)
class FirstPlayer(_Entry):
    """Who started round 1."""

    kind = "first-player"
    player: str

    @property
    def subject(self) -> Subject:
        return ("first",)


@dataclass(frozen=True, slots=True)
class RulesChanged(_Entry):
    """The house rules from here on: all of them, not only what is new."""

    kind = "rules-changed"
    preset: str = ""
    changes: Mapping[str, Value] = field(default_factory=dict)
    ruling: str = ""  # id of the `Ruled` it follows from; undone with it

    @property
    def subject(self) -> Subject:
        return ("rules",)


@dataclass(frozen=True, slots=True)
class MatchEnded(_Entry):
    """The match was ended by hand."""

    kind = "match-ended"
    winners: tuple[str, ...] = ()

    @property
    def subject(self) -> Subject:
        return ("end",)


@dataclass(frozen=True, slots=True)
class MatchReopened(_Entry):
    """The match goes on after all."""

    kind = "match-reopened"

    @property
    def subject(self) -> Subject:
        return ("end",)


@dataclass(frozen=True, slots=True)
class Undone(_Entry):
    """The entry of that id no longer holds; undoing an `Undone` is redo."""

    kind = "undone"
    entry: str

    @property
    def subject(self) -> Subject:
        return "undone", self.entry


Remedy: TypeAlias = RoundScored | ScoreCorrected | RulesChanged  # what can follow from a ruling

Entry: TypeAlias = (
    HandCounted
    | HandCleared
    | RoundEnded
    | RoundScored
    | ScoreCorrected
    | Ruled
    | FirstPlayer
    | RulesChanged
    | MatchEnded
    | MatchReopened
    | Undone
)

KINDS: dict[str, type[Entry]] = {
    entry.kind: entry
    for entry in (
        HandCounted,
        HandCleared,
        RoundEnded,
        RoundScored,
        ScoreCorrected,
        Ruled,
        FirstPlayer,
        RulesChanged,
        MatchEnded,
        MatchReopened,
        Undone,
    )
}

READ: dict[str, Callable[[Any], Any]] = {
    "round": round_number,
    "player": text,
    "left": hand,
    "photo": text,
    "ending": text,
    "who": text,
    "facts": words,
    "scores": whole_numbers,
    "winner": text,
    "clauses": text_lists,
    "points": number,
    "why": text,
    "preset": text,
    "changes": choices,
    "winners": texts,
    "entry": text,
    "ruling": text,
    "question": text,
    "verdict": text,
    "own": yes,
    "because": texts,
    "house": choices,
}


def read_entry(kind: str, body: Any) -> Entry:
    """The entry that was stored as `kind` and `body`; raises BadEntry."""
    try:
        return entry_of(kind, body)
    except Unlike as wrong:
        inside = place(wrong.at[1:])
        where = f"{kind}: {inside}" if inside else kind
        raise BadEntry("bad-entry", what=why("at", place=where, what=wrong.why)) from None


def entry_of(kind: str, body: Any) -> Entry:
    """`read_entry`, raising Unlike."""
    if kind not in KINDS:
        raise Unlike(why("no-kind", kind=quoted(kind)), ("kind",))
    with within("body"):
        return KINDS[kind].from_json(body)
