"""A phone whose server went away says so in its own words, and comes back by itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPhone
from tests.browser.driver import FIRST_FRAME_MS, PATIENCE_MS, Phone
from tests.browser.serving import Server
from tests.browser.table import Table

SOON_MS = 15_000  # the notice, on a busy machine; its own patience is 2 s


def notice(phone: Phone) -> Locator:
    return phone.page.get_by_role("alertdialog")


@pytest.mark.parametrize(
    ("language", "dark", "says", "again"),
    [
        pytest.param("en-GB", False, "The connection to Tableside is lost", "Try again", id="english"),
        pytest.param(
            "nl-BE", True, "De verbinding met Tableside is weg", "Probeer opnieuw", id="dutch, dark"
        ),
    ],
)
def test_the_loss_is_told_in_the_language_of_the_phone_and_mended_by_itself(
    server: Server, open_phone: OpenPhone, language: str, dark: bool, says: str, again: str
) -> None:
    phone = open_phone("/book/mexican-train?q=MT-5.6", dark=dark, language=language)
    phone.see("MT-5.6")
    with phone.without_a_server():
        server.stop()
        expect(notice(phone)).to_contain_text(says, timeout=SOON_MS)  # while Flet tries again and again
        ground = notice(phone).evaluate("node => getComputedStyle(node).backgroundColor")
        assert ground == ("rgb(20, 23, 21)" if dark else "rgb(250, 247, 240)")  # the app's own ground
        phone.picture(f"lost-{language}")
        phone.page.get_by_role("button", name=again).click()  # nobody answers yet
        expect(phone.page.get_by_role("button", name=again)).to_be_enabled()
        expect(notice(phone)).to_be_visible()
        server.start()
        phone.page.wait_for_event("load", timeout=FIRST_FRAME_MS)
        phone.wait_for_first_frame()
    expect(notice(phone)).to_be_hidden()
    phone.see("MT-5.6")
    assert phone.page.url.endswith("/book/mexican-train?q=MT-5.6")


def test_a_phone_that_was_out_of_range_comes_back_to_its_screen(phone: Phone) -> None:
    """Its websocket is told nothing: packets just go nowhere."""
    match = Table(phone).start("doubles", "Ana", "Ben")
    with phone.without_a_server():
        phone.page.route("**/healthz", lambda route: route.abort())
        expect(notice(phone)).to_be_visible(timeout=PATIENCE_MS)
        phone.page.wait_for_timeout(11_000)
        phone.page.unroute("**/healthz")
        phone.page.wait_for_event("load", timeout=FIRST_FRAME_MS)
        phone.wait_for_first_frame()
    expect(notice(phone)).to_be_hidden()
    phone.wait_for_route(re.escape(match))
    phone.see("Round 1")


def test_a_short_silence_leaves_the_page_as_it_is(phone: Phone) -> None:
    phone.see("Tableside")
    phone.page.evaluate("window.mark = 'the same page'")
    with phone.without_a_server():
        phone.page.route("**/healthz", lambda route: route.abort())
        expect(notice(phone)).to_be_visible(timeout=PATIENCE_MS)
        phone.page.unroute("**/healthz")
        expect(notice(phone)).to_be_hidden(timeout=PATIENCE_MS)
    assert phone.page.evaluate("window.mark") == "the same page"
