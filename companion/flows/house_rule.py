"""Where tables differ about a dispute, and how one way becomes this table's own. Pure."""

from __future__ import annotations

from companion.flows.settle_dispute import Dispute
from companion.flows.table_draft import TableDraft
from companion.ledger.entries import RulesChanged
from companion.ledger.state import MatchState, TablePlay
from rules import partings as parting
from rules.books import Option, Value
from rules.partings import Parting, Way


def partings(dispute: Dispute, state: MatchState) -> tuple[Parting, ...]:
    """The options that would change this answer, those that the table has not decided first."""
    answer = dispute.ruling
    if answer is None:
        return ()
    return parting.partings(answer, dispute.under, dispute.rules, decided(dispute, state))


def decided(dispute: Dispute, state: MatchState) -> frozenset[str]:
    """Names of the options that this table has chosen: when it sat down, later, or in a dispute."""
    settled = (name for settlement in state.rulings for name in settlement.ruled.house)
    return frozenset((*parting.decided(dispute.rules), *settled))


def way(dispute: Dispute, option: Option, value: Value) -> Way:
    """What a table that plays this number says about it."""
    return parting.way_to_play(option, value, dispute.under, dispute.rules)


def as_house_rule(dispute: Dispute, play: TablePlay, option: str, value: Value) -> RulesChanged:
    """The rules of the match from here on, with that option set."""
    draft = TableDraft(preset=play.preset, changes=play.changes)
    changed = draft.with_rule(dispute.game.book, option, value)
    return RulesChanged(changed.preset, changed.changes)
