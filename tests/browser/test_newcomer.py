"""Where somebody stumbled who used the app for the first time."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.driver import PATIENCE_MS, Phone
from tests.browser.table import Table


def test_seats_are_still_taken_after_a_look_back(phone: Phone) -> None:
    table = Table(phone)
    table.start("doubles", "Ana", "Ben")
    phone.go("/new/doubles")
    table.tap("seat-Ben")
    table.tap("seat-Ana")
    expect(phone.button("Start with Ben and Ana")).to_be_attached(timeout=PATIENCE_MS)
    phone.reload()
    expect(phone.button("Start with Ben and Ana")).to_be_attached(timeout=PATIENCE_MS)
    table.tap("back")
    phone.wait_for_route("/new")
    table.tap("game-mexican-train")
    phone.wait_for_route("/new/mexican-train")
    expect(phone.button("Start with Ben and Ana")).to_be_attached(timeout=PATIENCE_MS)
