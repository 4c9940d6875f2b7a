"""The verbs: what people do to matches and players. Each is one transaction; none ever changes an entry."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from sqlalchemy import Engine
from sqlmodel import Session, col, func, select

from companion.ledger import names, plain
from companion.ledger.entries import Entry, Undone, read_entry
from companion.ledger.errors import LedgerError, NoSuchMatch
from companion.ledger.fold import fold, judged
from companion.ledger.legal import placed
from companion.ledger.models import EntryRow, MatchRow, PlayerRow, SeatRow
from companion.ledger.state import Header, MatchState, MatchSummary, Player, TablePlay, Written
from companion.ledger.transactions import reading, writing
from rules.books import Value

MOST_PLAYERS = 16


class Ledger:
    """One household's matches. Quick and synchronous; safe to call from many threads and many servers."""

    def __init__(self, engine: Engine, new_id: Callable[[], str]) -> None:
        """`engine`: migrated, see `migrate`; `new_id`: a short random text that nobody can guess."""
        self._engine = engine
        self._new_id = new_id

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    # Players

    def players(self) -> list[Player]:
        """Everybody who is not hidden, regulars first: most matches, then who played last, then by name."""
        with reading(self._engine) as session:
            played = func.count(col(SeatRow.match))
            rows = session.exec(
                select(PlayerRow)
                .where(col(PlayerRow.hidden).is_(False))
                .outerjoin(SeatRow, col(SeatRow.player) == PlayerRow.id)
                .outerjoin(MatchRow, col(SeatRow.match) == MatchRow.id)
                .group_by(*PlayerRow.__table__.columns)  # type: ignore[attr-defined]
                .order_by(
                    played.desc(),
                    func.coalesce(func.max(MatchRow.at), PlayerRow.added_at).desc(),
                    col(PlayerRow.key),
                )
            ).all()
            return [_player(row) for row in rows]

    def add_player(self, name: str, at: datetime) -> Player:
        """A new player, or a hidden one of that name come back. Raises LedgerError: empty, long, taken."""
        name = names.tidy(name)
        with writing(self._engine, taken=name) as session:
            row = session.exec(select(PlayerRow).where(PlayerRow.key == names.key(name))).first()
            if row is None:
                used = session.exec(select(PlayerRow.colour).where(col(PlayerRow.hidden).is_(False))).all()
                row = PlayerRow(
                    id=self._new_id(),
                    name=name,
                    key=names.key(name),
                    colour=names.next_colour(used),
                    added_at=at,
                )
            elif not row.hidden:
                raise LedgerError("name-taken", name=row.name)
            row.name, row.hidden = name, False
            session.add(row)
            return _player(row)

    def rename_player(self, player: str, name: str) -> Player:
        """Call a player something else, in all their matches. Raises LedgerError: unknown, empty, taken."""
        name = names.tidy(name)
        with writing(self._engine, taken=name) as session:
            row = _known(session, player)
            other = session.exec(select(PlayerRow).where(PlayerRow.key == names.key(name))).first()
            if other is not None and other.id != player:
                raise LedgerError("name-taken", name=other.name)
            row.name, row.key = name, names.key(name)
            session.add(row)
            return _player(row)

    def hide_player(self, player: str) -> None:
        """Leave a player out of `players`; their matches stay, and adding the name brings them back."""
        with writing(self._engine) as session:
            row = _known(session, player)
            row.hidden = True
            session.add(row)

    # Matches

    def start_match(
        self,
        game: str,
        preset: str,
        changes: Mapping[str, Value],
        players: Sequence[str],
        at: datetime,
        by: str,
    ) -> str:
        """A new match with these players (ids, clockwise); its id. What the game allows is not asked."""
        if not game:
            raise LedgerError("no-game")
        if not players:
            raise LedgerError("no-players")
        if len(players) > MOST_PLAYERS:
            raise LedgerError("too-many-players", count=len(players), most=MOST_PLAYERS)
        match = self._new_id()
        with writing(self._engine) as session:
            rows = [_known(session, player) for player in players]
            for row in rows:
                if players.count(row.id) > 1:
                    raise LedgerError("player-twice", player=row.name)
            session.add(MatchRow(id=match, game=game, preset=preset, changes=dict(changes), at=at, by=by))
            session.flush()  # no relationships are mapped, so the order is ours to keep
            for place, colour in enumerate(names.colours([row.colour for row in rows])):
                session.add(SeatRow(match=match, place=place, player=rows[place].id, colour=colour))
        return match

    def matches(self, running: bool | None = None) -> list[MatchSummary]:
        """Matches that still go on, that were ended, or (None) all of them; the one begun last first."""
        with reading(self._engine) as session:
            ids = session.exec(select(MatchRow.id).order_by(col(MatchRow.at).desc(), col(MatchRow.id))).all()
            states = [fold(_header(session, match), _written(session, match)) for match in ids]
        return [_summary(state) for state in states if running in (None, not state.ended)]

    def match(self, id: str) -> MatchState:
        """The match as it stands; raises NoSuchMatch."""
        with reading(self._engine) as session:
            return fold(_header(session, id), _written(session, id))

    def history(self, match: str) -> list[Written]:
        """Everything ever written in a match, oldest first; raises NoSuchMatch."""
        with reading(self._engine) as session:
            _header(session, match)
            return list(judged(_written(session, match)))

    def record(self, match: str, entry: Entry, at: datetime, by: str, replaces: str = "") -> str:
        """Write an entry; its id. Once this returns, it is on the disk.

        `replaces` names the entry that it corrects; where it is empty, the entry about the same that
        holds by now is named for you. Raises LedgerError where it makes no sense; nothing is written then.
        """
        entry = read_entry(entry.kind, entry.to_json())  # what cannot be read back is not written
        with writing(self._engine) as session:
            # holding the match's row makes other servers wait, so that the numbers have no gaps
            session.exec(select(MatchRow.id).where(MatchRow.id == match).with_for_update()).first()
            header, written = _header(session, match), _written(session, match)
            named = placed(header, written, entry, replaces)
            row = EntryRow(
                id=self._new_id(),
                match=match,
                number=len(written) + 1,
                at=at,
                by=plain.text(by),
                kind=entry.kind,
                body=entry.to_json(),
                replaces=named or None,
            )
            session.add(row)
            return row.id

    def undo(self, match: str, entry: str, at: datetime, by: str) -> str:
        """Take an entry back; the id of the `Undone`, by which to redo. Raises LedgerError."""
        return self.record(match, Undone(entry), at, by)


