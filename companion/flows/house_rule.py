"""Where tables differ about a dispute, and what each way would say: to choose as this table's own. Pure.

Only what would change this very answer is told of: a clause may hang on options that have no say in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.flows.settle_dispute import Dispute, Outcome
from companion.flows.table_draft import TableDraft
from companion.ledger.entries import RulesChanged
from companion.ledger.state import MatchState, TablePlay
from rules.books import Choice, Option, Value
from rules.questions import Missing
from rules.referee import cited
from rules.rounds import Settled
from rules.ruling import Ruling


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play an option."""

    choice: Choice
    ours: bool  # this table plays so now
    verdict: str  # key of the words for what it says about the dispute; "" where points or facts are needed
    asks: bool = False  # it would have to know more before it can say

    @property
    def printed(self) -> bool:
        """Whether somebody prints or plays it by that name."""
        return bool(self.choice.who)


@dataclass(frozen=True, slots=True)
class Parting:
    """An option on which this answer hangs, with every way to play it; `decided`: the table has chosen."""

    option: Option
    ways: tuple[Way, ...]
    decided: bool


def partings(dispute: Dispute, state: MatchState) -> tuple[Parting, ...]:
    """The options that would change this answer, those that the table has not decided first."""
    answer = dispute.ruling
    if answer is None:
        return ()
    chosen = decided(state)
    found = []
    for option in _in_question(dispute):
        ways = tuple(_ways(dispute, option))
        if len({(way.verdict, way.asks) for way in ways}) > 1 or _points_differ(dispute, option):
            found.append(Parting(option, ways, option.name in chosen))
    return tuple(sorted(found, key=lambda parting: parting.decided))


def _in_question(dispute: Dispute) -> Iterator[Option]:
    """The options of the clauses that were cited."""
    clauses = cited(dispute.ruling) if dispute.ruling else ()
    ids = {clause.id for clause in clauses}
    names = {name for clause in clauses for name in clause.options}
    for option in dispute.rules.book.options.values():
        if option.choices and option.name != "set" and (option.name in names or option.clause in ids):
            yield option


def _ways(dispute: Dispute, option: Option) -> Iterator[Way]:
    for choice in option.choices:
        ours = choice.value == dispute.rules[option.name]
        said = dispute.outcome if ours else dispute.under(dispute.rules.with_(option.name, choice.value))
        yield Way(choice, ours, _verdict(said), isinstance(said, Missing))


def _points_differ(dispute: Dispute, option: Option) -> bool:
    under = (dispute.under(dispute.rules.with_(option.name, choice.value)) for choice in option.choices)
    return len({str(_points(said)) for said in under}) > 1


def _verdict(said: Outcome) -> str:
    return said.verdict if isinstance(said, Ruling) else ""


def _points(said: Outcome) -> int | Mapping[str, int] | None:
    if isinstance(said, Settled):
        return said.scores
    return said.points if isinstance(said, Ruling) else None


def decided(state: MatchState) -> frozenset[str]:
    """Names of the options that this table has chosen: when it sat down, later, or in a dispute."""
    settled = (name for settlement in state.rulings for name in settlement.ruled.house)
    return frozenset((*state.rules.changes, *settled))


def as_house_rule(dispute: Dispute, play: TablePlay, option: str, value: Value) -> RulesChanged:
    """The rules of the match from here on, with that option set."""
    draft = TableDraft(preset=play.preset, changes=play.changes)
    changed = draft.with_rule(dispute.game.book, option, value)
    return RulesChanged(changed.preset, changed.changes)
