"""Bringing a database up to date when the program starts: copied first, then changed in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, inspect
from sqlalchemy.exc import DBAPIError

from companion.ledger.database import connect, write_ahead
from companion.ledger.errors import CannotOpen
from companion.ledger.system import why_database
from companion.ledger.why import why

LOCK = 0x7AB1E51D  # the number under which servers sharing a PostgreSQL database wait for each other


def migrate(url: URL, now: datetime, target: str = "head") -> Path | None:
    """Bring the database to revision `target`, creating it where there is none.

    Returns where the old SQLite file was copied; None where there was nothing to copy. Raises CannotOpen;
    the database is then as it was.
    """
    is_file = url.get_backend_name() == "sqlite"
    where = str(url.database) if is_file else url.render_as_string()
    engine = connect(url, foreign_keys=False)  # a table that is rebuilt must not drag its rows along
    try:
        if is_file:
            write_ahead(where)
        with engine.execution_options(writing=True).begin() as connection:
            if not is_file:
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            return _bring_up(connection, where, now, target)
    except (sqlite3.DatabaseError, DBAPIError) as e:
        key = "damaged" if is_file else "no-server"
        raise CannotOpen(key, where=where, what=why_database(e)) from e
    finally:
        engine.dispose()


def _bring_up(connection: Connection, where: str, now: datetime, target: str) -> Path | None:
    with _scripts() as config:
        script = ScriptDirectory.from_config(config)
        head = script.get_current_head() if target == "head" else target
        current = MigrationContext.configure(connection).get_current_revision()
        if current == head:
            return None
        if current is None and inspect(connection).get_table_names():
            raise CannotOpen("damaged", where=where, what=why("other-program"))
        if current is not None and current not in {r.revision for r in script.walk_revisions()}:
            raise CannotOpen("newer", where=where)
        copy = None
        if current is not None and connection.dialect.name == "sqlite":
            copy = copied(Path(where), Path(f"{where}.{now:%Y-%m-%d-%H%M%S}.{current}.bak"))
        config.attributes["connection"] = connection
        command.upgrade(config, target)
        return copy


def copied(old: Path, new: Path) -> Path:
    """Copy a SQLite database that may be in use, whole or not at all."""
    unfinished = new.with_name(new.name + ".part")
    source = sqlite3.connect(old)
    try:
        target = sqlite3.connect(unfinished)
        try:
            source.backup(target)
        finally:
            target.close()
    finally:
        source.close()
    unfinished.replace(new)
    return new


@contextmanager
def _scripts() -> Iterator[Config]:
    """Alembic pointed at our revisions, which it wants as files: unpacked where we run out of a zip."""
    packed = files("companion.ledger.migrations")
    if isinstance(packed, Path):
        yield _config(packed)
        return
    with TemporaryDirectory() as folder:
        _unpack(packed, Path(folder))
        yield _config(Path(folder))


def _config(folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    if not (folder / "env.py").exists():
        config.set_main_option("sourceless", "true")  # a phone gets compiled files only
    return config


def _unpack(packed: Traversable, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for each in packed.iterdir():
        if each.is_dir() and each.name != "__pycache__":
            _unpack(each, folder / each.name)
        elif each.is_file():
            (folder / each.name).write_bytes(each.read_bytes())
