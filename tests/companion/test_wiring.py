"""What `build` builds: folders, a database that is up to date, chance and clock."""

from __future__ import annotations

import re
from datetime import UTC, timedelta
from pathlib import Path

import pytest

from companion.ledger.database import address
from companion.ledger.errors import CannotOpen
from companion.ledger.migrate import migrate
from companion.wiring import build, default_data_dir, new_id, now


def test_it_makes_its_folders_and_finds_everything_again(tmp_path: Path) -> None:
    first = build(tmp_path / "data")
    ana = first.ledger.add_player("Ana", first.now())
    assert (first.data_dir, first.copied_to) == (tmp_path / "data", None)
    assert first.upload_dir.is_dir()
    assert first.uploads.folder == first.upload_dir
    assert first.reader is first.reader
    assert first.desk.reader is first.reader
    first.close()
    again = build(tmp_path / "data")
    assert again.ledger.players() == [ana]
    again.close()


def test_nobody_else_can_look_into_the_folder(tmp_path: Path) -> None:
    build(tmp_path / "data").close()
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


def test_the_old_database_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    migrate(address(tmp_path), now(), target="0001")
    tableside = build(tmp_path)
    tableside.close()
    assert tableside.copied_to is not None
    assert tableside.copied_to.is_file()


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotOpen) as caught:
        build(tmp_path / "file" / "data")
    assert caught.value.key == "no-folder"
    assert "\n" not in str(caught.value)


def test_the_folder_is_where_the_phone_or_the_user_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("FLET_APP_STORAGE_DATA", str(tmp_path))
    assert default_data_dir() == tmp_path
    monkeypatch.delenv("FLET_APP_STORAGE_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert default_data_dir().name == "Tableside"


def test_ids_fit_a_route_and_are_never_the_same() -> None:
    made = {new_id() for _ in range(2000)}
    assert len(made) == 2000
    assert all(re.fullmatch("[a-z2-9]{12}", id) for id in made)


def test_the_clock_is_in_utc() -> None:
    assert now().tzinfo is UTC
    assert now() - now() < timedelta(seconds=1)
