"""Coming up to date at the start: the old file is copied first, and nothing is lost."""

from __future__ import annotations

import py_compile
import sqlite3
import subprocess
import sys
import zipfile
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL, inspect, make_url

import companion
from companion.ledger.database import address, connect
from companion.ledger.errors import CannotOpen
from companion.ledger.ledger import Ledger
from companion.ledger.migrate import migrate
from companion.ledger.models import Table
from tests.companion.ledger.making import AT, ids

HEAD = "0005"
ROOT = Path(companion.__file__).parents[1]


def revision(database: Path) -> str:
    with closing(sqlite3.connect(database)) as raw:
        return str(raw.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def test_the_migrations_make_exactly_the_tables_of_the_models(url: URL) -> None:
    migrate(url, AT)
    engine = connect(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, Table.metadata) == []
        found = inspect(connection)
        for table in Table.metadata.tables.values():
            names = {c["name"] for c in found.get_unique_constraints(table.name)}
            names |= {c["name"] for c in found.get_check_constraints(table.name)}
            names |= {c["name"] for c in found.get_foreign_keys(table.name)}
            names.add(found.get_pk_constraint(table.name)["name"])
            assert names == {c.name for c in table.constraints}
    engine.dispose()


def test_an_old_database_is_copied_and_then_changed(tmp_path: Path) -> None:
    url, file = address(tmp_path), tmp_path / "tableside.db"
    assert migrate(url, AT, target="0001") is None
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("INSERT INTO player VALUES ('id1', 'Ana', 'ana', 0, 0, '2026-01-02 00:00:00')")
    copy = migrate(url, datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC))
    assert copy == tmp_path / "tableside.db.2026-03-04-050607.0001.bak"
    assert (revision(file), revision(copy)) == (HEAD, "0001")
    for database in (file, copy):
        with closing(sqlite3.connect(database)) as raw:
            assert raw.execute("SELECT name FROM player").fetchall() == [("Ana",)]
            assert raw.execute("PRAGMA quick_check").fetchone() == ("ok",)


def test_what_was_learned_before_exemplars_could_be_imported_stays(tmp_path: Path) -> None:
    url, file = address(tmp_path), tmp_path / "tableside.db"
    migrate(url, AT, target="0004")
    at = "2026-01-02 00:00:00"
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("INSERT INTO match VALUES ('m', 'doubles', '', '{}', ?, '')", (at,))
        raw.execute("INSERT INTO photo VALUES ('p', 'm', 1, '', ?, '{}')", (at,))
        row = ("x", "double-6", "3", b"picture", at, 1, "p", None)
        raw.execute("INSERT INTO exemplar VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    migrate(url, AT)
    with closing(sqlite3.connect(file)) as raw:
        assert raw.execute("SELECT * FROM exemplar").fetchall() == [row]
        assert raw.execute("PRAGMA foreign_key_check").fetchall() == []
        raw.execute("PRAGMA foreign_keys=ON")
        with pytest.raises(sqlite3.IntegrityError):
            raw.execute("UPDATE exemplar SET photo = 'nowhere'")


def test_a_database_that_is_up_to_date_is_left_alone(tmp_path: Path) -> None:
    migrate(address(tmp_path), AT)
    assert migrate(address(tmp_path), AT) is None
    assert list(tmp_path.glob("*.bak")) == []


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    url, file = address(tmp_path), tmp_path / "tableside.db"
    migrate(url, AT, target="0001")
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("CREATE TRIGGER review_no_update BEFORE UPDATE ON review BEGIN SELECT 1; END")
    with pytest.raises(CannotOpen, match="review_no_update already exists"):
        migrate(url, AT)
    assert revision(file) == "0001"
    with closing(sqlite3.connect(file)) as raw:
        assert raw.execute("SELECT count(*) FROM sqlite_master WHERE type = 'trigger'").fetchone() == (1,)


def test_a_database_of_a_newer_version_is_one_clear_line(url: URL) -> None:
    migrate(url, AT)
    engine = connect(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(CannotOpen) as caught:
        migrate(url, AT)
    assert caught.value.key == "newer"
    assert str(caught.value).endswith(
        "was written by a newer Tableside. Install the newest version to open it."
    )


@pytest.mark.parametrize(
    ("content", "said"),
    [
        pytest.param(b"these are the holiday photos" * 100, "it is no database", id="another file"),
        pytest.param(None, "tables of another program", id="another program's database"),
    ],
)
def test_a_file_that_is_not_ours_is_one_clear_line(tmp_path: Path, content: bytes | None, said: str) -> None:
    file = tmp_path / "tableside.db"
    if content is None:
        with closing(sqlite3.connect(file)) as raw:
            raw.execute("CREATE TABLE recipes (name TEXT)")
    else:
        file.write_bytes(content)
    before = file.read_bytes()
    with pytest.raises(CannotOpen, match=said) as caught:
        migrate(address(tmp_path), AT)
    assert "\n" not in str(caught.value)
    assert content is None or file.read_bytes() == before


def test_a_server_that_does_not_answer_is_one_clear_line() -> None:
    url = make_url("postgresql+psycopg://nobody:secret@127.0.0.1:1/none")
    with pytest.raises(CannotOpen) as caught:
        migrate(url, AT)
    assert caught.value.key == "no-server"
    assert "secret" not in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("", "sqlite:////data/tableside.db"),
        ("postgresql://me@host/club", "postgresql+psycopg://me@host/club"),
        ("postgresql+psycopg://me@host/club", "postgresql+psycopg://me@host/club"),
        ("sqlite:////elsewhere/x.db", "sqlite:////elsewhere/x.db"),
    ],
)
def test_addresses(given: str, expected: str) -> None:
    assert str(address(Path("/data"), given)) == expected


