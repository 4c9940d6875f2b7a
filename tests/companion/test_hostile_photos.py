"""Broken and hostile photos on the command line, and as a phone sends them to the server."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from companion.desk import Desk, Place, Stage
from companion.photo_reader import PhotoReader
from companion.uploads import Uploads
from rules.pieces import SETS
from tests.companion.test_cli import program
from tests.vision.files import animation, claiming, grey_tiff, jpeg, noise, riff
from vision.draw import draw_photo
from vision.photo import MOST_BYTES

PLACE = Place("m", 1, "ana")
HAND = [(0, 3), (2, 6), (4, 5)]
SMALL = noise(96, 64, 16)

BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty.jpg": (lambda: b"", "empty"),
    "page.jpg": (lambda: b"<!doctype html><p>Log in to see this photo", "not-an-image"),
    "paper.pdf": (lambda: b"%PDF-1.7\n" + bytes(500), "not-an-image"),
    "start.jpg": (lambda: jpeg(noise(800, 600))[:700], "broken"),
    "bomb.jpg": (lambda: claiming(jpeg(SMALL), 65_535, 65_535), "too-big"),
    "bomb.webp": (lambda: animation((64, 64), (16_000, 16_000), riff()), "too-big"),
    "bomb.tif": (lambda: grey_tiff(64, 64, before=[(256, 4, 40_000), (257, 4, 40_000)]), "too-big"),
    "thumb.jpg": (lambda: jpeg(noise(90, 20, 8)), "too-small"),
}


def good() -> bytes:
    return jpeg(draw_photo(HAND, 3, (1280, 960))[0])


def test_one_line_for_each_broken_photo_and_the_others_are_still_read(tmp_path: Path) -> None:
    (tmp_path / "a-good.jpg").write_bytes(good())
    for name, (made, _) in BAD.items():
        (tmp_path / name).write_bytes(made())
    (tmp_path / "z-good.jpg").write_bytes(good())
    done = program("count", "*", "--set", "double-6", "--json", folder=tmp_path)
    assert (done.returncode, done.stderr) == (1, b"")
    told = {line["photo"]: line for line in map(json.loads, done.stdout.splitlines())}
    assert {name: line["error"]["kind"] for name, line in told.items() if "error" in line} == {
        name: kind for name, (_, kind) in BAD.items()
    }
    assert told["a-good.jpg"]["total"] == told["z-good.jpg"]["total"] == 20

    done = program("count", "*", "--set", "double-6", folder=tmp_path)
    assert done.returncode == 1
    assert done.stdout.count(b"3 pieces, 20 points") == 2
    lines = done.stderr.decode().splitlines()
    assert [line.split(": ")[:2] for line in lines] == [["tableside", name] for name in sorted(BAD)]


@dataclass
class Album:
    """Keeps nothing."""

    def keep(self, *_: Any, **__: Any) -> str:
        return "kept"

    def everywhere(self, *_: Any) -> list[Any]:
        return []

    def of(self, *_: Any) -> list[Any]:
        return []


@pytest.fixture
def desk(tmp_path: Path) -> Any:
    reader = PhotoReader()
    album: Any = Album()
    yield Desk(Uploads(tmp_path), reader, album, album, lambda: datetime.now(UTC))
    reader.close()


@pytest.mark.parametrize("name", BAD)
async def test_what_a_phone_sends_is_refused_by_name_and_does_not_stay(name: str, desk: Desk) -> None:
    made, kind = BAD[name]
    upload = desk.expect(PLACE)
    (desk.uploads.folder / upload).write_bytes(made())
    assert await desk.read(upload, SETS["double-6"]) == ""
    (job,) = desk.jobs(PLACE)
    assert job.stage is Stage.FAILED
    assert job.trouble
    assert job.trouble.kind == kind
    assert list(desk.uploads.folder.iterdir()) == []


@pytest.mark.parametrize("name", [name for name, (_, kind) in BAD.items() if kind == "too-big"])
async def test_what_is_too_large_is_refused_before_it_is_decoded(
    name: str, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    decoded: list[object] = []
    monkeypatch.setattr("cv2.imdecode", lambda *given: decoded.append(given))
    upload = desk.expect(PLACE)
    (desk.uploads.folder / upload).write_bytes(BAD[name][0]())
    await desk.read(upload, SETS["double-6"])
    assert decoded == []


async def test_more_bytes_than_a_photo_has_are_refused_unread(desk: Desk) -> None:
    upload = desk.expect(PLACE)
    with (desk.uploads.folder / upload).open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    assert await desk.read(upload, SETS["double-6"]) == ""
    (job,) = desk.jobs(PLACE)
    assert job.trouble
    assert job.trouble.facts == {"most": 60, "unit": "megabytes"}
    assert list(desk.uploads.folder.iterdir()) == []
