"""Settling a dispute: what is known, what is asked next, and the answer. Pure.

Facts are texts by name, as the address of the page holds them: "left.<player>" is a fact of one player, and
an empty text is an empty hand. What was said wins over what the match knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeAlias

from rules.facts import Fact, FactError
from rules.games import Game
from rules.pieces import PieceError
from rules.questions import Answer, Missing, Question
from rules.quoting import quoted
from rules.referee import ask, questions
from rules.rounds import Settled, Unsettled
from rules.ruling import Ruling
from rules.table_rules import TableRules

ONE_A_PLAYER = "hands"  # the kind of a fact that every player has


@dataclass(frozen=True, slots=True)
class Cannot:
    """Facts that cannot be together, such as a piece that the set has not: expected trouble, so a value."""

    why: str


Outcome: TypeAlias = Answer | Cannot


@dataclass(frozen=True)
class Dispute:
    """One question about one table, as far as it is told."""

    game: Game
    rules: TableRules
    question: Question
    seats: tuple[str, ...]  # ids of the players, clockwise
    known: Mapping[str, str] = field(default_factory=dict)  # what the match tells
    told: Mapping[str, str] = field(default_factory=dict)  # what people said

    @classmethod
    def about(
        cls, game: Game, rules: TableRules, name: str, seats: tuple[str, ...], told: Mapping[str, str]
    ) -> Dispute:
        """Raises LookupError for no such question. What is said of facts that it has not is dropped."""
        question = next((q for q in questions(game) if q.name == name), None)
        if question is None:
            raise LookupError(f"no question {quoted(name)} about {game.book.title}")
        names = {fact.name for fact in question.facts}
        mine = {key: text for key, text in told.items() if key.partition(".")[0] in names}
        return cls(game, rules, question, seats, {}, mine)

    def knowing(self, known: Mapping[str, str]) -> Dispute:
        return replace(self, known=known)

    def tell(self, name: str, text: str) -> Dispute:
        """Somebody says so; about the facts asked after it, what was said before still stands."""
        return replace(self, told={**self.told, name: text})

    @property
    def facts(self) -> dict[str, str]:
        """Everything that the answer goes by."""
        return {**self.known, **self.told}

    @cached_property
    def outcome(self) -> Outcome:
        return self.under(self.rules)

    def under(self, rules: TableRules) -> Outcome:
        """The answer at a table with these rules."""
        try:
            return ask(self.game, self.question.name, self._given(), rules)
        except (FactError, PieceError) as error:
            return Cannot(str(error))

    @property
    def ruling(self) -> Ruling | Settled | None:
        """The answer, once there is one."""
        return self.outcome if isinstance(self.outcome, Ruling | Settled) else None

    @property
    def asked(self) -> str:
        """The fact that is asked next, "left.<player>" for one of a player; "" where none is."""
        if not isinstance(self.outcome, Missing):
            return ""
        fact = self.fact(self.outcome.fact)
        if fact.kind != ONE_A_PLAYER:
            return fact.name
        player = self.outcome.player or next(p for p in self.seats if f"{fact.name}.{p}" not in self.facts)
        return f"{fact.name}.{player}"

    @property
    def doubts(self) -> Unsettled | None:
        """What is odd about the hands of a round, until somebody says that it is right."""
        return self.outcome if isinstance(self.outcome, Unsettled) else None

    def fact(self, name: str) -> Fact:
        """The fact of that name, or of a player's part of it."""
        return next(fact for fact in self.question.facts if fact.name == name.partition(".")[0])

    @property
    def answered(self) -> tuple[str, ...]:
        """Names of the facts that are known or told, in the order of the question."""
        order = [fact.name for fact in self.question.facts]
        return tuple(sorted(self.facts, key=lambda name: order.index(name.partition(".")[0])))

    def _given(self) -> dict[str, Any]:
        """The facts as the question reads them. A fact of all players counts once all have told theirs,
        except where the question itself asks for one after another."""
        given: dict[str, Any] = {}
        by_player: dict[str, dict[str, str]] = {}
        for name, text in self.facts.items():
            whole, dot, player = name.partition(".")
            if dot:
                by_player.setdefault(whole, {})[player] = text
            else:
                given[whole] = text
        piecemeal = any(fact.kind == "ending" for fact in self.question.facts)
        for whole, each in by_player.items():
            if piecemeal or set(self.seats) <= set(each):
                given[whole] = each
        return given
