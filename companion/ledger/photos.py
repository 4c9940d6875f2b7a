"""Photos of hands: a file each under our own name, beside it in the database what was read and reviewed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Engine
from sqlmodel import Session, col, select

from companion.ledger.errors import LedgerError, NoSuchMatch, NoSuchPhoto
from companion.ledger.files import write_whole
from companion.ledger.jpeg import kept_jpeg
from companion.ledger.models import MatchRow, PhotoRow, ReviewRow
from companion.ledger.state import Kept
from companion.ledger.system import why_file
from companion.ledger.transactions import reading, writing
from vision.reading import Reading


class Photos:
    """The photos of one household. Quick and synchronous; safe to call from many threads."""

    def __init__(self, engine: Engine, folder: Path, new_id: Callable[[], str]) -> None:
        """`folder`: where the files lie, made when needed; `engine`, `new_id`: as for `Ledger`."""
        self._engine = engine
        self._folder = folder
        self._new_id = new_id

    def keep(self, match: str, round: int, player: str, jpeg: bytes, reading: Reading, at: datetime) -> str:
        """Keep a photo for good; its id. On the disk when this returns.

        `jpeg` is a photo in any format that is read; what is not a plain upright JPEG of at most
        2000 px is made one. `reading` may be of a larger one: `Reading.size_px` says what its corners
        refer to. Raises LedgerError: no such match, or no photo.
        """
        plain = kept_jpeg(jpeg)
        photo = self._new_id()
        with writing(self._engine) as session:
            if session.get(MatchRow, match) is None:
                raise NoSuchMatch("no-match", match=match)
            session.add(
                PhotoRow(id=photo, match=match, round=round, player=player, at=at, reading=reading.to_json())
            )
            session.flush()
            self._write(photo, plain)  # before the commit: a row never lacks its file
        return photo

    def get(self, photo: str) -> Kept:
        """What is known of a photo; raises NoSuchPhoto."""
        with reading(self._engine) as session:
            return _kept(session, _row(session, photo))

    def of(self, match: str, round: int, player: str = "") -> list[Kept]:
        """The photos of a round, or of one player in it, in the order in which they were kept."""
        with reading(self._engine) as session:
            asked = select(PhotoRow).where(PhotoRow.match == match, PhotoRow.round == round)
            if player:
                asked = asked.where(PhotoRow.player == player)
            rows = session.exec(asked.order_by(col(PhotoRow.at), col(PhotoRow.id))).all()
            return [_kept(session, row) for row in rows]

    def everywhere(self, round: int, player: str) -> list[Kept]:
        """The photos of that round and player in all matches, in the order in which they were kept."""
        with reading(self._engine) as session:
            asked = select(PhotoRow).where(PhotoRow.round == round, PhotoRow.player == player)
            rows = session.exec(asked.order_by(col(PhotoRow.at), col(PhotoRow.id))).all()
            return [_kept(session, row) for row in rows]

    def reading(self, photo: str) -> Reading:
        """What the reader saw in it; raises NoSuchPhoto."""
        return self.get(photo).reading

    def review(self, photo: str, reviewed: Mapping[str, Any], at: datetime) -> None:
        """Keep what people made of a photo, as plain data; earlier reviews stay. Raises NoSuchPhoto."""
        with writing(self._engine) as session:
            _row(session, photo)
            session.add(ReviewRow(photo=photo, at=at, body=dict(reviewed)))

    def reviewed(self, photo: str) -> Mapping[str, Any] | None:
        """The latest that people made of it; raises NoSuchPhoto."""
        return self.get(photo).reviewed

    def path(self, photo: str) -> Path:
        """Its file; raises NoSuchPhoto for an id that is not ours, and for a photo that was deleted."""
        if not re.fullmatch("[0-9A-Za-z_-]{1,64}", photo):
            raise NoSuchPhoto("no-photo")
        path = self._folder / f"{photo}.jpg"
        if not path.is_file():
            raise NoSuchPhoto("no-photo")
        return path

    def delete_files(self, match: str) -> int:
        """Delete the pictures of a match for good; how many. What was read in them stays written."""
        with reading(self._engine) as session:
            photos = session.exec(select(PhotoRow.id).where(PhotoRow.match == match)).all()
        paths = [self._folder / f"{photo}.jpg" for photo in photos]
        there = [path for path in paths if path.is_file()]
        for path in there:
            path.unlink(missing_ok=True)
        return len(there)

    def _write(self, photo: str, jpeg: bytes) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            write_whole(self._folder / f"{photo}.jpg", jpeg)
        except OSError as e:
            raise LedgerError("no-folder", where=str(self._folder), what=why_file(e)) from e


def _row(session: Session, photo: str) -> PhotoRow:
    row = session.get(PhotoRow, photo)
    if row is None:
        raise NoSuchPhoto("no-photo")
    return row


def _kept(session: Session, row: PhotoRow) -> Kept:
    latest = session.exec(
        select(ReviewRow).where(ReviewRow.photo == row.id).order_by(col(ReviewRow.number).desc()).limit(1)
    ).first()
    read = Reading.from_json(row.reading)
    return Kept(row.id, row.match, row.round, row.player, row.at, read, latest.body if latest else None)
