from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, make_url

from companion.ledger.database import address, connect
from companion.ledger.ledger import Ledger
from companion.ledger.migrate import migrate
from tests.companion.ledger.making import AT, ids

NUMBERS = itertools.count(1)
SERVER_PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The folder of a PostgreSQL server of our own, with its socket; skips where it cannot run."""
    found = next((path for path in SERVER_PROGRAMS if (path / "initdb").exists()), None)
    if found is None and (which := shutil.which("initdb")):
        found = Path(which).resolve().parent
    if found is None or not (found / "postgres").exists():
        pytest.skip("no PostgreSQL server programs are installed here")
    pytest.importorskip("psycopg", reason="the extra `postgres` is not installed")
    user = None
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        import pwd

        user = next((u.pw_name for u in pwd.getpwall() if u.pw_name in ("postgres", "nobody")), None)
        if user is None:
            pytest.skip("PostgreSQL does not run as root, and there is no other user")
    with tempfile.TemporaryDirectory(prefix="ts-pg-", dir="/tmp") as folder:
        if user:
            shutil.chown(folder, user)
        data = f"{folder}/data"
        subprocess.run(
            [
                *(found / "initdb", "-D", data, "-A", "trust", "-U", "tableside"),
                *("-E", "UTF8", "--locale=C", "--no-sync"),
            ],
            user=user,
            check=True,
            cwd=folder,
            capture_output=True,
        )
        server = subprocess.Popen(
            [found / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"],
            user=user,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait_for(folder)
            yield folder
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nobody needs the data any more
            server.wait(30)


def _on_server(folder: str, schema: str = "public") -> URL:
    """Each test gets a schema of its own, which is far less to make and to clean up than a database."""
    url = make_url("postgresql+psycopg://tableside@/postgres")
    return url.update_query_dict({"host": folder, "options": f"-csearch_path={schema}"})


def _wait_for(folder: str) -> None:
    engine = create_engine(_on_server(folder))
    for _ in range(200):
        try:
            engine.connect().close()
            break
        except Exception:
            time.sleep(0.1)
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """An empty database, one of each kind."""
    if request.param == "sqlite":
        return address(tmp_path)
    folder = request.getfixturevalue("postgresql")
    schema = f"t{next(NUMBERS)}"
    engine = create_engine(_on_server(folder))
    with engine.begin() as connection:
        connection.exec_driver_sql(f"CREATE SCHEMA {schema}")
    engine.dispose()
    return _on_server(folder, schema)


@pytest.fixture
def ledger(url: URL) -> Iterator[Ledger]:
    """An empty ledger on each kind of database."""
    migrate(url, AT)
    ledger = Ledger(connect(url), ids())
    yield ledger
    ledger.close()


@pytest.fixture
def local(tmp_path: Path) -> Iterator[Ledger]:
    """An empty ledger on SQLite, in tmp_path."""
    migrate(address(tmp_path), AT)
    ledger = Ledger(connect(address(tmp_path)), ids())
    yield ledger
    ledger.close()
