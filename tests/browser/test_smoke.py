"""The app comes up in a browser, alone with its server."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from functools import partial

import pytest

from companion.wiring import build
from tests.browser.conftest import OpenPhone
from tests.browser.driver import Phone
from tests.browser.serving import Server


def test_the_home_screen_comes_up_without_internet(phone: Phone) -> None:
    phone.see("Tableside")
    assert phone.route == "/"
    assert phone.complaints == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_home_has_a_picture(open_phone: OpenPhone, dark: bool) -> None:
    phone = open_phone(dark=dark)
    phone.see("Tableside")
    assert phone.picture(f"home-{'dark' if dark else 'light'}").stat().st_size > 5_000


@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
def test_a_phone_comes_back_by_itself_after_the_server_did(server: Server, phone: Phone, kill: bool) -> None:
    phone.see("Tableside")
    phone.live_through(partial(server.restart, kill=kill))
    phone.see("Tableside")


def test_letters_that_our_font_lacks_are_asked_for_once(server: Server, open_phone: OpenPhone) -> None:
    server.stop()
    home, at = build(server.data), datetime(2026, 11, 29, tzinfo=UTC)
    players = [home.ledger.add_player(name, at).id for name in ("שרה", "👵")]
    home.ledger.start_match("mexican-train", "", {}, players, at, players[0])
    home.close()
    server.start()
    phone = open_phone("/settings")
    asked: Counter[str] = Counter()
    phone.page.on(
        "request", lambda request: asked.update([request.url] if "/fonts/noto" in request.url else [])
    )
    phone.go("/")
    phone.see("Mexican Train")
    phone.page.wait_for_timeout(2_000)
    assert asked, "nothing on this screen lacks a letter any more: choose other names"
    assert set(asked.values()) == {1}


def test_a_page_that_is_loaded_again_is_uncovered_at_once(phone: Phone) -> None:
    """Not by the clock that uncovers a page from which nothing came."""
    phone.see("Tableside")
    phone.page.reload()
    phone.page.locator("flt-semantics").first.wait_for(state="attached", timeout=60_000)
    phone.page.locator("body.there").wait_for(state="attached", timeout=4_000)
