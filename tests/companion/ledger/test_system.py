"""What the computer says of files and databases, in words of our own."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from companion.languages import Words
from companion.ledger.backup import backup
from companion.ledger.errors import LedgerError
from companion.ledger.system import is_full, why_database, why_file
from tests.companion.ledger.making import AT


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (FileNotFoundError(2, "No such file or directory"), "there is no such file or folder"),
        (PermissionError(13, "Permission denied"), "permission is missing"),
        (OSError(28, "No space left on device"), "the disk is full"),
        (OSError(30, "Read-only file system"), "it may only be read"),
        (OSError(36, "File name too long"), "the name is too long"),
        (NotADirectoryError(20, "Not a directory"), "a file stands where a folder should"),
        (ValueError("embedded null byte"), "no file can have such a name"),
        (OSError(95, "Operation not supported"), "Operation not supported"),
        (OSError("for no number at all"), "for no number at all"),
    ],
)
def test_why_a_file_cannot_be_used(error: OSError | ValueError, said: str) -> None:
    assert str(why_file(error)) == said


@pytest.mark.parametrize(("number", "full"), [(28, True), (36, False), (13, False), (2, False)])
def test_room_helps_only_where_the_disk_is_full(number: int, full: bool) -> None:
    assert is_full(OSError(number, "")) is full


@pytest.mark.parametrize(
    ("content", "asked", "said"),
    [
        pytest.param(
            b"these are the holiday photos" * 100, "SELECT 1 FROM a", "it is no database", id="text"
        ),
        pytest.param(b"", "SELECT 1 FROM photo", "it holds the tables of another program", id="no tables"),
        pytest.param(b"", "SELECT 1 FROM", "incomplete input", id="no word of ours"),
    ],
)
def test_why_a_database_cannot_be_used(content: bytes, asked: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "x.db").write_bytes(content)
    raw = sqlite3.connect(tmp_path / "x.db")
    with pytest.raises(sqlite3.DatabaseError) as caught:
        raw.execute(asked)
    raw.close()
    assert str(why_database(caught.value)) == said


def test_a_database_that_may_only_be_read_says_so(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "x.db").execute("CREATE TABLE a (b)").connection.close()
    raw = sqlite3.connect(f"file:{tmp_path / 'x.db'}?mode=ro", uri=True)
    with pytest.raises(sqlite3.OperationalError) as caught:
        raw.execute("DROP TABLE a")
    raw.close()
    assert str(why_database(caught.value)) == "it may only be read"


def test_a_household_that_may_not_be_looked_at_is_not_told_as_an_empty_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "stat", closed)
    with pytest.raises(LedgerError) as caught:
        backup(tmp_path, tmp_path / "b.zip", AT)
    said = Words("nl").t(f"ledger-{caught.value.key}", **caught.value.facts)
    assert said == f"{tmp_path} kan niet gelezen worden: daar is geen toestemming voor."
