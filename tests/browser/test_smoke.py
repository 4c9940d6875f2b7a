"""The app comes up in a browser, alone with its server."""

from __future__ import annotations

import pytest

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
    with phone.without_a_server():
        server.restart(kill=kill)
        phone.page.wait_for_event("load", timeout=60_000)
        phone.wait_for_first_frame()
    phone.see("Tableside")