@pytest.mark.parametrize("given", ["nonsense", "mysql://me@host/club", "sqlite://", "://"])
def test_an_address_that_will_not_do(given: str) -> None:
    with pytest.raises(CannotOpen) as caught:
        address(Path("/data"), given)
    assert caught.value.key == "bad-url"


def test_every_connection_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    migrate(address(tmp_path), AT)
    engine = connect(address(tmp_path))
    with engine.connect() as connection:
        told = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    engine.dispose()
    assert told == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}


@pytest.mark.parametrize("form", ["sources", "compiled"])
def test_it_works_out_of_a_zip(tmp_path: Path, form: str) -> None:
    """A phone gets its program as one archive, of compiled files only."""
    archive, data = tmp_path / "program.zip", tmp_path / "data"
    data.mkdir()
    modules = [*ROOT.glob("companion/ledger/**/*.py"), ROOT / "companion/__init__.py"]
    modules += [*ROOT.glob("rules/**/*.py"), ROOT / "vision/__init__.py", ROOT / "vision/reading.py"]
    with zipfile.ZipFile(archive, "w") as pack:
        for module in modules:
            name = str(module.relative_to(ROOT))
            if form == "compiled":
                compiled = py_compile.compile(str(module), cfile=str(tmp_path / "module.pyc"), doraise=True)
                pack.write(compiled, f"{name}c")
            else:
                pack.write(module, name)
    told = subprocess.run(
        [sys.executable, "-W", "error", "-c", OUT_OF_ZIP, str(archive), str(data)],
        cwd=data,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert told.returncode == 0
    assert told.stdout.split() == ["True", "None"]
    assert revision(data / "tableside.db") == HEAD
    migrate(address(data), AT)
    ledger = Ledger(connect(address(data)), ids())
    assert [player.name for player in ledger.players()] == ["Ana"]
    ledger.close()


OUT_OF_ZIP = """
import sys
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, sys.argv[1])
from companion.ledger import migrate as module
from companion.ledger.database import address, connect
from companion.ledger.ledger import Ledger

print(sys.argv[1] in module.__file__)
url = address(Path(sys.argv[2]))
print(module.migrate(url, datetime.now(UTC)))
ledger = Ledger(connect(url), lambda: "id1")
ledger.add_player("Ana", datetime.now(UTC))
ledger.close()
"""
