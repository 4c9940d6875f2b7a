"""Uploads land under our own names and never stay."""

import os
import time
from pathlib import Path

import pytest

from companion.uploads import Uploads
from vision.photo import PhotoError


@pytest.fixture
def uploads(tmp_path: Path) -> Uploads:
    return Uploads(tmp_path)


def test_names_are_ours_and_never_the_same(uploads: Uploads) -> None:
    names = {uploads.new_name() for _ in range(100)}
    assert len(names) == 100
    assert all(len(name) == 32 and name.isalnum() for name in names)


def test_an_upload_is_taken_once(uploads: Uploads) -> None:
    name = uploads.new_name()
    (uploads.folder / name).write_bytes(b"a photo")
    assert uploads.take(name) == b"a photo"
    assert list(uploads.folder.iterdir()) == []
    with pytest.raises(PhotoError) as caught:
        uploads.take(name)
    assert caught.value.kind == "missing"


def test_a_giant_is_not_read_and_does_not_stay(uploads: Uploads, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.uploads.MOST_BYTES", 10_000_000)
    name = uploads.new_name()
    with (uploads.folder / name).open("wb") as file:
        file.truncate(10_000_001)
    with pytest.raises(PhotoError) as caught:
        uploads.take(name)
    assert (caught.value.kind, caught.value.facts) == ("too-big", {"most": 10, "unit": "megabytes"})
    assert list(uploads.folder.iterdir()) == []


def test_what_broke_off_is_dropped_and_dropping_nothing_is_fine(uploads: Uploads) -> None:
    name = uploads.new_name()
    (uploads.folder / name).write_bytes(b"half a pho")
    uploads.drop(name)
    uploads.drop(name)
    assert list(uploads.folder.iterdir()) == []


@pytest.mark.parametrize("name", ["", "photo.jpg", "../" + "a" * 32, "A" * 32, "a" * 33, "a" * 31 + "/"])
def test_other_peoples_names_are_refused(uploads: Uploads, name: str) -> None:
    with pytest.raises(ValueError, match="not a name of ours"):
        uploads.take(name)
    with pytest.raises(ValueError, match="not a name of ours"):
        uploads.drop(name)


def test_what_nobody_came_for_is_swept(uploads: Uploads) -> None:
    old, new = uploads.new_name(), uploads.new_name()
    for name in (old, new):
        (uploads.folder / name).write_bytes(b"a photo")
    os.utime(uploads.folder / old, (0, time.time() - 4000))
    assert uploads.sweep() == 1
    assert [path.name for path in uploads.folder.iterdir()] == [new]


def test_a_folder_that_is_not_there_has_nothing_to_sweep(tmp_path: Path) -> None:
    assert Uploads(tmp_path / "none").sweep() == 0
