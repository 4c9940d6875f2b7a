"""Searching while one types, on a phone without a browser."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion import app
from companion.parts.search_field import PAUSE_S
from companion.wiring import Tableside, build
from rules import lookup
from tests.companion.bench import Phone

BOOK = "What do you want to know?"


@pytest.fixture
def tableside(tmp_path: Path) -> Iterator[Tableside]:
    home = build(tmp_path)
    yield home
    home.close()


async def test_words_are_looked_up_once_typing_pauses(tableside: Tableside) -> None:
    async with Phone(app.start(tableside), "/book/mexican-train") as phone:
        phone.session.apply_patch(phone.field(BOOK)._i, {"value": "who shuffles"})
        typing = phone.event(phone.field(BOOK), "change", "who shuffles")
        assert "q=" not in phone.page.route
        await typing
        await phone.settle(PAUSE_S)
        assert phone.page.route == "/book/mexican-train?q=who+shuffles"
        await phone.tap("search-clear")
        assert phone.page.route == "/book/mexican-train"
        assert phone.field(BOOK).value == ""


async def test_a_search_does_not_follow_to_another_screen(tableside: Tableside) -> None:
    async with Phone(app.start(tableside), "/book/mexican-train") as phone:
        await phone.type(BOOK, "who shuffles")
        await phone.tap("back")
        await phone.settle(PAUSE_S)
        assert phone.page.route == "/"


async def test_the_late_echo_of_an_older_address_changes_nothing(
    tableside: Tableside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Phone(app.start(tableside), "/book/mexican-train") as phone:
        answer = phone.wire._answer
        monkeypatch.setattr(phone.wire, "_answer", _quiet(answer))
        for words, clause in (("who shuffles", "MT-2.10"), ("MT-5.6", "MT-5.6")):
            await phone.submit(BOOK, words)
            await phone.comes(f"clause-{clause}")
        for route in ("/book/mexican-train?q=who+shuffles", "/book/mexican-train?q=MT-5.6"):
            await phone.go(route)
            assert next(i for i in phone.identifiers() if i.startswith("clause-")) == "clause-MT-5.6"
        await phone.go("/book/mexican-train?q=who%20shuffles")  # and this is no echo any more
        assert next(i for i in phone.identifiers() if i.startswith("clause-")) == "clause-MT-2.10"


@pytest.fixture
def slow_find(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """In a process that has looked nothing up yet, a look-up that goes on when it is let."""
    monkeypatch.setattr(lookup, "_LEARNT", {})
    may_go_on = threading.Event()
    index = lookup.Index

    def slowly(*told: Any) -> Any:
        assert may_go_on.wait(20)
        return index(*told)

    monkeypatch.setattr(lookup, "Index", slowly)
    yield may_go_on
    may_go_on.set()


async def test_a_search_that_takes_long_says_so_and_the_screen_goes_on(
    tableside: Tableside, slow_find: threading.Event
) -> None:
    async with Phone(app.start(tableside), "/book/doubles?q=who%20shuffles") as phone:
        assert "searching" not in phone.identifiers()  # not for what may be there in a moment
        await phone.comes("searching")
        assert "search-clear" in phone.identifiers()
        await phone.submit(BOOK, "DB-5.1")  # people do not wait with their next words
        slow_find.set()
        await phone.comes("clause-DB-5.1")
        assert next(i for i in phone.identifiers() if i.startswith("clause-")) == "clause-DB-5.1"
        assert "searching" not in phone.identifiers()


def _quiet(answer: Any) -> Any:
    """A browser that goes where it is told, and says so later."""
    return lambda name, told: None if name == "push_route" else answer(name, told)
