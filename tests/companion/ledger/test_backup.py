"""A household in one zip and back; zips from strangers are refused in one line."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from companion.ledger.backup import backup
from companion.ledger.database import address, connect
from companion.ledger.entries import RoundScored
from companion.ledger.errors import LedgerError
from companion.ledger.exemplars import Exemplars
from companion.ledger.ledger import Ledger
from companion.ledger.migrate import migrate
from companion.ledger.photos import Photos
from companion.ledger.restore import restore
from tests.companion.ledger.making import AT, READING, ids, plain_jpeg
from tests.companion.ledger.test_exemplars import png

NOW = datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """A household in use: Ana's match with a round and two photos, the second one's file deleted."""
    home = tmp_path / "home"
    ledger = opened(home)
    ana = ledger.add_player("Ana", AT).id
    match = ledger.start_match("doubles", "", {}, [ana], AT, "")
    photos = Photos(ledger._engine, home / "photos", ids("p"))
    photos.keep(match, 1, ana, plain_jpeg(), READING, AT)
    photos.keep(match, 1, ana, plain_jpeg(80, 80), READING, AT)
    photos.path("p2").unlink()
    ledger.record(match, RoundScored(1, {ana: 7}), AT, "")
    yield home
    ledger.close()


def opened(home: Path) -> Ledger:
    home.mkdir(exist_ok=True)
    migrate(address(home), AT)
    return Ledger(connect(address(home)), ids())


def totals(home: Path) -> list[dict[str, int]]:
    ledger = opened(home)
    try:
        return [dict(scored.scores) for match in ledger.matches() for scored in match.state.rounds]
    finally:
        ledger.close()


def saved(home: Path, tmp_path: Path) -> Path:
    return backup(home, tmp_path / "saved.zip", NOW).path


def refused(key: str, verb: Callable[..., object], *args: object) -> str:
    with pytest.raises(LedgerError) as caught:
        verb(*args)
    assert caught.value.key == key
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_backup_is_one_zip_with_checksums(home: Path, tmp_path: Path) -> None:
    told = backup(home, tmp_path, NOW)
    assert (told.path, told.photos) == (tmp_path / "tableside-2026-03-04-050607.zip", 1)
    assert told.bytes == told.path.stat().st_size
    with zipfile.ZipFile(told.path) as pack:
        assert pack.testzip() is None
        assert sorted(pack.namelist()) == ["manifest.json", "photos/p1.jpg", "tableside.db"]
        manifest = json.loads(pack.read("manifest.json"))
        assert manifest["format"] == "tableside-backup"
        assert manifest["at"] == "2026-03-04T05:06:07+00:00"
        for name, each in manifest["files"].items():
            assert each == {
                "bytes": len(pack.read(name)),
                "sha256": hashlib.sha256(pack.read(name)).hexdigest(),
            }
    assert sorted(path.name for path in tmp_path.iterdir()) == ["home", told.path.name]


def test_a_backup_restores_into_an_empty_folder(home: Path, tmp_path: Path) -> None:
    told = restore(saved(home, tmp_path), tmp_path / "new", NOW)
    assert (told.matches, told.photos, told.aside) == (1, 1, None)
    assert totals(tmp_path / "new") == [{"id1": 7}]
    assert (tmp_path / "new/photos/p1.jpg").read_bytes() == plain_jpeg()


def test_what_was_there_before_is_kept_aside(home: Path, tmp_path: Path) -> None:
    saved(home, tmp_path)
    other = opened(tmp_path / "other")
    other.add_player("Ben", AT)
    other.close()
    (tmp_path / "other/photos").mkdir()
    (tmp_path / "other/photos/old.jpg").write_bytes(b"old")
    (tmp_path / "other/notes.txt").write_text("mine")
    told = restore(tmp_path / "saved.zip", tmp_path / "other", NOW)
    assert told.aside == tmp_path / "other/before-restore-2026-03-04-050607"
    assert totals(tmp_path / "other") == [{"id1": 7}]
    assert (told.aside / "photos/old.jpg").read_bytes() == b"old"
    assert [player.name for player in opened_and_closed(told.aside)] == ["Ben"]
    assert (tmp_path / "other/notes.txt").read_text() == "mine"
    kept = sorted(path.name for path in (tmp_path / "other").iterdir() if not path.name.startswith("tables"))
    assert kept == ["before-restore-2026-03-04-050607", "notes.txt", "photos"]


def opened_and_closed(home: Path) -> list[Any]:
    ledger = opened(home)
    ledger.close()
    return ledger.players()


def test_a_server_that_runs_is_not_pulled_out_from_under(home: Path, tmp_path: Path) -> None:
    path = saved(home, tmp_path)
    before = (home / "tableside.db").read_bytes()
    assert str(home) in refused("in-use", restore, path, home, NOW)
    assert (home / "tableside.db").read_bytes() == before
    assert not list(home.glob(".restore-*"))


def test_a_damaged_database_is_replaced_and_kept_aside(home: Path, tmp_path: Path) -> None:
    path = saved(home, tmp_path)
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken/tableside.db").write_bytes(b"scratched" * 1000)
    told = restore(path, tmp_path / "broken", NOW)
    assert told.aside is not None
    assert (told.aside / "tableside.db").read_bytes() == b"scratched" * 1000
    assert totals(tmp_path / "broken") == [{"id1": 7}]


@pytest.mark.parametrize("revision", ["0001", "0002", "0003", "0004", "0005"])
def test_a_backup_of_every_version_is_brought_up_to_date_with_all_that_is_in_it(
    tmp_path: Path, revision: str
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    migrate(address(old), AT, target=revision)
    at, seen = "2026-01-02 00:00:00", json.dumps(READING.to_json())
    body = json.dumps(RoundScored(1, {"ana": 7}).to_json())
    with closing(sqlite3.connect(old / "tableside.db")) as raw, raw:
        raw.execute("INSERT INTO player VALUES ('ana', 'Ana', 'ana', 0, 0, ?)", (at,))
        raw.execute("INSERT INTO match VALUES ('m', 'doubles', '', '{}', ?, '')", (at,))
        raw.execute("INSERT INTO seat VALUES ('m', 0, 'ana', 0)")
        raw.execute("INSERT INTO entry VALUES ('e', 'm', 1, ?, '', 'round-scored', ?, NULL)", (at, body))
        raw.execute("INSERT INTO photo VALUES ('p', 'm', 1, 'ana', ?, ?)", (at, seen))
        raw.execute("INSERT INTO review VALUES (1, 'p', ?, '{}')", (at,))
        if revision >= "0004":
            raw.execute("INSERT INTO exemplar VALUES ('x', 'double-6', '3', ?, ?, 1, 'p', 'e')", (png(), at))
    path = saved(old, tmp_path)
    for times in range(2):  # and once more over what came of it
        assert restore(path, new, NOW.replace(second=times)).matches == 1
    assert totals(new) == [{"ana": 7}]
    engine = connect(address(new))
    learned = Exemplars(engine, ids()).of("double-6")
    assert [each.cut.mark for each in learned] == ([3] if revision >= "0004" else [])
    assert Photos(engine, new / "photos", ids()).reading("p") == READING
    engine.dispose()
    again = saved(new, tmp_path / "new")  # and what was brought up to date is saved and put back in turn
    assert restore(again, tmp_path / "third", NOW).matches == 1


def test_a_backup_goes_nowhere_over_anything(home: Path, tmp_path: Path) -> None:
    (tmp_path / "saved.zip").write_text("precious")
    refused("exists", backup, home, tmp_path / "saved.zip", NOW)
    assert (tmp_path / "saved.zip").read_text() == "precious"
    refused("nothing-here", backup, tmp_path, tmp_path / "x.zip", NOW)
    refused("unwritable", backup, home, tmp_path / "nowhere/x.zip", NOW)


# Zips from strangers


def repacked(path: Path, change: Callable[[dict[str, bytes]], None], *, honest: bool = True) -> Path:
    """The same backup with other files in it; `honest`: listed with their true sums."""
    with zipfile.ZipFile(path) as pack:
        files = {name: pack.read(name) for name in pack.namelist()}
    manifest = json.loads(files.pop("manifest.json"))
    change(files)
    if honest:
        manifest["files"] = {
            name: {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
            for name, content in files.items()
        }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, content in (*files.items(), ("manifest.json", json.dumps(manifest).encode())):
            pack.writestr(name, content)
    return path


def database(files: dict[str, bytes], statement: str) -> None:
    raw = sqlite3.connect(":memory:")
    with closing(raw):
        raw.deserialize(files["tableside.db"])
        raw.executescript(statement)
        files["tableside.db"] = raw.serialize()


CHANGES = [
    pytest.param(lambda f: f.update({"../evil.jpg": b"x"}), "'../evil.jpg' does not belong", id="upwards"),
    pytest.param(lambda f: f.update({"/tmp/evil.jpg": b"x"}), "does not belong", id="absolute"),
    pytest.param(lambda f: f.update({"photos/../../e.jpg": b"x"}), "does not belong", id="up again"),
    pytest.param(lambda f: f.update({"photos/a.svg": b"x"}), "does not belong", id="no jpg"),
    pytest.param(lambda f: f.update({"C:\\evil.jpg": b"x"}), "does not belong", id="another system"),
    pytest.param(lambda f: f.pop("tableside.db"), "not one of ours", id="no database"),
    pytest.param(lambda f: f.update({"photos/z.jpg": bytes(50 << 20)}), "would swell", id="bomb"),
    pytest.param(
        lambda f: f.update({"tableside.db": b"no database" * 99}), "database is not one of ours", id="text"
    ),
    pytest.param(lambda f: f.update({"tableside.db": b""}), "database is not one of ours", id="empty"),
    pytest.param(
        lambda f: database(f, "CREATE TRIGGER t AFTER INSERT ON entry BEGIN SELECT 1; END"),
        "other tables than ours",
        id="one trigger too many",
    ),
    pytest.param(
        lambda f: database(f, "DROP TRIGGER entry_no_update"), "other tables than ours", id="one too few"
    ),
    pytest.param(lambda f: database(f, "CREATE VIEW v AS SELECT 1"), "other tables than ours", id="a view"),
    pytest.param(
        lambda f: database(
            f, "INSERT INTO entry VALUES ('x', 'id2', 9, '2026-01-02', '', 'danced', '{}', NULL)"
        ),
        "'danced' is unknown",
        id="an entry that is none",
    ),
]


@pytest.mark.parametrize(("change", "said"), CHANGES)
def test_a_zip_with_the_wrong_things_in_it(
    home: Path, tmp_path: Path, change: Callable[[dict[str, bytes]], None], said: str
) -> None:
    path = repacked(saved(home, tmp_path), change)
    with pytest.raises(LedgerError, match=said) as caught:
        restore(path, tmp_path / "new", NOW)
    assert "\n" not in str(caught.value)
    assert list((tmp_path / "new").iterdir()) == []
    assert sorted(p.name for p in tmp_path.iterdir()) == ["home", "new", "saved.zip"]


def test_a_zip_whose_list_lies(home: Path, tmp_path: Path) -> None:
    path = repacked(saved(home, tmp_path), lambda f: f.update({"photos/p1.jpg": b"other"}), honest=False)
    assert "photos/p1.jpg is damaged" in refused("bad-zip", restore, path, tmp_path / "new", NOW)
    repacked(path, lambda f: f.update({"photos/p3.jpg": b"more"}), honest=False)
    assert "does not fit" in refused("bad-zip", restore, path, tmp_path / "new", NOW)


@pytest.mark.parametrize(
    ("manifest", "said"),
    [
        pytest.param(b"{}", "not one of ours", id="empty list"),
        pytest.param(b"[" * 100_000, "not one of ours", id="deep"),
        pytest.param(b"\xff\xfe", "not one of ours", id="no text"),
        pytest.param(
            b'{"format": "tableside-backup", "version": 2, "files": {}}', "newer Tableside", id="newer"
        ),
        pytest.param(
            b'{"format": "tableside-backup", "version": 1, "files": {"tableside.db": {"bytes": -1}}}',
            "does not belong",
            id="less than nothing",
        ),
    ],
)
def test_a_zip_with_a_strange_list(tmp_path: Path, manifest: bytes, said: str) -> None:
    with zipfile.ZipFile(tmp_path / "x.zip", "w") as pack:
        pack.writestr("manifest.json", manifest)
        pack.writestr("tableside.db", b"")
    assert said in refused("bad-zip", restore, tmp_path / "x.zip", tmp_path / "new", NOW)


def test_a_backup_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    said = refused("unreadable", restore, tmp_path / "x.zip", tmp_path / "new", NOW)
    assert said == f"{tmp_path / 'x.zip'} cannot be read: there is no such file or folder."


@pytest.mark.parametrize(
    ("content", "said"),
    [
        pytest.param(b"", "no zip file", id="empty"),
        pytest.param(b"PK\x03\x04 nothing behind it", "no zip file", id="only a beginning"),
        pytest.param(b"PK\x05\x06" + bytes(18), "no list of what is in it", id="empty zip"),
    ],
)
def test_what_is_no_zip(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "x.zip"
    path.write_bytes(content)
    assert said in refused("bad-zip", restore, path, tmp_path / "new", NOW)


def test_no_byte_of_a_backup_can_be_changed_unnoticed(home: Path, tmp_path: Path) -> None:
    whole = saved(home, tmp_path).read_bytes()
    before = totals(home)
    for at in range(0, len(whole), max(1, len(whole) // 60)):
        hurt = bytearray(whole)
        hurt[at] ^= 0x55
        (tmp_path / "hurt.zip").write_bytes(hurt)
        try:
            restore(tmp_path / "hurt.zip", tmp_path / f"new{at}", NOW)
        except LedgerError:
            continue
        assert totals(tmp_path / f"new{at}") == before, "only what means nothing may be changed"
