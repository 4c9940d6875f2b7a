"""From rows to headers and entries and back."""

from __future__ import annotations

from collections import defaultdict

from sqlmodel import Session, col, func, select

from companion.ledger import names
from companion.ledger.entries import read_entry
from companion.ledger.errors import NoSuchMatch
from companion.ledger.models import EntryRow, MatchRow, PlayerRow, SeatRow
from companion.ledger.state import Header, Player, TablePlay, Written


def header_of(session: Session, match: str) -> Header:
    """The header of a match; raises NoSuchMatch."""
    found = headers(session, match) if match.isascii() else []  # what is no text, no database can be asked
    if not found:
        raise NoSuchMatch("no-match", match=match)
    return found[0]


def headers(session: Session, match: str | None = None) -> list[Header]:
    """The header of that match, or of all; the one begun last first."""
    matches = select(MatchRow).order_by(col(MatchRow.at).desc(), col(MatchRow.id))
    seats = (
        select(SeatRow, PlayerRow)
        .join(PlayerRow, col(SeatRow.player) == PlayerRow.id)
        .order_by(col(SeatRow.place))
    )
    if match is not None:
        matches, seats = matches.where(MatchRow.id == match), seats.where(SeatRow.match == match)
    seated: dict[str, list[tuple[SeatRow, PlayerRow]]] = defaultdict(list)
    for seat, player in session.exec(seats):
        seated[seat.match].append((seat, player))
    return [
        Header(
            id=row.id,
            game=row.game,
            rules=TablePlay(row.preset, row.changes),
            players=_at_table(seated[row.id]),
            started_at=row.at,
            by=row.by,
        )
        for row in session.exec(matches)
    ]


def versions(session: Session, match: str | None = None) -> dict[str, int]:
    """How many entries were written in that match, or in all in which any was, by match."""
    asked = select(EntryRow.match, func.max(EntryRow.number)).group_by(col(EntryRow.match))
    if match is not None:
        asked = asked.where(EntryRow.match == match)
    return dict(session.exec(asked).all())


def log_of(session: Session, match: str) -> list[Written]:
    """Everything written in a match, oldest first. Raises BadEntry for what we cannot read."""
    asked = select(EntryRow).where(EntryRow.match == match).order_by(col(EntryRow.number))
    return [
        Written(row.id, row.at, row.by, read_entry(row.kind, row.body), row.replaces or "")
        for row in session.exec(asked)
    ]


def player_of(row: PlayerRow) -> Player:
    """A player outside any match."""
    return Player(row.id, row.name, row.colour, names.letters([row.name])[0])


def _at_table(seats: list[tuple[SeatRow, PlayerRow]]) -> tuple[Player, ...]:
    letters = names.letters([player.name for _, player in seats])
    return tuple(
        Player(player.id, player.name, seat.colour, letter)
        for (seat, player), letter in zip(seats, letters, strict=True)
    )


def entry_row(match: str, number: int, written: Written) -> EntryRow:
    """An entry as it is stored, `number` counting from 1 within its match."""
    return EntryRow(
        id=written.id,
        match=match,
        number=number,
        at=written.at,
        by=written.by,
        kind=written.entry.kind,
        body=written.entry.to_json(),
        replaces=written.replaces or None,
    )
