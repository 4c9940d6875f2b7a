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


def test_undo_stays_with_its_act_and_says_what_it_takes_back(phone: Phone) -> None:
    table = Table(phone)
    match = table.start("doubles", "Ana", "Ben")
    table.begin(1)
    table.type_hand("Ana", "12", 12)
    undo = phone.by_id("undo")
    expect(undo.first).to_have_text("Undo: Ana has 12 left.", timeout=PATIENCE_MS)
    phone.back()  # to the hand, which is where it was done
    phone.wait_for_route(".*/hand/[a-z0-9]+")
    phone.go(match)
    expect(undo).to_have_count(0)
    table.main("Go on with round 1")
    phone.wait_for_route(f"{match}/round/1")
    table.type_hand("Ben", "5", 5)
    table.tap("undo")
    phone.see("Undone: “Ben has 5 left.”")
    table.tap("back")
    phone.wait_for_route(match)
    phone.see_no("Undone", timeout_ms=4_000)
