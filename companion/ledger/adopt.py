"""Taking in a match that was written elsewhere: its players become ours, its entries are checked again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sqlmodel import Session, col, select

from companion.ledger import names
from companion.ledger.entries import HandCounted
from companion.ledger.errors import BadEntry
from companion.ledger.legal import placed
from companion.ledger.models import EntryRow, MatchRow, PhotoRow, PlayerRow
from companion.ledger.people import renamed
from companion.ledger.rows import entry_row, header_of
from companion.ledger.seating import begin, called, new_player
from companion.ledger.state import Header, Player, Written
from companion.ledger.unlike import within
from companion.ledger.why import why


def adopted(session: Session, header: Header, written: Sequence[Written]) -> bool:
    """Write the match into this ledger; False where it is here already. Raises LedgerError."""
    if session.get(MatchRow, header.id) is not None:
        return False
    rows = []
    for number, player in enumerate(header.players):
        with within("players", number):
            rows.append(_ours(session, player, header))
    ids = {theirs.id: ours.id for theirs, ours in zip(header.players, rows, strict=True)}
    match = MatchRow(
        id=header.id,
        game=header.game,
        preset=header.rules.preset,
        changes=dict(header.rules.changes),
        at=header.started_at,
        by=ids.get(header.by, header.by),
    )
    with within("game" if not header.game else "players"):
        begin(session, match, rows)
    here = header_of(session, header.id)
    log: list[Written] = []
    with within("entries"):
        _check_ids(session, [each.id for each in written])
    for number, each in enumerate(written):
        entry = renamed(each.entry, ids)
        if isinstance(entry, HandCounted) and session.get(PhotoRow, entry.photo) is None:
            entry = replace(entry, photo="")  # its picture stayed where it was taken
        with within("entries", number):
            named = placed(here, log, entry, each.replaces)
        log.append(Written(each.id, each.at, ids.get(each.by, each.by), entry, named))
    for number, each in enumerate(log, start=1):
        session.add(entry_row(header.id, number, each))
    session.flush()
    return True


def _check_ids(session: Session, ids: Sequence[str]) -> None:
    for start in range(0, len(ids), 500):
        some = ids[start : start + 500]
        if session.exec(select(EntryRow.id).where(col(EntryRow.id).in_(some))).first() is not None:
            raise BadEntry("bad-entry", what=why("same-entries"))
    if len(set(ids)) < len(ids):
        raise BadEntry("bad-entry", what=why("same-id"))


def _ours(session: Session, theirs: Player, header: Header) -> PlayerRow:
    """The player of that id or that name here, or a new one who is told apart by both."""
    same = session.get(PlayerRow, theirs.id)
    if same is not None:
        return same
    name = names.tidy(theirs.name)
    return called(session, name) or new_player(session, theirs.id, name, header.started_at)
