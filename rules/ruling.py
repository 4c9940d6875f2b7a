"""What the rules answer with: a verdict or points, the steps that led there, and the clauses it rests on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from rules.books import Clause


@dataclass(frozen=True, slots=True)
class Reason:
    """One step of a ruling, in the words of the book: `words[key]` with these facts filled in.

    The facts `who` and `other` are player ids, and whoever shows the step puts them into names.
    """

    key: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    clause: str = ""  # id of the clause that this step applies


Step: TypeAlias = tuple[Clause, Reason]


def step(clause: Clause, key: str, **facts: str | int) -> Step:
    """A step and the clause it applies."""
    return clause, Reason(key, facts, clause.id)


@dataclass(frozen=True, slots=True)
class Ruling:
    """An answer. Without a clause to rest on it cannot be built."""

    because: tuple[Clause, ...]
    verdict: str = ""  # "<question>.<verdict>", a key of the book's words; empty where points are the answer
    points: int | None = None
    steps: tuple[Reason, ...] = ()
    remedies: tuple[Reason, ...] = ()  # what to do now

    def __post_init__(self) -> None:
        if not self.because:
            raise ValueError(f"ruling {self.verdict or self.points!r} cites no clause")
        for clause in self.because:
            if clause.procedural:
                raise ValueError(f"{clause.id} is procedural; nothing may rest on it")

    def then(self, *steps: Step, points: int | None = None) -> Ruling:
        """This ruling and what follows from it; `points` replaces its points where given."""
        return replace(
            self,
            because=_once((*self.because, *(clause for clause, _ in steps))),
            steps=(*self.steps, *(reason for _, reason in steps)),
            points=self.points if points is None else points,
        )

    def after(self, *steps: Step) -> Ruling:
        """This ruling with steps that come before its own."""
        return replace(
            self,
            because=_once((*(clause for clause, _ in steps), *self.because)),
            steps=(*(reason for _, reason in steps), *self.steps),
        )


def ruled(*steps: Step, points: int | None = None, verdict: str = "", now: Iterable[Step] = ()) -> Ruling:
    """A ruling that rests on the clauses of its steps, in their order. `now`: what is to be done, and the
    clauses that say so."""
    remedies = tuple(now)
    return Ruling(
        because=_once(clause for clause, _ in (*steps, *remedies)),
        verdict=verdict,
        points=points,
        steps=tuple(reason for _, reason in steps),
        remedies=tuple(reason for _, reason in remedies),
    )


def _once(clauses: Iterable[Clause]) -> tuple[Clause, ...]:
    return tuple({clause.id: clause for clause in clauses}.values())
