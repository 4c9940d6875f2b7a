"""The verbs: what people do to matches and players. Each is one transaction; none ever changes an entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from sqlalchemy import Engine
from sqlmodel import Session, col, func, select

from companion.ledger import names, plain
from companion.ledger.adopt import adopted
from companion.ledger.entries import Entry, Remedy, Ruled, Undone, read_entry
from companion.ledger.errors import LedgerError
from companion.ledger.fold import judged
from companion.ledger.legal import placed
from companion.ledger.memory import Memory
from companion.ledger.models import MatchRow, PlayerRow, SeatRow
from companion.ledger.rows import entry_row, header_of, headers, log_of, player_of, versions
from companion.ledger.seating import begin, called, known, new_player
from companion.ledger.state import Header, MatchState, MatchSummary, Player, Written
from companion.ledger.transactions import reading, writing
from companion.ledger.unlike import within
from companion.ledger.why import why
from rules.books import Value


class Ledger:
    """One household's matches. Quick and synchronous; safe to call from many threads and many servers."""

    def __init__(self, engine: Engine, new_id: Callable[[], str]) -> None:
        """`engine`: migrated, see `migrate`; `new_id`: a short random text that nobody can guess."""
        self._engine = engine
        self._new_id = new_id
        self._memory = Memory()

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    # Players

    def players(self) -> list[Player]:
        """Everybody who is not hidden, regulars first: most matches, then who played last, then by name."""
        with reading(self._engine) as session:
            rows = session.exec(
                select(PlayerRow)
                .where(col(PlayerRow.hidden).is_(False))
                .outerjoin(SeatRow, col(SeatRow.player) == PlayerRow.id)
                .outerjoin(MatchRow, col(SeatRow.match) == MatchRow.id)
                .group_by(col(PlayerRow.id))
                .order_by(
                    func.count(col(SeatRow.match)).desc(),
                    func.coalesce(func.max(MatchRow.at), PlayerRow.added_at).desc(),
                    col(PlayerRow.key),
                )
            ).all()
            return [player_of(row) for row in rows]

    def add_player(self, name: str, at: datetime) -> Player:
        """A new player, or a hidden one of that name come back. Raises LedgerError: empty, long, taken."""
        name = names.tidy(name)
        with writing(self._engine, LedgerError("name-taken", name=name)) as session:
            row = called(session, name)
            if row is None:
                row = new_player(session, self._new_id(), name, at)
            elif not row.hidden:
                raise LedgerError("name-taken", name=row.name)
            row.name, row.hidden = name, False
            session.add(row)
            return player_of(row)

    def rename_player(self, player: str, name: str) -> Player:
        """Call a player something else, in all their matches. Raises LedgerError: unknown, empty, taken."""
        name = names.tidy(name)
        with writing(self._engine, LedgerError("name-taken", name=name)) as session:
            row, other = known(session, player), called(session, name)
            if other is not None and other.id != player:
                raise LedgerError("name-taken", name=other.name)
            row.name, row.key = name, names.key(name)
            session.add(row)
            return player_of(row)

    def hide_player(self, player: str) -> None:
        """Leave a player out of `players`; their matches stay, and adding the name brings them back."""
        with writing(self._engine) as session:
            row = known(session, player)
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
        match = self._new_id()
        with writing(self._engine) as session:
            rows = [known(session, player) for player in players]
            changes = plain.choices(changes)
            row = MatchRow(id=match, game=game, preset=preset, changes=dict(changes), at=at, by=by)
            begin(session, row, rows)
        return match

    def adopt(self, matches: Iterable[tuple[Header, Sequence[Written]]]) -> list[str]:
        """Take in matches that were written elsewhere; the ids of those that are new here.

        Their players are those of the same id or name here, or new ones. Raises LedgerError where one of
        them could not have been written here, with the way to it in `at`; none is taken in then.
        """
        clash = LedgerError("busy", what=why("taken-meanwhile"))
        new = []
        with writing(self._engine, clash) as session:
            for number, (header, written) in enumerate(matches):
                with within(number):
                    new += [header.id] if adopted(session, header, written) else []
        return new

    def matches(self, running: bool | None = None) -> list[MatchSummary]:
        """Matches that still go on, that were ended, or (None) all of them; the one begun last first."""
        with reading(self._engine) as session:
            counted = versions(session)
            states = [self._state(session, h, counted.get(h.id, 0)) for h in headers(session)]
        return [MatchSummary.of(state) for state in states if running in (None, not state.ended)]

    def match(self, id: str) -> MatchState:
        """The match as it stands; raises NoSuchMatch."""
        with reading(self._engine) as session:
            return self._state(session, header_of(session, id), versions(session, id).get(id, 0))

    def _state(self, session: Session, header: Header, version: int) -> MatchState:
        return self._memory.state(header, version, lambda: log_of(session, header.id))

    def header(self, match: str) -> Header:
        """What was fixed when the match began; raises NoSuchMatch."""
        with reading(self._engine) as session:
            return header_of(session, match)

    def history(self, match: str) -> list[Written]:
        """Everything ever written in a match, oldest first; raises NoSuchMatch."""
        with reading(self._engine) as session:
            header_of(session, match)
            return list(judged(log_of(session, match)))

    def record(self, match: str, entry: Entry, at: datetime, by: str, replaces: str = "") -> str:
        """Write an entry; its id. Once this returns, it is on the disk.

        `replaces` names the entry that it corrects; where it is empty, the entry about the same that
        holds by now is named for you. Raises LedgerError where it makes no sense; nothing is written then.
        """
        with writing(self._engine) as session:
            return self._write(session, match, at, by, entry, replaces)

    def rule(self, match: str, ruled: Ruled, remedies: Sequence[Remedy], at: datetime, by: str) -> str:
        """Write a ruling and what follows from it, all or none; the id by which they are undone together."""
        with writing(self._engine) as session:
            ruling = self._write(session, match, at, by, ruled)
            for remedy in remedies:
                self._write(session, match, at, by, replace(remedy, ruling=ruling))
        return ruling

    def _write(
        self, session: Session, match: str, at: datetime, by: str, entry: Entry, replaces: str = ""
    ) -> str:
        entry = read_entry(entry.kind, entry.to_json())  # what cannot be read back is not written
        # holding the match's row makes other servers wait, so that the numbers have no gaps
        session.exec(select(MatchRow.id).where(MatchRow.id == match).with_for_update()).first()
        header, written = header_of(session, match), log_of(session, match)
        replaces = placed(header, written, entry, replaces)
        new = Written(self._new_id(), at, plain.text(by), entry, replaces)
        session.add(entry_row(match, len(written) + 1, new))
        return new.id

    def undo(self, match: str, entry: str, at: datetime, by: str) -> str:
        """Take an entry back; the id of the `Undone`, by which to redo. Raises LedgerError."""
        return self.record(match, Undone(entry), at, by)
