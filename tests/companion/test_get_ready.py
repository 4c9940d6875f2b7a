"""When a match opens, what its first photo and its first search would wait for is made."""

from __future__ import annotations

import threading

import pytest

from companion import librarian
from companion.ledger.state import Cut
from rules.books import Book, load
from rules.pieces import SETS
from tests.companion.flows.shown import reading_of
from tests.companion.scoring_table import PICTURE, PLAIN_JPEG, MakeTable, Table, ToldReader


def teach(here: Table, piece_set: str, mark: str | int) -> None:
    photo = here.tableside.photos.keep(here.match, 1, "", PLAIN_JPEG, reading_of("1-2"), here.tableside.now())
    here.tableside.exemplars.keep(piece_set, [Cut(mark, PICTURE)], photo, here.tableside.now())


def prepared(here: Table) -> list[str]:
    assert isinstance(here.reader, ToldReader)
    return [own.box.name for own in here.reader.prepared]


@pytest.mark.parametrize("route", ["", "/round/1"])
async def test_it_is_looked_at_once_however_often_the_match_is_opened(table: MakeTable, route: str) -> None:
    here = table(readings={})
    teach(here, "double-12", 3)
    for _ in range(2):
        async with here.phone(route) as phone:
            await phone.settle(0.3)
    assert prepared(here) == ["double-12"]


async def test_a_set_that_nobody_taught_needs_no_preparing(table: MakeTable) -> None:
    here = table(readings={})
    teach(here, "uno-dice", str(SETS["uno-dice"].faces[0]))
    async with here.phone("") as phone:
        await phone.settle(0.3)
    assert prepared(here) == []


@pytest.mark.parametrize("route", ["", "/referee"])
async def test_the_rule_book_is_made_ready_to_be_searched_when_its_match_opens(
    table: MakeTable, monkeypatch: pytest.MonkeyPatch, route: str
) -> None:
    asked: list[str] = []

    def prepare(book: Book) -> bool:
        asked.append(f"{book.game} {threading.current_thread().name}")
        return len(asked) < 3

    monkeypatch.setattr(librarian, "prepare", prepare)
    here = table(readings={})
    for _ in range(2):
        async with here.phone(route) as phone:
            await phone.settle(0.3)
    assert asked == ["mexican-train librarian_0"] * 3  # piece by piece, once, and off the event loop


async def test_a_book_is_made_ready_once_in_each_language_that_it_is_read_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(librarian, "prepare", lambda book: asked.append(book.language))
    own = librarian.Librarian()
    for language in ("en", "nl", "en", "nl"):
        await own.prepare(load("doubles", language))
    own.close()
    assert asked == ["en", "nl"]
