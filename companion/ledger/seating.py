"""Who is known here, and who sits down to a match. All within the caller's transaction."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session, col, select

from companion.ledger import names, plain
from companion.ledger.errors import LedgerError
from companion.ledger.models import MatchRow, PlayerRow, SeatRow

MOST_PLAYERS = 16  # at one table


def known(session: Session, player: str) -> PlayerRow:
    """The player of that id; raises LedgerError."""
    row = session.get(PlayerRow, player)
    if row is None:
        raise LedgerError("no-player", player=player)
    return row


def called(session: Session, name: str) -> PlayerRow | None:
    """The player of that name, hidden ones too."""
    return session.exec(select(PlayerRow).where(PlayerRow.key == names.key(name))).first()


def new_player(session: Session, id: str, name: str, at: datetime) -> PlayerRow:
    """Somebody new, in the hue that the fewest have; `name` is tidy and free."""
    used = session.exec(select(PlayerRow.colour).where(col(PlayerRow.hidden).is_(False))).all()
    row = PlayerRow(
        id=id, name=name, key=names.key(name), colour=names.next_colour(used), added_at=at, hidden=False
    )
    session.add(row)
    session.flush()
    return row


def begin(session: Session, match: MatchRow, players: Sequence[PlayerRow]) -> None:
    """Seat these players, clockwise, at a new match. Raises LedgerError."""
    if not plain.text(match.game):
        raise LedgerError("no-game")
    if not players:
        raise LedgerError("no-players")
    if len(players) > MOST_PLAYERS:
        raise LedgerError("too-many-players", count=len(players), most=MOST_PLAYERS)
    seen: set[str] = set()
    for row in players:
        if row.id in seen:
            raise LedgerError("player-twice", player=row.name)
        seen.add(row.id)
    session.add(match)
    session.flush()  # no relationships are mapped, so the order of the inserts is ours to keep
    for place, colour in enumerate(names.colours([row.colour for row in players])):
        session.add(SeatRow(match=match.id, place=place, player=players[place].id, colour=colour))
    session.flush()
