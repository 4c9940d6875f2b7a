"""What may be written next in a match. Pure; every refusal is one plain line and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from companion.ledger.entries import Entry, RoundScored, Ruled, ScoreCorrected, Undone
from companion.ledger.errors import LedgerError
from companion.ledger.fold import judged, ruling_of
from companion.ledger.people import named
from companion.ledger.state import Header, Written


def placed(header: Header, written: Sequence[Written], entry: Entry, replaces: str = "") -> str:
    """Check that `entry` may be written next; the id of the entry whose place it takes, or "".

    Two phones may write about the same at once, so being late is never a reason to refuse: the later
    entry simply takes the place of the one that holds by then. Raises LedgerError.
    """
    log = judged(written)
    _check_players(header, entry)
    _check_round(log, entry)
    by_id = {each.id: each for each in log}
    ruling = ruling_of(entry)
    if ruling and (ruling not in by_id or not isinstance(by_id[ruling].entry, Ruled)):
        raise LedgerError("no-entry", entry=ruling)
    match entry:
        case Undone(target):
            if target not in by_id:
                raise LedgerError("no-entry", entry=target)
            if by_id[target].undone:
                raise LedgerError("already-undone")
            return ""
        case ScoreCorrected(number):
            scored = [e for e in log if e.holds and isinstance(e.entry, RoundScored)]
            if not any(e.entry.subject == ("points", number) for e in scored):
                raise LedgerError("round-unscored", round=number)
    if replaces:
        if replaces not in by_id:
            raise LedgerError("no-entry", entry=replaces)
        if not _may_replace(entry, by_id[replaces].entry):
            raise LedgerError("other-subject")
        return replaces
    return next((each.id for each in log if each.holds and each.entry.subject == entry.subject), "")


def _may_replace(entry: Entry, old: Entry) -> bool:
    """A score set by hand may also name the scoring it corrects, which goes on holding for the others."""
    if isinstance(entry, ScoreCorrected) and isinstance(old, RoundScored):
        return entry.round == old.round
    return entry.subject == old.subject


def _check_players(header: Header, entry: Entry) -> None:
    for stranger in sorted(named(entry) - {player.id for player in header.players}):
        raise LedgerError("not-at-table", player=stranger)


def _check_round(log: Sequence[Written], entry: Entry) -> None:
    """No further than one past the last round that ever had points.

    Reopening round 3 on one phone does not stop another that is entering round 4 already.
    """
    number = getattr(entry, "round", 1)
    ever = [each.entry.round for each in log if isinstance(each.entry, RoundScored)]
    following = max(ever, default=0) + 1
    if number > following:
        raise LedgerError("round-ahead", round=number, next=following)
