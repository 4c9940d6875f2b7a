"""Opening the database: SQLite in a folder, or PostgreSQL by its address."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from companion.ledger.errors import CannotOpen

FILE = "tableside.db"
BUSY_MS = 10_000


def address(data_dir: Path, database_url: str = "") -> URL:
    """The database of that folder, or the one that `database_url` names; raises CannotOpen."""
    if not database_url:
        return URL.create("sqlite", database=str(data_dir / FILE))
    try:
        url = make_url(database_url)
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        raise CannotOpen("bad-url", where=database_url) from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() == "sqlite" and url.database:
        return url
    raise CannotOpen("bad-url", where=url.render_as_string())


def connect(url: URL, *, foreign_keys: bool = True) -> Engine:
    """An engine whose transactions are really ours; opens nothing yet.

    On SQLite a transaction begins with BEGIN, or with BEGIN IMMEDIATE under the execution option
    `writing`: so that two phones wait for each other instead of failing halfway.
    """
    if url.get_backend_name() == "postgresql":
        try:
            return create_engine(url, pool_pre_ping=True)
        except ModuleNotFoundError:
            raise CannotOpen("no-driver") from None
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def on_connect(raw: sqlite3.Connection, _: Any) -> None:
        raw.isolation_level = None  # or the driver opens transactions of its own
        raw.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        raw.execute("PRAGMA synchronous=FULL")
        raw.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def write_ahead(path: str) -> None:
    """Switch a SQLite file to WAL, which it stays in. SQLite does not wait for others here, so we do."""
    until = time.monotonic() + BUSY_MS / 1000
    raw = sqlite3.connect(path, timeout=BUSY_MS / 1000)
    try:
        while True:
            try:
                raw.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as e:
                if "locked" not in str(e) or time.monotonic() > until:
                    raise
                time.sleep(0.05)
    finally:
        raw.close()