def _known(session: Session, player: str) -> PlayerRow:
    row = session.get(PlayerRow, player)
    if row is None:
        raise LedgerError("no-player", player=player)
    return row


def _player(row: PlayerRow) -> Player:
    return Player(row.id, row.name, row.colour, names.letters([row.name])[0])


def _header(session: Session, match: str) -> Header:
    row = session.get(MatchRow, match)
    if row is None:
        raise NoSuchMatch("no-match", match=match)
    seats = session.exec(
        select(PlayerRow, SeatRow.colour)
        .join(SeatRow, col(SeatRow.player) == PlayerRow.id)
        .where(SeatRow.match == match)
        .order_by(col(SeatRow.place))
    ).all()
    letters = names.letters([player.name for player, _ in seats])
    return Header(
        id=row.id,
        game=row.game,
        rules=TablePlay(row.preset, row.changes),
        players=tuple(
            Player(player.id, player.name, colour, letter)
            for (player, colour), letter in zip(seats, letters, strict=True)
        ),
        started_at=row.at,
        by=row.by,
    )


def _written(session: Session, match: str) -> list[Written]:
    rows = session.exec(select(EntryRow).where(EntryRow.match == match).order_by(col(EntryRow.number))).all()
    return [
        Written(row.id, row.at, row.by, read_entry(row.kind, row.body), row.replaces or "") for row in rows
    ]


def _summary(state: MatchState) -> MatchSummary:
    return MatchSummary(
        id=state.id,
        game=state.game,
        players=state.players,
        round=state.open_round,
        started_at=state.started_at,
        latest_at=state.latest_at,
        ended=state.ended,
        state=state,
    )
