"""What the rules answer with: a verdict or points, the steps that led there, and the clauses it rests on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.books import Clause


@dataclass(frozen=True, slots=True)
class Reason:
    """One step of a ruling, in the words of the book: `words[key]` with these facts filled in.

    Facts that are player ids are written `{who}` in the book and put into names by whoever shows them.
    """

    key: str
    facts: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ruling:
    """An answer. Without a clause to rest on it cannot be built."""

    because: tuple[Clause, ...]
    verdict: str = ""  # a key of the book's words; empty where points are the answer
    points: int | None = None
    steps: tuple[Reason, ...] = ()
    remedies: tuple[Reason, ...] = ()  # what to do now

    def __post_init__(self) -> None:
        if not self.because:
            raise ValueError(f"ruling {self.verdict or self.points!r} cites no clause")
        for clause in self.because:
            if clause.procedural:
                raise ValueError(f"{clause.id} is procedural; nothing may rest on it")
