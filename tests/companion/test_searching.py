"""Searching while one types, on a phone without a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion import app
from companion.parts.search_field import PAUSE_S
from companion.wiring import Tableside, build
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
        for words in ("who shuffles", "MT-5.6"):
            await phone.submit(BOOK, words)
        for route in ("/book/mexican-train?q=who+shuffles", "/book/mexican-train?q=MT-5.6"):
            await phone.go(route)
            assert next(i for i in phone.identifiers() if i.startswith("clause-")) == "clause-MT-5.6"
        await phone.go("/book/mexican-train?q=who%20shuffles")  # and this is no echo any more
        assert next(i for i in phone.identifiers() if i.startswith("clause-")) == "clause-MT-2.10"


def _quiet(answer: Any) -> Any:
    """A browser that goes where it is told, and says so later."""
    return lambda name, told: None if name == "push_route" else answer(name, told)
