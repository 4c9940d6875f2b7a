"""Photos on their way in: two at once, one that breaks off, one that nobody can read."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from companion.desk import LOST, Desk, Place, Stage, Trouble
from companion.flows.own_set import OwnSet
from companion.ledger.state import Kept, Learned
from companion.photo_reader import ReadPhoto
from companion.uploads import Uploads
from rules.pieces import SETS
from vision.photo import PhotoError
from vision.reading import Reading

BOX = SETS["double-6"]
EMPTY = Reading(BOX, (80, 60), ())
ANA, BEN = Place("m", 1, "ana"), Place("m", 1, "ben")


@dataclass
class SlowReader:
    """Reads when it is let; bytes that say so are no photo."""

    may_go_on: asyncio.Event = field(default_factory=asyncio.Event)
    prepared: list[OwnSet] = field(default_factory=list)

    async def prepare(self, own: OwnSet) -> None:
        self.prepared.append(own)

    async def read(self, encoded: bytes, own: OwnSet) -> ReadPhoto:
        await self.may_go_on.wait()
        if encoded == b"broken":
            raise PhotoError("broken")
        if encoded == b"a mistake of ours":
            raise RuntimeError("a mistake of ours")
        return ReadPhoto(encoded, EMPTY)


@dataclass
class Album:
    """Keeps photos in a list; an id is the place in it."""

    kept: list[tuple[str, int, str, bytes]] = field(default_factory=list)
    reviews: dict[str, Any] = field(default_factory=dict)

    def keep(self, match: str, round: int, player: str, jpeg: bytes, reading: Reading, at: datetime) -> str:
        self.kept.append((match, round, player, jpeg))
        return str(len(self.kept))

    def get(self, photo: str) -> Kept:
        match, round, player, _ = self.kept[int(photo) - 1]
        found = Kept(photo, match, round, player, Clock.at, EMPTY, self.reviews.get(photo))
        time.sleep(0.005)  # long enough for another phone to speak in between
        return found

    def review(self, photo: str, reviewed: Any, at: datetime) -> None:
        self.reviews[photo] = reviewed

    def everywhere(self, round: int, player: str) -> list[Kept]:
        return []


class Untaught:
    """Nothing was learned."""

    def of(self, piece_set: str) -> list[Learned]:
        return []


@dataclass
class Clock:
    at: datetime = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at


class Set:
    """A desk and all that it stands on."""

    def __init__(self, folder: Path) -> None:
        self.reader, self.album, self.clock = SlowReader(), Album(), Clock()
        self.folder = folder
        self.desk = Desk(Uploads(folder), self.reader, self.album, Untaught(), self.clock)  # type: ignore[arg-type]

    def comes_in(self, place: Place, content: bytes) -> str:
        name = self.desk.expect(place)
        (self.folder / name).write_bytes(content)
        return name

    def stages(self, place: Place) -> list[Stage]:
        return [job.stage for job in self.desk.jobs(place)]


@pytest.fixture
def at(tmp_path: Path) -> Set:
    return Set(tmp_path)


async def test_what_was_learned_of_a_set_is_looked_at_once_a_run(at: Set) -> None:
    for box in (BOX, BOX, SETS["uno-dice"], BOX):
        await at.desk.get_ready(box)
    assert at.reader.prepared == [OwnSet(BOX, [], []), OwnSet(SETS["uno-dice"], [], [])]


async def test_a_photo_is_uploaded_read_and_kept_and_then_it_is_off_the_desk(at: Set) -> None:
    name = at.comes_in(ANA, b"photo")
    at.desk.uploaded(name, 0.5)
    (job,) = at.desk.jobs(ANA)
    assert (job.stage, job.part) == (Stage.UPLOADING, 0.5)
    reading = asyncio.create_task(at.desk.read(name, BOX))
    await asyncio.sleep(0)
    assert at.stages(ANA) == [Stage.READING]
    at.reader.may_go_on.set()
    assert await reading == "1"
    assert at.desk.jobs(ANA) == ()
    assert at.album.kept == [("m", 1, "ana", b"photo")]
    assert list(at.folder.iterdir()) == []


async def test_two_phones_at_once_do_not_mix(at: Set) -> None:
    names = {ANA: at.comes_in(ANA, b"ana's"), BEN: at.comes_in(BEN, b"ben's")}
    reading = [asyncio.create_task(at.desk.read(names[place], BOX)) for place in (BEN, ANA)]
    at.reader.may_go_on.set()
    await asyncio.gather(*reading)
    assert sorted(at.album.kept) == [("m", 1, "ana", b"ana's"), ("m", 1, "ben", b"ben's")]


async def test_a_photo_that_cannot_be_read_says_why_until_it_is_dismissed(at: Set) -> None:
    name = at.comes_in(ANA, b"broken")
    at.reader.may_go_on.set()
    assert await at.desk.read(name, BOX) == ""
    (job,) = at.desk.jobs(ANA)
    assert (job.stage, job.trouble) == (Stage.FAILED, Trouble("broken"))
    assert list(at.folder.iterdir()) == []
    at.desk.dismiss(BEN)
    assert at.stages(ANA) == [Stage.FAILED]
    at.desk.dismiss(ANA)
    assert at.stages(ANA) == []


async def test_a_mistake_of_ours_leaves_no_photo_reading_for_ever(at: Set) -> None:
    name = at.comes_in(ANA, b"a mistake of ours")
    at.reader.may_go_on.set()
    with pytest.raises(RuntimeError):
        await at.desk.read(name, BOX)
    assert at.stages(ANA) == [Stage.FAILED]


async def test_an_upload_that_broke_off_leaves_no_file(at: Set) -> None:
    name = at.comes_in(ANA, b"half a pho")
    await at.desk.fail(name)
    assert at.desk.jobs(ANA)[0].trouble == LOST
    assert list(at.folder.iterdir()) == []


async def test_an_upload_that_stands_still_is_given_up(at: Set) -> None:
    name = at.comes_in(ANA, b"half a pho")
    at.clock.at += timedelta(seconds=50)
    at.desk.uploaded(name, 0.3)
    at.clock.at += timedelta(seconds=50)
    assert at.stages(ANA) == [Stage.UPLOADING]
    at.clock.at += timedelta(seconds=50)
    assert at.stages(ANA) == [Stage.FAILED]
    at.desk.dismiss(ANA)
    assert at.desk.jobs(ANA) == ()


async def test_a_photo_that_comes_in_after_it_was_given_up_is_not_kept(at: Set) -> None:
    name = at.comes_in(ANA, b"slow")
    at.clock.at += timedelta(seconds=70)
    at.desk.dismiss(ANA)
    assert await at.desk.read(name, BOX) == ""
    assert list(at.folder.iterdir()) == []
    assert at.album.kept == []


async def test_what_two_phones_say_about_one_photo_at_once_is_both_kept(at: Set) -> None:
    at.album.kept.append(("m", 1, "", b"photo"))

    def saying(word: str) -> Callable[[Kept], dict[str, object]]:
        return lambda kept: {"said": [*(kept.reviewed or {"said": []})["said"], word]}

    words = [str(n) for n in range(8)]
    await asyncio.gather(*(at.desk.say("1", saying(word)) for word in words))
    said = at.album.reviews["1"]["said"]
    assert sorted(said) == words


def test_the_next_photo_sweeps_what_nobody_came_for_in_an_hour(at: Set) -> None:
    old, new = at.folder / ("a" * 32), at.folder / ("b" * 32)
    for path, age_s in ((old, 3700), (new, 60)):
        path.write_bytes(b"half a pho")
        os.utime(path, (time.time() - age_s,) * 2)
    at.desk.expect(BEN)
    assert list(at.folder.iterdir()) == [new]


def test_a_start_finds_an_empty_folder(tmp_path: Path) -> None:
    (tmp_path / ("a" * 32)).write_bytes(b"left over")
    Set(tmp_path)
    assert list(tmp_path.iterdir()) == []
