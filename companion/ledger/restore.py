"""Putting a backup in the place of what is there, which is kept aside."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy.exc import SQLAlchemyError

from companion.ledger.backup import unpack
from companion.ledger.database import FILE, address, connect
from companion.ledger.errors import CannotOpen, LedgerError
from companion.ledger.files import sync_folder
from companion.ledger.ledger import Ledger
from companion.ledger.migrate import migrate
from companion.ledger.system import why_database, why_file
from companion.ledger.why import why

PARTS = (FILE, "photos")  # what a household is made of


@dataclass(frozen=True, slots=True)
class Restored:
    """What came back, and where the old things lie; None where there was nothing before."""

    matches: int
    photos: int
    aside: Path | None


def restore(backup: Path, data_dir: Path, now: datetime) -> Restored:
    """Replace what is in `data_dir` by a backup, keeping the old database and photos in a folder beside.

    Tableside must not run on that folder meanwhile. Raises LedgerError, having changed nothing.
    """
    try:
        data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
        with TemporaryDirectory(prefix=".restore-", dir=data_dir) as folder:
            staged = Path(folder)
            unpack(backup, staged)
            matches = proven(staged, backup.name, now)
            photos = len(list((staged / "photos").iterdir()))
            _set_down(data_dir)
            aside = _exchange(staged, data_dir, now)
    except OSError as e:
        raise LedgerError("no-folder", where=str(data_dir), what=why_file(e)) from e
    return Restored(matches, photos, aside)


def proven(staged: Path, name: str, now: datetime) -> int:
    """Bring an unpacked database up to date and read all of it; how many matches. Raises LedgerError."""
    url = address(staged)
    try:
        with closing(sqlite3.connect(staged / FILE)) as raw:
            raw.execute("PRAGMA trusted_schema=OFF")
            if raw.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
                raise LedgerError("bad-zip", where=name, what=why("database-damaged"))
            raw.execute("SELECT version_num FROM alembic_version")  # a new one would be empty, not restored
        _same_shape(staged, name, now)
        engine = connect(url)
        try:
            matches = len(Ledger(engine, str).matches())
        finally:
            engine.dispose()
        _one_file(staged / FILE)
    except CannotOpen as e:
        if e.key == "newer":
            raise CannotOpen("newer", where=name) from None
        raise LedgerError("bad-zip", where=name, what=why("other-database")) from e
    except (sqlite3.DatabaseError, SQLAlchemyError, ValueError) as e:
        raise LedgerError("bad-zip", where=name, what=why("other-database")) from e
    return matches


def _same_shape(staged: Path, name: str, now: datetime) -> None:
    """Its tables and triggers, brought up to date, are those of a new database: no more, no fewer."""
    migrate(address(staged), now)
    with TemporaryDirectory(dir=staged) as folder:
        migrate(address(Path(folder)), now)
        if _shape(staged / FILE) != _shape(Path(folder) / FILE):
            raise LedgerError("bad-zip", where=name, what=why("other-tables"))
    for copy in staged.glob(f"{FILE}.*.bak"):
        copy.unlink()  # the backup itself is the copy


def _shape(database: Path) -> list[tuple[str, str, str]]:
    with closing(sqlite3.connect(database)) as raw:
        found = raw.execute("SELECT type, name, coalesce(sql, '') FROM sqlite_master ORDER BY type, name")
        return [(kind, name, " ".join(sql.split())) for kind, name, sql in found]


def _set_down(data_dir: Path) -> None:
    """Have the database in one file; that is only given to us where nobody else has it open."""
    if not (data_dir / FILE).is_file():
        return
    try:
        _one_file(data_dir / FILE)
    except sqlite3.OperationalError as e:
        if "locked" in str(e):
            raise LedgerError("in-use", where=str(data_dir)) from None
        raise LedgerError("damaged", where=str(data_dir / FILE), what=why_database(e)) from e
    except sqlite3.DatabaseError:
        pass  # it is damaged: one more reason to restore, and it is kept aside as it is


def _one_file(database: Path) -> None:
    with closing(sqlite3.connect(database, timeout=1.0)) as raw:
        raw.execute("PRAGMA journal_mode=DELETE")


def _exchange(staged: Path, data_dir: Path, now: datetime) -> Path | None:
    """Move the old things aside and the new ones in; all back where that fails halfway."""
    aside = data_dir / f"before-restore-{now:%Y-%m-%d-%H%M%S}"
    moved: list[tuple[Path, Path]] = []
    steps = [(data_dir / part, aside / part) for part in (*PARTS, f"{FILE}-wal", f"{FILE}-shm")]
    steps = [(old, new) for old, new in steps if old.exists()]
    if steps:
        aside.mkdir()
    try:
        for old, new in (*steps, *((staged / part, data_dir / part) for part in reversed(PARTS))):
            old.rename(new)
            moved.append((old, new))
    except OSError:
        for old, new in reversed(moved):
            new.rename(old)
        raise
    sync_folder(data_dir)
    return aside if steps else None
