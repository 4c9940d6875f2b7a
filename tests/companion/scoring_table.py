"""A table of four on a desk of its own, whose reader says what it was told: for tests of the screens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import flet as ft
import numpy as np
import pytest

from companion.app import start
from companion.flows.learning import Lesson
from companion.flows.own_set import OwnSet
from companion.ledger.entries import HandCounted, RoundEnded, RoundScored
from companion.ledger.exemplars import SIDE_PX
from companion.ledger.state import Cut
from companion.photo_reader import PhotoReader, ReadPhoto
from companion.wiring import Tableside, build
from rules.pieces import SETS, PieceSet, Tile
from rules.rounds import Left
from tests.companion.bench import Phone
from vision.reading import Corners, Reading, Seen

BOX = SETS["double-12"]


def reading_of(*seen: tuple[str, bool, str]) -> Reading:
    """A reading of tiles in a row; each: the tile, whether it is sure, and other readings."""
    return Reading(
        BOX,
        (1600, 1200),
        tuple(
            Seen(
                Tile.parse(tile),
                0.99 if sure else 0.5,
                sure,
                corners(place),
                tuple((Tile.parse(other), 0.4) for other in others.split()),
            )
            for place, (tile, sure, others) in enumerate(seen)
        ),
    )


def corners(place: int) -> Corners:
    x = 50.0 + 150 * place
    return ((x, 100), (x + 100, 100), (x + 100, 300), (x, 300))


@dataclass
class ToldReader:
    """Reads photos as it was told to, when it is let."""

    readings: dict[bytes, Reading]
    may_go_on: asyncio.Event = field(default_factory=asyncio.Event)
    knew: list[OwnSet] = field(default_factory=list)  # at each reading
    prepared: list[OwnSet] = field(default_factory=list)

    async def read(self, encoded: bytes, own: OwnSet) -> ReadPhoto:
        await self.may_go_on.wait()
        self.knew.append(own)
        return ReadPhoto(PLAIN_JPEG, self.readings[encoded])

    async def prepare(self, own: OwnSet) -> None:
        self.prepared.append(own)

    async def cut(
        self, path: Path, size_px: tuple[int, int], box: PieceSet, taught: Sequence[Lesson]
    ) -> list[Cut]:
        return [
            Cut(mark, PICTURE, mark in lesson.corrected) for lesson in taught for mark in lesson.piece.marks
        ]

    async def close_up(self, path: Path, size_px: tuple[int, int], corners_px: Corners) -> bytes:
        return b""

    def close(self) -> None:
        pass


def _plain_jpeg() -> bytes:
    return cv2.imencode(".jpg", np.full((60, 80, 3), 120, np.uint8))[1].tobytes()


PLAIN_JPEG = _plain_jpeg()
PICTURE = cv2.imencode(".png", np.full((SIDE_PX, SIDE_PX, 3), 90, np.uint8))[1].tobytes()  # of a half


@dataclass
class Table:
    """A match of four at a table of its own."""

    tableside: Tableside
    match: str
    players: dict[str, str]  # name -> id
    reader: ToldReader | PhotoReader

    def phone(self, route: str = "", beside: Phone | None = None) -> Phone:
        return Phone(start(self.tableside), self.at(route), beside)

    def at(self, route: str) -> str:
        """`route` within the match; {Ana} is her id."""
        return f"/match/{self.match}{route.format(**self.players)}"

    def record(self, entry: HandCounted | RoundEnded | RoundScored) -> str:
        return self.tableside.ledger.record(self.match, entry, self.tableside.now(), "")

    def left(self, name: str, number: int = 1) -> Left | None:
        state = self.tableside.ledger.match(self.match)
        return state.round(number).left.get(self.players[name])

    @property
    def uploads(self) -> list[Path]:
        return list(self.tableside.upload_dir.iterdir())


MakeTable = Callable[..., Table]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[MakeTable]:
    opened: list[Tableside] = []

    def make(
        game: str = "mexican-train", readings: dict[bytes, Reading] | None = None, **changes: int | str | bool
    ) -> Table:
        tableside = build(tmp_path)
        opened.append(tableside)
        at = tableside.now()
        names = ("Ana", "Ben", "Cy", "Dee")
        players = {name: tableside.ledger.add_player(name, at).id for name in names}
        match = tableside.ledger.start_match(game, "", changes, list(players.values()), at, "")
        reader: ToldReader | PhotoReader = PhotoReader() if readings is None else ToldReader(readings)
        tableside.__dict__["reader"] = reader  # in place of the one it would build
        return Table(tableside, match, players, reader)

    yield make
    for tableside in opened:
        tableside.close()


def ends(table: Table, who: str = "Ben", number: int = 1) -> None:
    table.record(RoundEnded(number, "out", table.players[who], {"last_tile": "other"}))


async def send_photo(phone: Phone, table: Table, content: bytes, error: str | None = None) -> None:
    """What the client does when a person has chosen a photo."""
    picker = next(s for s in phone.page._services._services if isinstance(s, ft.FilePicker))
    before = set(table.uploads)
    await phone.event(picker, "result", {"files": [{"id": 1, "name": "image.jpg", "size": len(content)}]})
    name = next(iter(table.tableside.desk._jobs))
    (table.tableside.upload_dir / name).write_bytes(content)
    assert set(table.uploads) - before
    await phone.event(picker, "upload", {"file_name": "image.jpg", "progress": 0.4, "error": None})
    last = {"file_name": "image.jpg", "progress": None if error else 1.0, "error": error}
    await phone.event(picker, "upload", last)
    await phone.settle()
